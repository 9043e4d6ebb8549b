import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { recordAccess } from '#audit/server';
import { withShare } from '#platform/connection-share.ts';
import type { House } from '#platform/house.ts';
import { newId } from '#platform/id.ts';
import type { Module } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import { countClinics } from '#practice/server';
import type { Outbox } from '../sandbox/outbox.ts';
import { serveOutbox } from '../sandbox/serve-outbox.ts';
import { faultError, statusOf } from './format-errors.ts';
import { buildServices, serveGraphql } from './graphql.ts';
import { serveLive } from './live-route.ts';
import { limitRate } from './rate-limit.ts';
import { admit, requestOf } from './requests.ts';
import { root } from './root.ts';
import { securityHeaders } from './security-headers.ts';

/** What the sign-in page shows while the demo clinic is the only one. */
export interface DemoAccounts {
  password: string;
  accounts: readonly { username: string; label: string }[];
}

const LARGEST_BODY = 2 * 1024 * 1024;

/** The HTTP side of the house: the API services, the modules' routes, health, and the page from `pageDir` (none where null). */
export async function buildHttp(
  house: House,
  modules: readonly Module[],
  options: { pageDir: string | null; demo: DemoAccounts; version: string; outbox?: Outbox | null },
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    trustProxy: house.config.trustedProxies.length === 0 ? 'loopback' : [...house.config.trustedProxies],
    genReqId: newId,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
  });
  setModules(house, modules);
  secure(app, house);
  letGoAtTheEnd(app);
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(multipart, { limits: { fileSize: 200 * 1024 * 1024, files: 1, fields: 10 } });
  serveHealth(app, house);
  await app.register(async (api) => {
    api.addHook('onRequest', limitRate(house));
    // A call is a stranger's until its token is read; here its body has come, so that what follows stays in its place.
    api.addHook('preValidation', (_http, _reply, done) => withShare('strangers', done));
    const outbox = options.outbox ?? null;
    const onlyDemo = async (): Promise<boolean> => {
      const { count, demo } = await countClinics(house.database.kysely);
      return demo && count === 1;
    };
    api.get('/api/about', async () => {
      const demo = await onlyDemo();
      const about = { product: 'Salus', version: options.version, demo: demo ? options.demo : null };
      return { ...about, sandbox: demo && outbox !== null };
    });
    serveOutbox(api, outbox, onlyDemo);
    serveLive(api, house);
    const services = await buildServices(root, modules, async (request, field, rule) => {
      await recordAccess(request, { action: 'refused', objectType: field, outcome: 'refused', reason: rule });
    });
    serveGraphql(api, services, (http, reply) => requestOf(house, http, reply), house.log, house.config.development);
    const door = {
      app: api,
      house,
      admit: (http: FastifyRequest, reply: FastifyReply, rule: string) => admit(house, http, reply, rule),
    };
    for (const module of modules) module.routes?.(door);
  });
  if (options.pageDir !== null) await servePage(app, options.pageDir);
  return app;
}

function secure(app: FastifyInstance, house: House): void {
  const headers = securityHeaders(house.config);
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (http, reply, done) => {
    reply.headers(http.url.startsWith('/api/') ? apiHeaders : headers);
    done();
  });
  app.setErrorHandler((error: { statusCode?: number; code?: string }, http, reply) => {
    const status = error.statusCode ?? 500;
    // What is left of a body that nobody reads would be taken for the beginning of the next call.
    if (!http.raw.complete) reply.header('connection', 'close');
    if (status < 500) {
      const issue = { path: 'body', message: status === 413 ? 'It is too large.' : 'It can’t be read.' };
      return reply.code(status).send({
        data: null,
        errors: [
          {
            message: issue.message,
            extensions: {
              code: 'BAD_USER_INPUT',
              subType: 'Z_InputError',
              title: 'Please check the input',
              issues: [issue],
            },
          },
        ],
      });
    }
    const fault = faultError(error, http.id, house.log);
    const { status: known, retryAfter } = statusOf([fault]);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.code(known === 200 ? 500 : known).send({ data: null, errors: [fault] });
  });
}

/** A browser keeps its connection after its last answer, and ending would wait for it: it is let go once nothing is under way on it. */
function letGoAtTheEnd(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const letGo = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    app.server.once('close', () => clearInterval(letGo));
  });
}

function serveHealth(app: FastifyInstance, house: House): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_http, reply) => {
    const answers = await house.database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(answers ? 200 : 503).send({ ok: answers });
  });
}

async function servePage(app: FastifyInstance, pageDir: string): Promise<void> {
  await app.register(serveStatic, {
    root: pageDir,
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = /[/\\]assets[/\\]/.test(path);
      reply.raw.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (_http: FastifyRequest, reply: FastifyReply): FastifyReply => reply.sendFile('index.html');
  app.get('/', sendPage);
  app.setNotFoundHandler((http, reply) => {
    const isPage = http.method === 'GET' && !http.url.startsWith('/api/') && !http.url.startsWith('/assets/');
    if (isPage && existsSync(pageDir)) return sendPage(http, reply);
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' });
  });
}
