import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '#platform/app.ts';

// Uploaded patient lists wait on disk encrypted: in chunks, each sealed with AES-256-GCM and bound to its position, the
// last one marked.
const PIECE = 8 * 1024;
const BASE = 7;
const TAG = 16;

/** Writes a stream to a file encrypted with the installation's keys; `label` is authenticated with it. */
export async function writeSealed(app: App, path: string, label: string, content: Readable): Promise<void> {
  const key = await keyOf(app, label);
  const base = randomBytes(BASE);
  async function* sealed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield base;
    let place = 0;
    let pending = Buffer.alloc(0);
    for await (const part of source) {
      pending = Buffer.concat([pending, part]);
      // One chunk is held back, since the last one is only known at the end of the stream.
      for (; pending.length > PIECE; pending = pending.subarray(PIECE))
        yield seal(key, nonceOf(base, (place += 1), false), pending.subarray(0, PIECE));
    }
    yield seal(key, nonceOf(base, place + 1, true), pending);
  }
  await pipeline(sealed(content as AsyncIterable<Buffer>), createWriteStream(path, { mode: 0o600 }));
}

/** Reads such a file from its start, chunk by chunk; fails if any part was altered or the end is missing. */
export function readSealed(app: App, path: string, label: string): Readable {
  async function* opened(): AsyncGenerator<Buffer> {
    const key = await keyOf(app, label);
    let base: Buffer | null = null;
    let place = 0;
    let pending = Buffer.alloc(0);
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      pending = Buffer.concat([pending, part]);
      if (base === null) {
        if (pending.length < BASE) continue;
        base = pending.subarray(0, BASE);
        pending = pending.subarray(BASE);
      }
      for (; pending.length > PIECE + TAG; pending = pending.subarray(PIECE + TAG))
        yield open(key, nonceOf(base, (place += 1), false), pending.subarray(0, PIECE + TAG));
    }
    const last = open(key, nonceOf(base ?? Buffer.alloc(BASE), place + 1, true), pending);
    if (last.length > 0) yield last;
  }
  return Readable.from(opened(), { objectMode: false, highWaterMark: PIECE });
}

async function keyOf(app: App, label: string): Promise<Buffer> {
  return createHmac('sha256', await app.keys.secret('files'))
    .update(`upload ${label}`)
    .digest();
}

function nonceOf(base: Buffer, place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  base.copy(nonce);
  nonce.writeUInt32BE(place, BASE);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function seal(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw new Error('an uploaded file is incomplete');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
}
