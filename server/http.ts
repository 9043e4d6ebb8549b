import { existsSync } from 'node:fs';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { recordAccess } from '#audit/server';
import { withShare } from '#platform/connections/connection-share.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { jsonProblem } from '#platform/http/json-problem.ts';
import type { Module } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import { countClinics } from '#practice/server';
import type { Outbox } from '../sandbox/outbox.ts';
import { serveSmartApp } from '../sandbox/apps/serve-smart-app.ts';
import { serveOutbox } from '../sandbox/serve-outbox.ts';
import { unexpectedError, statusOf } from './format-errors.ts';
import { buildServices, serveGraphql } from './graphql.ts';
import { serveHealth } from './serve-health.ts';
import { serveLive } from './live-route.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { chargeRefusedApp, limitRate } from './rate-limit.ts';
import { admit, limitStrangers, requestOf } from './requests.ts';
import { root } from './root.ts';
import { securityHeaders } from './security-headers.ts';
import { watchCalls } from './watch-calls.ts';

/** The accounts on the sign-in page while the demo clinic is the only one. */
export interface DemoAccounts {
  password: string;
  accounts: readonly { username: string; label: string }[];
}

// No route has a JSON schema: the libraries that compile them, a hundred files, are not loaded.
const noSchema = (): never => {
  throw new Error('A route has a JSON schema, but nothing compiles it.');
};
const withoutSchemas = { buildValidator: () => noSchema, buildSerializer: () => noSchema };

const LARGEST_BODY = 2 * 1024 * 1024;

/** Builds the schemas of the API, which belong to no app; refused calls are logged. */
export function buildApi(modules: readonly Module[]): Promise<ReadonlyMap<string, GraphQLSchema>> {
  return buildServices(root, modules, async (ctx, field, rule) => {
    await recordAccess(ctx, { action: 'refused', objectType: field, outcome: 'refused', reason: rule });
  });
}

interface HttpOptions {
  pageDir: string | null;
  demo: DemoAccounts;
  version: string;
  outbox?: Outbox | null;
  /** The result of `buildApi`, if it is built already. */
  services?: ReadonlyMap<string, GraphQLSchema>;
}

/**
 * Builds the HTTP server: the API services, the modules' routes, health checks, and the page from `pageDir` (none if
 * null).
 */
export async function buildHttp(app: App, modules: readonly Module[], options: HttpOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    trustProxy: app.config.trustedProxies.length === 0 ? 'loopback' : [...app.config.trustedProxies],
    genReqId: newId,
    // An address that can't be decoded.
    frameworkErrors: (error, http, reply) => answerBadAddress(error.statusCode ?? 400, http, reply),
    forceCloseConnections: 'idle',
    // A call that arrives on an open connection during the end is answered as well.
    return503OnClosing: false,
    requestTimeout: 60_000,
    schemaController: { compilersFactory: withoutSchemas },
    routerOptions: { maxParamLength: 200 },
  });
  setModules(app, modules);
  secure(server, app);
  // `//` would be read as a path outside the page's folder.
  server.addHook('onRequest', async (http, reply) => {
    if (http.method === 'GET' && http.url.startsWith('//')) return reply.redirect(http.url.replace(/^[/\\]+/, '/'));
  });
  letGoAtTheEnd(server);
  await server.register(compress, { threshold: 2048, encodings: ['br', 'gzip'], globalDecompression: false });
  await server.register(multipart, { limits: { fileSize: 200 * 1024 * 1024, files: 1, fields: 10 } });
  serveHealth(server, app);
  let liveStreams = (): number => 0;
  const metrics = await serveMetrics(server, app, modules, () => liveStreams());
  watchCalls(server, app, metrics === null ? [] : [metrics]);
  await server.register(async (api) => {
    api.addHook('onRequest', limitRate(app));
    api.addHook('onResponse', chargeRefusedApp);
    api.addHook('preParsing', limitStrangers(app));
    // A call counts as public until its token is read. At this point its body has been received, so the async context
    // is stable.
    api.addHook('preValidation', (_http, _reply, done) => withShare('public', done));
    api.addHook('preValidation', rejectUnkeepable);
    const outbox = options.outbox ?? null;
    const onlyDemo = async (): Promise<boolean> => {
      const { count, demo } = await countClinics(app.database.kysely);
      return demo && count === 1;
    };
    api.get('/api/about', async () => {
      const demo = await onlyDemo();
      const about = { product: 'Salus', version: options.version, demo: demo ? options.demo : null };
      return { ...about, sandbox: demo && outbox !== null, mail: app.config.mail !== null };
    });
    serveOutbox(api, outbox, onlyDemo);
    if (outbox !== null) serveSmartApp(api, app.config.publicUrl, onlyDemo);
    liveStreams = serveLive(api, app);
    const services = options.services ?? (await buildApi(modules));
    serveGraphql(api, services, {
      requestOf: (http, reply) => requestOf(app, http, reply),
      log: app.log,
      isDevelopment: app.config.development,
    });
    const routes = {
      server: api,
      app,
      admit: (http: FastifyRequest, reply: FastifyReply, rule: string) => admit(app, http, reply, rule),
    };
    for (const module of modules) module.routes?.(routes);
  });
  if (options.pageDir !== null) await servePage(server, options.pageDir);
  return server;
}

const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

function secure(server: FastifyInstance, app: App): void {
  const headers = securityHeaders(app.config);
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  server.addHook('onRequest', (http, reply, done) => {
    reply.headers(http.url.startsWith('/api/') ? apiHeaders : headers);
    done();
  });
  server.setErrorHandler((error: { statusCode?: number; code?: string }, http, reply) => {
    const status = error.statusCode ?? 500;
    // Unread bytes of a body would be read as the beginning of the next call.
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
    // The client has disconnected; the failed read or write is how the server notices.
    if (GONE.has(error.code ?? '') && (http.raw.socket.destroyed || reply.raw.destroyed)) {
      app.log.debug({ requestId: http.id }, 'the browser went away');
      return reply.code(499).send();
    }
    const failure = unexpectedError(error, http.id, app.log);
    const { status: known, retryAfter } = statusOf([failure]);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.code(known === 200 ? 500 : known).send({ data: null, errors: [failure] });
  });
}

/** Rejects JSON for a REST route that can't be stored; for GraphQL the scalars check each field. */
function rejectUnkeepable(http: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const isGraphql = /^\/api\/[\w-]+$/.test(http.routeOptions.url ?? '');
  const problem = isGraphql || !http.headers['content-type']?.includes('json') ? null : jsonProblem(http.body);
  done(problem === null ? undefined : Object.assign(new Error(`The body ${problem}.`), { statusCode: 400 }));
}

/** Browsers keep connections open, and closing the server would wait for them: idle ones are closed. */
function letGoAtTheEnd(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    const letGo = setInterval(() => server.server.closeIdleConnections(), 50).unref();
    server.server.once('close', () => clearInterval(letGo));
  });
}

function answerBadAddress(status: number, http: FastifyRequest, reply: FastifyReply): void {
  if (http.method === 'GET' && !http.url.startsWith('/api/')) void reply.redirect('/404');
  else void reply.code(status).send({ code: 'BAD_REQUEST', message: 'This address can’t be read.' });
}

async function servePage(server: FastifyInstance, pageDir: string): Promise<void> {
  await server.register(serveStatic, {
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
  server.get('/', sendPage);
  server.setNotFoundHandler((http, reply) => {
    const isPage = http.method === 'GET' && !http.url.startsWith('/api/') && !http.url.startsWith('/assets/');
    if (isPage && existsSync(pageDir)) return sendPage(http, reply);
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
  });
}
