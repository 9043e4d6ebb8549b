import { type RawBuilder, sql } from 'kysely';
import { type ReadColumns, readColumns } from './read-columns.ts';

/** A computed column whose type follows from its SQL, for `ReadColumns.and`. */
type Computed<Name extends string, Value> = ReadColumns<{ [N in Name]: Value }>;

const computed = <Name extends string, Value>(name: Name, value: RawBuilder<unknown>): Computed<Name, Value> =>
  readColumns(sql`${value} as ${sql.ref(name)}`);

/** First and last name of the row that an alias means: a patient, a member. `orNull` where it is joined from the left. */
export const fullName = <const Name extends string>(name: Name, alias: string): Computed<Name, string> =>
  computed(name, sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`));

/** How many rows belong to the row: ``counted('spans', sql`scheduling.working_span w where …`)``. */
export const counted = <const Name extends string>(name: Name, from: RawBuilder<unknown>): Computed<Name, number> =>
  computed(name, sql`(select count(*)::int from ${from})`);

/** What whole numbers of rows that belong to the row add up to, 0 where there are none. */
export const summed = <const Name extends string>(
  name: Name,
  what: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Computed<Name, number> => computed(name, sql`coalesce((select sum(${what}) from ${from}), 0)::bigint`);

/** Whether a row belongs to the row. */
export const exists = <const Name extends string>(name: Name, from: RawBuilder<unknown>): Computed<Name, boolean> =>
  computed(name, sql`exists (select from ${from})`);

/** Whether a column of the row has a value. */
export const isSet = <const Name extends string>(name: Name, column: string): Computed<Name, boolean> =>
  computed(name, sql`${sql.ref(column)} is not null`);

/** A row as JSON has it: instants are text. */
type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** The rows that belong to the row, in their order, as a list; empty where there are none. */
export const listed = <const Name extends string, Row>(
  name: Name,
  columns: ReadColumns<Row>,
  from: RawBuilder<unknown>,
): Computed<Name, InJson<Row>[]> =>
  computed(name, sql`coalesce((select json_agg(x) from (select ${columns.list} ${from}) x), '[]')`);
