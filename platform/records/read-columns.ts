import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { DB } from '../database.gen.ts';

type TableName = keyof DB;
/** The tables of a statement by their aliases: `{ e: 'scheduling.event', c: 'scheduling.calendar' }`. */
type Aliases = Readonly<Record<string, TableName>>;
type ColumnOf<Name extends TableName> = keyof DB[Name] & string;
type ColumnAlias<Column extends string> = Column | `${Column} as ${string}`;

type AliasedColumn<Tables extends Aliases> = {
  [A in keyof Tables & string]: `${A}.${ColumnOf<Tables[A]>}`;
}[keyof Tables & string];
/** The readable columns of a table, or of several by their aliases, also under other names. */
type ColumnsIn<Tables> = Tables extends TableName
  ? ColumnAlias<ColumnOf<Tables>>
  : Tables extends Aliases
    ? ColumnAlias<AliasedColumn<Tables>>
    : never;

type Source<Item extends string> = Item extends `${infer Column} as ${string}` ? Column : Item;
type NameOf<Item extends string> = Item extends `${string} as ${infer Name}`
  ? Name
  : Item extends `${string}.${infer Column}`
    ? Column
    : Item;
type TypeIn<Name, Column> = Name extends TableName
  ? Column extends keyof DB[Name]
    ? SelectType<DB[Name][Column]>
    : never
  : never;
type TypeOf<Tables, Column extends string> = Tables extends TableName
  ? TypeIn<Tables, Column>
  : Column extends `${infer Alias}.${infer Own}`
    ? TypeIn<Tables[Alias & keyof Tables], Own>
    : never;
type RowIn<Tables, Item extends string> = { [I in Item as NameOf<I>]: TypeOf<Tables, Source<I>> };

/** The row type of a statement: `ReadRow<typeof CHARGES>`. */
export type ReadRow<T> = T extends { readonly row: infer Row } ? Row : never;

/** The columns that a statement reads: the SQL list, and the row type derived from the same names. */
export interface ReadColumns<Row> {
  /** The type of a row; only for the compiler. */
  readonly row: Row;
  /** The columns as an SQL list. */
  readonly list: RawBuilder<unknown>;
  /** Adds columns of other tables, or computed ones with explicit types: ``and(sql<{ open: number }>`… as open`)``. */
  and<More>(more: ReadColumns<More> | RawBuilder<More>): ReadColumns<Row & More>;
  /** For an outer join: each column is null if there is no row. */
  orNull(): ReadColumns<{ [Name in keyof Row]: Row[Name] | null }>;
  /** For a statement that excludes rows in which these columns are null. */
  filled<Name extends keyof Row>(...names: Name[]): ReadColumns<Omit<Row, Name> & { [N in Name]: NonNullable<Row[N]> }>;
  /** Selects distinct rows. */
  distinct(): ReadColumns<Row>;
  /** ``select(sql`from billing.charge c where …`)``; `first` is placed before the statement, e.g. a `with` clause. */
  select(from: RawBuilder<unknown>, first?: RawBuilder<unknown>): RawBuilder<Row>;
  /** An insert, update or delete that returns the rows it wrote. */
  returned(by: RawBuilder<unknown>): RawBuilder<Row>;
}

/**
 * Returns columns of a table, or of several by their aliases, with their types from the schema:
 * `columnsOf('files.file', ['id', 'name'])`, `columnsOf({ e: 'scheduling.event', c: 'scheduling.calendar' }, ['e.id',
 * 'c.name as calendar_name'])`.
 */
export function columnsOf<const Tables extends TableName | Aliases, const Item extends ColumnsIn<Tables>>(
  _tables: Tables,
  items: readonly Item[],
): ReadColumns<RowIn<Tables, Item>> {
  // Quoted: a name may have capital letters.
  return readColumns(sql.raw(items.map((item) => item.replace(/ as (.+)$/, ' as "$1"')).join(', ')));
}

/** Wraps a typed column list, e.g. of a `clinicTable`. */
export function readColumns<Row>(list: RawBuilder<unknown>): ReadColumns<Row> {
  return {
    row: undefined as unknown as Row,
    list,
    and: (more) => readColumns(sql`${list}, ${'list' in more ? more.list : more}`),
    orNull: () => readColumns(list),
    filled: () => readColumns(list),
    distinct: () => readColumns(sql`distinct ${list}`),
    select: (from, first) =>
      first === undefined ? sql<Row>`select ${list} ${from}` : sql<Row>`${first} select ${list} ${from}`,
    returned: (by) => sql<Row>`${by} returning ${list}`,
  };
}
