import { recordChange } from '#audit/server';
import { announce } from '#platform/outbox.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { lockNote, updateNote } from '../notes.sql.ts';
import { noNote } from '../parts/lock-open-note.ts';

/** Signs a signed note as the second one. NOT_WAITING where no cosignature is asked for, NOT_COSIGNER where it is not the caller’s to give. */
export async function cosignNote(request: Request, id: string): Promise<null | Refusal> {
  const { actor, now, house } = request;
  return house.database.transaction(async (tx) => {
    const note = await lockNote(tx, actor.clinicId, id);
    if (note === null) return noNote();
    if (note.cosign_state === 'done' && note.cosigner_id === actor.userId) return null;
    if (note.cosign_state !== 'waiting')
      return refuse('NOT_WAITING', 'This note waits for no cosignature.', 'Nothing to cosign');
    if (note.signer_id === actor.userId || (note.cosigner_id !== null && note.cosigner_id !== actor.userId))
      return refuse('NOT_COSIGNER', 'Somebody else is to cosign this note.', 'Not allowed');
    const change = {
      cosign_state: 'done' as const,
      cosigner_id: actor.userId,
      cosigner_name: actor.name,
      cosigned_time: now,
    };
    await updateNote(tx, note, change, now);
    await recordChange(tx, request, {
      action: 'sign',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
      changes: { cosigned_by: { before: null, after: actor.name } },
    });
    await announce(tx, {
      clinicId: actor.clinicId,
      topic: 'chart.note-changed',
      body: { id, patient_id: note.patient_id, signed: true, version: note.version + 1, part: 'cosign' },
    });
    return null;
  });
}
