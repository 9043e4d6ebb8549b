import { sql } from 'kysely';
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

/** A room or a device with what is set up of it. */
export interface WholeResource extends Resource {
  is_active: boolean;
  version: number;
}

/** The clinic's rooms and devices, those out of use too where asked. */
export async function readWholeResources(
  db: Queryable,
  clinicId: string,
  withInactive: boolean,
): Promise<WholeResource[]> {
  const { rows } = await sql<WholeResource>`
    select id, resource_name, deleted_time is null as is_active, version from scheduling.resource
    where clinic_id = ${clinicId} and (${withInactive} or deleted_time is null)
    order by deleted_time is not null, sort_index, resource_name limit 500`.execute(db);
  return rows;
}

/** Locks a room or a device, also one out of use. */
export async function lockResource(tx: Tx, clinicId: string, id: string): Promise<WholeResource | null> {
  const { rows } = await sql<WholeResource>`
    select id, resource_name, deleted_time is null as is_active, version from scheduling.resource
    where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Writes the changes to a room or a device, one version further. */
export async function updateResource(
  tx: Tx,
  clinicId: string,
  id: string,
  { resource_name, is_active }: Pick<WholeResource, 'resource_name' | 'is_active'>,
  now: Date,
): Promise<void> {
  await sql`
    update scheduling.resource set resource_name = ${resource_name}, version = version + 1, updated_time = ${now},
      deleted_time = case when ${is_active} then null else coalesce(deleted_time, ${now}) end
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}

/** Whether another one that is in use has that name. */
export async function isResourceNameTaken(
  tx: Tx,
  clinicId: string,
  name: string,
  but: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from scheduling.resource
    where clinic_id = ${clinicId} and lower(resource_name) = lower(${name}) and deleted_time is null
      and (${but}::uuid is null or id <> ${but}::uuid) limit 1`.execute(tx);
  return rows.length > 0;
}

/** The place after the last one. */
export async function nextSortIndex(tx: Tx, clinicId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(sort_index) + 1, 0)::int as next from scheduling.resource where clinic_id = ${clinicId}`.execute(
    tx,
  );
  return rows[0]!.next;
}
