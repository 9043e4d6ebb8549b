import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/app.ts';

/** Where a clinic's chain had got to: the place and, in hexadecimal, the link there. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/**
 * The last link that this installation has seen, kept outside the database beside the keys: a chain whose end was cut off looks
 * whole from within. Null where none was kept yet.
 */
export async function readKnownHead(app: App, clinicId: string): Promise<ChainHead | null> {
  const text = await readFile(fileOf(app, clinicId), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ChainHead);
}

/** Keeps the last link, in one step, so that a killed process leaves the one before. */
export async function keepKnownHead(app: App, clinicId: string, head: ChainHead): Promise<void> {
  const known = await readKnownHead(app, clinicId);
  if (known !== null && known.seq >= head.seq) return;
  await mkdir(folderOf(app), { recursive: true, mode: 0o700 });
  // Two that look at the log at once seal at once: each writes a file of its own.
  const aside = `${fileOf(app, clinicId)}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, JSON.stringify(head), { mode: 0o600 });
  await rename(aside, fileOf(app, clinicId));
}

const folderOf = (app: App): string => join(app.config.dataDir, 'keys', 'audit-heads');
const fileOf = (app: App, clinicId: string): string => join(folderOf(app), `${clinicId}.json`);
