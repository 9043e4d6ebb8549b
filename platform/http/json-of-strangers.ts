import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a caller without a member's token may send more than MOST_JSON_OF_STRANGERS; asked before the body is read. */
    admitsLargeBody?: (http: FastifyRequest) => Promise<boolean>;
  }
}

/** How much JSON, in bytes, a caller may send before we know who it is. */
export const MOST_JSON_OF_STRANGERS = 64 * 1024;

/** Whether a body says, and so keeps to, a length that anybody may send: Node reads no more of a body than it announces. */
export function isKnownSmall({ headers: { 'content-length': length } }: FastifyRequest): boolean {
  return length !== undefined && Number(length) <= MOST_JSON_OF_STRANGERS;
}

/** The body of a caller we don't know: 413 where it is, or turns out to be, too large. */
export function boundBody(http: FastifyRequest, payload: NodeJS.ReadableStream): NodeJS.ReadableStream {
  if (isKnownSmall(http)) return payload;
  if (http.headers['content-length'] === undefined) return payload.pipe(new BoundedBody());
  throw tooLarge();
}

class BoundedBody extends Transform {
  /** Fastify compares it with its own limit. */
  receivedEncodedLength = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    if (this.receivedEncodedLength > MOST_JSON_OF_STRANGERS) done(tooLarge());
    else done(null, chunk);
  }
}

const tooLarge = (): Error => Object.assign(new Error('body too large'), { statusCode: 413 });
