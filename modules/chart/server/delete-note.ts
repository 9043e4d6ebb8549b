import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { codeOf, type Tx } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { mayWriteSoapNote } from '../rules/index.ts';
import { JOINED, PEOPLE, PLAIN, TEXTS, type Note } from './notes.sql.ts';
import { noNote } from './parts/lock-open-note.ts';
import { notAuthor, noteSigned } from './save-note.ts';

/** Deletes an unsigned note, or brings it back; doing so twice changes nothing. Its author or who may sign does it. */
export async function deleteNote(request: Request, id: string, deleted: boolean): Promise<Note | Refusal> {
  const { actor, now, house } = request;
  try {
    return await house.database.transaction(async (tx) => {
      const note = await findAny(tx, actor.clinicId, id);
      if (note === null) return noNote();
      if (note.signed_time !== null) return noteSigned();
      if (!mayWriteSoapNote(actor, note.author_id)) return notAuthor();
      if ((note.deleted_time !== null) === deleted) return note;
      await sql`
        update chart.chart_note set deleted_time = ${deleted ? now : null}::timestamptz, version = version + 1, updated_time = ${now}
        where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
      await recordChange(tx, request, {
        action: deleted ? 'delete' : 'update',
        objectType: 'chart_note',
        objectId: id,
        patientId: note.patient_id,
        changes: deleted ? null : { deleted: { before: true, after: false } },
      });
      await announce(tx, {
        clinicId: actor.clinicId,
        topic: 'chart.note-changed',
        body: { id, patient_id: note.patient_id, signed: false, version: note.version + 1, part: 'deleted' },
      });
      return (await findAny(tx, actor.clinicId, id))!;
    });
  } catch (error) {
    if (codeOf(error) === '23505')
      return refuse('NOTE_EXISTS', 'Another note was opened for this appointment meanwhile.', 'Not possible');
    throw error;
  }
}

/** Pins a note to the top of its patient's list, or takes it down; a signed one too, for it is no part of what is signed. */
export async function pinNote(request: Request, id: string, pinned: boolean): Promise<Note | Refusal> {
  const { actor, house } = request;
  return house.database.transaction(async (tx) => {
    const note = await findAny(tx, actor.clinicId, id);
    if (note === null || note.deleted_time !== null) return noNote();
    if (note.is_pinned === pinned) return note;
    await sql`
      update chart.chart_note set is_pinned = ${pinned} where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
      changes: { pinned: { before: !pinned, after: pinned } },
    });
    await announce(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: {
        id,
        patient_id: note.patient_id,
        signed: note.signed_time !== null,
        version: note.version,
        part: 'pinned',
      },
    });
    return { ...note, is_pinned: pinned };
  });
}

/** A note, deleted or not, held for the rest of the transaction. */
async function findAny(tx: Tx, clinicId: string, id: string): Promise<Note | null> {
  const { rows } = await sql<Note>`
    select ${PLAIN}, ${TEXTS.whole}, ${PEOPLE} from chart.chart_note n ${JOINED}
    where n.clinic_id = ${clinicId} and n.id = ${id} for update of n`.execute(tx);
  return rows[0] ?? null;
}
