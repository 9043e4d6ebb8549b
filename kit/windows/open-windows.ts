import { create } from 'zustand';
import type { WindowInput } from '../module/web-module.ts';
import { forgetWindow, raiseWindow } from './window-order.ts';

/** A floating window that stands open, wherever its owner goes on the page. */
export interface OpenWindow {
  id: string;
  kind: string;
  input: WindowInput;
  /** Put away into the dock at the bottom; its form stays as it is. */
  minimised: boolean;
  /** It came back after a reload, with nothing typed in it. */
  isOnlyBack?: boolean;
}

/** What an open window says of itself once its code is there. */
interface WindowFace {
  title: string;
  /** Closes it; asks first where something typed would be lost. */
  close: () => void;
}

/** The windows that are open, in the order in which they were opened. */
export const useOpenWindows = create<{ windows: readonly OpenWindow[] }>(() => ({ windows: [] }));

/** Titles of the open windows and the way to close each, by window id; never written down. */
export const useWindowFaces = create<{ faces: Readonly<Record<string, WindowFace>> }>(() => ({ faces: {} }));

/** Opens a window of that kind; one that stands open with the same input comes to the front instead. */
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

/** Closes a window without asking; nothing where it is closed already. */
export function closeWindow(id: string): void {
  useOpenWindows.setState(({ windows }) => ({ windows: windows.filter((window) => window.id !== id) }));
  forgetWindow(id);
}

/** Closes a window as its cross does: it asks first where something typed would be lost. */
export function askToCloseWindow(id: string): void {
  const face = useWindowFaces.getState().faces[id];
  if (face === undefined) closeWindow(id);
  else face.close();
}

/** Puts a window into the dock. */
export function minimiseWindow(id: string): void {
  change(id, true);
}

/** Puts all windows into the dock, so that the page can be seen. */
export function minimiseAllWindows(): void {
  for (const { id } of useOpenWindows.getState().windows) change(id, true);
}

/** Takes a window out of the dock, or to the front where it stands already. */
export function restoreWindow(id: string): void {
  change(id, false);
  raiseWindow(id);
}

/** Registers with the dock what a window is called and how it is closed; the answered function takes it back. */
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
