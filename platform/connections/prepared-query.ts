import pg from 'pg';

/** Called with the answer to a statement. */
export type Done = (error: Error | null, result?: pg.QueryResult) => void;

/** What the driver derives from the description of a statement's columns. */
interface Columns {
  fields: pg.FieldDef[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

// The parts of the driver that its types leave out.
interface Wire {
  describe(what: { type: string; name: string }): void;
}
interface DriverQuery {
  name?: string;
  callback: Done;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Wire): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}
const DriverQuery = pg.Query as unknown as new (text: string, values: unknown[], done: Done) => DriverQuery;

/** The columns of the named statements of one connection that have run on it. */
export type KnownColumns = Map<string, Columns>;

/**
 * A named statement. Its columns are described only at its first run on a connection: PostgreSQL refuses to run a
 * prepared statement whose columns have changed. Describing dozens of columns takes as long as reading a row.
 */
export class PreparedQuery extends DriverQuery {
  readonly #known: KnownColumns;

  constructor(statement: { name: string; text: string; values: unknown[] }, known: KnownColumns, done: Done) {
    super(statement.text, statement.values, done);
    this.name = statement.name;
    this.#known = known;
  }

  override prepare(connection: Wire): void {
    const columns = this.#known.get(this.name!);
    if (columns === undefined) return super.prepare(connection);
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    super.prepare(withoutDescribe(connection));
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (!this.#known.has(this.name!)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      this.#known.set(this.name!, { fields, _parsers, _prebuiltEmptyResultObject });
    }
    super.handleCommandComplete(message, connection);
  }
}

const silent = new WeakMap<Wire, Wire>();

/** Returns the connection with a `describe` that sends nothing. */
function withoutDescribe(connection: Wire): Wire {
  let made = silent.get(connection);
  if (made === undefined) {
    made = Object.create(connection, { describe: { value: () => undefined } }) as Wire;
    silent.set(connection, made);
  }
  return made;
}
