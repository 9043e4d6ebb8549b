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

/**
 * An unsigned note locked for the rest of the transaction: neither the note nor its parts can be signed or changed
 * concurrently.
 */
export type OpenNote = Omit<NoteRow, 'signed_time' | 'deleted_time'>;

/** Locks a note regardless of its state; null if the clinic has no such note or it is deleted. */
export async function lockNoteRow(tx: Tx, clinicId: string, noteId: string): Promise<NoteRow | null> {
  const note = await table.lock(tx, { clinicId }, noteId);
  return note?.deleted_time === null ? note : null;
}

/**
 * Locks an unsigned note of the clinic for a write to one of its parts, and increments its parts version, so that a
 * concurrent signature fails with a version conflict. NOT_FOUND for another clinic's or a deleted note, or one of
 * another patient than `patientId`; NOTE_SIGNED. The caller checks the permission to write.
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

/** Same without incrementing the version, for callers that first check whether there is anything to write. */
export async function lockUnsignedNote(
  tx: Tx,
  { actor }: RequestContext,
  noteId: string,
): Promise<OpenNote | DomainError> {
  const note = await lockNoteRow(tx, actor.clinicId, noteId);
  if (note === null) return noNote();
  return note.signed_time === null ? note : noteSigned();
}

/** Same, and requires permission to write this author's notes. */
export async function lockOwnNote(tx: Tx, ctx: RequestContext, noteId: string): Promise<OpenNote | DomainError> {
  const note = await lockUnsignedNote(tx, ctx, noteId);
  if (isDomainError(note)) return note;
  return mayWriteNote(ctx.actor, note.author_id) ? note : notAuthor();
}

/** Increments the parts version of a locked note and notifies open pages; `part` is the changed list. */
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

/** NOT_FOUND: the note doesn't exist. */
export function noNote(): DomainError {
  return notFound('note');
}
