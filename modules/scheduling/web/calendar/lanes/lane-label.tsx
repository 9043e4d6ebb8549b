import { useEffect, useState } from 'react';
import { eventStatusNames } from '../../../rules/index.ts';
import { eventName } from '../../calendar-event.ts';
import { eventSpan } from '../../event/event-words.ts';
import type { GridEvent } from '../grid/grid-events.ts';
import classes from './lane-label.module.css';
import { answerWords } from '../../event/patient-answer.tsx';

interface LaneLabelProps {
  /** The lane columns by day. */
  columns: ReadonlyMap<string, HTMLElement>;
  /** Returns the event of a button in a day's lanes. */
  gridOf: (day: string, index: number) => GridEvent | undefined;
}

interface ShownLabel {
  button: HTMLElement;
  grid: GridEvent;
}

// In px: distance from the event and the page edges, and maximum width and height.
const GAP = 4;
const EDGE = 8;
const WIDTH = 288;
const HEIGHT = 84;

/**
 * Shows the full text of a truncated lane event immediately, beside the hovered or focused event. Screen readers get it
 * from the button's name.
 */
export function LaneLabel({ columns, gridOf }: LaneLabelProps) {
  const [labelled, setLabelled] = useState<ShownLabel | null>(null);
  useEffect(() => {
    const hide = (): void => setLabelled(null);
    const listening = [...columns].map(([day, column]) => {
      const show = (event: Event): void => {
        if (event instanceof PointerEvent && (event.pointerType === 'touch' || event.buttons !== 0)) return;
        const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button') : null;
        // Focus from a mouse click shows no label.
        if (event.type === 'focusin' && button?.matches(':focus-visible') !== true) return;
        const grid = button === null ? undefined : gridOf(day, Number(button.value));
        setLabelled(button === null || grid === undefined ? null : { button, grid });
      };
      const ends = ['pointerleave', 'pointerdown', 'focusout', 'click'];
      column.addEventListener('pointerover', show);
      column.addEventListener('focusin', show);
      for (const end of ends) column.addEventListener(end, hide, true);
      return () => {
        column.removeEventListener('pointerover', show);
        column.removeEventListener('focusin', show);
        for (const end of ends) column.removeEventListener(end, hide, true);
      };
    });
    return () => {
      for (const stop of listening) stop();
      hide();
    };
  }, [columns, gridOf]);
  useEffect(() => {
    if (labelled === null) return undefined;
    // A focused event may be scrolled into view after it receives the focus.
    const follow = (): void => setLabelled((now) => (now === null ? null : { ...now }));
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setLabelled(null);
    };
    window.addEventListener('scroll', follow, true);
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('keydown', pressed);
    };
  }, [labelled]);
  const place = labelled === null ? null : placeBeside(labelled.button);
  if (labelled === null || place === null) return null;
  const { event, calendar } = labelled.grid;
  const about = event.patient === null ? event.category?.event_category_name : event.title;
  const state = [event.status === 'confirmed' ? null : eventStatusNames[event.status], answerWords(event)];
  return (
    <div className={classes.label} style={place} aria-hidden>
      <strong>{eventName(event)}</strong>
      <span>{[eventSpan(event), about].filter(Boolean).join(' · ')}</span>
      <span>{[calendar.name, ...state].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/**
 * Places the label below the event, or above it at the end of the page, and shifts it at the page edge. Null if the
 * event is gone or scrolled out of view.
 */
function placeBeside(button: HTMLElement): React.CSSProperties | null {
  const frame = button.closest('[data-kind]')?.getBoundingClientRect();
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (frame === undefined || right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom)
    return null;
  const { innerWidth, innerHeight } = window;
  const x = left + WIDTH < innerWidth ? { left: Math.max(EDGE, left) } : { right: Math.max(EDGE, innerWidth - right) };
  const y = bottom + GAP + HEIGHT < innerHeight ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP };
  return { ...x, ...y, maxWidth: WIDTH };
}
