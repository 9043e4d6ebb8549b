import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '#platform/house.ts';
import { newId } from '#platform/id.ts';
import type { Actor, Request } from '#platform/request.ts';
import { authenticate } from '#sessions/server';
import type { GatewayRequest } from './schema.ts';

/** The header that carries a renewed token; the page takes it over. */
export const TOKEN_HEADER = 'x-salus-token';

/** The bearer token of an HTTP call, where it carries one. */
export function tokenOf(http: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,2000})$/.exec(http.headers.authorization ?? '')?.[1];
}

/** The request behind an HTTP call: who acts, from where, and when. */
export async function requestOf(house: House, http: FastifyRequest, reply: FastifyReply): Promise<GatewayRequest> {
  const now = house.clock();
  const token = tokenOf(http);
  let actor: Actor | null = null;
  if (token !== undefined) {
    const authenticated = await authenticate(house, token, now);
    actor = authenticated?.actor ?? null;
    if (authenticated?.renewed != null) reply.header(TOKEN_HEADER, authenticated.renewed);
  }
  // What a proxy on this machine forwards is anybody's text until it is looked at.
  const ip = isIP(http.ip) === 0 ? null : http.ip;
  return { house, actor, now, id: newId(), ip, device: http.headers['user-agent'] ?? null };
}

/** The request of a REST call whose actor holds the rule; null once the refusal has been sent. */
export async function admit(
  house: House,
  http: FastifyRequest,
  reply: FastifyReply,
  rule: string,
): Promise<Request | null> {
  const request = await requestOf(house, http, reply);
  if (request.actor === null) {
    await reply.code(401).send({ code: 'UNAUTHENTICATED', message: 'Logged out due to long inactivity.' });
    return null;
  }
  if (!request.actor.rules.has(rule)) {
    await reply
      .code(403)
      .send({ code: 'FORBIDDEN', message: 'Your role does not allow this. An administrator can change that.' });
    return null;
  }
  return request as Request;
}
