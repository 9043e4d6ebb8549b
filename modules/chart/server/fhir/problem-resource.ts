import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { type ProblemRow, readProblems } from './chart-fhir.sql.ts';

const PROFILE = usCore('us-core-condition-problems-health-concerns');
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';
const CATEGORY = codeableConcept([
  coding(`${TERMINOLOGY}/condition-category`, 'problem-list-item', 'Problem List Item'),
]);

/** The problem list. */
export const problemResource: FhirResource = {
  id: 'chart.problems',
  type: 'Condition',
  profiles: [PROFILE],
  rule: 'chart.view',
  read: async (reader, selection) => (await readProblems(reader, selection)).map(toResource),
};

function toResource(row: ProblemRow): FhirRecord {
  const { status, icd_code: code, problem_name: name } = row;
  return {
    resource: {
      resourceType: 'Condition',
      id: row.id,
      meta: metaOf(row.updated_time, [PROFILE], row.version),
      clinicalStatus: codeableConcept([
        coding(`${TERMINOLOGY}/condition-clinical`, status, status === 'active' ? 'Active' : 'Resolved'),
      ]),
      category: [CATEGORY],
      // The name can be in the member's own words, so it is not the code's.
      code: codeableConcept(code === null ? [] : [coding(SYSTEMS.icd10, code)], name),
      subject: reference('Patient', row.patient_id),
      ...(row.onset_date !== null && { onsetDateTime: row.onset_date }),
      ...(status === 'resolved' && row.resolved_date !== null && { abatementDateTime: row.resolved_date }),
      recordedDate: row.created_time.toISOString(),
      recorder: reference('Practitioner', row.created_by),
      ...(row.comment !== null && row.comment !== '' && { note: [{ text: row.comment }] }),
    },
    patientId: row.patient_id,
    authorUserId: row.created_by,
    authoredTime: row.updated_time,
  };
}
