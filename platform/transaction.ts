import { Transaction, type DatabaseConnection, type Dialect, type Driver, type Kysely } from 'kysely';
import type pg from 'pg';
import { insideTransaction } from './connections/connection-guard.ts';
import { currentShare } from './connections/connection-share.ts';
import type { DB } from './database.gen.ts';

/**
 * A transaction on one client of the pool. BEGIN goes out together with the first statement, and statements that a command starts without
 * waiting for one another (`Promise.all`) go out together too, in their order: three round trips serve where each statement had one.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  kysely: Kysely<DB>,
  dialect: Dialect,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  if (currentShare() === 'aside') throw new Error('what runs aside is one statement and no transaction');
  const client = await pool.connect();
  const connection = connectionOf(client);
  const executor = kysely
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  const tx = new Transaction<DB>({ config: { dialect }, dialect, driver: UNUSED_DRIVER, executor });
  let broken: Error | undefined;
  try {
    const begun = client.query('begin');
    // Where BEGIN fails, the first statement fails with it, and its error is the one that counts.
    begun.catch(() => undefined);
    const result = await insideTransaction(() => work(tx));
    await begun;
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK where a statement had failed and the command went on regardless.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements had failed');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A client whose state nobody knows is not used again.
    client.release(broken);
  }
}

function connectionOf(client: pg.PoolClient): DatabaseConnection {
  return {
    async executeQuery({ sql, parameters }) {
      const { rows, rowCount, command } = await client.query(sql, parameters as unknown[]);
      const changed = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      return { rows: rows as never[], numAffectedRows: changed && rowCount !== null ? BigInt(rowCount) : undefined };
    },
    streamQuery() {
      throw new Error('a transaction streams nothing');
    },
  };
}

const unsupported = (): never => {
  throw new Error('a transaction begins and ends automatically');
};
const UNUSED_DRIVER: Driver = {
  init: async () => undefined,
  acquireConnection: unsupported,
  beginTransaction: unsupported,
  commitTransaction: unsupported,
  rollbackTransaction: unsupported,
  releaseConnection: unsupported,
  destroy: async () => undefined,
};
