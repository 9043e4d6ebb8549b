import { type EligibilityAnswer, type NoAnswer, readAnswer } from '../../rules/index.ts';
import { unwrapAnswer } from '../checks/core-envelope.ts';

/** What is kept of an answer beside the answer itself. */
const MOST_STORED = 300;

/** Reads what a clearinghouse sent, in a thread: the envelope, and the 271 inside for the question with `trace`. */
export async function readAnswerBody({
  body,
  protocol,
  trace,
}: {
  body: string;
  protocol: 'core' | 'x12';
  trace: string;
}): Promise<EligibilityAnswer | NoAnswer> {
  const unwrapped = protocol === 'core' ? unwrapAnswer(body) : { payload: body };
  if ('problem' in unwrapped) return unwrapped;
  const answer = readAnswer(unwrapped.payload, trace);
  if ('problem' in answer || answer.benefits.length <= MOST_STORED) return answer;
  // What decides is kept wherever it stands.
  const states = answer.benefits.filter(({ code }) => /^[1-8]$/.test(code));
  const others = answer.benefits.filter(({ code }) => !/^[1-8]$/.test(code));
  return { ...answer, benefits: [...states, ...others].slice(0, MOST_STORED), isShortened: true };
}
