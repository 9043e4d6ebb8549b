import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

let folder: string;
const lines: string[] = [];
const find = () => findChromium((line) => lines.push(line));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-chromium-'));
  lines.length = 0;
  vi.stubEnv('SALUS_CHROMIUM', undefined);
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function browser(name: string, code: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${code}\n`);
  await chmod(path, 0o755);
  return path;
}

test('uses the configured one', async () => {
  const path = await browser('mine', 0);
  vi.stubEnv('SALUS_CHROMIUM', path);
  expect(await find()).toBe(path);
});

test('returns null if the configured one does not run, and logs that', async () => {
  for (const path of [await browser('mine', 1), join(folder, 'gone')]) {
    vi.stubEnv('SALUS_CHROMIUM', path);
    expect(await find()).toBeNull();
  }
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^SALUS_CHROMIUM names .*gone, which does not run\.$/);
});

test('uses the first on the PATH that starts', async () => {
  await browser('chromium', 127);
  const path = await browser('chromium-browser', 0);
  vi.stubEnv('PATH', folder);
  expect(await find()).toBe(path);
  expect(lines).toEqual([]);
});
