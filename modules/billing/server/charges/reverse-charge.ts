import type { Tx } from '#platform/database.ts';
import {
  domainError,
  invalid,
  isDomainError,
  type DomainError,
  notFound,
  versionConflict,
} from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { appendEntries, readStanding, reversalsOf } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { giveUnitBack, takeCoversBack } from '../packages/take-cover-back.ts';
import { type Poster, posterOf } from '../poster.ts';
import { type ChargeRow, lockCharges, readCharges } from './charges.sql.ts';
import { returnToShelf } from './return-to-shelf.ts';

/**
 * Reverses a posted charge: its entry, its payments and its write-offs are reversed, and the money becomes credit.
 * `returnStock` puts a product back into its original stock; a package unit goes back to its package, and units that a
 * package covered are owed. Needs a reason; a void charge stays unchanged.
 */
export async function reverseCharge(
  ctx: RequestContext,
  id: string,
  { version, reason, returnStock }: { version: number; reason: string; returnStock: boolean },
): Promise<ChargeRow | DomainError> {
  const { app, actor } = ctx;
  const why = reason.trim();
  if (why === '' || why.length > 300) return invalid([{ path: 'reason', message: 'Reason is required' }]);
  const [found] = await readCharges(app.database.kysely, actor.clinicId, [id]);
  if (found === undefined) return notFound('charge');
  return app.database.transaction(async (tx) => {
    const poster = posterOf(ctx);
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const [charge] = await lockCharges(tx, actor.clinicId, [id]);
    if (charge === undefined) return notFound('charge');
    if (charge.state === 'void') return charge;
    if (charge.state === 'draft')
      return domainError('NOT_POSTED', 'This charge is a draft. Delete it instead.', 'Charge');
    if (charge.version !== version) return versionConflict('charge');
    const problem = await reverseWithStock(tx, ctx, charge, { bookDay, reason: why, returnStock });
    if (problem !== null) return problem;
    const [made] = await readCharges(tx, actor.clinicId, [id]);
    return made!;
  });
}

/** Reverses a locked charge with its package units and its stock. */
export async function reverseWithStock(
  tx: Tx,
  ctx: RequestContext,
  charge: ChargeRow,
  { bookDay, reason, returnStock: toStock }: { bookDay: string; reason: string; returnStock: boolean },
): Promise<DomainError | null> {
  const poster = posterOf(ctx);
  const given = await giveUnitBack(tx, ctx, poster, { chargeId: charge.id, bookDay, reason, toStock });
  if (isDomainError(given)) return given;
  await takeCoversBack(tx, poster, charge.id, bookDay, reason);
  const returned = await returnToShelf(tx, ctx, charge, { reason, toStock });
  if (isDomainError(returned)) return returned;
  await reverseLocked(tx, poster, charge, bookDay, reason);
  return null;
}

/** Same as `reverseCharge`, inside a transaction that has locked the account and the charge. */
export async function reverseLocked(
  tx: Tx,
  poster: Poster,
  charge: ChargeRow,
  bookDay: string,
  reason: string,
): Promise<void> {
  const { clinicId, now } = poster;
  const standing = await readStanding(tx, clinicId, { chargeId: charge.id });
  await appendEntries(tx, poster, bookDay, reversalsOf(standing, bookDay, reason));
  await tx
    .updateTable('billing.charge')
    .set({ state: 'void', void_reason: reason, version: charge.version + 1, updated_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', charge.id)
    .execute();
  await poster.note(tx, {
    action: 'update',
    objectType: 'charge',
    objectId: charge.id,
    patientId: charge.patient_id,
    reason,
    changes: { state: { before: 'posted', after: 'void' } },
  });
}
