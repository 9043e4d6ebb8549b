import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { PortalOperation, RouteContext } from '#platform/module.ts';
import { portalAccount, portalPaid, portalPay } from '../portal/portal-account.ts';
import { comeToPay, lookAtPayLink, unknown } from './come-to-pay.ts';

const TOKEN = /^[\w-]{40,60}$/;
const STATUS: Readonly<Record<string, number>> = { RATE_LIMITED: 429, NOT_FOUND: 404 };
const OPERATIONS: Readonly<Record<string, PortalOperation>> = {
  'billing.account': portalAccount,
  'billing.pay': portalPay,
  'billing.paid': portalPaid,
};

/** `POST /api/pay/link` and `POST /api/pay/billing.{account|pay|paid}`: what the page behind a statement's code calls, without a session. */
export function payRoutes({ server, app }: RouteContext): void {
  const outsideOf = (http: FastifyRequest) => ({
    app,
    now: app.clock(),
    ip: isIP(http.ip) === 0 ? null : http.ip,
    device: http.headers['user-agent'] ?? null,
  });
  server.post('/api/pay/link', async (http, reply) => {
    const { token } = bodyOf(http);
    if (typeof token !== 'string' || !TOKEN.test(token)) return answer(reply, unknown());
    return answer(reply, await lookAtPayLink(outsideOf(http), token));
  });
  for (const [name, work] of Object.entries(OPERATIONS))
    server.post(`/api/pay/${name}`, async (http, reply) => {
      const { token, date_of_birth: born, ...input } = bodyOf(http);
      if (typeof token !== 'string' || !TOKEN.test(token)) return answer(reply, unknown());
      const isFirst = name === 'billing.account' && input['again'] !== true;
      const portal = await comeToPay(outsideOf(http), token, typeof born === 'string' ? born : '', isFirst);
      return answer(reply, isDomainError(portal) ? portal : await work(portal, input));
    });
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
