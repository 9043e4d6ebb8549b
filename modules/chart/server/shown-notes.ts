import type { RequestContext } from '#platform/request-context.ts';
import { isSignatureIntact } from './content-hash.ts';
import { cosignNeed, type NoteGap } from '../rules/index.ts';
import type { Note, Texts } from './notes.sql.ts';
import { type DiagnosisRow, readParts, type PartName, type PartRows, type ProcedureRow } from './parts/parts.sql.ts';
import { type CosignRule, readCosignRules } from './signing/cosign-rules.sql.ts';
import { codeWarnings, noteGapsOf } from './signing/note-gaps-of.ts';

const PARTS: readonly PartName[] = [
  'diagnosis',
  'cpts',
  'drugs',
  'supplements',
  'handouts',
  'attachments',
  'comments',
  'addenda',
  'copied',
];
const FOR_GAPS: readonly PartName[] = ['diagnosis', 'cpts', 'drugs', 'supplements', 'copied'];

/** Returns how much of the two texts the requested fields need. */
export function textsOf(fields: ReadonlySet<string>): Texts {
  if (['note', 'nurse_note', 'signature_intact', 'missing'].some((field) => fields.has(field))) return 'whole';
  return fields.has('excerpt') ? 'beginning' : 'none';
}

/** A note with the requested related data. */
export interface ShownNote extends Note, PartRows {
  diagnosis: (DiagnosisRow & { is_primary: boolean; warning: string | null })[];
  cpts: (ProcedureRow & { warning: string | null })[];
  missing: NoteGap[];
  cosign_mode: CosignRule['cosign_mode'];
  signature_intact: boolean | null;
}

/** Loads the requested data of notes, in batches for all notes together. */
export async function shownNotes(
  ctx: RequestContext,
  notes: readonly Note[],
  fields: ReadonlySet<string>,
): Promise<ShownNote[]> {
  const { kysely } = ctx.app.database;
  const { clinicId, userId } = ctx.actor;
  const names = PARTS.filter((name) => fields.has(name) || (fields.has('missing') && FOR_GAPS.includes(name)));
  const [parts, rules] = await Promise.all([
    readParts(
      kysely,
      clinicId,
      notes.map(({ id }) => id),
      names,
    ),
    fields.has('cosign_mode')
      ? readCosignRules(kysely, clinicId, [...new Set([userId, ...notes.map(({ author_id }) => author_id)])])
      : [],
  ]);
  const ruleOf = (authorId: string) => rules.find(({ author_id }) => author_id === authorId) ?? null;
  return Promise.all(
    notes.map(async (note) => ({
      ...note,
      ...(await shownParts(ctx, note, parts.get(note.id)!, fields)),
      cosign_mode: cosignNeed(ruleOf(note.author_id), ruleOf(note.signer_id ?? userId), note.signer_id ?? userId).mode,
      signature_intact: fields.has('signature_intact') ? await isSignatureIntact(ctx.app, note) : null,
    })),
  );
}

async function shownParts(ctx: RequestContext, note: Note, parts: PartRows, fields: ReadonlySet<string>) {
  const warned = note.signed_time === null && (fields.has('diagnosis.warning') || fields.has('cpts.warning'));
  const [warnings, missing] = await Promise.all([
    warned ? codeWarnings(ctx, note, parts) : null,
    fields.has('missing') ? noteGapsOf(ctx, note, parts) : [],
  ]);
  return {
    ...parts,
    missing,
    diagnosis: parts.diagnosis.map((row, at) => ({
      ...row,
      is_primary: at === 0,
      warning: warnings?.icd.get(row.icd_code) ?? null,
    })),
    cpts: parts.cpts.map((row) => ({ ...row, warning: warnings?.cpt.get(row.cpt_code) ?? null })),
  };
}
