import { telecomOf } from '#platform/fhir/build-contacts.ts';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { type ContactRow, readContactRows } from './patients-fhir.sql.ts';

const PROFILE = usCore('us-core-relatedperson');
const SUFFIX = '-contact';
const EMERGENCY = coding('http://terminology.hl7.org/CodeSystem/v2-0131', 'C', 'Emergency Contact');

/** Emergency contacts; how they are related to the patient is not known. */
export const emergencyContactResource: FhirResource = {
  id: 'patients.emergency_contacts',
  type: 'RelatedPerson',
  profiles: [PROFILE],
  rule: 'patients.view',
  read: async ({ app, clinicId }, selection) =>
    (await readContactRows(app.database.kysely, clinicId, selection, SUFFIX)).map(toRecord),
};

function toRecord(row: ContactRow): FhirRecord {
  const telecom = telecomOf([{ system: 'phone', value: row.emergency_contact_phone }]);
  return {
    resource: {
      resourceType: 'RelatedPerson',
      id: row.id + SUFFIX,
      meta: metaOf(row.updated_time, [PROFILE]),
      active: true,
      patient: reference('Patient', row.id, `${row.first_name} ${row.last_name}`),
      relationship: [codeableConcept([EMERGENCY])],
      name: [{ text: row.emergency_contact_name! }],
      ...(telecom.length > 0 && { telecom }),
    },
    patientId: row.id,
    authorUserId: null,
    authoredTime: row.updated_time,
  };
}
