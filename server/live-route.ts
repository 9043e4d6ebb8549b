import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { admit } from './requests.ts';

const HEARTBEAT = 25_000;
// A page has one stream; this allows for the windows of a busy user.
const MOST_OF_SESSION = 20;
// A client that doesn't read is disconnected before pending messages fill the memory; the page reconnects and reads
// again.
const MOST_WAITING = 256 * 1024;

/**
 * GET /api/live: a stream of server-sent events of the caller's clinic, `{ topic, body }` each; a heartbeat keeps it
 * open. Returns a function that counts the open streams.
 */
export function serveLive(server: FastifyInstance, app: App): () => number {
  const open = new Map<string, Set<() => void>>();
  const endAll = (): void => {
    for (const streams of [...open.values()]) for (const end of [...streams]) end();
  };
  server.addHook('preClose', async () => endAll());
  // Pages open a new stream, and read again what they show.
  app.live.onReconnect(endAll);
  server.get('/api/live', async (http, reply) => {
    const ctx = await admit(app, http, reply, 'sessions.own');
    if (ctx === null) return reply;
    const { clinicId, sessionId } = ctx.actor;
    const streams = open.get(sessionId) ?? new Set();
    open.set(sessionId, streams);
    if (streams.size >= MOST_OF_SESSION) [...streams][0]?.();

    reply.hijack();
    const stream = reply.raw;
    const end = (): void => {
      streams.delete(end);
      if (streams.size === 0 && open.get(sessionId) === streams) open.delete(sessionId);
      unsubscribe();
      clearInterval(heartbeat);
      stream.end();
    };
    const write = (text: string): void => {
      stream.write(text);
      if (stream.writableLength <= MOST_WAITING) return;
      end();
      stream.destroy();
    };
    const unsubscribe = app.live.subscribe(({ clinicId: where, topic, body }) => {
      if (where !== clinicId) return;
      if (topic === 'sessions.ended') {
        if ((body as { session_id: unknown }).session_id === sessionId) end();
        return;
      }
      write(`data: ${JSON.stringify({ topic, body })}\n\n`);
    });
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT);
    streams.add(end);
    http.raw.on('close', end);
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    write(': open\n\n');
    return reply;
  });
  return () => [...open.values()].reduce((count, streams) => count + streams.size, 0);
}
