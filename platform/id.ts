import { randomFillSync } from 'node:crypto';
import { v7, validate } from 'uuid';

const ID_BYTES = 16;
// A millisecond's first number leaves room above it for as many ids as a process could make in that time.
const FIRST_NUMBERS = 0x3fffffff;
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;
let time = 0;
let number = 0;

/** A new UUIDv7: unique everywhere, sorted by the time of its making; one process's ids lie in the order in which it made them. */
export function newId(): string {
  const random = nextRandom();
  const now = Date.now();
  if (now > time) {
    time = now;
    number = random.readUInt32BE() & FIRST_NUMBERS;
  } else number += 1;
  return v7({ random, msecs: time, seq: number });
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
