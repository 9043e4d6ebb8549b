import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { codeKey, type CodeName, SINCE_EVER } from '../../rules/index.ts';
import { lockSchedule, readSchedule, type ScheduledPrice, upsertPrices } from './prices.sql.ts';

/** A price to write. */
export interface PriceChange extends CodeName {
  /** In cents; null removes the price. */
  price_cents: number | null;
  /** The price that the user saw; not checked if omitted. */
  was_cents?: number | null;
}

// Prices per audit entry.
const PER_ENTRY = 200;

/**
 * Writes prices from a day on and returns the number of those that changed; earlier days keep their prices. The first
 * price of a code also applies to earlier days, so that visits that were not charged yet can be. STALE_PRICE if someone
 * else changed one that the user saw.
 */
export async function writePrices(
  tx: Tx,
  ctx: RequestContext,
  prices: readonly PriceChange[],
  validFrom: string,
): Promise<number | DomainError> {
  const { actor, now } = ctx;
  await lockSchedule(tx, actor.clinicId);
  const schedule = Map.groupBy(await readSchedule(tx, actor.clinicId, prices), codeKey);
  const isFuture = validFrom > dayIn(actor.timeZone, now);
  const changed: (ScheduledPrice & { before: number | null })[] = [];
  for (const { code_type, code, price_cents, was_cents } of prices) {
    const standing = (schedule.get(codeKey({ code_type, code })) ?? []).findLast((row) => row.valid_from <= validFrom);
    const before = standing?.price_cents ?? null;
    if (was_cents !== undefined && was_cents !== before)
      return domainError('STALE_PRICE', `Someone else changed the price of ${code} since you opened this page.`);
    const valid_from = standing === undefined && !isFuture ? SINCE_EVER : validFrom;
    if (before !== price_cents) changed.push({ code_type, code, price_cents, valid_from, before });
  }
  if (changed.length === 0) return 0;
  await upsertPrices(tx, actor, changed, now);
  for (let at = 0; at < changed.length; at += PER_ENTRY)
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'fee_schedule',
      objectId: actor.clinicId,
      changes: Object.fromEntries(
        changed
          .slice(at, at + PER_ENTRY)
          .map(({ code, valid_from, before, price_cents }) => [
            valid_from === SINCE_EVER ? code : `${code} from ${valid_from}`,
            { before, after: price_cents },
          ]),
      ),
    });
  for (const topic of ['codes.codes-changed', 'codes.prices-changed'])
    await publish(tx, { clinicId: actor.clinicId, topic, body: { kind: 'procedure' } });
  return changed.length;
}
