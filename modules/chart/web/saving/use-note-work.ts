import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLive } from '#kit/live/use-live.ts';
import { cachedNote, type NoteDetails } from '../chart-note.ts';
import { beginNoteWork, type NoteWork, type WorkState } from './note-work.ts';

// Minimum interval of reloads while another user types: every access to a note is an audit log entry.
const FOLLOW_MS = 3000;
// Lists change rarely, and other users should see changes soon.
const PART_MS = 500;

interface NoteUpdate {
  id?: string;
  version?: number;
  part?: string | null;
  parts_version?: number;
}

/**
 * Manages the editing state of a note while its page is open, and follows changes by others. The note's ID must not
 * change: give the page a key.
 */
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
    const { id, version = 0, part, parts_version: parts } = (body ?? {}) as NoteUpdate;
    if (body !== undefined && id !== work.id) return;
    // For parts of the note: the user's own changes are already in the cache.
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

/** Subscribes to a part of the editing state. */
export function useWork<Part>(work: NoteWork, select: (state: WorkState) => Part): Part {
  return useStore(work.store, select);
}
