import { Button, Group, Modal, Text } from '@mantine/core';
import { formatShortDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { eventMessages } from '../rules/index.ts';
import classes from './conflict-dialog.module.css';
import { useConflictQuestion } from './conflict-question.ts';

/** Asks whether an event may overlap others, and says which. Escape and a click beside it mean no. */
export function ConflictDialog() {
  const { asked, open } = useConflictQuestion();
  const no = (): void => asked?.answer(false);
  return (
    <Modal
      opened={open}
      onClose={no}
      title={eventMessages.conflictTitle}
      size="28rem"
      zIndex={900}
      withCloseButton={false}
    >
      <Text size="sm">{eventMessages.conflict}</Text>
      <ul className={classes.list}>
        {asked?.conflicts.map(({ event_id, title, start, end, who }) => (
          <li key={event_id}>
            <span className={classes.when}>
              {formatShortDay(dayOf(start))}, {formatTimeSpan(start, end)}
            </span>
            <span className={classes.what}>{title}</span>
            <span className={classes.who}>{who}</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={no} data-autofocus>
          Cancel
        </Button>
        <Button onClick={() => asked?.answer(true)}>Book anyway</Button>
      </Group>
    </Modal>
  );
}
