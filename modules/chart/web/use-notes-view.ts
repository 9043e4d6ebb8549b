import { create } from 'zustand';
import { can, viewerId } from '#kit/session/viewer.ts';

/** Which notes the list shows. */
export type NotesShown = 'mine' | 'unsigned' | 'signed' | 'all';

interface View {
  shown: NotesShown | null;
  search: string;
  by: string | null;
}

const useStored = create<View>(() => ({ shown: null, search: '', by: null }));

/** What the list of notes shows, kept while its reader looks into a note and comes back. Names don't belong into addresses. */
export function useNotesView() {
  const stored = useStored();
  const own = stored.by === viewerId();
  return {
    shown: (own ? stored.shown : null) ?? (can('chart.write') ? 'mine' : 'all'),
    search: own ? stored.search : '',
    set: (change: { shown?: NotesShown; search?: string }): void =>
      useStored.setState((before) => ({
        ...(before.by === viewerId() ? before : { shown: null, search: '' }),
        ...change,
        by: viewerId(),
      })),
  } as const;
}
