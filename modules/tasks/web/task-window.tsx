import { useEffect } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { useGoneThing } from '#kit/windows/use-gone-thing.ts';
import { ReadTaskNotificationDocument } from './setting.operations.gen.ts';
import { TaskByIdDocument } from './task.operations.gen.ts';
import { useLiveTasks } from './use-task-count.ts';
import { EditTask } from './window/edit-task.tsx';
import { NewTask } from './window/new-task.tsx';

/** The window of a new or existing task. */
export function TaskWindow(props: WindowContentProps) {
  const id = props.input['task_id'] ?? null;
  return id === null ? <NewTask {...props} /> : <ExistingTask {...props} id={id} />;
}

function ExistingTask({ windowId, id, onClose }: WindowContentProps & { id: string }) {
  useLiveTasks();
  useReadNotification(id);
  const read = useApiQuery(TaskByIdDocument, { id }, { quiet: true });
  const isGone = read.data === undefined && hasCode(read.error, 'NOT_FOUND');
  useGoneThing(windowId, read.data === undefined ? (isGone ? true : undefined) : false);
  return (
    <ReadWindow
      read={read}
      label="Task"
      title="Update Task"
      notFound="This task does not exist"
      width={750}
      height={610}
      onClose={onClose}
    >
      {({ searchTaskById: task }) => <EditTask windowId={windowId} task={task} onClose={onClose} />}
    </ReadWindow>
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
