import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { PortalContext, RouteContext } from '#platform/module.ts';
import { tooMany } from './portal-errors.ts';
import { countCall } from './portal-limits.ts';
import { csrfOf, isCsrfOf } from './portal-token.ts';
import type { AnonymousCall } from './come-in-by-link.ts';
import { endSession, type LinkSessions, readSession } from './link-session.ts';

const TOKEN = /^[\w-]{40,60}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const STATUS: Readonly<Record<string, number>> = { SIGNED_OUT: 401, RATE_LIMITED: 429, NOT_FOUND: 404 };

/** Returns the context of an unauthenticated call. */
export function outsideOf(app: App, http: FastifyRequest): AnonymousCall {
  return {
    app,
    now: app.clock(),
    ip: isIP(http.ip) === 0 ? null : http.ip,
    device: http.headers['user-agent'] ?? null,
  };
}

/** Returns the token from a link or cookie; null if it is malformed. */
export const readToken = (value: unknown): string | null =>
  typeof value === 'string' && TOKEN.test(value) ? value : null;

/** Returns the fields of a request body; empty if there is none. */
export function bodyOf(http: FastifyRequest): Record<string, unknown> {
  const { body } = http;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}

/** Sends a response to a patient. */
export function answerPatient(reply: FastifyReply, value: object | DomainError): FastifyReply {
  if (!isDomainError(value)) return reply.send(value);
  const { code, message, issues } = value;
  return reply.code(STATUS[code] ?? 400).send({ code, message, issues });
}

/** The endpoints of one kind of link. */
export interface LinkDoor {
  /** Base path of its routes. */
  base: string;
  /** Cookie name; the cookie is limited to the base path. */
  cookie: string;
  /** Header for the CSRF token that the page received with its session. */
  csrfHeader: string;
  /** Paths for signing in and out, relative to the base. */
  ways: readonly [comeIn: string, leave: string];
  sessions: LinkSessions;
  unknownLink: () => DomainError;
  look: (outside: AnonymousCall, token: string) => Promise<object | DomainError>;
  comeIn: (outside: AnonymousCall, token: string, born: string) => Promise<{ token: string } | DomainError>;
}

/** Runs an operation for a signed-in patient. */
export interface PatientCall {
  (
    http: FastifyRequest,
    reply: FastifyReply,
    work: (portal: PortalContext, token: string) => Promise<object | DomainError>,
  ): Promise<unknown>;
  /** Options of routes that accept pictures and files: larger bodies are accepted from signed-in patients only. */
  readonly takesFiles: { config: { admitsLargeBody: (http: FastifyRequest) => Promise<boolean> } };
}

/**
 * Adds the routes for checking a link, signing in and signing out; returns the function that wraps all other
 * operations.
 */
export function linkRoutes({ server, app }: RouteContext, door: LinkDoor): PatientCall {
  const { base, cookie, sessions } = door;
  const keep = (reply: FastifyReply, token: string | null): void => {
    const secure = app.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    const age = token === null ? 0 : sessions.mostMinutes * 60;
    reply.header(
      'set-cookie',
      `${cookie}=${token ?? ''}; Path=${base}; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
    );
  };
  const tokenOf = (http: FastifyRequest): string | undefined => {
    const pair = (http.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${cookie}=`));
    return readToken(pair?.slice(cookie.length + 1)) ?? undefined;
  };
  const answerInside = async (...[http, reply, work]: Parameters<PatientCall>): Promise<unknown> => {
    const token = tokenOf(http);
    const portal = await readSession(outsideOf(app, http), sessions, token);
    if (isDomainError(portal)) return answerPatient(reply, portal);
    const brought = http.headers[door.csrfHeader];
    // The page gets its CSRF token with the first GET and sends it from then on.
    if (http.method !== 'GET' && !isCsrfOf(token!, typeof brought === 'string' ? brought : undefined))
      return answerPatient(reply, sessions.signedOut());
    if (!(await countCall(portal.patientId))) return answerPatient(reply, tooMany());
    return answerPatient(reply, await work(portal, token!));
  };
  const admitsLargeBody = async (http: FastifyRequest): Promise<boolean> =>
    !isDomainError(await readSession(outsideOf(app, http), sessions, tokenOf(http)));
  const inside: PatientCall = Object.assign(answerInside, { takesFiles: { config: { admitsLargeBody } } });

  server.post(`${base}/link`, async (http, reply) => {
    const token = readToken(bodyOf(http)['token']);
    return answerPatient(reply, token === null ? door.unknownLink() : await door.look(outsideOf(app, http), token));
  });
  server.post(`${base}/${door.ways[0]}`, async (http, reply) => {
    const { token: brought, date_of_birth: born } = bodyOf(http);
    const token = readToken(brought);
    if (token === null) return answerPatient(reply, door.unknownLink());
    const day = typeof born === 'string' && DAY.test(born) ? born : '';
    const session = await door.comeIn(outsideOf(app, http), token, day);
    if (isDomainError(session)) return answerPatient(reply, session);
    keep(reply, session.token);
    return answerPatient(reply, { csrf: csrfOf(session.token) });
  });
  server.post(`${base}/${door.ways[1]}`, (http, reply) =>
    inside(http, reply, async (portal) => {
      await endSession(sessions, portal);
      keep(reply, null);
      return { ok: true };
    }),
  );
  return inside;
}
