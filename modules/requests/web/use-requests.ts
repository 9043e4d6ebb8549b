import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PatientRequestsDocument, type PatientRequestsQueryVariables } from './patient_request.operations.gen.ts';

/** One page of requests, up to date with what patients send and others handle. */
export function useRequests(input: PatientRequestsQueryVariables['input']) {
  useLive('requests.request-changed', () => refreshQueries('patient_request'));
  return useApiQuery(PatientRequestsDocument, { input }, { quiet: true, keepPrevious: true });
}
