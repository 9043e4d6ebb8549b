import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { mayWriteSoapNote } from '../rules/index.ts';
import { JOINED, NOTE, type Note } from './notes.sql.ts';
import { noNote } from './parts/lock-open-note.ts';
import { notAuthor, noteSigned } from './save-note.ts';

const REFUSALS = refusals({
  note_of_event: () => domainError('NOTE_EXISTS', 'Another note was opened for this appointment.', 'Not possible'),
});

/** Deletes an unsigned note, or restores it; idempotent. Allowed for its author and for users who may sign. */
export async function deleteNote(ctx: RequestContext, id: string, deleted: boolean): Promise<Note | DomainError> {
  const { actor, now, app } = ctx;
  try {
    return await app.database.transaction(async (tx) => {
      const note = await findAny(tx, actor.clinicId, id);
      if (note === null) return noNote();
      if (note.signed_time !== null) return noteSigned();
      if (!mayWriteSoapNote(actor, note.author_id)) return notAuthor();
      if ((note.deleted_time !== null) === deleted) return note;
      await sql`
        update chart.chart_note set deleted_time = ${deleted ? now : null}::timestamptz, version = version + 1, updated_time = ${now}
        where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
      await recordChange(tx, ctx, {
        action: deleted ? 'delete' : 'update',
        objectType: 'chart_note',
        objectId: id,
        patientId: note.patient_id,
        changes: deleted ? null : { deleted: { before: true, after: false } },
      });
      await publish(tx, {
        clinicId: actor.clinicId,
        topic: 'chart.note-changed',
        body: { id, patient_id: note.patient_id, signed: false, version: note.version + 1, part: 'deleted' },
      });
      return (await findAny(tx, actor.clinicId, id))!;
    });
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}

/**
 * Pins a note to the top of its patient's list, or unpins it; also a signed one, since the pin is not part of the
 * signed content.
 */
export async function pinNote(ctx: RequestContext, id: string, pinned: boolean): Promise<Note | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await findAny(tx, actor.clinicId, id);
    if (note === null || note.deleted_time !== null) return noNote();
    if (note.is_pinned === pinned) return note;
    await sql`
      update chart.chart_note set is_pinned = ${pinned} where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
      changes: { pinned: { before: !pinned, after: pinned } },
    });
    await publish(tx, {
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

/** Returns a note, deleted or not, locked for the rest of the transaction. */
async function findAny(tx: Tx, clinicId: string, id: string): Promise<Note | null> {
  const { rows } = await NOTE.whole
    .select(sql`from chart.chart_note n ${JOINED}
    where n.clinic_id = ${clinicId} and n.id = ${id} for update of n`)
    .execute(tx);
  return rows[0] ?? null;
}
