import { domainError, invalid, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type ChargeRow, lockCharges, readCharges } from '../charges/charges.sql.ts';
import { WRITE_OFF_REASONS } from '../../rules/index.ts';
import { posterOf } from '../poster.ts';
import { appendEntries, readStanding, reversalsOf } from './ledger.sql.ts';
import { lockAccounts } from './lock-account.ts';

/** What is written off a charge, and why; an adjustment changes what is owed either way. */
export interface WriteOff {
  charge_id: string;
  /** What is open at least; of an adjustment below 0 where it takes off. */
  amount: number;
  reason_code: string;
  reason: string;
  kind: 'write_off' | 'adjustment';
}

/**
 * Writes off what is open of a charge, or a part of it, with its reason. The same amount and reason a second time within the call's key is
 * refused by what is open. WRITE_OFF_TOO_MUCH where less is owed.
 */
export async function writeOff(ctx: RequestContext, input: WriteOff): Promise<ChargeRow | DomainError> {
  const { actor, app } = ctx;
  if (!(input.reason_code in WRITE_OFF_REASONS)) return invalid([{ path: 'reason_code', message: 'Choose a reason' }]);
  const reason = input.reason.trim();
  if (reason.length > 300 || (input.reason_code === 'other' && reason === ''))
    return invalid([{ path: 'reason', message: 'Say why, in at most 300 characters' }]);
  if (input.kind === 'write_off' ? input.amount < 1 : input.amount === 0)
    return invalid([{ path: 'amount', message: 'At least a cent' }]);
  const [found] = await readCharges(app.database.kysely, actor.clinicId, [input.charge_id]);
  if (found === undefined) return notFound('charge');
  const poster = posterOf(ctx);
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const [charge] = await lockCharges(tx, actor.clinicId, [input.charge_id]);
    if (charge === undefined || charge.state !== 'posted')
      return domainError('NOT_POSTED', 'Only a posted charge can be written off.', 'Write-off');
    const amount = input.kind === 'write_off' ? -input.amount : input.amount;
    if (charge.open + amount < 0)
      return domainError('WRITE_OFF_TOO_MUCH', 'This is more than is open of the charge.', 'Write-off');
    await appendEntries(tx, poster, bookDay, [
      {
        ...{ patient_id: charge.patient_id, entry_type: input.kind, amount, charge_id: charge.id },
        ...{ reason_code: input.reason_code, reason },
      },
    ]);
    await poster.note(tx, {
      ...{ action: 'update', objectType: 'charge', objectId: charge.id, patientId: charge.patient_id },
      ...{ reason: input.reason_code, changes: { [input.kind]: { before: null, after: input.amount } } },
    });
    return (await readCharges(tx, actor.clinicId, [charge.id]))[0]!;
  });
}

/** Takes the write-offs and adjustments of a charge back, each by a row that names it. */
export async function reverseWriteOff(
  ctx: RequestContext,
  chargeId: string,
  reason: string,
): Promise<ChargeRow | DomainError> {
  const { actor, app } = ctx;
  const why = reason.trim();
  if (why === '' || why.length > 300) return invalid([{ path: 'reason', message: 'A reason is required' }]);
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
        ...{ action: 'update', objectType: 'charge', objectId: chargeId, patientId: found.patient_id, reason: why },
        changes: { write_off: { before: standing.reduce((sum, { amount }) => sum - amount, 0), after: 0 } },
      });
    }
    return (await readCharges(tx, actor.clinicId, [chargeId]))[0]!;
  });
}
