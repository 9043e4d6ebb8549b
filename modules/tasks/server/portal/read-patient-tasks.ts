import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { readPartsOf } from '../reading/show-tasks.ts';
import type { TaskParts } from '../reading/task-parts.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { isOpen, listTasks, type Viewer } from '../reading/tasks.sql.ts';

/** A patient's task with its parts. */
export interface PatientTaskRow extends TaskRow, TaskParts {
  owner_patient_id: string;
}

const MOST = 200;
const ALL: ReadonlySet<keyof TaskParts> = new Set(['reminders', 'steps', 'comments', 'attachments', 'logs']);

/** Returns patients' tasks, by IDs or by patient; newest first. */
export async function readPatientTasks(
  db: Queryable,
  viewer: Viewer,
  { ids, patientId, completed }: { ids?: readonly string[]; patientId?: string; completed?: boolean },
): Promise<PatientTaskRow[]> {
  const where = [sql`t.owner_patient_id is not null`];
  if (ids !== undefined) where.push(sql`t.id = any(${ids}::uuid[])`);
  if (patientId !== undefined) where.push(sql`t.owner_patient_id = ${patientId}`);
  if (completed === false) where.push(isOpen);
  if (completed === true) where.push(sql`t.deleted_time is null`);
  const page = { skip: 0, take: MOST, order: { column: 'created_time', descending: true } } as const;
  const rows = await listTasks(db, viewer, where, page);
  const partsOf = await readPartsOf(db, viewer.clinicId, rows, ALL);
  return rows.flatMap((row) => {
    const { owner_patient_id } = row;
    return owner_patient_id === null ? [] : [{ ...row, ...partsOf(row), owner_patient_id }];
  });
}
