import { sql } from 'kysely';
import { changedFields, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { placeBehind } from '#platform/records/count-rows.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { resourceName } from '../../rules/index.ts';
import { type Resource, resources } from './resources.sql.ts';

/** Adds a room or device at the end of the list. NAME_TAKEN. */
export async function createResource(ctx: RequestContext, name: unknown): Promise<Resource | DomainError> {
  const checked = checkInput(resourceName, name, 'resource_name');
  if (isDomainError(checked)) return checked;
  const sort_index = placeBehind(sql`scheduling.resource where clinic_id = ${ctx.actor.clinicId}`);
  return resources.save(ctx, null, { resource_name: checked.value, sort_index });
}

/** Renames, archives or restores a room or device; existing events keep it. NAME_TAKEN, STALE_VERSION. */
export async function changeResource(
  ctx: RequestContext,
  id: string,
  version: number,
  change: { resource_name?: unknown; is_active?: boolean | null },
): Promise<Resource | DomainError> {
  const checked = change.resource_name == null ? null : checkInput(resourceName, change.resource_name, 'resource_name');
  if (isDomainError(checked)) return checked;
  return resources.saving(ctx, async (tx) => {
    const found = await resources.lock(tx, ctx, id, version);
    if (isDomainError(found)) return found;
    const { deleted_time: archived } = found;
    const before = { resource_name: found.resource_name, is_active: archived === null };
    const after = {
      resource_name: checked?.value ?? before.resource_name,
      is_active: change.is_active ?? before.is_active,
    };
    if (changedFields(before, after) === null) return found;
    const saved = await resources.table.update(tx, ctx.actor, id, {
      resource_name: after.resource_name,
      deleted_time: after.is_active ? null : (archived ?? ctx.now),
      version: version + 1,
      updated_time: ctx.now,
    });
    const action = after.is_active ? 'update' : 'delete';
    await saveChange(tx, ctx, { ...resources.about(id), action, before, after });
    return saved!;
  });
}
