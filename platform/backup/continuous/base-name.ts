/** A full copy of the embedded database, described by its name. */
export interface BaseName {
  /** The object's name in the store. */
  name: string;
  /** When it was complete: the first time that can be restored from it. */
  time: Date;
  /** The first and the last file of write-ahead log without which it can't be used. */
  from: string;
  until: string;
}

const NAME = /^base\/(\d{8}T\d{6}Z)-([0-9A-F]{24})-([0-9A-F]{24})\.tar\.gz\.age$/;

/** Returns the name of a full copy. */
export function nameBase({ time, from, until }: Omit<BaseName, 'name'>): string {
  return `base/${stampOf(time)}-${from}-${until}.tar.gz.age`;
}

/** Reads the names of full copies, oldest first; other names are omitted. */
export function readBases(names: readonly string[]): BaseName[] {
  return names
    .flatMap((name) => {
      const [, stamp, from, until] = NAME.exec(name) ?? [];
      return stamp === undefined ? [] : [{ name, time: readStamp(stamp), from: from!, until: until! }];
    })
    .toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

/** Formats an instant for a name: 20261127T153000Z. */
export const stampOf = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Reads such a stamp. */
export const readStamp = (stamp: string): Date =>
  new Date(stamp.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Returns the place of a file of write-ahead log in the log, whatever its timeline. */
export const placeOf = (walFile: string): string => walFile.slice(8, 24);
