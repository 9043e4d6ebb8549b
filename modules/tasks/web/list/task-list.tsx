import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowFoot, RowList } from '#kit/rows/row-list.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import { toggled } from '#kit/table/selection.ts';
import { buckets, bucketWords } from '../../rules/index.ts';
import { completeWithUndo } from './complete-with-undo.ts';
import { TaskBulkBar } from './task-bulk-bar.tsx';
import { TaskRow } from './task-row.tsx';
import { FIRST_TASKS, type TaskFilter, taskSearch } from './task-lists.ts';
import { type TaskRowFragment, TasksDocument, type TasksQuery } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import { useLiveTasks } from '../use-task-count.ts';

interface TaskListProps {
  types: TaskRowFragment['taskType'][];
  filter: TaskFilter;
  completed: boolean;
  empty: string;
}

const MOST = 200;

/** Tasks in buckets; j and k move down and up, d completes the focused task and moves to the next. */
export function TaskList({ types, filter, completed, empty }: TaskListProps) {
  useLiveTasks();
  const selection = useSelection();
  const [take, setTake] = useState(FIRST_TASKS);
  const input = taskSearch(types, filter, completed, take);
  const read = useApiQuery(TasksDocument, { input }, { keepPrevious: true, quiet: true });
  const found = read.data?.searchTask;
  if (found === undefined || found.taskList.length === 0)
    return (
      <ReadRows
        label="Tasks"
        read={read}
        rows={({ searchTask }) => searchTask.taskList}
        empty={{ icon: IconCheck, title: completed ? 'No completed tasks yet' : empty }}
        loadingRows={8}
        rowHeight={48}
      >
        {() => null}
      </ReadRows>
    );
  const { count, taskList } = found;
  const ids = new Set(taskList.map(({ taskID }) => taskID));
  const marked = { ids: new Set([...selection.ids].filter((id) => ids.has(id))), set: selection.set };
  return (
    // Handles key events of the rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      aria-busy={read.isPlaceholderData}
      className={classes.lists}
      onKeyDown={(event) => moveByKey(event, completed)}
    >
      <TaskBulkBar selection={marked} tasks={taskList} completed={completed} onDone={selection.clear} />
      {sectionsOf(found, completed).map(({ title, rows, total }) => (
        <Panel key={title} flush title={<SectionTitle title={title} total={total} />}>
          <RowList label={title}>
            {rows.map((task) => (
              <TaskRow
                key={task.taskID}
                task={task}
                marked={marked.ids.has(task.taskID)}
                onMark={() => selection.set(toggled(selection.ids, task.taskID))}
              />
            ))}
          </RowList>
          {rows.length === 0 && (
            <RowFoot>
              {take < MOST ? (
                <Button variant="default" size="compact-md" onClick={() => setTake(MOST)}>
                  Show {total === 1 ? 'this task' : `these ${total} tasks`}
                </Button>
              ) : (
                `The first ${MOST} tasks are shown. Filter the list to see these.`
              )}
            </RowFoot>
          )}
        </Panel>
      ))}
      {count > taskList.length && take < MOST && (
        <Button variant="default" onClick={() => setTake((now) => Math.min(MOST, now + FIRST_TASKS))}>
          Show more ({count - taskList.length} left)
        </Button>
      )}
      {count > taskList.length && take >= MOST && (
        <p className={classes.quiet}>The first {MOST} tasks are shown. Filter the list to see more.</p>
      )}
    </div>
  );
}

function SectionTitle({ title, total }: { title: string; total: number }) {
  return (
    <span className={classes.bucket} data-bucket={title}>
      {title} <span className={classes.quiet}>{total}</span>
    </span>
  );
}

/** Returns the tasks by due date; completed ones in one section. */
function sectionsOf({ count, taskList, buckets: counts }: TasksQuery['searchTask'], completed: boolean) {
  if (completed) return [{ title: 'Done', rows: taskList, total: count }];
  return buckets.flatMap((bucket) => {
    const rows = taskList.filter((task) => task.bucket === bucket);
    const total = counts.find((each) => each.bucket === bucket)?.count ?? 0;
    return total === 0 ? [] : [{ title: bucketWords[bucket], rows, total }];
  });
}

/** "Done and next" with one key: the next task gets the focus when this one disappears. */
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
