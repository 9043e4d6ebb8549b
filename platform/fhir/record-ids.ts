import { isId } from '../id.ts';

/**
 * Returns the ids of the records behind FHIR ids with this suffix, `-bp` or none; other FHIR ids are left out. Null if
 * none were given: then all records are meant.
 */
export function recordIdsOf(ids: readonly string[] | undefined, suffix = ''): string[] | null {
  if (ids === undefined) return null;
  return ids
    .filter((id) => id.endsWith(suffix))
    .map((id) => id.slice(0, id.length - suffix.length))
    .filter(isId);
}
