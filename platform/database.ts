import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { rejectSecondConnection } from './connections/connection-guard.ts';
import { currentShare, REPORT_CONNECTIONS, type Share } from './connections/connection-share.ts';
import type { DB } from './database.gen.ts';
import { StartError } from './start-error.ts';
import { isDomainError } from './domain-error.ts';
import { runTransaction } from './transaction.ts';

/** A transaction or the pool: anything that can run a statement. */
export type Queryable = Kysely<DB> | Transaction<DB>;
/** A transaction on the clinic's tables. */
export type Tx = Transaction<DB>;

/** The one PostgreSQL of the clinic. */
export interface Database {
  readonly url: string;
  readonly kysely: Kysely<DB>;
  /** Connections of the running code's share; inside a transaction no further one is available. */
  readonly pool: pg.Pool;
  /**
   * Runs `work` in one transaction and commits it, unless it throws or returns a domain error: then nothing is written.
   * A serialization failure or a deadlock retries it, up to five times, so it must not have side effects other than
   * SQL.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs at the end of every transaction before its commit; see `followInTransaction`. */
  beforeCommit?: (tx: Tx) => Promise<void>;
  close(): Promise<void>;
}

// Dates stay text; a timestamp becomes a Date; a bigint count becomes a number.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Returns whether the transaction is retried after this error. */
export const isRetried = (error: unknown): boolean => RETRIED.has(codeOf(error) ?? '');

// Per process, in addition to the members' connections.
const MOST: Readonly<Record<Exclude<Share, 'members'>, number>> = {
  public: 4,
  'sign-in': 4,
  aside: 2,
  reports: REPORT_CONNECTIONS,
};
// The statements of one report wait for each other, and each may take seconds.
const LONGEST_WAIT_MS: Readonly<Partial<Record<Share, number>>> = { reports: 120_000 };

interface Options {
  connections?: number;
  longestWaitMs?: number | undefined;
  onError?: (error: Error) => void;
}

/** Opens a connection pool on PostgreSQL 16 or later; connects with the first statement. */
export function openDatabase(url: string, options: Options = {}): Database {
  const pool = sharedPool(url, options);
  const dialect = new PostgresDialect({ pool });
  const kysely = new Kysely<DB>({ dialect });

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(pool, kysely, dialect, async (tx) => {
          const result = await work(tx);
          if (isDomainError(result)) throw new RolledBack(result);
          await database.beforeCommit?.(tx);
          return result;
        });
      } catch (error) {
        if (error instanceof RolledBack) return error.result as T;
        if (attempt < ATTEMPTS && isRetried(error)) {
          await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
          continue;
        }
        throw error;
      }
    }
  };
  const close = async (): Promise<void> => {
    await kysely.destroy();
    // Kysely doesn't close a pool that it has never used.
    if (!pool.ended) await pool.end();
  };
  const database: Database = { url, kysely, pool, transaction, close };
  return database;
}

type Callback = Parameters<pg.Pool['connect']>[0];

/** The members' pool, which also gives access to the others: each caller gets a connection of their share. */
function sharedPool(url: string, options: Options): pg.Pool {
  const pool = openPool(url, options.connections ?? 16, options);
  const others = new Map<Share, pg.Pool>();
  const poolOf = (share: Share): pg.Pool => {
    if (share === 'members') return pool;
    let other = others.get(share);
    if (other === undefined) {
      other = openPool(url, MOST[share], { ...options, longestWaitMs: LONGEST_WAIT_MS[share] });
      others.set(share, other);
    }
    return other;
  };
  const own: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  const ownBack: (callback: Callback) => void = pool.connect.bind(pool);
  const connect = (callback?: Callback): unknown => {
    try {
      rejectSecondConnection();
    } catch (error) {
      if (callback === undefined) return Promise.reject(error);
      return callback(error as Error, undefined, () => undefined);
    }
    const chosen = poolOf(currentShare());
    if (chosen !== pool) return callback === undefined ? chosen.connect() : chosen.connect(callback);
    return callback === undefined ? own() : ownBack(callback);
  };
  pool.connect = connect as typeof pool.connect;
  const end = pool.end.bind(pool);
  pool.end = async (): Promise<void> => {
    await Promise.all([...others.values()].map((other) => other.end()));
    await end();
  };
  return pool;
}

function openPool(url: string, connections: number, options: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: options.longestWaitMs ?? 10_000,
    application_name: 'salus',
    // Generic plans: every statement finds its rows by keys, whatever the values, and planning it each time would take
    // ten times as long as running it.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off -c max_parallel_workers_per_gather=0',
  });
  // An idle connection that the server closes is replaced at the next use.
  pool.on('error', (error) => options.onError?.(error));
  pool.on('connect', (client) => {
    // A connection that fails in use fails its statement; without a listener, its own error event would end the
    // process.
    client.on('error', (error) => options.onError?.(error));
    nameStatements(client);
    sendTogether(client);
  });
  return pool;
}

/** Checks that the database responds and is new enough; throws a one-line StartError. */
export async function checkDatabase(database: Database): Promise<void> {
  let version: number;
  try {
    const answer = await database.pool.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    version = Number(answer.rows[0]?.version);
  } catch (error) {
    throw new StartError(
      `The database can't be reached (${codeOf(error) ?? 'no answer'}). Is DATABASE_URL right, and is it running?`,
    );
  }
  if (version < 160_000)
    throw new StartError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; Salus needs 16 or later.`);
}

/** Returns the SQLSTATE or system code of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

// The driver sets no code for these.
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
const NOT_THERE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '53300', '57P01', '57P02', '57P03']);

/**
 * Returns whether an error means that the database is temporarily unreachable or has no free connection: it may work
 * again in a few seconds.
 */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return NOT_THERE.has(code) || code.startsWith('08');
  return error instanceof Error && LOST.test(error.message);
}

class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

const names = new Map<string, string>();
const MOST_NAMES = 500;

/**
 * Gives every parameterized statement a name, so that PostgreSQL parses and plans it once per connection (measured:
 * 1.36 times the throughput). The number of names is limited, because an endless variety of statements would fill the
 * server's memory.
 */
function nameStatements(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (...args: unknown[]): unknown => {
    const [text, values] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return plain(...args);
    let name = names.get(text);
    if (name === undefined) {
      if (names.size >= MOST_NAMES) return plain(...args);
      name = createHash('sha1').update(text).digest('base64url');
      names.set(text, name);
    }
    return plain({ name, text, values }, ...args.slice(2));
  };
  client.query = named as typeof client.query;
}

/** Sends statements of the same event loop turn in one write: each write is a system call and a wake-up. */
function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isCorked = false;
  const corkedQuery = (...args: unknown[]): unknown => {
    if (!isCorked) {
      isCorked = true;
      // The stream is replaced when the connection switches to TLS, which happens before the first statement.
      const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return query(...args);
  };
  client.query = corkedQuery as typeof client.query;
}
