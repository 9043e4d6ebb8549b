import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/database.ts';
import { domainError } from '#platform/domain-error.ts';
import { followInTransaction } from '#platform/events/follow-in-transaction.ts';
import type { Module } from '#platform/module.ts';
import { deliverOutboxBatch, publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { endTask } from '../commands/complete-task.ts';
import { forwardTask } from '../commands/forward-task.ts';
import { tasks } from '../index.ts';
import { readTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import type { DerivedTask } from './derived-task.ts';
import { dropDerivedTask, endDerivedTask, readDerivedTasks } from './end-derived-task.ts';
import { taskSourceSubscribers } from './task-source-subscribers.ts';
import { keepDerivedTask } from './keep-derived-task.ts';

const app = useTestApp();
const SOURCE = 'labs.result';

async function clinic() {
  const made = await makeTestClinic(app(), tasks.accessRules);
  const [doctor, nurse] = [await made.as('Doctor'), await made.as('Nurse')];
  const derived: DerivedTask = {
    source: SOURCE,
    key: '1',
    type: 'OpenOrder',
    subject: 'Review: CBC',
    ownerUserId: doctor.actor.userId,
    patientId: null,
  };
  const by = { app: app(), now: doctor.now, clinicId: made.clinicId, name: 'Laboratory' };
  const keep = (more: Partial<DerivedTask> = {}) =>
    app().database.transaction((tx) => keepDerivedTask(tx, by, { ...derived, ...more }));
  const end = (key = '1') => app().database.transaction((tx) => endDerivedTask(tx, by, SOURCE, key, 'Patient told'));
  const row = async (id: string, ctx: RequestContext = doctor) =>
    (await readTask(app().database.kysely, viewerOf(ctx), id))!;
  return { ...made, doctor, nurse, by, keep, end, row };
}

test('concurrent calls create one task, which ends once', async () => {
  const { keep, end, row, clinicId, doctor } = await clinic();
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => keep()));
  expect(new Set(ids).size).toBe(1);
  expect(await row(ids[0]!)).toMatchObject({ assigned_by_name: 'Laboratory', owner_user_id: doctor.actor.userId });
  expect(await readDerivedTasks(app().database.kysely, clinicId, SOURCE, ['1', '2'])).toMatchObject([
    { key: '1', taskId: ids[0] },
  ]);
  expect((await Promise.all([end(), end()])).toSorted()).toEqual([false, true]);
  expect(await row(ids[0]!)).toMatchObject({ disposition: 'PatientTold', completed_by_name: 'Laboratory' });
  // A new occurrence of the same thing.
  expect(await keep()).not.toBe(ids[0]);
});

test('a rolled-back transaction leaves no task', async () => {
  const { by, clinicId } = await clinic();
  await expect(
    app().database.transaction(async (tx) => {
      await keepDerivedTask(tx, by, {
        source: SOURCE,
        key: '9',
        type: 'OpenOrder',
        subject: 'x',
        ownerUserId: null,
        patientId: null,
      });
      throw new Error('the note was not saved');
    }),
  ).rejects.toThrow();
  expect(await readDerivedTasks(app().database.kysely, clinicId, SOURCE, ['9'])).toEqual([]);
});

test('only the source ends tasks that end automatically; required dispositions are enforced and published', async () => {
  const { keep, doctor, row } = await clinic();
  const id = await keep();
  expect(errorCode(await endTask(doctor, id, { completeTime: doctor.now }))).toBe('SOURCE_ENDS_IT');
  expect(errorCode(await endTask(doctor, id, { deletedTime: doctor.now }))).toBe('SOURCE_ENDS_IT');
  await keep({ closing: 'disposition' });
  expect(errorCode(await endTask(doctor, id, { completeTime: doctor.now }))).toBe('DISPOSITION_NEEDED');
  expect(errorCode(await endTask(doctor, id, { deletedTime: doctor.now }))).toBe('DISPOSITION_NEEDED');
  must(await endTask(doctor, id, { completeTime: doctor.now, disposition: 'Ordered' }));
  expect((await row(id)).disposition).toBe('Ordered');
  const { rows } = await app().database.pool.query(
    `select body from platform.outbox where clinic_id = $1 and topic = 'tasks.task-closed'`,
    [doctor.actor.clinicId],
  );
  expect(rows).toEqual([{ body: { id, source: SOURCE, key: '1', disposition: 'Ordered' } }]);
  const twin = await keep();
  expect(twin).not.toBe(id);
  expect(errorCode(await endTask(doctor, id, { completeTime: null }))).toBe('OPEN_TWIN');
});

test('user changes stay, and updates from the source are applied', async () => {
  const { keep, doctor, nurse, row } = await clinic();
  const id = await keep({ priority: 'Low' });
  must(await forwardTask(doctor, id, 1, { userId: nurse.actor.userId }, 'hand_over', null));
  await keep({ subject: 'Review: CBC, corrected', priority: 'Medium', orderStatus: 'final' });
  expect(await row(id)).toMatchObject({
    subject: 'Review: CBC, corrected',
    order_status: 'final',
    priority: 'Low',
    owner_user_id: nurse.actor.userId,
  });
  await keep({ priority: 'High' });
  expect((await row(id)).priority).toBe('High');
  const current = await row(id);
  expect(errorCode(await forwardTask(nurse, id, current.version, { userId: doctor.actor.userId }, 'copy', null))).toBe(
    'BAD_USER_INPUT',
  );
  // The source names another owner than before.
  await keep({ ownerUserId: nurse.actor.userId });
  await keep({ ownerUserId: doctor.actor.userId });
  expect((await row(id)).owner_user_id).toBe(doctor.actor.userId);
});

