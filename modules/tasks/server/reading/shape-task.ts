import { filePermissions } from '#files/rules';
import type { Queryable } from '#platform/database.ts';
import type { Task } from '../../api/task.gen.ts';
import { bucketOf, type BucketBounds } from '../../rules/index.ts';
import { readParts, type CommentRow, type LogRow, type StepRow, type TaskParts } from './task-parts.sql.ts';
import type { TaskRow } from './task-row.ts';

// Which field of the contract needs which part.
const PARTS: Readonly<Record<string, keyof TaskParts>> = {
  extraReminders: 'reminders',
  steps: 'steps',
  bullets: 'bullets',
  discussion: 'comments',
  attachments: 'attachments',
  history: 'logs',
};

/** Tasks as the contract shows them, with those parts that were asked for; `fields` are paths below `prefix`. */
export async function shapeTasks(
  db: Queryable,
  clinicId: string,
  rows: readonly TaskRow[],
  bounds: BucketBounds,
  fields: ReadonlySet<string>,
  prefix = '',
): Promise<Task[]> {
  const needed = new Set(Object.entries(PARTS).flatMap(([field, part]) => (fields.has(prefix + field) ? [part] : [])));
  const ids = rows.map(({ id }) => id);
  const parts = await readParts(db, clinicId, ids, needed);
  return rows.map((row) => shapeTask(row, parts, bounds));
}

function shapeTask(row: TaskRow, parts: TaskParts, bounds: BucketBounds): Task {
  const own = <T extends { task_id: string }>(all: readonly T[]): T[] =>
    all.filter(({ task_id }) => task_id === row.id);
  const relatedPatient =
    row.related_patient_id === null
      ? null
      : { patientID: row.related_patient_id, patientName: row.related_patient_name ?? '' };
  const { subject, details, priority } = row;
  const content = { subject, details, priority, relatedPatient };
  const isNote = row.type === 'NoteToCosign' || row.type === 'OpenSOAPnote';
  return {
    taskID: row.id,
    taskType: row.type,
    ...{ subject, details, priority, relatedPatient },
    toDoContent: row.type === 'ToDo' ? content : null,
    followUpContent: row.type === 'FollowUp' ? content : null,
    noteContent: isNote ? { noteID: row.note_id, subject, relatedPatient } : null,
    order:
      row.type === 'OpenOrder' ? { orderID: row.order_id, orderName: row.order_name, status: row.order_status } : null,
    document:
      row.type === 'DocsForReview' ? { documentID: row.document_id, path: row.document_path ?? row.path } : null,
    quickNoteContent: row.type === 'QuickNote' ? subject : null,
    dueDateTime: row.due_time,
    reminderDateTime: row.reminder_time,
    createDateTime: row.created_time,
    completeDateTime: row.complete_time,
    deleteDateTime: row.deleted_time,
    extraReminders: own(parts.reminders).map(({ id, reminder_time }, index) => ({
      id,
      index,
      reminder_date: reminder_time,
    })),
    tags: row.tags,
    steps: own(parts.steps).map(shapeStep),
    bullets: own(parts.bullets).map(({ id, bullet_info }) => ({ bulletID: id, bulletInfo: bullet_info })),
    attachments: own(parts.attachments).map(({ name, patient_id }) => ({
      ...{ name, permission: filePermissions.taskFile, patient: patient_id },
    })),
    discussion: own(parts.comments).map(shapeComment),
    assignedBy: { id: row.assigned_by, name: row.assigned_by_name, type: 'Doctor' },
    ownedBy: {
      id: row.owner_user_id ?? row.owner_role_id ?? row.owner_patient_id,
      name: row.owner_name,
      type: row.owner_patient_id !== null ? 'Patient' : row.owner_role_id !== null ? 'Team' : 'Doctor',
    },
    history: own(parts.logs).map(shapeLog),
    bucket: bucketOf(row, bounds),
    ownedTime: row.owned_time,
    snoozedUntil: row.snoozed_until,
    completedBy: row.completed_by_name,
    disposition: row.disposition,
    closing: row.source === null ? 'free' : row.closing,
    path: row.path,
    inPlaceOf: row.in_place_of,
    stepCount: row.step_count,
    stepsDone: row.steps_done,
    commentCount: row.comment_count,
    attachmentCount: row.attachment_count,
    repeat:
      row.repeat_unit === null || row.repeat_every === null || row.repeat_from === null
        ? null
        : { unit: row.repeat_unit, every: row.repeat_every, from: row.repeat_from },
    escalation:
      row.escalate_after_hours === null
        ? null
        : { hours: row.escalate_after_hours, to: escalatesTo(row), escalatedTime: row.escalated_time },
    version: row.version,
  };
}

function escalatesTo(row: TaskRow): Task['assignedBy'] | null {
  const id = row.escalate_to_user_id ?? row.escalate_to_role_id;
  if (id === null) return null;
  return { id, name: row.escalate_to_name ?? '', type: row.escalate_to_role_id === null ? 'Doctor' : 'Team' };
}

/** A step as the contract shows it. */
export function shapeStep({ id, step_info, complete_time, deleted_time }: StepRow) {
  return { stepID: id, stepInfo: step_info, completeDateTime: complete_time, deleteDateTime: deleted_time };
}

/** A comment as the contract shows it. */
export function shapeComment({ id, content, created_time, commenter_name, commenter_type }: CommentRow) {
  return {
    commentID: id,
    content,
    createDateTime: created_time,
    commenterName: commenter_name,
    commenterType: commenter_type,
  };
}

function shapeLog(row: LogRow): Task['history'][number] {
  return {
    logID: row.id,
    objectType: row.object_type,
    objectID: row.object_id,
    column: row.field,
    from: row.from_value,
    to: row.to_value,
    logger: row.logger_name,
    createDateTime: row.created_time,
  };
}
