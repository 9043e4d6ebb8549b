import { useEffect } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { useGoneThing } from '#kit/windows/use-gone-thing.ts';
import { ReadTaskNotificationDocument } from './setting.operations.gen.ts';
import { TaskByIdDocument } from './task.operations.gen.ts';
import { useLiveTasks } from './use-task-count.ts';
import { EditTask } from './window/edit-task.tsx';
import { NewTask } from './window/new-task.tsx';

/** The window of a task: of a new one, or of one that is there. */
export function TaskWindow(props: WindowContentProps) {
  const id = props.input['task_id'] ?? null;
  return id === null ? <NewTask {...props} /> : <ExistingTask {...props} id={id} />;
}

function ExistingTask({ windowId, id, onClose }: WindowContentProps & { id: string }) {
  useLiveTasks();
  useReadNotification(id);
  const { data, error, refetch } = useApiQuery(TaskByIdDocument, { id }, { quiet: true });
  const isGone = error !== null && 'code' in error && error.code === 'NOT_FOUND';
  useGoneThing(windowId, data === undefined ? (isGone ? true : undefined) : false);
  if (data !== undefined) return <EditTask windowId={windowId} task={data.searchTaskById} onClose={onClose} />;
  return (
    <FloatingWindow title="Update Task" onClose={onClose} width={750} height={610}>
      {isGone && <EmptyState title="This task does not exist" />}
      {error === null && <RowsSkeleton rows={6} />}
      {error !== null && !isGone && <ErrorState what="The task" error={error} onRetry={() => void refetch()} />}
    </FloatingWindow>
  );
}

/** Opening a task clears its notification. */
function useReadNotification(id: string): void {
  useEffect(() => {
    void request(ReadTaskNotificationDocument, { id }).then(
      ({ NotificationRead: { count } }) => {
        if (count > 0) refreshQueries('setting', 'NotificationOne');
      },
      () => undefined,
    );
  }, [id]);
}
