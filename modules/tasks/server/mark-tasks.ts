import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { Disposition } from '../rules/index.ts';
import { endTask } from './complete-task.ts';
import { updateReview } from './document-reviews.ts';
import { forwardTask } from './forward-task.ts';
import { readTask } from './tasks.sql.ts';
import { snoozeTask } from './snooze-task.ts';
import { viewerOf } from './viewer-of.ts';
import { noTask } from './not-there.ts';

/** What a bulk mark does with each task. */
export type TaskOperation = 'complete' | 'reopen' | 'reviewed' | 'delete' | 'snooze' | 'claim';

const MOST = 200;

/** Does one thing with several tasks, each by itself: what can't be changed is left, with the reason. */
export async function markTasks(
  request: Request,
  operation: TaskOperation,
  ids: readonly string[],
  more: { disposition: Disposition | null; until: Date | null },
): Promise<{ marked: string[]; left: { id: string; reason: string }[] } | Refusal> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0 || distinct.length > MOST)
    return invalid([{ path: 'taskIDs', message: `From 1 to ${MOST} tasks are expected.` }]);
  if (operation === 'snooze' && (more.until === null || more.until <= request.now))
    return invalid([{ path: 'snoozedUntil', message: 'A time to come is expected.' }]);
  const marked: string[] = [];
  const left: { id: string; reason: string }[] = [];
  for (const id of distinct) {
    const done = await markOne(request, operation, id, more);
    if (isRefusal(done)) left.push({ id, reason: done.message });
    else marked.push(id);
  }
  return { marked, left };
}

async function markOne(
  request: Request,
  operation: TaskOperation,
  id: string,
  { disposition, until }: { disposition: Disposition | null; until: Date | null },
): Promise<Refusal | { id: string }> {
  switch (operation) {
    case 'complete':
      return endTask(request, id, { completeTime: request.now, disposition });
    case 'reopen':
      return endTask(request, id, { completeTime: null });
    case 'reviewed':
      return updateReview(request, id, { markReviewed: true, subject: null, details: null });
    case 'delete':
      return endTask(request, id, { deletedTime: request.now });
    case 'snooze':
      return snoozeTask(request, id, until);
    case 'claim': {
      const task = await readTask(request.house.database.kysely, viewerOf(request), id);
      if (task === null) return noTask();
      return forwardTask(request, id, task.version, { userId: request.actor.userId }, 'hand_over', null);
    }
  }
}
