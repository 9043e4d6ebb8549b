import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** A room or a device. */
export interface Resource {
  id: string;
  resource_name: string;
}

/** The clinic's rooms and devices, in the order in which they are offered. */
export function readResources(db: Queryable, clinicId: string): Promise<Resource[]> {
  return db
    .selectFrom('scheduling.resource')
    .select(['id', 'resource_name'])
    .where('clinic_id', '=', clinicId)
    .where('deleted_time', 'is', null)
    .orderBy('sort_index')
    .orderBy('resource_name')
    .execute();
}

/** Adds a room or a device; answers its id. */
export async function addResource(
  tx: Tx,
  resource: { clinicId: string; name: string; sortIndex: number },
  now: Date,
): Promise<string> {
  const id = newId();
  const { clinicId, name, sortIndex } = resource;
  await tx
    .insertInto('scheduling.resource')
    .values({
      clinic_id: clinicId,
      id,
      resource_name: name,
      sort_index: sortIndex,
      created_time: now,
      updated_time: now,
    })
    .execute();
  return id;
}
