import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';

/** A clinic's rooms and devices; archived ones are out of use and stay on existing events. */
export const resources = defineRecord({
  table: 'scheduling.resource',
  columns: ['resource_name'],
  called: 'resource',
  objectType: 'event_resource',
  topic: 'scheduling.setup-changed',
  body: { kind: 'resource' },
  unlogged: ['sort_index'],
  hasUpdatedTime: true,
  refusals: {
    resource_name_once: () => nameTaken('resource_name', 'A resource with this name already exists.'),
  },
});
export type Resource = RowOf<typeof resources>;

/** Returns the clinic's rooms and devices in order; optionally with archived ones at the end. */
export function readResources(db: Queryable, clinicId: string, withInactive = false): Promise<Resource[]> {
  const all = resources.table.select(db, { clinicId });
  return (withInactive ? all : all.where('deleted_time', 'is', null))
    .orderBy(sql`deleted_time is not null`)
    .orderBy('sort_index')
    .orderBy('resource_name')
    .limit(500)
    .execute();
}

/** Inserts a room or device; returns its ID. */
export async function addResource(
  tx: Tx,
  { clinicId, name, sortIndex }: { clinicId: string; name: string; sortIndex: number },
  now: Date,
): Promise<string> {
  const id = newId();
  const times = { created_time: now, updated_time: now };
  await resources.table.insert(tx, { clinicId }, { id, resource_name: name, sort_index: sortIndex, ...times });
  return id;
}
