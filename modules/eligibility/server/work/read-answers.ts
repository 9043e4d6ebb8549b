import { type EligibilityAnswer, type NoAnswer, readAnswer, shortened } from '../../rules/index.ts';
import { unwrapAnswer } from './core-envelope.ts';

/** Maximum number of stored items besides the response itself. */
const MOST_STORED = 300;

/** Reads a clearinghouse's response in a worker thread: the envelope, and its 271 for the request with `trace`. */
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
