import { expect, test } from 'vitest';
import type { InstallationFigures } from './installation.ts';
import { judgeInstallation } from './judge-installation.ts';

const GB = 1024 ** 3;
const now = new Date('2026-11-27T15:00:00Z');
const EMPTY = { waiting: 0, oldest: null, givenUp: 0 };

/** Judges an installation in order, with these differences; returns one row. */
function judge(id: string, figures: Partial<InstallationFigures>) {
  const backup = { place: null, good_time: now, base_time: now, problem: null, isSetUp: true };
  const rehearsal = { rehearsed_time: null, rehearsed_until: null, rehearsal_problem: null };
  const all: InstallationFigures = {
    jobs: EMPTY,
    outbox: EMPTY,
    disk: { free: 100 * GB, total: 200 * GB },
    databaseBytes: 3 * GB,
    standbys: { count: 0, lagMs: 0 },
    replica: undefined,
    backup: { ...backup, ...rehearsal },
    ...figures,
  };
  return judgeInstallation(all, { isDemo: false, since: now, now }).find((row) => row.id === id);
}

test.each([
  [100 * GB, 200 * GB, 'ok'],
  [6 * GB, 50 * GB, 'ok'],
  [15 * GB, 200 * GB, 'warning'],
  [4 * GB, 10 * GB, 'warning'],
  [0.9 * GB, 10 * GB, 'problem'],
  [15 * GB, 1000 * GB, 'problem'],
])('a disk with %d of %d bytes free: %s', (free, total, state) => {
  expect(judge('disk', { disk: { free, total } })?.state).toBe(state);
});

test('a disk that can’t be read has no row', () => {
  expect(judge('disk', { disk: null })).toBeUndefined();
});

test.each([
  [400, 'ok', '1 standby server, 0.4 seconds behind.'],
  [31_000, 'warning', '1 standby server, 31.0 seconds behind.'],
  [600_000, 'problem', '1 standby server, 10 minutes behind.'],
])('a standby that is %d ms behind: %s', (lagMs, state, detail) => {
  expect(judge('standby', { standbys: { count: 1, lagMs } })).toMatchObject({ state, detail });
});

test('without a standby there is no row', () => {
  expect(judge('standby', {})).toBeUndefined();
});

test('a database for reports is in order while it can be read', () => {
  expect(judge('replica', {})).toBeUndefined();
  expect(judge('replica', { replica: { lagMs: 900 } })).toMatchObject({
    state: 'ok',
    detail: 'It is 0.9 seconds behind.',
  });
  expect(judge('replica', { replica: { lagMs: null } })).toMatchObject({ state: 'warning' });
});
