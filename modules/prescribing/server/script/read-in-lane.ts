import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { ScriptMessage } from './message.ts';
import type { ScriptProblem } from './read-message.ts';

const reading = defineWork<{ text: string }, ScriptMessage | ScriptProblem>({
  file: new URL('./read-script.ts', import.meta.url),
  name: 'readScript',
  lane: 'prescribing',
  seconds: 10,
  megabytes: 192,
});

const OF_NETWORK = { clinicId: 'prescription network', userId: null };
const MOST_WAITING = 200;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Reads a network message in a worker thread, one at a time; null if the queue is full and the message should be sent
 * again. A message that takes too much time or memory is a problem. Never call this inside a transaction.
 */
export async function readInLane(text: string): Promise<ScriptMessage | ScriptProblem | null> {
  if (waiting >= MOST_WAITING) return null;
  waiting += 1;
  const own = last.then(() => readOne(text));
  last = own.catch(() => undefined);
  try {
    return await own;
  } finally {
    waiting -= 1;
  }
}

async function readOne(text: string): Promise<ScriptMessage | ScriptProblem | null> {
  try {
    return await runWork(reading, { text }, { of: OF_NETWORK });
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    const isTooMuch = error.why === 'too-long' || error.why === 'too-much-memory';
    return isTooMuch ? { problem: 'The message takes too much time or memory to read.', header: null } : null;
  }
}
