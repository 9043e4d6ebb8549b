import type { MedicationRequestDispenseRequest } from 'fhir/r4';
import { dayIn } from '#platform/day-in.ts';
import { codeableConcept, coding, metaOf, reference, ucumQuantity } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { codeWord, quantityUnits } from '../../rules/index.ts';
import { medicationCode } from './medication-code.ts';
import { prescriptionStatus } from './medication-status.ts';
import { type PrescriptionRow, readPrescriptions } from './prescriptions-fhir.sql.ts';

/** The profile of medications. */
export const MEDICATION_PROFILE = usCore('us-core-medicationrequest');

/** The category of what patients take at home. */
export const AT_HOME = codeableConcept([
  coding('http://terminology.hl7.org/CodeSystem/medicationrequest-category', 'community', 'Community'),
]);

/** Prescriptions of the clinic. */
export const prescriptionResource: FhirResource = {
  id: 'prescribing.prescriptions',
  type: 'MedicationRequest',
  profiles: [MEDICATION_PROFILE],
  rule: 'prescribing.view',
  read: async (reader, selection) => {
    const today = dayIn(reader.timeZone, reader.now);
    return (await readPrescriptions(reader, selection)).map((row) => toResource(row, today));
  },
};

function toResource(row: PrescriptionRow, today: string): FhirRecord {
  const reasons = row.diagnoses.map(({ code, name }) =>
    codeableConcept(code === '' ? [] : [coding(SYSTEMS.icd10, code, name)], name || code),
  );
  return {
    resource: {
      resourceType: 'MedicationRequest',
      id: row.id,
      meta: metaOf(row.changed_time, [MEDICATION_PROFILE]),
      ...(row.order_number !== null && {
        identifier: [
          {
            type: codeableConcept([coding(SYSTEMS.identifierType, 'PLAC', 'Placer Identifier')]),
            value: String(row.order_number),
          },
        ],
      }),
      status: prescriptionStatus(row, today),
      intent: 'order',
      category: [AT_HOME],
      reportedBoolean: false,
      medicationCodeableConcept: medicationCode(row),
      subject: reference('Patient', row.patient_id),
      ...(row.encounter_id !== null && { encounter: reference('Encounter', row.encounter_id) }),
      authoredOn: row.written_date,
      requester: reference('Practitioner', row.prescriber_id),
      recorder: reference('Practitioner', row.created_by),
      ...(reasons.length > 0 && { reasonCode: reasons }),
      ...(row.note !== '' && { note: [{ text: row.note }] }),
      ...(row.sig !== '' && { dosageInstruction: [{ text: row.sig }] }),
      dispenseRequest: dispenseRequestOf(row),
      ...(row.substitutions !== '' && { substitution: { allowedBoolean: row.substitutions === '0' } }),
      ...(row.follows_id !== null && { priorPrescription: reference('MedicationRequest', row.follows_id) }),
    },
    patientId: row.patient_id,
    authorUserId: row.prescriber_id,
    authoredTime: row.changed_time,
  };
}

function dispenseRequestOf(row: PrescriptionRow): MedicationRequestDispenseRequest {
  const quantity = Number(row.quantity);
  const unit = codeWord(quantityUnits, row.quantity_unit);
  return {
    validityPeriod: { start: row.effective_date },
    ...(row.refills !== null && { numberOfRepeatsAllowed: row.refills }),
    ...(row.quantity !== '' &&
      Number.isFinite(quantity) && { quantity: { value: quantity, ...(unit !== '' && { unit }) } }),
    ...(row.days_supply !== null && { expectedSupplyDuration: ucumQuantity(row.days_supply, 'd', 'days') }),
    ...(row.pharmacy !== null && { performer: { display: row.pharmacy.name } }),
  };
}
