import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const reminderTable = clinicTable('tasks.reminder', ['id', 'task_id', 'sort_index', 'reminder_time']);
const stepTable = clinicTable('tasks.step', ['id', 'task_id', 'step_info', 'complete_time', 'deleted_time']);
const bulletTable = clinicTable('tasks.bullet', ['id', 'task_id', 'bullet_info']);
const commentTable = clinicTable('tasks.comment', [
  'id',
  'task_id',
  'content',
  'commenter_name',
  'commenter_type',
  'created_time',
]);
const logTable = clinicTable('tasks.log', [
  'id',
  'task_id',
  'object_type',
  'object_id',
  'field',
  'from_value',
  'to_value',
  'logger_name',
  'created_time',
]);

export type ReminderRow = RowOfTable<typeof reminderTable>;
export type StepRow = RowOfTable<typeof stepTable>;
export type BulletRow = RowOfTable<typeof bulletTable>;
export type CommentRow = RowOfTable<typeof commentTable>;
/** One line of a task's history. */
export type LogRow = RowOfTable<typeof logTable>;

/** A file attached to a task. */
export interface AttachmentRow {
  task_id: string;
  name: string;
  patient_id: string | null;
}

/** The parts of tasks, read in batches. */
export interface TaskParts {
  reminders: ReminderRow[];
  steps: StepRow[];
  bullets: BulletRow[];
  comments: CommentRow[];
  attachments: AttachmentRow[];
  logs: LogRow[];
}

const NONE: TaskParts = { reminders: [], steps: [], bullets: [], comments: [], attachments: [], logs: [] };

/** Returns the requested parts of these tasks; the others stay empty. */
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
        sql`select ${reminderTable.columns()} from tasks.reminder
        where ${of} and kind = 'extra' and removed_time is null order by reminder_time, id`,
      );
    },
    steps: async () => {
      parts.steps = await all(
        db,
        sql`select ${stepTable.columns()} from tasks.step
        where ${of} and deleted_time is null order by sort_index, id`,
      );
    },
    bullets: async () => {
      parts.bullets = await all(
        db,
        sql`select ${bulletTable.columns()} from tasks.bullet
        where ${of} and deleted_time is null order by sort_index, id`,
      );
    },
    comments: async () => {
      parts.comments = await all(
        db,
        sql`select ${commentTable.columns()} from tasks.comment where ${of} order by created_time, id`,
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
        sql`select ${logTable.columns()} from tasks.log where ${of} order by created_time desc, id desc limit 1000`,
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

/** Returns a step, deleted or not. */
export function findStep(db: Queryable, clinicId: string, stepId: string): Promise<StepRow | null> {
  return stepTable.find(db, { clinicId }, stepId);
}
