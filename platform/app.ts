import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import type { Live } from './events/live.ts';
import type { Log } from './log.ts';

/** The state of a running server process. All of it can be lost without losing a record. */
export interface App {
  readonly config: Config;
  readonly database: Database;
  readonly keys: Keys;
  readonly live: Live;
  readonly log: Log;
  /** The clock; tests set it. */
  readonly clock: () => Date;
}
