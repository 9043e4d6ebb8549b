import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#platform/id.ts';
import { holdOpen, soon } from '#platform/testing/hold-open.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { billingTasks } from './billing-tasks.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { proveClinic } from './accounts/prove.ts';
import { writeOff } from './charges/write-off.ts';
import { cancelPaymentPlan, changePlanCard, makePaymentPlan } from './payment-plans/make-payment-plan.ts';
import { readPaymentPlans } from './payment-plans/payment-plans.sql.ts';
import { runPaymentPlans } from './payment-plans/run-payment-plans.ts';
import { planProgress } from './payment-plans/plan-progress.ts';
import { stripeOf } from './cards/stripe-client.ts';
import { enrol } from './plans/enrol.ts';
import { readSubscriptions } from './plans/plans.sql.ts';
import { runSubscriptions } from './plans/run-subscriptions.ts';
import { savePlan } from './plans/save-plan.ts';
import { readInvoices } from './papers/invoices.sql.ts';
import { type CardClinic, makeCardClinic } from './testing/card-clinic.ts';
import { done, makeBillingClinic, errorCode } from './testing/billing-clinic.ts';

const bare = useTestApp();
let clinic: CardClinic;
beforeAll(async () => {
  clinic = await makeCardClinic(bare());
});
afterAll(() => clinic.stripe.close());
afterEach(() => bare().setClock(new Date('2026-11-23T14:00:00Z')));

const db = () => clinic.app.database.kysely;
const monthly = { count: 3, interval_unit: 'month', interval_count: 1, first_day: '2026-11-23' };
const agree = (patient: string, more: object = {}) =>
  makePaymentPlan(
    { ...clinic.desk, now: clinic.app.clock() },
    {
      client_key: newId(),
      patient_id: patient,
      card_id: null,
      ...monthly,
      ...more,
    },
  );
