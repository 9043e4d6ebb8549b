import { useRef, useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { cachedNote, cacheNote, type NoteDetails, type NoteParts } from '../chart-note.ts';
import { loadNote } from '../saving/note-work.ts';
import { useOpenedNote } from './note-context.ts';

const ATTEMPTS = 4;
// The lists of a note are saved one at a time, across panels.
const queues = new Map<string, Promise<void>>();

/** Resolves once all pending changes of a note's lists have been saved or have failed with a message. */
export function settleLists(noteId: string): Promise<void> {
  return queues.get(noteId) ?? Promise.resolve();
}

interface NoteListOptions<Row> {
  read: (note: NoteDetails) => readonly Row[];
  /** Saves the whole list, based on that version. */
  save: (noteId: string, version: number, rows: readonly Row[]) => Promise<NoteParts>;
}

/** A list of the open note, and the function to change it. */
export interface NoteList<Row> {
  rows: readonly Row[];
  /**
   * Changes the list: shown immediately, then saved. If another user saved in between, the operation is applied again
   * to the new list, so it must work on any list.
   */
  change: (operation: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** Subscribes to a list of the open note and returns the function to change it. */
export function useNoteList<Row>({ read, save }: NoteListOptions<Row>): NoteList<Row> {
  const { note } = useOpenedNote();
  const [shown, setShown] = useState<readonly Row[] | null>(null);
  const latest = useRef<readonly Row[] | null>(null);
  const waiting = useRef(0);
  const standing = (): NoteDetails => cachedNote(note.id) ?? note;

  const arrive = async (operation: (rows: readonly Row[]) => readonly Row[]): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      const before = standing();
      try {
        cacheNote(note.id, await save(note.id, before.parts_version, operation(read(before))));
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !hasCode(error, 'STALE_VERSION')) {
          reportError(error);
          // Shows the server's state again.
          await loadNote(note.id).catch(() => undefined);
          return;
        }
        await loadNote(note.id).catch(() => undefined);
      }
    }
  };

  const change = (operation: (rows: readonly Row[]) => readonly Row[]): void => {
    latest.current = operation(latest.current ?? read(standing()));
    setShown(latest.current);
    waiting.current += 1;
    const turn = settleLists(note.id).then(async () => {
      await arrive(operation);
      waiting.current -= 1;
      if (waiting.current > 0) return;
      latest.current = null;
      setShown(null);
    });
    queues.set(note.id, turn);
  };

  return { rows: shown ?? read(note), change };
}

/** Removes a row. The message that says so can undo it: the row returns to its place, and `restored` is called. */
export function removeRow<Row extends { id: string }>(
  { rows, change }: NoteList<Row>,
  row: Row,
  name: string,
  restored?: () => void,
): void {
  const at = rows.findIndex(({ id }) => id === row.id);
  change((all) => all.filter(({ id }) => id !== row.id));
  const undo = (): void => {
    change((all) => (all.some(({ id }) => id === row.id) ? all : all.toSpliced(Math.max(0, at), 0, row)));
    restored?.();
  };
  toast.success(`${name} removed`, { action: { label: 'Undo', run: undo } });
}

/** Returns the list with a row moved to another position; the same list if it has no such row. */
export function movedTo<Row extends { id: string }>(rows: readonly Row[], id: string, to: number): readonly Row[] {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? rows : rows.filter((one) => one.id !== id).toSpliced(to, 0, row);
}

/** Returns the list with one row changed. */
export function changedRow<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  change: (row: Row) => Partial<Row>,
): readonly Row[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row));
}
