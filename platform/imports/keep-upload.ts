import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isId, newId } from '../id.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * Stores an uploaded file with the clinic's uploads, which are deleted after an hour; returns its id, which only this
 * clinic can use.
 */
export async function keepUpload(ctx: RequestContext, content: NodeJS.ReadableStream): Promise<string> {
  const id = newId();
  const path = pathOf(ctx, id);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return id;
}

/** Returns the path of a clinic's upload; null if it doesn't exist (anymore). */
export async function findUpload(ctx: RequestContext, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || !isId(id)) return null;
  const path = pathOf(ctx, id);
  return (await stat(path).catch(() => null)) === null ? null : path;
}

const pathOf = ({ app, actor }: RequestContext, id: string): string =>
  join(app.config.dataDir, 'uploads', actor.clinicId, `${id}.csv`);
