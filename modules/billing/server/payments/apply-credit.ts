import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { allocate } from '../../rules/index.ts';
import {
  appendEntries,
  type NewEntry,
  readOpenCharges,
  readPaymentsWithCredit,
  readStanding,
  reversalsOf,
} from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { type Poster, posterOf } from '../poster.ts';
import { lockPayment, type PaymentRow, readPayments, unappliedOf } from './payments.sql.ts';
import { noPayment } from './payment-errors.ts';

/** Applies credits to the patient's open charges, oldest first; returns the cents applied. */
export async function applyCredits(ctx: RequestContext, patientId: string): Promise<number | DomainError> {
  const poster = posterOf(ctx);
  return ctx.app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [patientId]);
    const applied = await applyLocked(tx, poster, patientId, bookDay);
    if (applied > 0)
      await poster.note(tx, {
        action: 'update',
        objectType: 'account',
        objectId: patientId,
        patientId,
        changes: { applied: { before: null, after: applied } },
      });
    return applied;
  });
}

/** Same as `applyCredits`, inside a transaction that has locked the account. */
export async function applyLocked(tx: Tx, poster: Poster, patientId: string, bookDay: string): Promise<number> {
  const open = await readOpenCharges(tx, poster.clinicId, patientId);
  const withCredit = open.length === 0 ? [] : await readPaymentsWithCredit(tx, poster.clinicId, patientId);
  const payments = await readPayments(tx, poster.clinicId, withCredit);
  const entries: NewEntry[] = [];
  for (const payment of payments.toSorted((one, other) => one.id.localeCompare(other.id))) {
    for (const { charge_id, amount } of allocate(unappliedOf(payment) - payment.refunding, open)) {
      open.find(({ id }) => id === charge_id)!.open -= amount;
      entries.push({
        patient_id: patientId,
        entry_type: 'allocation',
        applied: amount,
        charge_id,
        payment_id: payment.id,
      });
    }
  }
  await appendEntries(tx, poster, bookDay, entries);
  return entries.reduce((sum, { applied = 0 }) => sum + applied, 0);
}

/** Reapplies a payment: its allocations are reversed, and the given ones are applied. */
export async function applyPayment(
  ctx: RequestContext,
  paymentId: string,
  applies: readonly { charge_id: string; amount: number }[],
): Promise<PaymentRow | DomainError> {
  const { actor, app } = ctx;
  const [found] = await readPayments(app.database.kysely, actor.clinicId, [paymentId]);
  if (found === undefined) return noPayment();
  const poster = posterOf(ctx);
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const payment = await lockPayment(tx, actor.clinicId, paymentId);
    if (payment === null) return noPayment();
    if (payment.method === 'prepaid')
      return domainError('PREPAID', 'Package credit applies only to the unit that was used.', 'Payment');
    const standing = (await readStanding(tx, actor.clinicId, { paymentId })).filter(
      ({ entry_type }) => entry_type === 'allocation',
    );
    await appendEntries(tx, poster, bookDay, reversalsOf(standing, bookDay, 'reapplied'));
    const open = new Map(
      (await readOpenCharges(tx, actor.clinicId, payment.patient_id)).map((each) => [each.id, each.open]),
    );
    const wrong = applies.findIndex(({ charge_id, amount }) => amount < 1 || (open.get(charge_id) ?? 0) < amount);
    if (wrong >= 0)
      return invalid([
        { path: `applies.${wrong}.amount`, message: 'The amount exceeds the open amount of the charge.' },
      ]);
    const total = applies.reduce((sum, { amount }) => sum + amount, 0);
    if (total > payment.amount - payment.refunded - payment.refunding || payment.status !== 'succeeded')
      return invalid([{ path: 'applies', message: 'The allocations exceed the payment.' }]);
    if (new Set(applies.map(({ charge_id }) => charge_id)).size !== applies.length)
      return invalid([{ path: 'applies', message: 'A charge is listed twice.' }]);
    await appendEntries(
      tx,
      poster,
      bookDay,
      applies.map(({ charge_id, amount }) => ({
        patient_id: payment.patient_id,
        entry_type: 'allocation',
        applied: amount,
        charge_id,
        payment_id: paymentId,
      })),
    );
    await poster.note(tx, {
      action: 'update',
      objectType: 'payment',
      objectId: paymentId,
      patientId: payment.patient_id,
      changes: { applied: { before: payment.allocated, after: total } },
    });
    return (await readPayments(tx, actor.clinicId, [paymentId]))[0]!;
  });
}
