import { useEffect, useState } from 'react';
import { eventStatusNames } from '../../../rules/index.ts';
import { eventName } from '../../calendar-event.ts';
import { eventSpan } from '../../event/event-words.ts';
import type { GridEvent } from '../grid/grid-events.ts';
import classes from './lane-label.module.css';
import { answerWords } from '../../event/patient-answer.tsx';

interface LaneLabelProps {
  /** The columns of the lanes by day. */
  columns: ReadonlyMap<string, HTMLElement>;
  /** What a button of a day's lanes shows. */
  gridOf: (day: string, index: number) => GridEvent | undefined;
}

interface Labelled {
  button: HTMLElement;
  grid: GridEvent;
}

// In px: how far it stands from its event and from the edges of the page, and how wide and high it may be.
const GAP = 4;
const EDGE = 8;
const WIDTH = 288;
const HEIGHT = 84;

/** Says in whole words what a narrow lane cuts: at once, beside the event that the pointer or the keyboard is at. Who hears the page has it in the button's name. */
export function LaneLabel({ columns, gridOf }: LaneLabelProps) {
  const [labelled, setLabelled] = useState<Labelled | null>(null);
  useEffect(() => {
    const hide = (): void => setLabelled(null);
    const listening = [...columns].map(([day, column]) => {
      const show = (event: Event): void => {
        if (event instanceof PointerEvent && (event.pointerType === 'touch' || event.buttons !== 0)) return;
        const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button') : null;
        // What the keyboard is not at, as after a press, is not labelled for having the focus.
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
    // The keyboard brings its event into sight after it has come to it.
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
 * Below the event, or above it where the page ends; it grows to the other side where it would reach beyond the page. Null where the
 * event has gone, or was scrolled out of sight.
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
