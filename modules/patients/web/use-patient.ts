import { readOptions, refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { queryClient } from '#kit/api/query-client.ts';
import type { Read } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { PatientDetails, PatientRow } from './patient-row.ts';
import { PatientByIdDocument, type PatientByIdQuery } from './registration.operations.gen.ts';

/** A patient on the page: `details` once they are read, `row` at once where a list has shown this patient before. */
export interface ShownPatient {
  details: PatientDetails | undefined;
  row: PatientRow | undefined;
  status: 'pending' | 'error' | 'missing' | 'success';
  retry: () => void;
  /** The same for ReadState: null for a patient who does not exist. */
  read: Read<PatientDetails | null>;
}

/** Reads a patient and follows what others change. */
export function usePatient(id: string): ShownPatient {
  const query = useApiQuery(PatientByIdDocument, { id }, { quiet: true });
  useLive('patients.patient-changed', (body) => {
    const changed = (body as { id?: string } | undefined)?.id;
    if (changed === undefined || changed === id) refreshQueries('registration', 'PatientById');
  });
  const details = query.data?.search_patients.patient_list[0];
  // What is no id at all is the id of nobody.
  const isMissing = (query.isSuccess && details === undefined) || hasCode(query.error, 'BAD_USER_INPUT');
  return {
    details,
    row: details ?? (query.isSuccess ? undefined : seenRow(id)),
    status: isMissing ? 'missing' : query.status,
    retry: () => void query.refetch(),
    read: { data: details ?? (isMissing ? null : undefined), error: query.error, refetch: query.refetch },
  };
}

/** The day that a patient died, YYYY-MM-DD; null for the living, and until the record is here. */
export function useDeceasedDate(id: string): string | null {
  return usePatient(id).details?.deceased_date ?? null;
}

const savedVersions = new Map<string, number>();

/** Whether this version of a patient was saved on this page. */
export function savedHere({ id, version }: PatientDetails): boolean {
  return savedVersions.get(id) === version;
}

/** Notes that this version of a patient comes of what was done on this page, so that nobody else is said to have changed them. */
export function recordSavedHere(id: string, version: number): void {
  savedVersions.set(id, version);
}

/** Takes a patient over that the server has just answered, and makes the lists old. */
export function cachePatient(patient: PatientDetails): void {
  recordSavedHere(patient.id, patient.version);
  const answer: PatientByIdQuery = { search_patients: { patient_list: [patient] } };
  queryClient.setQueryData(readOptions(PatientByIdDocument, { id: patient.id }).queryKey, answer);
  for (const list of ['PatientList', 'FindPatients', 'Lookalikes']) refreshQueries('registration', list);
}

// What a list knows is enough to paint the head of the page while the rest is on its way.
function seenRow(id: string): PatientRow | undefined {
  type Answer = { search_patients?: { patient_list: PatientRow[] } };
  for (const operation of ['PatientList', 'FindPatients']) {
    for (const [, data] of queryClient.getQueriesData<Answer & { pages?: Answer[] }>({
      queryKey: ['registration', operation],
    })) {
      for (const answer of data?.pages ?? (data === undefined ? [] : [data])) {
        const row = answer.search_patients?.patient_list.find((patient) => patient.id === id);
        if (row !== undefined) return row;
      }
    }
  }
  return undefined;
}
