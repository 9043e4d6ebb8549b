import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the file that tells which package-lock.json, on which kind of machine, the installed dependencies belong to. */
export const stampPath = (root) => join(root, 'node_modules/.salus-installed');

/** Whether node_modules holds what package-lock.json asks for. Costs one read and one stat unless the lock was touched. */
export async function dependenciesStand(root) {
  try {
    const [machine, seen, hash] = readFileSync(stampPath(root), 'utf8').split('\n');
    if (machine !== thisMachine()) return false;
    if (seen === lockSeen(root)) return true;
    // A checkout moves the lock's time and often nothing else.
    if (hash !== (await lockHash(root))) return false;
    await writeStamp(root).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Notes that the dependencies of today's package-lock.json are in. */
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
