import type { ClearinghouseConfig } from '#platform/config.ts';
import { readBounded } from '#platform/http/read-bounded.ts';
import { LONGEST_INTERCHANGE } from '../../rules/index.ts';
import { wrapInquiry } from '../work/core-envelope.ts';

/** The response body, or why there is none; `passes` if a retry may help. */
export type Reply = { body: string } | { problem: string; passes: boolean };

// CORE requires payers to answer within 20 seconds.
const ANSWER_MS = 25_000;
// An interchange is longer when escaped in an envelope.
const LARGEST_BODY = LONGEST_INTERCHANGE * 2;

/** Sends a clearinghouse one request and waits up to 25 s for the response; never throws. */
export async function askClearinghouse(
  config: ClearinghouseConfig,
  interchange: string,
  about: { id: string; time: Date; answerMs?: number },
): Promise<Reply> {
  const isCore = config.protocol === 'core';
  const basic = `Basic ${Buffer.from(`${config.user}:${config.password}`).toString('base64')}`;
  try {
    const answer = await fetch(config.url, {
      method: 'POST',
      headers: isCore
        ? { 'content-type': 'application/soap+xml; charset=utf-8; action="RealTimeTransaction"', connection: 'close' }
        : { 'content-type': 'application/edi-x12', authorization: basic, connection: 'close' },
      body: isCore ? wrapInquiry(config, interchange, about) : interchange,
      redirect: 'error',
      signal: AbortSignal.timeout(about.answerMs ?? ANSWER_MS),
    });
    if (answer.status === 401 || answer.status === 403) {
      await answer.body?.cancel();
      return { problem: 'The clearinghouse did not accept this installation’s credentials.', passes: false };
    }
    // A SOAP fault has status 500 and its reason in the body.
    if (!answer.ok && !(isCore && answer.status === 500)) {
      await answer.body?.cancel();
      return { problem: `The clearinghouse returned an error (HTTP ${answer.status}).`, passes: true };
    }
    return { body: (await readBounded(answer, LARGEST_BODY)).toString('utf8') };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'The response is too long.', passes: false };
    if (error instanceof Error && error.name === 'TimeoutError')
      return { problem: 'The clearinghouse did not respond in time.', passes: true };
    return { problem: 'The clearinghouse could not be reached.', passes: true };
  }
}
