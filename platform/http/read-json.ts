import { runWork, type WorkOwner } from '../work/run-work.ts';
import { defineWork } from '../work/work.ts';
import { readBounded } from './read-bounded.ts';

/** How much JSON of an outside party, in bytes, is parsed beside the requests; more is parsed in a thread. */
const MOST_AT_ONCE = 64 * 1024;

const parsing = defineWork<{ bytes: Uint8Array }, unknown>({
  file: new URL('./parse-json.ts', import.meta.url),
  name: 'parseJson',
  lane: 'json',
  seconds: 20,
  megabytes: 768,
});

/**
 * The JSON of an outside party's answer, of `most` bytes at most. Throws where it is longer, is not JSON, or takes too much time or memory;
 * `of` is for whom it is asked. Never inside a transaction.
 */
export async function readJson(response: Response, most: number, of: WorkOwner): Promise<unknown> {
  const bytes = await readBounded(response, most);
  if (bytes.length <= MOST_AT_ONCE) return JSON.parse(bytes.toString('utf8'));
  return runWork(parsing, { bytes: new Uint8Array(bytes) }, { of });
}
