import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Outbox } from './outbox.ts';

const SHOWN = 200;
const PREVIEW = 140;

/**
 * Serves GET /api/sandbox/messages, GET /api/sandbox/messages/:id and DELETE /api/sandbox/messages: the messages that
 * the sandbox received, publicly while `isOpen` returns true, and otherwise not at all.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox | null, isOpen: () => Promise<boolean>): void {
  const closed = async (reply: FastifyReply): Promise<boolean> => {
    if (outbox !== null && (await isOpen())) return false;
    await reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
    return true;
  };
  app.get('/api/sandbox/messages', async (_http, reply) => {
    if (await closed(reply)) return reply;
    const messages = await outbox!.list(SHOWN);
    return {
      messages: messages.map(({ html: _html, text, ...rest }) => ({ ...rest, preview: previewOf(text) })),
    };
  });
  app.get('/api/sandbox/messages/:id', async (http, reply) => {
    if (await closed(reply)) return reply;
    const message = await outbox!.read((http.params as { id: string }).id);
    if (message !== null) return message;
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'This message does not exist.' });
  });
  app.delete('/api/sandbox/messages', async (_http, reply) => {
    if (await closed(reply)) return reply;
    await outbox!.clear();
    return reply.code(204).send();
  });
}

function previewOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, PREVIEW);
}
