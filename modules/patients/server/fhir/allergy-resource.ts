import type { AllergyIntolerance, AllergyIntoleranceReaction } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { DATA_ABSENT, usCore } from '#platform/fhir/fhir-systems.ts';
import { type AllergyRow, readAllergies } from './allergies-fhir.sql.ts';

const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';
const CATEGORY: Readonly<Record<AllergyRow['category'], NonNullable<AllergyIntolerance['category']>[number]>> = {
  drug: 'medication',
  food: 'food',
  insect: 'environment',
  latex: 'environment',
  mold: 'environment',
  pet: 'environment',
  pollen: 'environment',
};
const CLINICAL = { active: 'Active', inactive: 'Inactive', resolved: 'Resolved' } as const;

/** The profile of allergies. */
export const ALLERGY_PROFILE = usCore('us-core-allergyintolerance');

/** Allergies. The substance is text: it is not known as a code. */
export const allergyResource: FhirResource = {
  id: 'patients.allergies',
  type: 'AllergyIntolerance',
  profiles: [ALLERGY_PROFILE],
  rule: 'patients.view',
  read: async ({ app, clinicId }, selection) =>
    (await readAllergies(app.database.kysely, clinicId, selection)).map(toResource),
};

/** Returns the clinical status of an allergy; one that was entered in error has none. */
export function allergyStatus(
  status: AllergyRow['status'],
): Pick<AllergyIntolerance, 'clinicalStatus' | 'verificationStatus'> {
  if (status === 'entered_in_error')
    return {
      verificationStatus: codeableConcept([
        coding(`${TERMINOLOGY}/allergyintolerance-verification`, 'entered-in-error', 'Entered in Error'),
      ]),
    };
  return {
    clinicalStatus: codeableConcept([coding(`${TERMINOLOGY}/allergyintolerance-clinical`, status, CLINICAL[status])]),
  };
}

function toResource(row: AllergyRow): FhirRecord {
  const changed = row.updated_time ?? row.created_time;
  const reaction = reactionOf(row);
  return {
    resource: {
      resourceType: 'AllergyIntolerance',
      id: row.id,
      meta: metaOf(changed, [ALLERGY_PROFILE], row.version),
      ...allergyStatus(row.status),
      category: [CATEGORY[row.category]],
      code: codeableConcept([], row.substance),
      patient: reference('Patient', row.patient_id),
      ...(row.onset_date !== null && { onsetDateTime: row.onset_date }),
      recordedDate: row.created_time.toISOString(),
      ...(reaction !== null && { reaction: [reaction] }),
    },
    patientId: row.patient_id,
    authorUserId: null,
    authoredTime: changed,
  };
}

function reactionOf({ reaction, severity }: AllergyRow): AllergyIntoleranceReaction | null {
  if (reaction === null && severity === null) return null;
  // FHIR demands how it shows; if only the severity is known, it says so.
  const manifestation =
    reaction === null ? { extension: [{ url: DATA_ABSENT, valueCode: 'unknown' }] } : codeableConcept([], reaction);
  return { manifestation: [manifestation], ...(severity !== null && { severity }) };
}
