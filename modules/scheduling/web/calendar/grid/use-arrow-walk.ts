import { type RefObject, useEffect } from 'react';

// Prefetched weeks are not visible yet.
const EVENTS = ':is([role="button"], button):not([data-ahead] *)';

/** Arrow keys move the focus to the nearest event in that direction; Tab moves through all events. */
export function useArrowWalk(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = box.current;
    const walk = (event: KeyboardEvent): void => {
      const from = event.target;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !event.key.startsWith('Arrow')) return;
      if (grid === null || !(from instanceof HTMLElement) || !from.matches(EVENTS)) return;
      const next = nearest(from, [...grid.querySelectorAll<HTMLElement>(EVENTS)], event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    grid?.addEventListener('keydown', walk);
    return () => grid?.removeEventListener('keydown', walk);
  }, [box]);
}

// Sideways distance is weighted: up and down stay in the same day, left and right near the same time.
function nearest(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | null {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const begin = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left - begin.left, box.top - begin.top];
    const ahead = (isAcross ? x : y) * sign;
    if (element === from || ahead < 4 || box.width === 0) continue;
    const distance = isAcross ? ahead + Math.abs(y) * 2 : ahead + Math.abs(x) * 4;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}
