import type { TaskType } from './task-types.ts';

/** The task types counted by the badge. */
export const countedTypes = ['ToDo', 'OpenSOAPnote', 'NoteToCosign', 'FollowUp', 'DocsForReview', 'OpenOrder'] as const;

/** Returns the badge count: the sum of to-do, open note, cosign, follow-up, document review and open order. */
export function pendingTotal(byType: Readonly<Partial<Record<TaskType, number>>>): number {
  return countedTypes.reduce((sum, type) => sum + (byType[type] ?? 0), 0);
}
