import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess } from '#audit/server';
import type { App } from '#platform/app.ts';
import { withShare } from '#platform/connections/connection-share.ts';
import type { Actor, Cookies, RequestContext } from '#platform/request-context.ts';
import { boundBody, isKnownSmall } from '#platform/http/json-of-strangers.ts';
import { authenticate, isSignedToken } from '#sessions/server';
import type { GatewayContext } from './schema.ts';

/** The header with a renewed token, which the page stores. */
export const TOKEN_HEADER = 'x-salus-token';

/** The header that marks a background request of an unused page: it doesn't extend the session. */
const IDLE_HEADER = 'x-salus-idle';

/** Returns the bearer token of an HTTP call, if it has one. */
export function tokenOf(http: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,2000})$/.exec(http.headers.authorization ?? '')?.[1];
}

/** Returns the request context of an HTTP call: actor, IP address and time. */
export async function requestOf(app: App, http: FastifyRequest, reply: FastifyReply): Promise<GatewayContext> {
  const now = app.clock();
  const token = tokenOf(http);
  let actor: Actor | null = null;
  if (token !== undefined) {
    const authenticated = await authenticate(app, token, now, http.headers[IDLE_HEADER] === undefined);
    actor = authenticated?.actor ?? null;
    if (authenticated?.renewed != null) reply.header(TOKEN_HEADER, authenticated.renewed);
  }
  // The address forwarded by a local proxy is untrusted text until it is validated.
  const ip = isIP(http.ip) === 0 ? null : http.ip;
  const device = http.headers['user-agent'] ?? null;
  return { app, actor, now, id: http.id, ip, device, cookies: cookiesOf(app, http, reply) };
}

function cookiesOf({ config }: App, http: FastifyRequest, reply: FastifyReply): Cookies {
  const isSecure = config.publicUrl.startsWith('https:');
  // A name that only this host can set, over HTTPS and for all paths (ASVS 3.4.4); browsers enforce it.
  const [prefix, secure] = isSecure ? ['__Host-', '; Secure'] : ['', ''];
  return {
    get: (name) =>
      (http.headers.cookie ?? '')
        .split(/;\s*/)
        .find((pair) => pair.startsWith(`${prefix}${name}=`))
        ?.slice(prefix.length + name.length + 1),
    set: (name, value, seconds) => {
      const age = value === null ? 0 : seconds;
      reply.header(
        'set-cookie',
        `${prefix}${name}=${value ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}

/** Returns the request context of a REST call whose actor has the rule; null if the domain error has been sent. */
export async function admit(
  app: App,
  http: FastifyRequest,
  reply: FastifyReply,
  rule: string,
): Promise<RequestContext | null> {
  const ctx = await requestOf(app, http, reply);
  if (ctx.actor === null) {
    await reply.code(401).send({ code: 'UNAUTHENTICATED', message: 'Logged out due to long inactivity.' });
    return null;
  }
  if (!ctx.actor.rules.has(rule)) {
    const route = http.routeOptions.url?.replace(/^\/api\//, '') ?? 'unknown';
    await recordAccess(ctx as RequestContext, {
      action: 'refused',
      objectType: route,
      outcome: 'refused',
      reason: rule,
    });
    await reply
      .code(403)
      .send({ code: 'FORBIDDEN', message: 'You don’t have permission to do this. An administrator can change that.' });
    return null;
  }
  return ctx as RequestContext;
}

/** A `preParsing` hook: limits JSON of a caller without a valid token to 64 kB, or to the limit of its route. */
export function limitStrangers(app: App) {
  return async (
    http: FastifyRequest,
    _reply: FastifyReply,
    payload: NodeJS.ReadableStream,
  ): Promise<NodeJS.ReadableStream> => {
    const isJson = /json|^text\/plain/i.test(http.headers['content-type'] ?? '');
    if (!isJson || isKnownSmall(http) || (await isSignedToken(app, tokenOf(http), app.clock()))) return payload;
    const { admitsLargeBody } = http.routeOptions.config;
    if (admitsLargeBody !== undefined && (await withShare('public', () => admitsLargeBody(http)))) return payload;
    return boundBody(http, payload);
  };
}
