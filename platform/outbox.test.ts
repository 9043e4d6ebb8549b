import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newId } from './id.ts';
import { announce, deliverOutbox, type Hearer } from './outbox.ts';
import { useTestHouse } from './testing/test-house.ts';

const house = useTestHouse();
const clinicId = newId();
const told = (topic: string, n: number) => ({ clinicId, topic, body: { n } });
const run = (text: string) => house().database.pool.query(text);
const waiting = async (): Promise<number> => (await run('select count(*) from platform.outbox')).rows[0].count;

test('delivers what was committed, once among several processes, and tells the browsers', async () => {
  await run('create table public.heard (n int)');
  const hearer: Hearer = async (_house, tx, { body }) =>
    void (await sql`insert into public.heard values (${body['n']})`.execute(tx));
  const live: unknown[] = [];
  const deaf = house().live.subscribe(({ topic, body }) => topic === 'probe.told' && live.push(body));
  await house().database.transaction((tx) => Promise.all([1, 2, 3].map((n) => announce(tx, told('probe.told', n)))));
  const undone = house().database.transaction(async (tx) => {
    await announce(tx, told('probe.told', 4));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');

  const stops = [1, 2].map(() => deliverOutbox(house(), new Map([['probe.told', [hearer]]])));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 5000 });
  await vi.waitFor(() => expect(live).toHaveLength(3), { timeout: 5000 });
  for (const stop of stops) await stop();
  deaf();
  expect((await run('select n from public.heard order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('a hearer that fails takes back what it wrote, holds up nobody, and is tried again later', async () => {
  await run('create table public.tried (n int)');
  const failing: Hearer = async (_house, tx) => {
    await sql`insert into public.tried values (1)`.execute(tx);
    throw new Error('not now');
  };
  await house().database.transaction((tx) =>
    Promise.all([announce(tx, told('probe.bad', 1)), announce(tx, told('probe.good', 2))]),
  );
  const stop = deliverOutbox(house(), new Map([['probe.bad', [failing]]]));
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5000 });
  await stop();
  const { rows } = await run('select topic, attempts, due_time > now() as later from platform.outbox');
  expect(rows).toEqual([{ topic: 'probe.bad', attempts: 1, later: true }]);
  expect((await run('select n from public.tried')).rows).toEqual([]);
});

test('a hearer of many hears those of one clinic together; where one of them is bad, each alone', async () => {
  await run('create table public.gathered (n int, beside int)');
  const hearer: Hearer = {
    together: async (_house, tx, of, announcements) => {
      expect(of).toBe(clinicId);
      for (const { body } of announcements)
        await sql`insert into public.gathered values (${body['n']}, ${announcements.length})`.execute(tx);
      if (announcements.some(({ body }) => body['n'] === 13)) throw new Error('bad luck');
    },
  };
  const hear = async (numbers: readonly number[], left: number): Promise<void> => {
    await house().database.transaction(async (tx) => {
      for (const n of numbers) await announce(tx, told('probe.many', n));
    });
    const stop = deliverOutbox(house(), new Map([['probe.many', [hearer]]]));
    await vi.waitFor(async () => expect(await waiting()).toBe(left), { timeout: 5000 });
    await stop();
  };
  await run('delete from platform.outbox');
  await hear([1, 2, 3], 0);
  await hear([11, 12, 13, 14], 1);
  const { rows } = await run('select n, beside from public.gathered order by n');
  expect(rows.map(({ n, beside }) => [n, beside])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [11, 1],
    [12, 1],
    [14, 1],
  ]);
});
