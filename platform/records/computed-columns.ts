import { type RawBuilder, sql } from 'kysely';
import { type ReadColumns, readColumns } from './read-columns.ts';

/** A computed column whose type is known from its SQL, for `ReadColumns.and`. */
type ComputedColumn<Name extends string, Value> = ReadColumns<{ [N in Name]: Value }>;

const computed = <Name extends string, Value>(name: Name, value: RawBuilder<unknown>): ComputedColumn<Name, Value> =>
  readColumns(sql`${value} as ${sql.ref(name)}`);

/** First and last name of the aliased row, e.g. a patient or member. Use `orNull` for a left join. */
export const fullName = <const Name extends string>(name: Name, alias: string): ComputedColumn<Name, string> =>
  computed(name, sql.raw(`${alias}.first_name || ' ' || ${alias}.last_name`));

/** Number of related rows: ``counted('spans', sql`scheduling.working_span w where …`)``. */
export const counted = <const Name extends string>(
  name: Name,
  from: RawBuilder<unknown>,
): ComputedColumn<Name, number> => computed(name, sql`(select count(*)::int from ${from})`);

/** Sum of an integer column of related rows, 0 if there are none. */
export const summed = <const Name extends string>(
  name: Name,
  what: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): ComputedColumn<Name, number> => computed(name, sql`coalesce((select sum(${what}) from ${from}), 0)::bigint`);

/** True if a related row exists. */
export const exists = <const Name extends string>(
  name: Name,
  from: RawBuilder<unknown>,
): ComputedColumn<Name, boolean> => computed(name, sql`exists (select from ${from})`);

/** True if a column of the row is not null. */
export const isSet = <const Name extends string>(name: Name, column: string): ComputedColumn<Name, boolean> =>
  computed(name, sql`${sql.ref(column)} is not null`);

/** A row as JSON: instants are text. */
type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

/** Related rows in order, as a list; empty if there are none. */
export const listed = <const Name extends string, Row>(
  name: Name,
  columns: ReadColumns<Row>,
  from: RawBuilder<unknown>,
): ComputedColumn<Name, InJson<Row>[]> =>
  computed(name, sql`coalesce((select json_agg(x) from (select ${columns.list} ${from}) x), '[]')`);
