import { expect, test } from 'vitest';
import { machineWords, othersShare, wasIdle, watchMachine } from './machine.ts';

test('a machine is idle only if other processes use next to nothing, before and at any time', () => {
  expect(wasIdle({ before: 0.02, during: 0.03, most: 0.1 })).toBe(true);
  expect(wasIdle({ before: 0.3, during: 0.03, most: 0.1 })).toBe(false);
  expect(wasIdle({ before: 0.02, during: 0.2, most: 0.1 })).toBe(false);
  expect(wasIdle({ before: 0.02, during: 0.03, most: 0.6 })).toBe(false);
  expect(machineWords({ before: 0.024, during: 0.5, most: 1 })).toMatch(/2 % .* 50 % during, 100 % in/);
});

test('our own work does not count as that of others', () => {
  const last = { all: 1000, busy: 800, own: 100 };
  expect(othersShare(last, { all: 3000, busy: 2300, own: 1100 })).toBe(0.25);
  expect(othersShare(last, { all: 3000, busy: 1000, own: 400 })).toBe(0);
  expect(othersShare(last, last)).toBe(0);
});

test('watches the machine before the measurements and until their end', async () => {
  const { before, during, most } = (await watchMachine())();
  for (const share of [before, during, most]) expect(share).toBeGreaterThanOrEqual(0);
});
