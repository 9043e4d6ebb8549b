import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../log.ts';

/**
 * A transaction holds a connection. Code that waits for a second one while holding it deadlocks the server once as many
 * callers do so as the pool has connections. So this is forbidden, and this store tracks for all code whether it runs
 * inside a transaction.
 */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Thrown when code inside a transaction requests a second connection. */
export class SecondConnection extends Error {
  override name = 'SecondConnection';
}

let log: Pick<Log, 'error'> | null = null;
let count = 0;

/** Runs the work of a transaction and marks everything that it calls as inside. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { isOpen: true };
  try {
    return await transactions.run(scope, work);
  } finally {
    // Work that it started but did not await is outside now.
    scope.isOpen = false;
  }
}

/** Runs work that belongs to no transaction even if one of its callers is inside one, e.g. a batched query. */
export function outsideTransaction<T>(work: () => T): T {
  return transactions.exit(work);
}

/** Throws SecondConnection inside a transaction; after `countSecondConnections` was called, only counts it. */
export function rejectSecondConnection(): void {
  if (transactions.getStore()?.isOpen !== true) return;
  const error = new SecondConnection('no second connection inside a transaction: use the transaction’s connection');
  if (log === null) throw error;
  count += 1;
  log.error({ err: error, count }, 'database: a second connection was requested inside a transaction');
}

/**
 * For production servers: from now on a violation is counted and logged with its location instead of refused, because a
 * bug must not lose a user's input. Operators watch the log for it; `count` is the number since the start.
 */
export function countSecondConnections(into: Pick<Log, 'error'> | null): void {
  log = into;
}

/** Returns the number of violations since the process started. */
export function secondConnections(): number {
  return count;
}
