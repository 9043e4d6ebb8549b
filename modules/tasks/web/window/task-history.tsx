import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { formatInstant } from '#kit/formats/instant.ts';
import { historyValue } from '../task-words.ts';
import classes from '../tasks.module.css';
import type { WholeTask } from './whole-task.ts';

/** The history of a task, newest first, behind a button. */
export function TaskHistory({ history }: { history: WholeTask['history'] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label="Task History">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        Task History
      </Button>
      {isOpen && (
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <ul id={id} className={classes.history} tabIndex={0} aria-label="Task History">
          {history.map((entry) => (
            <li key={entry.logID}>
              <Text size="xs" c="dimmed">
                {entry.logger}, {formatInstant(entry.createDateTime)}
              </Text>
              <Text size="sm">{historySentence(entry)}</Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function historySentence({ objectType, column, from, to }: WholeTask['history'][number]): string {
  if (objectType === 'comment') return 'Comment added';
  if (objectType === 'step')
    return `Step ${column}: ${column === 'changed' ? `${from ?? ''} → ${to ?? ''}` : (to ?? from ?? '')}`;
  if (column === 'created') return 'Task created';
  if (column === 'completed') return to === null ? 'Reopened' : 'Task completed';
  if (column === 'deleted') return to === null ? 'Task restored' : 'Task deleted';
  if (column === 'tag added' || column === 'tag removed') return `Tag ${column.slice(4)}: ${to ?? from ?? ''}`;
  if (column === 'description') return 'Description changed';
  const name = `${column.charAt(0).toUpperCase()}${column.slice(1)}`;
  return `${name}: ${historyValue(from)} → ${historyValue(to)}`;
}
