import { filePermissions } from '#files/rules';
import type { Resolvers, TaskOwner } from '../api/task.gen.ts';
import type { Absence } from './commands/absences.ts';
import type { ShownTask } from './reading/show-tasks.ts';
import type { AttachmentRow, BulletRow, CommentRow, LogRow, ReminderRow, StepRow } from './reading/task-parts.sql.ts';
import type { TaskRow } from './reading/task-row.ts';

/** The row types of the task service. */
export interface Rows {
  Task: ShownTask;
  ToDoContent: TaskRow;
  NoteContent: TaskRow;
  OrderContent: TaskRow;
  DocumentContent: TaskRow;
  TaskEscalation: TaskRow;
  ExtraReminder: ReminderRow & { index: number };
  TaskStep: StepRow;
  TaskBullet: BulletRow;
  TaskAttachment: AttachmentRow;
  TaskComment: CommentRow;
  TaskLog: LogRow;
  TaskAbsence: Absence;
}

const relatedPatient = (row: TaskRow) =>
  row.related_patient_id === null
    ? null
    : { patientID: row.related_patient_id, patientName: row.related_patient_name ?? '' };

/** Resolvers of fields that differ from the row. */
export const taskFields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  Task: {
    taskID: ({ id }) => id,
    taskType: ({ type }) => type,
    relatedPatient,
    toDoContent: (row) => (row.type === 'ToDo' ? row : null),
    followUpContent: (row) => (row.type === 'FollowUp' ? row : null),
    noteContent: (row) => (row.type === 'NoteToCosign' || row.type === 'OpenSOAPnote' ? row : null),
    order: (row) => (row.type === 'OpenOrder' ? row : null),
    document: (row) => (row.type === 'DocsForReview' ? row : null),
    quickNoteContent: ({ type, subject }) => (type === 'QuickNote' ? subject : null),
    dueDateTime: ({ due_time }) => due_time,
    reminderDateTime: ({ reminder_time }) => reminder_time,
    createDateTime: ({ created_time }) => created_time,
    completeDateTime: ({ complete_time }) => complete_time,
    deleteDateTime: ({ deleted_time }) => deleted_time,
    extraReminders: ({ reminders }) => reminders.map((reminder, index) => ({ ...reminder, index })),
    discussion: ({ comments }) => comments,
    history: ({ logs }) => logs,
    assignedBy: ({ assigned_by, assigned_by_name }) => ({ id: assigned_by, name: assigned_by_name, type: 'Doctor' }),
    ownedBy,
    ownedTime: ({ owned_time }) => owned_time,
    snoozedUntil: ({ snoozed_until }) => snoozed_until,
    completedBy: ({ completed_by_name }) => completed_by_name,
    closing: ({ source, closing }) => (source === null ? 'free' : closing),
    inPlaceOf: ({ in_place_of }) => in_place_of,
    stepCount: ({ step_count }) => step_count,
    stepsDone: ({ steps_done }) => steps_done,
    commentCount: ({ comment_count }) => comment_count,
    attachmentCount: ({ attachment_count }) => attachment_count,
    repeat: ({ repeat_unit: unit, repeat_every: every, repeat_from: from }) =>
      unit === null || every === null || from === null ? null : { unit, every, from },
    escalation: (row) => (row.escalate_after_hours === null ? null : row),
  },
  ToDoContent: { relatedPatient },
  NoteContent: { noteID: ({ note_id }) => note_id, relatedPatient },
  OrderContent: {
    orderID: ({ order_id }) => order_id,
    orderName: ({ order_name }) => order_name,
    status: ({ order_status }) => order_status,
  },
  DocumentContent: {
    documentID: ({ document_id }) => document_id,
    path: ({ document_path, path }) => document_path ?? path,
  },
  TaskEscalation: {
    hours: ({ escalate_after_hours }) => escalate_after_hours ?? 0,
    to: escalatesTo,
    escalatedTime: ({ escalated_time }) => escalated_time,
  },
  ExtraReminder: { reminder_date: ({ reminder_time }) => reminder_time },
  TaskStep: {
    stepID: ({ id }) => id,
    stepInfo: ({ step_info }) => step_info,
    completeDateTime: ({ complete_time }) => complete_time,
    deleteDateTime: ({ deleted_time }) => deleted_time,
  },
  TaskBullet: { bulletID: ({ id }) => id, bulletInfo: ({ bullet_info }) => bullet_info },
  TaskAttachment: { permission: () => filePermissions.taskFile, patient: ({ patient_id }) => patient_id },
  TaskComment: {
    commentID: ({ id }) => id,
    createDateTime: ({ created_time }) => created_time,
    commenterName: ({ commenter_name }) => commenter_name,
    commenterType: ({ commenter_type }) => commenter_type,
  },
  TaskLog: {
    logID: ({ id }) => id,
    objectType: ({ object_type }) => object_type,
    objectID: ({ object_id }) => object_id,
    column: ({ field }) => field,
    from: ({ from_value }) => from_value,
    to: ({ to_value }) => to_value,
    logger: ({ logger_name }) => logger_name,
    createDateTime: ({ created_time }) => created_time,
  },
  TaskAbsence: {
    userID: ({ user_id }) => user_id,
    substituteID: ({ substitute_user_id }) => substitute_user_id,
    substituteName: ({ substitute_name }) => substitute_name,
    firstDay: ({ first_day }) => first_day,
    lastDay: ({ last_day }) => last_day,
  },
};

function ownedBy({ owner_user_id, owner_role_id, owner_patient_id, owner_name: name }: TaskRow): TaskOwner {
  const type = owner_patient_id !== null ? 'Patient' : owner_role_id !== null ? 'Team' : 'Doctor';
  return { id: owner_user_id ?? owner_role_id ?? owner_patient_id, name, type };
}

function escalatesTo({ escalate_to_user_id, escalate_to_role_id, escalate_to_name }: TaskRow): TaskOwner | null {
  const id = escalate_to_user_id ?? escalate_to_role_id;
  if (id === null) return null;
  return { id, name: escalate_to_name ?? '', type: escalate_to_role_id === null ? 'Doctor' : 'Team' };
}
