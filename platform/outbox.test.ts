import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newId } from './id.ts';
import { publish, deliverOutbox, type Subscriber } from './outbox.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();
const clinicId = newId();
const event = (topic: string, n: number) => ({ clinicId, topic, body: { n } });
const run = (text: string) => app().database.pool.query(text);
const waiting = async (): Promise<number> => (await run('select count(*) from platform.outbox')).rows[0].count;

test('delivers committed events once among several processes, and notifies the browsers', async () => {
  await run('create table public.received (n int)');
  const subscriber: Subscriber = async (_app, tx, { body }) =>
    void (await sql`insert into public.received values (${body['n']})`.execute(tx));
  const live: unknown[] = [];
  const deaf = app().live.subscribe(({ topic, body }) => topic === 'probe.told' && live.push(body));
  await app().database.transaction((tx) => Promise.all([1, 2, 3].map((n) => publish(tx, event('probe.told', n)))));
  const undone = app().database.transaction(async (tx) => {
    await publish(tx, event('probe.told', 4));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');

  const stops = [1, 2].map(() => deliverOutbox(app(), new Map([['probe.told', [subscriber]]])));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 120_000 });
  await vi.waitFor(() => expect(live).toHaveLength(3), { timeout: 120_000 });
  for (const stop of stops) await stop();
  deaf();
  expect((await run('select n from public.received order by n')).rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('rolls back a failing subscriber, delays no others, and retries it later', async () => {
  await run('create table public.tried (n int)');
  const failing: Subscriber = async (_app, tx) => {
    await sql`insert into public.tried values (1)`.execute(tx);
    throw new Error('not now');
  };
  await app().database.transaction((tx) =>
    Promise.all([publish(tx, event('probe.bad', 1)), publish(tx, event('probe.good', 2))]),
  );
  const stop = deliverOutbox(app(), new Map([['probe.bad', [failing]]]));
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 120_000 });
  await stop();
  const { rows } = await run('select topic, attempts, due_time > now() as later from platform.outbox');
  expect(rows).toEqual([{ topic: 'probe.bad', attempts: 1, later: true }]);
  expect((await run('select n from public.tried')).rows).toEqual([]);
});

test('a batch subscriber gets the events of one clinic together; if one of them fails, each alone', async () => {
  await run('create table public.gathered (n int, beside int)');
  const subscriber: Subscriber = {
    together: async (_app, tx, of, outboxEvents) => {
      expect(of).toBe(clinicId);
      for (const { body } of outboxEvents)
        await sql`insert into public.gathered values (${body['n']}, ${outboxEvents.length})`.execute(tx);
      if (outboxEvents.some(({ body }) => body['n'] === 13)) throw new Error('bad luck');
    },
  };
  const deliver = async (numbers: readonly number[], left: number): Promise<void> => {
    await app().database.transaction(async (tx) => {
      for (const n of numbers) await publish(tx, event('probe.many', n));
    });
    const stop = deliverOutbox(app(), new Map([['probe.many', [subscriber]]]));
    await vi.waitFor(async () => expect(await waiting()).toBe(left), { timeout: 120_000 });
    await stop();
  };
  await run('delete from platform.outbox');
  await deliver([1, 2, 3], 0);
  await deliver([11, 12, 13, 14], 1);
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
