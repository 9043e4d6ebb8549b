import pg from 'pg';
import { urlsOf } from './urls-of.ts';

/** No server that takes writes was found: all are down, or still standbys. */
export class NoPrimary extends Error {
  readonly code = NO_PRIMARY;
}
export const NO_PRIMARY = 'NO_PRIMARY';

/** A server of the database that takes writes. */
export interface Server {
  readonly url: string;
  readonly host: string;
  readonly port: number;
}

const PROBE_MS = 5000;
const WATCH_MS = 3000;
// A busy machine answers late too, and closing its connections would make it busier.
const SILENT_MS = 30_000;
const SILENT_PROBES = 3;
// Many calls fail in the same moment: they share one search.
const PAUSE_MS = 200;

/**
 * Finds the server that takes writes among those of a URL, and remembers it until a connection to it fails. Two servers
 * take writes if a failed one comes back before it is rebuilt: the one with the newer timeline is right, because each
 * promotion begins one (https://www.postgresql.org/docs/18/continuous-archiving.html, "Timelines").
 */
export class Primary {
  readonly servers: readonly Server[];
  readonly #connections = new Map<pg.Client, Server>();
  #known: Server | null = null;
  #timeline = 0;
  #search: Promise<Server> | null = null;
  #watch: NodeJS.Timeout | undefined;
  #silent = 0;
  #answered = 0;

  constructor(url: string) {
    const urls = urlsOf(url);
    if (urls === null) throw new Error('not the URL of a PostgreSQL database');
    this.servers = urls.map((each) => {
      const { host, port } = new pg.Client({ connectionString: each });
      return { url: each, host, port };
    });
  }

  /** Returns the server to connect to; throws NoPrimary. A single server is not asked first. */
  find(): Promise<Server> {
    const [only] = this.servers;
    if (this.servers.length === 1) return Promise.resolve(only!);
    if (this.#known !== null) return Promise.resolve(this.#known);
    this.#search ??= this.#ask().finally(() => setTimeout(() => (this.#search = null), PAUSE_MS).unref());
    return this.#search;
  }

  /** Forgets the server: a connection to it failed, or it has become a standby. */
  forget(server: Server): void {
    if (this.#known === server) this.#known = null;
  }

  /** Follows a connection until its end: it is closed when another server takes over. */
  follow(client: pg.Client, server: Server): void {
    this.#connections.set(client, server);
    client.once('end', () => this.#connections.delete(client));
    if (this.servers.length > 1) this.#watch ??= setInterval(() => void this.#look(), WATCH_MS).unref();
  }

  async #ask(): Promise<Server> {
    const found = await Promise.all(
      this.servers.map(async (server) => ({ server, timeline: await timelineOf(server) })),
    );
    const best = found.reduce((newest, each) => (each.timeline > newest.timeline ? each : newest));
    if (best.timeline === 0 || best.timeline < this.#timeline) throw new NoPrimary('No database server takes writes.');
    this.#timeline = best.timeline;
    this.#known = best.server;
    return best.server;
  }

  /**
   * A machine without power or network doesn't close its connections, and their statements would wait for minutes: they
   * are closed when another server has taken over, or when none has answered for half a minute.
   */
  async #look(): Promise<void> {
    if (this.#connections.size === 0) {
      clearInterval(this.#watch);
      this.#watch = undefined;
      return;
    }
    const now = await this.#ask().catch(() => null);
    if (now !== null) {
      this.#answered = Date.now();
      this.#silent = 0;
    } else {
      this.#silent += 1;
      if (this.#silent < SILENT_PROBES || Date.now() - this.#answered < SILENT_MS) return;
      this.#known = null;
    }
    for (const [client, its] of this.#connections) if (its !== now) drop(client, new NoPrimary('Its server failed.'));
  }
}

/** Closes a connection at once; its statements fail with the error. */
export function drop(client: pg.Client, error?: Error): void {
  (client as unknown as { connection: { stream: { destroy(error?: Error): void } } }).connection.stream.destroy(error);
}

/** Returns the timeline of a server that takes writes; 0 for a standby and for a server that doesn't answer. */
async function timelineOf({ url }: Server): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'salus probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ file: string | null }>(
      `select case when current_setting('transaction_read_only') = 'off' then pg_walfile_name(pg_current_wal_lsn()) end as file`,
    );
    // The first eight digits of a write-ahead log file's name are its timeline.
    return Number.parseInt(rows[0]?.file?.slice(0, 8) ?? '0', 16);
  } catch {
    return 0;
  } finally {
    drop(client);
  }
}

const primaries = new Map<string, Primary>();

/** Returns what is known about the servers of a URL, for all connections of this process. */
export function primaryOf(url: string): Primary {
  const known = primaries.get(url) ?? new Primary(url);
  primaries.set(url, known);
  return known;
}
