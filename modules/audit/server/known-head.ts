import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { House } from '#platform/house.ts';

/** Where a clinic's chain had got to: the place and, in hexadecimal, the link there. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/**
 * The last link that this installation has seen, kept outside the database beside the keys: a chain whose end was cut off looks
 * whole from within. Null where none was kept yet.
 */
export async function readKnownHead(house: House, clinicId: string): Promise<ChainHead | null> {
  const text = await readFile(fileOf(house, clinicId), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ChainHead);
}

/** Keeps the last link, in one step, so that a killed process leaves the one before. */
export async function keepKnownHead(house: House, clinicId: string, head: ChainHead): Promise<void> {
  const known = await readKnownHead(house, clinicId);
  if (known !== null && known.seq >= head.seq) return;
  await mkdir(folderOf(house), { recursive: true, mode: 0o700 });
  // Two that look at the log at once seal at once: each writes a file of its own.
  const aside = `${fileOf(house, clinicId)}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, JSON.stringify(head), { mode: 0o600 });
  await rename(aside, fileOf(house, clinicId));
}

const folderOf = (house: House): string => join(house.config.dataDir, 'keys', 'audit-heads');
const fileOf = (house: House, clinicId: string): string => join(folderOf(house), `${clinicId}.json`);
