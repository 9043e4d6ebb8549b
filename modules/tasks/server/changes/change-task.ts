import type { Tx } from '#platform/database.ts';
import type { Doer } from '../doer.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { keepMainReminder } from '../reminders.sql.ts';
import { writeHistory, type FieldChange } from './write-history.ts';

/** The columns of a task that users can change, each recorded in the history. */
export type TaskPatch = Partial<
  Pick<
    TaskRow,
    | 'subject'
    | 'details'
    | 'priority'
    | 'related_patient_id'
    | 'owner_user_id'
    | 'owner_role_id'
    | 'owner_patient_id'
    | 'owned_time'
    | 'due_time'
    | 'reminder_time'
    | 'snoozed_until'
    | 'complete_time'
    | 'completed_by_name'
    | 'disposition'
    | 'deleted_time'
    | 'path'
    | 'note_id'
    | 'order_id'
    | 'order_name'
    | 'order_status'
    | 'document_id'
    | 'closing'
    | 'escalate_after_hours'
    | 'escalate_to_user_id'
    | 'escalate_to_role_id'
    | 'escalated_time'
    | 'repeat_unit'
    | 'repeat_every'
    | 'repeat_from'
    | 'repeat_day'
  >
> & { reviewed_time?: Date | null };

// The history label of each column, as in the specification.
const HISTORY_FIELDS: Readonly<Partial<Record<keyof TaskPatch, string>>> = {
  subject: 'subject',
  details: 'description',
  priority: 'priority',
  related_patient_id: 'patient',
  due_time: 'due',
  reminder_time: 'reminder',
  snoozed_until: 'snoozed',
  complete_time: 'completed',
  disposition: 'disposition',
  deleted_time: 'deleted',
  order_status: 'order status',
  reviewed_time: 'reviewed',
};

/** Display names for the history instead of IDs: previous and new owner and patient. */
export interface ChangeWords {
  owner?: { from: string; to: string };
  patient?: { from: string | null; to: string | null };
}

/**
 * Changes a locked task, with history, audit entry and event; returns false if nothing changed. Updates the task's last
 * activity, except for automatic changes.
 */
export async function changeTask(
  tx: Tx,
  doer: Doer,
  task: TaskRow,
  patch: TaskPatch,
  words: ChangeWords = {},
): Promise<boolean> {
  const before = task as unknown as Record<string, unknown>;
  const entries = Object.entries(patch).filter(([column, value]) => text(before[column] ?? null) !== text(value));
  if (entries.length === 0) return false;
  const changed: FieldChange[] = entries.flatMap(([column, value]) => {
    const field = HISTORY_FIELDS[column as keyof TaskPatch];
    if (field === undefined) return [];
    const entry = { objectType: 'task' as const, objectId: task.id, field };
    if (column === 'related_patient_id')
      return [{ ...entry, from: words.patient?.from ?? null, to: words.patient?.to ?? null }];
    return [{ ...entry, from: text(before[column] ?? null), to: text(value) }];
  });
  if (words.owner !== undefined)
    changed.push({ objectType: 'task', objectId: task.id, field: 'owner', ...words.owner });
  await tx
    .updateTable('tasks.task')
    .set({
      ...Object.fromEntries(entries),
      version: task.version + 1,
      updated_time: doer.now,
      ...(doer.userId === null && doer.type === 'Doctor' ? {} : { touched_time: doer.now }),
    })
    .where('clinic_id', '=', doer.clinicId)
    .where('id', '=', task.id)
    .execute();
  if ('reminder_time' in patch) await keepMainReminder(tx, doer.clinicId, task.id, patch.reminder_time ?? null);
  await writeHistory(tx, doer, task, changed, patch.deleted_time == null ? 'update' : 'delete');
  return true;
}

function text(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Records activity on a task whose own columns don't change, such as a comment or a step. */
export async function touchTask(tx: Tx, doer: Doer, id: string): Promise<void> {
  await tx
    .updateTable('tasks.task')
    .set(({ eb }) => ({ touched_time: doer.now, updated_time: doer.now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', doer.clinicId)
    .where('id', '=', id)
    .execute();
}
