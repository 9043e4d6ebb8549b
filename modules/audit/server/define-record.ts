import { type Insertable, isExpression, type RawBuilder, type Updateable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Tx } from '#platform/database.ts';
import { type DomainError, isDomainError, lockForSave, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { type ClinicTableName, clinicTable, type Exactly } from '#platform/records/clinic-table.ts';
import { refusalOf, type Refusals, refusals as declareRefusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { saveChange } from './save-change.ts';

/** The tables of records that people edit: each row has a version, and is archived instead of deleted. */
type RecordTableName = {
  [Name in ClinicTableName]: DB[Name] extends { version: unknown; deleted_time: unknown; created_time: unknown }
    ? Name
    : never;
}[ClinicTableName];

/** Set by `defineRecord` itself. */
type Own = 'clinic_id' | 'id' | 'version' | 'created_time' | 'updated_time';
type Column<Name extends RecordTableName> = Exclude<keyof DB[Name] & string, 'id' | 'version' | 'deleted_time'>;
type OrComputed<Fields> = { [C in keyof Fields]: Fields[C] | RawBuilder<Exclude<Fields[C], undefined>> };
type New<Name extends RecordTableName> = OrComputed<Omit<Insertable<DB[Name]>, Own>>;
type Change<Name extends RecordTableName> = OrComputed<Omit<Updateable<DB[Name]>, Own>>;

/** The version that a save began from. */
export interface Standing {
  id: string;
  version: number;
}

type RecordOptions<Name extends RecordTableName, C extends Column<Name>> = {
  table: Name;
  /** Those that are read, beside id, version and deleted_time. */
  columns: readonly C[];
  /** In messages: "This location does not exist." */
  called: string;
  /** In the audit log. */
  objectType: string;
  /** Of the outbox event of every change. */
  topic: string;
  /** What the event tells beside the row's id. */
  body?: Record<string, unknown>;
  /** What the audit log calls being archived or not; `is_active` where nothing is said. */
  activeAs?: string;
  /** Columns that are left out of the audit log. */
  unlogged?: readonly (keyof DB[Name] & string)[];
  /** An archived row counts as deleted: for commands it does not exist anymore. */
  deletes?: true;
  /** What is answered when the database rejects a row, by the constraint's name. */
  refusals?: Refusals;
} & ('updated_time' extends keyof DB[Name] ? { hasUpdatedTime: true } : { hasUpdatedTime?: never });

/** A record's row: `RowOf<typeof locations>`. */
export type RowOf<R> = R extends { readonly table: { readonly row: infer Row } } ? Row : never;

/**
 * A record that people edit. Every change counts its version up, leaves an audit entry with what was and what is, and publishes the record's
 * event, in one transaction. Where a command does more than `save` and `activate` do, it takes `lock`, `insert` and `update` inside `saving`.
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
  type Row = typeof table.row & Standing & { deleted_time: Date | null };
  const changed = (ctx: RequestContext) => (options.hasUpdatedTime === true ? { updated_time: ctx.now } : {});
  const { about, noted, logged } = auditLogOf(options);

  /** A transaction; a domain error undoes what it wrote, and so does a row that the database rejects, which `refusals` put into words. */
  const saving = <T>(ctx: RequestContext, work: (tx: Tx) => Promise<T | DomainError>): Promise<T | DomainError> =>
    transactionOrRefusal(ctx, work, known);

  /** The row, locked for the rest of the transaction. NOT_FOUND, also of an archived one where it counts as deleted; STALE_VERSION where it is no longer `version`. */
  async function lock(tx: Tx, ctx: RequestContext, id: string, version?: number): Promise<Row | DomainError> {
    const found = (await table.lock(tx, ctx.actor, id)) as Row | null;
    const row = options.deletes === true && found?.deleted_time != null ? null : found;
    return version === undefined ? (row ?? notFound(called)) : lockForSave(row, version, called);
  }

  /** Adds a row and answers it as it stands. */
  async function insert<Given extends New<Name>>(
    tx: Tx,
    ctx: RequestContext,
    fields: Exactly<Given, New<Name>>,
  ): Promise<Row> {
    const values = { ...fields, id: newId(), created_time: ctx.now, ...changed(ctx) };
    const row = (await table.insert(tx, ctx.actor, values as never)) as Row;
    await saveChange(tx, ctx, { ...noted(row), action: 'create', before: null, after: logged(fields, row) });
    return row;
  }

  /** Changes a row that `lock` answered, and answers it as it stands. */
  async function update<Given extends Change<Name>>(
    tx: Tx,
    ctx: RequestContext,
    before: Row,
    fields: Exactly<Given, Change<Name>>,
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
    /** Adds a row, or changes the one of `standing`. */
    save: <Given extends New<Name>>(
      ctx: RequestContext,
      standing: Standing | null,
      fields: Exactly<Given, New<Name>>,
    ): Promise<Row | DomainError> =>
      saving(ctx, async (tx) => {
        if (standing === null) return insert(tx, ctx, fields);
        const before = await lock(tx, ctx, standing.id, standing.version);
        return isDomainError(before) ? before : update(tx, ctx, before, fields as never);
      }),
    /**
     * Archives a row or brings it back; doing so twice changes nothing. STALE_VERSION where a version is given and is no longer that.
     * `check` may refuse it.
     */
    activate: (
      ctx: RequestContext,
      of: string | Standing,
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

/** Builds the audit entries of a record: the object they refer to and the logged values. */
function auditLogOf({ objectType, topic, body = {}, unlogged = [] }: LogOptions) {
  const about = (objectId: string) => ({ objectType, objectId, topic, body });
  // A record of a patient is found in the log by the patient.
  const noted = (row: { id: string }) =>
    'patient_id' in row ? { ...about(row.id), patientId: row.patient_id as string | null } : about(row.id);
  // What the database computes is logged as the row has it, and so is JSON, which is given as text.
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
