import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'salus-bin-'));
  await cp(import.meta.dirname, join(root, 'bin'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  await mkdir(join(root, 'server'));
  await writeFile(
    join(root, 'main.ts'),
    `const rest: string[] = process.argv.slice(2);
     process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(7); });
     console.log('up', ...rest);
     if (rest[0] === 'stay') setInterval(() => {}, 1000);`,
  );
  await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'tiny', version: '1.0.0', type: 'module' }));
  await writeLock({});
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('installs once, then starts without npm', async () => {
  const first = await salus(['start', 'a', 'b c']);
  expect(first).toMatchObject({ code: 0, out: 'up a b c\n' });
  expect(first.err).toMatch(
    /^Installing dependencies \(once, about a minute\) …\nDependencies installed in \d+ s\.\n$/,
  );
  expect(await salus(['start'])).toEqual({ code: 0, out: 'up\n', err: '' });
});

test('installs again if the content of the lock file changed, not only its time', async () => {
  await salus(['start']);
  await utimes(join(root, 'package-lock.json'), 1, 1);
  expect((await salus(['start'])).err).toBe('');
  expect(await readFile(join(root, 'node_modules/.salus-installed'), 'utf8')).toContain(' 1000\n');
  await writeLock({ extra: true });
  expect((await salus(['start'])).err).toContain('Installing dependencies');
});

test('two concurrent launches do not interfere', async () => {
  // Installs until both are running, or the test has ended.
  await writeFile(
    join(root, 'npm-cli.js'),
    `import { existsSync } from 'node:fs';
     setInterval(() => {
       if (existsSync('bothAreRunning') || !existsSync('npm-cli.js')) process.exit();
     }, 20);`,
  );
  const both = [1, 2].map(() => launch(['start'], { npm_execpath: join(root, 'npm-cli.js') }));
  const codes = both.map((child) => once(child, 'close'));
  let shown = '';
  for (const child of both) child.stderr?.setEncoding('utf8').on('data', (text: string) => (shown += text));
  await vi.waitFor(() => {
    expect(shown).toContain('Installing');
    expect(shown).toContain('Another Salus process is installing');
  }, 600_000);
  await writeFile(join(root, 'bothAreRunning'), '');
  expect((await Promise.all(codes)).map(([code]) => code)).toEqual([0, 0]);
  expect(shown.match(/Installing/g)).toHaveLength(1);
  expect(shown.match(/Another Salus process is installing/g)).toHaveLength(1);
});

test('starts over after a killed installation, and takes over a stale lock', async () => {
  await mkdir(join(root, 'node_modules/half-unpacked'), { recursive: true });
  await writeFile(join(root, 'node_modules/.salus-install-begun'), '');
  await writeFile(join(root, 'node_modules/.salus-lock'), '999999999');
  expect(await salus(['start'])).toMatchObject({ code: 0, out: 'up\n' });
  await expect(readFile(join(root, 'node_modules/half-unpacked'))).rejects.toThrow('ENOENT');
});

test('works without a home directory, and with one that is not writable', async () => {
  await writeFile(join(root, 'not-a-folder'), '');
  expect(await salus(['start'], { HOME: join(root, 'not-a-folder') })).toMatchObject({ code: 0, out: 'up\n' });
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(await salus(['start'], { HOME: undefined })).toMatchObject({ code: 0, out: 'up\n' });
});

test("reports npm's error and starts nothing if the installation fails", async () => {
  await writeFile(join(root, 'package.json'), '{');
  const { code, out, err } = await salus(['start']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/npm error[\s\S]*The dependencies could not be installed: npm exited with code \d+\.\n$/);
});

test('lists the commands if the given one is unknown', async () => {
  const { code, err } = await salus(['constructor']);
  expect(code).toBe(1);
  expect(err).toContain('create-clinic');
});

test('relays a signal and returns the exit code', async () => {
  const child = launch(['start', 'stay'], {});
  await shows(child, 'up');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('ends when the shell between npm and it has ended', async () => {
  await salus(['start']);
  const shell = spawn('sh', ['-c', '"$0" bin/salus.mjs start stay; true', process.execPath], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await shows(shell, 'up');
  const told = shows(shell, 'SIGTERM');
  shell.kill('SIGTERM');
  await told;
});

function launch(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const { npm_lifecycle_event: _, ...rest } = process.env;
  return spawn(process.execPath, ['bin/salus.mjs', ...args], {
    cwd: root,
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function salus(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = launch(args, env);
  const said = { out: '', err: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, ...said };
}

function shows(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
      if (seen.includes(word)) resolve();
    });
    child.stdout?.once('close', () => reject(new Error(`ended without saying ${word}: ${seen}`)));
  });
}

async function writeLock(more: object): Promise<void> {
  const lock = { name: 'tiny', version: '1.0.0', lockfileVersion: 3, packages: {}, ...more };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
}
