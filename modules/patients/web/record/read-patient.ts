import { ApiError } from '#kit/api/api-error.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { readOptions } from '#kit/api/use-api.ts';
import type { PatientDetails } from '../patient-row.ts';
import { PatientByIdDocument } from '../registration.operations.gen.ts';

/** Reads the current version of a patient and updates the cache. Fails with NOT_FOUND if the patient was deleted. */
export async function readPatient(id: string): Promise<PatientDetails> {
  const answer = await request(PatientByIdDocument, { id });
  queryClient.setQueryData(readOptions(PatientByIdDocument, { id }).queryKey, answer);
  const patient = answer.search_patients.patient_list[0];
  if (patient === undefined) throw new ApiError('NOT_FOUND', 'This patient no longer exists.');
  return patient;
}
