import pg from 'pg';
import { drop, NoPrimary, primaryOf, type Primary } from './primary.ts';

type Callback = (error: Error | null, client?: pg.Client) => void;

// The server is going down, or it no longer takes writes.
const LEAVING = new Set(['57P01', '57P02', '57P03', '25006']);

// Longer than a busy machine needs, short enough to try again soon after a failover.
const CONNECT_MS = 8000;

interface Wire {
  on(event: 'parameterStatus', listener: (status: { parameterName: string; parameterValue: string }) => void): void;
  on(event: 'errorMessage', listener: (message: { code?: string }) => void): void;
}

/**
 * A connection to the server that takes writes, of a URL with one or several servers. It fails with NoPrimary if there
 * is none, and ends itself when its server goes down or becomes a standby.
 */
export class PrimaryClient extends pg.Client {
  readonly #primary: Primary;

  constructor(config: pg.ClientConfig & { connectionString: string }) {
    const primary = primaryOf(config.connectionString);
    // A pool's own limit is for waiting until a connection is free, and longer.
    super({ ...config, connectionString: primary.servers[0]!.url, connectionTimeoutMillis: CONNECT_MS });
    this.#primary = primary;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    const opened = this.#open();
    if (callback === undefined) return opened;
    opened.then(() => callback(null, this), callback);
  }

  async #open(): Promise<pg.Client> {
    const server = await this.#primary.find();
    Object.assign(this, { host: server.host, port: server.port });
    const wire = (this as unknown as { connection: Wire }).connection;
    let isStandby = false;
    // PostgreSQL reports this with every new connection, which saves asking.
    wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'in_hot_standby') isStandby = parameterValue === 'on';
    });
    wire.on('errorMessage', ({ code }) => {
      if (!LEAVING.has(code ?? '')) return;
      this.#primary.forget(server);
      drop(this);
    });
    const forget = (): void => this.#primary.forget(server);
    this.on('error', forget);
    try {
      await super.connect();
    } catch (error) {
      forget();
      throw error;
    }
    this.#primary.follow(this, server);
    if (!isStandby) return this;
    forget();
    drop(this);
    throw new NoPrimary('The database server is a standby.');
  }
}
