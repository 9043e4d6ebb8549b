import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const LOOK_MS = 50;
const LONGEST_MS = 5000;

/**
 * Whether all of a grid's panels are wanted: paper shows those too that nobody has come near. Ctrl or ⌘ with P waits until they are
 * here; whoever prints by the browser's menu gets those that are.
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
