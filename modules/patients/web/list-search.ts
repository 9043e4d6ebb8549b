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
  const { typed, by } = useStored();
  return [by === viewerId() ? typed : '', (next) => useStored.setState({ typed: next, by: viewerId() })];
}
