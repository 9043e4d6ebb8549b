import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './patients-page.module.css';

interface KeyboardListProps {
  /** Enter in the box: whether it was answered; otherwise it leads into the list. */
  onEnter: () => boolean;
  /** Called with the place of a row on which the keyboard has rested for a moment. */
  onRest: (at: number) => void;
  /** A search box and a DataTable. */
  children: ReactNode;
}

const REST_MS = 80;

/** Makes one thing of a search box and the table below it: arrows lead from one into the other, letters always to the box. */
export function KeyboardList({ onEnter, onRest, children }: KeyboardListProps) {
  const frame = useRef<HTMLDivElement | null>(null);
  const timer = useRef<number>(undefined);
  const box = (): HTMLInputElement | null => frame.current?.querySelector('input') ?? null;
  const grid = (): HTMLElement | null => frame.current?.querySelector<HTMLElement>('[role="grid"]') ?? null;
  // The table names its marked row in this attribute, whose end is the row's place.
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
      // Not taken: the letter goes on into the box that has the focus now.
      else if ((key.length === 1 && key !== ' ') || key === 'Backspace') toBox();
    }
  };

  const rested = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => place() >= 0 && onRest(place()), REST_MS);
  };

  return (
    // What is pressed is pressed in the box or in the table; here it is only led from one to the other.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div ref={frame} role="search" className={classes.list} onKeyDownCapture={pressed} onKeyUp={rested}>
      {children}
    </div>
  );
}
