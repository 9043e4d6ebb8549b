import { ApiError } from '#kit/api/api-error.ts';
import { NOTE_FIELDS, type NoteField } from './note-fields.ts';

/** Returns the fields named by a validation error; they are sent again when they change, and don't block the others. */
export function rejectedFields(error: unknown): NoteField[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'NOT_AUTHOR') return ['note'];
  return NOTE_FIELDS.filter((field) => error.issues.some(({ path }) => path === `input.${field}`));
}
