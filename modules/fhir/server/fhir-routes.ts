import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { AppRequest, FhirAccess } from '#apps/server';
import type { App } from '#platform/app.ts';
import { callIsOfMember } from '#platform/connections/connection-share.ts';
import { isUnreachable } from '#platform/database.ts';
import { type DomainError, domainError, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RouteContext } from '#platform/module.ts';
import { isResourceId, type QueryPair } from '../rules/index.ts';
import { FHIR_PATH, type FhirCall } from './call.ts';
import { type AsCall, exportRoutes } from './bulk/export-routes.ts';
import { capabilityStatement } from './capability-statement.ts';
import { findDocuments } from './operations/find-documents.ts';
import { readEverything } from './operations/read-everything.ts';
import { countAppCall } from './limit-app.ts';
import { outcomeOf } from './outcome.ts';
import { formatProblem, readQuery } from './read-query.ts';
import { send, sendRecord } from './send-record.ts';
import { readOne } from './records/read-one.ts';
import { recordFhirAccess } from './record-fhir-access.ts';
import type { Found } from './search/bundle-of.ts';
import { searchType } from './search/search-type.ts';
import { allowedOn, writeRoutes } from './writing/write-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

/** Returns the rights of a call; null without a valid token. */
type Authorize = (app: App, http: AppRequest, now: Date) => Promise<FhirAccess | null>;

type Parameters = Readonly<Record<string, string>>;
type Query = (call: FhirCall, pairs: QueryPair[], named: Parameters) => Promise<Found | DomainError>;

/** Serves the API below `/fhir/R4`. Errors are OperationOutcomes. */
export function fhirRoutes({ server, app }: RouteContext, authorize: Authorize): void {
  void server.register(async (api) => {
    shape(api, app);
    api.get(`${FHIR_PATH}/metadata`, (_http, reply) => send(reply, 200, capabilityStatement(app)));
    const asCall: AsCall = (answer) => (http, reply) =>
      withCall(app, authorize, http, reply, (call) => answer(call, http, reply));
    exportRoutes(api, asCall);
    subscriptionRoutes(api, asCall);
    const admits = async (http: FastifyRequest): Promise<boolean> =>
      (await authorize(app, requestOf(http), app.clock())) !== null;
    writeRoutes(api, asCall, admits);
    const query = (what: (named: Parameters) => string, run: Query) => (http: FastifyRequest, reply: FastifyReply) =>
      withCall(app, authorize, http, reply, async (call) => {
        const named = http.params as Parameters;
        const pairs = readQuery(http);
        const found = isDomainError(pairs) ? pairs : await run(call, pairs, named);
        if (isDomainError(found)) return found;
        await recordFhirAccess(call, { action: 'search', what: what(named), patientId: found.patientId });
        return send(reply, 200, found.bundle);
      });
    const search = query(
      ({ type }) => `${type} search`,
      (call, pairs, { type }) => searchType(call, type!, pairs),
    );
    const documents = query(() => 'DocumentReference/$docref', findDocuments);
    api.get(`${FHIR_PATH}/:type`, search);
    api.post(`${FHIR_PATH}/:type/_search`, search);
    api.get(
      `${FHIR_PATH}/Patient/:id/$everything`,
      query(
        () => 'Patient/$everything',
        (call, pairs, { id }) => readEverything(call, id!, pairs),
      ),
    );
    api.get(`${FHIR_PATH}/DocumentReference/$docref`, documents);
    api.post(`${FHIR_PATH}/DocumentReference/$docref`, documents);
    api.get(`${FHIR_PATH}/:type/:id`, (http, reply) =>
      withCall(app, authorize, http, reply, async (call) => {
        const { type = '', id = '' } = http.params as Parameters;
        const record = isResourceId(id) ? await readOne(call, type, id) : notFound('resource');
        if (isDomainError(record)) return record;
        await recordFhirAccess(call, { action: 'read', what: type, id, patientId: record.patientId });
        return sendRecord(http, reply, record);
      }),
    );
    api.all(`${FHIR_PATH}/*`, (http, reply) => {
      if (http.method === 'OPTIONS') return reply.code(204).send();
      if (http.method === 'GET') return refuse(reply, domainError('NOT_SUPPORTED', 'This address does not exist.'));
      reply.header('allow', allowedOn(app, http.url));
      return refuse(reply, domainError('NOT_ALLOWED', 'This interaction is not supported.'));
    });
  });
}

