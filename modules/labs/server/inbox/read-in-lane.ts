import { runWork, type WorkOwner } from '#platform/work/run-work.ts';
import { defineWork, type Work, WorkEnded } from '#platform/work/work.ts';
import type { MessageProblem, SentResults } from '../../rules/index.ts';
import type { ReadFrame } from './read-messages.ts';

const lane = { file: new URL('./read-messages.ts', import.meta.url), lane: 'labs', seconds: 30, megabytes: 384 };

const readingFrame = defineWork<{ bytes: Uint8Array }, ReadFrame>({ ...lane, name: 'readFrame' });
const readingResults = defineWork<
  { text: string; zone: string; charset: string; missingStatus: 'preliminary' | 'refused' },
  SentResults | MessageProblem
>({ ...lane, name: 'readMessageResults' });

/** Why a thread has no result: it may be tried again, or the message needs too many resources. */
const BUSY: MessageProblem = {
  problem: 'The interface is busy. Send the message again.',
  code: '207',
  ack: 'AE',
};
const TOO_MUCH: MessageProblem = {
  problem: 'The message took too much time or memory to process.',
  code: '207',
  ack: 'AE',
};
const WAITS_MS = [50, 200, 500, 1000, 2000, 4000];

/** Decodes a frame in a worker thread and reads the headers of its messages; `of` is the sender. */
export function readFrameInLane(bytes: Uint8Array, of: WorkOwner): Promise<ReadFrame | MessageProblem> {
  return inLane(readingFrame, { bytes }, of);
}

/** Reads the results of a message in a worker thread. */
export function readResultsInLane(
  input: { text: string; zone: string; charset: string; missingStatus: 'preliminary' | 'refused' },
  of: WorkOwner,
): Promise<SentResults | MessageProblem> {
  return inLane(readingResults, input, of);
}

/** Returns whether a problem is temporary, not caused by the message. */
export function isBusy(problem: MessageProblem): boolean {
  return problem === BUSY;
}

async function inLane<Input, Output>(
  work: Work<Input, Output>,
  input: Input,
  of: WorkOwner,
): Promise<Output | MessageProblem> {
  for (const wait of [...WAITS_MS, null]) {
    try {
      return await runWork(work, input, { of });
    } catch (error) {
      if (!(error instanceof WorkEnded)) throw error;
      if (error.why === 'too-long' || error.why === 'too-much-memory') return TOO_MUCH;
      if (wait === null) return BUSY;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return BUSY;
}
