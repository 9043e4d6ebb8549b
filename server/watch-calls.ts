import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Kind, type DocumentNode } from 'graphql';
import type { App } from '#platform/app.ts';
import { currentTracer, type Span } from '#platform/traces/traces.ts';
import { OperationTimes, type AnsweredCall } from '#platform/health/operation-times.ts';

const SAVE_MS = 60_000;

const spans = new WeakMap<FastifyRequest, Span>();
const named = new WeakMap<FastifyRequest, { operation?: string; result?: string }>();

/** Names a call by its operation, or by its result; a call without a name is known by its route and its status. */
export function nameCall(http: FastifyRequest, name: { operation?: string; result?: string }): void {
  named.set(http, { ...named.get(http), ...name });
}

/** Returns the name of a GraphQL call by its first root field, which the schema knows: `calendar.createEvent`. */
export function operationOf(service: string, { definitions }: DocumentNode): string {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const first = operation?.selectionSet.selections[0];
  return `${service}.${first?.kind === Kind.FIELD ? first.name.value : 'fragment'}`;
}

/**
 * Watches the API: each answered call is logged with its id, operation, duration and result, passed to `listeners`, and
 * added to the times of operations, which are saved once a minute. If traces are wanted, it is a span, in which the
 * request is handled from its validation on.
 */
export function watchCalls(
  server: FastifyInstance,
  app: App,
  listeners: readonly ((call: AnsweredCall) => void)[],
): void {
  const times = new OperationTimes();
  // At this point the body has been received, so the async context is stable.
  server.addHook('preValidation', (http, reply, done) => {
    const tracer = currentTracer();
    if (tracer === null || !http.url.startsWith('/api/')) return done();
    const began = new Date(Date.now() - reply.elapsedTime);
    const span = tracer.begin('server', 'call', { 'http.request.method': http.method, request_id: http.id }, began);
    spans.set(http, span);
    tracer.within(span, done);
  });
  server.addHook('onResponse', (http, reply, done) => {
    if (http.url.startsWith('/api/')) {
      const call = callOf(http, reply);
      const { operation, result } = call;
      spans.get(http)?.end({ name: operation, failed: reply.statusCode >= 500, attributes: { operation, result } });
      if (app.config.logCalls) logCall(app, http.id, call);
      // A stream of live events is open for as long as its page.
      if (http.routeOptions.url !== '/api/live') {
        times.add(call);
        for (const listener of listeners) listener(call);
      }
    }
    done();
  });
  const save = (): Promise<void> =>
    times
      .save(app.database.kysely, app.clock())
      .catch((error: unknown) => app.log.warn({ err: error }, 'health: the times of operations were not saved'));
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    timer = setInterval(() => void save(), SAVE_MS).unref();
  });
  server.addHook('onClose', async () => {
    if (timer === undefined) return;
    clearInterval(timer);
    await save();
  });
}

function callOf(http: FastifyRequest, reply: FastifyReply): AnsweredCall {
  const name = named.get(http);
  const { url } = http.routeOptions;
  // An address that no route knows is what a caller typed.
  const operation = name?.operation ?? (url === undefined || url === '/*' ? 'unknown' : `${http.method} ${url}`);
  const result = name?.result ?? (reply.statusCode < 400 ? 'OK' : `HTTP_${reply.statusCode}`);
  return { operation, result, seconds: reply.elapsedTime / 1000 };
}

function logCall({ log }: App, requestId: string, { operation, result, seconds }: AnsweredCall): void {
  log.info({ requestId, operation, ms: Math.round(seconds * 1000), result }, 'call');
}
