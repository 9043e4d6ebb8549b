import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { App } from '#platform/app.ts';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { RouteContext } from '#platform/module.ts';
import { bodyOf } from '#requests/server';
import { isDomainError } from '#platform/domain-error.ts';
import { readAppRequest } from '../consent/app-request.ts';
import { OAUTH_PATH } from '../registry/addresses.ts';
import { providerOf } from './provider-of.ts';
import { smartConfiguration } from './smart-configuration.ts';
import { consumeToken, findToken } from '../tokens/tokens.sql.ts';

/**
 * The authorization server. oidc-provider answers below `/fhir/oauth`, with the request's own body; the steps between a
 * request and its answer are pages of Salus, which call the routes of `interaction`.
 */
export function oauthRoutes({ server, app }: RouteContext): void {
  const step = `${OAUTH_PATH}/interaction/:request`;
  server.get(`${OAUTH_PATH}/interaction/:request`, async (http, reply) =>
    reply.redirect(`/authorize-app?request=${encodeURIComponent(requestOf(http))}`, 303),
  );
  server.get(`${step}/details`, (http, reply) => inStep(app, http, reply, () => describe(app, requestOf(http))));
  server.post(`${step}/finish`, (http, reply) =>
    inStep(app, http, reply, (provider) => finish(app, provider, http, reply)),
  );
  server.post(`${step}/cancel`, (http, reply) =>
    inStep(app, http, reply, async (provider) => {
      const result = { error: 'access_denied', error_description: 'the user did not allow it' };
      return pathOf(await provider.interactionResult(http.raw, reply.raw, result));
    }),
  );
  server.get(`/fhir/R4/.well-known/smart-configuration`, async (_http, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    return reply.send(smartConfiguration(app.config));
  });
  void server.register(async (open) => {
    // The library reads the body itself.
    open.removeAllContentTypeParsers();
    open.addContentTypeParser('*', (_http, _payload, done) => done(null));
    open.all(`${OAUTH_PATH}/*`, async (http, reply) => {
      const { raw } = http;
      if (raw.url?.startsWith(`${OAUTH_PATH}/authorize`) === true && !(await mayAsk(http.ip)))
        return reply.code(429).header('retry-after', '900').send({ error: 'temporarily_unavailable' });
      const provider = await providerOf(app);
      reply.hijack();
      const original = withConsent(raw.url ?? '');
      raw.url = original.slice(OAUTH_PATH.length);
      Object.assign(raw, { originalUrl: original });
      // Every address that the library builds is below the public one, whatever host a caller names.
      const { host, protocol } = new URL(app.config.publicUrl);
      const from = { 'x-forwarded-for': http.ip, 'x-forwarded-proto': protocol.slice(0, -1) };
      Object.assign(raw.headers, { host, 'x-forwarded-host': host, ...from });
      await provider.callback()(raw, reply.raw);
      return reply;
    });
  });
}

// Each request is a row for half an hour. A clinic's members share an address.
const requests = callLimiter('apps.requests', { points: 600, duration: 900 });

async function mayAsk(ip: string): Promise<boolean> {
  return requests.consume(clientNetwork(ip)).then(
    () => true,
    () => false,
  );
}

// OpenID's rule that offline access is only granted with `prompt=consent` is unknown to SMART apps. Consent is always asked.
function withConsent(url: string): string {
  if (!url.startsWith(`${OAUTH_PATH}/authorize?`)) return url;
  const [path, query] = url.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  if (params.get('prompt') !== 'none') params.set('prompt', 'consent');
  return `${path}?${params.toString()}`;
}

const requestOf = (http: FastifyRequest): string => (http.params as { request: string }).request;

/** Runs a step for the browser that made the request, which has its cookie; 404 for any other. */
async function inStep(
  app: App,
  http: FastifyRequest,
  reply: FastifyReply,
  work: (provider: Provider) => Promise<object | null>,
): Promise<FastifyReply> {
  const provider = await providerOf(app);
  const details = await provider.interactionDetails(http.raw, reply.raw).catch(() => null);
  const answer = details?.uid === requestOf(http) ? await work(provider) : null;
  reply.header('cache-control', 'no-store');
  if (answer !== null) return reply.send(answer);
  return reply
    .code(404)
    .send({ code: 'APP_REQUEST_ENDED', message: 'This request has expired. Start again in the app.' });
}

async function describe(app: App, request: string): Promise<object | null> {
  const [asked, asPatient] = [
    await readAppRequest(app, request, 'member'),
    await readAppRequest(app, request, 'patient'),
  ];
  if (isDomainError(asked) || isDomainError(asPatient)) return null;
  return {
    app_name: asked.app.name,
    // Apps that a member opened, or that need a member's rights, are not for patients.
    for_patients: asked.launch === null && asPatient.needsPatient,
  };
}

async function finish(app: App, provider: Provider, http: FastifyRequest, reply: FastifyReply): Promise<object | null> {
  const { ticket } = bodyOf(http);
  const { kysely } = app.database;
  const row = typeof ticket === 'string' ? await findToken(kysely, 'Ticket', ticket) : null;
  if (row === null || row.payload['request'] !== requestOf(http) || row.expires_time <= app.clock()) return null;
  if (!(await consumeToken(kysely, row, app.clock()))) return null;
  const { accountId, grantId } = row.payload as { accountId: string; grantId: string };
  const result = { login: { accountId, remember: false }, consent: { grantId } };
  return pathOf(await provider.interactionResult(http.raw, reply.raw, result, { mergeWithLastSubmission: false }));
}

function pathOf(address: string): { location: string } {
  const { pathname, search } = new URL(address);
  return { location: pathname + search };
}
