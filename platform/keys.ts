import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secrets of this installation, stored as files outside of the database; processes that share a database share
 * them.
 */
export interface Keys {
  /** Returns 32 random bytes under that name, created at the first call and constant from then on. */
  secret(name: string): Promise<Buffer>;
}

/** Opens the keys in `<dataDir>/keys`, each in a file that only the owner can read. */
export function openKeys(dataDir: string): Keys {
  const folder = join(dataDir, 'keys');
  const known = new Map<string, Promise<Buffer>>();
  return {
    secret(name) {
      let secret = known.get(name);
      if (secret === undefined) {
        secret = readOrMake(folder, name);
        known.set(name, secret);
        // An error may be temporary, e.g. a full disk: the next call tries again.
        secret.catch(() => known.delete(name));
      }
      return secret;
    },
  };
}

async function readOrMake(folder: string, name: string): Promise<Buffer> {
  const file = join(folder, `${name}.key`);
  const existing = await readFile(file).catch(() => undefined);
  if (existing?.length === 32) return existing;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  // Written to a temporary file and linked into place: concurrent processes end up with one key, and a killed one
  // leaves no partial file. The name is random because processes in different containers may have the same pid.
  const aside = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, randomBytes(32), { mode: 0o600 });
  await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  return readFile(file);
}
