import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
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
export async function createResource(request: Request, name: unknown): Promise<WholeResource | Refusal> {
  const checked = checkInput(resourceName, name, 'resource_name');
  if (isRefusal(checked)) return checked;
  const { clinicId } = request.actor;
  return request.house.database.transaction(async (tx): Promise<WholeResource | Refusal> => {
    if (await isResourceNameTaken(tx, clinicId, checked.value, null)) return taken();
    const sortIndex = await nextSortIndex(tx, clinicId);
    const id = await addResource(tx, { clinicId, name: checked.value, sortIndex }, request.now);
    await note(tx, request, 'create', id, changedFields({}, { resource_name: checked.value }));
    return (await lockResource(tx, clinicId, id))!;
  });
}

/** Renames a room or a device, takes it out of use or brings it back; its events keep it. */
export async function changeResource(
  request: Request,
  id: string,
  version: number,
  change: { resource_name?: unknown; is_active?: boolean | null },
): Promise<WholeResource | Refusal> {
  const { clinicId } = request.actor;
  const { now } = request;
  const checked = change.resource_name == null ? null : checkInput(resourceName, change.resource_name, 'resource_name');
  if (isRefusal(checked)) return checked;
  return request.house.database.transaction(async (tx): Promise<WholeResource | Refusal> => {
    const before = await lockResource(tx, clinicId, id);
    if (before === null) return refuse('NOT_FOUND', 'This resource does not exist.', 'Not found');
    if (before.version !== version)
      return refuse('STALE_VERSION', 'Somebody else has changed this resource in the meantime.', 'Changed meanwhile');
    const after = {
      resource_name: checked?.value ?? before.resource_name,
      is_active: change.is_active ?? before.is_active,
    };
    const changes = changedFields({ ...before }, after);
    if (changes === null) return before;
    if (after.is_active && (await isResourceNameTaken(tx, clinicId, after.resource_name, id))) return taken();
    await updateResource(tx, clinicId, id, after, now);
    await note(tx, request, after.is_active ? 'update' : 'delete', id, changes);
    return (await lockResource(tx, clinicId, id))!;
  });
}

async function note(
  tx: Tx,
  request: Request,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, request, { action, objectType: 'event_resource', objectId, changes });
  await announce(tx, {
    clinicId: request.actor.clinicId,
    topic: 'scheduling.setup-changed',
    body: { id: objectId, kind: 'resource' },
  });
}
