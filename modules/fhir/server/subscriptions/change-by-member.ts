import { recordChange } from '#audit/server';
import { type DomainError, domainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { changeState, type SubscriptionState } from './change-state.ts';
import { type SubscriptionRow, subscriptions } from './subscriptions.sql.ts';

/**
 * Sends a failed notification again now, and those that wait for it; the app's first answer is asked for again if it
 * never came. SUBSCRIPTION_OFF if it was turned off.
 */
export function resendNotifications(ctx: RequestContext, id: string): Promise<SubscriptionRow | DomainError> {
  return changing(ctx, id, async (tx, row) => {
    if (row.status === 'off')
      return domainError('SUBSCRIPTION_OFF', 'This subscription was turned off. The app has to create a new one.');
    // Nothing was accepted yet: the app's first answer is still missing.
    const status = row.status === 'active' || row.delivered_time !== null ? 'active' : 'requested';
    await save(tx, ctx, row, { status, problem: null });
    await subscriptions.update(tx, ctx.actor, id, { due_time: ctx.now });
    return null;
  });
}

/** Turns off a subscription for good; repeating it changes nothing. */
export function turnOffSubscription(ctx: RequestContext, id: string): Promise<SubscriptionRow | DomainError> {
  return changing(ctx, id, async (tx, row) => {
    if (row.status !== 'off') await save(tx, ctx, row, { status: 'off', problem: 'by-member' });
    return null;
  });
}

function changing(
  ctx: RequestContext,
  id: string,
  change: (tx: Tx, row: SubscriptionRow) => Promise<DomainError | null>,
): Promise<SubscriptionRow | DomainError> {
  return ctx.app.database.transaction(async (tx) => {
    const row = isId(id) ? await subscriptions.lock(tx, ctx.actor, id) : null;
    if (row === null) return notFound('subscription');
    const refusal = await change(tx, row);
    if (isDomainError(refusal)) return refusal;
    return (await subscriptions.find(tx, ctx.actor, id))!;
  });
}

async function save(tx: Tx, ctx: RequestContext, row: SubscriptionRow, state: SubscriptionState): Promise<void> {
  await changeState(tx, ctx.app, row, state);
  await recordChange(tx, ctx, {
    action: 'update',
    objectType: 'fhir_subscription',
    objectId: row.id,
    changes: { status: { before: row.status, after: state.status } },
    reason: state.status === 'off' ? 'turned off' : 'sent again',
  });
}
