import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { readClinic } from '#practice/server';
import { ownPoster } from '../poster.ts';
import { moveIntent } from './move-intent.ts';

/** Minutes after which a card payment that was started and not finished is canceled. */
const ABANDONED_AFTER = 60;

/**
 * The job that ends abandoned card payments: it asks the processor first, so that a payment whose report was lost
 * counts, and cancels those that still wait for a card. Authorized payments wait for their capture.
 */
export async function endAbandoned(app: App): Promise<void> {
  const db = app.database.kysely;
  const rows = await db
    .selectFrom('billing.payment')
    .select(['clinic_id', 'id'])
    .where('status', '=', 'pending')
    .where('intent_id', 'is not', null)
    .where('created_time', '<=', new Date(app.clock().getTime() - ABANDONED_AFTER * 60_000))
    .orderBy('id')
    .limit(200)
    .execute();
  for (const { clinic_id: clinicId, id } of rows) {
    const { time_zone: zone } = await readClinic(db, clinicId);
    const poster = ownPoster(app, clinicId, zone, 'Card processor');
    const seen = await moveIntent(poster, id, { kind: 'look' });
    if (isDomainError(seen) || seen.status !== 'pending') continue;
    const ended = await moveIntent(poster, id, { kind: 'cancel' });
    if (isDomainError(ended)) app.log.warn({ code: ended.code, payment: id }, 'cards: an abandoned payment stays open');
  }
}
