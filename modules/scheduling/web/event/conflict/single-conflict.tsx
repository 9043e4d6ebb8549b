import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatShortDay } from '#kit/formats/day.ts';
import { dayOf, formatTime, formatTimeSpan } from '#kit/formats/instant.ts';
import { eventMessages } from '../../../rules/index.ts';
import classes from './conflict-dialog.module.css';
import type { ConflictQuestion, Decision } from './conflict-question.ts';
import { ConflictReason } from './conflict-reason.tsx';

interface ConflictProps {
  question: ConflictQuestion;
  onAnswer: (decision: Decision | null) => void;
}

const UNCHANGED: Decision = { reason: null, skipped: [], moved: {} };

/** The conflicts of a single event, with alternative times, or a reason to book anyway. */
export function SingleConflict({ question, onAnswer }: ConflictProps) {
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const book = (): void => {
    if (reason.trim() === '') setAttempts(attempts + 1);
    else onAnswer({ ...UNCHANGED, reason });
  };
  return (
    <form
      aria-label={eventMessages.conflictTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        book();
      }}
    >
      <Text size="sm">{eventMessages.conflict}</Text>
      <ul className={classes.list}>
        {question.conflicts.map(({ event_id, title, start, end, who, patient_name }) => (
          <li key={event_id}>
            <span className={classes.when}>
              {formatShortDay(dayOf(start))}, {formatTimeSpan(start, end)}
            </span>
            <span className={classes.what}>{[patient_name, title].filter(Boolean).join(' · ')}</span>
            <span className={classes.who}>{who}</span>
          </li>
        ))}
      </ul>
      <Alternatives starts={question.alternatives} onPick={(start) => onAnswer({ ...UNCHANGED, start })} />
      <ConflictReason value={reason} onChange={setReason} attempts={attempts} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer(null)}>
          Cancel
        </Button>
        <Button type="submit">Book anyway</Button>
      </Group>
    </form>
  );
}

/** Alternative times as buttons, found like "find a time". */
function Alternatives({ starts, onPick }: { starts: readonly string[]; onPick: (start: string) => void }) {
  if (starts.length === 0)
    return (
      <Text size="sm" c="dimmed" mt="md">
        No other times are available in these two weeks.
      </Text>
    );
  return (
    <div role="group" aria-label="Other times" className={classes.others}>
      <Text size="sm" fw={550}>
        Available times
      </Text>
      <Group gap="xs">
        {starts.map((start) => (
          <Button key={start} size="compact-md" variant="default" onClick={() => onPick(start)}>
            {formatShortDay(dayOf(start))}, {formatTime(start)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
