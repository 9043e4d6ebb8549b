import { type Insertable, isExpression, type RawBuilder, type Updateable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Tx } from '#platform/database.ts';
import { type DomainError, isDomainError, lockForSave, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { type ClinicTableName, clinicTable, type Exactly } from '#platform/records/clinic-table.ts';
import { refusalOf, type Refusals, refusals as declareRefusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { saveChange } from './save-change.ts';

/** The tables of records that users edit: each row has a version, and is archived instead of deleted. */
type RecordTableName = {
  [Name in ClinicTableName]: DB[Name] extends { version: unknown; deleted_time: unknown; created_time: unknown }
    ? Name
    : never;
}[ClinicTableName];

/** Set by `defineRecord` itself. */
type SystemColumn = 'clinic_id' | 'id' | 'version' | 'created_time' | 'updated_time';
type Column<Name extends RecordTableName> = Exclude<keyof DB[Name] & string, 'id' | 'version' | 'deleted_time'>;
type OrComputed<Fields> = { [C in keyof Fields]: Fields[C] | RawBuilder<Exclude<Fields[C], undefined>> };
type NewRow<Name extends RecordTableName> = OrComputed<Omit<Insertable<DB[Name]>, SystemColumn>>;
type RowChange<Name extends RecordTableName> = OrComputed<Omit<Updateable<DB[Name]>, SystemColumn>>;

/** The version that a save is based on. */
export interface BaseVersion {
  id: string;
  version: number;
}

type RecordOptions<Name extends RecordTableName, C extends Column<Name>> = {
  table: Name;
  /** The columns to read, in addition to id, version and deleted_time. */
  columns: readonly C[];
  /** The noun in messages: "This location does not exist." */
  called: string;
  /** The object type in the audit log. */
  objectType: string;
  /** The topic of the outbox event of every change. */
  topic: string;
  /** Event data in addition to the row's id. */
  body?: Record<string, unknown>;
  /** The audit log's field name for being archived or not; `is_active` by default. */
  activeAs?: string;
  /** Columns that are excluded from the audit log. */
  unlogged?: readonly (keyof DB[Name] & string)[];
  /** An archived row counts as deleted: for commands it does not exist anymore. */
  deletes?: true;
  /** Domain errors for constraint violations, by the constraint's name. */
  refusals?: Refusals;
} & ('updated_time' extends keyof DB[Name] ? { hasUpdatedTime: true } : { hasUpdatedTime?: never });

/** A record's row: `RowOf<typeof locations>`. */
export type RowOf<R> = R extends { readonly table: { readonly row: infer Row } } ? Row : never;

/**
 * Defines a record that users edit. Every change increments its version, writes an audit entry with the values before
 * and after, and publishes the record's event, in one transaction. A command that does more than `save` and `activate`
 * uses `lock`, `insert` and `update` inside `saving`.
 */
export function defineRecord<Name extends RecordTableName, const C extends Column<Name>>(
  options: RecordOptions<Name, C>,
) {
  const { called, activeAs = 'is_active' } = options;
  const known = declareRefusals(options.refusals ?? {});
  const table = clinicTable(options.table, [
    'id',
    'version',
    'deleted_time',
    ...options.columns,
  ] as never) as unknown as ReturnType<
    typeof clinicTable<Name, C | (('id' | 'version' | 'deleted_time') & keyof DB[Name])>
  >;
  type Row = typeof table.row & BaseVersion & { deleted_time: Date | null };
  const changed = (ctx: RequestContext) => (options.hasUpdatedTime === true ? { updated_time: ctx.now } : {});
  const { about, noted, logged } = auditLogOf(options);

  /**
   * Runs a transaction. It is rolled back by a domain error, and by a constraint violation, which `refusals` converts
   * to a domain error.
   */
  const saving = <T>(ctx: RequestContext, work: (tx: Tx) => Promise<T | DomainError>): Promise<T | DomainError> =>
    transactionOrRefusal(ctx, work, known);

  /**
   * Returns the row, locked for the rest of the transaction. NOT_FOUND, also for an archived row that counts as
   * deleted; STALE_VERSION if it is no longer `version`.
   */
  async function lock(tx: Tx, ctx: RequestContext, id: string, version?: number): Promise<Row | DomainError> {
    const found = (await table.lock(tx, ctx.actor, id)) as Row | null;
    const row = options.deletes === true && found?.deleted_time != null ? null : found;
    return version === undefined ? (row ?? notFound(called)) : lockForSave(row, version, called);
  }

  /** Inserts a row and returns it. */
  async function insert<Given extends NewRow<Name>>(
    tx: Tx,
    ctx: RequestContext,
    fields: Exactly<Given, NewRow<Name>>,
  ): Promise<Row> {
    const values = { ...fields, id: newId(), created_time: ctx.now, ...changed(ctx) };
    const row = (await table.insert(tx, ctx.actor, values as never)) as Row;
    await saveChange(tx, ctx, { ...noted(row), action: 'create', before: null, after: logged(fields, row) });
    return row;
  }

  /** Updates a row returned by `lock`, and returns it. */
  async function update<Given extends RowChange<Name>>(
    tx: Tx,
    ctx: RequestContext,
    before: Row,
    fields: Exactly<Given, RowChange<Name>>,
  ): Promise<Row> {
    const row = await write(tx, ctx, before, fields);
    await saveChange(tx, ctx, { ...noted(before), action: 'update', before, after: logged(fields, row) });
    return row;
  }

  async function write(tx: Tx, ctx: RequestContext, before: Row, fields: object): Promise<Row> {
    const values = { ...fields, version: before.version + 1, ...changed(ctx) };
    return (await table.update(tx, ctx.actor, before.id, values as never)) as unknown as Row;
  }

  return {
    table,
    about,
    saving,
    lock,
    insert,
    update,
    /** Inserts a row, or updates the one of `standing`. */
    save: <Given extends NewRow<Name>>(
      ctx: RequestContext,
      standing: BaseVersion | null,
      fields: Exactly<Given, NewRow<Name>>,
    ): Promise<Row | DomainError> =>
      saving(ctx, async (tx) => {
        if (standing === null) return insert(tx, ctx, fields);
        const before = await lock(tx, ctx, standing.id, standing.version);
        return isDomainError(before) ? before : update(tx, ctx, before, fields as never);
      }),
    /**
     * Archives or restores a row; repeating it changes nothing. STALE_VERSION if a version is given and outdated.
     * `check` may refuse it.
     */
    activate: (
      ctx: RequestContext,
      of: string | BaseVersion,
      isActive: boolean,
      check: (tx: Tx, before: Row) => Promise<DomainError | null> = async () => null,
    ): Promise<Row | DomainError> =>
      saving(ctx, async (tx) => {
        const before = typeof of === 'string' ? await lock(tx, ctx, of) : await lock(tx, ctx, of.id, of.version);
        if (isDomainError(before) || (before.deleted_time === null) === isActive) return before;
        const refused = await check(tx, before);
        if (refused !== null) return refused;
        const row = await write(tx, ctx, before, { deleted_time: isActive ? null : ctx.now });
        const [was, is] = [{ [activeAs]: !isActive }, { [activeAs]: isActive }];
        await saveChange(tx, ctx, { ...noted(before), action: isActive ? 'update' : 'delete', before: was, after: is });
        return row;
      }),
  };
}

async function transactionOrRefusal<T>(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<T | DomainError>,
  known: Refusals,
): Promise<T | DomainError> {
  try {
    return await ctx.app.database.transaction(work);
  } catch (error) {
    const refusal = refusalOf(error, known);
    if (refusal !== null) return refusal;
    throw error;
  }
}

interface LogOptions {
  objectType: string;
  topic: string;
  body?: Record<string, unknown>;
  unlogged?: readonly string[];
}

/** Builds the audit entries of a record: the object that they refer to and the logged values. */
function auditLogOf({ objectType, topic, body = {}, unlogged = [] }: LogOptions) {
  const about = (objectId: string) => ({ objectType, objectId, topic, body });
  // A patient's record is found in the log by the patient.
  const noted = (row: { id: string }) =>
    'patient_id' in row ? { ...about(row.id), patientId: row.patient_id as string | null } : about(row.id);
  // Computed columns are logged with the row's values, and so is JSON, whose input is text.
  const logged = (fields: object, row: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !unlogged.includes(name))
        .map(([name, value]) => [name, loggedValue(value, (row as Record<string, unknown>)[name])]),
    );
  return { about, noted, logged };
}

function loggedValue(given: unknown, row: unknown): unknown {
  return isExpression(given) || (typeof given === 'string' && typeof row === 'object' && row !== null) ? row : given;
}
