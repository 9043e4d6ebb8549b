import { type RefObject, useEffect } from 'react';

/** The attribute of the button that Ctrl+Enter presses. */
export const MAIN_KEY = 'Control+Enter';

/** Lets Ctrl+Enter (⌘+Enter) in the window of `content` press its main button; a key that is held presses it once. */
export function useMainKey(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      // The content is in the page only after the window is.
      const window = content.current?.closest('[role="dialog"]');
      if (!(event.target instanceof Node) || window?.contains(event.target) !== true) return;
      event.preventDefault();
      window.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${MAIN_KEY}"]:not(:disabled)`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [content]);
}
