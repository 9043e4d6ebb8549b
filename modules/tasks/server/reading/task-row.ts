import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { Disposition } from '../../rules/index.ts';

/** The tasks of a clinic. */
export const taskTable = clinicTable('tasks.task', [
  'id',
  'type',
  'subject',
  'details',
  'priority',
  'related_patient_id',
  'assigned_by',
  'assigned_by_name',
  'owner_user_id',
  'owner_role_id',
  'owner_patient_id',
  'owned_time',
  'due_time',
  'reminder_time',
  'snoozed_until',
  'touched_time',
  'complete_time',
  'completed_by_name',
  'disposition',
  'deleted_time',
  'source',
  'source_key',
  'closing',
  'path',
  'note_id',
  'order_id',
  'order_name',
  'order_status',
  'document_id',
  'escalate_after_hours',
  'escalate_to_user_id',
  'escalate_to_role_id',
  'escalated_time',
  'repeat_unit',
  'repeat_every',
  'repeat_from',
  'repeat_day',
  'version',
  'created_time',
]);

/** A task with its display names. */
export interface TaskRow extends RowOfTable<typeof taskTable> {
  disposition: Disposition | null;
  related_patient_name: string | null;
  owner_name: string;
  document_path: string | null;
  escalate_to_name: string | null;
  /** The absent member whose substitute the caller is. */
  in_place_of: string | null;
  step_count: number;
  steps_done: number;
  comment_count: number;
  attachment_count: number;
  tags: { tag: string; color: string }[];
}
