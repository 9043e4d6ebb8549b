import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import type { ChartNote } from '../api/chart.gen.ts';
import { isSignatureIntact } from './content-hash.ts';
import { cosignNeed } from '../rules/index.ts';
import { excerptOf } from './excerpt-of.ts';
import type { Note, Texts } from './notes.sql.ts';
import { readParts, type PartName, type PartRows } from './parts/parts.sql.ts';
import { readCosignRules } from './signing/cosign-rules.sql.ts';
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

/** How much of the two texts the asked-for fields need. */
export function textsOf(fields: ReadonlySet<string>): Texts {
  if (['note', 'nurse_note', 'signature_intact', 'missing'].some((field) => fields.has(field))) return 'whole';
  return fields.has('excerpt') ? 'beginning' : 'none';
}

/** Notes as the contract answers them: only what was asked for is read, all of it of all notes together. */
export async function shapeNotes(
  ctx: RequestContext,
  notes: readonly Note[],
  fields: ReadonlySet<string>,
): Promise<ChartNote[]> {
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
      ...shape(note, fields),
      ...(await shapeParts(ctx, note, parts.get(note.id)!, fields)),
      cosign_mode: cosignNeed(ruleOf(note.author_id), ruleOf(note.signer_id ?? userId), note.signer_id ?? userId).mode,
      signature_intact: fields.has('signature_intact') ? await isSignatureIntact(ctx.app, note) : null,
    })),
  );
}

function shape(note: Note, fields: ReadonlySet<string>) {
  const { patient } = note;
  return {
    ...note,
    clinic_patient_id: note.patient_id,
    clinic_patient: { ...patient, user_patient_id: String(patient.record_number) },
    clinic_user_id: note.author_id,
    author_name: personName(note.author),
    editor_name: personName(note.editor),
    en_counter_mode: note.encounter_mode,
    chart_note_record_name: note.record_name,
    excerpt: fields.has('excerpt') ? excerptOf(note.note) || excerptOf(note.nurse_note) : '',
    signed_hash: note.signed_hash?.toString('hex') ?? null,
    create_time: note.created_time,
    update_time: note.updated_time,
    nonMedical: note.non_medical,
    pinned: note.is_pinned,
  };
}

async function shapeParts(ctx: RequestContext, note: Note, parts: PartRows, fields: ReadonlySet<string>) {
  const warned = note.signed_time === null && (fields.has('diagnosis.warning') || fields.has('cpts.warning'));
  const [warnings, missing] = await Promise.all([
    warned ? codeWarnings(ctx, note, parts) : null,
    fields.has('missing') ? noteGapsOf(ctx, note, parts) : [],
  ]);
  const instant = (text: string): Date => new Date(text);
  return {
    ...parts,
    missing,
    diagnosis: parts.diagnosis.map((row, at) => ({
      ...row,
      is_primary: at === 0,
      warning: warnings?.icd.get(row.icd_code) ?? null,
    })),
    cpts: parts.cpts.map((row) => ({ ...row, warning: warnings?.cpt.get(row.cpt_code) ?? null })),
    handouts: parts.handouts.map((row) => ({
      ...row,
      given_time: instant(row.given_time),
      sent_time: row.sent_time === null ? null : instant(row.sent_time),
    })),
    attachments: parts.attachments.map((row) => ({
      ...row,
      path: `/api/chart/attachments/${row.id}`,
      added_time: instant(row.added_time),
    })),
    comments: parts.comments.map((row) => ({ ...row, create_time: instant(row.create_time) })),
    addenda: parts.addenda.map((row) => ({ ...row, create_time: instant(row.create_time) })),
  };
}
