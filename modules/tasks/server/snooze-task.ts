import { invalid, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { changeTask } from './change-task.ts';
import { doerOf } from './doer.ts';
import { closedTask, noTask } from './not-there.ts';
import { lockTask } from './tasks.sql.ts';
import { viewerOf } from './viewer-of.ts';

const LONGEST_DAYS = 366;

/** Puts a task aside until then, at most a year; null brings it back. */
export async function snoozeTask(request: Request, id: string, until: Date | null): Promise<Refusal | { id: string }> {
  const doer = doerOf(request);
  if (until !== null && until <= doer.now) return invalid([{ path: 'until', message: 'A time to come is expected.' }]);
  if (until !== null && until.getTime() > doer.now.getTime() + LONGEST_DAYS * 86_400_000)
    return invalid([{ path: 'until', message: 'At most a year, please.' }]);
  return request.house.database.transaction(async (tx): Promise<Refusal | { id: string }> => {
    const task = await lockTask(tx, doer.clinicId, id, viewerOf(request, 'tasks.edit'));
    if (task === null) return noTask();
    if (task.complete_time !== null || task.deleted_time !== null) return closedTask();
    await changeTask(tx, doer, task, { snoozed_until: until });
    return { id };
  });
}
