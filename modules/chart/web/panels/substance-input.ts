import type { NoteDetails } from '../chart-note.ts';

/** Converts a drug or supplement to API input. */
export function substanceInput({ id, name, directions, descriptor_id, carried_from }: NoteDetails['drugs'][number]) {
  return { id, name, directions, descriptor_id, carried: carried_from !== null };
}
