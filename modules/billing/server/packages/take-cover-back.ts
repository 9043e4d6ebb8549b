import { sql } from 'kysely';
import { returnToStock } from '#inventory/server';
import type { Tx } from '#platform/database.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { appendEntries, readStanding, reversalsOf } from '../ledger/ledger.sql.ts';
import type { Poster } from '../poster.ts';
import { type Draw, readCovered, readDraw } from './draws.sql.ts';

/** Reverses the prepaid payment of a draw, so that its charge is open. The transaction must have locked the account. */
export async function takeCoverBack(
  tx: Tx,
  poster: Poster,
  draw: Draw,
  bookDay: string,
  reason: string,
): Promise<void> {
  const { clinicId, now } = poster;
  if (draw.payment_id === null) return;
  const standing = await readStanding(tx, clinicId, { paymentId: draw.payment_id });
  await appendEntries(tx, poster, bookDay, reversalsOf(standing, bookDay, reason));
  await sql`update billing.payment set status = 'void', failure = ${reason}, version = version + 1, updated_time = ${now}
    where clinic_id = ${clinicId} and id = ${draw.payment_id}`.execute(tx);
  await sql`update billing.package_draw set payment_id = null
    where clinic_id = ${clinicId} and dispensing_id = ${draw.dispensing_id}`.execute(tx);
}

/** Reverses what a prepaid charge covered: those units are owed. */
export async function takeCoversBack(
  tx: Tx,
  poster: Poster,
  soldChargeId: string,
  bookDay: string,
  reason: string,
): Promise<void> {
  for (const draw of await readCovered(tx, poster.clinicId, soldChargeId))
    await takeCoverBack(tx, poster, draw, bookDay, reason);
}

/** Returns the unit of a reversed charge to its package, and reverses its coverage. */
export async function giveUnitBack(
  tx: Tx,
  ctx: RequestContext,
  poster: Poster,
  { chargeId, bookDay, reason, toStock }: { chargeId: string; bookDay: string; reason: string; toStock: boolean },
): Promise<DomainError | null> {
  const draw = await readDraw(tx, poster.clinicId, { chargeId });
  if (draw === null) return null;
  const key = `package-unit-back/${draw.dispensing_id}/${draw.turn}`;
  const returned = await returnToStock(tx, ctx, { dispensingId: draw.dispensing_id, reason, toStock, key });
  if (isDomainError(returned)) return returned;
  await takeCoverBack(tx, poster, draw, bookDay, reason);
  await sql`update billing.package_draw set quantity = 0, charge_id = null
    where clinic_id = ${poster.clinicId} and dispensing_id = ${draw.dispensing_id}`.execute(tx);
  return null;
}
