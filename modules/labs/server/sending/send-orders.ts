import { requireActivePatient } from '#patients/server';
import { changedFields } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { isEditable, type AccountScope } from '../../rules/index.ts';
import { checkGroup } from '../orders/check-group.ts';
import { recordOrder } from '../orders/record-order.ts';
import { lockGroup, setTestStatus } from '../orders/orders.sql.ts';
import { queueOrder } from './queue-message.ts';

const MOST = 50;

/**
 * Sends orders, each in its own transaction, after checking the reasons for which a laboratory would reject them.
 * Orders that were sent or are being sent are not sent again. `ok` is true if all can be sent.
 */
export async function sendOrders(
  ctx: RequestContext,
  ids: readonly string[],
  scope: AccountScope | null,
): Promise<{ ok: boolean; messages: string[] }> {
  if (ids.length === 0) return { ok: false, messages: ['Choose an order to send.'] };
  if (ids.length > MOST) return { ok: false, messages: [`Send at most ${MOST} orders at a time.`] };
  const messages: string[] = [];
  for (const id of new Set(ids)) messages.push(...(await sendOne(ctx, id, scope)));
  return { ok: messages.length === 0, messages };
}

/** Returns why an order is not sent, or nothing if it is or was. */
function sendOne(ctx: RequestContext, id: string, scope: AccountScope | null): Promise<string[]> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const found = await lockGroup(tx, clinicId, id);
    if (found === null) return ['This order does not exist.'];
    const { group, tests } = found;
    if (group.queued_time !== null) return [];
    const inactive = await requireActivePatient(tx, clinicId, group.patient_id);
    if (inactive !== null) return [inactive.message];
    const open = tests.filter(({ status }) => isEditable(status));
    if (open.length === 0) return group.sent_time === null ? ['Add a test to send.'] : [];
    const { account, problems } = await checkGroup(tx, clinicId, { group, tests: open }, now, scope);
    if (problems.length > 0 || account === null) return problems.map((problem) => `${group.lab_name}: ${problem}`);
    const isPaper = group.connection === null;
    const testIds = open.map((test) => test.id);
    await setTestStatus(tx, clinicId, testIds, isPaper ? 'Sent' : 'Ready', now);
    await tx
      .updateTable('labs.order_group')
      .set({
        account_id: account.id,
        problem: null,
        sent_by: actor.userId,
        version: group.version + 1,
        updated_time: now,
        ...(isPaper ? { sent_time: now } : { queued_time: now }),
      })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    if (!isPaper) await queueOrder(tx, ctx, { group, tests: open, account, control: 'NW' });
    const names = open.map(({ test_name }) => test_name).join(', ');
    await recordOrder(tx, ctx, 'update', group, changedFields({}, { sent: names }));
    return [];
  });
}
