import { join } from 'node:path';
import type { TestApp } from '#platform/testing/test-app.ts';
import { newId } from '#platform/id.ts';
import { startStripeServer, type StripeServer } from '../../../../sandbox/stripe-server.ts';
import { cardOf } from '../../../../sandbox/stripe-objects.ts';
import { bindAccount, refreshAccount } from '../cards/bind-account.ts';
import { readCardAccount } from '../cards/card-account.sql.ts';
import { posterOf } from '../poster.ts';
import { type BillingClinic, done, makeBillingClinic } from './billing-clinic.ts';

const KEYS = {
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789',
};

/** A clinic that takes cards, with its card processor. */
export interface CardClinic extends BillingClinic {
  app: TestApp;
  stripe: StripeServer;
  accountId: string;
  /** Saves a card at the processor and returns its id here. */
  keepCard(patientId: string, number: string): Promise<string>;
  /** Does what the browser does with the secret in the processor's own iframe. */
  type(secret: string, number: string): Promise<Response>;
}

/** Creates such a clinic; the processor sends no events by itself, and the caller has to close it. */
export async function makeCardClinic(bare: TestApp): Promise<CardClinic> {
  const file = join(bare.config.dataDir, 'stripe.json');
  const stripe = await startStripeServer(
    file,
    { ...KEYS, baseUrl: null },
    { deliverTo: null, returnTo: 'http://here' },
  );
  const base = `http://127.0.0.1:${stripe.port}`;
  const app = {
    ...bare,
    config: { ...bare.config, stripe: { ...KEYS, baseUrl: base } },
    clock: () => bare.clock(),
  };
  const clinic = await makeBillingClinic(app);
  await fetch(done(await bindAccount(clinic.manager)), { method: 'POST', redirect: 'manual' });
  await refreshAccount(posterOf(clinic.manager));
  const accountId = (await readCardAccount(app.database.kysely, clinic.clinicId))!.account_id;
  return {
    ...clinic,
    app,
    stripe,
    accountId,
    async keepCard(patientId, number) {
      const [id, method] = [newId(), `pm_${newId()}`];
      const card = cardOf(number, 12, 2030)!;
      stripe.state.methods[method] = { card, customer: 'cus_1' };
      await app.database.kysely
        .insertInto('billing.saved_card')
        .values({
          clinic_id: clinic.clinicId,
          id,
          patient_id: patientId,
          customer_id: 'cus_1',
          method_id: method,
          brand: card.brand,
          last4: card.last4,
          expires_month: 12,
          expires_year: 2030,
          created_time: app.clock(),
        })
        .execute();
      return id;
    },
    type: (secret, number) =>
      fetch(`${base}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${KEYS.publishableKey}`, 'stripe-account': accountId },
        body: new URLSearchParams({
          client_secret: secret,
          'payment_method_data[card][number]': number,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2030',
        }),
      }),
  };
}
