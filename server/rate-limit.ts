import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { App } from '#platform/app.ts';
import { knownSession } from '#sessions/server';
import { tokenOf } from './requests.ts';

// A page in use makes a few calls a second; these stop a script, not a person.
const bySession = new RateLimiterMemory({ points: 3000, duration: 10 });
const byAddress = new RateLimiterMemory({ points: 600, duration: 10 });
// Three new documents a second at most: the page has fewer than twenty for callers without a token, and each is new once.
const NEW_DOCUMENT = 20;

/**
 * Answers 429 where one session or, without one, one address calls far more often than a person could. Only a token that we signed
 * stands for a session: made-up ones would give everybody as many counters as they like.
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

/** Takes what reading a new document costs from a signed-out address; false where it has too little left. */
export async function chargeNewDocument(ip: string): Promise<boolean> {
  return byAddress.consume(clientNetwork(ip), NEW_DOCUMENT).then(
    () => true,
    () => false,
  );
}

/** Answers 429. */
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
