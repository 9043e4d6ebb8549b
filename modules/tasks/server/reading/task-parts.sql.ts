import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** What hangs on tasks, read for many at once. */
export interface TaskParts {
  reminders: { id: string; task_id: string; sort_index: number; reminder_time: Date }[];
  steps: StepRow[];
  bullets: { id: string; task_id: string; bullet_info: string }[];
  comments: CommentRow[];
  attachments: { task_id: string; name: string; patient_id: string | null }[];
  logs: LogRow[];
}

/** One step. */
export interface StepRow {
  id: string;
  task_id: string;
  step_info: string;
  complete_time: Date | null;
  deleted_time: Date | null;
}

/** One comment. */
export interface CommentRow {
  id: string;
  task_id: string;
  content: string;
  commenter_name: string;
  commenter_type: 'Doctor' | 'Patient';
  created_time: Date;
}

/** One line of a task's history. */
export interface LogRow {
  id: string;
  task_id: string;
  object_type: string;
  object_id: string;
  field: string;
  from_value: string | null;
  to_value: string | null;
  logger_name: string;
  created_time: Date;
}

const NONE: TaskParts = { reminders: [], steps: [], bullets: [], comments: [], attachments: [], logs: [] };

/** The parts of these tasks that are wanted; the others stay empty. */
export async function readParts(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  needed: ReadonlySet<keyof TaskParts>,
): Promise<TaskParts> {
  if (ids.length === 0 || needed.size === 0) return NONE;
  const parts: TaskParts = { ...NONE };
  const of = sql`clinic_id = ${clinicId} and task_id = any(${ids}::uuid[])`;
  const reads: Record<keyof TaskParts, () => Promise<void>> = {
    reminders: async () => {
      parts.reminders = await all(
        db,
        sql`select id, task_id, sort_index, reminder_time from tasks.reminder
        where ${of} and kind = 'extra' and removed_time is null order by reminder_time, id`,
      );
    },
    steps: async () => {
      parts.steps = await all(
        db,
        sql`select id, task_id, step_info, complete_time, deleted_time from tasks.step
        where ${of} and deleted_time is null order by sort_index, id`,
      );
    },
    bullets: async () => {
      parts.bullets = await all(
        db,
        sql`select id, task_id, bullet_info from tasks.bullet
        where ${of} and deleted_time is null order by sort_index, id`,
      );
    },
    comments: async () => {
      parts.comments = await all(
        db,
        sql`select id, task_id, content, commenter_name, commenter_type, created_time
        from tasks.comment where ${of} order by created_time, id`,
      );
    },
    attachments: async () => {
      parts.attachments = await all(
        db,
        sql`select a.task_id, u.name, u.patient_id from tasks.attachment a
        join tasks.upload u on u.clinic_id = a.clinic_id and u.id = a.upload_id
        where a.clinic_id = ${clinicId} and a.task_id = any(${ids}::uuid[]) and a.removed_time is null order by a.id`,
      );
    },
    logs: async () => {
      parts.logs = await all(
        db,
        sql`select id, task_id, object_type, object_id, field, from_value, to_value, logger_name,
        created_time from tasks.log where ${of} order by created_time desc, id desc limit 1000`,
      );
    },
  };
  await Promise.all([...needed].map((part) => reads[part]()));
  return parts;
}

async function all<T>(db: Queryable, query: ReturnType<typeof sql<T>>): Promise<T[]> {
  const { rows } = await query.execute(db);
  return rows;
}

/** The task that a step belongs to, with the step. */
export async function findStep(db: Queryable, clinicId: string, stepId: string): Promise<StepRow | null> {
  const row = await db
    .selectFrom('tasks.step')
    .select(['id', 'task_id', 'step_info', 'complete_time', 'deleted_time'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', stepId)
    .executeTakeFirst();
  return row ?? null;
}
