import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { App } from '../app.ts';
import type { PartResult, TransactionRecord } from '../connections/recorded-transactions.ts';
import type { Tx } from '../database.ts';
import { type CallRow, type StoredResult, storeResults } from './answered-calls.ts';
import { openText, sealText } from './seal-answer.ts';

interface Options {
  app: App;
  label: string;
  row: CallRow;
  /** What earlier attempts recorded, encrypted. */
  results: readonly Buffer[];
}

/** The result of one committed transaction, and what identifies its code. */
interface Entry {
  work: string;
  /** Undefined if the result can't be stored. */
  stored?: { result: unknown };
}

// A larger result is not worth storing a second time.
const MOST_BYTES = 256 * 1024;

/** A repeated call can't continue: one of its committed transactions has no stored result. */
class LostResult extends Error {}

/** The transactions of one keyed call, stored in its row by the transactions themselves. */
export class CallRecord implements TransactionRecord {
  readonly #options: Options;
  readonly #earlier: Entry[];

  private constructor(options: Options, entries: Entry[]) {
    this.#options = options;
    this.#earlier = entries;
  }

  /** Decrypts what earlier attempts recorded. */
  static async open(options: Options): Promise<CallRecord> {
    const { app, label, results } = options;
    const texts = await Promise.all(results.map((sealed) => openText(app, `${label} result`, sealed)));
    return new CallRecord(
      options,
      texts.map((text) => deserialize(text) as Entry),
    );
  }

  /** Returns whether everything that earlier attempts committed was used. */
  get isComplete(): boolean {
    return this.#earlier.length === 0;
  }

  earlier(work: Work): { result: unknown } | null {
    const [next] = this.#earlier;
    // A transaction before it was rolled back at that time, and runs again.
    if (next === undefined || next.work !== nameOf(work)) return null;
    if (next.stored === undefined) throw new LostResult('the result of a committed transaction was not stored');
    this.#earlier.shift();
    return next.stored;
  }

  async record(tx: Tx, work: Work, result: unknown): Promise<void> {
    await storeResults(tx, [await this.#seal(nameOf(work), result)]);
  }

  async recordAll(tx: Tx, part: string, results: readonly PartResult[]): Promise<void> {
    const sealed = results.map(({ record, result }) => (record as CallRecord).#seal(part, result));
    await storeResults(tx, await Promise.all(sealed));
  }

  async #seal(work: string, result: unknown): Promise<StoredResult> {
    const { app, label, row } = this.#options;
    return { ...row, sealed: await sealText(app, `${label} result`, writeEntry(work, result)) };
  }
}

type Work = Parameters<TransactionRecord['earlier']>[0];

const nameOf = (work: Work): string =>
  typeof work === 'string' ? work : createHash('sha1').update(work.toString()).digest('base64url');

function writeEntry(work: string, result: unknown): Buffer {
  if (isPlain(result)) {
    const text = serialize({ work, stored: { result } } satisfies Entry);
    if (text.length <= MOST_BYTES) return text;
  }
  return serialize({ work } satisfies Entry);
}

const KEPT = new Set<unknown>([Object.prototype, Array.prototype, Date.prototype, Map.prototype, Set.prototype]);

/** Returns whether a value is the same after it was stored: objects of classes and functions are not. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && !KEPT.has(prototype)) return false;
  if (value instanceof Map) return [...value].every(([key, each]) => isPlain(key) && isPlain(each));
  if (value instanceof Set) return [...value].every(isPlain);
  return Object.values(value).every(isPlain);
}
