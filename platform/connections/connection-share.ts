import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { outsideTransaction } from './connection-guard.ts';

/**
 * The share of the connection pool that a call may use: the members' (also for background work), the connections
 * reserved for signing in, or the few for all public calls or all reports, or those to the replica. Whatever the load of
 * the others, members get a connection.
 */
export type Share = 'members' | 'sign-in' | 'public' | 'reports' | 'replica' | 'aside';

/**
 * The number of connections for reports. Each keeps a CPU busy, and at least half of the CPUs are left for everything
 * else. At most as many as for public calls, because the database's connections are limited.
 */
export const REPORT_CONNECTIONS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

const shares = new AsyncLocalStorage<{ share: Share }>();

/** Runs a function, and everything that it calls, on the connections of a share. */
export function withShare<T>(share: Share, work: () => T): T {
  return shares.run({ share }, work);
}

/**
 * Runs one statement that must survive a rollback of the surrounding transaction, e.g. the progress of a long import.
 * Its connections are used only for such statements. None of them waits for anything else, so there can be no deadlock.
 */
export function runAside<T>(statement: () => Promise<T>): Promise<T> {
  return outsideTransaction(() => withShare('aside', statement));
}

/** Marks the current call as a member's, after its token's signature was verified. */
export function callIsOfMember(): void {
  const scope = shares.getStore();
  if (scope !== undefined) scope.share = 'members';
}

/** Returns the share of the running code. */
export function currentShare(): Share {
  return shares.getStore()?.share ?? 'members';
}

/** Returns an object that identifies the running call; null outside of calls. */
export function currentCall(): object | null {
  return shares.getStore() ?? null;
}

/** The number of connections of each share. */
export type PoolSizes = Readonly<Record<Share, number>>;

/** The connections of one process that has the database for itself. */
export const MOST_CONNECTIONS: PoolSizes = {
  members: 16,
  public: 4,
  'sign-in': 4,
  aside: 2,
  reports: REPORT_CONNECTIONS,
  replica: 4,
};
