import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { UNDO_MS } from '../../rules/task-limits.ts';
import { MarkTasksDocument, type MarkTasksMutationVariables } from '../task.operations.gen.ts';

type Disposition = MarkTasksMutationVariables['disposition'];

/** Completes tasks and offers Undo for five seconds; returns the completed IDs. */
export async function completeWithUndo(
  ids: readonly string[],
  disposition: Disposition = null,
): Promise<readonly string[]> {
  const { marked, left } = (await request(MarkTasksDocument, { operation: 'complete', ids: [...ids], disposition }))
    .markMultipleTasks;
  refreshQueries('task');
  if (left.length > 0)
    toast.warning(left.length === 1 ? left[0]!.reason : `${left.length} tasks not updated: ${left[0]!.reason}`);
  if (marked.length > 0)
    toast.success(marked.length === 1 ? 'Task done' : `${marked.length} tasks done`, {
      id: 'tasks-done',
      shownFor: UNDO_MS,
      action: { label: 'Undo', run: () => void reopen(marked) },
    });
  return marked;
}

async function reopen(ids: readonly string[]): Promise<void> {
  await request(MarkTasksDocument, { operation: 'reopen', ids: [...ids] });
  refreshQueries('task');
}
