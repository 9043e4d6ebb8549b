import { Transaction, type DatabaseConnection, type Dialect, type Driver, type Kysely, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { insideTransaction } from './connections/connection-guard.ts';
import { currentShare } from './connections/connection-share.ts';
import type { DB } from './database.gen.ts';

/** The statements of an open transaction that nobody waits for. */
interface Along {
  client: pg.PoolClient;
  statements: Promise<unknown>[];
}
const open = new WeakMap<Transaction<DB>, Along>();

/**
 * Runs a statement whose result nobody needs, in order with the others: it leaves in one write with the next statement
 * or with COMMIT, which saves a round trip. If it fails, so does the transaction.
 */
export async function sendAlong(tx: Transaction<DB>, statement: RawBuilder<unknown>): Promise<void> {
  const along = open.get(tx);
  if (along === undefined) {
    await statement.execute(tx);
    return;
  }
  const { sql, parameters } = statement.compile(tx);
  const sent = along.client.query(sql, parameters as unknown[]);
  along.statements.push(sent);
  sent.catch(() => undefined);
}

/**
 * Runs a transaction on one client of the pool. BEGIN is sent together with the first statement, COMMIT together with
 * what was sent along (`sendAlong`), and statements that a command starts concurrently (`Promise.all`) are sent together
 * too, in order, which saves round trips.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  kysely: Kysely<DB>,
  dialect: Dialect,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  if (currentShare() === 'aside') throw new Error('a statement that runs aside can’t start a transaction');
  const client = await pool.connect();
  let isOver = false;
  const connection = connectionOf(client, () => isOver);
  // From then on, whatever is sent would be written on its own.
  const end = (): void => {
    isOver = true;
    open.delete(tx);
  };
  const executor = kysely
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  const tx = new Transaction<DB>({ config: { dialect }, dialect, driver: UNUSED_DRIVER, executor });
  const statements: Promise<unknown>[] = [];
  open.set(tx, { client, statements });
  let broken: Error | undefined;
  try {
    const begun = client.query('begin');
    // If BEGIN fails, the first statement fails with it, and its error is the relevant one.
    begun.catch(() => undefined);
    const result = await insideTransaction(() => work(tx));
    end();
    const { command } = await client.query('commit');
    await begun;
    // PostgreSQL responds with ROLLBACK if a statement failed and the command continued anyway.
    if (command !== 'COMMIT')
      throw new NotCommitted('the transaction was rolled back: one of its statements had failed');
    return result;
  } catch (error) {
    end();
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // One that was sent along may be the reason: all statements after it fail.
    if (isConsequence(error)) await Promise.all(statements);
    throw error;
  } finally {
    // A client in an unknown state is not reused.
    client.release(broken);
  }
}

class NotCommitted extends Error {}

/** Returns whether an error only reports that an earlier statement of its transaction failed. */
function isConsequence(error: unknown): boolean {
  return error instanceof NotCommitted || (error instanceof Error && 'code' in error && error.code === '25P02');
}

function connectionOf(client: pg.PoolClient, isOver: () => boolean): DatabaseConnection {
  return {
    async executeQuery({ sql, parameters }) {
      // It was started together with one that failed.
      if (isOver()) throw new Error('a statement came after the end of its transaction');
      const { rows, rowCount, command } = await client.query(sql, parameters as unknown[]);
      const changed = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      return { rows: rows as never[], numAffectedRows: changed && rowCount !== null ? BigInt(rowCount) : undefined };
    },
    streamQuery() {
      throw new Error('streaming is not supported in a transaction');
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
