import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { TaggedListProps } from '#kit/module/web-module.ts';
import { TasksByTagsDocument } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import { useLiveTasks } from '../use-task-count.ts';
import { TaskRow } from './task-row.tsx';

/** The open tasks that carry tags of the clinic's list. */
export function TaggedTasks({ tags, any }: TaggedListProps) {
  useLiveTasks();
  const rows = useRows(
    TasksByTagsDocument,
    { tags: [...tags], any },
    { take: 50, rows: ({ searchTask }) => searchTask.taskList, count: ({ searchTask }) => searchTask.count },
  );
  if (rows.status === 'pending') return <RowsSkeleton rows={5} height={44} />;
  if (rows.status === 'error') return <ErrorState what="The tasks" error={rows.error} onRetry={rows.retry} />;
  if (rows.rows.length === 0) return <EmptyState icon={IconChecklist} title="No open task carries these tags" />;
  return (
    <>
      <ul className={classes.list} aria-label="Tasks with these tags">
        {rows.rows.map((task) => (
          <TaskRow key={task.taskID} task={task} />
        ))}
      </ul>
      {rows.hasMore && (
        <Button variant="subtle" loading={rows.loadingMore} onClick={rows.loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}
