import { domainError, invalid, type DomainError, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { appendEntries, readStanding, reversalsOf } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';
import { lockPayment, type PaymentRow, readPayments } from './payments.sql.ts';
import { hasRefunds, noPayment } from './payment-errors.ts';

/**
 * Voids a payment recorded by mistake: all of its entries are reversed, each with a reference. Card payments are
 * refunded instead; HAS_REFUNDS if some was refunded.
 */
export async function voidPayment(
  ctx: RequestContext,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<PaymentRow | DomainError> {
  const { actor, app, now } = ctx;
  const why = reason.trim();
  if (why === '' || why.length > 300) return invalid([{ path: 'reason', message: 'Reason is required' }]);
  const [found] = await readPayments(app.database.kysely, actor.clinicId, [id]);
  if (found === undefined) return noPayment();
  const poster = posterOf(ctx);
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const payment = (await lockPayment(tx, actor.clinicId, id))!;
    if (payment.status === 'void') return payment;
    if (payment.status !== 'succeeded' || payment.intent_id !== null || payment.method === 'prepaid')
      return domainError('NOT_VOIDABLE', 'Card payments can’t be voided. Refund the payment instead.', 'Payment');
    if (payment.version !== version) return versionConflict('payment');
    if (payment.refunded + payment.refunding > 0) return hasRefunds();
    const standing = await readStanding(tx, actor.clinicId, { paymentId: id });
    await appendEntries(tx, poster, bookDay, reversalsOf(standing, bookDay, why));
    await tx
      .updateTable('billing.payment')
      .set({ status: 'void', failure: why, version: payment.version + 1, updated_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await poster.note(tx, {
      action: 'update',
      objectType: 'payment',
      objectId: id,
      patientId: payment.patient_id,
      reason: why,
      changes: { status: { before: 'succeeded', after: 'void' } },
    });
    return (await readPayments(tx, actor.clinicId, [id]))[0]!;
  });
}
