import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import { toggled } from '#kit/table/selection.ts';
import { buckets, bucketWords } from '../../rules/index.ts';
import { completeWithUndo } from './complete-with-undo.ts';
import { TaskBulkBar } from './task-bulk-bar.tsx';
import { TaskRow } from './task-row.tsx';
import type { TaskFilter } from './task-filters.tsx';
import { TasksDocument, type TaskRowFragment } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import { useLiveTasks } from '../use-task-count.ts';

interface TaskListProps {
  types: TaskRowFragment['taskType'][];
  filter: TaskFilter;
  completed: boolean;
  empty: string;
}

const STEP = 50;
const MOST = 200;

/** Tasks in buckets; j and k go down and up, d marks the one that has the focus as done and goes to the next. */
export function TaskList({ types, filter, completed, empty }: TaskListProps) {
  useLiveTasks();
  const selection = useSelection();
  const [take, setTake] = useState(STEP);
  const { patient, ...rest } = filter;
  const input = { ...rest, taskTypes: types, patientID: patient?.id ?? null, completed, take };
  const query = useApiQuery(TasksDocument, { input }, { keepPrevious: true, quiet: true });
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState what="The tasks" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <RowsSkeleton rows={8} height={48} />
    );
  const { count, taskList, buckets: counts } = query.data.searchTask;
  if (taskList.length === 0)
    return (
      <EmptyState icon={IconCheck} title={completed ? 'Nothing was done yet' : empty}>
        {completed ? 'What is done stands here, the newest first.' : 'What comes to you or your team stands here.'}
      </EmptyState>
    );
  const sections = completed
    ? [{ title: 'Done', rows: taskList, total: count }]
    : buckets.flatMap((bucket) => {
        const rows = taskList.filter((task) => task.bucket === bucket);
        const total = counts.find((each) => each.bucket === bucket)?.count ?? 0;
        return total === 0 ? [] : [{ title: bucketWords[bucket], rows, total }];
      });
  const ids = new Set(taskList.map(({ taskID }) => taskID));
  const marked = { ids: new Set([...selection.ids].filter((id) => ids.has(id))), set: selection.set };
  return (
    // Keys of the rows inside come here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      aria-busy={query.isPlaceholderData}
      className={classes.lists}
      onKeyDown={(event) => moveByKey(event, completed)}
    >
      <TaskBulkBar selection={marked} tasks={taskList} completed={completed} onDone={selection.clear} />
      {sections.map(({ title, rows, total }) => (
        <section key={title} aria-label={title} className={classes.section}>
          <h2 className={classes.bucket} data-bucket={title}>
            {title} <span className={classes.quiet}>{total}</span>
          </h2>
          <ul className={classes.list}>
            {rows.map((task) => (
              <TaskRow
                key={task.taskID}
                task={task}
                marked={marked.ids.has(task.taskID)}
                onMark={() => selection.set(toggled(selection.ids, task.taskID))}
              />
            ))}
          </ul>
        </section>
      ))}
      {count > taskList.length && take < MOST && (
        <Button variant="default" onClick={() => setTake((now) => Math.min(MOST, now + STEP))}>
          Show more ({count - taskList.length} left)
        </Button>
      )}
      {count > taskList.length && take >= MOST && (
        <p className={classes.quiet}>The first {MOST} are shown. Narrow the list to see the others.</p>
      )}
    </div>
  );
}

/** "Done and next" by one key: the next task has the focus when this one is gone. */
function moveByKey(event: KeyboardEvent<HTMLElement>, completed: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task]')];
  const at = openers.indexOf(document.activeElement as HTMLElement);
  const focus = (to: number): void => openers.at(Math.max(0, Math.min(openers.length - 1, to)))?.focus();
  if (event.key === 'j' || event.key === 'k') {
    if (at < 0 && document.activeElement?.matches('input:not([type=checkbox]), textarea') === true) return;
    event.preventDefault();
    focus(at + (event.key === 'j' ? 1 : -1));
    return;
  }
  if (event.key !== 'd' || at < 0 || completed) return;
  event.preventDefault();
  const task = openers[at]!;
  const { task: id, closing } = task.dataset;
  if (id === undefined || closing !== 'free') {
    task.click();
    return;
  }
  focus(at + 1 < openers.length ? at + 1 : at - 1);
  void completeWithUndo([id]).catch(() => undefined);
}
