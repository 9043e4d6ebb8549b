import { create } from 'zustand';
import { viewerId } from '#kit/session/viewer.ts';

interface ListSearch {
  typed: string;
  by: string | null;
}

const useStored = create<ListSearch>(() => ({ typed: '', by: null }));

/**
 * What stands in the search box of the list, kept while its author looks at a patient and comes back. Not in the address:
 * names and dates of birth don't belong into a browser's history.
 */
export function useListSearch(): [typed: string, setTyped: (typed: string) => void] {
  const stored = useStored();
  return [typedBy(stored), (typed) => useStored.setState({ typed, by: viewerId() })];
}

/** What stands in the box right now, for those who needn't be painted with each letter. */
export function typedSearch(): string {
  return typedBy(useStored.getState());
}

function typedBy({ typed, by }: ListSearch): string {
  return by === viewerId() ? typed : '';
}
