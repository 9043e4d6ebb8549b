import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess } from '#audit/server';
import type { App } from '#platform/app.ts';
import { withShare } from '#platform/connections/connection-share.ts';
import { newId } from '#platform/id.ts';
import type { Actor, Cookies, RequestContext } from '#platform/request-context.ts';
import { boundBody, isKnownSmall } from '#platform/http/json-of-strangers.ts';
import { authenticate, isSignedToken } from '#sessions/server';
import type { GatewayContext } from './schema.ts';

/** The header that carries a renewed token; the page takes it over. */
export const TOKEN_HEADER = 'x-salus-token';

/** The header by which a page says that nobody has touched it for a while: such a call doesn't keep a session alive. */
const IDLE_HEADER = 'x-salus-idle';

/** The bearer token of an HTTP call, where it carries one. */
export function tokenOf(http: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,2000})$/.exec(http.headers.authorization ?? '')?.[1];
}

/** The request behind an HTTP call: who acts, from where, and when. */
export async function requestOf(app: App, http: FastifyRequest, reply: FastifyReply): Promise<GatewayContext> {
  const now = app.clock();
  const token = tokenOf(http);
  let actor: Actor | null = null;
  if (token !== undefined) {
    const authenticated = await authenticate(app, token, now, http.headers[IDLE_HEADER] === undefined);
    actor = authenticated?.actor ?? null;
    if (authenticated?.renewed != null) reply.header(TOKEN_HEADER, authenticated.renewed);
  }
  // What a proxy on this machine forwards is anybody's text until it is looked at.
  const ip = isIP(http.ip) === 0 ? null : http.ip;
  const device = http.headers['user-agent'] ?? null;
  return { app, actor, now, id: newId(), ip, device, cookies: cookiesOf(app, http, reply) };
}

function cookiesOf({ config }: App, http: FastifyRequest, reply: FastifyReply): Cookies {
  const isSecure = config.publicUrl.startsWith('https:');
  // A name that only this very host can have set, over https and for all of it (ASVS 3.4.4); browsers take it for no less.
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

/** The request of a REST call whose actor holds the rule; null once the domain error has been sent. */
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

/** A `preParsing` hook: JSON of a caller who brings no token that we signed is read up to 64 kB, or as its route allows. */
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
