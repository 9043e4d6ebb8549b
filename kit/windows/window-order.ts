import { create } from 'zustand';

/** Open windows, the hindmost first. */
const useOrder = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

const FIXTURE = 150;

/** The z-index of a window: the one that was touched last lies on top, all of them below menus and dialogs. */
export function useWindowLayer(id: string): number {
  return useOrder(({ ids }) => FIXTURE + Math.max(0, ids.indexOf(id)));
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

const steps = new Map<string, number>();

/** How many steps a window stands beside the place of its kind: as many as others were open when it was, however often it begins anew. */
export function stepOf(id: string): number {
  const step = steps.get(id) ?? useOrder.getState().ids.filter((other) => other !== id).length;
  steps.set(id, step);
  return step;
}
