import { create } from 'zustand';
import type { WindowInput } from '../module/web-module.ts';

/** A floating window that stands open, wherever its owner goes on the page. */
export interface OpenWindow {
  id: string;
  kind: string;
  input: WindowInput;
}

/** The windows that are open, in the order in which they were opened. */
export const useOpenWindows = create<{ windows: readonly OpenWindow[] }>(() => ({ windows: [] }));

/** Opens a window of that kind; one that stands open with the same input comes to the front instead. */
export function openWindow(kind: string, input: WindowInput = {}): string {
  const same = useOpenWindows
    .getState()
    .windows.find((window) => window.kind === kind && JSON.stringify(window.input) === JSON.stringify(input));
  if (same !== undefined) return same.id;
  const id = crypto.randomUUID();
  useOpenWindows.setState(({ windows }) => ({ windows: [...windows, { id, kind, input }] }));
  return id;
}

/** Closes a window; nothing where it is closed already. */
export function closeWindow(id: string): void {
  useOpenWindows.setState(({ windows }) => ({ windows: windows.filter((window) => window.id !== id) }));
}
