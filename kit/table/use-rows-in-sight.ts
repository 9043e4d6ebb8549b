import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsInSight, type Sight } from './rows-in-sight.ts';

const BEYOND = 8;

/** The rows of a scrolling element that have to be painted; follows its scrolling and its size. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>, row: number, count: number): Sight {
  const [sight, setSight] = useState<Sight>(() => rowsInSight(0, window.innerHeight, row, count, BEYOND));
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
