import { randomFillSync } from 'node:crypto';
import { v7, validate } from 'uuid';

const ID_BYTES = 16;
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** A new UUIDv7: unique everywhere, and sorted by the time of its making. */
export function newId(): string {
  return v7({ rng: nextRandom });
}

/** Whether a text has the form of a UUID of any version. */
export function isId(text: string): boolean {
  return validate(text);
}

// Asking the system for randomness costs more than all the rest of an id: it is asked for 256 at a time.
function nextRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}
