import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconChevronsLeft,
  IconChevronsRight,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatShortDay } from '#kit/formats/day.ts';
import { eventName, type ClinicCalendar } from '../../calendar-event.ts';
import { spanBetween } from '../../event/event-words.ts';
import classes from './move-bar.module.css';
import { endMove, leaveMove, stepMove, stretchMove, turnMove, useMoving } from '../moving-event.ts';
import { focusEvent } from '../grid/use-event-focus.ts';

interface MoveBarProps {
  calendars: readonly ClinicCalendar[];
  shown: readonly ClinicCalendar[];
  /** Shows the day that the event was moved to. */
  onDay: (day: string) => void;
}

/**
 * Moves an event by keyboard: arrows for a quarter hour or a day, Page Up and Page Down for another doctor, and with
 * Shift its end.
 */
export function MoveBar({ calendars, shown, onDay }: MoveBarProps) {
  const moving = useMoving((state) => state.moving);
  const bar = useRef<HTMLDivElement | null>(null);
  const id = moving?.event.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    bar.current?.focus();
    // The focus returns to the event at its current position.
    return () => focusEvent(id);
  }, [id]);
  // Cancels the move when the page is left; otherwise it could never be completed.
  useEffect(() => leaveMove, []);
  if (moving === null) return null;
  const { event, to } = moving;
  const step = (by: Parameters<typeof stepMove>[0]) => () => {
    const now = stepMove(by);
    if (now !== null && now.start.slice(0, 10) !== to.start.slice(0, 10)) onDay(now.start.slice(0, 10));
  };
  const turn = (by: 1 | -1) => () => void turnMove(shown, by);
  const stretch = (by: number) => () => void stretchMove(by);
  const keys: Record<string, () => void> = {
    ArrowUp: step({ minutes: -15 }),
    ArrowDown: step({ minutes: 15 }),
    ArrowLeft: step({ days: -1 }),
    ArrowRight: step({ days: 1 }),
    PageUp: turn(-1),
    PageDown: turn(1),
    Enter: () => void endMove(),
    Escape: leaveMove,
    'Shift ArrowUp': stretch(-15),
    'Shift ArrowDown': stretch(15),
  };
  const press = (pressed: KeyboardEvent): void => {
    const isButton = pressed.target !== bar.current && (pressed.key === 'Enter' || pressed.key === ' ');
    const command = keys[pressed.shiftKey ? `Shift ${pressed.key}` : pressed.key];
    if (command === undefined || isButton || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    pressed.preventDefault();
    command();
  };
  const who = calendars.filter(({ calendar_id }) => to.calendarIds.includes(calendar_id)).map(({ name }) => name);
  const where = `${formatShortDay(to.start.slice(0, 10))}, ${spanBetween(to.start, to.end)}, ${who.join(' and ')}`;
  return (
    // The bar handles the arrow keys; its buttons do the same for touch.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={bar}
      className={classes.bar}
      role="group"
      aria-label={`Move ${eventName(event)}`}
      aria-describedby="move-keys"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onKeyDown={press}
    >
      <span className={classes.what}>
        <strong>{eventName(event)}</strong>
        <span aria-live="assertive">{where}</span>
      </span>
      <span className={classes.steps}>
        <ActionIcon variant="default" size="lg" aria-label="15 minutes earlier" onClick={step({ minutes: -15 })}>
          <IconArrowUp size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="15 minutes later" onClick={step({ minutes: 15 })}>
          <IconArrowDown size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="One day earlier" onClick={step({ days: -1 })}>
          <IconArrowLeft size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="One day later" onClick={step({ days: 1 })}>
          <IconArrowRight size={18} />
        </ActionIcon>
        {shown.length > 1 && (
          <>
            <ActionIcon variant="default" size="lg" aria-label="Previous doctor" onClick={turn(-1)}>
              <IconChevronsLeft size={18} />
            </ActionIcon>
            <ActionIcon variant="default" size="lg" aria-label="Next doctor" onClick={turn(1)}>
              <IconChevronsRight size={18} />
            </ActionIcon>
          </>
        )}
        <ActionIcon variant="default" size="lg" aria-label="15 minutes shorter" onClick={stretch(-15)}>
          <IconMinus size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="15 minutes longer" onClick={stretch(15)}>
          <IconPlus size={18} />
        </ActionIcon>
        <Button variant="default" onClick={leaveMove}>
          Reset
        </Button>
        <Button onClick={() => void endMove()}>Move here</Button>
      </span>
      <span id="move-keys" className={classes.hint}>
        Use the arrow keys to move by 15 minutes or one day, and Page Up and Page Down to change the doctor. Press Shift
        with Up or Down to change the length. Press Enter to save or Escape to reset.
      </span>
    </div>
  );
}
