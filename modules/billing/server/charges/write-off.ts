import { domainError, DomainError, invalid, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type ChargeRow, lockCharges, readCharges } from './charges.sql.ts';
import { dollars, WRITE_OFF_REASONS, writeOffProblem } from '../../rules/index.ts';
import { posterOf } from '../poster.ts';
import { appendEntries, readStanding, reversalsOf } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';

/**
 * A write-off or adjustment of a charge, with its reason. Neither increases what is owed; that requires another charge.
 */
export interface WriteOff {
  charge_id: string;
  /** In cents: positive for a write-off, negative for an adjustment; at most the open amount. */
  amount: number;
  reason_code: string;
  reason: string;
  kind: 'write_off' | 'adjustment';
}

/**
 * Writes off all or part of a charge's open amount, with a reason. Repeating the call is limited by what is still open.
 * WRITE_OFF_TOO_MUCH if less is owed.
 */
export async function writeOff(ctx: RequestContext, input: WriteOff): Promise<ChargeRow | DomainError> {
  const { actor, app } = ctx;
  if (!(input.reason_code in WRITE_OFF_REASONS))
    return invalid([{ path: 'input.reason_code', message: 'Choose a reason' }]);
  const reason = input.reason.trim();
  if (reason.length > 300 || (input.reason_code === 'other' && reason === ''))
    return invalid([{ path: 'input.reason', message: 'Enter a reason of up to 300 characters.' }]);
  const wrong = writeOffProblem(input.kind, input.amount);
  if (wrong !== null) return invalid([{ path: 'input.amount', message: wrong }]);
  const [found] = await readCharges(app.database.kysely, actor.clinicId, [input.charge_id]);
  if (found === undefined) return notFound('charge');
  const poster = posterOf(ctx);
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const [charge] = await lockCharges(tx, actor.clinicId, [input.charge_id]);
    if (charge === undefined || charge.state !== 'posted')
      return domainError('NOT_POSTED', 'Only a posted charge can be written off.', 'Write-off');
    const amount = input.kind === 'write_off' ? -input.amount : input.amount;
    if (charge.open + amount < 0) return tooMuchOf(charge.open);
    await appendEntries(tx, poster, bookDay, [
      {
        patient_id: charge.patient_id,
        entry_type: input.kind,
        amount,
        charge_id: charge.id,
        reason_code: input.reason_code,
        reason,
      },
    ]);
    await poster.note(tx, {
      action: 'update',
      objectType: 'charge',
      objectId: charge.id,
      patientId: charge.patient_id,
      reason: input.reason_code,
      changes: { [input.kind]: { before: null, after: input.amount } },
    });
    return (await readCharges(tx, actor.clinicId, [charge.id]))[0]!;
  });
}

// WRITE_OFF_TOO_MUCH, for the amount field.
function tooMuchOf(open: number): DomainError {
  const message = `Enter at most ${dollars(open)}, the open amount of the charge.`;
  return new DomainError('WRITE_OFF_TOO_MUCH', message, 'Z_InputError', 'Write-off', [
    { path: 'input.amount', message },
  ]);
}

/** Reverses the write-offs and adjustments of a charge, each with an entry that references it. */
export async function reverseWriteOff(
  ctx: RequestContext,
  chargeId: string,
  reason: string,
): Promise<ChargeRow | DomainError> {
  const { actor, app } = ctx;
  const why = reason.trim();
  if (why === '' || why.length > 300) return invalid([{ path: 'reason', message: 'Reason is required' }]);
  const [found] = await readCharges(app.database.kysely, actor.clinicId, [chargeId]);
  if (found === undefined) return notFound('charge');
  const poster = posterOf(ctx);
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    await lockCharges(tx, actor.clinicId, [chargeId]);
    const standing = (await readStanding(tx, actor.clinicId, { chargeId })).filter(
      ({ entry_type, amount }) => (entry_type === 'write_off' || entry_type === 'adjustment') && amount < 0,
    );
    if (standing.length > 0) {
      await appendEntries(tx, poster, bookDay, reversalsOf(standing, bookDay, why));
      await poster.note(tx, {
        action: 'update',
        objectType: 'charge',
        objectId: chargeId,
        patientId: found.patient_id,
        reason: why,
        changes: { write_off: { before: standing.reduce((sum, { amount }) => sum - amount, 0), after: 0 } },
      });
    }
    return (await readCharges(tx, actor.clinicId, [chargeId]))[0]!;
  });
}
