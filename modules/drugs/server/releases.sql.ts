import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

/** An imported list. */
export type DrugReleaseRow = Selectable<DB['drugs.release']>;

/** Returns the newest release of each source. */
export function readReleases(db: Queryable): Promise<DrugReleaseRow[]> {
  return db
    .selectFrom('drugs.release')
    .selectAll()
    .distinctOn(['kind', 'source'])
    .orderBy('kind')
    .orderBy('source')
    .orderBy('imported_time', 'desc')
    .execute();
}
