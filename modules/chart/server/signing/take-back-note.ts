import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noteTextForms } from '../../rules/index.ts';
import { lockNote } from '../notes.sql.ts';
import { noNote } from '../parts/lock-open-note.ts';
import { notAuthor } from '../save-note.ts';

/** Marks a signed note as withdrawn, with a reason; the content stays. Only its signer may do this; idempotent. */
export async function takeBackNote(ctx: RequestContext, id: string, reason: string): Promise<null | DomainError> {
  const { actor, now, app } = ctx;
  const checked = checkInput(noteTextForms().reason, { reason }, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const note = await lockNote(tx, actor.clinicId, id);
    if (note === null) return noNote();
    if (note.signed_time === null)
      return domainError('NOTE_UNSIGNED', 'This note is not signed. Delete it instead.', 'Not signed');
    if (note.signer_id !== actor.userId) return notAuthor();
    if (note.withdrawn_time !== null) return null;
    await sql`
      update chart.chart_note set withdrawn_time = ${now}, withdrawn_by = ${actor.userId}, withdrawn_name = ${actor.name},
        withdrawn_reason = ${checked.value.reason}, version = version + 1, updated_time = ${now}
      where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
      changes: { taken_back: { before: null, after: checked.value.reason } },
    });
    await publish(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: { id, patient_id: note.patient_id, signed: true, version: note.version + 1, part: 'withdrawn' },
    });
    return null;
  });
}
