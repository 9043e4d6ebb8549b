import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Returns whether a caller without a member's token may send more than MOST_JSON_OF_STRANGERS; called before the
     * body is read.
     */
    admitsLargeBody?: (http: FastifyRequest) => Promise<boolean>;
  }
}

/** The maximum JSON body, in bytes, of an unauthenticated caller. */
export const MOST_JSON_OF_STRANGERS = 64 * 1024;

/**
 * Returns whether a body declares a length that any caller may send. Node never reads more than the declared length.
 */
export function isKnownSmall({ headers: { 'content-length': length } }: FastifyRequest): boolean {
  return length !== undefined && Number(length) <= MOST_JSON_OF_STRANGERS;
}

/** Limits the body of an unauthenticated caller: 413 if it is, or turns out to be, too large. */
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
