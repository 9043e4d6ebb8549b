import type { App } from '#platform/app.ts';
import type { CodeSet } from '../rules/index.ts';
import { makeCodeIndex, type CodeIndex } from './code-index.ts';
import type { CodeRow } from './code-table.ts';
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
  const index = makeCodeIndex(readPages(app, codeSet));
  sets.set(codeSet, { stamp, index });
  // A failed build is retried with the next search.
  index.catch(() => sets.delete(codeSet));
  return { codeSet, index: await index, stamp };
}

async function* readPages(app: App, codeSet: CodeSet): AsyncGenerator<CodeRow[]> {
  for await (const page of readSet(app.database.kysely, codeSet)) {
    // Abbreviated diagnosis names are neither shown nor searched.
    if (codeSet === 'ICD-10-CM') for (const row of page) row.short_name = row.long_name;
    yield page;
  }
}
