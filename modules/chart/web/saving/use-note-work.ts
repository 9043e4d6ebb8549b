import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLive } from '#kit/live/use-live.ts';
import { cachedNote, type NoteDetails } from '../chart-note.ts';
import { beginNoteWork, type NoteWork, type WorkState } from './note-work.ts';

// Interval of reloads while another user types: every access to a note is an audit log entry.
const FOLLOW_MS = 3000;
// Lists change rarely, and other users should see changes soon.
const PART_MS = 500;

interface NoteUpdate {
  id?: string;
  version?: number;
  part?: string | null;
  parts_version?: number;
}

/** The planned reload: its time, the newest version known, and if the note is reloaded even when that is not news. */
interface Pending {
  due: number;
  version: number;
  anyway: boolean;
}

const NOTHING: Pending = { due: Infinity, version: 0, anyway: false };

/**
 * Manages the editing state of a note while its page is open, and follows changes by others. The note's ID must not
 * change: give the page a key.
 */
export function useNoteWork(note: NoteDetails): NoteWork {
  const [work] = useState(() => beginNoteWork(note));
  const timer = useRef<number>(undefined);
  const pending = useRef<Pending>(NOTHING);
  useEffect(() => {
    const detach = work.attach();
    return () => {
      window.clearTimeout(timer.current);
      pending.current = NOTHING;
      detach();
    };
  }, [work]);
  useLive('chart.note-changed', (body) => {
    const { id, version = 0, part, parts_version: parts } = (body ?? {}) as NoteUpdate;
    if (body !== undefined && id !== work.id) return;
    // For parts of the note: the user's own changes are already in the cache.
    const isPart = part !== undefined && (parts === undefined || parts > (cachedNote(work.id)?.parts_version ?? 0));
    if (body !== undefined && !isPart && !work.saver.isNews(version)) return;
    // The earliest request counts: a later one must not postpone it while the other user goes on typing.
    const at = performance.now() + (isPart ? PART_MS : FOLLOW_MS);
    const { due, ...before } = pending.current;
    pending.current = {
      due: Math.min(at, due),
      version: Math.max(version, before.version),
      anyway: before.anyway || isPart || body === undefined,
    };
    if (at >= due) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const { anyway, version: newest } = pending.current;
      pending.current = NOTHING;
      if (anyway || work.saver.isNews(newest)) void work.refresh();
    }, at - performance.now());
  });
  return work;
}

/** Subscribes to a part of the editing state. */
export function useWork<Part>(work: NoteWork, select: (state: WorkState) => Part): Part {
  return useStore(work.store, select);
}
