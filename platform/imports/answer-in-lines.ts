import type { FastifyReply } from 'fastify';
import { type DomainError, isDomainError } from '../domain-error.ts';
import type { RequestContext } from '../request-context.ts';

/** Receives the progress of an import; `total` is 0 if it is not known yet. */
export type OnProgress = (stage: 'reading' | 'comparing' | 'checking' | 'writing', done: number, total: number) => void;

/**
 * Responds to an import with lines of JSON: `{ stage, done, total }` while it runs, finally `{ result }` or `{ error
 * }`. `failed` is the beginning of the message for an unexpected error. A disconnected client aborts `run`, which then
 * writes nothing.
 */
export async function answerInLines(
  ctx: RequestContext,
  reply: FastifyReply,
  failed: string,
  run: (onProgress: OnProgress, signal: AbortSignal) => Promise<object | DomainError>,
): Promise<FastifyReply> {
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());
  reply.hijack();
  const headers = reply.getHeaders() as Record<string, string>;
  reply.raw.writeHead(200, { ...headers, 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  const line = (value: object): void => void reply.raw.write(`${JSON.stringify(value)}\n`);
  try {
    const result = await run((stage, done, total) => line({ stage, done, total }), abort.signal);
    line(isDomainError(result) ? { error: { code: result.code, message: result.message } } : { result });
  } catch (error) {
    if (!abort.signal.aborted) {
      ctx.app.log.error({ err: error, requestId: ctx.id }, 'import failed');
      line({ error: { code: 'INTERNAL', message: `${failed} Give your administrator this reference: ${ctx.id}` } });
    }
  }
  reply.raw.end();
  return reply;
}
