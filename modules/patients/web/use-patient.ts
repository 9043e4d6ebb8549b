import { readOptions, refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { queryClient } from '#kit/api/query-client.ts';
import type { Read } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { PatientDetails, PatientRow } from './patient-row.ts';
import { PatientByIdDocument, type PatientByIdQuery } from './registration.operations.gen.ts';

/** A patient on the page: `details` once loaded, `row` immediately if a list has shown the patient before. */
export interface ShownPatient {
  details: PatientDetails | undefined;
  row: PatientRow | undefined;
  status: 'pending' | 'error' | 'missing' | 'success';
  retry: () => void;
  /** Same for ReadState: null if the patient does not exist. */
  read: Read<PatientDetails | null>;
}

/** Loads a patient and follows changes by others. */
export function usePatient(id: string): ShownPatient {
  const query = useApiQuery(PatientByIdDocument, { id }, { quiet: true });
  useLive('patients.patient-changed', (body) => {
    const changed = (body as { id?: string } | undefined)?.id;
    if (changed === undefined || changed === id) refreshQueries('registration', 'PatientById');
  });
  const details = query.data?.search_patients.patient_list[0];
  // A malformed ID is treated as not found.
  const isMissing = (query.isSuccess && details === undefined) || hasCode(query.error, 'BAD_USER_INPUT');
  return {
    details,
    row: details ?? (query.isSuccess ? undefined : seenRow(id)),
    status: isMissing ? 'missing' : query.status,
    retry: () => void query.refetch(),
    read: { data: details ?? (isMissing ? null : undefined), error: query.error, refetch: query.refetch },
  };
}

/** Returns a patient's date of death, YYYY-MM-DD; null if alive, and until the record is loaded. */
export function useDeceasedDate(id: string): string | null {
  return usePatient(id).details?.deceased_date ?? null;
}

/**
 * Returns whether a patient is being read, so that a page can wait for the allergies and alerts that belong beside its
 * content; false without a connection, and without an id.
 */
export function useIsReadingPatient(id: string | undefined): boolean {
  return useApiQuery(PatientByIdDocument, { id: id ?? '' }, { enabled: id !== undefined, quiet: true }).isLoading;
}

const savedVersions = new Map<string, number>();

/** Returns whether this version of a patient was saved on this page. */
export function savedHere({ id, version }: PatientDetails): boolean {
  return savedVersions.get(id) === version;
}

/**
 * Records that this version of a patient was saved on this page, so that it isn't announced as another user's change.
 */
export function recordSavedHere(id: string, version: number): void {
  savedVersions.set(id, version);
}

/** Writes a patient returned by the server to the cache and invalidates the lists. */
export function cachePatient(patient: PatientDetails): void {
  recordSavedHere(patient.id, patient.version);
  const answer: PatientByIdQuery = { search_patients: { patient_list: [patient] } };
  queryClient.setQueryData(readOptions(PatientByIdDocument, { id: patient.id }).queryKey, answer);
  for (const list of ['PatientList', 'FindPatients', 'Lookalikes']) refreshQueries('registration', list);
}

// A list row is enough to render the page header while the details load.
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
