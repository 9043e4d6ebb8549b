import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { rejectSecondConnection } from './connection-guard.ts';
import { currentCall, currentShare, type Share } from './connection-share.ts';

/** A connection that several statements of one call use; the last one returns it. */
interface Lease {
  share: Share;
  client: Promise<pg.PoolClient>;
  users: number;
}

type PooledClient = Awaited<ReturnType<PostgresPool['connect']>>;

// Their statements take seconds, and must not wait for each other.
const SEPARATE = new Set<Share>(['aside', 'reports', 'replica']);

/**
 * Returns a pool for statements outside of transactions. Those that a call starts in the same turn of the event loop
 * share a connection: they leave in one write, and a call with ten reads doesn't occupy ten connections.
 */
export function shareConnections(pool: pg.Pool): PostgresPool {
  const leases = new WeakMap<object, Lease>();
  const leaseOf = (call: object, share: Share): Lease => {
    const open = leases.get(call);
    if (open?.share === share) {
      rejectSecondConnection();
      return open;
    }
    const lease: Lease = { share, client: pool.connect(), users: 0 };
    leases.set(call, lease);
    // Whatever comes after the statements were sent would wait for them.
    const close = (): void => {
      if (leases.get(call) === lease) leases.delete(call);
    };
    lease.client.then(close, close);
    return lease;
  };
  const connect = async (): Promise<PooledClient> => {
    const [call, share] = [currentCall(), currentShare()];
    if (call === null || SEPARATE.has(share)) return pool.connect();
    const lease = leaseOf(call, share);
    lease.users += 1;
    return shared(await lease.client, () => (lease.users -= 1) === 0);
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

function shared(client: pg.PoolClient, isLast: () => boolean): PooledClient {
  const query = client.query.bind(client);
  const release = (): void => {
    if (isLast()) client.release();
  };
  return { query, release };
}
