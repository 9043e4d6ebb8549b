import type { Config } from '#platform/config.ts';
import type { PoolSizes } from '#platform/connections/connection-share.ts';

/** The part of a worker's settings that only the primary process knows. */
export interface WorkerSetup {
  /** The database's address and the simulated services. */
  config: Partial<Config>;
  connections: PoolSizes;
  /** True if the sandbox stores messages. */
  hasOutbox: boolean;
}

/** A message from the primary process to a worker; the worker first asks for its setup. */
export type ToWorker = { salus: 'setup'; setup: WorkerSetup } | { salus: 'end'; drain: boolean };

/** A message from a worker to the primary process. */
export type FromWorker = { salus: 'setup' | 'ready' };

/** Returns whether a message is one of these: libraries send their own on the same channel. */
export function isOurs<Message extends ToWorker | FromWorker>(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'salus' in message;
}
