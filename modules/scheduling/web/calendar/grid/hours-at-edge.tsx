import { memo, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './hours-at-edge.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Hour labels that stay at the edge while a grid wider than the page scrolls; before that, the grid's own are visible.
 */
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
    // Not measured before the first scroll: measuring forces a layout of thousands of events.
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
            // Rendered as CSS content so that a text search in the page finds each hour only once.
            <span key={hour} style={{ top: `${(hour / 24) * 100}%` }} data-hour={hourWords(hour)} />
          ))}
        </div>,
        hours,
      )}
    </>
  );
});

/** Formats an hour like the grid: "9AM". */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'AM' : 'PM'}`;
}
