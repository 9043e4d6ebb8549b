/** A record that two people may edit. */
export interface Versioned {
  version: number;
}

/**
 * The version that someone else saved since the form's `base`, or null: `row` is the live one, `found` what the server held when it
 * refused a save. A record that was deleted and made again counts from one: a found version is theirs whatever its number.
 */
export function theirVersion<Row extends Versioned>(base: number, row: Row | null, found: Row | null): Row | null {
  if (row !== null && row.version > Math.max(base, found?.version ?? 0)) return row;
  return found !== null && found.version !== base ? found : null;
}

interface Replacing<Row extends Versioned> {
  base: number;
  theirs: Row | null;
  found: Row | null;
  /** The live version that was on screen long enough to be read; undefined for none. */
  seen: number | undefined;
}

/**
 * The version that a save replaces. Theirs counts once a save was refused because of it or its notice was on screen for a moment;
 * until then the save names the older version, and the server refuses it instead of replacing a change that nobody has read.
 */
export function replacedVersion<Row extends Versioned>({ base, theirs, found, seen }: Replacing<Row>): number {
  if (theirs === null) return base;
  return theirs === found || theirs.version === seen ? theirs.version : base;
}
