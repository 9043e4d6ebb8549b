import { useEffect } from 'react';
import type { ClinicCalendar } from '../../calendar-event.ts';
import type { GridSpan } from '../grid/calendar-grid.tsx';
import type { GridEvent } from '../grid/grid-events.ts';

/** An event that was dropped in another lane, day or time. */
export interface LaneDrop {
  grid: GridEvent;
  day: string;
  /** Minutes from the original to the new start. */
  minutes: number;
  calendar: ClinicCalendar;
}

const MINUTES = 1440;
const STEP = 5;
// A smaller movement is a click, not a drag.
const SLACK = 4;

// The same long-press delay as the grid's; moving earlier scrolls.
const LONG_PRESS = 350;

/**
 * Lets the events of a week in lanes be dragged to another time, day or doctor: immediately with a mouse or pen, after
 * a long press with a finger, which otherwise scrolls. An event is identified by its day's element and its index in
 * `boxes`.
 */
export function useLaneDrag(
  columns: ReadonlyMap<string, HTMLElement>,
  shown: readonly ClinicCalendar[],
  gridOf: (day: string, index: number) => GridEvent | undefined,
  onDrop: ((drop: LaneDrop) => void) | null,
): void {
  useEffect(() => {
    if (onDrop === null) return;
    const down = (day: string, column: HTMLElement) => (pressed: PointerEvent) => {
      const button = (pressed.target as Element).closest('button');
      if (button === null || pressed.button !== 0 || !pressed.isPrimary) return;
      const grid = gridOf(day, Number(button.value));
      if (grid === undefined) return;
      const isTouch = pressed.pointerType === 'touch';
      if (!isTouch) pressed.stopPropagation();
      let isTaken = !isTouch;
      let dragged = false;
      const [x, y] = [pressed.clientX, pressed.clientY];
      const height = column.getBoundingClientRect().height;
      const minutesOf = (event: PointerEvent) => Math.round((((event.clientY - y) / height) * MINUTES) / STEP) * STEP;
      const rest = setTimeout(() => {
        if (isTaken) return;
        isTaken = true;
        button.dataset['dragged'] = '';
      }, LONG_PRESS);
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== pressed.pointerId) return;
        const isSlack = Math.hypot(event.clientX - x, event.clientY - y) < SLACK * (isTouch ? 2 : 1);
        if (!isTaken) {
          if (!isSlack) end();
          return;
        }
        if (!dragged && isSlack) return;
        dragged = true;
        button.style.transform = `translate(${event.clientX - x}px, ${(minutesOf(event) / MINUTES) * height}px)`;
        button.dataset['dragged'] = '';
      };
      const end = (): void => {
        clearTimeout(rest);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', escape, true);
        button.removeEventListener('touchmove', hold);
        button.removeEventListener('contextmenu', prevent);
        button.style.transform = '';
        delete button.dataset['dragged'];
      };
      const escape = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        dragged = false;
        end();
      };
      const up = (event: PointerEvent): void => {
        if (event.pointerId !== pressed.pointerId) return;
        end();
        if (!dragged) return;
        swallowClick(button);
        const target = [...columns].find(([, box]) => {
          const { left, right } = box.getBoundingClientRect();
          return event.clientX >= left && event.clientX < right;
        });
        if (target === undefined) return;
        const { left, width } = target[1].getBoundingClientRect();
        const lane = Math.floor(((event.clientX - left) / width) * shown.length);
        const calendar = shown[Math.max(0, Math.min(shown.length - 1, lane))];
        if (calendar !== undefined) onDrop({ grid, day: target[0], minutes: minutesOf(event), calendar });
      };
      // Prevents scrolling while an event is dragged.
      const hold = (event: TouchEvent): void => {
        if (isTaken && event.cancelable) event.preventDefault();
      };
      if (isTouch) {
        button.addEventListener('touchmove', hold, { passive: false });
        button.addEventListener('contextmenu', prevent);
      }
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', escape, true);
    };
    const listening = [...columns].map(([day, column]) => {
      const listener = down(day, column);
      column.addEventListener('pointerdown', listener, true);
      return () => column.removeEventListener('pointerdown', listener, true);
    });
    return () => {
      for (const stop of listening) stop();
    };
  }, [columns, shown, gridOf, onDrop]);
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** Suppresses the click event at the end of a drag. */
function swallowClick(button: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  button.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => button.removeEventListener('click', swallow, true), 0);
}

/** Returns the wall-clock start and end of a dropped event, YYYY-MM-DD HH:mm:ss. */
export function droppedSpan({ day, minutes }: LaneDrop, start: string, seconds: number): GridSpan {
  const at = Date.parse(`${day}T${start.slice(11)}Z`) + minutes * 60_000;
  const clock = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
  return { start: clock(at), end: clock(at + seconds * 1000) };
}
