import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PatientRequestsDocument, type PatientRequestsQueryVariables } from './patient_request.operations.gen.ts';

/** What a change of a request makes old. */
export const REQUESTS: Refreshes = ['patient_request'];

/** Reads requests again when patients send or others handle one. */
export function useRequestsChanged(): void {
  useLive('requests.request-changed', () => refreshAll(REQUESTS));
}

/** The first requests of a list, up to date with what patients send and others handle. */
export function useRequests(input: PatientRequestsQueryVariables['input']) {
  useRequestsChanged();
  return useApiQuery(PatientRequestsDocument, { input }, { quiet: true, keepPrevious: true });
}
