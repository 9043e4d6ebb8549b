import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesStand, stampPath, writeStamp } from './dependencies-stand.mjs';
import { LaunchFault } from './launch-fault.mjs';
import { npmInstall } from './npm-install.mjs';
import { withLock } from './with-lock.mjs';

/**
 * Installs the dependencies of package-lock.json, one process at a time. Throws a LaunchFault with npm's output if it
 * fails.
 */
export async function installDependencies(root) {
  const modules = join(root, 'node_modules');
  try {
    mkdirSync(modules, { recursive: true });
    accessSync(modules, constants.W_OK);
  } catch {
    throw new LaunchFault(`The dependencies are not installed, and ${modules} can't be written to.`);
  }
  const waiting = () => process.stderr.write('Another Salus process is installing the dependencies. Waiting …\n');
  await withLock(join(modules, '.salus-lock'), waiting, async (alsoHeldBy) => {
    if (await dependenciesStand(root)) return;
    const begun = join(modules, '.salus-install-begun');
    if (existsSync(begun)) clear(modules);
    rmSync(stampPath(root), { force: true });
    writeFileSync(begun, '');
    const started = Date.now();
    process.stderr.write('Installing dependencies (once, about a minute) …\n');
    await npmInstall(root, alsoHeldBy);
    await writeStamp(root);
    rmSync(begun, { force: true });
    process.stderr.write(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
  });
}

/** A killed installation leaves partially unpacked packages, which the next one would consider complete. */
function clear(modules) {
  for (const name of readdirSync(modules)) {
    if (name !== '.salus-lock') rmSync(join(modules, name), { recursive: true, force: true });
  }
}
