import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { TaskCountsDocument, type TaskCountsQuery } from './task.operations.gen.ts';

type Counts = TaskCountsQuery['getPendingTaskCounts'];

/** Returns the live sum of these counts of pending tasks; undefined while unknown, and for zero. */
export function useTaskCount(...names: (keyof Counts)[]): number | undefined {
  useLiveTasks();
  const { data } = useApiQuery(TaskCountsDocument, {}, { quiet: true });
  const counts = data?.getPendingTaskCounts;
  if (counts === undefined) return undefined;
  const sum = names.reduce((total, name) => total + counts[name], 0);
  return sum === 0 ? undefined : sum;
}

/** Reloads task data when a task or an absence changes. */
export function useLiveTasks(): void {
  useLive('tasks.task-changed', () => refreshQueries('task'));
  useLive('tasks.absence-changed', () => refreshQueries('task'));
}
