import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type AuditView, RIGHTS_OBJECTS } from '../rules/index.ts';
import { AS_READ, type LoggedEntry } from './audit.sql.ts';

/** The filter of a log search; omitted fields match everything. */
export interface EntryFilter {
  view?: AuditView | null;
  patient_id?: string | null;
  user_id?: string | null;
  action?: string | null;
  outcome?: string | null;
  object_type?: string | null;
  object_id?: string | null;
  from?: Date | null;
  until?: Date | null;
}

/** A range of positions, including the first and excluding the last. */
export interface PositionRange {
  from: number;
  until: number;
}

// Constants are inlined in the statement, because only then can the planner use a partial index.
const VIEWS: Record<AuditView, RawBuilder<unknown>> = {
  rights: sql.raw(
    `object_type in (${RIGHTS_OBJECTS.map((type) => `'${type}'`).join(', ')}) and action not in ('read', 'search', 'refused')`,
  ),
  exports: sql.raw(`action = 'export'`),
  failed_sign_ins: sql.raw(`action = 'sign_in' and outcome = 'refused'`),
  emergency: sql.raw(`(action = 'emergency' or object_type = 'emergency_access' or reason like 'emergency access%')`),
};

/** Finds the entries of a range that match the filter, newest first or oldest first. */
export async function searchStretch(
  db: Queryable,
  clinicId: string,
  filter: EntryFilter,
  stretch: PositionRange,
  take: number,
  oldest: boolean,
): Promise<LoggedEntry[]> {
  const conditions = [sql`clinic_id = ${clinicId} and seq >= ${stretch.from} and seq < ${stretch.until}`];
  if (filter.view != null) conditions.push(VIEWS[filter.view]);
  for (const name of ['patient_id', 'user_id', 'object_id'] as const) {
    const value = filter[name];
    if (value != null) conditions.push(sql`${sql.ref(name)} = ${value}`);
  }
  for (const name of ['action', 'outcome', 'object_type'] as const) {
    const value = filter[name];
    if (value != null) conditions.push(sql`${sql.ref(name)} = ${/^[\w.]{1,80}$/.test(value) ? sql.lit(value) : value}`);
  }
  if (filter.from != null) conditions.push(sql`time >= ${filter.from}`);
  if (filter.until != null) conditions.push(sql`time < ${filter.until}`);
  const { rows } = await sql<LoggedEntry>`
    select ${AS_READ}, seq, hash from audit.entry where ${sql.join(conditions, sql` and `)} order by seq ${sql.raw(oldest ? 'asc' : 'desc')} limit ${take}`.execute(
    db,
  );
  return rows;
}

/** Returns the time of the entry at a position, or of the next one after it; null after the last. */
export async function timeAt(db: Queryable, clinicId: string, place: number): Promise<Date | null> {
  const { rows } = await columnsOf('audit.entry', ['time'])
    .select(sql`from audit.entry where clinic_id = ${clinicId} and seq >= ${place} order by seq limit 1`)
    .execute(db);
  return rows[0]?.time ?? null;
}
