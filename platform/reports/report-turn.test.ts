import { expect, test } from 'vitest';
import { currentShare } from '../connections/connection-share.ts';
import { inReportTurn, REPORTS_AT_ONCE } from './report-turn.ts';

const of = (userId: string, clinicId = 'clinic') => ({ clinicId, userId });

/** Occupies all report slots until the returned function is called. */
function occupyAll(): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: REPORTS_AT_ONCE }, () => inReportTurn(of('first'), () => promise));
  return () => {
    resolve();
    return Promise.all(held);
  };
}

test('reads a report on the connections for reports', async () => {
  expect(await inReportTurn(of('ann'), async () => currentShare())).toBe('reports');
  expect(currentShare()).toBe('members');
});

test('limits concurrent reports, and members take turns', async () => {
  const release = occupyAll();
  const begun: string[] = [];
  const ask = (name: string) =>
    inReportTurn(of(name), async () => {
      begun.push(name);
    });
  const asked = ['ann', 'ann', 'ann', 'ben', 'cleo'].map(ask);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(begun).toEqual([]);
  await release();
  await Promise.all(asked);
  expect(begun).toEqual(['ann', 'ben', 'cleo', 'ann', 'ann']);
});

test('refuses a member with too many requests but not others; a failed report releases its slot', async () => {
  const release = occupyAll();
  const fail = () => inReportTurn(of('ann'), () => Promise.reject(new Error('broken')));
  const failing = Promise.allSettled(Array.from({ length: 8 }, fail));
  await expect(fail()).rejects.toThrow('work: busy');
  const other = inReportTurn(of('ben'), async () => 'read');
  await release();
  expect((await failing).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  expect(await other).toBe('read');
});
