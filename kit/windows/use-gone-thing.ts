import { useEffect } from 'react';
import { closeWindow, useOpenWindows } from './open-windows.ts';

/**
 * Closes a window that only came back after a reload where its thing is gone meanwhile: nobody asked for it just now. `isGone` is
 * undefined until that is known; once the thing was shown, the window stays whatever becomes of it, for somebody may be typing.
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
