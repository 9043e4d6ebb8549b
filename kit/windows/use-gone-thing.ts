import { useEffect } from 'react';
import { closeWindow, useOpenWindows } from './open-windows.ts';

/**
 * Closes a window that was reopened after a reload if its record no longer exists. `isGone` is undefined until that is
 * known. Once the record was shown, the window stays open, because the user may be typing.
 */
export function useGoneThing(windowId: string, isGone: boolean | undefined): void {
  useEffect(() => {
    if (isGone === undefined) return;
    const { windows } = useOpenWindows.getState();
    if (!windows.some(({ id, isOnlyBack }) => id === windowId && isOnlyBack === true)) return;
    if (isGone) closeWindow(windowId);
    else
      useOpenWindows.setState({
        windows: windows.map((window) => (window.id === windowId ? { ...window, isOnlyBack: false } : window)),
      });
  }, [windowId, isGone]);
}
