import type { Database, Queryable } from './database.ts';
import type { Keys } from './keys.ts';

// A pool and its transactions have one adapter, which is nobody else's.
const lent = new WeakMap<object, Keys>();

/** Lends a database the keys of its installation, so that what is written in a transaction can be sealed where only the transaction is at hand. */
export function lendKeys(database: Database, keys: Keys): void {
  lent.set(database.kysely.getExecutor().adapter, keys);
}

/** The keys of the installation whose database or transaction this is. */
export function keysOf(db: Queryable): Keys {
  const keys = lent.get(db.getExecutor().adapter);
  if (keys === undefined) throw new Error('this database has no keys');
  return keys;
}
