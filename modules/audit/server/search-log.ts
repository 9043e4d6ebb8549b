import { invalid, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { searchEntries, type EntryFilter, type LoggedEntry } from './audit.sql.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';

const MOST = 200;

/** One page of the log, newest first, and where the next one begins. Looking at the log is logged too. */
export async function searchLog(
  request: Request,
  filter: EntryFilter,
  before: string | null,
  take: number,
): Promise<{ entries: LoggedEntry[]; next: string | null } | Refusal> {
  if (take < 1 || take > MOST) return invalid([{ path: 'take', message: `A number from 1 to ${MOST} is expected.` }]);
  if (before !== null && !/^\d{1,15}$/.test(before))
    return invalid([{ path: 'before', message: 'Pass what `next` of the page before said.' }]);
  const { house, actor } = request;
  // What was just done is seen at once, not a second later.
  await sealEntries(house, actor.clinicId);
  const found = await searchEntries(
    house.database.kysely,
    actor.clinicId,
    filter,
    before === null ? null : Number(before),
    take + 1,
  );
  const entries = found.slice(0, take);
  // An id under which nothing is written leads nowhere, or to another clinic: it leaves no trace here either.
  const patientId = entries.length > 0 ? (filter.patient_id ?? null) : null;
  await recordAccess(request, { action: 'search', objectType: 'audit_log', patientId });
  return { entries, next: found.length > take ? String(entries.at(-1)!.seq) : null };
}
