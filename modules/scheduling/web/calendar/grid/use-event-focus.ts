import { type RefObject, useEffect } from 'react';
import { useMoving } from '../moving-event.ts';

const PRESSED = '[role="button"], button';
// A prerendered week becomes visible by this attribute alone.
const SHOWN = ['data-ahead'];
// After this delay, stops waiting for an event that is not rendered; it may be on another day or under "more" in a
// month.
const PARKED_AFTER_MS = 400;

// The event that has or should get the focus, and whether it is scrolled into view.
let wanted: string | null = null;
let isFar = false;
let look: (() => void) | null = null;
// Position of the deleted event until the next user action; other occurrences of its series may be removed too.
let left: DOMRect | null = null;

/** Moves the focus to an event, immediately or when it is rendered; an element focused in between keeps the focus. */
export function focusEvent(id: string): void {
  [wanted, isFar] = [id, true];
  look?.();
}

/** Moves the focus from an event that is about to be removed to the nearest visible one. */
export function leaveEvent(id: string): void {
  const page = document.querySelector<HTMLElement>('[data-page-shown]');
  const box = page === null ? undefined : elementOf(page, id)?.getBoundingClientRect();
  if (page === null || box === undefined) return;
  left = box;
  for (const command of ['keydown', 'pointerdown'])
    document.addEventListener(command, () => (left = null), { capture: true, once: true });
  nearestTo(page, box, id)?.focus({ preventScroll: true });
}

/**
 * Keeps the focus on its event when that is rendered again elsewhere or by another element; an event being moved is
 * marked and kept in view.
 */
export function useEventFocus(box: RefObject<HTMLElement | null>): void {
  const moving = useMoving((state) => state.moving?.event.id ?? null);
  useEffect(() => {
    const grid = box.current;
    if (grid === null) return undefined;
    let parking: ReturnType<typeof setTimeout> | undefined;
    const see = (): void => {
      if (moving !== null) showMoving(grid, moving);
      else if (wanted !== null && isNowhere() && grid.checkVisibility()) {
        const element = elementOf(grid, wanted) ?? (left === null ? null : nearestTo(grid, left));
        clearTimeout(parking);
        if (element !== null) element.focus({ preventScroll: !isFar });
        else parking = setTimeout(() => isNowhere() && titleOfPage()?.focus({ preventScroll: true }), PARKED_AFTER_MS);
      }
    };
    const painted = new MutationObserver(see);
    const watch = (): void =>
      painted.observe(grid, {
        childList: true,
        subtree: true,
        attributeFilter: moving === null ? SHOWN : [...SHOWN, 'style'],
      });
    const note = ({ target }: FocusEvent): void => {
      if (moving !== null || (target === titleOfPage() && wanted !== null)) return;
      // Focusing another element leaves the event. Renders are only observed while an event has the focus.
      [wanted, isFar] = [target instanceof HTMLElement && grid.contains(target) ? eventAt(target) : null, false];
      if (wanted === null) painted.disconnect();
      else watch();
    };
    look = () => {
      watch();
      see();
    };
    if (moving !== null || wanted !== null) look();
    document.addEventListener('focusin', note);
    return () => {
      look = null;
      clearTimeout(parking);
      painted.disconnect();
      document.removeEventListener('focusin', note);
      for (const shown of grid.querySelectorAll<HTMLElement>('[data-moving]')) delete shown.dataset['moving'];
    };
  }, [box, moving]);
}

// The page title keeps the focus only until the event appears.
function isNowhere(): boolean {
  const at = document.activeElement ?? document.body;
  return at === document.body || at === titleOfPage();
}

function titleOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-page-shown] [data-page-title]');
}

function elementOf(grid: HTMLElement, id: string): HTMLElement | null {
  return (
    grid.querySelector(`[data-event="${CSS.escape(id)}"]:not([data-ahead] *)`)?.closest<HTMLElement>(PRESSED) ?? null
  );
}

function nearestTo(within: HTMLElement, place: DOMRect, besides?: string): HTMLElement | null {
  let [nearest, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const marked of within.querySelectorAll<HTMLElement>('[data-event]:not([data-ahead] *)')) {
    const element = marked.closest<HTMLElement>(PRESSED);
    const box = marked.getBoundingClientRect();
    // Sideways distance is weighted so that the focus stays in its day if possible.
    const distance = Math.abs(box.left - place.left) * 4 + Math.abs(box.top - place.top);
    if (element !== null && marked.dataset['event'] !== besides && box.width > 0 && distance < least)
      [nearest, least] = [element, distance];
  }
  return nearest;
}

function eventAt(element: HTMLElement): string | null {
  const marked = element.matches('[data-event]') ? element : element.querySelector<HTMLElement>('[data-event]');
  return marked?.dataset['event'] ?? null;
}

function showMoving(grid: HTMLElement, id: string): void {
  const element = elementOf(grid, id);
  if (element === null) return;
  element.dataset['moving'] = '';
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
