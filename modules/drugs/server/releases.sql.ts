import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** A list that was read in. */
export interface DrugReleaseRow {
  id: string;
  kind: 'products' | 'interactions' | 'knowledge';
  source: string;
  release_name: string;
  as_of: string | null;
  is_starter: boolean;
  is_whole: boolean;
  total: number;
  added: number;
  revised: number;
  retired: number;
  imported_by: string | null;
  imported_time: Date;
}

/** The newest release of each source. */
export async function readReleases(db: Queryable): Promise<DrugReleaseRow[]> {
  const { rows } = await sql<DrugReleaseRow>`
    select distinct on (kind, source) id, kind, source, release_name, as_of, is_starter, is_whole, total, added, revised, retired,
      imported_by, imported_time
    from drugs.release order by kind, source, imported_time desc`.execute(db);
  return rows;
}
