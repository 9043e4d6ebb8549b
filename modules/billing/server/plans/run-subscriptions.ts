import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { readClinic } from '#practice/server';
import { addDays, nextPeriod } from '../../rules/index.ts';
import { beginCardPayment } from '../cards/begin-card-payment.ts';
import { postLocked } from '../charges/post-charges.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { makeInvoiceIn } from '../papers/make-invoice.ts';
import { ownPoster, type Poster } from '../poster.ts';
import { lockSubscription, readSubscriptions, type SubscriptionRow } from './plans.sql.ts';

/** Days until a declined card is retried; after the last one an invoice and a task are created. */
const RETRIES = [1, 3, 5];
const MOST_PERIODS = 24;

/** The hourly job: charges each period that has started, once, and retries declined cards. */
export async function runSubscriptions(app: App): Promise<void> {
  const { rows } = await columnsOf('billing.subscription', ['clinic_id', 'id'])
    .select(sql`from billing.subscription where status in ('trialing', 'active', 'past_due')
      and (next_day <= ${app.clock()}::date + 1 or retry_day <= ${app.clock()}::date + 1) order by clinic_id, id`)
    .execute(app.database.kysely);
  for (const { clinic_id: clinicId, id } of rows) {
    const { time_zone: zone } = await readClinic(app.database.kysely, clinicId);
    const poster = ownPoster(app, clinicId, zone, 'Subscription');
    await runOne(poster, id).catch((error: unknown) =>
      app.log.error({ err: error, subscription: id }, 'billing: a subscription was not charged'),
    );
  }
}

async function runOne(poster: Poster, id: string): Promise<void> {
  const today = dayIn(poster.timeZone, poster.now);
  for (let turn = 0; turn < MOST_PERIODS; turn += 1) {
    const begun = await beginPeriod(poster, id, today);
    if (begun === null) break;
    await collect(poster, begun.subscription, begun.day, begun.chargeId);
  }
  const [subscription] = await readSubscriptions(poster.app.database.kysely, poster.clinicId, { id });
  if (subscription?.status !== 'past_due' || subscription.retry_day === null || subscription.retry_day > today) return;
  const period = await lastPeriod(poster, id);
  if (period !== null) await collect(poster, subscription, period.day, period.charge_id);
}

/** Posts the charge of the due period, and advances to the next; null if none is due. */
async function beginPeriod(
  poster: Poster,
  id: string,
  today: string,
): Promise<{ subscription: SubscriptionRow; day: string; chargeId: string } | null> {
  const { app, clinicId, now } = poster;
  const [found] = await readSubscriptions(app.database.kysely, clinicId, { id });
  if (found === undefined) return null;
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const subscription = await lockSubscription(tx, clinicId, id);
    if (
      subscription === undefined ||
      subscription.next_day > today ||
      !['trialing', 'active', 'past_due'].includes(subscription.status)
    )
      return null;
    const day = subscription.next_day;
    const chargeId = newId();
    await tx
      .insertInto('billing.charge')
      .values({
        clinic_id: clinicId,
        id: chargeId,
        client_key: `subscription/${id}/${day}`,
        patient_id: subscription.patient_id,
        provider_id: subscription.provider_id,
        practice_id: subscription.practice_id,
        charge_type: 'Subscription',
        description: subscription.plan_name,
        modifiers: [],
        diagnoses: '[]',
        quantity: 1,
        price: subscription.amount,
        discount: 0,
        discount_mode: 'Amount',
        tax: 0,
        amount_of_charge: subscription.amount,
        date_of_charge: day,
        state: 'draft',
        created_by: null,
        created_time: now,
        updated_time: now,
      })
      .execute();
    await postLocked(tx, poster, [chargeId], bookDay);
    await tx
      .insertInto('billing.subscription_period')
      .values({ clinic_id: clinicId, subscription_id: id, day, charge_id: chargeId })
      .execute();
    const next = nextPeriod(subscription.start_day, day, subscription.interval_unit, subscription.interval_count);
    await set(tx, poster, subscription, { status: 'active', next_day: next, attempts: 0, retry_day: null });
    if (subscription.card_last4 === null) await invoice(tx, poster, subscription, day, chargeId);
    return { subscription, day, chargeId };
  });
}

/** Charges the saved card for a period; a declined one is retried, and finally creates an invoice and a task. */
async function collect(poster: Poster, subscription: SubscriptionRow, day: string, chargeId: string): Promise<void> {
  const { app, clinicId } = poster;
  if (subscription.card_id === null || subscription.card_last4 === null) return;
  const attempts = (await readSubscriptions(app.database.kysely, clinicId, { id: subscription.id }))[0]?.attempts ?? 0;
  const made = await beginCardPayment(poster, {
    key: `subscription/${subscription.id}/${day}/${attempts}`,
    patientId: subscription.patient_id,
    practiceId: subscription.practice_id,
    amount: subscription.amount,
    method: 'card',
    manualCapture: false,
    cardId: subscription.card_id,
    isOffSession: true,
    saveCard: false,
    applies: [{ charge_id: chargeId, amount: subscription.amount }],
    note: subscription.plan_name,
  });
  const today = dayIn(poster.timeZone, poster.now);
  await app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [subscription.patient_id]);
    const now = await lockSubscription(tx, clinicId, subscription.id);
    if (now === undefined || now.status === 'canceled' || now.status === 'paused') return;
    if (!isDomainError(made)) {
      if (now.status !== 'active') await set(tx, poster, now, { status: 'active', attempts: 0, retry_day: null });
      return;
    }
    // Paid in another way in between: nothing is left to collect.
    if (made.code === 'BAD_USER_INPUT') {
      await set(tx, poster, now, { status: 'active', attempts: 0, retry_day: null });
      return;
    }
    if (made.code !== 'CARD_DECLINED') {
      await set(tx, poster, now, { status: 'past_due', retry_day: today });
      return;
    }
    const wait = RETRIES[attempts];
    if (wait !== undefined) {
      await set(tx, poster, now, { status: 'past_due', attempts: attempts + 1, retry_day: addDays(today, wait) });
      return;
    }
    await invoice(tx, poster, now, day, chargeId);
    await set(tx, poster, now, { status: 'unpaid', retry_day: null });
  });
}

async function invoice(
  tx: Tx,
  poster: Poster,
  subscription: SubscriptionRow,
  day: string,
  chargeId: string,
): Promise<void> {
  await makeInvoiceIn(tx, poster, {
    key: `subscription/${subscription.id}/${day}`,
    patientId: subscription.patient_id,
    chargeIds: [chargeId],
    recipient: '',
    notes: subscription.plan_name,
    dueDay: null,
  });
}

async function lastPeriod(poster: Poster, id: string): Promise<{ day: string; charge_id: string } | null> {
  const row = await poster.app.database.kysely
    .selectFrom('billing.subscription_period')
    .select(['day', 'charge_id'])
    .where('clinic_id', '=', poster.clinicId)
    .where('subscription_id', '=', id)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function set(
  tx: Tx,
  poster: Poster,
  subscription: SubscriptionRow,
  values: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('billing.subscription')
    .set({ ...values, version: sql`version + 1` as never })
    .where('clinic_id', '=', poster.clinicId)
    .where('id', '=', subscription.id)
    .execute();
  await poster.note(tx, {
    action: 'update',
    objectType: 'billing_subscription',
    objectId: subscription.id,
    patientId: subscription.patient_id,
    changes: { status: { before: subscription.status, after: values['status'] ?? subscription.status } },
  });
}
