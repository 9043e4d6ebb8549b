import { sql } from 'kysely';
import { changedFields } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { placeBehind } from '#platform/records/count-rows.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { categoryInput } from '../../rules/index.ts';
import { keepPlan } from '../reminders/keep-plan.ts';
import { categories, readWholeCategories, type WholeCategory } from './categories.sql.ts';

/** Inserts or updates an event category; `version` is the one the user was looking at. NAME_TAKEN, STALE_VERSION. */
export async function saveCategory(
  ctx: RequestContext,
  which: { id: string; version: number } | null,
  input: unknown,
): Promise<WholeCategory | DomainError> {
  const checked = checkInput(categoryInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  const {
    event_category_interval: interval,
    message_template: template,
    message_template_es: spanish,
    notifications,
    ...fields
  } = checked.value;
  return categories.saving(ctx, async (tx) => {
    const before = which === null ? null : await categories.lock(tx, ctx, which.id, which.version);
    if (isDomainError(before)) return before;
    const plan = before?.notification_plan_id ?? null;
    const row = {
      category_name: fields.event_category_name,
      color: fields.event_category_color_id,
      duration: fields.event_category_duration,
      // Omitted fields stay.
      interval_minutes: (interval === undefined ? before?.interval_minutes : interval) ?? null,
      message_template: (template === undefined ? before?.message_template : template) ?? null,
      message_template_es: (spanish === undefined ? before?.message_template_es : spanish) ?? null,
      notification_plan_id: notifications == null ? plan : await keepPlan(tx, clinicId, notifications, plan, ctx.now),
    };
    let id = before?.id;
    if (before === null)
      ({ id } = await categories.insert(tx, ctx, {
        ...row,
        sort_index: placeBehind(sql`scheduling.event_category where clinic_id = ${clinicId}`),
      }));
    else if (changedFields({ ...before }, row) !== null) await categories.update(tx, ctx, before, row);
    return (await readWholeCategories(tx, clinicId, id!))[0]!;
  });
}

/** Archives an event category; existing events keep it. NOT_FOUND, STALE_VERSION. */
export async function deleteCategory(ctx: RequestContext, id: string, version: number): Promise<true | DomainError> {
  const archived = await categories.activate(ctx, { id, version }, false);
  return isDomainError(archived) ? archived : true;
}
