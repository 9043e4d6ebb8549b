import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { App } from '#platform/app.ts';
import { isId, newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';

const KEPT = 60 * 60 * 1000;
// Each may have 200 MB: a clinic that comes back to more than these fills no disk.
const MOST_KEPT = 10;

/** Keeps an uploaded file for an hour, or until ten newer ones of its clinic have come, readable by nobody else; answers its id, which only its clinic can use. */
export async function keepUpload(ctx: RequestContext, content: NodeJS.ReadableStream): Promise<string> {
  const id = newId();
  const path = pathOf(ctx.app, ctx.actor.clinicId, id);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  // Ids are in the order of their making.
  const all = (await readdir(join(path, '..'))).sort();
  for (const name of all.slice(0, -MOST_KEPT)) await removeUpload(join(path, '..', name));
  return id;
}

/** The path of a clinic's upload; null where there is none (any more). */
export async function findUpload(ctx: RequestContext, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || !isId(id)) return null;
  const path = pathOf(ctx.app, ctx.actor.clinicId, id);
  return (await stat(path).catch(() => null)) === null ? null : path;
}

/** Removes an upload. */
export function removeUpload(path: string): Promise<void> {
  return rm(path, { force: true });
}

/** Removes what nobody came back for. */
export async function removeOldUploads(app: App): Promise<void> {
  const folder = join(app.config.dataDir, 'uploads');
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => null);
    if (info?.isFile() && app.clock().getTime() - info.mtimeMs > KEPT) await rm(join(folder, name), { force: true });
  }
}

const pathOf = (app: App, clinicId: string, id: string): string =>
  join(app.config.dataDir, 'uploads', clinicId, `${id}.csv`);
