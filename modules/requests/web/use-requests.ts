import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PatientRequestsDocument, type PatientRequestsQueryVariables } from './patient_request.operations.gen.ts';

/** Queries to invalidate when a request changes. */
export const REQUESTS: Refreshes = ['patient_request'];

/** Reloads requests when patients send or users handle one. */
export function useRequestsChanged(): void {
  useLive('requests.request-changed', () => refreshAll(REQUESTS));
}

/** Returns the first requests of a list, live. */
export function useRequests(input: PatientRequestsQueryVariables['input']) {
  useRequestsChanged();
  return useApiQuery(PatientRequestsDocument, { input }, { quiet: true, keepPrevious: true });
}
