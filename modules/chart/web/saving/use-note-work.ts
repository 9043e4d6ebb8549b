import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLive } from '#kit/live/use-live.ts';
import { cachedNote, type NoteDetails } from '../chart-note.ts';
import { beginNoteWork, type NoteWork, type WorkState } from './note-work.ts';

// Somebody else's typing is followed at this pace: every look at a note is an entry in the audit log.
const FOLLOW_MS = 3000;
// Lists change seldom, and whoever writes beside sees them.
const PART_MS = 500;

interface NoteNews {
  id?: string;
  version?: number;
  part?: string | null;
  parts_version?: number;
}

/** The work on a note for as long as its page is open; follows what others save. The note's id must not change: give the page a key. */
export function useNoteWork(note: NoteDetails): NoteWork {
  const [work] = useState(() => beginNoteWork(note));
  const timer = useRef<number>(undefined);
  useEffect(() => {
    const detach = work.attach();
    return () => {
      window.clearTimeout(timer.current);
      detach();
    };
  }, [work]);
  useLive('chart.note-changed', (body) => {
    const { id, version = 0, part, parts_version: parts } = (body ?? {}) as NoteNews;
    if (body !== undefined && id !== work.id) return;
    // What hangs on the note: one's own change has been answered already.
    const isPart = part !== undefined && (parts === undefined || parts > (cachedNote(work.id)?.parts_version ?? 0));
    if (body !== undefined && !isPart && !work.saver.isNews(version)) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => {
        if (body === undefined || isPart || work.saver.isNews(version)) void work.refresh();
      },
      isPart ? PART_MS : FOLLOW_MS,
    );
  });
  return work;
}

/** A part of the work's state, followed. */
export function useWork<Part>(work: NoteWork, select: (state: WorkState) => Part): Part {
  return useStore(work.store, select);
}
