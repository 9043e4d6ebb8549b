import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findLinkWithinLimits } from '../link/portal-limits.ts';

const aLink = (): Buffer => randomBytes(32);
const isFree = async (ip: string, link: Buffer, isOurs: boolean): Promise<boolean> =>
  (await findLinkWithinLimits(ip, link, async () => (isOurs ? {} : null))) !== 'too many';

test('guessing links is blocked after sixty attempts', async () => {
  const tries = await Promise.all(Array.from({ length: 70 }, () => isFree('192.0.2.1', aLink(), false)));
  expect(tries.filter(Boolean)).toHaveLength(60);
  expect(await isFree('192.0.2.2', aLink(), false)).toBe(true);
});

test('many patients at one address, each with their own link, are not blocked', async () => {
  for (let patient = 0; patient < 200; patient += 1) expect(await isFree('192.0.2.3', aLink(), true)).toBe(true);
});

test('a single link can be checked fifteen times in a quarter hour', async () => {
  const link = aLink();
  const tries: boolean[] = [];
  for (let turn = 0; turn < 20; turn += 1) tries.push(await isFree('192.0.2.4', link, true));
  expect(tries.filter(Boolean)).toHaveLength(15);
});
