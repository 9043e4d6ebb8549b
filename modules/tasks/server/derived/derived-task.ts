import type { TaskPriority, TaskType } from '../../rules/index.ts';

/** A task that follows from something in another module; see the README. Undefined keeps what is there. */
export interface DerivedTask {
  /** `module.thing` */
  source: string;
  /** Of that thing; at most 200 characters. */
  key: string;
  type: Exclude<TaskType, 'QuickNote'>;
  subject: string;
  /** Null, or somebody who has left: the team of `ownerRule`. */
  ownerUserId: string | null;
  /** A team with somebody in it; else the team of `ownerRule`. */
  ownerRoleId?: string | null;
  /** `tasks.edit` where it is left out. */
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
