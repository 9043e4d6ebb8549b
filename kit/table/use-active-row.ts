import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { moveRow } from './move-row.ts';
import type { useRowMarks } from './use-row-marks.ts';

interface ActiveRowInput<Row> {
  scroller: RefObject<HTMLDivElement | null>;
  /** Prefix of the row ids. */
  id: string;
  list: readonly Row[];
  /** Height of a row in px. */
  height: number;
  /** Height of the sticky header in px. */
  head: number;
  marks: ReturnType<typeof useRowMarks<Row>>;
  onOpen: ((row: Row) => void) | undefined;
}

/** Tracks the active row and handles the keys that move, select and open it; spread `keys` onto the grid element. */
export function useActiveRow<Row>({ scroller, id, list, height, head, marks, onOpen }: ActiveRowInput<Row>) {
  const [at, setAt] = useState(0);
  const [focused, setFocused] = useState(false);
  const active = Math.min(at, list.length - 1);
  const { selection } = marks;

  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget || event.altKey) return;
    if (selection !== undefined && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      marks.markAll(true);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const row = list[active];
    if (event.key === ' ' && selection !== undefined) {
      event.preventDefault();
      marks.mark(active, event.shiftKey);
      return;
    }
    if (event.key === 'Escape' && selection !== undefined && selection.ids.size > 0) {
      event.stopPropagation();
      selection.set(new Set());
      return;
    }
    if (event.key === 'Enter' && row !== undefined) {
      event.preventDefault();
      if (onOpen !== undefined) onOpen(row);
      else scroller.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${active}`)} a`)?.click();
      return;
    }
    const to = moveRow(
      event.key,
      active,
      list.length,
      Math.floor((scroller.current?.clientHeight ?? 400) / height) - 1,
    );
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey && selection !== undefined) marks.markBetween(active, to);
    setAt(to);
    if (scroller.current !== null) reveal(scroller.current, to * height, height, head);
  };

  const keys = {
    onKeyDown: pressed,
    onFocus: (event: FocusEvent<HTMLDivElement>) => setFocused(event.target === event.currentTarget),
    onBlur: () => setFocused(false),
  };
  return { active, focused, point: setAt, keys };
}

// Scrolls only as far as needed to bring a row into view, below the sticky header.
function reveal(scroller: HTMLElement, top: number, height: number, head: number): void {
  const visibleHeight = scroller.clientHeight - head;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + visibleHeight) scroller.scrollTop = top + height - visibleHeight;
}
