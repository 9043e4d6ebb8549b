import type { TaskPriority, TaskType } from '../../rules/index.ts';

/** A task derived from data of another module; see the README. Undefined fields stay unchanged. */
export interface DerivedTask {
  /** `module.thing` */
  source: string;
  /** Key of that thing; at most 200 characters. */
  key: string;
  type: Exclude<TaskType, 'QuickNote'>;
  subject: string;
  /** For null or a former member, the team of `ownerRule` owns the task. */
  ownerUserId: string | null;
  /** A team with active members; otherwise the team of `ownerRule`. */
  ownerRoleId?: string | null;
  /** Default `tasks.edit`. */
  ownerRule?: string;
  patientId: string | null;
  priority?: TaskPriority;
  details?: string | null;
  dueTime?: Date | null;
  path?: string | null;
  noteId?: string | null;
  orderId?: string | null;
  orderName?: string | null;
  orderStatus?: string | null;
  documentId?: string | null;
  closing?: 'source' | 'disposition' | 'free';
  escalateAfterHours?: number | null;
  notifyOwner?: boolean;
}
