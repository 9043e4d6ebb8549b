import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const FILE = columnsOf({ o: 'labs.observation', r: 'labs.report' }, [
  'o.report_id',
  'o.name',
  'o.file_id',
  'o.file_type',
  'o.status',
  'o.value_text',
  'o.withdrawn_time',
  'r.chain_id',
]).filled('file_id');

/** A file of a result, e.g. the laboratory's own report as a PDF. */
export type ResultFileRow = ReadRow<typeof FILE>;

/** Returns the files of these versions of results, in the order of the laboratory. */
export function readFilesOfResults(
  db: Queryable,
  clinicId: string,
  reportIds: readonly string[],
): Promise<ResultFileRow[]> {
  return readFiles(db, sql`o.clinic_id = ${clinicId} and o.report_id = any(${reportIds}::uuid[])`);
}

/** Returns files by id, as the current versions of results have them. */
export function readFilesById(db: Queryable, clinicId: string, fileIds: readonly string[]): Promise<ResultFileRow[]> {
  return readFiles(db, sql`o.clinic_id = ${clinicId} and o.file_id = any(${fileIds}::uuid[]) and r.is_current`);
}

async function readFiles(db: Queryable, condition: ReturnType<typeof sql>): Promise<ResultFileRow[]> {
  const { rows } = await FILE.select(sql`from labs.observation o
    join labs.report r on r.clinic_id = o.clinic_id and r.id = o.report_id
    where o.file_id is not null and ${condition} order by o.report_id, o.sort_index`).execute(db);
  return rows;
}
