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
      await (session === null ? byAddress.consume(clientNetwork(http.ip)) : bySession.consume(session));
      return undefined;
    } catch {
      return tooManyCalls(reply);
    }
  };
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
