import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openKeys } from './keys.ts';

const NEXT = '.next';

/** A key that is being replaced. Both keys stay in their files until `finish`, so an interrupted rotation can continue. */
export interface KeyRotation {
  from: Buffer;
  to: Buffer;
  /** False if an interrupted rotation continues: something may be encrypted with the new key already. */
  isNew: boolean;
  /** Makes the new key the current one; the old one is gone. */
  finish(): Promise<void>;
  /** Discards the new key, if nothing was encrypted with it. */
  cancel(): Promise<void>;
}

/** Begins or continues the rotation of a key in `<dataDir>/keys`; null if there is no such key yet. */
export async function rotateKey(dataDir: string, name: string): Promise<KeyRotation | null> {
  const fileOf = (which: string): string => join(dataDir, 'keys', `${which}.key`);
  const from = await readFile(fileOf(name)).catch(() => null);
  if (from === null) return null;
  const isNew = !(await isRotating(dataDir));
  const to = await openKeys(dataDir).secret(`${name}${NEXT}`);
  return {
    from,
    to,
    isNew,
    finish: () => rename(fileOf(`${name}${NEXT}`), fileOf(name)),
    cancel: () => rm(fileOf(`${name}${NEXT}`)),
  };
}

/** Returns whether a key is being rotated, or its rotation was interrupted: no server may encrypt with the old one then. */
export async function isRotating(dataDir: string): Promise<boolean> {
  const names = await readdir(join(dataDir, 'keys')).catch(() => []);
  return names.some((name) => name.endsWith(`${NEXT}.key`));
}
