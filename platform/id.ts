import { randomFillSync } from 'node:crypto';
import { v7, validate } from 'uuid';

const ID_BYTES = 16;
// Leaves room above a millisecond's first number for as many ids as a process can create in that time.
const FIRST_NUMBERS = 0x3fffffff;
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;
let time = 0;
let number = 0;
let past = 0;

/**
 * Returns a new UUIDv7: globally unique and sorted by creation time; ids of one process are in the order of their
 * creation.
 */
export function newId(): string {
  const random = nextRandom();
  const now = Date.now();
  if (now > time) {
    time = now;
    number = random.readUInt32BE() & FIRST_NUMBERS;
  } else number += 1;
  return v7({ random, msecs: time, seq: number });
}

/** Returns a new id that sorts as if it had been created at `at`, for records of the past. */
export function newIdAt(at: Date): string {
  past += 1;
  return v7({ random: nextRandom(), msecs: at.getTime(), seq: past });
}

/** Returns whether a text has the form of a UUID of any version. */
export function isId(text: string): boolean {
  return validate(text);
}

// Requesting randomness from the system is the most expensive part of an id, so it is requested for 256 ids at a time.
function nextRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}
