import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './patients-page.module.css';

interface KeyboardListProps {
  /** Called for Enter in the box; returns whether it was handled. Otherwise the focus moves into the list. */
  onEnter: () => boolean;
  /** Called with the index of a row that has been marked for a moment. */
  onRest: (at: number) => void;
  /** A search box and a DataTable. */
  children: ReactNode;
}

const REST_MS = 80;

/** Connects a search box with the table below it: arrow keys move between them, letters always go to the box. */
export function KeyboardList({ onEnter, onRest, children }: KeyboardListProps) {
  const frame = useRef<HTMLDivElement | null>(null);
  const timer = useRef<number>(undefined);
  const box = (): HTMLInputElement | null => frame.current?.querySelector('input') ?? null;
  const grid = (): HTMLElement | null => frame.current?.querySelector<HTMLElement>('[role="grid"]') ?? null;
  // The table stores its marked row in this attribute, which ends with the row's index.
  const place = (): number => Number(/-(\d+)$/.exec(grid()?.getAttribute('aria-activedescendant') ?? '')?.[1] ?? -1);

  const toList = (): void => grid()?.focus({ preventScroll: true });
  const toBox = (): void => box()?.focus({ preventScroll: true });

  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, target } = event;
    const take = (act: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    if (target === box()) {
      if (key === 'ArrowDown') take(toList);
      else if (key === 'Enter' && !onEnter()) take(toList);
    } else if (target === grid()) {
      if (key === 'Escape' || (key === 'ArrowUp' && place() === 0)) take(toBox);
      // Not handled here: the letter is entered into the box, which now has the focus.
      else if ((key.length === 1 && key !== ' ') || key === 'Backspace') toBox();
    }
  };

  const rested = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => place() >= 0 && onRest(place()), REST_MS);
  };

  return (
    // Keys are handled by the box and the table; this element only moves the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div ref={frame} role="search" className={classes.list} onKeyDownCapture={pressed} onKeyUp={rested}>
      {children}
    </div>
  );
}
