import type { Disposition, TaskPriority, TaskType } from '../../rules/index.ts';

/** A task as it is kept, with the names that it is shown with. */
export interface TaskRow {
  id: string;
  type: TaskType;
  subject: string;
  details: string;
  priority: TaskPriority;
  related_patient_id: string | null;
  related_patient_name: string | null;
  assigned_by: string | null;
  assigned_by_name: string;
  owner_user_id: string | null;
  owner_role_id: string | null;
  owner_patient_id: string | null;
  owner_name: string;
  owned_time: Date;
  due_time: Date | null;
  reminder_time: Date | null;
  snoozed_until: Date | null;
  touched_time: Date;
  complete_time: Date | null;
  completed_by_name: string | null;
  disposition: Disposition | null;
  deleted_time: Date | null;
  source: string | null;
  source_key: string | null;
  closing: 'free' | 'source' | 'disposition';
  path: string | null;
  note_id: string | null;
  order_id: string | null;
  order_name: string | null;
  order_status: string | null;
  document_id: string | null;
  document_path: string | null;
  escalate_after_hours: number | null;
  escalate_to_user_id: string | null;
  escalate_to_role_id: string | null;
  escalate_to_name: string | null;
  escalated_time: Date | null;
  repeat_unit: 'day' | 'week' | 'month' | 'year' | null;
  repeat_every: number | null;
  repeat_from: 'due' | 'completion' | null;
  version: number;
  created_time: Date;
  /** The caller does it in the place of this member, who is away. */
  in_place_of: string | null;
  step_count: number;
  steps_done: number;
  comment_count: number;
  attachment_count: number;
  tags: { tag: string; color: string }[];
}
