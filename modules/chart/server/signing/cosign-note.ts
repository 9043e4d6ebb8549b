import { recordChange } from '#audit/server';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockNote, updateNote } from '../notes.sql.ts';
import { noNote } from '../parts/lock-open-note.ts';
import { readCosignRules } from './cosign-rules.sql.ts';

/**
 * Adds the second signature to a signed note. NOT_WAITING if no cosignature is requested, NOT_COSIGNER if the user may
 * not give it: their own note or signature, a note assigned to another cosigner, or a user whose own notes need a
 * cosignature.
 */
export async function cosignNote(ctx: RequestContext, id: string): Promise<null | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockNote(tx, actor.clinicId, id);
    if (note === null) return noNote();
    if (note.cosign_state === 'done' && note.cosigner_id === actor.userId) return null;
    if (note.cosign_state !== 'waiting')
      return domainError('NOT_WAITING', 'This note is not waiting for a cosignature.', 'Nothing to cosign');
    if (note.signer_id === actor.userId || (note.cosigner_id !== null && note.cosigner_id !== actor.userId))
      return notCosigner('This note is waiting for someone else’s cosignature.');
    const rules = await readCosignRules(tx, actor.clinicId, [actor.userId]);
    const isNamed = note.cosigner_id === actor.userId;
    if (!isNamed && rules.some(({ cosign_mode }) => cosign_mode === 'required'))
      return notCosigner(
        note.author_id === actor.userId
          ? 'You can’t cosign your own note.'
          : 'You can’t cosign for others because your own notes need a cosignature.',
      );
    const change = {
      cosign_state: 'done' as const,
      cosigner_id: actor.userId,
      cosigner_name: actor.name,
      cosigned_time: now,
    };
    await updateNote(tx, note, change, now);
    await recordChange(tx, ctx, {
      action: 'sign',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
      changes: { cosigned_by: { before: null, after: actor.name } },
    });
    await publish(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: { id, patient_id: note.patient_id, signed: true, version: note.version + 1, part: 'cosign' },
    });
    return null;
  });
}

function notCosigner(message: string): DomainError {
  return domainError('NOT_COSIGNER', message, 'Not allowed');
}
