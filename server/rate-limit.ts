import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { App } from '#platform/app.ts';
import { knownSession } from '#sessions/server';
import { tokenOf } from './requests.ts';

// A page in use makes a few calls a second; this stops a script, not a user.
const bySession = new RateLimiterMemory({ points: 3000, duration: 10 });
const byAddress = new RateLimiterMemory({ points: 600, duration: 10 });
// At most three new documents a second: the page has fewer than twenty for callers without a token, each new once.
const NEW_DOCUMENT = 20;

/**
 * Responds with 429 if a session, or without one an IP address, makes far more calls than a person could. Only a token
 * with a valid signature identifies a session: forged ones would provide unlimited counters.
 */
export function limitRate(app: App) {
  return async (http: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const session = knownSession(app, tokenOf(http));
    try {
      if (isOfApp(http)) return await checkNetwork(http, reply);
      await (session === null ? byAddress.consume(clientNetwork(http.ip)) : bySession.consume(session));
      return undefined;
    } catch {
      return tooManyCalls(reply);
    }
  };
}

/**
 * Charges an address for a call of the FHIR API with an invalid token, or of an address that the API does not have. Calls of apps are counted by app
 * (`modules/fhir/server/limit-app.ts`), because all members of a clinic can use one from the same address.
 */
export async function chargeRefusedApp(http: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isOfApp(http) || (reply.statusCode !== 401 && http.routeOptions.url !== UNKNOWN)) return;
  await byAddress.consume(clientNetwork(http.ip)).catch(() => undefined);
}

// Addresses that the API does not have are answered without reading the token.
const UNKNOWN = '/fhir/R4/*';

// What is public counts like any other call without a session.
const isOfApp = (http: FastifyRequest): boolean =>
  /^\/fhir\/R4\/(?!metadata|\.well-known)/.test(http.url) && http.headers.authorization !== undefined;

/** Responds with 429 to a network that has sent too many invalid tokens, or used up its calls otherwise. */
async function checkNetwork(http: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const used = await byAddress.get(clientNetwork(http.ip));
  if (used === null || used.remainingPoints > 0) return undefined;
  const issue = { severity: 'error', code: 'throttled', diagnostics: 'Too many requests. Try again in ten seconds.' };
  return reply
    .code(429)
    .header('retry-after', '10')
    .type('application/fhir+json; charset=utf-8')
    .send(JSON.stringify({ resourceType: 'OperationOutcome', issue: [issue] }));
}

/** Charges a signed-out address for reading a new document; returns false if its budget is used up. */
export async function chargeNewDocument(ip: string): Promise<boolean> {
  return byAddress.consume(clientNetwork(ip), NEW_DOCUMENT).then(
    () => true,
    () => false,
  );
}

/** Responds with 429. */
export function tooManyCalls(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', '10')
    .send({
      data: null,
      errors: [
        {
          message: 'Too many requests. Try again in ten seconds.',
          extensions: { code: 'RATE_LIMITED', subType: 'Z_NotificationError', title: 'Please wait', issues: [] },
        },
      ],
    });
}