const on = async (day: string): Promise<void> => {
  bare().setClock(new Date(`${day}T15:00:00Z`));
  await runPaymentPlans(clinic.app);
};
const planOf = async (id: string) => {
  const [plan] = await readPaymentPlans(db(), clinic.clinicId, { id });
  const today = clinic.app.clock().toISOString().slice(0, 10);
  return { ...plan!, ...planProgress(plan!, today) };
};
const mails = async (patient: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from deliveries.delivery
    where patient_id = ${patient} and about_type = 'payment_plan'`.execute(db());
  return rows[0]!.count;
};
const taskOf = async (id: string) => (await billingTasks.read(db(), clinic.clinicId, { kind: 'payment_plan', id }))[0]!;

test('a plan is created once for the open balance, and rejects invalid input', async () => {
  const patient = await clinic.addPatient();
  expect(errorCode(await agree(patient))).toBe('NOTHING_OWED');
  await clinic.charge(patient, 6000);
  await clinic.charge(patient, 4000);
  const key = newId();
  const made = done(await agree(patient, { client_key: key }));
  expect(made).toMatchObject({ total: 10_000, open: 10_000, status: 'active' });
  expect(made.parts.map(({ amount }) => amount)).toEqual([3334, 3333, 3333]);
  expect(done(await agree(patient, { client_key: key })).id).toBe(made.id);
  expect(errorCode(await agree(patient))).toBe('PLAN_STANDS');
  const other = await makeBillingClinic(clinic.app);
  const foreign = { client_key: newId(), patient_id: patient, card_id: null, ...monthly };
  expect(errorCode(await makePaymentPlan(other.desk, foreign))).toBe('NOT_FOUND');
  const change = { id: made.id, version: 1 };
  expect(errorCode(await cancelPaymentPlan(other.desk, { ...change, reason: 'x' }))).toBe('NOT_FOUND');
  expect(errorCode(await cancelPaymentPlan(clinic.desk, { ...change, reason: ' ' }))).toBe('BAD_USER_INPUT');
  const stranger = await clinic.keepCard(await clinic.addPatient(), '4242424242424242');
  expect(errorCode(await changePlanCard(clinic.desk, { ...change, cardId: stranger }))).toBe('BAD_USER_INPUT');
  expect(done(await cancelPaymentPlan(clinic.desk, { ...change, reason: 'pays at once' })).status).toBe('canceled');
  expect(errorCode(await cancelPaymentPlan(clinic.desk, { ...change, reason: 'again' }))).toBe('STALE_VERSION');
  for (const wrong of [{ first_day: '2026-11-22' }, { first_day: '2026-02-31' }, { count: 1 }, { count: 60.5 }])
    expect(errorCode(await agree(patient, wrong))).toBe('BAD_USER_INPUT');
  const small = await clinic.addPatient();
  await clinic.charge(small, 120);
  expect(errorCode(await agree(small))).toBe('BAD_USER_INPUT');
});

test('two concurrent calls create one plan', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 9000);
  const made = await Promise.all([agree(patient), agree(patient), agree(patient)]);
  expect(made.filter((each) => 'parts' in each)).toHaveLength(1);
});

test('charges a saved card once per installment, and excludes later charges', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 9000);
  const card = await clinic.keepCard(patient, '4242424242424242');
  const { id } = done(await agree(patient, { card_id: card }));
  await on('2026-11-23');
  await on('2026-11-23');
  expect(await planOf(id)).toMatchObject({ open: 6000, due_now: 0, next_day: '2026-12-23', next_amount: 3000 });
  const visit = await clinic.charge(patient, 2000);
  await clinic.pay(patient, 2000, { applies: [{ charge_id: visit.id, amount: 2000 }] });
  await on('2026-12-23');
  expect(await planOf(id)).toMatchObject({ open: 3000, due_now: 0, missed: 0 });
  await on('2027-01-23');
  await on('2027-01-23');
  expect(await planOf(id)).toMatchObject({ open: 0, status: 'completed' });
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(0);
  expect(await mails(patient)).toBe(0);
});

test('retries a declined card, then creates a task, and starts over with the next installment', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 9000);
  const bad = await clinic.keepCard(patient, '4000000000000002');
  const { id } = done(await agree(patient, { card_id: bad }));
  for (const day of ['2026-11-23', '2026-11-23', '2026-11-24', '2026-11-27']) await on(day);
  expect(await planOf(id)).toMatchObject({ retry_day: '2026-12-02', missed: 1 });
  expect((await taskOf(id)).task).toMatchObject({ subject: 'A scheduled payment was missed' });
  await on('2026-12-02');
  await on('2026-12-03');
  expect(await planOf(id)).toMatchObject({ retry_day: null, failure: 'Your card was declined.' });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from billing.payment
    where patient_id = ${patient} and status = 'failed'`.execute(db());
  expect(rows[0]!.count).toBe(4);
  const good = await clinic.keepCard(patient, '4242424242424242');
  const { version } = await planOf(id);
  done(await changePlanCard(clinic.desk, { id, version, cardId: good }));
  await on('2026-12-03');
  expect(await planOf(id)).toMatchObject({ open: 6000, missed: 0, failure: null });
  expect((await taskOf(id)).task).toBeNull();
  await on('2026-12-23');
  expect((await planOf(id)).open).toBe(3000);
  expect(await proveClinic(db(), clinic.clinicId)).toBeNull();
});

test('charges an installment once despite a lost response', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 9000);
  const { id } = done(await agree(patient, { card_id: await clinic.keepCard(patient, '4242424242424242') }));
  clinic.stripe.lost.push(...Array<string>(3).fill('POST /v1/payment_intents'));
  await on('2026-11-23');
  expect((await planOf(id)).open).toBe(9000);
  await on('2026-11-23');
  expect((await planOf(id)).open).toBe(6000);
  const paid = Object.values(clinic.stripe.state.intents).filter(
    ({ amount, status }) => amount === 3000 && status === 'succeeded',
  );
  await on('2026-11-23');
  expect(
    Object.values(clinic.stripe.state.intents).filter(
      ({ amount, status }) => amount === 3000 && status === 'succeeded',
    ),
  ).toHaveLength(paid.length);
});

test('without a card, sends a reminder before an installment, and another one if it was missed', async () => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 9000);
  const { id } = done(await agree(patient, { first_day: '2026-12-10' }));
  await on('2026-12-06');
  expect(await mails(patient)).toBe(0);
  await on('2026-12-07');
  await on('2026-12-08');
  expect(await mails(patient)).toBe(1);
  await on('2026-12-11');
  await on('2026-12-12');
  expect(await mails(patient)).toBe(2);
  expect((await taskOf(id)).task).not.toBeNull();
  await clinic.pay(patient, 3000);
  expect(
    (await billingTasks.read(db(), clinic.clinicId, { kind: 'payment', id: (await lastPayment(patient))! })).find(
      ({ key }) => key.includes(id),
    )!.task,
  ).toBeNull();
  const rest = { charge_id: charge.id, amount: 6000, reason_code: 'courtesy', reason: '', kind: 'write_off' as const };
  done(await writeOff(clinic.biller, rest));
  await on('2026-12-13');
  expect((await planOf(id)).status).toBe('completed');
});

