import { withShare } from '../connections/connection-share.ts';
import { currentTracer } from '../traces/traces.ts';

/** More would wait for each other on one connection while the others are idle. */
const MOST = 8;

let waiting: (() => void)[] = [];

/**
 * Starts the reads of members that arrived in one turn of the event loop together, as if they were one call: their
 * statements share a connection and leave in one write (`platform/connections/call-connection.ts`). A write wakes
 * PostgreSQL, which costs more than most statements. Traced calls start alone: a trace shows the statements of one call.
 */
export function readTogether<T>(read: () => Promise<T>): Promise<T> {
  if (currentTracer() !== null) return read();
  return new Promise((resolve, reject) => {
    waiting.push(() => void read().then(resolve, reject));
    if (waiting.length === 1) setImmediate(startAll);
  });
}

function startAll(): void {
  const reads = waiting;
  waiting = [];
  for (let at = 0; at < reads.length; at += MOST)
    withShare('members', () => {
      for (const start of reads.slice(at, at + MOST)) start();
    });
}
