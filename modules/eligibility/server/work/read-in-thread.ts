import { domainError, type DomainError } from '#platform/domain-error.ts';
import { runWork, type WorkOwner } from '#platform/work/run-work.ts';
import { defineWork, type Work, WorkEnded } from '#platform/work/work.ts';
import type { EligibilityAnswer, NoAnswer, ReadCoverages, ReadPayers } from '../../rules/index.ts';

const lane = {
  file: new URL('./read-files.ts', import.meta.url),
  lane: 'eligibility imports',
  seconds: 20,
  megabytes: 192,
};

/** Reads a payer list. */
export const readingPayers = defineWork<{ text: string }, ReadPayers>({ ...lane, name: 'readPayersFile' });

/** Reads a coverage file. */
export const readingCoverages = defineWork<{ text: string; today: string }, ReadCoverages>({
  ...lane,
  name: 'readCoveragesFile',
});

/** Runs one of these readers for a clinic; BUSY if too many are waiting or it takes too long. */
export async function readInThread<Input, Output>(
  work: Work<Input, Output>,
  input: Input,
  of: WorkOwner,
): Promise<Output | DomainError> {
  try {
    return await runWork(work, input, { of });
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    return domainError('BUSY', 'This file could not be read. Try again.', 'Busy');
  }
}

/** Reads a clearinghouse's response. */
export const readingAnswer = defineWork<
  { body: string; protocol: 'core' | 'x12'; trace: string },
  EligibilityAnswer | NoAnswer
>({
  file: new URL('./read-answers.ts', import.meta.url),
  name: 'readAnswerBody',
  lane: 'eligibility',
  seconds: 20,
  megabytes: 192,
});
