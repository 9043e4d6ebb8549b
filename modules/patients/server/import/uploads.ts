import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { House } from '#platform/house.ts';
import { isId, newId } from '#platform/id.ts';
import type { Request } from '#platform/request.ts';

const KEPT = 60 * 60 * 1000;
// Each may have 200 MB: a clinic that comes back to more than these fills no disk.
const MOST_KEPT = 10;

/** Keeps an uploaded file for an hour, or until ten newer ones of its clinic have come, readable by nobody else; answers its id, which only its clinic can use. */
export async function keepUpload(request: Request, content: NodeJS.ReadableStream): Promise<string> {
  const id = newId();
  const path = pathOf(request.house, request.actor.clinicId, id);
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
export async function findUpload(request: Request, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || !isId(id)) return null;
  const path = pathOf(request.house, request.actor.clinicId, id);
  return (await stat(path).catch(() => null)) === null ? null : path;
}

/** Removes an upload. */
export function removeUpload(path: string): Promise<void> {
  return rm(path, { force: true });
}

/** Removes what nobody came back for. */
export async function removeOldUploads(house: House): Promise<void> {
  const folder = join(house.config.dataDir, 'uploads');
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => null);
    if (info?.isFile() && house.clock().getTime() - info.mtimeMs > KEPT) await rm(join(folder, name), { force: true });
  }
}

const pathOf = (house: House, clinicId: string, id: string): string =>
  join(house.config.dataDir, 'uploads', clinicId, `${id}.csv`);
