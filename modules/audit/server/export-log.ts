import type { RequestContext } from '#platform/request-context.ts';
import { CSV_HEAD, csvLine } from '../rules/index.ts';
import { findEntries } from './find-entries.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';
import type { EntryFilter } from './search.sql.ts';

const PAGE = 2000;

/**
 * Yields the filtered log as CSV, newest first, with only one page in memory. The start of the export is logged before
 * its first row, and its extent after the last, also if the client disconnects.
 */
export async function* exportLog(ctx: RequestContext, filter: EntryFilter): AsyncGenerator<string> {
  const { app, actor } = ctx;
  const note = { action: 'export', objectType: 'audit_log', patientId: filter.patient_id ?? null } as const;
  await recordAccess(ctx, { ...note, reason: `csv: ${wordsOf(filter)}` });
  await sealEntries(app, actor.clinicId);
  let count = 0;
  let whole = false;
  try {
    yield CSV_HEAD;
    let start: number | null = null;
    do {
      const page = await findEntries(app.database.kysely, actor.clinicId, filter, {
        start,
        take: PAGE,
        patience: 1000,
      });
      count += page.entries.length;
      start = page.next;
      if (page.entries.length > 0) yield page.entries.map(csvLine).join('');
    } while (start !== null);
    whole = true;
  } finally {
    await recordAccess(ctx, { ...note, reason: `csv: ${count} entries${whole ? '' : ', interrupted'}` });
  }
}

/** Describes the filter without ids or typed text. */
function wordsOf({ from, until, patient_id, user_id, object_id, ...words }: EntryFilter): string {
  const named = Object.entries(words).flatMap(([name, value]) => (value == null ? [] : [`${name} ${value}`]));
  if (patient_id != null) named.push('one patient');
  if (user_id != null) named.push('one user');
  if (object_id != null) named.push('one object');
  if (from != null) named.push(`from ${from.toISOString()}`);
  if (until != null) named.push(`until ${until.toISOString()}`);
  return named.length === 0 ? 'all entries' : named.join(', ');
}
