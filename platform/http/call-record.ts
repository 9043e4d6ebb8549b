import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { sql, type RawBuilder } from 'kysely';
import type { App } from '../app.ts';
import type { TransactionRecord } from '../connections/recorded-transactions.ts';
import type { Tx } from '../database.ts';
import { sendAlong } from '../transaction.ts';
import { openText, sealText } from './seal-answer.ts';

interface Options {
  app: App;
  label: string;
  clinicId: string;
  /** The condition that selects the call's row while this attempt may write. */
  ours: RawBuilder<unknown>;
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
    const { app, label, clinicId, ours } = this.#options;
    const sealed = await sealText(app, `${label} result`, writeEntry(nameOf(work), result));
    // It leaves together with COMMIT. If the call was repeated, nothing is updated, and the division by zero makes the
    // transaction fail.
    await sendAlong(
      tx,
      sql`
      with recorded as (
        update platform.answered_call set results = array_append(results, ${sealed}::bytea)
        where clinic_id = ${clinicId} and ${ours} returning 1)
      select 1 / count(*) from recorded`,
    );
  }
}

type Work = Parameters<TransactionRecord['record']>[1];

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
