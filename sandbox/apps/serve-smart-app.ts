import type { FastifyInstance } from 'fastify';
import { makeSmartApp } from './smart-app.ts';

/** The path of the test app, which the demo clinic has registered. */
export const SMART_APP_PATH = '/api/sandbox/app';

/** Serves the test app of the demo clinic while `isOpen` returns true, and otherwise not at all. */
export function serveSmartApp(server: FastifyInstance, publicUrl: string, isOpen: () => Promise<boolean>): void {
  const origin = publicUrl.replace(/\/+$/, '');
  const answer = makeSmartApp(origin + SMART_APP_PATH, (iss) => iss === `${origin}/fhir/R4`);
  for (const path of ['', '/launch', '/callback'])
    server.get(SMART_APP_PATH + path, async (http, reply) => {
      if (!(await isOpen())) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
      const { status, headers, body } = await answer(new URL(http.url, origin));
      return reply.code(status).headers(headers).send(body);
    });
}
