import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { startStripeServer, type StripeServer } from '../../../sandbox/stripe-server.ts';
import { bindAccount, refreshAccount } from './cards/bind-account.ts';
import { beginCardPayment } from './cards/begin-card-payment.ts';
import { readCardAccount } from './cards/card-account.sql.ts';
import { stripeOf } from './cards/stripe-client.ts';
import { onCardEvent } from './cards/webhook.ts';
import { createCharges } from './charges/create-charges.ts';
import { readCharges } from './charges/charges.sql.ts';
import { reverseCharge } from './charges/reverse-charge.ts';
import { proveClinic } from './accounts/prove.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { writeOff } from './charges/write-off.ts';
import { applyCredits } from './payments/apply-credit.ts';
import { readPayments } from './payments/payments.sql.ts';
import { refundThrough } from './cards/refund-through.ts';
import { takePayment } from './payments/take-payment.ts';
import { voidPayment } from './payments/void-payment.ts';
import { posterOf } from './poster.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { howMany } from '#values/testing/how-many.ts';
import { type BillingClinic, done, makeBillingClinic } from './testing/billing-clinic.ts';

// A sample, or a few thousand with `npm test -- --long`; BILLING_POSTINGS=100000 for the full run.
const POSTINGS = Number(process.env['BILLING_POSTINGS'] ?? howMany(400, 1500));
const USERS = 10;
const PATIENTS = 6;

const bare = useTestApp();
const keys = {
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789',
};
let app: TestApp;
let stripe: StripeServer;
let clinic: BillingClinic;
let accountId: string;

beforeAll(async () => {
  const file = join(bare().config.dataDir, 'stripe.json');
  stripe = await startStripeServer(file, { ...keys, baseUrl: null }, { deliverTo: null, returnTo: 'http://127.0.0.1' });
  const config = { ...bare().config, stripe: { ...keys, baseUrl: `http://127.0.0.1:${stripe.port}` } };
  app = { ...bare(), config, clock: () => bare().clock() };
  clinic = await makeBillingClinic(app);
  await fetch(done(await bindAccount(clinic.manager)), { method: 'POST', redirect: 'manual' });
  await refreshAccount(posterOf(clinic.manager));
  accountId = (await readCardAccount(app.database.kysely, clinic.clinicId))!.account_id;
});
afterAll(() => stripe.close());

/** Seeded random numbers. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

/** A long run reports its progress. */
function reportProgress(postings: number): void {
  const { user, system } = process.cpuUsage();
  process.stderr.write(
    `${postings} postings, ${Math.round(process.uptime())} s, CPU ${Math.round((user + system) / 1e6)} s\n`,
  );
}

class Crash extends Error {}

/** A database whose transactions sometimes fail just before the commit, as if the process crashed. */
function crashing(base: TestApp, random: (below: number) => number): TestApp {
  const transaction: TestApp['database']['transaction'] = (work) =>
    base.database.transaction(async (tx) => {
      const result = await work(tx);
      if (random(25) === 0) throw new Crash();
      return result;
    });
  return { ...base, database: { ...base.database, transaction } };
}

