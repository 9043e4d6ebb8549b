import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';
import { isOwnMachinery } from './list-files.ts';

/** Files staged next to those of DATA_DIR, to replace them in one step. */
export interface StagedFiles {
  add(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Moves them into place. Existing files are moved to the returned folder; undefined if there were none. */
  swap(options: { readonly everything: boolean }): Promise<string | undefined>;
  /** Reverts a swap if the database transaction failed. */
  undo(): Promise<void>;
  discard(): Promise<void>;
}

/** Creates the staging directory inside DATA_DIR, because only within one file system a swap is a rename. */
export async function stageFiles(dataDir: string): Promise<StagedFiles> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith('restore.unfinished-')) await rm(path.join(dataDir, entry), { recursive: true, force: true });
  }
  const stage = path.join(dataDir, `restore.unfinished-${process.pid}`);
  const aside = path.join(
    dataDir,
    `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}-${process.pid}`,
  );
  await mkdir(stage, { mode: 0o700 });
  const done: { readonly from: string; readonly to: string }[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    done.push({ from, to });
  };
  return {
    async add(name, content) {
      const file = path.join(stage, ...safely(name));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
    },
    async swap({ everything }) {
      const arriving = await readdir(stage);
      const present = (await readdir(dataDir)).filter((entry) => !isOwnMachinery(entry));
      const leaving = everything ? present : present.filter((entry) => arriving.includes(entry));
      if (leaving.length > 0) await mkdir(aside, { mode: 0o700 });
      for (const entry of leaving) await move(path.join(dataDir, entry), path.join(aside, entry));
      for (const entry of arriving) await move(path.join(stage, entry), path.join(dataDir, entry));
      return leaving.length > 0 ? aside : undefined;
    },
    async undo() {
      for (const { from, to } of done.splice(0).toReversed()) await rename(to, from);
      if (existsSync(aside)) await rm(aside, { recursive: true });
    },
    async discard() {
      await rm(stage, { recursive: true, force: true });
    },
  };
}

/** Rejects paths outside of DATA_DIR or inside the database. Our backups contain none, but a manipulated one might. */
function safely(name: string): string[] {
  const parts = name.split('/');
  const isHostile = parts.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part));
  if (isHostile || isOwnMachinery(parts[0] ?? ''))
    throw new StartError('The backup contains a file that does not belong in the data directory.');
  return parts;
}
