import { newId } from '#platform/id.ts';

/** Returns a new message ID: a UUID without dashes, never reused. */
export function newMessageId(): string {
  return newId().replaceAll('-', '');
}
