import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/app.ts';

/** The end of a clinic's chain: the position and the chain hash there, in hexadecimal. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/**
 * Reads the last link that this installation has seen, stored outside of the database next to the keys: a chain whose
 * end was cut off appears complete by itself. Null if none was stored yet.
 */
export async function readKnownHead(app: App, clinicId: string): Promise<ChainHead | null> {
  const text = await readFile(fileOf(app, clinicId), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ChainHead);
}

/** Stores the last link atomically, so that a killed process leaves the previous one. */
export async function keepKnownHead(app: App, clinicId: string, head: ChainHead): Promise<void> {
  const known = await readKnownHead(app, clinicId);
  if (known !== null && known.seq >= head.seq) return;
  await mkdir(folderOf(app), { recursive: true, mode: 0o700 });
  // Two concurrent sealers each write a separate temporary file.
  const aside = `${fileOf(app, clinicId)}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, JSON.stringify(head), { mode: 0o600 });
  await rename(aside, fileOf(app, clinicId));
}

const folderOf = (app: App): string => join(app.config.dataDir, 'keys', 'audit-heads');
const fileOf = (app: App, clinicId: string): string => join(folderOf(app), `${clinicId}.json`);
