import { create } from 'zustand';
import { can, viewerId } from '#kit/session/viewer.ts';

/** The views of the note list. */
export type NotesShown = 'mine' | 'unsigned' | 'cosign' | 'signed' | 'all';

/** The filters of the list. */
export interface NotesFilter {
  doctor: string | null;
  category: string | null;
  /** Dates of service, inclusive, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
}

const NO_FILTER: NotesFilter = { doctor: null, category: null, from: null, to: null };

interface View {
  shown: NotesShown | null;
  search: string;
  filter: NotesFilter;
  by: string | null;
}

const useStored = create<View>(() => ({ shown: null, search: '', filter: NO_FILTER, by: null }));

/**
 * The view and filters of the note list, kept while the user views a note and comes back. Not in the address, since it
 * would contain names.
 */
export function useNotesView() {
  const stored = useStored();
  const own = stored.by === viewerId();
  return {
    shown: (own ? stored.shown : null) ?? (can('chart.write') ? 'mine' : 'all'),
    search: own ? stored.search : '',
    filter: own ? stored.filter : NO_FILTER,
    set: (change: { shown?: NotesShown; search?: string; filter?: NotesFilter }): void =>
      useStored.setState((before) => ({
        ...(before.by === viewerId() ? before : { shown: null, search: '', filter: NO_FILTER }),
        ...change,
        by: viewerId(),
      })),
  } as const;
}
