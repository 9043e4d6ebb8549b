import { v7, validate } from 'uuid';

/** A new UUIDv7: unique everywhere, and sorted by the time of its making. */
export function newId(): string {
  return v7();
}

/** Whether a text has the form of a UUID of any version. */
export function isId(text: string): boolean {
  return validate(text);
}
