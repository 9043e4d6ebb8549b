import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { readParts, type TaskParts } from '../reading/task-parts.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { isOpen, listTasks, type Viewer } from '../reading/tasks.sql.ts';

/** A patient's task with all that hangs on it. */
export interface PatientTaskShape {
  row: TaskRow;
  parts: TaskParts;
}

const MOST = 200;
const ALL: ReadonlySet<keyof TaskParts> = new Set(['reminders', 'steps', 'comments', 'attachments', 'logs']);

/** Tasks of patients, by their ids or by the patient; the newest first. */
export async function readPatientTasks(
  db: Queryable,
  viewer: Viewer,
  { ids, patientId, completed }: { ids?: readonly string[]; patientId?: string; completed?: boolean },
): Promise<PatientTaskShape[]> {
  const where = [sql`t.owner_patient_id is not null`];
  if (ids !== undefined) where.push(sql`t.id = any(${ids}::uuid[])`);
  if (patientId !== undefined) where.push(sql`t.owner_patient_id = ${patientId}`);
  if (completed === false) where.push(isOpen);
  if (completed === true) where.push(sql`t.deleted_time is null`);
  const page = { skip: 0, take: MOST, order: { column: 'created_time', descending: true } } as const;
  const rows = await listTasks(db, viewer, where, page);
  const all = await readParts(
    db,
    viewer.clinicId,
    rows.map(({ id }) => id),
    ALL,
  );
  return rows.map((row) => {
    const own = <T extends { task_id: string }>(parts: readonly T[]): T[] =>
      parts.filter(({ task_id }) => task_id === row.id);
    return {
      row,
      parts: {
        ...{ reminders: own(all.reminders), steps: own(all.steps), bullets: [], comments: own(all.comments) },
        ...{ attachments: own(all.attachments), logs: own(all.logs) },
      },
    };
  });
}
