import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { readClinic } from '#practice/server';
import { addDays, allocate, dueNow, LEAST_PART, partStates } from '../../rules/index.ts';
import { beginCardPayment } from '../cards/begin-card-payment.ts';
import { readOpenCharges } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { ownPoster, type Poster } from '../poster.ts';
import { lockActivePlan, paidOf, type PaymentPlanRow, readPaymentPlans } from './payment-plans.sql.ts';
import { remindOfPart } from './remind-of-part.ts';
import { setPlan } from './set-plan.ts';

/** Days until a declined card is retried; after the last one the patient has to pay, and a task is created. */
const RETRIES = [1, 3, 5];

/** The hourly job: charges due installments, sends reminders, and records missed installments. */
export async function runPaymentPlans(app: App): Promise<void> {
  const rows = await app.database.kysely
    .selectFrom('billing.payment_plan')
    .select(['clinic_id', 'id'])
    .where('status', '=', 'active')
    .orderBy('clinic_id')
    .orderBy('id')
    .execute();
  for (const { clinic_id: clinicId, id } of rows) {
    const { time_zone: zone, clinic_name: name } = await readClinic(app.database.kysely, clinicId);
    await runOne(ownPoster(app, clinicId, zone, 'Payment plan'), id, name).catch((error: unknown) =>
      app.log.error({ err: error, plan: id }, 'billing: a payment plan was not processed'),
    );
  }
}

async function runOne(poster: Poster, id: string, clinicName: string): Promise<void> {
  const { app, clinicId } = poster;
  const today = dayIn(poster.timeZone, poster.now);
  const read = async (): Promise<PaymentPlanRow | undefined> =>
    (await readPaymentPlans(app.database.kysely, clinicId, { id, status: 'active' }))[0];
  let plan = await read();
  if (plan === undefined) return;
  if (plan.card_id !== null && plan.card_last4 !== null) {
    await chargePart(poster, plan, today);
    plan = await read();
    if (plan === undefined) return;
  } else await remindOfPart(poster, plan, clinicName, today);
  await look(poster, plan, today);
}

/** Charges the saved card with the amount due, once per installment and attempt. */
async function chargePart(poster: Poster, plan: PaymentPlanRow, today: string): Promise<void> {
  const { app, clinicId } = poster;
  const due = Math.min(dueNow(plan.parts, paidOf(plan), today), plan.open);
  const number = plan.parts.filter(({ due_day }) => due_day <= today).length;
  if (due < LEAST_PART) return;
  const isNew = number > plan.asked_number;
  // Declined on every retry: only the next installment tries again.
  if (!isNew && (plan.retry_day === null || plan.retry_day > today)) return;
  const attempts = isNew ? 0 : plan.attempts;
  const open = await readOpenCharges(app.database.kysely, clinicId, plan.patient_id);
  const covered = open.filter((charge) => plan.charge_ids.includes(charge.id));
  const made = await beginCardPayment(poster, {
    key: `payment-plan/${plan.id}/${number}/${plan.card_id}/${attempts}`,
    patientId: plan.patient_id,
    practiceId: plan.practice_id,
    amount: due,
    method: 'card',
    manualCapture: false,
    cardId: plan.card_id,
    isOffSession: true,
    saveCard: false,
    applies: allocate(due, covered),
    note: `Payment plan, ${number} of ${plan.parts.length}`,
  });
  // The amount was paid in between: the next run sees it.
  if (isDomainError(made) && made.code === 'BAD_USER_INPUT') return;
  await app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [plan.patient_id]);
    const now = await lockActivePlan(tx, clinicId, plan.id);
    if (now === undefined) return;
    if (!isDomainError(made)) {
      await setPlan(tx, poster, now, { asked_number: number, attempts: 0, retry_day: null, failure: null });
      return;
    }
    const isDeclined = made.code === 'CARD_DECLINED';
    const wait = RETRIES[attempts];
    const retry = !isDeclined ? today : wait === undefined ? null : addDays(today, wait);
    await setPlan(tx, poster, now, {
      asked_number: number,
      attempts: isDeclined ? attempts + 1 : attempts,
      retry_day: retry,
      failure: made.message.slice(0, 300),
    });
  });
}

/** Records that a plan is paid, or an installment was missed. */
async function look(poster: Poster, { id, patient_id }: PaymentPlanRow, today: string): Promise<void> {
  const { app, clinicId } = poster;
  await app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [patient_id]);
    const plan = await lockActivePlan(tx, clinicId, id);
    if (plan === undefined) return;
    if (plan.open <= 0) {
      await setPlan(tx, poster, plan, { status: 'completed' });
      return;
    }
    const missed = partStates(plan.parts, paidOf(plan), today).findLast(({ state }) => state === 'missed')?.number ?? 0;
    if (missed > plan.missed_number) await setPlan(tx, poster, plan, { missed_number: missed });
  });
}
