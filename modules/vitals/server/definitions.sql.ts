import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { STANDARD_VITALS } from '../rules/index.ts';
import { type Definition, definitions } from './definitions.ts';

/** Inserts the standard vitals that a clinic does not have yet. */
export async function addStandardVitals(db: Queryable, clinicId: string, now: Date): Promise<void> {
  await db
    .insertInto('vitals.definition')
    .values(
      STANDARD_VITALS.map((vital, sort_index) => ({
        ...vital,
        clinic_id: clinicId,
        id: newId(),
        sort_index,
        created_time: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns a clinic's vitals in order, including archived ones. */
export function readDefinitions(db: Queryable, clinicId: string): Promise<Definition[]> {
  return definitions.table.select(db, { clinicId }).orderBy('sort_index').orderBy('id').execute();
}

/** Returns whether a vital has any valid recorded value. */
export async function isMeasured(db: Queryable, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from vitals.record where clinic_id = ${clinicId} and definition_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns the position after the clinic's last vital. */
export function lastPlace(clinicId: string): RawBuilder<number> {
  return sql<number>`(select coalesce(max(sort_index), 0) from vitals.definition where clinic_id = ${clinicId})`;
}

/** Orders the vitals by the IDs; the others follow in their current order. */
export async function sortDefinitions(db: Queryable, clinicId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update vitals.definition d set sort_index = place.at
    from (select id, row_number() over (order by coalesce(array_position(${ids}::uuid[], id), 1000), sort_index, id)::int as at
      from vitals.definition where clinic_id = ${clinicId}) place
    where d.clinic_id = ${clinicId} and d.id = place.id`.execute(db);
}
