import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { NetworkContext, RxChangeRequest, RxRenewalRequest } from '../network/index.ts';
import { publishRequest } from '../records/record-request.ts';

/**
 * Stores a pharmacy request. It is matched to the prescription with its order number unless the patient's name or date
 * of birth differ, or else to the only patient with that name and birth date. Unmatched requests wait for manual
 * matching.
 */
export async function takeRequest(
  tx: Tx,
  { clinicId, now, prescriberId }: NetworkContext,
  message: RxRenewalRequest | RxChangeRequest,
): Promise<void> {
  const { header, patient, pharmacy, prescriber } = message;
  const match = await findMatch(tx, clinicId, prescriberId, message);
  const isRenewal = message.kind === 'RxRenewalRequest';
  const dispensed = isRenewal ? (message.dispensed ?? null) : null;
  const prescribed = message.prescribed ?? null;
  const id = newId();
  await tx
    .insertInto('prescribing.pharmacy_request')
    .values({
      clinic_id: clinicId,
      id,
      kind: isRenewal ? 'renewal' : 'change',
      message_id: header.messageId,
      rx_reference_number: header.rxReferenceNumber ?? '',
      order_number: header.orderNumber ?? '',
      request_code: isRenewal ? '' : message.code,
      prescription_id: match.prescriptionId,
      patient_id: match.patientId,
      prescriber_id: prescriberId,
      patient: JSON.stringify(patient),
      pharmacy: JSON.stringify(pharmacy),
      prescriber: JSON.stringify(prescriber),
      dispensed: dispensed === null ? null : JSON.stringify(dispensed),
      prescribed: prescribed === null ? null : JSON.stringify(prescribed),
      requested: JSON.stringify(isRenewal ? [] : message.requested),
      request_sub_codes: isRenewal ? [] : [...(message.subCodes ?? [])],
      requested_refills: isRenewal ? (dispensed?.requestedRefills ?? prescribed?.requestedRefills ?? null) : null,
      drug_description: (dispensed ?? prescribed)?.description ?? '',
      received_time: now,
      state: 'Waiting',
    })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'message_id']).doNothing())
    .execute();
  await publishRequest(tx, clinicId, id);
}

async function findMatch(
  tx: Tx,
  clinicId: string,
  prescriberId: string,
  { header, patient }: RxRenewalRequest | RxChangeRequest,
): Promise<{ prescriptionId: string | null; patientId: string | null }> {
  const born = patient.dateOfBirth;
  const [last, first] = [patient.name.lastName, patient.name.firstName];
  const number = /^\d{1,9}$/.test(header.orderNumber ?? '') ? Number(header.orderNumber) : null;
  if (number !== null) {
    const { rows } = await columnsOf({ r: 'prescribing.prescription' }, ['r.id', 'r.patient_id'])
      .select(sql`from prescribing.prescription r
      join prescribing.rx_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
      where r.clinic_id = ${clinicId} and r.prescriber_id = ${prescriberId} and r.order_number = ${number}
        and lower(p.last_name) = lower(${last}) and p.date_of_birth::text = ${born}`)
      .execute(tx);
    if (rows[0] !== undefined) return { prescriptionId: rows[0].id, patientId: rows[0].patient_id };
  }
  const [patientFound, another] = await tx
    .selectFrom('prescribing.rx_patient')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('deleted_time', 'is', null)
    .where(sql`date_of_birth::text`, '=', born)
    .where(sql`lower(last_name)`, '=', sql`lower(${last})`)
    .where(sql`lower(first_name)`, '=', sql`lower(${first})`)
    .limit(2)
    .execute();
  return { prescriptionId: null, patientId: another === undefined ? (patientFound?.id ?? null) : null };
}
