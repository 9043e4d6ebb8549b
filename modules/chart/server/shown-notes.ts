import type { RequestContext } from '#platform/request-context.ts';
import { isSignatureIntact } from './content-hash.ts';
import { loadWholeNote } from './reading/load-whole-note.ts';
import { cosignNeed, type NoteGap } from '../rules/index.ts';
import type { Note, Texts } from './notes.sql.ts';
import {
  type DiagnosisRow,
  readParts,
  type PartName,
  type PartRows,
  type ProcedureRow,
  withEmptyParts,
} from './parts/parts.sql.ts';
import { type CosignRule, readCosignRules } from './signing/cosign-rules.sql.ts';
import { codeWarnings, noteGapsOf } from './signing/note-gaps-of.ts';
import { SIGNED_LISTS } from './signing/note-parts.ts';
import type { WholeNote } from './whole-note.sql.ts';

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

function listsOf(fields: ReadonlySet<string>): PartName[] {
  return PARTS.filter((name) => fields.has(name) || (fields.has('missing') && FOR_GAPS.includes(name)));
}

/** Reads one note with the requested data that needs no further statement; none if it doesn't exist. */
export async function readShown(
  ctx: RequestContext,
  id: string,
  fields: ReadonlySet<string>,
  texts: Texts,
): Promise<WholeNote[]> {
  const isVerified = fields.has('signature_intact');
  const names = isVerified ? [...new Set([...listsOf(fields), ...SIGNED_LISTS, 'addenda' as const])] : listsOf(fields);
  const note = await loadWholeNote(ctx, id, { texts, names, isVerified });
  return note === null ? [] : [note];
}

/** Loads the requested data of notes, in batches for all notes together, unless it was read with the note. */
export async function shownNotes(
  ctx: RequestContext,
  notes: readonly (Note | WholeNote)[],
  fields: ReadonlySet<string>,
): Promise<ShownNote[]> {
  const [first] = notes;
  if (first !== undefined && 'content' in first) return [await shownWith(ctx, first, fields)];
  const { kysely } = ctx.app.database;
  const { clinicId, userId } = ctx.actor;
  const names = listsOf(fields);
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
  return Promise.all(
    notes.map(async (note) => ({
      ...note,
      ...(await shownParts(ctx, note, parts.get(note.id)!, fields)),
      cosign_mode: cosignModeOf(note, rules, userId),
      signature_intact: fields.has('signature_intact') ? await isSignatureIntact(ctx.app, note) : null,
    })),
  );
}

async function shownWith(
  ctx: RequestContext,
  { content, ...note }: WholeNote,
  fields: ReadonlySet<string>,
): Promise<ShownNote> {
  const [parts, intact] = await Promise.all([
    shownParts(ctx, note, withEmptyParts(content.parts), fields),
    fields.has('signature_intact') ? isSignatureIntact(ctx.app, note, content) : null,
  ]);
  const cosign_mode = cosignModeOf(note, content.rules, ctx.actor.userId);
  return { ...note, ...parts, cosign_mode, signature_intact: intact };
}

function cosignModeOf(note: Note, rules: readonly CosignRule[], userId: string): CosignRule['cosign_mode'] {
  const ruleOf = (authorId: string) => rules.find(({ author_id }) => author_id === authorId) ?? null;
  const signerId = note.signer_id ?? userId;
  return cosignNeed(ruleOf(note.author_id), ruleOf(signerId), signerId).mode;
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
