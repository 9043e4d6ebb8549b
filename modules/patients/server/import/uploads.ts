import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { App } from '#platform/app.ts';
import { isId, newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

const LIFETIME_MS = 60 * 60 * 1000;
// Each may have 200 MB: this limits the disk space of one clinic.
const MAX_UPLOADS = 10;

/**
 * Stores an uploaded file encrypted, for an hour or until the clinic has ten newer ones; returns its ID, which only
 * works for its clinic.
 */
export async function keepUpload(ctx: RequestContext, content: Readable): Promise<string> {
  const id = newId();
  const path = pathOf(ctx.app, ctx.actor.clinicId, id);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  try {
    await writeSealed(ctx.app, path, labelOf(ctx, id), content);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  // IDs are sorted by creation time.
  const all = (await readdir(join(path, '..'))).sort();
  for (const name of all.slice(0, -MAX_UPLOADS)) await rm(join(path, '..', name), { force: true });
  return id;
}

/** An upload waiting for its import. */
export interface Upload {
  /** Opens a stream of its content. */
  source: () => Readable;
  remove: () => Promise<void>;
}

/** Returns a clinic's upload; null if it doesn't exist or was removed. */
export async function findUpload(ctx: RequestContext, id: unknown): Promise<Upload | null> {
  if (typeof id !== 'string' || !isId(id)) return null;
  const path = pathOf(ctx.app, ctx.actor.clinicId, id);
  if ((await stat(path).catch(() => null)) === null) return null;
  return { source: () => readSealed(ctx.app, path, labelOf(ctx, id)), remove: () => rm(path, { force: true }) };
}

const labelOf = ({ actor }: RequestContext, id: string): string => `${actor.clinicId}/${id}`;

/** Removes expired uploads. */
export async function removeOldUploads(app: App): Promise<void> {
  const folder = join(app.config.dataDir, 'uploads');
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => null);
    if (info?.isFile() && app.clock().getTime() - info.mtimeMs > LIFETIME_MS)
      await rm(join(folder, name), { force: true });
  }
}

const pathOf = (app: App, clinicId: string, id: string): string =>
  join(app.config.dataDir, 'uploads', clinicId, `${id}.csv`);
