import pg from 'pg';

/** A point in the write-ahead log of the primary, in bytes, and when the primary was there. */
interface Mark {
  time: number;
  position: number;
}

interface ReplicaOptions {
  url: string;
  /** Returns the primary's position in its write-ahead log. */
  primaryPosition: () => Promise<number>;
  longestLagMs?: number | undefined;
}

const LONGEST_LAG_MS = 60_000;
const MARK_MS = 5000;
const ANSWER_MS = 3000;
// After a failure, reads go to the primary for this long before the replica is asked again.
const PAUSE_MS = 5000;

/** The statement for a server's position in the write-ahead log; null on a primary that should be a standby. */
const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position where pg_is_in_recovery()`;
export const WRITTEN = `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`;

/**
 * A standby for reads that may be some seconds old. How old is measured with this machine's clock alone: when was the
 * primary where the replica is now? The times in the write-ahead log would stand still while nothing is written.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #pool: pg.Pool;
  readonly #timer: NodeJS.Timeout;
  #marks: Mark[] = [];
  #pausedUntil = 0;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#pool = new pg.Pool({
      connectionString: options.url,
      max: 1,
      application_name: 'salus replica',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    this.#pool.on('error', () => undefined);
    this.#timer = setInterval(() => void this.#mark().catch(() => undefined), MARK_MS).unref();
  }

  /** Returns the time that the replica's data is of, or null if reads must go to the primary. */
  async asOf(): Promise<Date | null> {
    if (Date.now() < this.#pausedUntil) return null;
    try {
      await this.#mark();
      const { rows } = await this.#pool.query<{ position: number }>(REPLAYED);
      const position = rows[0]?.position;
      const reached = this.#marks.findLast((mark) => position !== undefined && mark.position <= position);
      const longest = this.#options.longestLagMs ?? LONGEST_LAG_MS;
      return reached === undefined || Date.now() - reached.time > longest ? null : new Date(reached.time);
    } catch {
      this.pause();
      return null;
    }
  }

  /** A read failed: the next ones go to the primary. */
  pause(): void {
    this.#pausedUntil = Date.now() + PAUSE_MS;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool.end();
  }

  async #mark(): Promise<void> {
    const time = Date.now();
    const position = await this.#options.primaryPosition();
    const oldest = time - 2 * LONGEST_LAG_MS;
    this.#marks = [...this.#marks.filter((mark) => mark.time > oldest), { time, position }];
  }
}
