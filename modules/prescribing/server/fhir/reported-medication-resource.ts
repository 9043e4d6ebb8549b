import { dayIn } from '#platform/day-in.ts';
import { codeableConcept, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { DATA_ABSENT } from '#platform/fhir/fhir-systems.ts';
import { listedStatus } from './medication-status.ts';
import { AT_HOME, MEDICATION_PROFILE } from './prescription-resource.ts';
import { type ListedRow, readListed } from './prescriptions-fhir.sql.ts';

/** What patients take or took besides the clinic's prescriptions, as reported. */
export const reportedMedicationResource: FhirResource = {
  id: 'prescribing.reported-medications',
  type: 'MedicationRequest',
  profiles: [MEDICATION_PROFILE],
  rule: 'patients.view',
  read: async (reader, selection) => {
    const today = dayIn(reader.timeZone, reader.now);
    return (await readListed(reader, selection)).map((row) => toResource(row, today));
  },
};

function toResource(row: ListedRow, today: string): FhirRecord {
  const { from_date: from, to_date: to } = row;
  return {
    resource: {
      resourceType: 'MedicationRequest',
      id: row.id,
      meta: metaOf(row.updated_time, [MEDICATION_PROFILE], row.version),
      status: listedStatus(to, today),
      intent: 'plan',
      category: [AT_HOME],
      reportedBoolean: true,
      medicationCodeableConcept: codeableConcept([], row.drug_name),
      subject: reference('Patient', row.patient_id),
      authoredOn: row.created_time.toISOString(),
      // The profile demands it, and the medication list doesn’t say who prescribed it.
      requester: { extension: [{ url: DATA_ABSENT, valueCode: 'unknown' }] },
      ...((row.frequency !== null && row.frequency !== '') || from !== null || to !== null
        ? {
            dosageInstruction: [
              {
                ...(row.frequency !== null && row.frequency !== '' && { text: row.frequency }),
                ...((from !== null || to !== null) && {
                  timing: {
                    repeat: {
                      boundsPeriod: { ...(from !== null && { start: from }), ...(to !== null && { end: to }) },
                    },
                  },
                }),
              },
            ],
          }
        : {}),
    },
    patientId: row.patient_id,
    authorUserId: null,
    authoredTime: row.updated_time,
  };
}
