import { ApiError } from '#kit/api/api-error.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { readOptions, refreshQueries } from '#kit/api/use-api.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import type { PatientDetails } from '../list/patient-row.ts';
import { PatientByIdDocument } from '../registration.operations.gen.ts';

/** Guards the save of one row of a patient's record, null for a new one, and reads the patient anew after it. */
export function useRowVersion<Row extends { id: string; version: number }>(
  patientId: string,
  row: Row | null,
  find: (patient: PatientDetails) => readonly Row[],
  describe: (row: Row) => string,
) {
  const stale = useVersionConflict(row?.version ?? null, async () => {
    const saved = find(await readPatient(patientId)).find(({ id }) => id === row?.id);
    return saved === undefined ? null : { version: saved.version, says: describe(saved) };
  });
  const guard = async (save: (version: number) => Promise<unknown>): Promise<void> => {
    await stale.guard(save);
    refreshQueries('registration', 'PatientById');
  };
  return { ...stale, guard };
}

async function readPatient(id: string): Promise<PatientDetails> {
  const answer = await request(PatientByIdDocument, { id });
  queryClient.setQueryData(readOptions(PatientByIdDocument, { id }).queryKey, answer);
  const patient = answer.search_patients.patient_list[0];
  if (patient === undefined) throw new ApiError('NOT_FOUND', 'This patient is no longer in the records.');
  return patient;
}
