import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { DB } from '../database.gen.ts';

/** Remembers the transactions of a call, so that a repeated call doesn't run again what was committed. */
export interface TransactionRecord {
  /**
   * Returns what the transaction returned when an earlier attempt committed it; null if none did. The name is that of a
   * call's part in a transaction that several calls share.
   */
  earlier(work: Work | string): { result: unknown } | null;
  /** Records the result in the transaction that is about to commit. */
  record(tx: Tx, work: Work, result: unknown): Promise<void>;
  /** Does the same for a part of a transaction that several calls share, for all of these calls in one statement. */
  recordAll(tx: Tx, part: string, results: readonly PartResult[]): Promise<void>;
}

/** The result of one call's part in a shared transaction. */
export interface PartResult {
  record: TransactionRecord;
  result: unknown;
}

type Tx = Transaction<DB>;
type Work = (tx: Tx) => Promise<unknown>;

const records = new AsyncLocalStorage<{ record: TransactionRecord | null }>();

/** Runs a call whose transactions are recorded. */
export async function recordTransactions<T>(record: TransactionRecord, call: () => Promise<T>): Promise<T> {
  const scope: { record: TransactionRecord | null } = { record };
  try {
    return await records.run(scope, call);
  } finally {
    // Work that it started but did not await no longer belongs to it.
    scope.record = null;
  }
}

/** Returns the record of the running call, if it has one. */
export const currentRecord = (): TransactionRecord | null => records.getStore()?.record ?? null;

/** Runs a transaction that several calls share: the call that started it records only its own part, as the others do. */
export const shareTransaction = <T>(run: () => Promise<T>): Promise<T> => records.run({ record: null }, run);

/** Records the results of the calls that share a transaction; calls without a key have no record. */
export async function recordParts(
  tx: Tx,
  part: string,
  parts: readonly { record: TransactionRecord | null; result: unknown }[],
): Promise<void> {
  const results = parts.flatMap(({ record, result }) => (record === null ? [] : [{ record, result }]));
  await results[0]?.record.recordAll(tx, part, results);
}
