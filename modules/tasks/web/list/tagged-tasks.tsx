import { IconChecklist } from '@tabler/icons-react';
import { useRows } from '#kit/api/use-api.ts';
import type { TaggedListProps } from '#kit/module/web-module.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { TasksByTagsDocument } from '../task.operations.gen.ts';
import { useLiveTasks } from '../use-task-count.ts';
import { TaskRow } from './task-row.tsx';

/** The open tasks with tags of the clinic's list. */
export function TaggedTasks({ tags, any }: TaggedListProps) {
  useLiveTasks();
  const read = useRows(
    TasksByTagsDocument,
    { tags: [...tags], any },
    { take: 50, rows: ({ searchTask }) => searchTask.taskList, count: ({ searchTask }) => searchTask.count },
  );
  return (
    <ReadRows
      label="Tasks with these tags"
      read={read}
      rowId={({ taskID }) => taskID}
      empty={{ icon: IconChecklist, title: 'No open tasks with these tags' }}
      loadingRows={5}
      rowHeight={44}
    >
      {(task) => <TaskRow task={task} />}
    </ReadRows>
  );
}
