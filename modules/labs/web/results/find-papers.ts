import { request } from '#kit/api/request.ts';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import type { PatientPaper } from '#kit/module/web-module.ts';
import { PatientLabResultsDocument } from '../lab.operations.gen.ts';

/** A patient's newest results as documents to send. */
export async function findPapers(patientId: string): Promise<PatientPaper[]> {
  const { patientLabResults } = await request(PatientLabResultsDocument, { patient_id: patientId });
  return patientLabResults.results.map((result) => ({
    key: `result ${result.id} ${result.version_number}`,
    title: `${result.testName}, ${formatDay(dayOf(result.observed_time ?? result.reported_time))}`,
    detail: `${result.labName}, ${result.status}`,
    path: `/api/labs/results/${result.id}/result.pdf`,
  }));
}
