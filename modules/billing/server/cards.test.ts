import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { newId } from '#platform/id.ts';
import { useTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { fastify } from 'fastify';
import { startStripeServer, type StripeServer } from '../../../sandbox/stripe-server.ts';
import { beginCardPayment, type CardPaymentInput } from './cards/begin-card-payment.ts';
import { endAbandoned } from './cards/end-abandoned.ts';
import { moveIntent } from './cards/move-intent.ts';
import { bindAccount, refreshAccount } from './cards/bind-account.ts';
import { readCardAccount } from './cards/card-account.sql.ts';
import { forgetCard, readSavedCards } from './cards/saved-cards.ts';
import { connectionToken, moveReader, readReaders } from './cards/terminal.ts';
import { resumeRefunds } from './cards/resume-refunds.ts';
import { serveCardEvents } from './cards/webhook.ts';
import { readCharges } from './charges/charges.sql.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { proveClinic } from './accounts/prove.ts';
import { readPayments } from './payments/payments.sql.ts';
import { refundThrough } from './cards/refund-through.ts';
import { posterOf } from './poster.ts';
import { type BillingClinic, done, makeBillingClinic, errorCode } from './testing/billing-clinic.ts';

const bare = useTestApp();
const keys = {
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789',
};
let app: TestApp;
let server: FastifyInstance;
let stripe: StripeServer;
let clinic: BillingClinic;

beforeAll(async () => {
  server = fastify();
  // The address is known once the server listens, and events are sent there.
  const later: { app?: TestApp } = {};
  const proxy = new Proxy({} as TestApp, { get: (_none, name) => Reflect.get(later.app!, name) as unknown });
  serveCardEvents(server, proxy);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  stripe = await startStripeServer(
    join(bare().config.dataDir, 'stripe.json'),
    { ...keys, baseUrl: null },
    {
      deliverTo: `${address}/api/stripe/webhook`,
      returnTo: address,
      readerPace: 20,
    },
  );
  const config = { ...bare().config, stripe: { ...keys, baseUrl: `http://127.0.0.1:${stripe.port}` } };
  app = { ...bare(), config, clock: () => bare().clock() };
  later.app = app;
  clinic = await makeBillingClinic(app);
  const url = done(await bindAccount(clinic.manager));
  expect((await readCardAccount(db(), clinic.clinicId))!.charges_enabled).toBe(false);
  expect(errorCode(await begin(await clinic.addPatient(), 5000))).toBe('CARDS_NOT_SET_UP');
  await fetch(url, { method: 'POST', redirect: 'manual' });
  await refreshAccount(posterOf(clinic.manager));
  expect((await readCardAccount(db(), clinic.clinicId))!.charges_enabled).toBe(true);
});
afterAll(async () => {
  await stripe.close();
  await server.close();
});

const db = () => app.database.kysely;
const poster = () => posterOf(clinic.desk);
const begin = (patientId: string, amount: number, more: Partial<CardPaymentInput> = {}) =>
  beginCardPayment(poster(), {
    key: newId(),
    patientId,
    practiceId: clinic.desk.actor.practiceId,
    amount,
    method: 'card',
    manualCapture: false,
    cardId: null,
    isOffSession: false,
    saveCard: false,
    applies: null,
    note: '',
    ...more,
  });

/** Does what the browser does with the secret in the processor's own iframe. */
async function type(secret: string, number: string): Promise<Response> {
  const { account_id } = (await readCardAccount(db(), clinic.clinicId))!;
  return fetch(`http://127.0.0.1:${stripe.port}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.publishableKey}`, 'stripe-account': account_id },
    body: new URLSearchParams({
      client_secret: secret,
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
    }),
  });
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 3000; turn += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it never came');
}
const statusOf = async (id: string) => (await readPayments(db(), clinic.clinicId, [id]))[0]!.status;

test('the audit log contains the account’s previous permissions', async () => {
  const { rows } = await app.database.pool.query(
    "select changes from audit.inbox where clinic_id = $1 and object_type = 'card_account' and action = 'update'",
    [clinic.clinicId],
  );
  expect(rows).toEqual([{ changes: { charges_enabled: { before: false, after: true } } }]);
});

