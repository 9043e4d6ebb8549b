import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** A new tag. */
export interface NewTag {
  tag: string;
  color?: string | null | undefined;
}

/** Appends steps; returns their IDs. */
export async function insertSteps(
  tx: Tx,
  clinicId: string,
  taskId: string,
  steps: readonly string[],
  now: Date,
): Promise<string[]> {
  if (steps.length === 0) return [];
  const last = await tx
    .selectFrom('tasks.step')
    .select(({ fn }) => fn.max('sort_index').as('last'))
    .where('clinic_id', '=', clinicId)
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  const first = (last?.last ?? -1) + 1;
  const rows = steps.map((step_info, index) => ({
    clinic_id: clinicId,
    id: newId(),
    task_id: taskId,
    sort_index: first + index,
    step_info,
    created_time: now,
  }));
  await tx.insertInto('tasks.step').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Adds tags to a task. */
export async function insertTags(tx: Tx, clinicId: string, taskId: string, tags: readonly NewTag[]): Promise<void> {
  if (tags.length === 0) return;
  await tx
    .insertInto('tasks.tag')
    .values(
      tags.map(({ tag, color }) => ({
        clinic_id: clinicId,
        id: newId(),
        task_id: taskId,
        tag,
        color: color ?? '#5f6b7a',
      })),
    )
    .execute();
}

/** Removes a tag from a task; false if it has no such tag. */
export async function removeTag(tx: Tx, clinicId: string, taskId: string, tag: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update tasks.tag set removed_time = ${now}
    where clinic_id = ${clinicId} and task_id = ${taskId} and lower(tag) = lower(${tag}) and removed_time is null
    returning id`.execute(tx);
  return rows.length > 0;
}
