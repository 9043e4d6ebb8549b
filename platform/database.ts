import type { Writable } from 'node:stream';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { rejectSecondConnection } from './connections/connection-guard.ts';
import { currentShare, MOST_CONNECTIONS, type PoolSizes, type Share } from './connections/connection-share.ts';
import { nameStatements } from './connections/name-statements.ts';
import { NO_PRIMARY } from './connections/primary.ts';
import { PrimaryClient } from './connections/primary-client.ts';
import { currentRecord } from './connections/recorded-transactions.ts';
import { Replica, WRITTEN } from './connections/replica.ts';
import { shareConnections } from './connections/call-connection.ts';
import type { DB } from './database.gen.ts';
import { StartError } from './start-error.ts';
import { isDomainError } from './domain-error.ts';
import { asCaller, currentTracer, traceStatements } from './traces/traces.ts';
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
  /** The standby for reads, if there is one. */
  readonly replica: Replica | null;
  /** The connections of each share that has been used. */
  uses(): PoolUse[];
  /**
   * Runs `work` in one transaction and commits it, unless it throws or returns a domain error: then nothing is written.
   * A serialization failure or a deadlock retries it, up to five times, so it must not have side effects other than
   * SQL. In a repeated call it isn't run if it was committed: its result comes from the record (`answer-once.ts`).
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs at the beginning and end of every transaction; see `followInTransaction`. */
  followers?: { begin: (tx: Tx) => void; end: (tx: Tx) => Promise<void> };
  close(): Promise<void>;
}

// Dates stay text; a timestamp becomes a Date; a bigint count becomes a number.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Returns whether the transaction is retried after this error. */
export const isRetried = (error: unknown): boolean => RETRIED.has(codeOf(error) ?? '');

// The statements of one report wait for each other, and each may take seconds.
const LONGEST_WAIT_MS: Readonly<Partial<Record<Share, number>>> = { reports: 120_000, replica: 120_000 };

/** The connections of a share: in use, idle, and callers that wait for one. */
export interface PoolUse {
  share: Share;
  used: number;
  idle: number;
  waiting: number;
}

interface Options {
  /** The members' connections, or those of every share. */
  connections?: number | PoolSizes;
  longestWaitMs?: number | undefined;
  onError?: (error: Error) => void;
  /** A standby for reads, and how far behind it may be. */
  replica?: { url: string; longestLagMs?: number } | undefined;
}

/**
 * Opens a connection pool on PostgreSQL 16 or later, to the one of the URL's servers that takes writes; connects with the
 * first statement.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const { pool, uses } = sharedPool(url, options);
  const dialect = new PostgresDialect({ pool: shareConnections(pool) });
  const kysely = new Kysely<DB>({ dialect });

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const record = currentRecord();
    const earlier = record?.earlier(work);
    if (earlier != null) return earlier.result as T;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(pool, kysely, dialect, async (tx) => {
          const { followers } = database;
          followers?.begin(tx);
          const result = await work(tx);
          if (isDomainError(result)) throw new RolledBack(result);
          await followers?.end(tx);
          await record?.record(tx, work, result);
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
  const replica =
    options.replica === undefined
      ? null
      : new Replica({
          ...options.replica,
          primaryPosition: async () => (await pool.query<{ position: number }>(WRITTEN)).rows[0]!.position,
        });
  const close = async (): Promise<void> => {
    await replica?.close();
    await kysely.destroy();
    // Kysely doesn't close a pool that it has never used.
    if (!pool.ended) await pool.end();
  };
  const database: Database = { url, kysely, pool, uses, replica, transaction, close };
  return database;
}

type Callback = Parameters<pg.Pool['connect']>[0];

/** The members' pool, which also gives access to the others: each caller gets a connection of their share. */
function sharedPool(url: string, options: Options): { pool: pg.Pool; uses: () => PoolUse[] } {
  const { connections = MOST_CONNECTIONS } = options;
  const sizes = typeof connections === 'number' ? { ...MOST_CONNECTIONS, members: connections } : connections;
  const pool = openPool(url, sizes.members, options);
  const others = new Map<Share, pg.Pool>();
  const poolOf = (share: Share): pg.Pool => {
    if (share === 'members') return pool;
    let other = others.get(share);
    if (other === undefined) {
      const where = share === 'replica' ? options.replica!.url : url;
      const Client = share === 'replica' ? pg.Client : PrimaryClient;
      other = openPool(where, sizes[share], { ...options, longestWaitMs: LONGEST_WAIT_MS[share] }, Client);
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
    if (callback === undefined) return chosen === pool ? own() : chosen.connect();
    return chosen === pool ? ownBack(asCaller(callback)) : chosen.connect(asCaller(callback));
  };
  pool.connect = connect as typeof pool.connect;
  const end = pool.end.bind(pool);
  pool.end = async (): Promise<void> => {
    await Promise.all([...others.values()].map((other) => other.end()));
    await end();
  };
  const uses = (): PoolUse[] =>
    [['members', pool] as const, ...others].map(([share, { totalCount, idleCount, waitingCount }]) => ({
      share,
      used: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    }));
  return { pool, uses };
}

function openPool(
  url: string,
  connections: number,
  options: Options,
  Client: typeof pg.Client = PrimaryClient,
): pg.Pool {
  const pool = new pg.Pool({
    Client,
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
    if (currentTracer() !== null) traceStatements(client);
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
  /^(?:Connection terminated|timeout e\w+|Query read timeout|Client has encountered a connection error|Client was closed)/;
const NETWORK = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN';
// No connection is free, the server is going down or starting, or it has become a standby.
const SERVER = '53300 57P01 57P02 57P03 25006';
const NOT_THERE = new Set([...`${NETWORK} ${SERVER}`.split(' '), NO_PRIMARY]);

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
