import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secrets of this installation, kept as files outside the database; processes that share a database share them. */
export interface Keys {
  /** 32 random bytes under that name, made at the first call and the same ever after. */
  secret(name: string): Promise<Buffer>;
}

/** Keys in `<dataDir>/keys`, each a file that only the owner can read. */
export function openKeys(dataDir: string): Keys {
  const folder = join(dataDir, 'keys');
  const known = new Map<string, Promise<Buffer>>();
  return {
    secret(name) {
      let secret = known.get(name);
      if (secret === undefined) {
        secret = readOrMake(folder, name);
        known.set(name, secret);
        // An error passes, as a disk that was full: the next call tries again.
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
  // Written aside and linked into place: two processes that start at once end up with one key, and a killed one leaves none half-written.
  // Named at random, for processes in containers of their own may have one number.
  const aside = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(aside, randomBytes(32), { mode: 0o600 });
  await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
  return readFile(file);
}
