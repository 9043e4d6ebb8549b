import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic } from '#practice/testing';
import { chart } from '#chart/server';
import { must } from '#platform/testing/must.ts';
import { buildPatient } from '#patients/testing';
import { createCharges } from '../charges/create-charges.ts';
import type { ChargeRow } from '../charges/charges.sql.ts';
import { billing } from '../index.ts';
import { takePayment } from '../payments/take-payment.ts';
import type { PaymentRow } from '../payments/payments.sql.ts';

export { must as done, errorCode } from '#platform/testing/must.ts';

/** A clinic with members who charge and take payments. */
export interface BillingClinic {
  clinicId: string;
  biller: RequestContext;
  desk: RequestContext;
  doctor: RequestContext;
  manager: RequestContext;
  addPatient(lastName?: string): Promise<string>;
  /** Creates a posted charge. */
  charge(patientId: string, cents: number, more?: object): Promise<ChargeRow>;
  /** Records cash, applied automatically by default. */
  pay(patientId: string, cents: number, more?: object): Promise<PaymentRow>;
}

/** Creates such a clinic. */
export async function makeBillingClinic(app: App): Promise<BillingClinic> {
  const made = await makeTestClinic(app, [...billing.accessRules, ...chart.accessRules]);
  const [biller, desk, doctor, manager] = await Promise.all(
    (['Biller', 'Front desk', 'Doctor', 'Manager'] as const).map((role) => made.as(role)),
  );
  return {
    clinicId: made.clinicId,
    biller: biller!,
    desk: desk!,
    doctor: doctor!,
    manager: manager!,
    addPatient: (lastName = 'Payer') =>
      buildPatient(app, made.clinicId, { last_name: lastName, email: 'ada@example.com' }),
    async charge(patientId, cents, more = {}) {
      const charges = [
        { type: 'Fee', description: 'Visit', price: cents, date_of_charge: '2026-11-23', patient: patientId, ...more },
      ];
      return must(await createCharges({ ...biller!, now: app.clock() }, newId(), charges, true))[0]!;
    },
    async pay(patientId, cents, more = {}) {
      const input = { client_key: newId(), patient: patientId, method: 'cash', amount: cents, ...more };
      return must(await takePayment({ ...desk!, now: app.clock() }, input));
    },
  };
}
