import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { attachUploads } from '../files/uploads.sql.ts';
import { insertSteps, insertTags } from './insert-parts.sql.ts';

/** Gives a task the steps, the tags and the files of another; without `allSteps` those steps only that are left. */
export async function copyParts(
  tx: Tx,
  clinicId: string,
  from: string,
  to: string,
  now: Date,
  allSteps: boolean,
): Promise<void> {
  const { rows: steps } = await sql<{ step_info: string }>`select step_info from tasks.step
    where clinic_id = ${clinicId} and task_id = ${from} and deleted_time is null and (${allSteps} or complete_time is null)
    order by sort_index, id`.execute(tx);
  const { rows: tags } = await sql<{ tag: string; color: string }>`select tag, color from tasks.tag
    where clinic_id = ${clinicId} and task_id = ${from} and removed_time is null order by id`.execute(tx);
  const { rows: uploads } = await sql<{ upload_id: string }>`select upload_id from tasks.attachment
    where clinic_id = ${clinicId} and task_id = ${from} and removed_time is null order by id`.execute(tx);
  const infos = steps.map(({ step_info }) => step_info);
  await insertSteps(tx, clinicId, to, infos, now);
  await insertTags(tx, clinicId, to, tags);
  const ids = uploads.map(({ upload_id }) => upload_id);
  await attachUploads(tx, clinicId, to, ids, now);
}
