import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { PortalContext, RouteContext } from '#platform/module.ts';
import { countCall, csrfOf, isCsrfOf } from '#requests/server';
import { comeIn, leave, lookAtLink, readSession } from './come-in.ts';
import { signedOut, tooMany, unknownLink } from './link-errors.ts';
import { patientOperations } from './patient-operations.ts';

const COOKIE = 'salus_questions';
const CSRF_HEADER = 'x-salus-questions';
const TOKEN = /^[\w-]{40,60}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COOKIE_SECONDS = 4 * 3600;
const STATUS: Readonly<Record<string, number>> = { SIGNED_OUT: 401, RATE_LIMITED: 429, NOT_FOUND: 404 };

/**
 * What a patient calls who came by the link of a message. It knows its own cookie only, which no other path is sent: a token of the
 * staff and a session of the patient's own page mean nothing here, and this session means nothing there.
 */
export function answeringRoutes({ server, app }: RouteContext): void {
  const outsideOf = (http: FastifyRequest) => ({
    app,
    now: app.clock(),
    ip: isIP(http.ip) === 0 ? null : http.ip,
    device: http.headers['user-agent'] ?? null,
  });
  const keep = (reply: FastifyReply, token: string | null): void => {
    const secure = app.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    const age = token === null ? 0 : COOKIE_SECONDS;
    reply.header(
      'set-cookie',
      `${COOKIE}=${token ?? ''}; Path=/api/questionnaires; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
    );
  };
  const inside = async (
    http: FastifyRequest,
    reply: FastifyReply,
    work: (portal: PortalContext) => Promise<object | DomainError>,
  ): Promise<unknown> => {
    const token = cookieOf(http);
    const portal = await readSession(outsideOf(http), token);
    if (isDomainError(portal)) return answer(reply, portal);
    const brought = http.headers[CSRF_HEADER];
    // The first look of a page reads what it sends along from then on.
    if (http.method !== 'GET' && !isCsrfOf(token!, typeof brought === 'string' ? brought : undefined))
      return answer(reply, signedOut());
    if (!(await countCall(portal.patientId))) return answer(reply, tooMany());
    return answer(reply, await work(portal));
  };

  server.post('/api/questionnaires/link', async (http, reply) => {
    const { token } = bodyOf(http);
    if (typeof token !== 'string' || !TOKEN.test(token)) return answer(reply, unknownLink());
    return answer(reply, await lookAtLink(outsideOf(http), token));
  });
  server.post('/api/questionnaires/come-in', async (http, reply) => {
    const { token, date_of_birth: born } = bodyOf(http);
    if (typeof token !== 'string' || !TOKEN.test(token)) return answer(reply, unknownLink());
    const session = await comeIn(outsideOf(http), token, typeof born === 'string' && DAY.test(born) ? born : '');
    if (isDomainError(session)) return answer(reply, session);
    keep(reply, session.token);
    return answer(reply, { csrf: csrfOf(session.token) });
  });
  server.post('/api/questionnaires/leave', (http, reply) =>
    inside(http, reply, async (portal) => {
      await leave(portal);
      keep(reply, null);
      return { ok: true };
    }),
  );
  for (const [name, work] of Object.entries(patientOperations)) {
    const path = `/api/questionnaires/operations/${name}`;
    server.post(path, (http, reply) => inside(http, reply, (portal) => work(portal, bodyOf(http))));
  }
}

function cookieOf(http: FastifyRequest): string | undefined {
  const pair = (http.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  const token = pair?.slice(COOKIE.length + 1);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

function bodyOf(http: FastifyRequest): Record<string, unknown> {
  const { body } = http;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}

function answer(reply: FastifyReply, value: object | DomainError): FastifyReply {
  if (!isDomainError(value)) return reply.send(value);
  const { code, message, issues } = value;
  return reply.code(STATUS[code] ?? 400).send({ code, message, issues });
}
