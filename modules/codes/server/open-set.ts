import type { App } from '#platform/app.ts';
import type { CodeSet } from '../rules/index.ts';
import { makeCodeIndex, type CodeIndex, type CodeRow } from './code-index.ts';
import { readSet, readStamp } from './codes.sql.ts';

interface CachedSet {
  stamp: string;
  index: Promise<CodeIndex>;
}

const cache = new WeakMap<App['database'], Map<CodeSet, CachedSet>>();

/** A searchable code set, with the stamp (`readStamp`) of its editions. */
export interface OpenSet<Name extends CodeSet = CodeSet> {
  codeSet: Name;
  index: CodeIndex;
  stamp: string;
}

/**
 * Returns a searchable code set, built on first use and rebuilt if `stamp` doesn't match its editions. Callers read the
 * stamp in a statement that they need anyway, and call again if it changed.
 */
export async function openSet<Name extends CodeSet>(
  app: App,
  codeSet: Name,
  requestedStamp?: string,
): Promise<OpenSet<Name>> {
  const { database } = app;
  let sets = cache.get(database);
  if (sets === undefined) cache.set(database, (sets = new Map<CodeSet, CachedSet>()));
  const present = sets.get(codeSet);
  if (present !== undefined && (requestedStamp === undefined || present.stamp === requestedStamp))
    return { codeSet, index: await present.index, stamp: present.stamp };
  const stamp = requestedStamp ?? (await readStamp(database.kysely));
  // Another call may have started in between.
  const again = sets.get(codeSet);
  if (again !== undefined && again.stamp === stamp) return { codeSet, index: await again.index, stamp };
  const index = makeIndex(app, codeSet);
  sets.set(codeSet, { stamp, index });
  // A failed build is retried with the next search.
  index.catch(() => sets.delete(codeSet));
  return { codeSet, index: await index, stamp };
}

async function makeIndex(app: App, codeSet: CodeSet): Promise<CodeIndex> {
  const rows: CodeRow[] = [];
  // Repeated texts, such as most dates, are stored once.
  const days = new Map<string, string>();
  const once = (day: string): string => {
    const known = days.get(day);
    if (known === undefined) days.set(day, day);
    return known ?? day;
  };
  for await (const page of readSet(app.database.kysely, codeSet)) {
    for (const row of page)
      // Field by field: an object that is copied with a spread needs twice the memory.
      rows.push({
        code: row.code,
        long_name: row.long_name,
        billable: row.billable,
        place: row.place,
        valid_from: once(row.valid_from),
        valid_to: row.valid_to === null ? null : once(row.valid_to),
        known_from: row.known_from === null ? null : once(row.known_from),
        parent_code: row.parent_code === null ? null : once(row.parent_code),
        // Abbreviated diagnosis names are neither shown nor searched.
        short_name: codeSet === 'ICD-10-CM' ? row.long_name : row.short_name,
      });
  }
  return makeCodeIndex(rows);
}
