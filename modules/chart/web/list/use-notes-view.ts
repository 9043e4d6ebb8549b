import { create } from 'zustand';
import { can, viewerId } from '#kit/session/viewer.ts';

/** Which notes the list shows. */
export type NotesShown = 'mine' | 'unsigned' | 'cosign' | 'signed' | 'all';

/** What the list is narrowed to. */
export interface NotesFilter {
  doctor: string | null;
  category: string | null;
  /** Days of service, both included, YYYY-MM-DD. */
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

/** What the list of notes shows, kept while its reader looks into a note and comes back. Names don't belong into addresses. */
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
