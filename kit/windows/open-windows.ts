import { create } from 'zustand';
import type { WindowInput } from '../module/web-module.ts';
import { forgetWindow, raiseWindow } from './window-order.ts';

/** An open floating window, which stays while the user navigates. */
export interface OpenWindow {
  id: string;
  kind: string;
  input: WindowInput;
  /** Minimized to the dock at the bottom; its form keeps its state. */
  minimised: boolean;
  /** It was reopened after a reload, without input. */
  isOnlyBack?: boolean;
}

/** The title and actions that an open window registers once its code is loaded. */
interface WindowFace {
  title: string;
  /** Closes it; asks first if input would be lost. */
  close: () => void;
}

/** The open windows, in the order in which they were opened. */
export const useOpenWindows = create<{ windows: readonly OpenWindow[] }>(() => ({ windows: [] }));

/** Titles and close functions of the open windows, by window id; never persisted. */
export const useWindowFaces = create<{ faces: Readonly<Record<string, WindowFace>> }>(() => ({ faces: {} }));

/** Opens a window of this kind; an open one with the same input comes to the front instead. */
export function openWindow(kind: string, input: WindowInput = {}): string {
  const same = useOpenWindows
    .getState()
    .windows.find((window) => window.kind === kind && sameInput(window.input, input));
  if (same !== undefined) {
    restoreWindow(same.id);
    return same.id;
  }
  const id = crypto.randomUUID();
  useOpenWindows.setState(({ windows }) => ({ windows: [...windows, { id, kind, input, minimised: false }] }));
  raiseWindow(id);
  return id;
}

/** Closes a window without asking; does nothing if it is already closed. */
export function closeWindow(id: string): void {
  useOpenWindows.setState(({ windows }) => ({ windows: windows.filter((window) => window.id !== id) }));
  forgetWindow(id);
}

/** Closes a window as its close button does: asks first if input would be lost. */
export function askToCloseWindow(id: string): void {
  const face = useWindowFaces.getState().faces[id];
  if (face === undefined) closeWindow(id);
  else face.close();
}

/** Minimizes a window to the dock. */
export function minimiseWindow(id: string): void {
  change(id, true);
}

/** Minimizes all windows, so that the page is visible. */
export function minimiseAllWindows(): void {
  for (const { id } of useOpenWindows.getState().windows) change(id, true);
}

/** Restores a window from the dock, or brings it to the front. */
export function restoreWindow(id: string): void {
  change(id, false);
  raiseWindow(id);
}

/** Registers a window's title and close function with the dock. Returns a function that unregisters it. */
export function showWindowFace(id: string, face: WindowFace): () => void {
  useWindowFaces.setState(({ faces }) => ({ faces: { ...faces, [id]: face } }));
  return () =>
    useWindowFaces.setState(({ faces }) => {
      const { [id]: gone, ...rest } = faces;
      return gone === face ? { faces: rest } : { faces };
    });
}

function change(id: string, minimised: boolean): void {
  useOpenWindows.setState(({ windows }) => ({
    windows: windows.map((window) =>
      window.id === id && window.minimised !== minimised ? { ...window, minimised } : window,
    ),
  }));
}

function sameInput(one: WindowInput, other: WindowInput): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => (one[key] ?? null) === (other[key] ?? null));
}
