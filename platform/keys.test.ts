import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKeys } from './keys.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'salus-keys-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('concurrently started processes share one key, which only its owner can read', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => openKeys(dir).secret('session')));
  expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1);
  expect(made[0]).toHaveLength(32);
  expect(await readdir(join(dir, 'keys'))).toEqual(['session.key']);
  expect((await stat(join(dir, 'keys/session.key'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dir, 'keys'))).mode & 0o777).toBe(0o700);
});

test('does not cache an error', async () => {
  const blocked = join(dir, 'blocked');
  await writeFile(blocked, '');
  const keys = openKeys(blocked);
  await expect(keys.secret('audit')).rejects.toThrow();
  await rm(blocked);
  expect(await keys.secret('audit')).toHaveLength(32);
});
