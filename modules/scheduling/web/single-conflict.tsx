import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatShortDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { eventMessages } from '../rules/index.ts';
import classes from './conflict-dialog.module.css';
import type { ConflictQuestion, Decision } from './conflict-question.ts';
import { ConflictReason } from './conflict-reason.tsx';

interface ConflictProps {
  question: ConflictQuestion;
  onAnswer: (decision: Decision | null) => void;
}

/** What one event would overlap, and why it should. */
export function SingleConflict({ question, onAnswer }: ConflictProps) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const book = (): void => {
    if (reason.trim() === '') setWrong(true);
    else onAnswer({ reason, skipped: [], moved: {} });
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
        {question.conflicts.map(({ event_id, title, start, end, who }) => (
          <li key={event_id}>
            <span className={classes.when}>
              {formatShortDay(dayOf(start))}, {formatTimeSpan(start, end)}
            </span>
            <span className={classes.what}>{title}</span>
            <span className={classes.who}>{who}</span>
          </li>
        ))}
      </ul>
      <ConflictReason value={reason} onChange={setReason} error={wrong ? eventMessages.reason : undefined} />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => onAnswer(null)}>
          Cancel
        </Button>
        <Button type="submit">Book anyway</Button>
      </Group>
    </form>
  );
}
