import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../log.ts';

/**
 * Whoever is inside a transaction holds a connection; who waits for another one while holding it stops everybody as soon as as many do
 * so as the pool has. So nobody may, whatever they call: this knows of every piece of code whether it runs inside a transaction.
 */
const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Somebody inside a transaction asked for a second connection. */
export class SecondConnection extends Error {
  override name = 'SecondConnection';
}

let log: Pick<Log, 'error'> | null = null;
let count = 0;

/** Runs the work of a transaction, so that what it calls is known to run inside. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope = { isOpen: true };
  try {
    return await transactions.run(scope, work);
  } finally {
    // What it began and did not wait for is outside now.
    scope.isOpen = false;
  }
}

/** Runs what belongs to nobody's transaction though one of those who wait for it may be inside one, as a question asked for many. */
export function outsideTransaction<T>(work: () => T): T {
  return transactions.exit(work);
}

/** Throws SecondConnection inside a transaction; where `countSecondConnections` was called, counts it and goes on. */
export function rejectSecondConnection(): void {
  if (transactions.getStore()?.isOpen !== true) return;
  const error = new SecondConnection('no second connection inside a transaction: use the transaction’s connection');
  if (log === null) throw error;
  count += 1;
  log.error({ err: error, count }, 'database: a second connection was asked for inside a transaction');
}

/**
 * For a server that people work with: from now on such a call is counted and logged with its place, and no longer refused, for a mistake
 * must not cost a clinic what somebody was saving. Whoever runs a server watches the log for it: `count` is how many since the start.
 */
export function countSecondConnections(into: Pick<Log, 'error'> | null): void {
  log = into;
}

/** How many there were since the process began. */
export function secondConnections(): number {
  return count;
}
