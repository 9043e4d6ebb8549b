import { memo, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './hours-at-edge.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours, which stay at the edge of a grid that is wider than the page while it scrolls; until then the grid's own are seen. */
export const HoursAtEdge = memo(function HoursAtEdge({ columns }: { columns: ReadonlyMap<string, HTMLElement> }) {
  const column = columns.values().next().value;
  const hours = column?.closest('[role="row"]')?.querySelector<HTMLElement>('[role="rowheader"]') ?? null;
  const grid = column?.closest<HTMLElement>('[data-kind]') ?? null;
  const head = grid?.querySelector<HTMLElement>('[role="rowgroup"]') ?? null;
  const strip = useRef<HTMLDivElement | null>(null);
  const corner = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (grid === null || hours === null || head === null) return undefined;
    const follow = (): void => {
      const x = grid.scrollLeft;
      const sizes = {
        width: `${hours.offsetWidth}px`,
        transform: `translateX(${x}px)`,
        display: x > 0 ? 'block' : 'none',
      };
      if (strip.current !== null) Object.assign(strip.current.style, sizes);
      if (corner.current !== null) Object.assign(corner.current.style, sizes, { height: `${head.offsetHeight}px` });
    };
    // Not before it scrolls: to ask where it stands is to lay out thousands of events for it.
    grid.addEventListener('scroll', follow, { passive: true });
    return () => grid.removeEventListener('scroll', follow);
  }, [grid, hours, head]);
  if (hours === null || head === null) return null;
  return (
    <>
      {createPortal(<div ref={corner} className={classes.corner} aria-hidden />, head)}
      {createPortal(
        <div ref={strip} className={classes.strip} aria-hidden>
          {HOURS.map((hour) => (
            // Painted, not written: to whoever looks for an hour in the page it is there once.
            <span key={hour} style={{ top: `${(hour / 24) * 100}%` }} data-hour={hourWords(hour)} />
          ))}
        </div>,
        hours,
      )}
    </>
  );
});

/** An hour as the grid writes it: "9AM". */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'AM' : 'PM'}`;
}
