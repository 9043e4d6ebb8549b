import { readReplica } from '#platform/connections/read-replica.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { LoggedEntry } from './audit.sql.ts';
import { findEntries } from './find-entries.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';
import { type EntryFilter, timeAt } from './search.sql.ts';

const MOST = 200;
const PATIENCE_MS = 250;

/** A page of the log. `lookedUntil` is set if the search paused before the page was full: how far it got. */
export interface LogPage {
  entries: LoggedEntry[];
  next: string | null;
  lookedAt: number;
  lookedUntil: Date | null;
  /** The time that the page is of; null for now. */
  asOf: Date | null;
}

/**
 * Returns one page of the log, in the order asked for, and where the next one begins; with `isReplicaRead` from the
 * replica. Reading the log is logged too.
 */
export async function searchLog(
  ctx: RequestContext,
  filter: EntryFilter,
  before: string | null,
  take: number,
  { oldest = false, patience = PATIENCE_MS, isReplicaRead = false } = {},
): Promise<LogPage | DomainError> {
  if (take < 1 || take > MOST) return invalid([{ path: 'take', message: `Enter a number from 1 to ${MOST}.` }]);
  if (before !== null && !/^\d{1,15}$/.test(before))
    return invalid([{ path: 'before', message: 'Send the value of `next` from the previous page.' }]);
  const { app, actor } = ctx;
  const db = app.database.kysely;
  // Seals pending entries first, so that the latest ones are included.
  await sealEntries(app, actor.clinicId);
  const start = before === null ? null : Number(before);
  const find = async () => {
    const page = await findEntries(db, actor.clinicId, filter, { start, take, patience, oldest });
    const paused = page.next !== null && page.entries.length < take;
    return { ...page, lookedUntil: paused ? await timeAt(db, actor.clinicId, page.next!) : null };
  };
  const { found, asOf } = isReplicaRead ? await readReplica(app.database, find) : { found: await find(), asOf: null };
  const { entries, next, lookedAt, lookedUntil } = found;
  // An id without entries may belong to another clinic: it is not logged.
  const patientId = entries.length > 0 ? (filter.patient_id ?? null) : null;
  await recordAccess(ctx, { action: 'search', objectType: 'audit_log', patientId });
  return {
    entries,
    next: next === null ? null : String(next),
    lookedAt,
    lookedUntil,
    asOf,
  };
}
