import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';

// A page in use makes a few calls a second; these stop a script, not a person.
const bySession = new RateLimiterMemory({ points: 3000, duration: 10 });
const byAddress = new RateLimiterMemory({ points: 600, duration: 10 });

/** Answers 429 where one session or, without a token, one address calls far more often than a person could. */
export async function limitRate(http: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const token = http.headers.authorization;
  try {
    await (token === undefined ? byAddress.consume(http.ip) : bySession.consume(token));
    return undefined;
  } catch {
    return reply
      .code(429)
      .header('retry-after', '10')
      .send({
        data: null,
        errors: [
          {
            message: 'Too many calls at once. Please wait ten seconds.',
            extensions: { code: 'RATE_LIMITED', subType: 'Z_NotificationError', title: 'Please wait', issues: [] },
          },
        ],
      });
  }
}
