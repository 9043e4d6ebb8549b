import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import { type NoAllergiesRow, readNoAllergies } from './allergies-fhir.sql.ts';
import { ALLERGY_PROFILE, allergyStatus } from './allergy-resource.ts';

const SUFFIX = '-no-known-allergies';
const VERIFICATION = 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification';

/** Statements that a patient has no known allergies: a member asked, and there are none. */
export const noAllergiesResource: FhirResource = {
  id: 'patients.no-allergies',
  type: 'AllergyIntolerance',
  profiles: [ALLERGY_PROFILE],
  rule: 'patients.view',
  read: async ({ app, clinicId }, selection) =>
    (await readNoAllergies(app.database.kysely, clinicId, selection, SUFFIX)).map(toResource),
};

function toResource({ id, no_allergies_time: time, no_allergies_by: by }: NoAllergiesRow): FhirRecord {
  return {
    resource: {
      resourceType: 'AllergyIntolerance',
      id: `${id}${SUFFIX}`,
      meta: metaOf(time, [ALLERGY_PROFILE]),
      ...allergyStatus('active'),
      verificationStatus: codeableConcept([coding(VERIFICATION, 'confirmed', 'Confirmed')]),
      // The code that US Core names for this statement.
      code: codeableConcept([coding(SYSTEMS.snomed, '716186003', 'No known allergy')], 'No known allergies'),
      patient: reference('Patient', id),
      recordedDate: time.toISOString(),
      ...(by !== null && { recorder: { display: by } }),
    },
    patientId: id,
    authorUserId: null,
    authoredTime: time,
  };
}