test('a card pays several charges once, however often and in whatever order the processor reports it', async () => {
  const patient = await clinic.addPatient();
  const [one, other] = [await clinic.charge(patient, 4000), await clinic.charge(patient, 6000)];
  const applies = [
    { charge_id: other.id, amount: 6000 },
    { charge_id: one.id, amount: 1000 },
  ];
  const key = newId();
  const begun = done(await begin(patient, 7000, { key, applies }));
  expect(begun.payment.status).toBe('pending');
  expect((await type(begun.clientSecret!, '4242 4242 4242 4242')).status).toBe(200);
  await until(async () => (await statusOf(begun.payment.id)) === 'succeeded');
  await stripe.resendEvents();
  await stripe.resendEvents();
  expect(done(await begin(patient, 7000, { key, applies })).payment.id).toBe(begun.payment.id);
  expect((await readCharges(db(), clinic.clinicId, [one.id, other.id])).map(({ open }) => open).toSorted()).toEqual([
    0, 3000,
  ]);
  const [payment] = await readPayments(db(), clinic.clinicId, [begun.payment.id]);
  expect(payment).toMatchObject({ card_brand: 'visa', card_last4: '4242', allocated: 7000 });
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(3000);
  expect(await proveClinic(db(), clinic.clinicId)).toBeNull();
});

test('a lost response creates no second payment', async () => {
  const patient = await clinic.addPatient();
  const before = Object.keys(stripe.state.intents).length;
  const key = newId();
  stripe.lost.push('POST /v1/payment_intents', 'POST /v1/payment_intents', 'POST /v1/payment_intents');
  expect(errorCode(await begin(patient, 900, { key }))).toBe('CARD_PROCESSOR_SILENT');
  const begun = done(await begin(patient, 900, { key }));
  expect(Object.keys(stripe.state.intents)).toHaveLength(before + 1);
  expect((await type(begun.clientSecret!, '4000000000000002')).status).toBe(402);
  await until(async () => (await statusOf(begun.payment.id)) === 'failed');
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(0);
  // The same payment intent with another card.
  expect((await type(begun.clientSecret!, '5555555555554444')).status).toBe(200);
  expect(done(await moveIntent(poster(), begun.payment.id, { kind: 'look' })).status).toBe('succeeded');
  await stripe.resendEvents();
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(-900);
});

test('captures an authorized payment in part, refunds it, and accepts a refund made at the processor', async () => {
  const patient = await clinic.addPatient();
  const begun = done(await begin(patient, 5000, { manualCapture: true }));
  await type(begun.clientSecret!, '4242424242424242');
  await until(async () => (await statusOf(begun.payment.id)) === 'authorized');
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(0);
  expect(errorCode(await moveIntent(poster(), begun.payment.id, { kind: 'capture', amount: 5001 }))).toBe(
    'BAD_USER_INPUT',
  );
  const captured = done(await moveIntent(poster(), begun.payment.id, { kind: 'capture', amount: 3000 }));
  expect([captured.status, captured.amount]).toEqual(['succeeded', 3000]);
  const refund = { client_key: newId(), payment_id: captured.id, amount: 1000, reason_code: 'requested', reason: '' };
  stripe.lost.push('POST /v1/refunds', 'POST /v1/refunds', 'POST /v1/refunds');
  done(await refundThrough(clinic.biller, refund));
  const again = done(await refundThrough(clinic.biller, refund));
  await until(async () => (await readPayments(db(), clinic.clinicId, [again.id]))[0]!.refunded === 1000);
  expect(Object.keys(stripe.state.refunds)).toHaveLength(1);
  const { account_id } = (await readCardAccount(db(), clinic.clinicId))!;
  await fetch(`http://127.0.0.1:${stripe.port}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}`, 'stripe-account': account_id },
    body: new URLSearchParams({ payment_intent: again.intent_id!, amount: '500' }),
  });
  await until(async () => (await readPayments(db(), clinic.clinicId, [again.id]))[0]!.refunded === 1500);
  await stripe.resendEvents();
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(-1500);
  expect(await proveClinic(db(), clinic.clinicId)).toBeNull();
});

