import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Disposition } from '../../rules/index.ts';
import { endTask } from './complete-task.ts';
import { updateReview } from './document-reviews.ts';
import { forwardTask } from './forward-task.ts';
import { readTask } from '../reading/tasks.sql.ts';
import { snoozeTask } from './snooze-task.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { noTask } from '../not-there.ts';

/** The bulk operations on tasks. */
export type TaskOperation = 'complete' | 'reopen' | 'reviewed' | 'delete' | 'snooze' | 'claim';

const MOST = 200;

/** Applies an operation to several tasks, each separately: those that can't be changed are returned with the reason. */
export async function markTasks(
  ctx: RequestContext,
  operation: TaskOperation,
  ids: readonly string[],
  more: { disposition: Disposition | null; until: Date | null },
): Promise<{ marked: string[]; left: { id: string; reason: string }[] } | DomainError> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0 || distinct.length > MOST)
    return invalid([{ path: 'taskIDs', message: `Choose from 1 to ${MOST} tasks.` }]);
  if (operation === 'snooze' && (more.until === null || more.until <= ctx.now))
    return invalid([{ path: 'snoozedUntil', message: 'Enter a future time.' }]);
  const marked: string[] = [];
  const left: { id: string; reason: string }[] = [];
  for (const id of distinct) {
    const done = await markOne(ctx, operation, id, more);
    // Tasks that don't exist or belong to another clinic are identified by their index only, so that no ID is
    // confirmed.
    if (isDomainError(done)) left.push({ id: done.code === 'NOT_FOUND' ? '' : id, reason: done.message });
    else marked.push(id);
  }
  return { marked, left };
}

async function markOne(
  ctx: RequestContext,
  operation: TaskOperation,
  id: string,
  { disposition, until }: { disposition: Disposition | null; until: Date | null },
): Promise<DomainError | { id: string }> {
  switch (operation) {
    case 'complete':
      return endTask(ctx, id, { completeTime: ctx.now, disposition });
    case 'reopen':
      return endTask(ctx, id, { completeTime: null });
    case 'reviewed':
      return updateReview(ctx, id, { markReviewed: true, subject: null, details: null });
    case 'delete':
      return endTask(ctx, id, { deletedTime: ctx.now });
    case 'snooze':
      return snoozeTask(ctx, id, until);
    case 'claim': {
      const task = await readTask(ctx.app.database.kysely, viewerOf(ctx), id);
      if (task === null) return noTask();
      return forwardTask(ctx, id, task.version, { userId: ctx.actor.userId }, 'hand_over', null);
    }
  }
}
