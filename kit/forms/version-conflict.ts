/** A record that two users may edit. */
export interface Versioned {
  version: number;
}

/**
 * Returns the version that another user saved since the form's `base`, or null. `row` is the live version, `found` the
 * server's version when it refused a save. A record that was deleted and recreated counts from one: a found version is
 * theirs whatever its number.
 */
export function theirVersion<Row extends Versioned>(base: number, row: Row | null, found: Row | null): Row | null {
  if (row !== null && row.version > Math.max(base, found?.version ?? 0)) return row;
  return found !== null && found.version !== base ? found : null;
}

interface ReplacementInput<Row extends Versioned> {
  base: number;
  theirs: Row | null;
  found: Row | null;
  /** The live version that was on screen long enough to be read; undefined for none. */
  seen: number | undefined;
}

/**
 * Returns the version that a save replaces. The other user's version counts once a save was refused because of it or
 * its notice was on screen for a moment. Until then the save names the older version, and the server refuses it rather
 * than overwrite a change that the user has not read.
 */
export function replacedVersion<Row extends Versioned>({ base, theirs, found, seen }: ReplacementInput<Row>): number {
  if (theirs === null) return base;
  return theirs === found || theirs.version === seen ? theirs.version : base;
}
