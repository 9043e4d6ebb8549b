import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openKeys } from './keys.ts';
import { isRotating, rotateKey } from './rotate-key.ts';

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'salus-rotate-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

test('an interrupted rotation continues with the same new key, which then replaces the old one', async () => {
  const dir = await folder();
  expect(await rotateKey(dir, 'messages')).toBeNull();
  expect(await isRotating(dir)).toBe(false);
  const old = await openKeys(dir).secret('messages');
  const first = (await rotateKey(dir, 'messages'))!;
  expect(await isRotating(dir)).toBe(true);
  const again = (await rotateKey(dir, 'messages'))!;
  expect([first.isNew, again.isNew]).toEqual([true, false]);
  expect(again.from).toEqual(old);
  expect(again.to).toEqual(first.to);
  expect(again.to).not.toEqual(old);
  await again.finish();
  expect(await isRotating(dir)).toBe(false);
  expect(await openKeys(dir).secret('messages')).toEqual(first.to);
  expect(await readdir(join(dir, 'keys'))).toEqual(['messages.key']);
});

test('a canceled rotation leaves the old key', async () => {
  const dir = await folder();
  const old = await openKeys(dir).secret('messages');
  await (await rotateKey(dir, 'messages'))!.cancel();
  expect(await isRotating(dir)).toBe(false);
  expect(await openKeys(dir).secret('messages')).toEqual(old);
});
