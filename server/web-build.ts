import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const STAMP = 'build.json';
const LOCK_STALE_MS = 5 * 60_000;

interface Stamp {
  fingerprint: string;
  /** Assets of this build, without those carried over from the previous one. */
  assets: string[];
}

/**
 * Builds the page into dist/web unless it is already there, built from the same sources. Vite runs in a separate
 * process, into a temporary directory that then replaces the old one; of two concurrent processes one builds and the
 * other waits. Throws with Vite's own output if the build fails.
 */
export async function buildWeb(
  options: { force?: boolean; onProgress?: (line: string) => void } = {},
): Promise<{ built: boolean; dir: string }> {
  const dir = join(root, 'dist/web');
  const fingerprint = webFingerprint(root);
  if (options.force !== true && (await readStamp(dir))?.fingerprint === fingerprint) return { built: false, dir };
  await mkdir(join(root, 'dist'), { recursive: true });
  const unlock = await lock(join(root, 'dist/web.lock'));
  try {
    const before = await readStamp(dir);
    if (options.force !== true && before?.fingerprint === fingerprint) return { built: false, dir };
    options.onProgress?.('Building the web app (once after each change, about ten seconds)…');
    await clearLeftovers(dirname(dir));
    const fresh = `${dir}-${process.pid}-${randomBytes(4).toString('hex')}`;
    try {
      await runVite(fresh);
      const assets = await readdir(join(fresh, 'assets'));
      await carryOver(dir, fresh, before?.assets ?? []);
      await writeFile(join(fresh, STAMP), JSON.stringify({ fingerprint, assets } satisfies Stamp));
      await replace(dir, fresh);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
    return { built: true, dir };
  } finally {
    await unlock();
  }
}

/** Returns a fingerprint of everything that the page is built from: paths, sizes and modification times. */
export function webFingerprint(from: string): string {
  const hash = createHash('sha256');
  const look = (path: string): void => {
    const { size, mtimeMs } = statSync(join(from, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (folder: string): void => {
    const entries = readdirSync(join(from, folder), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) look(path);
    }
  };
  const has = (folder: string): boolean =>
    statSync(join(from, folder), { throwIfNoEntry: false })?.isDirectory() === true;
  for (const module of readdirSync(join(from, 'modules')).sort()) {
    for (const side of ['rules', 'web']) if (has(`modules/${module}/${side}`)) walk(`modules/${module}/${side}`);
  }
  walk('kit');
  walk('values');
  walk('web');
  look('package-lock.json');
  return hash.digest('hex').slice(0, 32);
}

async function readStamp(dir: string): Promise<Stamp | null> {
  try {
    return JSON.parse(await readFile(join(dir, STAMP), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

function runVite(outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const line = [vite, 'build', '-c', join(root, 'web/vite.config.ts'), '--outDir', outDir, '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, line, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    const collect = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The web app could not be built.\n${said.trim()}`));
    });
  });
}

// An open page may still load chunks of its own build: the assets of the previous build stay available.
async function carryOver(old: string, fresh: string, assets: readonly string[]): Promise<void> {
  for (const asset of assets) {
    await link(join(old, 'assets', asset), join(fresh, 'assets', asset)).catch(() => undefined);
  }
}

async function replace(dir: string, fresh: string): Promise<void> {
  const old = `${fresh}-old`;
  await rename(dir, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, dir);
  await rm(old, { recursive: true, force: true });
}

// Removes leftovers of killed builds; the lock guarantees that no other build is running.
async function clearLeftovers(dist: string): Promise<void> {
  for (const name of await readdir(dist)) {
    if (name.startsWith('web-')) await rm(join(dist, name), { recursive: true, force: true });
  }
}

// Only one process can create the directory. Its owner touches it during the build; a stale one was left by a crash.
async function lock(path: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(path);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const made = await stat(path).catch(() => null);
    if (made !== null && (Date.now() - made.mtimeMs > LOCK_STALE_MS || !(await ownerLives(path)))) {
      await rm(path, { recursive: true, force: true });
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await writeFile(join(path, 'pid'), String(process.pid));
  return () => rm(path, { recursive: true, force: true });
}

async function ownerLives(path: string): Promise<boolean> {
  const pid = Number(await readFile(join(path, 'pid'), 'utf8').catch(() => '0'));
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
