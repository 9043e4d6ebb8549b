import { portalCalls } from '#kit/portal/portal-calls.ts';

/** An app that waits for consent, before the person is known. */
export interface PendingRequest {
  app_name: string;
  for_patients: boolean;
}

const call = <Result>(request: string, step: string, body?: object): Promise<Result> =>
  portalCalls(`/fhir/oauth/interaction/${encodeURIComponent(request)}`, 'x-salus-app')<Result>(step, body);

/** Reads the request that this browser brought; throws an ApiError if it expired. */
export const readPendingRequest = (request: string): Promise<PendingRequest> => call(request, 'details');

/** Returns to the app: with the consent that the ticket proves. */
export async function returnWithConsent(request: string, ticket: string): Promise<void> {
  await leave(call(request, 'finish', { ticket }));
}

/** Returns to the app without consent. */
export async function returnWithoutConsent(request: string): Promise<void> {
  await leave(call(request, 'cancel', {}));
}

async function leave(answer: Promise<{ location: string }>): Promise<void> {
  const { location } = await answer;
  window.location.assign(location);
}
