import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import type { Selection } from '#kit/table/selection.ts';
import { dispositions, dispositionWords } from '../../rules/index.ts';
import { completeWithUndo } from './complete-with-undo.ts';
import { snoozeChoices } from './snooze-choices.ts';
import { MarkTasksDocument, type MarkTasksMutationVariables, type TaskRowFragment } from '../task.operations.gen.ts';

interface TaskBulkBarProps {
  selection: Selection;
  tasks: readonly TaskRowFragment[];
  completed: boolean;
  onDone: () => void;
}

/** Bulk operations on tasks; those that can't be changed are reported. */
export function TaskBulkBar({ selection, tasks, completed, onDone }: TaskBulkBarProps) {
  const ids = [...selection.ids];
  const chosen = tasks.filter(({ taskID }) => selection.ids.has(taskID));
  const needsWord = chosen.some(({ closing }) => closing === 'disposition');
  const mark = async (
    operation: MarkTasksMutationVariables['operation'],
    until: string | null = null,
  ): Promise<void> => {
    const { marked, left } = (await request(MarkTasksDocument, { operation, ids, until })).markMultipleTasks;
    refreshQueries('task');
    if (left.length > 0) toast.warning(`${left.length} not updated: ${left[0]!.reason}`);
    if (marked.length > 0) toast.success(marked.length === 1 ? 'Task updated' : `${marked.length} tasks updated`);
    onDone();
  };
  const run = (work: Promise<unknown>): void => void work.catch((error: Error) => toast.error(error.message));
  return (
    <BulkBar
      selection={selection}
      all={{ count: tasks.length, onSelect: () => selection.set(new Set(tasks.map(({ taskID }) => taskID))) }}
    >
      {completed ? (
        <Button size="compact-sm" onClick={() => run(mark('reopen'))}>
          Reopen
        </Button>
      ) : (
        <>
          {needsWord ? (
            <Menu>
              <Menu.Target>
                <Button size="compact-sm">Outcome</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {dispositions.map((each) => (
                  <Menu.Item key={each} onClick={() => run(completeWithUndo(ids, each).then(onDone))}>
                    {dispositionWords[each]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          ) : (
            <Button size="compact-sm" onClick={() => run(completeWithUndo(ids).then(onDone))}>
              Done
            </Button>
          )}
          {chosen.some(({ taskType }) => taskType === 'DocsForReview') && (
            <Button size="compact-sm" variant="default" onClick={() => run(mark('reviewed'))}>
              Mark as reviewed
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => run(mark('claim'))}>
            Claim
          </Button>
          <Menu>
            <Menu.Target>
              <Button size="compact-sm" variant="default">
                Snooze
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {snoozeChoices().map(({ label, until }) => (
                <Menu.Item key={label} onClick={() => run(mark('snooze', until))}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button size="compact-sm" variant="default" color="red" onClick={() => run(mark('delete'))}>
            Delete
          </Button>
        </>
      )}
    </BulkBar>
  );
}
