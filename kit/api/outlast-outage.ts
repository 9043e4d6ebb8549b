import { DATABASE_UNAVAILABLE } from './api-error.ts';
import { reportConnection } from './connection.ts';

/** A response of the API, as far as it was read. */
export interface Reply {
  status: number;
  /** The parsed JSON, or undefined if there was none. */
  answer: unknown;
  /** Seconds to wait before the next attempt, if the server sent a value. */
  retryAfter: number | undefined;
}

// A database that moves to its other server is back within seconds, and nobody needs to know.
const SILENT_MS = 6000;
const LONGEST_MS = 60_000;

/**
 * Sends a call that may be sent again, until the database is available, for at most a minute. After some seconds the
 * page shows that the connection is lost. Returns the last reply.
 */
export async function outlastOutage(send: () => Promise<Reply>, signal?: AbortSignal | null): Promise<Reply> {
  const begun = Date.now();
  for (;;) {
    const reply = await send();
    const waited = Date.now() - begun;
    if (!isOutage(reply) || waited >= LONGEST_MS) return reply;
    if (waited >= SILENT_MS) reportConnection(false);
    // Jitter, so that pages don't all call in the same instant.
    await new Promise((resolve) => setTimeout(resolve, (reply.retryAfter ?? 1) * 1000 * (0.7 + Math.random() * 0.6)));
    signal?.throwIfAborted();
  }
}

/** Returns whether a reply says that the database is unavailable. */
export function isOutage({ status, answer }: Reply): boolean {
  if (status !== 503) return false;
  const { errors } = (answer ?? {}) as { errors?: readonly { extensions?: { code?: unknown } }[] };
  return errors?.some(({ extensions }) => extensions?.code === DATABASE_UNAVAILABLE) === true;
}
