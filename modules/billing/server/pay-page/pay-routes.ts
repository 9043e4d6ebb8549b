import { isDomainError } from '#platform/domain-error.ts';
import type { PortalOperation, RouteContext } from '#platform/module.ts';
import { answerPatient, bodyOf, outsideOf, readToken } from '#requests/server';
import { portalAccount, portalPaid, portalPay } from '../portal/portal-account.ts';
import { comeToPay, lookAtPayLink, unknown } from './come-to-pay.ts';

const OPERATIONS: Readonly<Record<string, PortalOperation>> = {
  'billing.account': portalAccount,
  'billing.pay': portalPay,
  'billing.paid': portalPaid,
};

/**
 * `POST /api/pay/link` and `POST /api/pay/billing.{account|pay|paid}`: the endpoints of the pay page, without a
 * session.
 */
export function payRoutes({ server, app }: RouteContext): void {
  server.post('/api/pay/link', async (http, reply) => {
    const token = readToken(bodyOf(http)['token']);
    return answerPatient(reply, token === null ? unknown() : await lookAtPayLink(outsideOf(app, http), token));
  });
  for (const [name, work] of Object.entries(OPERATIONS))
    server.post(`/api/pay/${name}`, async (http, reply) => {
      const { token: brought, date_of_birth: born, ...input } = bodyOf(http);
      const token = readToken(brought);
      if (token === null) return answerPatient(reply, unknown());
      const isAgain = name !== 'billing.account' || input['again'] === true;
      const said = { token, born: typeof born === 'string' ? born : '', isAgain };
      const portal = await comeToPay(outsideOf(app, http), said);
      return answerPatient(reply, isDomainError(portal) ? portal : await work(portal, input));
    });
}
