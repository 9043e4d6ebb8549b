import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of the stamp file, which records the package-lock.json and the platform of the installed
 * dependencies.
 */
export const stampPath = (root) => join(root, 'node_modules/.salus-installed');

/**
 * Returns whether node_modules matches package-lock.json. Costs one read and one stat unless the lock file was touched.
 */
export async function dependenciesStand(root) {
  try {
    const [machine, seen, hash] = readFileSync(stampPath(root), 'utf8').split('\n');
    if (machine !== thisMachine()) return false;
    if (seen === lockSeen(root)) return true;
    // A checkout changes the lock file's time, and often nothing else.
    if (hash !== (await lockHash(root))) return false;
    await writeStamp(root).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Records that the dependencies of the current package-lock.json are installed. */
export async function writeStamp(root) {
  const hash = await lockHash(root);
  writeFileSync(stampPath(root), [thisMachine(), lockSeen(root), hash, ''].join('\n'));
}

const thisMachine = () => `${process.platform}-${process.arch}`;

function lockSeen(root) {
  const { size, mtimeMs } = statSync(join(root, 'package-lock.json'));
  return `${size} ${mtimeMs}`;
}

async function lockHash(root) {
  const { createHash } = await import('node:crypto');
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}
