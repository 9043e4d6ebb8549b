import { beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { dropRead } from './drop-read.ts';
import { notifications } from './index.ts';
import { listNotifications } from './list-notifications.ts';
import { notify } from './notify.ts';
import { readNotifications } from './read-notifications.ts';

const app = useTestApp();
let doctor: RequestContext;
let nurse: RequestContext;

beforeEach(async () => {
  const clinic = await makeTestClinic(app(), notifications.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  const base = { clinicId: clinic.clinicId, userIds: [doctor.actor.userId, nurse.actor.userId] };
  await app().database.transaction(async (tx) => {
    await notify(tx, { ...base, source: 'Tasks', type: 'New task', description: 'one', passId: 't1', time: at(1) });
    await notify(tx, { ...base, source: 'Tasks', type: 'Task is due', description: 'two', passId: 't2', time: at(2) });
    await notify(tx, {
      ...base,
      source: 'calendar',
      type: 'New task',
      description: 'three',
      passId: 't1',
      time: at(3),
    });
  });
});

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 23, 13, minute));
const nothing = { ids: [], source: null, passId: null, type: null, until: null };
const left = async (ctx: RequestContext) => (await listNotifications(ctx)).map(({ description }) => description);

test('returns each user’s own, newest first', async () => {
  expect(await left(doctor)).toEqual(['three', 'two', 'one']);
});

test.each([
  ['a source and its subject', { source: 'Tasks', passId: 't1' }, ['three', 'two']],
  ['a source', { source: 'Tasks' }, ['three']],
  ['a type', { type: 'New task' }, ['two']],
  ['nothing', {}, []],
  ['a time', { until: at(2) }, ['three']],
  ['an unknown source', { source: 'Elsewhere' }, ['three', 'two', 'one']],
])('is marked as read by %s', async (_name, filter, expected) => {
  const count = await readNotifications(doctor, { ...nothing, ...filter });
  expect(count).toBe(3 - expected.length);
  expect(await left(doctor)).toEqual(expected);
  expect(await left(nurse)).toHaveLength(3);
});

test('is marked as read by its id, and other users’ are not', async () => {
  const [mine] = await listNotifications(doctor);
  const [theirs] = await listNotifications(nurse);
  expect(await readNotifications(doctor, { ...nothing, ids: [theirs!.id] })).toBe(0);
  expect(await readNotifications(doctor, { ...nothing, ids: [mine!.id] })).toBe(1);
  expect(await readNotifications(doctor, { ...nothing, ids: [newId()] })).toBe(0);
  expect(await left(doctor)).toEqual(['two', 'one']);
  expect(await left(nurse)).toHaveLength(3);
});

test('deletes read notifications after a month', async () => {
  await readNotifications(doctor, nothing);
  const countRows = async () =>
    (await app().database.pool.query('select 1 from notifications.notification')).rows.length;
  const before = await countRows();
  await dropRead(app());
  expect(await countRows()).toBe(before);
  await dropRead({ ...app(), clock: () => new Date('2027-01-01T00:00:00Z') });
  expect(await countRows()).toBeLessThan(before);
  expect(await left(nurse)).toHaveLength(3);
});
