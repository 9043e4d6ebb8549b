import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findLinkWithinLimits } from '../link/portal-limits.ts';

const aLink = (): Buffer => randomBytes(32);
const isFree = async (ip: string, link: Buffer, isOurs: boolean): Promise<boolean> =>
  (await findLinkWithinLimits(ip, link, async () => (isOurs ? {} : null))) !== 'too many';

test('whoever tries links is stopped after sixty', async () => {
  const tries = await Promise.all(Array.from({ length: 70 }, () => isFree('192.0.2.1', aLink(), false)));
  expect(tries.filter(Boolean)).toHaveLength(60);
  expect(await isFree('192.0.2.2', aLink(), false)).toBe(true);
});

test('a waiting room full of patients, each with a link of their own, is not', async () => {
  for (let patient = 0; patient < 200; patient += 1) expect(await isFree('192.0.2.3', aLink(), true)).toBe(true);
});

test('one link is looked at fifteen times in a quarter of an hour', async () => {
  const link = aLink();
  const tries: boolean[] = [];
  for (let turn = 0; turn < 20; turn += 1) tries.push(await isFree('192.0.2.4', link, true));
  expect(tries.filter(Boolean)).toHaveLength(15);
});
