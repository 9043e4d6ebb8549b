import { type KeyboardEvent, useRef } from 'react';

/**
 * Lets Escape close a window: not one that an open list or calendar of a field takes for itself, nor one that is meant for a dialog of
 * the window, which lies over it elsewhere in the page.
 */
export function useWindowEscape(onClose: () => void) {
  const pickerOpen = useRef(false);
  return {
    onKeyDownCapture: ({ target }: KeyboardEvent): void => {
      const picker = '[aria-expanded="true"], [role="listbox"], [role="menu"], .mantine-Popover-dropdown';
      pickerOpen.current = target instanceof Element && target.closest(picker) !== null;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || pickerOpen.current) return;
      // What React brings up from a dialog of the window was not pressed in the window.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
      event.stopPropagation();
      onClose();
    },
  };
}
