import { sql } from 'kysely';
import type pg from 'pg';
import { PrimaryClient } from '../connections/primary-client.ts';
import type { Database, Queryable } from '../database.ts';
import type { Log } from '../log.ts';

/** A message between processes, and to the browsers of a clinic: ids only. */
export interface LiveMessage {
  clinicId: string;
  topic: string;
  body: unknown;
}

/** LISTEN and NOTIFY between all processes on one database. Messages can get lost; don't rely on them alone. */
export interface Live {
  publish(message: LiveMessage): Promise<void>;
  /**
   * Publishes when the transaction commits. All commits with messages are serialized: use it for batches, not for
   * commands.
   */
  publishIn(tx: Queryable, messages: readonly LiveMessage[]): Promise<void>;
  /** Subscribes to every message, including our own, until the returned function is called. */
  subscribe(listener: (message: LiveMessage) => void): () => void;
  /** Calls the listener after each reconnection, because messages may have been missed. */
  onReconnect(listener: () => void): void;
  /** True while messages are received; otherwise code that relies on them must query the database. */
  readonly connected: boolean;
  /** Counts connections: when it has increased, messages may have been missed. */
  readonly connection: number;
  close(): Promise<void>;
}

const CHANNEL = 'salus';
// PostgreSQL rejects payloads of 8,000 bytes and more.
const MOST_BYTES = 7000;

/** Opens the channel and keeps it open: after a lost connection it reconnects every second. */
export async function openLive(database: Database, log: Log): Promise<Live> {
  const listeners = new Set<(message: LiveMessage) => void>();
  const reconnectListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let connections = 0;
  let open = true;

  const connect = async (): Promise<void> => {
    const fresh = new PrimaryClient({
      connectionString: database.url,
      application_name: 'salus live',
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      for (const message of JSON.parse(payload) as LiveMessage[]) for (const listener of listeners) listener(message);
    });
    const lost = (): void => {
      if (client !== fresh) return;
      client = null;
      if (open) setTimeout(() => void retry(), 1000);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
    connections += 1;
  };
  const retry = async (): Promise<void> => {
    if (!open) return;
    try {
      await connect();
      for (const listener of reconnectListeners) listener();
    } catch (error) {
      log.warn({ err: error }, 'live: no connection, trying again');
      setTimeout(() => void retry(), 1000);
    }
  };
  await connect();

  const publishIn = async (on: Queryable, messages: readonly LiveMessage[]): Promise<void> => {
    await sql`select pg_notify(${CHANNEL}, payload) from unnest(${packed(messages)}::text[]) payload`.execute(on);
  };
  return {
    publish: (message) => publishIn(database.kysely, [message]),
    publishIn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReconnect(listener) {
      reconnectListeners.push(listener);
    },
    get connected() {
      return client !== null;
    },
    get connection() {
      return connections;
    },
    async close() {
      open = false;
      await client?.end();
    },
  };
}

function packed(messages: readonly LiveMessage[]): string[] {
  const payloads: string[] = [];
  let current: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (current.length > 0) payloads.push(`[${current.join(',')}]`);
    current = [];
    bytes = 0;
  };
  for (const message of messages) {
    const text = JSON.stringify(message);
    // Includes a comma or a bracket for each, and the closing bracket.
    const more = Buffer.byteLength(text) + 1;
    if (bytes + more + 1 > MOST_BYTES) close();
    current.push(text);
    bytes += more;
  }
  close();
  return payloads;
}
