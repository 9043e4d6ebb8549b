import { create } from 'zustand';

/** Open windows, back to front. */
const useOrder = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

const FIXTURE = 150;

/** Returns the z-index of a window: the last touched one is on top, all of them below menus and dialogs. */
export function useWindowLayer(id: string): number {
  return useOrder(({ ids }) => FIXTURE + Math.max(0, ids.indexOf(id)));
}

/** Returns whether a window is on top of all others except those in `except`: the one that a phone shows. */
export function useIsFront(id: string, except: readonly string[]): boolean {
  return useOrder(({ ids }) => ids.findLast((other) => !except.includes(other)) === id);
}

/** Brings a window to the front. */
export function raiseWindow(id: string): void {
  useOrder.setState(({ ids }) => (ids.at(-1) === id ? { ids } : { ids: [...ids.filter((other) => other !== id), id] }));
}

/** Removes a closed window. */
export function forgetWindow(id: string): void {
  useOrder.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}

const steps = new Map<string, number>();

/**
 * Returns the cascade offset of a window in steps: the number of windows that were open when it was opened, stable
 * across remounts.
 */
export function stepOf(id: string): number {
  const step = steps.get(id) ?? useOrder.getState().ids.filter((other) => other !== id).length;
  steps.set(id, step);
  return step;
}