test('the processor saves a card, which is charged again and deleted; readers prompt for a card', async () => {
  const patient = await clinic.addPatient();
  const begun = done(await begin(patient, 1000, { saveCard: true }));
  await type(begun.clientSecret!, '4242424242424242');
  await until(async () => (await readSavedCards(db(), clinic.clinicId, patient)).length === 1);
  const [card] = await readSavedCards(db(), clinic.clinicId, patient);
  const paid = done(await begin(patient, 1500, { cardId: card!.id, isOffSession: true }));
  expect(paid.payment.status).toBe('succeeded');
  expect(errorCode(await begin(await clinic.addPatient(), 1500, { cardId: card!.id }))).toBe('BAD_USER_INPUT');
  expect(await forgetCard(poster(), card!.id)).toBe(true);
  expect(await readSavedCards(db(), clinic.clinicId, patient)).toEqual([]);
  expect(done(await connectionToken(poster()))).toMatch(/^pst_/);
  const [reader] = await readReaders(poster());
  const waiting = done(await begin(patient, 800, { method: 'terminal' }));
  for (const wrong of ['', newId(), '../refunds', `tmr_${'x'.repeat(101)}`])
    expect(errorCode(await moveReader(poster(), wrong, waiting.payment.id))).toBe('BAD_USER_INPUT');
  expect(await moveReader(poster(), reader!.id, waiting.payment.id)).toBe(true);
  await until(async () => (await statusOf(waiting.payment.id)) === 'succeeded');
  const { rows } = await sql<{ text: string }>`select row_to_json(y)::text as text from billing.payment y`.execute(
    db(),
  );
  expect(rows.some(({ text }) => text.includes('4242424242424242'))).toBe(false);
});

test('marks a disputed payment, and rejects an event without a signature', async () => {
  const patient = await clinic.addPatient();
  const begun = done(await begin(patient, 2000));
  await type(begun.clientSecret!, '4000000000000259');
  await until(async () => (await readPayments(db(), clinic.clinicId, [begun.payment.id]))[0]!.is_disputed);
  const forged = await server.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    payload: JSON.stringify({ id: 'evt_x', type: 'payment_intent.succeeded', data: { object: {} } }),
  });
  expect(forged.statusCode).toBe(400);
});

test('settles a refund with a lost response once from the processor’s data, even after its idempotency keys expired', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 9000);
  const begun = done(await begin(patient, 9000));
  await type(begun.clientSecret!, '4242424242424242');
  await until(async () => (await statusOf(begun.payment.id)) === 'succeeded');
  const input = { payment_id: begun.payment.id, amount: 2000, reason_code: 'requested', reason: '' };
  const stateOf = async () => {
    const { rows } = await sql<{ status: string }>`select status from billing.refund
      where payment_id = ${begun.payment.id} order by id`.execute(db());
    return rows.map(({ status }) => status);
  };
  stripe.pause(true);
  // The refund was made, but all responses were lost.
  stripe.lost.push(...Array<string>(3).fill('POST /v1/refunds'));
  done(await refundThrough(clinic.biller, { ...input, client_key: newId() }));
  expect(await stateOf()).toEqual(['pending']);
  await resumeRefunds(app);
  expect(await stateOf()).toEqual(['pending']);
  stripe.state.answered = {};
  bare().setClock(new Date('2026-11-25T14:00:00Z'));
  await resumeRefunds(app);
  await resumeRefunds(app);
  expect(await stateOf()).toEqual(['succeeded']);
  expect(
    Object.values(stripe.state.refunds).filter(
      ({ payment_intent }) => payment_intent === begun.clientSecret!.split('_secret_')[0],
    ),
  ).toHaveLength(1);
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(2000);
  // The request never reached the processor.
  await sql`insert into billing.refund (clinic_id, id, client_key, payment_id, amount, reason_code, reason, status, made_name, created_time)
    values (${clinic.clinicId}, ${newId()}, ${newId()}, ${begun.payment.id}, 3000, 'requested', '', 'pending', 'Biller', '2026-11-23')`.execute(
    db(),
  );
  await Promise.all([resumeRefunds(app), resumeRefunds(app)]);
  stripe.pause(false);
  expect(await stateOf()).toEqual(['succeeded', 'succeeded']);
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(5000);
  expect(await proveClinic(db(), clinic.clinicId)).toBeNull();
  bare().setClock(new Date('2026-11-23T14:00:00Z'));
});

test('an abandoned card payment is canceled after an hour, and one that was paid counts', async () => {
  const patient = await clinic.addPatient();
  const left = done(await begin(patient, 5000));
  const { payment: typed, clientSecret } = done(await begin(patient, 700));
  await type(clientSecret!, '4242424242424242');
  await endAbandoned({ ...app, clock: () => new Date(bare().clock().getTime() + 50 * 60_000) });
  expect(await statusOf(left.payment.id)).toBe('pending');
  await endAbandoned({ ...app, clock: () => new Date(bare().clock().getTime() + 61 * 60_000) });
  expect(await statusOf(left.payment.id)).toBe('canceled');
  expect(await statusOf(typed.id)).toBe('succeeded');
});
