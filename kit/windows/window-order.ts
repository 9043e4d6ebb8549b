import { create } from 'zustand';

/** Open windows, the hindmost first. */
const useOrder = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

const GROUND = 150;

/** The z-index of a window: the one that was touched last lies on top, all of them below menus and dialogs. */
export function useWindowLayer(id: string): number {
  return useOrder(({ ids }) => GROUND + Math.max(0, ids.indexOf(id)));
}

/** Whether a window lies on top of all others but those in `except`: the one that a phone shows. */
export function useIsFront(id: string, except: readonly string[]): boolean {
  return useOrder(({ ids }) => ids.findLast((other) => !except.includes(other)) === id);
}

/** Puts a window on top. */
export function raiseWindow(id: string): void {
  useOrder.setState(({ ids }) => (ids.at(-1) === id ? { ids } : { ids: [...ids.filter((other) => other !== id), id] }));
}

/** Forgets a window that was closed. */
export function forgetWindow(id: string): void {
  useOrder.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}

/** How many windows are open; a new one stands a little beside the others. */
export function countWindows(): number {
  return useOrder.getState().ids.length;
}