test('without an owner, or with a former member, it goes to the team of the rule', async () => {
  const { keep, doctor, row, clinicId } = await clinic();
  const id = await keep({ key: '2', ownerUserId: null });
  expect((await row(id)).owner_role_id).not.toBeNull();
  const taskId = await keep();
  await app().database.pool.query(
    `update practice.member set is_active = false where clinic_id = $1 and user_id = $2`,
    [...[clinicId, doctor.actor.userId]],
  );
  await keep();
  expect(await row(taskId)).toMatchObject({ owner_user_id: null, owner_name: 'Nurse' });
});

test('a task is deleted with its subject', async () => {
  const { keep, by, row } = await clinic();
  const id = await keep();
  const drop = () => app().database.transaction((tx) => dropDerivedTask(tx, by, SOURCE, '1'));
  expect([await drop(), await drop()]).toEqual([true, false]);
  expect((await row(id)).deleted_time).not.toBeNull();
});

test('sources of lower modules are followed through their events', async () => {
  const { doctor, clinicId, row } = await clinic();
  let isOpen = true;
  const lower = {
    taskSources: [
      {
        id: 'lower.thing',
        events: ['lower.thing-changed'],
        read: async (_db: unknown, _clinicId: string, { id }: Record<string, unknown>) => [
          {
            key: String(id),
            task: isOpen
              ? {
                  type: 'FollowUp',
                  subject: 'Look at it',
                  ownerUserId: doctor.actor.userId,
                  patientId: null,
                  path: '/dashboard',
                  dueTime: null,
                }
              : null,
          },
        ],
      },
    ],
  } as unknown as Module;
  const [[topic, subscriber]] = taskSourceSubscribers([lower]) as [
    [string, ReturnType<typeof taskSourceSubscribers>[0][1]],
  ];
  expect(topic).toBe('lower.thing-changed');
  if (typeof subscriber === 'object') throw new Error('one at a time');
  const publishSource = () =>
    app().database.transaction((tx) => subscriber(app(), tx, { clinicId, topic, body: { id: 'a' } }));
  await publishSource();
  await publishSource();
  const [open] = await readDerivedTasks(app().database.kysely, clinicId, 'lower.thing', ['a']);
  expect(await row(open!.taskId)).toMatchObject({ type: 'FollowUp', path: '/dashboard' });
  isOpen = false;
  await publishSource();
  expect(await readDerivedTasks(app().database.kysely, clinicId, 'lower.thing', ['a'])).toEqual([]);
});

test('derived tasks are written in the source’s transaction; a failure doesn’t affect it, and the outbox retries it', async () => {
  const { doctor, clinicId } = await clinic();
  let fails = false;
  const reads: unknown[] = [];
  const lower = {
    taskSources: [
      {
        id: 'lower.other',
        events: ['lower.other-changed'],
        read: async (db: Tx, _clinicId: string, { id }: Record<string, unknown>) => {
          reads.push(id);
          if (fails) await sql`select 1 / 0`.execute(db);
          const task = { type: 'ToDo', subject: 'See to it', ownerUserId: doctor.actor.userId, patientId: null };
          return [{ key: String(id), task: { ...task, path: null, dueTime: null } }];
        },
      },
    ],
  } as unknown as Module;
  const sources = taskSourceSubscribers([lower]);
  followInTransaction(app(), new Map(sources.map(([topic, one]) => [topic, [one]])));
  const subscriptions = new Map(sources.map(([topic, one]) => [topic, [{ follower: one }]]));
  try {
    const topic = 'lower.other-changed';
    const change = (id: string, taken: boolean): Promise<unknown> =>
      app().database.transaction(async (tx) => {
        // However often it is published, it is followed once.
        await publish(tx, { clinicId, topic, body: { id } });
        await publish(tx, { clinicId, topic, body: { id } });
        return taken ? undefined : domainError('BAD_USER_INPUT', 'no');
      });
    const open = (): Promise<{ key: string }[]> =>
      readDerivedTasks(app().database.kysely, clinicId, 'lower.other', ['a', 'b', 'c']);
    await change('a', true);
    await change('b', false);
    fails = true;
    await change('c', true);
    expect((await open()).map(({ key }) => key)).toEqual(['a']);
    const { rows } = await app().database.pool.query(
      `select body->>'id' as id, followed from platform.outbox where clinic_id = $1 and topic = $2 order by id`,
      [clinicId, topic],
    );
    const [a, c] = [
      { id: 'a', followed: true },
      { id: 'c', followed: false },
    ];
    expect(rows).toEqual([a, a, c, c]);
    expect(reads).toEqual(['a', 'c']);
    fails = false;
    while ((await deliverOutboxBatch(app(), subscriptions)) > 0);
    expect(new Set(reads.slice(2))).toEqual(new Set(['c']));
    expect((await open()).map(({ key }) => key).toSorted()).toEqual(['a', 'c']);
  } finally {
    delete app().database.followers;
  }
});
