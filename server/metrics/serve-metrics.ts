import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import type { AnsweredCall } from '#platform/health/operation-times.ts';
import type { Module } from '#platform/module.ts';

/**
 * Serves GET /metrics in the Prometheus text format to callers with METRICS_TOKEN as bearer token: 401 for others, and
 * 404 if no token is set. Returns a function that counts answered calls; null without a token.
 */
export async function serveMetrics(
  server: FastifyInstance,
  app: App,
  modules: readonly Module[],
  liveStreams: () => number,
): Promise<((call: AnsweredCall) => void) | null> {
  const { metricsToken: token } = app.config;
  if (token === undefined) {
    // Without this route, the page would be sent.
    server.get('/metrics', (_http, reply) => reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' }));
    return null;
  }
  // Loaded only if it is used: it takes memory.
  const { openMetrics } = await import('./open-metrics.ts');
  const { count, text } = openMetrics(app, modules, liveStreams);
  server.get('/metrics', async (http, reply) => {
    if (!isToken(http.headers.authorization ?? '', token))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ code: 'UNAUTHENTICATED', message: 'Send METRICS_TOKEN as the bearer token.' });
    const { type, body } = await text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
  return count;
}

/** Compares in constant time, whatever the length: the digests have the same. */
function isToken(authorization: string, token: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
