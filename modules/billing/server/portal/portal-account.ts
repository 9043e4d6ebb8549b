import { invalid, isDomainError } from '#platform/domain-error.ts';
import type { PortalOperation } from '#platform/module.ts';
import { recordPortalView } from '#requests/server';
import { beginCardPayment } from '../cards/begin-card-payment.ts';
import { moveIntent } from '../cards/move-intent.ts';
import { readCardAccount } from '../cards/card-account.sql.ts';
import { readCharges } from '../charges/charges.sql.ts';
import { readBalance, readOpenCharges } from '../ledger/ledger.sql.ts';
import { dayIn } from '#platform/day-in.ts';
import { readPaymentPlans } from '../payment-plans/payment-plans.sql.ts';
import { planProgress } from '../payment-plans/plan-progress.ts';
import { readPaymentOfKey, readPayments } from '../payments/payments.sql.ts';
import { noPayment } from '../payments/payment-errors.ts';
import { portalPoster } from '../poster.ts';

/** Returns a patient's balance for the portal, and whether they can pay it there. */
export const portalAccount: PortalOperation = async (portal) => {
  const { app, clinicId, patientId } = portal;
  const db = app.database.kysely;
  const [balance, open, account, [plan]] = await Promise.all([
    readBalance(db, clinicId, patientId),
    readOpenCharges(db, clinicId, patientId),
    readCardAccount(db, clinicId),
    readPaymentPlans(db, clinicId, { patient_id: patientId, status: 'active' }),
  ]);
  const charges = await readCharges(
    db,
    clinicId,
    open.map(({ id }) => id),
  );
  await recordPortalView(portal, { action: 'read', objectType: 'account' });
  const { stripe } = app.config;
  const agreed = plan === undefined ? null : planProgress(plan, dayIn(portal.timeZone, portal.now));
  return {
    balance,
    plan:
      agreed === null || agreed.next_day === null
        ? null
        : {
            dueNow: agreed.due_now,
            nextDay: agreed.next_day,
            nextAmount: agreed.next_amount,
            card: plan!.card_last4,
          },
    canPay: stripe !== null && account?.charges_enabled === true,
    publishableKey: stripe?.publishableKey ?? null,
    accountId: account?.account_id ?? null,
    sandboxUrl: stripe?.baseUrl ?? null,
    charges: charges.map(({ id, description, date_of_charge, amount_of_charge, open: left }) => ({
      id,
      description,
      day: date_of_charge,
      amount: amount_of_charge,
      open: left,
    })),
  };
};

/** Starts a patient's own payment, up to their balance; the card is entered in the processor's form. */
export const portalPay: PortalOperation = async (portal, input) => {
  const { app, clinicId, patientId } = portal;
  const { amount, key } = (input ?? {}) as { amount?: unknown; key?: unknown };
  if (
    typeof key !== 'string' ||
    !/^[0-9a-f-]{36}$/.test(key) ||
    typeof amount !== 'number' ||
    !Number.isInteger(amount)
  )
    return invalid([{ path: 'amount', message: 'Amount is required' }]);
  const db = app.database.kysely;
  const balance = await readBalance(db, clinicId, patientId);
  const known = await readPaymentOfKey(db, clinicId, `portal/${patientId}/${key}`);
  if (known === null && amount > balance)
    return invalid([{ path: 'amount', message: 'The amount is more than you owe' }]);
  const last = await db
    .selectFrom('billing.charge')
    .select('practice_id')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return invalid([{ path: 'amount', message: 'You have no balance due' }]);
  const made = await beginCardPayment(portalPoster(portal), {
    key: `portal/${patientId}/${key}`,
    patientId,
    practiceId: last.practice_id,
    amount,
    method: 'card',
    manualCapture: false,
    cardId: null,
    isOffSession: false,
    saveCard: false,
    applies: null,
    note: 'Paid in the patient portal',
  });
  if (isDomainError(made)) return made;
  return { paymentId: made.payment.id, status: made.payment.status, clientSecret: made.clientSecret };
};

/** Refreshes the status of a patient's payment. */
export const portalPaid: PortalOperation = async (portal, input) => {
  const id = (input as { paymentId?: unknown } | null)?.paymentId;
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return noPayment();
  const [payment] = await readPayments(portal.app.database.kysely, portal.clinicId, [id]);
  if (payment === undefined || payment.patient_id !== portal.patientId) return noPayment();
  const made = await moveIntent(portalPoster(portal), id, { kind: 'look' });
  return isDomainError(made) ? made : { status: made.status };
};