async function lastPayment(patient: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select id from billing.payment where patient_id = ${patient} order by id desc limit 1`.execute(db());
  return rows[0]?.id;
}

test('retries a subscription’s declined card on four days, then creates an invoice and a task', async () => {
  const patient = await clinic.addPatient();
  const price = { plan_name: 'Care', amount: 5000, interval_unit: 'month', interval_count: 1, trial_days: 0 };
  const plan = done(await savePlan(clinic.manager, price, null));
  const cardId = await clinic.keepCard(patient, '4000000000000002');
  const input = { key: newId(), patientId: patient, planId: plan.id, startDay: '2026-11-23', cardId };
  const { id } = done(await enrol(clinic.biller, input));
  const at = async (day: string) => {
    bare().setClock(new Date(`${day}T15:00:00Z`));
    await runSubscriptions(clinic.app);
    const [now] = await readSubscriptions(db(), clinic.clinicId, { id });
    return [now!.status, now!.attempts, now!.retry_day];
  };
  expect(await at('2026-11-23')).toEqual(['past_due', 1, '2026-11-24']);
  expect(await at('2026-11-23')).toEqual(['past_due', 1, '2026-11-24']);
  expect(await at('2026-11-24')).toEqual(['past_due', 2, '2026-11-27']);
  expect(await at('2026-11-27')).toEqual(['past_due', 3, '2026-12-02']);
  expect(await readInvoices(db(), clinic.clinicId, { patient_id: patient })).toHaveLength(0);
  expect(await at('2026-12-02')).toEqual(['unpaid', 3, null]);
  expect(await at('2026-12-03')).toEqual(['unpaid', 3, null]);
  expect(await readInvoices(db(), clinic.clinicId, { patient_id: patient })).toHaveLength(1);
  const [work] = await billingTasks.read(db(), clinic.clinicId, { kind: 'billing_subscription', id });
  expect(work!.task).toMatchObject({ subject: 'A subscription could not be charged' });
  expect(await readBalance(db(), clinic.clinicId, patient)).toBe(5000);
});

test('a payment plan canceled while the job runs stays canceled', async () => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 9000);
  const { id } = done(await agree(patient, { first_day: '2026-12-20' }));
  const rest = { charge_id: charge.id, amount: 9000, reason_code: 'courtesy', reason: '', kind: 'write_off' as const };
  done(await writeOff(clinic.biller, rest));
  const held = await holdOpen(bare(), "update billing.payment_plan set status = 'canceled' where id = $1", [id]);
  const running = on('2026-11-24');
  await soon();
  await held.end();
  await running;
  expect((await planOf(id)).status).toBe('canceled');
});

test('a subscription canceled while its card is charged stays canceled', async () => {
  bare().setClock(new Date('2026-11-23T15:00:00Z'));
  const patient = await clinic.addPatient();
  const price = { plan_name: 'Held', amount: 5000, interval_unit: 'month', interval_count: 1, trial_days: 0 };
  const plan = done(await savePlan(clinic.manager, price, null));
  const cardId = await clinic.keepCard(patient, '4000000000000002');
  const input = { key: newId(), patientId: patient, planId: plan.id, startDay: '2026-11-23', cardId };
  const { id } = done(await enrol(clinic.biller, input));
  const stripe = (await stripeOf(clinic.app))!;
  const create = stripe.paymentIntents.create.bind(stripe.paymentIntents);
  let ended: Promise<void> = Promise.resolve();
  const charging = vi.spyOn(stripe.paymentIntents, 'create').mockImplementationOnce(async (...args) => {
    const held = await holdOpen(bare(), "update billing.subscription set status = 'canceled' where id = $1", [id]);
    ended = soon().then(held.end);
    return create(...args);
  });
  await runSubscriptions(clinic.app);
  await ended;
  charging.mockRestore();
  const [now] = await readSubscriptions(db(), clinic.clinicId, { id });
  expect(now!.status).toBe('canceled');
});
