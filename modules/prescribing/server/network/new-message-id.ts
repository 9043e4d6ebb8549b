import { newId } from '#platform/id.ts';

/** A number for a message of ours: an id without its dashes, never used again. */
export function newMessageId(): string {
  return newId().replaceAll('-', '');
}
