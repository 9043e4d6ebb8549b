import { createContext, use } from 'react';
import type { NoteDetails } from '../chart-note.ts';
import type { NoteWork } from '../saving/note-work.ts';

/** The open note, for the workspace's panels. */
export interface OpenedNote {
  note: NoteDetails;
  work: NoteWork;
  /** True if it is signed, or the user may not write in it. */
  locked: boolean;
  /** True if the user may not write the SOAP note. */
  soapLocked: boolean;
}

/** Provides the open note to the panels. */
export const NoteContext = createContext<OpenedNote | null>(null);

/** Returns the note of the panel's workspace. */
export function useOpenedNote(): OpenedNote {
  return use(NoteContext)!;
}
