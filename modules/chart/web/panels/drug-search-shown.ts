import { useSyncExternalStore } from 'react';

// The icon stands in the head of the panel, the search bar in its body.
let shown: string | null = null;
const listeners = new Set<() => void>();

/** Shows the search bar of a note's drugs, or takes it away again. */
export function toggleDrugSearch(noteId: string): void {
  shown = shown === noteId ? null : noteId;
  for (const listener of listeners) listener();
}

/** Whether the search bar of this note's drugs is shown. */
export function useDrugSearchShown(noteId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown === noteId,
  );
}
