import { changedFields, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { duplicate, isDomainError, lockForSave, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { resourceName } from '../../rules/index.ts';
import {
  addResource,
  isResourceNameTaken,
  lockResource,
  nextSortIndex,
  updateResource,
  type WholeResource,
} from './resources.sql.ts';

const taken = () => duplicate('resource_name', 'A resource with this name');
const about = (objectId: string) => ({
  objectType: 'event_resource',
  objectId,
  topic: 'scheduling.setup-changed',
  body: { kind: 'resource' },
});

/** Adds a room or a device. */
export async function createResource(ctx: RequestContext, name: unknown): Promise<WholeResource | DomainError> {
  const checked = checkInput(resourceName, name, 'resource_name');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<WholeResource | DomainError> => {
    if (await isResourceNameTaken(tx, clinicId, checked.value, null)) return taken();
    const sortIndex = await nextSortIndex(tx, clinicId);
    const id = await addResource(tx, { clinicId, name: checked.value, sortIndex }, ctx.now);
    const after = { resource_name: checked.value };
    await saveChange(tx, ctx, { ...about(id), action: 'create', before: null, after });
    return (await lockResource(tx, clinicId, id))!;
  });
}

/** Renames a room or a device, takes it out of use or brings it back; its events keep it. */
export async function changeResource(
  ctx: RequestContext,
  id: string,
  version: number,
  change: { resource_name?: unknown; is_active?: boolean | null },
): Promise<WholeResource | DomainError> {
  const { clinicId } = ctx.actor;
  const { now } = ctx;
  const checked = change.resource_name == null ? null : checkInput(resourceName, change.resource_name, 'resource_name');
  if (isDomainError(checked)) return checked;
  return ctx.app.database.transaction(async (tx): Promise<WholeResource | DomainError> => {
    const before = lockForSave(await lockResource(tx, clinicId, id), version, 'resource');
    if (isDomainError(before)) return before;
    const after = {
      resource_name: checked?.value ?? before.resource_name,
      is_active: change.is_active ?? before.is_active,
    };
    if (changedFields({ ...before }, after) === null) return before;
    if (after.is_active && (await isResourceNameTaken(tx, clinicId, after.resource_name, id))) return taken();
    await updateResource(tx, clinicId, id, after, now);
    await saveChange(tx, ctx, { ...about(id), action: after.is_active ? 'update' : 'delete', before, after });
    return (await lockResource(tx, clinicId, id))!;
  });
}