test(
  'ten users post randomly, crash and repeat themselves, and every balance is correct to the cent',
  // A posting takes about a dozen milliseconds, up to twenty times that on a shared machine.
  { timeout: 300_000 + POSTINGS * 600 },
  async () => {
    const db = app.database.kysely;
    const patients = await Promise.all(Array.from({ length: PATIENTS }, () => clinic.addPatient()));
    // The expected balances after every confirmed posting, independent of the ledger.
    const owed = new Map(patients.map((id) => [id, 0]));
    const add = (patient: string, cents: number): void => void owed.set(patient, owed.get(patient)! + cents);
    const charges: string[] = [];
    const payments: string[] = [];
    const events: { id: string; type: string; object: object }[] = [];
    let crashes = 0;

    const again = async <T>(work: () => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          // A slow machine may time out on a connection: the caller retries, as after a crash.
          if (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')) continue;
          if (!(error instanceof Crash)) throw error;
          crashes += 1;
        }
      }
    };
    const deliverEvent = async (random: (below: number) => number): Promise<void> => {
      const event = events[random(events.length)];
      const client = (await stripeOf(app))!;
      if (event === undefined) return;
      const body = { id: event.id, type: event.type, account: accountId, data: { object: event.object } };
      await again(() => onCardEvent(crashing(app, random), client, body as never));
    };

    const step = async (random: (below: number) => number): Promise<void> => {
      const broken = crashing(app, random);
      const biller = { ...clinic.biller, app: broken, now: app.clock() };
      const patient = patients[random(PATIENTS)]!;
      const cents = 50 + random(20_000);
      const key = newId();
      switch (random(9)) {
        case 0:
        case 1: {
          const line = { type: 'Fee', description: 'Visit', price: cents, date_of_charge: '2026-11-23', patient };
          const made = done(await again(() => createCharges(biller, key, [line], true)));
          done(await again(() => createCharges(biller, key, [line], true)));
          charges.push(made[0]!.id);
          return add(patient, cents);
        }
        case 2: {
          const input = { client_key: key, patient, method: 'cash', amount: cents };
          const made = done(await again(() => takePayment(biller, input)));
          done(await again(() => takePayment(biller, input)));
          payments.push(made.id);
          return add(patient, -cents);
        }
        case 3: {
          const poster = posterOf(biller);
          const input = {
            key,
            patientId: patient,
            practiceId: biller.actor.practiceId,
            amount: cents,
            method: 'card' as const,
            manualCapture: false,
            cardId: null,
            isOffSession: false,
            saveCard: false,
            applies: null,
            note: '',
          };
          const made = done(await again(() => beginCardPayment(poster, input)));
          await fetch(
            `http://127.0.0.1:${stripe.port}/v1/payment_intents/${made.clientSecret!.split('_secret_')[0]}/confirm`,
            {
              method: 'POST',
              headers: { authorization: `Bearer ${keys.publishableKey}`, 'stripe-account': accountId },
              body: new URLSearchParams({
                client_secret: made.clientSecret!,
                'payment_method_data[card][number]': '4242424242424242',
                'payment_method_data[card][exp_month]': '12',
                'payment_method_data[card][exp_year]': '2030',
              }),
            },
          );
          events.push({
            id: newId(),
            type: 'payment_intent.succeeded',
            object: { id: made.clientSecret!.split('_secret_')[0]! },
          });
          payments.push(made.payment.id);
          add(patient, -cents);
          return deliverEvent(random);
        }
        case 4: {
          const id = payments[random(payments.length)];
          if (id === undefined) return;
          const amount = 1 + random(5000);
          const input = { client_key: key, payment_id: id, amount, reason_code: 'requested', reason: '' };
          const made = await again(() => refundThrough(biller, input));
          if (isDomainError(made)) return;
          done(await again(() => refundThrough(biller, input)));
          return add(made.patient_id, amount);
        }
        case 5: {
          const id = charges[random(charges.length)];
          if (id === undefined) return;
          const [before] = await again(() => readCharges(db, clinic.clinicId, [id]));
          const why = { version: before!.version, reason: 'wrong', returnStock: false };
          const made = await again(() => reverseCharge(biller, id, why));
          // Another user may have been first.
          if (!isDomainError(made) && before!.state === 'posted') reversed.add(id);
          return;
        }
        case 6: {
          const id = charges[random(charges.length)];
          if (id === undefined) return;
          const input = {
            charge_id: id,
            amount: 1 + random(500),
            reason_code: 'courtesy',
            reason: '',
            kind: 'write_off' as const,
          };
          await again(() => writeOff(biller, input));
          return;
        }
        case 7: {
          const id = payments[random(payments.length)];
          if (id === undefined) return;
          const [before] = await again(() => readPayments(db, clinic.clinicId, [id]));
          const made = await again(() => voidPayment(biller, id, { version: before!.version, reason: 'wrong' }));
          if (!isDomainError(made)) voided.add(id);
          return;
        }
        default:
          done(await again(() => applyCredits(biller, patient)));
          await (events.length > 0 ? deliverEvent(random) : undefined);
      }
    };
    const reversed = new Set<string>();
    const voided = new Set<string>();
    const each = Math.ceil(POSTINGS / USERS);
    await Promise.all(
      Array.from({ length: USERS }, async (_none, user) => {
        const random = randomOf(user + 17);
        for (let turn = 0; turn < each; turn += 1) {
          await step(random);
          if (user === 0 && turn % 200 === 199) reportProgress((turn + 1) * USERS);
        }
      }),
    );
    // Everything that the processor has not reported yet, twice and in reverse order.
    const client = (await stripeOf(app))!;
    const untold = [...events, ...events];
    await Promise.all(
      Array.from({ length: USERS }, async () => {
        for (let event = untold.pop(); event !== undefined; event = untold.pop()) {
          const { id, type, object } = event;
          const cardEvent = { id, type, account: accountId, data: { object } };
          await again(() => onCardEvent(app, client, cardEvent as never));
        }
      }),
    );

    for (const id of reversed) {
      const [charge] = await readCharges(db, clinic.clinicId, [id]);
      expect(charge!.state).toBe('void');
      add(charge!.patient_id, -charge!.amount_of_charge);
    }
    for (const id of voided) {
      const [payment] = await readPayments(db, clinic.clinicId, [id]);
      expect(payment!.status).toBe('void');
      add(payment!.patient_id, payment!.amount);
    }
    // Effective write-offs of charges, from the ledger's own entries; the account check covers their limits.
    const { rows } = await sql<{ patient_id: string; amount: number }>`
      select patient_id, sum(amount)::bigint as amount from billing.ledger_entry
      where clinic_id = ${clinic.clinicId} and entry_type = 'write_off' group by patient_id`.execute(db);
    for (const { patient_id, amount } of rows) add(patient_id, amount);
    for (const patient of patients) expect(await readBalance(db, clinic.clinicId, patient)).toBe(owed.get(patient));
    expect(await proveClinic(db, clinic.clinicId)).toBeNull();
    expect(crashes).toBeGreaterThan(POSTINGS / 200);
  },
);
