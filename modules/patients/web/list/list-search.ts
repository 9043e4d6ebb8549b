import { create } from 'zustand';
import { viewerId } from '#kit/session/viewer.ts';

interface ListSearch {
  typed: string;
  by: string | null;
}

const useStored = create<ListSearch>(() => ({ typed: '', by: null }));

/**
 * The text of the list's search box, kept while the user views a patient and comes back. Not in the address: names and
 * dates of birth don't belong in the browser history.
 */
export function useListSearch(): [typed: string, setTyped: (typed: string) => void] {
  const stored = useStored();
  return [typedBy(stored), (typed) => useStored.setState({ typed, by: viewerId() })];
}

/** Returns the current search text without subscribing to changes. */
export function typedSearch(): string {
  return typedBy(useStored.getState());
}

function typedBy({ typed, by }: ListSearch): string {
  return by === viewerId() ? typed : '';
}
