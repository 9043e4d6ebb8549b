import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { mayWriteNote } from '../../rules/index.ts';
import { notAuthor, noteSigned } from '../save-note.ts';

const table = clinicTable('chart.chart_note', [
  'id',
  'patient_id',
  'author_id',
  'event_id',
  'service_date',
  'non_medical',
  'version',
  'parts_version',
  'signed_time',
  'deleted_time',
]);
type NoteRow = RowOfTable<typeof table>;

/** An unsigned note that is locked for the rest of the transaction: nobody signs it or changes what hangs on it meanwhile. */
export type OpenNote = Omit<NoteRow, 'signed_time' | 'deleted_time'>;

/** Locks a note whatever its state; null where the clinic has none of that id, or it is deleted. */
export async function lockNoteRow(tx: Tx, clinicId: string, noteId: string): Promise<NoteRow | null> {
  const note = await table.lock(tx, { clinicId }, noteId);
  return note?.deleted_time === null ? note : null;
}

/**
 * Locks an unsigned note of the clinic for a write of something that hangs on it, and counts that write: whoever signs meanwhile is told
 * that what they saw is old. NOT_FOUND for another clinic's, a deleted one, or another patient's than `patientId`; NOTE_SIGNED.
 * Whether the caller may write what they write is the caller's matter.
 */
export async function lockOpenNote(
  tx: Tx,
  ctx: RequestContext,
  noteId: string,
  patientId?: string,
): Promise<OpenNote | DomainError> {
  const note = await lockUnsignedNote(tx, ctx, noteId);
  if (isDomainError(note)) return note;
  if (patientId !== undefined && note.patient_id !== patientId) return noNote();
  return countChange(tx, ctx, note, null);
}

/** The same without counting a write, for those who first look whether there is any. */
export async function lockUnsignedNote(
  tx: Tx,
  { actor }: RequestContext,
  noteId: string,
): Promise<OpenNote | DomainError> {
  const note = await lockNoteRow(tx, actor.clinicId, noteId);
  if (note === null) return noNote();
  return note.signed_time === null ? note : noteSigned();
}

/** The same for somebody who has to have the right to write in this author's notes. */
export async function lockOwnNote(tx: Tx, ctx: RequestContext, noteId: string): Promise<OpenNote | DomainError> {
  const note = await lockUnsignedNote(tx, ctx, noteId);
  if (isDomainError(note)) return note;
  return mayWriteNote(ctx.actor, note.author_id) ? note : notAuthor();
}

/** Counts a change of what hangs on a locked note, and tells everybody who has it open; `part` is the list that changed. */
export async function countChange(
  tx: Tx,
  { actor, now }: RequestContext,
  note: OpenNote,
  part: string | null,
): Promise<OpenNote> {
  const { rows } = await columnsOf('chart.chart_note', ['parts_version'])
    .returned(sql`update chart.chart_note n set parts_version = parts_version + 1, updated_time = ${now},
      has_diagnosis = exists (select 1 from chart.note_diagnosis d
        where d.clinic_id = n.clinic_id and d.note_id = n.id and d.deleted_time is null),
      has_procedure = exists (select 1 from chart.note_procedure p
        where p.clinic_id = n.clinic_id and p.note_id = n.id and p.deleted_time is null)
    where clinic_id = ${actor.clinicId} and id = ${note.id}`)
    .execute(tx);
  const { parts_version } = rows[0]!;
  await publish(tx, {
    clinicId: actor.clinicId,
    topic: 'chart.note-changed',
    body: { id: note.id, patient_id: note.patient_id, signed: false, version: note.version, part, parts_version },
  });
  return { ...note, parts_version };
}

/** NOT_FOUND: there is no such note. */
export function noNote(): DomainError {
  return notFound('note');
}
