import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const LOOK_MS = 50;
const LONGEST_MS = 5000;

/**
 * Returns whether all panels of a grid must be rendered: print includes panels that the user has not scrolled to. Ctrl
 * or ⌘ with P waits until they have loaded; printing from the browser's menu includes those already loaded.
 */
export function useWholeForPaper(element: RefObject<HTMLElement | null>): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (until: number): void => {
      const isWaiting = element.current?.querySelector('.mantine-Skeleton-root') != null;
      if (!isWaiting || Date.now() > until) window.print();
      else timer = setTimeout(() => wait(until), LOOK_MS);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      clearTimeout(timer);
      flushSync(() => setWhole(true));
      wait(Date.now() + LONGEST_MS);
    };
    const begun = (): void => flushSync(() => setWhole(true));
    window.addEventListener('keydown', pressed);
    window.addEventListener('beforeprint', begun);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', pressed);
      window.removeEventListener('beforeprint', begun);
    };
  }, [element]);
  return whole;
}
