import {
  type Expression,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type RawBuilder,
  type Updateable,
} from 'kysely';
import type { Queryable, Tx } from '../database.ts';
import type { DB } from '../database.gen.ts';
import { type ReadColumns, readColumns } from './read-columns.ts';

/** The tables whose rows belong to a clinic and have an id. */
export type ClinicTableName = {
  [Name in keyof DB]: DB[Name] extends { clinic_id: unknown; id: unknown } ? Name : never;
}[keyof DB];

type ColumnOf<Name extends keyof DB> = keyof DB[Name] & string;
type Row<Name extends keyof DB, Column extends ColumnOf<Name>> = Pick<
  Selectable<DB[Name]>,
  Column & keyof Selectable<DB[Name]>
>;

/** The clinic of the rows: `ctx.actor`, or `{ clinicId }` without a signed-in user. */
export interface OfClinic {
  readonly clinicId: string;
}

/** A row of a table: `RowOfTable<typeof locations>`. */
export type RowOfTable<T> = T extends { readonly row: infer R } ? R : never;

export type ClinicTable<Name extends ClinicTableName, Column extends ColumnOf<Name>> = ReturnType<
  typeof clinicTable<Name, Column>
>;

/** Forbids properties that `Allowed` does not have, even if they were spread in from another object. */
export type Exactly<Given, Allowed> = Given & { [K in Exclude<keyof Given, keyof Allowed>]: never };

type NewRow<Name extends ClinicTableName> = Omit<Insertable<DB[Name]>, 'clinic_id'>;
type RowChange<Name extends ClinicTableName> = {
  [C in keyof Updateable<DB[Name]>]?: Updateable<DB[Name]>[C] | Expression<unknown>;
};

/**
 * Typed statements for one table. Each is limited to one clinic's rows, and reads only `columns`. Joins, sums and
 * counts are written in SQL, with `columns('c')` as the column list of this table.
 */
export function clinicTable<Name extends ClinicTableName, const Column extends ColumnOf<Name>>(
  name: Name,
  columns: readonly Column[],
) {
  type Read = Row<Name, Column>;
  type Equal = {
    readonly [C in ColumnOf<Name>]?: Selectable<DB[Name]>[C & keyof Selectable<DB[Name]>] | null | undefined;
  };
  const table = sql.table(name);
  const lists = new Map<string, RawBuilder<unknown>>();
  const list = (alias: string): RawBuilder<unknown> => {
    let made = lists.get(alias);
    if (made === undefined) {
      made = sql.raw(columns.map((column) => (alias === '' ? column : `${alias}.${column}`)).join(', '));
      lists.set(alias, made);
    }
    return made;
  };
  const one = async (
    db: Queryable,
    { clinicId }: OfClinic,
    id: string,
    lock: RawBuilder<unknown>,
  ): Promise<Read | null> => {
    const { rows } = await sql<Read>`
      select ${list('')} from ${table} where clinic_id = ${clinicId} and id = ${id} ${lock}`.execute(db);
    return rows[0] ?? null;
  };
  return {
    name,
    /** The type of a row; only for the compiler. */
    row: undefined as unknown as Read,
    /** The columns as an SQL list, prefixed with the table's alias if given. */
    columns: (alias = ''): RawBuilder<unknown> => list(alias),
    /**
     * The columns prefixed with the table's alias, with the type of a row: for handwritten statements that read them,
     * and possibly others.
     */
    as: (alias = ''): ReadColumns<Read> => readColumns(list(alias)),
    /** A query of the clinic's rows, to be filtered and sorted. */
    select: (db: Queryable, { clinicId }: OfClinic) =>
      (db as unknown as SelectStatement<Name>)
        .selectFrom(name)
        .select(columns)
        .where('clinic_id', '=', clinicId) as SelectQueryBuilder<DB, Name, Read>,
    /** Returns one row, archived or not. */
    find: (db: Queryable, of: OfClinic, id: string) => one(db, of, id, sql``),
    /** Returns one row, locked for the rest of the transaction: it can't be changed or referenced by others. */
    lock: (tx: Tx, of: OfClinic, id: string) => one(tx, of, id, sql`for update`),
    /** Inserts a row and returns it. */
    insert: async <Given extends NewRow<Name>>(
      tx: Queryable,
      { clinicId }: OfClinic,
      values: Exactly<Given, NewRow<Name>>,
    ): Promise<Read> =>
      (await (tx as unknown as WriteStatement)
        .insertInto(name)
        .values({ ...values, clinic_id: clinicId })
        .returning(columns)
        .executeTakeFirstOrThrow()) as Read,
    /** Updates a row and returns it; null if the clinic has no row with that id. */
    update: async <Given extends RowChange<Name>>(
      tx: Queryable,
      { clinicId }: OfClinic,
      id: string,
      values: Exactly<Given, RowChange<Name>>,
    ): Promise<Read | null> =>
      ((await (tx as unknown as WriteStatement)
        .updateTable(name)
        .set(values)
        .where('clinic_id', '=', clinicId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst()) ?? null) as Read | null,
    /** Returns an SQL condition for the given values; null and omitted values match every row. */
    matching: (alias: string, equal: Equal): RawBuilder<boolean> => {
      const given = Object.entries(equal).filter(([, value]) => value != null);
      if (given.length === 0) return sql<boolean>`true`;
      return sql<boolean>`${sql.join(
        given.map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${value}`),
        sql` and `,
      )}`;
    },
  };
}

// Kysely doesn't support a table name that is a type parameter; input and output are typed above.
interface SelectStatement<Name extends string> {
  selectFrom(name: Name): {
    select(columns: readonly string[]): { where(column: string, operator: '=', value: unknown): unknown };
  };
}
interface FilteredStatement {
  where(column: string, operator: '=', value: unknown): FilteredStatement;
  returning(columns: readonly string[]): { executeTakeFirst(): Promise<unknown> };
}
interface WriteStatement {
  insertInto(name: string): {
    values(values: object): { returning(columns: readonly string[]): { executeTakeFirstOrThrow(): Promise<unknown> } };
  };
  updateTable(name: string): { set(values: object): FilteredStatement };
}
