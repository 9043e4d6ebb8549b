import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { changeTask } from '../changes/change-task.ts';
import { doerOf } from '../doer.ts';
import { closedTask, noTask } from '../not-there.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';

const LONGEST_DAYS = 366;

/** Snoozes a task, for at most a year; null ends the snooze. */
export async function snoozeTask(
  ctx: RequestContext,
  id: string,
  until: Date | null,
): Promise<DomainError | { id: string }> {
  const doer = doerOf(ctx);
  if (until !== null && until <= doer.now) return invalid([{ path: 'until', message: 'Enter a future time.' }]);
  if (until !== null && until.getTime() > doer.now.getTime() + LONGEST_DAYS * 86_400_000)
    return invalid([{ path: 'until', message: 'Choose a time within one year.' }]);
  return ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    const task = await lockTask(tx, doer.clinicId, id, viewerOf(ctx, 'tasks.edit'));
    if (task === null) return noTask();
    if (task.complete_time !== null || task.deleted_time !== null) return closedTask();
    await changeTask(tx, doer, task, { snoozed_until: until });
    return { id };
  });
}