/** What every answer of the API has, and how bodies and errors are read. */
function shape(api: FastifyInstance, app: App): void {
  const parse = { parseAs: 'string', bodyLimit: 64 * 1024 } as const;
  api.addContentTypeParser<string>('application/x-www-form-urlencoded', parse, (_http, body, done) =>
    done(null, new URLSearchParams(body)),
  );
  api.addContentTypeParser('application/fhir+json', parse, api.getDefaultJsonParser('error', 'ignore'));
  api.addHook('onRequest', async (_http, reply) => {
    // Apps run in browsers on other sites; the token, not a cookie, gives the right.
    reply.headers({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers':
        'authorization, content-type, accept, idempotency-key, if-match, if-none-exist, if-none-match, prefer',
      'access-control-expose-headers':
        'content-location, etag, last-modified, location, retry-after, www-authenticate, x-progress',
      'access-control-max-age': '600',
    });
  });
  api.setErrorHandler((error: { statusCode?: number }, http, reply) => {
    const status = error.statusCode ?? 500;
    if (!http.raw.complete) reply.header('connection', 'close');
    if (status === 415) return refuse(reply, domainError('UNSUPPORTED_MEDIA_TYPE', 'Send application/fhir+json.'));
    if (status < 500) return refuse(reply, domainError('BAD_USER_INPUT', 'The body can’t be read.'), status);
    app.log.error({ err: error, requestId: http.id }, 'unexpected');
    if (isUnreachable(error)) {
      reply.header('retry-after', '5');
      return refuse(
        reply,
        domainError('UNAVAILABLE', 'The database is not answering. Try again in a few seconds.'),
        503,
      );
    }
    return refuse(reply, domainError('INTERNAL', `Something went wrong. Reference: ${http.id}`), 500);
  });
}

function requestOf({ headers: { authorization }, ip }: FastifyRequest): AppRequest {
  return { headers: { authorization }, ip };
}

/** Answers as the app and person of the token; a refusal of their rights is logged. */
async function withCall(
  app: App,
  authorize: Authorize,
  http: FastifyRequest,
  reply: FastifyReply,
  answer: (call: FhirCall) => Promise<FastifyReply | DomainError>,
): Promise<FastifyReply> {
  const format = formatProblem(http);
  if (format !== null) return refuse(reply, format);
  const now = app.clock();
  const access = await authorize(app, requestOf(http), now);
  if (access === null)
    return refuse(reply, domainError('UNAUTHENTICATED', 'The access token is missing or not valid.'));
  callIsOfMember();
  const seconds = await countAppCall(access);
  if (seconds !== null) {
    reply.header('retry-after', String(seconds));
    return refuse(
      reply,
      domainError('TOO_MANY_CALLS', `The app makes too many calls. Continue in ${seconds} seconds.`),
    );
  }
  const ip = isIP(http.ip) === 0 ? null : http.ip;
  const strict = /\bhandling=strict\b/.test(String(http.headers['prefer'] ?? ''));
  const call: FhirCall = { app, now, ip, device: http.headers['user-agent'] ?? null, access, strict };
  const answered = await answer(call);
  if (!isDomainError(answered)) return answered;
  if (answered.code === 'INSUFFICIENT_SCOPE' || answered.code === 'FORBIDDEN') {
    await recordFhirAccess(call, { action: 'refused', what: answered.code });
  }
  return refuse(reply, answered);
}

function refuse(reply: FastifyReply, error: DomainError, status?: number): FastifyReply {
  const said = outcomeOf(error);
  if (error.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer error="invalid_token"');
  if (error.code === 'INSUFFICIENT_SCOPE') reply.header('www-authenticate', 'Bearer error="insufficient_scope"');
  return send(reply, status ?? said.status, said.outcome);
}
