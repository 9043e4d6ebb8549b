import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { ScriptMessage } from './message.ts';
import type { ScriptProblem } from './read-message.ts';

const reading = defineWork<{ text: string }, ScriptMessage | ScriptProblem>({
  file: new URL('./message-work.ts', import.meta.url),
  name: 'readScript',
  lane: 'prescribing',
  seconds: 10,
  megabytes: 192,
});

const OF_NETWORK = { clinicId: 'prescription network', userId: null };
const WAITS_MS = [50, 200, 500, 1000, 2000];

/**
 * Reads a message of the network in a thread; null where too many wait for it: it may be sent again. One that takes too much time or memory is a
 * problem. Never inside a transaction.
 */
export async function readInLane(text: string): Promise<ScriptMessage | ScriptProblem | null> {
  for (const wait of [...WAITS_MS, null]) {
    try {
      return await runWork(reading, { text }, { of: OF_NETWORK });
    } catch (error) {
      if (!(error instanceof WorkEnded)) throw error;
      if (error.why === 'too-long' || error.why === 'too-much-memory')
        return { problem: 'The message takes too much time or memory to read.', header: null };
      if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return null;
}
