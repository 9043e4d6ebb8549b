import type { Database, Queryable } from './database.ts';
import type { Keys } from './keys.ts';

// A pool and its transactions share one adapter, which is unique to them.
const lent = new WeakMap<object, Keys>();

/**
 * Associates a database with the keys of its installation, so that data can be encrypted where only the transaction is
 * available.
 */
export function lendKeys(database: Database, keys: Keys): void {
  lent.set(database.kysely.getExecutor().adapter, keys);
}

/** Returns the keys of the installation of this database or transaction. */
export function keysOf(db: Queryable): Keys {
  const keys = lent.get(db.getExecutor().adapter);
  if (keys === undefined) throw new Error('this database has no keys');
  return keys;
}
