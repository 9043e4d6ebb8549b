import { changedFields } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import {
  invalid,
  isDomainError,
  domainError,
  type DomainError,
  versionConflict,
  notFound,
} from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockOpenNote } from '#chart/server';
import { cleanLine } from '#values/clean-text.ts';
import { isEditable, isWithLab, mayMove, orderForm, testForm, type OrderState } from '../../rules/index.ts';
import { queueCancellation } from '../sending/queue-message.ts';
import { recordOrder } from './record-order.ts';
import { lockGroup, readGroupIdOf, readTests, setTestStatus, type GroupRow, type TestRow } from './orders.sql.ts';

const withLab = (): DomainError =>
  domainError('ORDER_SENT', 'This order was already sent to the laboratory. You can only cancel it.', 'Already sent');

/** Updates an unsent order and its tests. STALE_VERSION if someone else changed it; NOTE_SIGNED on a signed note. */
export function updateOrder(
  ctx: RequestContext,
  id: string,
  version: number,
  patch: { fields: object; tests: readonly { id: string; diagnoses?: unknown; answers?: unknown }[] },
): Promise<string | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const found = await lockOpen(tx, ctx, id);
    if (isDomainError(found)) return found;
    const { group, tests } = found;
    if (group.version !== version) return versionConflict('order');
    const checked = checkInput(orderForm, { ...pick(group), ...patch.fields }, 'input');
    if (isDomainError(checked)) return checked;
    for (const [index, change] of patch.tests.entries()) {
      const test = tests.find((each) => each.id === change.id);
      if (test === undefined || !isEditable(test.status))
        return invalid([{ path: `input.tests.${index}.id`, message: 'This test is not on the order.' }]);
      const said = checkInput(
        testForm,
        { diagnoses: change.diagnoses ?? test.diagnoses, answers: change.answers ?? test.answers },
        `input.tests.${index}`,
      );
      if (isDomainError(said)) return said;
      await tx
        .updateTable('labs.test_order')
        .set({
          diagnoses: JSON.stringify(said.value.diagnoses),
          answers: JSON.stringify(said.value.answers),
          version: test.version + 1,
        })
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', test.id)
        .execute();
    }
    await tx
      .updateTable('labs.order_group')
      .set({ ...checked.value, version: group.version + 1, updated_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    const changes = changedFields({ ...pick(group) }, { ...checked.value });
    await recordOrder(tx, ctx, 'update', group, {
      ...changes,
      ...(patch.tests.length > 0 ? { tests: { before: null, after: patch.tests.length } } : {}),
    });
    return id;
  });
}

/**
 * Changes the status of a test by hand. Canceling a test that was sent needs a reason, and the laboratory is notified.
 */
export function moveTestOrder(
  ctx: RequestContext,
  testId: string,
  status: OrderState,
  givenReason: string | null,
): Promise<TestRow | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const groupId = await readGroupIdOf(tx, actor.clinicId, testId);
    const found = groupId === null ? null : await lockGroup(tx, actor.clinicId, groupId);
    const test = found?.tests.find((each) => each.id === testId);
    if (found === null || test === undefined) return notFound('test');
    if (test.status === status) return test;
    if (found.group.queued_time !== null && isEditable(test.status))
      return domainError('ORDER_QUEUED', 'This order is being sent. Wait for the laboratory’s response.');
    if (!mayMove(test.status, status))
      return domainError('NOT_POSSIBLE', `A test with status ${test.status} can’t be set to ${status} manually.`);
    const clean = cleanLine((givenReason ?? '').replaceAll(/[\t\r\n]+/g, ' '), 'The reason', 300);
    if ('problem' in clean) return invalid([{ path: 'reason', message: clean.problem }]);
    const notifiesLab = status === 'Cancelled' && isWithLab(test.status);
    if (notifiesLab && clean.text === '') return invalid([{ path: 'reason', message: 'Reason is required' }]);
    await setTestStatus(tx, actor.clinicId, [testId], status, now, clean.text || null);
    if (notifiesLab) await queueCancellation(tx, ctx, found.group, test);
    await recordOrder(
      tx,
      ctx,
      'update',
      found.group,
      { [test.test_name]: { before: test.status, after: status } },
      clean.text || null,
    );
    const [moved] = await readTests(tx, actor.clinicId, [testId]);
    return moved!;
  });
}

/** Removes a test from an unsent order; it stays on record. The order is deleted with its last test. */
export function deleteTestOrder(ctx: RequestContext, testId: string): Promise<TestRow | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const groupId = await readGroupIdOf(tx, actor.clinicId, testId);
    if (groupId === null) return notFound('test');
    const found = await lockOpen(tx, ctx, groupId);
    if (isDomainError(found)) return found;
    const test = found.tests.find((each) => each.id === testId);
    if (test === undefined) return notFound('test');
    if (!isEditable(test.status) && test.status !== 'Cancelled') return withLab();
    await tx
      .updateTable('labs.test_order')
      .set({ deleted_time: now, version: test.version + 1 })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', testId)
      .execute();
    if (found.tests.length === 1)
      await tx
        .updateTable('labs.order_group')
        .set({ deleted_time: now })
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', groupId)
        .execute();
    await recordOrder(tx, ctx, found.tests.length === 1 ? 'delete' : 'update', found.group, {
      [test.test_name]: { before: test.status, after: 'Deleted' },
    });
    return test;
  });
}

/** Locks an order that can still be changed, with its note: not sent, not being sent, not on a signed note. */
async function lockOpen(
  tx: Tx,
  ctx: RequestContext,
  id: string,
): Promise<{ group: GroupRow; tests: TestRow[] } | DomainError> {
  // The note first, as in signing and ordering, to avoid deadlocks.
  const row = await tx
    .selectFrom('labs.order_group')
    .select('note_id')
    .where('clinic_id', '=', ctx.actor.clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return notFound('order');
  if (row.note_id !== null) {
    const note = await lockOpenNote(tx, ctx, row.note_id);
    if (isDomainError(note)) return note;
  }
  const found = await lockGroup(tx, ctx.actor.clinicId, id);
  if (found === null) return notFound('order');
  return found.group.queued_time !== null || found.group.sent_time !== null ? withLab() : found;
}

function pick(group: GroupRow) {
  const { priority, collection_time, is_fasting, bill_to, abn, copies_to, comments } = group;
  return { priority, collection_time, is_fasting, bill_to, abn, copies_to, comments };
}
