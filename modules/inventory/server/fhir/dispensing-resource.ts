import type { Coding } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference, ucumQuantity } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { type DispensingRow, readDispensings } from './dispensings-fhir.sql.ts';

const PROFILE = usCore('us-core-medicationdispense');

/** Drugs and supplements that the clinic gave to patients from its stock. */
export const dispensingResource: FhirResource = {
  id: 'inventory.dispensings',
  type: 'MedicationDispense',
  profiles: [PROFILE],
  rule: 'inventory.patients',
  read: async (reader, selection) => (await readDispensings(reader, selection)).map(toResource),
};

function toResource(row: DispensingRow): FhirRecord {
  const codings: Coding[] = [
    ...(row.rxcui === '' ? [] : [coding(SYSTEMS.rxnorm, row.rxcui)]),
    ...(row.ndc === '' ? [] : [coding(SYSTEMS.ndc, row.ndc)]),
  ];
  const time = row.created_time.toISOString();
  return {
    resource: {
      resourceType: 'MedicationDispense',
      id: row.id,
      meta: metaOf(row.changed_time, [PROFILE]),
      // What was returned completely is not with the patient any more.
      status: row.returned >= row.quantity ? 'stopped' : 'completed',
      medicationCodeableConcept: codeableConcept(codings, row.name),
      subject: reference('Patient', row.patient_id),
      performer: [{ actor: reference('Practitioner', row.created_by) }],
      quantity: { value: row.quantity, ...(row.unit !== '' && { unit: row.unit }) },
      ...(row.days_supply !== null && { daysSupply: ucumQuantity(row.days_supply, 'd', 'days') }),
      whenHandedOver: time,
      ...(row.returned > 0 && { note: [{ text: `Returned: ${row.returned}` }] }),
      ...(row.directions !== '' && { dosageInstruction: [{ text: row.directions }] }),
    },
    patientId: row.patient_id,
    authorUserId: row.created_by,
    authoredTime: row.created_time,
  };
}
