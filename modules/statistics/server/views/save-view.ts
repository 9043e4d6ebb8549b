import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { viewForm } from '../../rules/index.ts';
import { offeredReport } from '../reading/offered-reports.ts';
import { isTitleTaken, lockView, lockViewsOf, readViews, viewOfKey, type ViewRow, views } from './views.sql.ts';

const MOST = 100;

/** Saves a view of the caller; repeating the `key` returns the view of the first call. */
export async function createView(ctx: RequestContext, input: unknown, key: string): Promise<ViewRow | DomainError> {
  const { clinicId, userId } = ctx.actor;
  if (key === '' || key.length > 100) return invalid([{ path: 'client_key', message: 'A key is expected.' }]);
  return ctx.app.database.transaction(async (tx) => {
    await lockViewsOf(tx, clinicId, userId);
    const made = await viewOfKey(tx, clinicId, userId, key);
    if (made !== undefined) return made;
    const checked = await checkView(tx, ctx, input, null);
    if (isDomainError(checked)) return checked;
    if ((await readViews(tx, clinicId, userId)).length >= MOST)
      return domainError('TOO_MANY', `At most ${MOST} views can be saved. Remove one first.`);
    const id = newId();
    const own = { id, user_id: userId, client_key: key, created_time: ctx.now, updated_time: ctx.now };
    const view = await views.insert(tx, ctx.actor, { ...checked, ...own });
    await recordAndPublish(tx, ctx, id, 'create', { is_mailed: { before: null, after: checked.is_mailed } });
    return view;
  });
}

/** Updates a view of the caller; STALE_VERSION if another page changed it since `version`. */
export async function updateView(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<ViewRow | DomainError> {
  const { clinicId, userId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    await lockViewsOf(tx, clinicId, userId);
    const found = await lockView(tx, clinicId, userId, id);
    const before = lockForSave(found?.deleted_time === null ? found : null, version, 'saved view');
    if (isDomainError(before)) return before;
    const checked = await checkView(tx, ctx, input, before);
    if (isDomainError(checked)) return checked;
    const view = await views.update(tx, ctx.actor, id, {
      ...checked,
      version: before.version + 1,
      updated_time: ctx.now,
    });
    await recordAndPublish(tx, ctx, id, 'update', {
      is_mailed: { before: before.is_mailed, after: checked.is_mailed },
    });
    return view!;
  });
}

/** Deletes a view of the caller; idempotent. */
export async function deleteView(ctx: RequestContext, id: string): Promise<boolean | DomainError> {
  const { clinicId, userId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    const before = await lockView(tx, clinicId, userId, id);
    if (before === undefined) return notFound('saved view');
    if (before.deleted_time !== null) return true;
    await views.update(tx, ctx.actor, id, { deleted_time: ctx.now });
    await recordAndPublish(tx, ctx, id, 'delete', null);
    return true;
  });
}

async function checkView(
  tx: Tx,
  ctx: RequestContext,
  input: unknown,
  before: ViewRow | null,
): Promise<Pick<ViewRow, 'report_id' | 'title' | 'query' | 'is_mailed'> | DomainError> {
  const checked = checkInput(viewForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { report, title, query, is_mailed } = checked.value;
  if (offeredReport(ctx, report) === null || (before !== null && before.report_id !== report))
    return notFound('report');
  const { clinicId, userId } = ctx.actor;
  if (await isTitleTaken(tx, clinicId, userId, { id: before?.id ?? null, report_id: report, title }))
    return domainError('TITLE_TAKEN', 'You already have a view with this name for this report.');
  return { report_id: report, title, query, is_mailed };
}

async function recordAndPublish(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  action: 'create' | 'update' | 'delete',
  changes: Parameters<typeof recordChange>[2]['changes'],
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'saved_view', objectId: id, changes: changes ?? null });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'statistics.view-changed',
    body: { id, user_id: ctx.actor.userId },
  });
}
