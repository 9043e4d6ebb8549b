import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsInSight, type RowRange } from './rows-in-sight.ts';

const BEYOND = 8;

/** Returns the rows of a scrolling element that have to be rendered; follows its scroll position and size. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, row: number, count: number): RowRange {
  const [sight, setSight] = useState<RowRange>(() => rowsInSight(0, window.innerHeight, row, count, BEYOND));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = (): void => {
      const now = rowsInSight(element.scrollTop, element.clientHeight, row, count, BEYOND);
      setSight((before) => (before.first === now.first && before.end === now.end ? before : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, row, count]);
  return sight;
}
