import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { categoryInput, type CategoryFields } from '../../rules/index.ts';
import {
  insertCategory,
  isCategoryNameTaken,
  lockCategory,
  readWholeCategories,
  updateCategory,
  type CategoryRow,
  type WholeCategory,
} from './categories.sql.ts';
import { keepPlan } from '../reminders/keep-plan.ts';

const gone = () => notFound('event type');
const conflict = () => versionConflict('event type');

/** Adds a kind of event, or changes one: `version` is the one that its author was looking at. */
export async function saveCategory(
  ctx: RequestContext,
  which: { id: string; version: number } | null,
  input: unknown,
): Promise<WholeCategory | DomainError> {
  const checked = checkInput(categoryInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  const { now } = ctx;
  return ctx.app.database.transaction(async (tx): Promise<WholeCategory | DomainError> => {
    const before = which === null ? null : await lockCategory(tx, clinicId, which.id);
    if (which !== null && before === null) return gone();
    if (which !== null && before?.version !== which.version) return conflict();
    const row = await rowOf(tx, ctx, checked.value, before);
    if (await isCategoryNameTaken(tx, clinicId, row.category_name, before?.id ?? null))
      return invalid([{ path: 'input.event_category_name', message: 'An event type of this name stands already' }]);
    const id = before?.id ?? newId();
    const changes = changedFields({ ...before }, { ...row });
    if (before === null) await insertCategory(tx, clinicId, id, row, now);
    else if (changes !== null) await updateCategory(tx, clinicId, id, row, now);
    if (changes !== null) await note(tx, ctx, before === null ? 'create' : 'update', id, changes);
    return (await readWholeCategories(tx, clinicId, id))[0]!;
  });
}

/** Offers a kind of event no more; its events keep it. */
export async function deleteCategory(ctx: RequestContext, id: string, version: number): Promise<true | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<true | DomainError> => {
    const before = await lockCategory(tx, clinicId, id);
    if (before === null) return gone();
    if (before.version !== version) return conflict();
    await updateCategory(tx, clinicId, id, { deleted_time: ctx.now }, ctx.now);
    await note(tx, ctx, 'delete', id, null);
    return true;
  });
}

async function rowOf(
  tx: Tx,
  ctx: RequestContext,
  fields: CategoryFields,
  before: WholeCategory | null,
): Promise<CategoryRow> {
  const plan = before?.notification_plan_id ?? null;
  const notifications = fields.notifications;
  return {
    category_name: fields.event_category_name,
    color: fields.event_category_color_id,
    duration: fields.event_category_duration,
    // What is left out stays.
    interval_minutes:
      (fields.event_category_interval === undefined ? before?.interval_minutes : fields.event_category_interval) ??
      null,
    message_template:
      (fields.message_template === undefined ? before?.message_template : fields.message_template) ?? null,
    notification_plan_id:
      notifications == null ? plan : await keepPlan(tx, ctx.actor.clinicId, notifications, plan, ctx.now),
  };
}

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'event_category', objectId, changes });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'scheduling.setup-changed',
    body: { id: objectId, kind: 'category' },
  });
}
