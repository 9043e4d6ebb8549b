import type pg from 'pg';
import { MOST_CONNECTIONS, type PoolSizes } from '#platform/connections/connection-share.ts';
import { StartError } from '#platform/start-error.ts';

// The primary process, commands such as npm run backup, and an administrator.
const OTHERS = 12;
// Listening for messages is a connection of its own.
const LISTENING = 1;
// One each for the outbox, sealing, deliveries and listening for jobs, and two for calls.
const FEWEST_OF_MEMBERS = 6;

// Those to a replica are on another server.
const ofPrimary = ({ replica: _, ...shares }: PoolSizes): number[] => Object.values(shares);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const WHOLE = sum(ofPrimary(MOST_CONNECTIONS)) + LISTENING;
const LEAST = FEWEST_OF_MEMBERS + ofPrimary(MOST_CONNECTIONS).length - 1 + LISTENING;

/** The pool of the primary process, which only keeps the database and the backups. */
export const PRIMARY_POOL: PoolSizes = { members: 4, public: 1, 'sign-in': 1, aside: 1, reports: 1, replica: 1 };

/** Returns the number of connections that the embedded database allows for that many processes. */
export const connectionsFor = (processes: number): number => OTHERS + 3 + WHOLE * (processes + 1);

/**
 * Returns the pool of each process, so that all of them fit into `most` connections, with one more process during a
 * rolling restart; throws StartError if there are too few.
 */
export function divideConnections(most: number, processes: number): PoolSizes {
  const each = Math.floor((most - OTHERS) / (processes + 1));
  if (each >= WHOLE) return MOST_CONNECTIONS;
  if (each < LEAST)
    throw new StartError(
      `The database allows ${most} connections, too few for PROCESSES=${processes}: set its max_connections to at least ${OTHERS + 3 + LEAST * (processes + 1)}.`,
    );
  const part = (size: number): number => Math.max(1, Math.floor((size * each) / WHOLE));
  const shares = {
    public: part(MOST_CONNECTIONS.public),
    'sign-in': part(MOST_CONNECTIONS['sign-in']),
    aside: part(MOST_CONNECTIONS.aside),
    reports: part(MOST_CONNECTIONS.reports),
  };
  const members = each - LISTENING - sum(Object.values(shares));
  return { ...shares, members, replica: MOST_CONNECTIONS.replica };
}

/** Reads how many connections the database allows its users. */
export async function readMostConnections(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ most: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
       - coalesce(current_setting('reserved_connections', true)::int, 0) as most`,
  );
  return rows[0]!.most;
}
