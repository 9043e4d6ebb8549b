import { runWork, type WorkOwner } from '../work/run-work.ts';
import { defineWork } from '../work/work.ts';
import { readBounded } from './read-bounded.ts';

/**
 * The maximum JSON of an external response, in bytes, that is parsed on the main thread; larger ones are parsed in a
 * worker thread.
 */
const MOST_AT_ONCE = 64 * 1024;

const parsing = defineWork<{ bytes: Uint8Array }, unknown>({
  file: new URL('./parse-json.ts', import.meta.url),
  name: 'parseJson',
  lane: 'json',
  seconds: 20,
  megabytes: 768,
});

/**
 * Reads the JSON of an external response, at most `most` bytes. Throws if it is longer, is not valid JSON, or takes too
 * much time or memory; `of` is the person or clinic on whose behalf it runs. Never call it inside a transaction.
 */
export async function readJson(response: Response, most: number, of: WorkOwner): Promise<unknown> {
  const bytes = await readBounded(response, most);
  if (bytes.length <= MOST_AT_ONCE) return JSON.parse(bytes.toString('utf8'));
  return runWork(parsing, { bytes: new Uint8Array(bytes) }, { of });
}
