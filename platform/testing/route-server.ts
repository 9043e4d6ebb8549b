import multipart from '@fastify/multipart';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { TestApp } from './test-app.ts';
import type { RouteContext } from '../module.ts';
import type { RequestContext } from '../request-context.ts';

/** REST routes that are called as `caller`; 403 without the right. */
export interface RouteServer {
  caller: RequestContext | null;
  send: (url: string, payload?: object) => Promise<LightMyRequestResponse>;
  read: (url: string) => Promise<LightMyRequestResponse>;
  /** Sends a text as the form field `file`. */
  upload: (url: string, text: string, file: { name: string; type: string }) => Promise<LightMyRequestResponse>;
}

/** Serves routes while the tests of the calling file run. */
export function useRouteServer(app: () => TestApp, ...routes: ((context: RouteContext) => void)[]): RouteServer {
  const server = Fastify();
  const door: RouteServer = {
    caller: null,
    send: (url, payload) => server.inject({ method: 'POST', url, ...(payload && { payload }) }),
    read: (url) => server.inject({ method: 'GET', url }),
    upload(url, text, { name, type }) {
      const boundary = 'xxbordersxx';
      const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${text}\r\n--${boundary}--\r\n`;
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      return server.inject({ method: 'POST', url, headers, payload });
    },
  };
  beforeAll(async () => {
    await server.register(multipart);
    for (const add of routes)
      add({
        server,
        app: app(),
        admit: async (_http, reply, rule) => {
          if (door.caller?.actor.rules.has(rule) === true) return door.caller;
          await reply.code(403).send({});
          return null;
        },
      });
  });
  afterAll(() => server.close());
  return door;
}
