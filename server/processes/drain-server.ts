import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 3000;

/**
 * Takes no further connections, and asks the browsers on existing ones to open the next elsewhere: each answer says
 * that it is the connection's last. A connection that is closed while its browser sends a call would refuse that call;
 * therefore only those that stay idle all the time are left to be closed.
 */
export async function drainServer(server: Server): Promise<void> {
  server.prependListener('request', (_call: IncomingMessage, answer: ServerResponse) => {
    answer.shouldKeepAlive = false;
  });
  // The HTTP server's own close would close idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, sleep(LONGEST_MS)]);
}
