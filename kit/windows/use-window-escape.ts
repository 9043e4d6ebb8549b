import { type KeyboardEvent, useRef } from 'react';

/**
 * Lets Escape close a window, except an Escape that an open list or calendar of a field handles, or that belongs to a
 * dialog of the window, which is rendered elsewhere in the page.
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
      // React bubbles events from a dialog of the window that did not occur in the window itself.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
      event.stopPropagation();
      onClose();
    },
  };
}
