import type { FhirAccess } from '#apps/server';
import { callLimiter } from '#platform/http/call-limiter.ts';

/** The calls that one app of a clinic can make within ten seconds, whoever uses it and from wherever. */
export const APP_CALLS = 2000;

const calls = callLimiter('fhir.calls', { points: APP_CALLS, duration: 10 });

/** Counts a call of an app; returns the seconds to wait if it has made too many, otherwise null. */
export async function countAppCall({ clinicId, appId }: FhirAccess): Promise<number | null> {
  return calls.consume(`${clinicId}.${appId}`).then(
    () => null,
    (refused: unknown) => {
      // Otherwise counting failed, e.g. because the primary process is busy: the call is let through.
      if (refused instanceof Error) return null;
      const { msBeforeNext } = refused as { msBeforeNext: number };
      return Math.max(1, Math.ceil(msBeforeNext / 1000));
    },
  );
}
