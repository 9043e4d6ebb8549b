import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { STANDARD_VITALS, type DefinitionFields } from '../rules/index.ts';

/** A vital that a clinic takes, or took. */
export interface Definition extends DefinitionFields {
  id: string;
  clinic_id: string;
  code: string | null;
  sort_index: number;
  version: number;
  deleted_time: Date | null;
}

const COLUMNS = sql.raw(
  'id, clinic_id, code, vital_name, vital_unit, decimals, normal_low, normal_high, plausible_low, plausible_high, sort_index, version, deleted_time',
);

/** Gives a clinic the standard vitals that it does not have yet. */
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

/** A clinic's vitals in their order, those out of use among them. */
export async function readDefinitions(db: Queryable, clinicId: string): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select ${COLUMNS} from vitals.definition where clinic_id = ${clinicId} order by sort_index, id`.execute(db);
  return rows;
}

/** One vital, locked for the rest of the transaction. */
export async function lockDefinition(db: Queryable, clinicId: string, id: string): Promise<Definition | null> {
  const { rows } = await sql<Definition>`
    select ${COLUMNS} from vitals.definition where clinic_id = ${clinicId} and id = ${id} for update`.execute(db);
  return rows[0] ?? null;
}

/** Whether an active vital of the clinic has that name, another than `except`. */
export async function isNameTaken(
  db: Queryable,
  clinicId: string,
  name: string,
  except: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from vitals.definition where clinic_id = ${clinicId} and lower(vital_name) = lower(${name}) and deleted_time is null
      and id is distinct from ${except}::uuid`.execute(db);
  return rows.length > 0;
}

/** Whether any value of a vital stands, of whomever. */
export async function isMeasured(db: Queryable, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from vitals.record where clinic_id = ${clinicId} and definition_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Adds a vital of the clinic's own behind the others; answers its id. */
export async function insertDefinition(
  db: Queryable,
  clinicId: string,
  fields: DefinitionFields,
  now: Date,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('vitals.definition')
    .values(({ selectFrom, fn, val }) => ({
      ...fields,
      clinic_id: clinicId,
      id,
      created_time: now,
      sort_index: selectFrom('vitals.definition')
        .select(fn.coalesce(fn.max('sort_index'), val(0)).as('last'))
        .where('clinic_id', '=', clinicId),
    }))
    .execute();
  return id;
}

/** Changes a vital and counts its version up. */
export async function updateDefinition(
  db: Queryable,
  clinicId: string,
  id: string,
  change: Partial<DefinitionFields> & { deleted_time?: Date | null },
): Promise<void> {
  await db
    .updateTable('vitals.definition')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Puts the vitals in the order of the ids; the others follow in theirs. */
export async function sortDefinitions(db: Queryable, clinicId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update vitals.definition d set sort_index = place.at
    from (select id, row_number() over (order by coalesce(array_position(${ids}::uuid[], id), 1000), sort_index, id)::int as at
      from vitals.definition where clinic_id = ${clinicId}) place
    where d.clinic_id = ${clinicId} and d.id = place.id`.execute(db);
}
