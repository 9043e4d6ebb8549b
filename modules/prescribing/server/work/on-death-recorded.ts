import { holdPatient } from '#patients/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { withdrawUnsent } from '../network/index.ts';
import { endWithdrawn } from '../take-network-message.ts';

const REASON = 'The patient is recorded as deceased.';

/**
 * Withdraws a deceased patient's waiting prescriptions. Those that may have been sent stay unchanged, for a prescriber
 * to cancel.
 */
export async function onDeathRecorded(
  app: App,
  tx: Tx,
  { clinicId, body }: Pick<OutboxEvent, 'clinicId' | 'body'>,
): Promise<void> {
  const patientId = String(body['id']);
  const now = app.clock();
  await holdPatient(tx, clinicId, patientId);
  const waiting = await tx
    .selectFrom('prescribing.prescription')
    .select(['message_id', 'network_message_id'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('state', '=', 'Waiting')
    .where('deleted_time', 'is', null)
    .execute();
  for (const { message_id: messageId, network_message_id: id } of waiting)
    if (id !== null && (await withdrawUnsent(tx, clinicId, id, now)))
      await endWithdrawn(tx, { app, clinicId, now }, messageId, REASON);
}
