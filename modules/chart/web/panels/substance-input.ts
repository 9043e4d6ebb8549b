import type { NoteDetails } from '../chart-note.ts';

/** A drug or supplement as it is saved. */
export function substanceInput({ id, name, directions, descriptor_id, carried_from }: NoteDetails['drugs'][number]) {
  return { id, name, directions, descriptor_id, carried: carried_from !== null };
}
