import { sql } from 'kysely';
import { dispensingsOfCharge } from '#inventory/server';
import type { Queryable } from '#platform/database.ts';
import {
  type DomainError,
  domainError,
  isDomainError,
  invalid,
  notFound,
  versionConflict,
} from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ChargeRefund, ChargeRefundInput } from '../../api/accounting.gen.ts';
import { REFUND_REASONS } from '../../rules/index.ts';
import { askRefund } from '../cards/ask-refund.ts';
import { readBalance } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { readCovered, readDraw } from '../packages/draws.sql.ts';
import { tooMuch } from '../payments/payment-errors.ts';
import { lockPayment, readPayments, refundable } from '../payments/payments.sql.ts';
import { beginRefund, type BegunRefund, reasonProblem } from '../payments/refund-payment.ts';
import { posterOf } from '../poster.ts';
import type { Rows } from '../rows.ts';
import { type ChargeRow, lockCharges, readCharges } from './charges.sql.ts';
import { reverseWithStock } from './reverse-charge.ts';

/** Returns what a refund of a posted charge does: the payments it returns, the stock, and the balance after. */
export async function previewChargeRefund(
  ctx: RequestContext,
  chargeId: string,
): Promise<ChargeRefund<Rows> | DomainError> {
  const { clinicId } = ctx.actor;
  const [charge] = await readCharges(db(ctx), clinicId, [chargeId]);
  if (charge === undefined) return notFound('charge');
  const [payments, balance, covered, unit, dispensed] = await Promise.all([
    paidBy(db(ctx), clinicId, chargeId),
    readBalance(db(ctx), clinicId, charge.patient_id),
    readCovered(db(ctx), clinicId, chargeId),
    readDraw(db(ctx), clinicId, { chargeId }),
    dispensingsOfCharge(db(ctx), clinicId, chargeId),
  ]);
  const used = (
    await readPayments(
      db(ctx),
      clinicId,
      covered.flatMap(({ payment_id }) => payment_id ?? []),
    )
  ).reduce((sum, { amount }) => sum + amount, 0);
  const byPackage = payments.filter(({ method }) => method === 'prepaid').reduce((sum, part) => sum + part.applied, 0);
  const money = payments.filter(({ method, amount }) => method !== 'prepaid' && amount > 0);
  const most = money.reduce((sum, { amount }) => sum + amount, 0);
  return {
    charge,
    payments: money,
    // Units of a package that were already used are not refunded unless someone raises the amount.
    suggested: Math.max(0, most - used),
    refundable: most,
    balance,
    balance_before_refund: balance - charge.open - charge.paid + byPackage + used,
    stock_quantity: dispensed.reduce((sum, { standing }) => sum + standing, 0) + (unit === null ? 0 : unit.quantity),
  };
}

interface PaidPart {
  payment_id: string;
  method: ChargeRefund['payments'][number]['method'];
  card_last4: string | null;
  applied: number;
  amount: number;
}

// The payments of a charge in the order of application, with what each can return.
async function paidBy(from: Queryable, clinicId: string, chargeId: string): Promise<PaidPart[]> {
  const { rows } = await sql<{ payment_id: string; applied: number }>`
    select e.payment_id, sum(e.applied)::bigint as applied from billing.ledger_entry e
    where e.clinic_id = ${clinicId} and e.charge_id = ${chargeId} and e.payment_id is not null
    group by e.payment_id having sum(e.applied) > 0 order by min(e.id::text)`.execute(from);
  const payments = await readPayments(
    from,
    clinicId,
    rows.map(({ payment_id }) => payment_id),
  );
  return rows.map(({ payment_id, applied }) => {
    const payment = payments.find(({ id }) => id === payment_id)!;
    const { method, card_last4 } = payment;
    return { payment_id, method, card_last4, applied, amount: Math.min(applied, refundable(payment)) };
  });
}

/**
 * Refunds a posted charge as one act: it is reversed, its stock returned, and its payments refunded up to the amount;
 * the rest becomes credit. Cards are refunded through the processor afterwards. A key identifies one refund.
 */
export async function refundCharge(ctx: RequestContext, input: ChargeRefundInput): Promise<ChargeRow | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  if (!actor.rules.has('billing.charge'))
    return domainError('FORBIDDEN', 'You don’t have permission to reverse charges.', 'Not allowed');
  const reason = (input.reason ?? '').trim();
  const wrong = reasonProblem({ reason_code: input.reason_code, reason });
  if (wrong !== null) return wrong;
  if (!Number.isInteger(input.amount) || input.amount < 1)
    return invalid([{ path: 'input.amount', message: 'Enter an amount above zero.' }]);
  const [found] = await readCharges(db(ctx), clinicId, [input.charge_id]);
  if (found === undefined) return notFound('charge');
  const poster = posterOf(ctx);
  const key = `${actor.userId}/${input.client_key}`;
  const begun = await app.database.transaction(async (tx): Promise<BegunRefund[] | DomainError> => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const [charge] = await lockCharges(tx, clinicId, [input.charge_id]);
    if (charge === undefined) return notFound('charge');
    const { rows: made } = await sql`select from billing.refund
      where clinic_id = ${clinicId} and starts_with(client_key, ${`${key}/`})`.execute(tx);
    if (made.length > 0) return [];
    if (charge.state !== 'posted') return domainError('NOT_POSTED', 'Only a posted charge can be refunded.', 'Refund');
    if (charge.version !== input.version) return versionConflict('charge');
    const paid = (await paidBy(tx, clinicId, charge.id)).filter(({ method }) => method !== 'prepaid');
    const most = paid.reduce((sum, { amount }) => sum + amount, 0);
    if (input.amount > most) return tooMuch(most, 'charge');
    const why = reason === '' ? REFUND_REASONS[input.reason_code as keyof typeof REFUND_REASONS] : reason;
    const returnStock = input.return_stock ?? false;
    const problem = await reverseWithStock(tx, ctx, charge, { bookDay, reason: why, returnStock });
    if (problem !== null) return problem;
    const refunds: BegunRefund[] = [];
    let rest = input.amount;
    for (const { payment_id, amount } of paid) {
      const part = Math.min(rest, amount);
      if (part <= 0) continue;
      rest -= part;
      const payment = (await lockPayment(tx, clinicId, payment_id))!;
      const { reason_code } = input;
      refunds.push(
        await beginRefund(tx, ctx, payment, {
          key: `${key}/${payment_id}`,
          amount: part,
          reason_code,
          reason,
          bookDay,
        }),
      );
    }
    return refunds;
  });
  if (isDomainError(begun)) return begun;
  for (const { id, amount, payment, isPending } of begun) {
    if (!isPending) continue;
    const refused = await askRefund(poster, { id, amount }, payment);
    if (refused !== null) return refused;
  }
  return (await readCharges(db(ctx), clinicId, [input.charge_id]))[0]!;
}
