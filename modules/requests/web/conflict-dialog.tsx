import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatShortDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { eventLimits, eventMessages } from '#scheduling/rules';
import { requestMessages } from '../rules/index.ts';
import classes from './requests.module.css';
import type { RequestConflict } from './use-handle-request.ts';

interface ConflictDialogProps {
  conflicts: readonly RequestConflict[];
  /** The reason, or null for no. */
  onAnswer: (reason: string | null) => void;
}

/** Asks whether an appointment may overlap others, and why. */
export function ConflictDialog({ conflicts, onAnswer }: ConflictDialogProps) {
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <Modal
      opened
      onClose={() => onAnswer(null)}
      title={requestMessages.conflictTitle}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        noValidate
        aria-label={requestMessages.conflictTitle}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') setWrong(true);
          else onAnswer(reason);
        }}
      >
        <Text size="sm">{requestMessages.conflict}</Text>
        <ul className={classes.conflicts}>
          {conflicts.map(({ event_id, title, start, end, who }) => (
            <li key={event_id}>
              <strong>
                {formatShortDay(dayOf(start))}, {formatTimeSpan(start, end)}
              </strong>{' '}
              {title} <span className={classes.quiet}>{who}</span>
            </li>
          ))}
        </ul>
        <TextInput
          label="Reason"
          description="Kept with the event."
          withAsterisk
          mt="md"
          autoComplete="off"
          maxLength={eventLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={wrong ? eventMessages.reason : undefined}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button type="submit">Create event</Button>
        </Group>
      </form>
    </Modal>
  );
}
