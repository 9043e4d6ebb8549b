import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { resourceName } from '../rules/index.ts';
import {
  addResource,
  isResourceNameTaken,
  lockResource,
  nextSortIndex,
  updateResource,
  type WholeResource,
} from './resources.sql.ts';

const taken = () => invalid([{ path: 'resource_name', message: 'A resource of this name stands already' }]);

/** Adds a room or a device. */
export async function createResource(ctx: RequestContext, name: unknown): Promise<WholeResource | DomainError> {
  const checked = checkInput(resourceName, name, 'resource_name');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<WholeResource | DomainError> => {
    if (await isResourceNameTaken(tx, clinicId, checked.value, null)) return taken();
    const sortIndex = await nextSortIndex(tx, clinicId);
    const id = await addResource(tx, { clinicId, name: checked.value, sortIndex }, ctx.now);
    await note(tx, ctx, 'create', id, changedFields({}, { resource_name: checked.value }));
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
    const before = await lockResource(tx, clinicId, id);
    if (before === null) return domainError('NOT_FOUND', 'This resource does not exist.', 'Not found');
    if (before.version !== version)
      return domainError(
        'STALE_VERSION',
        'Somebody else has changed this resource in the meantime.',
        'Changed meanwhile',
      );
    const after = {
      resource_name: checked?.value ?? before.resource_name,
      is_active: change.is_active ?? before.is_active,
    };
    const changes = changedFields({ ...before }, after);
    if (changes === null) return before;
    if (after.is_active && (await isResourceNameTaken(tx, clinicId, after.resource_name, id))) return taken();
    await updateResource(tx, clinicId, id, after, now);
    await note(tx, ctx, after.is_active ? 'update' : 'delete', id, changes);
    return (await lockResource(tx, clinicId, id))!;
  });
}

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'event_resource', objectId, changes });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'scheduling.setup-changed',
    body: { id: objectId, kind: 'resource' },
  });
}
