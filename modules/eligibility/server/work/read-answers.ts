import { type EligibilityAnswer, type NoAnswer, readAnswer, shortened } from '../../rules/index.ts';
import { unwrapAnswer } from './core-envelope.ts';

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
  return { ...answer, ...shortened(answer.benefits, MOST_STORED) };
}
