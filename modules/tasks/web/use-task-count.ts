import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { TaskCountsDocument, type TaskCountsQuery } from './task.operations.gen.ts';

type Counts = TaskCountsQuery['getPendingTaskCounts'];

/** The sum of these counts of pending tasks, up to date; undefined until it is known, and for none. */
export function useTaskCount(...names: (keyof Counts)[]): number | undefined {
  useLiveTasks();
  const { data } = useApiQuery(TaskCountsDocument, {}, { quiet: true });
  const counts = data?.getPendingTaskCounts;
  if (counts === undefined) return undefined;
  const sum = names.reduce((total, name) => total + counts[name], 0);
  return sum === 0 ? undefined : sum;
}

/** What is shown of tasks is read again when one changes, or when somebody goes away or comes back. */
export function useLiveTasks(): void {
  useLive('tasks.task-changed', () => refreshQueries('task'));
  useLive('tasks.absence-changed', () => refreshQueries('task'));
}
