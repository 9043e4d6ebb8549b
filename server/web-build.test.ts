import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webFingerprint } from './web-build.ts';

let app: string;

const write = async (path: string, text = 'x', time = 1_700_000_000): Promise<void> => {
  await mkdir(join(app, path, '..'), { recursive: true });
  await writeFile(join(app, path), text);
  await utimes(join(app, path), time, time);
};

beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'salus-web-'));
  for (const path of [
    'package-lock.json',
    'kit/theme.ts',
    'values/line.ts',
    'web/main.tsx',
    'modules/a/web/page.tsx',
    'modules/a/rules/x.ts',
  ])
    await write(path);
  await write('modules/b/server/index.ts');
});
afterEach(() => rm(app, { recursive: true, force: true }));

test('the same sources have the same fingerprint', () => {
  expect(webFingerprint(app)).toBe(webFingerprint(app));
});

test.each([
  'package-lock.json',
  'kit/theme.ts',
  'values/line.ts',
  'web/main.tsx',
  'modules/a/web/page.tsx',
  'modules/a/rules/x.ts',
])('detects a change of %s in size or time', async (path) => {
  const before = webFingerprint(app);
  await write(path, 'xx');
  const larger = webFingerprint(app);
  await write(path, 'xy', 1_700_000_001);
  expect(new Set([before, larger, webFingerprint(app)]).size).toBe(3);
});

test.each(['web/new.ts', 'modules/b/web/index.ts'])('detects a new file %s', async (path) => {
  const before = webFingerprint(app);
  await write(path);
  expect(webFingerprint(app)).not.toBe(before);
});

test.each(['modules/b/server/index.ts', 'kit/theme.test.ts', 'kit/README.md'])(
  '%s does not affect the page',
  async (path) => {
    const before = webFingerprint(app);
    await write(path, 'changed');
    expect(webFingerprint(app)).toBe(before);
  },
);
