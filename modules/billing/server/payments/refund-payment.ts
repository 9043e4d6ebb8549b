import { newId } from '#platform/id.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { REFUND_REASONS } from '../../rules/index.ts';
import { appendEntries, readStanding, reversalsOf } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { writeReceipt } from './write-receipt.ts';
import { type Poster, posterOf } from '../poster.ts';
import { lockPayment, type PaymentRow, readPayments, refundable } from './payments.sql.ts';
import { noPayment, tooMuch } from './payment-errors.ts';

/** A refund with its reason. */
export interface RefundInput {
  client_key: string;
  payment_id: string;
  amount: number;
  reason_code: string;
  reason: string;
}

/** A started refund. */
export interface BegunRefund {
  id: string;
  amount: number;
  payment: PaymentRow;
  /** Pending at the card processor: nothing is in the ledger before it is confirmed. */
  isPending: boolean;
}

/**
 * Refunds a payment: cash and checks immediately, card payments through the card processor (the caller requests it
 * there). A key identifies one refund; REFUND_TOO_MUCH if less is refundable.
 */
export async function refundPayment(ctx: RequestContext, input: RefundInput): Promise<BegunRefund | DomainError> {
  const { actor, app } = ctx;
  const wrong = reasonProblem(input);
  if (wrong !== null) return wrong;
  const reason = input.reason.trim();
  if (!Number.isInteger(input.amount) || input.amount < 1)
    return invalid([{ path: 'input.amount', message: 'Enter an amount above zero.' }]);
  const [found] = await readPayments(app.database.kysely, actor.clinicId, [input.payment_id]);
  if (found === undefined) return noPayment();
  const poster = posterOf(ctx);
  const key = `${actor.userId}/${input.client_key}`;
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const payment = (await lockPayment(tx, actor.clinicId, found.id))!;
    const made = await tx
      .selectFrom('billing.refund')
      .select(['id', 'status'])
      .where('clinic_id', '=', actor.clinicId)
      .where('client_key', '=', key)
      .executeTakeFirst();
    if (made !== undefined) return { id: made.id, amount: input.amount, payment, isPending: made.status === 'pending' };
    if (payment.method === 'prepaid')
      return domainError('PREPAID', 'Reverse the charge for the used unit to return it to the package.', 'Refund');
    if (refundable(payment) < input.amount) return tooMuch(refundable(payment));
    return beginRefund(tx, ctx, payment, { ...input, key, reason, bookDay });
  });
}

/** Returns what is wrong with the reason of a refund, or null. */
export function reasonProblem({ reason_code, reason }: { reason_code: string; reason: string }): DomainError | null {
  if (!(reason_code in REFUND_REASONS)) return invalid([{ path: 'input.reason_code', message: 'Choose a reason' }]);
  const words = reason.trim();
  if (words.length > 300) return invalid([{ path: 'input.reason', message: 'At most 300 characters' }]);
  if (reason_code === 'other' && words === '')
    return invalid([{ path: 'input.reason', message: 'Reason is required' }]);
  return null;
}

/** Records a refund of a locked payment: posted now, or pending if the card processor has to return the money. */
export async function beginRefund(
  tx: Tx,
  ctx: RequestContext,
  payment: PaymentRow,
  refund: { key: string; amount: number; reason_code: string; reason: string; bookDay: string },
): Promise<BegunRefund> {
  const { actor } = ctx;
  const { key, amount, reason_code, reason, bookDay } = refund;
  const isPending = payment.intent_id !== null;
  const id = newId();
  await tx
    .insertInto('billing.refund')
    .values({
      clinic_id: actor.clinicId,
      id,
      client_key: key,
      payment_id: payment.id,
      amount,
      reason,
      reason_code,
      status: isPending ? 'pending' : 'succeeded',
      book_day: isPending ? null : bookDay,
      made_by: actor.userId,
      made_name: actor.name,
      created_time: ctx.now,
    })
    .execute();
  const poster = posterOf(ctx);
  await poster.note(tx, {
    action: 'create',
    objectType: 'refund',
    objectId: id,
    patientId: payment.patient_id,
    reason: reason_code,
    changes: { amount: { before: null, after: amount } },
  });
  if (!isPending) await postRefund(tx, poster, { id, amount, payment }, bookDay);
  return { id, amount, payment: (await readPayments(tx, actor.clinicId, [payment.id]))[0]!, isPending };
}

/**
 * Posts a completed refund to the ledger. Allocations of the payment are released as needed, newest first, which
 * reopens what they had paid. The transaction must have locked the account and the payment.
 */
export async function postRefund(
  tx: Tx,
  poster: Poster,
  { id, amount, payment }: { id: string; amount: number; payment: PaymentRow },
  bookDay: string,
): Promise<void> {
  const standing = await readStanding(tx, poster.clinicId, { paymentId: payment.id });
  const applied = standing.filter(({ entry_type }) => entry_type === 'allocation');
  // The unapplied amount according to the ledger: it includes earlier refunds, but not this one.
  const inLedger = -standing
    .filter(({ entry_type }) => entry_type !== 'allocation')
    .reduce((sum, entry) => sum + entry.amount, 0);
  let missing = amount - (inLedger - applied.reduce((sum, entry) => sum + entry.applied, 0));
  for (const entry of applied.toReversed()) {
    if (missing <= 0) break;
    const released = Math.min(missing, entry.applied);
    missing -= released;
    await appendEntries(tx, poster, bookDay, reversalsOf([entry], bookDay, 'released by a refund'));
    if (released < entry.applied)
      await appendEntries(tx, poster, bookDay, [
        {
          patient_id: entry.patient_id,
          entry_type: 'allocation',
          applied: entry.applied - released,
          charge_id: entry.charge_id,
          payment_id: payment.id,
        },
      ]);
  }
  await appendEntries(tx, poster, bookDay, [
    {
      patient_id: payment.patient_id,
      entry_type: 'refund',
      amount,
      payment_id: payment.id,
      refund_id: id,
      for_day: payment.book_day === bookDay ? null : payment.book_day,
    },
  ]);
  await writeReceipt(tx, poster, { paymentId: payment.id, refundId: id });
}
