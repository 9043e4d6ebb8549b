import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { AnsweredMessage, NetworkContext, RxFill } from '../network/index.ts';
import { type ChangedPrescription, publishPrescription } from './record-prescription.ts';

/**
 * Saves a pharmacy's dispensing report unless a newer one is known, by the time written; a report also confirms that
 * the pharmacy has the prescription. Returns why it was not saved: no such prescription, or another patient's name or
 * birth date.
 */
export async function takeFill(
  tx: Tx,
  { clinicId, now, prescriberId }: NetworkContext,
  { header, patient, fill }: RxFill,
  inReplyTo: AnsweredMessage | null,
): Promise<{ text: string; prescriptionId: string | null } | null> {
  const number = /^\d{1,9}$/.test(header.orderNumber ?? '') ? Number(header.orderNumber) : null;
  const { rows } = await sql<ChangedPrescription & { is_same: boolean }>`
    select r.id, r.patient_id, r.note_id,
      lower(p.last_name) = lower(${patient.name.lastName}) and p.date_of_birth::text = ${patient.dateOfBirth} as is_same
    from prescribing.prescription r join prescribing.rx_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
    where r.clinic_id = ${clinicId} and r.deleted_time is null and (r.id = ${inReplyTo?.prescriptionId ?? null}::uuid
      or (${inReplyTo === null} and r.prescriber_id = ${prescriberId} and r.order_number = ${number}::int))`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined)
    return { text: 'A pharmacy reported a fill of an unknown prescription.', prescriptionId: null };
  if (!row.is_same)
    return { text: 'A pharmacy reported a fill under another patient’s name or birth date.', prescriptionId: row.id };
  const written = Date.parse(header.sentTime);
  const time = Number.isNaN(written) ? now : new Date(Math.min(written, now.getTime()));
  const { rows: kept } = await sql`
    update prescribing.prescription set fill_state = ${fill.type}, fill_time = ${time}, fill_note = ${fill.note ?? null},
      state = case when state in ('Waiting', 'Queued', 'Unknown', 'Failed') then 'Confirmed' else state end,
      state_time = case when state in ('Waiting', 'Queued', 'Unknown', 'Failed') then ${now}::timestamptz else state_time end,
      problem = null, updated_time = ${now}, version = version + 1
    where clinic_id = ${clinicId} and id = ${row.id} and (fill_time is null or fill_time <= ${time})
    returning id`.execute(tx);
  if (kept.length > 0) await publishPrescription(tx, clinicId, row);
  return null;
}
