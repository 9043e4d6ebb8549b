import type { FastifyInstance } from 'fastify';
import type { House } from '#platform/house.ts';
import { admit } from './requests.ts';

const HEARTBEAT = 25_000;

/** GET /api/live: a stream of server-sent events of the caller's clinic, `{ topic, body }` each; a heartbeat keeps it open. */
export function serveLive(app: FastifyInstance, house: House): void {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  app.get('/api/live', async (http, reply) => {
    const request = await admit(house, http, reply, 'sessions.own');
    if (request === null) return reply;
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write(': open\n\n');
    const { clinicId, sessionId } = request.actor;
    const end = (): void => {
      open.delete(end);
      unsubscribe();
      clearInterval(heartbeat);
      stream.end();
    };
    const unsubscribe = house.live.subscribe(({ clinicId: where, topic, body }) => {
      if (where !== clinicId) return;
      if (topic === 'sessions.ended') {
        if ((body as { session_id: unknown }).session_id === sessionId) end();
        return;
      }
      stream.write(`data: ${JSON.stringify({ topic, body })}\n\n`);
    });
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT);
    open.add(end);
    http.raw.on('close', end);
    return reply;
  });
}
