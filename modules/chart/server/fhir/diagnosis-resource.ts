import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { encounterOf, noteCode } from './chart-codes.ts';
import { type DiagnosisRow, readDiagnoses } from './chart-fhir.sql.ts';

const PROFILE = usCore('us-core-condition-encounter-diagnosis');
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';
const CATEGORY = codeableConcept([
  coding(`${TERMINOLOGY}/condition-category`, 'encounter-diagnosis', 'Encounter Diagnosis'),
]);
const IN_ERROR = codeableConcept([
  coding(`${TERMINOLOGY}/condition-ver-status`, 'entered-in-error', 'Entered in Error'),
]);

/** The diagnoses of signed notes. */
export const diagnosisResource: FhirResource = {
  id: 'chart.diagnoses',
  type: 'Condition',
  profiles: [PROFILE],
  rule: 'chart.view',
  read: async (reader, selection) => (await readDiagnoses(reader, selection)).map(toResource),
};

function toResource(row: DiagnosisRow): FhirRecord {
  return {
    resource: {
      resourceType: 'Condition',
      id: row.id,
      meta: metaOf(row.changed_time, [PROFILE]),
      ...(row.withdrawn_time !== null && { verificationStatus: IN_ERROR }),
      category: [CATEGORY],
      code: noteCode(row.icd_code_type, row.icd_code, row.official_name),
      subject: reference('Patient', row.patient_id),
      ...encounterOf(row),
      recordedDate: row.created_time.toISOString(),
      recorder: reference('Practitioner', row.created_by),
      asserter: reference('Practitioner', row.author_id),
    },
    patientId: row.patient_id,
    authorUserId: row.author_id,
    authoredTime: row.changed_time,
  };
}
