import type { Tx } from '#platform/database.ts';
import { attachUploads } from '../files/uploads.sql.ts';
import { insertSteps, insertTags } from './insert-parts.sql.ts';

/** Copies the steps, tags and files of a task to another one; without `allSteps` only open steps. */
export async function copyParts(
  tx: Tx,
  clinicId: string,
  from: string,
  to: string,
  now: Date,
  allSteps: boolean,
): Promise<void> {
  const steps = await tx
    .selectFrom('tasks.step')
    .select('step_info')
    .where('clinic_id', '=', clinicId)
    .where('task_id', '=', from)
    .where('deleted_time', 'is', null)
    .$if(!allSteps, (query) => query.where('complete_time', 'is', null))
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
  const tags = await tx
    .selectFrom('tasks.tag')
    .select(['tag', 'color'])
    .where('clinic_id', '=', clinicId)
    .where('task_id', '=', from)
    .where('removed_time', 'is', null)
    .orderBy('id')
    .execute();
  const uploads = await tx
    .selectFrom('tasks.attachment')
    .select('upload_id')
    .where('clinic_id', '=', clinicId)
    .where('task_id', '=', from)
    .where('removed_time', 'is', null)
    .orderBy('id')
    .execute();
  const infos = steps.map(({ step_info }) => step_info);
  await insertSteps(tx, clinicId, to, infos, now);
  await insertTags(tx, clinicId, to, tags);
  const ids = uploads.map(({ upload_id }) => upload_id);
  await attachUploads(tx, clinicId, to, ids, now);
}
