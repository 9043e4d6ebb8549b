import { createContext, use } from 'react';
import type { NoteDetails } from '../chart-note.ts';
import type { NoteWork } from '../saving/note-work.ts';

/** The note whose workspace is open, for its panels. */
export interface OpenedNote {
  note: NoteDetails;
  work: NoteWork;
  /** It is signed, or the viewer may not write in it. */
  locked: boolean;
  /** The viewer may not write the SOAP note. */
  soapLocked: boolean;
}

/** Where the panels find the note that they are about. */
export const NoteContext = createContext<OpenedNote | null>(null);

/** The note whose workspace this panel stands in. */
export function useOpenedNote(): OpenedNote {
  return use(NoteContext)!;
}
