import { expect, test, vi } from 'vitest';
import { addJob, removeJob, workOnJobs } from './jobs.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();

test('a job runs when its transaction commits, is rescheduled by its key, and can be removed', async () => {
  const ran: unknown[] = [];
  const { database } = app();
  await database.transaction((tx) => addJob(tx, 'probe.run', { n: 1 }));
  const undone = database.transaction(async (tx) => {
    await addJob(tx, 'probe.run', { n: 2 });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  const later = new Date(Date.now() + 3_600_000);
  await addJob(database.kysely, 'probe.run', { n: 3 }, { key: 'moved', runAt: later });
  await addJob(database.kysely, 'probe.run', { n: 4 }, { key: 'moved', runAt: new Date() });
  await addJob(database.kysely, 'probe.run', { n: 5 }, { key: 'taken-back', runAt: later });
  await removeJob(database.kysely, 'taken-back');

  const stop = await workOnJobs(app(), new Map([['probe.run', async (_app, payload) => void ran.push(payload)]]), []);
  // A job is removed from the table shortly after it has run.
  const left = async (): Promise<void> => {
    const { rows } = await database.pool.query('select count(*) from graphile_worker.jobs');
    expect(rows[0].count).toBe(0);
  };
  await vi.waitFor(left, { timeout: 120_000 });
  await stop();
  expect(ran).toHaveLength(2);
  expect(ran).toEqual(expect.arrayContaining([{ n: 1 }, { n: 4 }]));
});

test('runs a job that a killed process had locked, and leaves one alone that is running elsewhere', async () => {
  const ran: unknown[] = [];
  const { database } = app();
  for (const minutes of [1, 20]) {
    await addJob(database.kysely, 'probe.held', { minutes }, { key: `held ${minutes}` });
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(mins => $2) where key = $3`,
      [`worker-${minutes}`, minutes, `held ${minutes}`],
    );
  }
  const stop = await workOnJobs(app(), new Map([['probe.held', async (_app, payload) => void ran.push(payload)]]), []);
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 120_000 });
  await stop();
  expect(ran).toEqual([{ minutes: 20 }]);
  await database.pool.query('delete from graphile_worker._private_jobs');
});
