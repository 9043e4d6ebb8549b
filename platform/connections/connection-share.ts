import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { outsideTransaction } from './connection-guard.ts';

/**
 * Whose connections something may take: those of the people who work here (and of everything that nobody asked for from outside), those
 * kept free for signing in, or the few that all public calls share, or all reports. However many come, members find theirs.
 */
export type Share = 'members' | 'sign-in' | 'public' | 'reports' | 'aside';

/**
 * How many connections reports have: each keeps a processor busy, and at least half of the processors are left to everything else. At
 * most as many as public calls have, because a database takes only so many connections.
 */
export const REPORT_CONNECTIONS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

const shares = new AsyncLocalStorage<{ share: Share }>();

/** Runs something, and all that it calls, on the connections of a share. */
export function withShare<T>(share: Share, work: () => T): T {
  return shares.run({ share }, work);
}

/**
 * Runs one statement that must not be taken back with the transaction around it, as the next number of a long import. Its connections
 * are for such statements alone: none of them waits for anything else, so who waits for one of them is never waited for by it.
 */
export function runAside<T>(statement: () => Promise<T>): Promise<T> {
  return outsideTransaction(() => withShare('aside', statement));
}

/** From here on the call is a member's: their token was signed by us. */
export function callIsOfMember(): void {
  const scope = shares.getStore();
  if (scope !== undefined) scope.share = 'members';
}

/** The share that the running code may take from. */
export function currentShare(): Share {
  return shares.getStore()?.share ?? 'members';
}
