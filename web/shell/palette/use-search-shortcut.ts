import { useEffect } from 'react';

/** Calls back on Ctrl+K or ⌘K, wherever the focus is. */
export function useSearchShortcut(onPress: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // A modal dialog traps the focus.
      if (document.querySelector('[aria-modal="true"]') === null) onPress();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [onPress]);
}
