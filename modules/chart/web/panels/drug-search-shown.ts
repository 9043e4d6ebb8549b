import { useSyncExternalStore } from 'react';

// Shared state: the icon is in the panel's header, the search bar in its body.
let shown: string | null = null;
const listeners = new Set<() => void>();

/** Shows or hides the search bar of a note's drugs. */
export function toggleDrugSearch(noteId: string): void {
  shown = shown === noteId ? null : noteId;
  for (const listener of listeners) listener();
}

/** Returns whether the search bar of this note's drugs is shown. */
export function useDrugSearchShown(noteId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown === noteId,
  );
}
