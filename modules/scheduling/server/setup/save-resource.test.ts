import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { scheduling as module } from '../index.ts';
import { readResources } from './resources.sql.ts';
import { saveCategory } from './save-category.ts';
import { changeResource, createResource } from './save-resource.ts';

const app = useTestApp(new Date('2026-11-21T17:00:00Z'));
const manager = async () => (await makeTestClinic(app(), module.accessRules)).as('Manager');

test('a resource is added last, renamed, archived and restored', async () => {
  const ctx = await manager();
  const first = must(await createResource(ctx, 'Room 1'));
  const second = must(await createResource(ctx, 'Room 2'));
  const archived = must(await changeResource(ctx, first.id, 1, { is_active: false }));
  expect(archived).toMatchObject({ version: 2, deleted_time: expect.any(Date) });
  expect(await changeResource(ctx, first.id, 1, { is_active: true })).toMatchObject({ code: 'STALE_VERSION' });
  const db = app().database.kysely;
  expect((await readResources(db, ctx.actor.clinicId)).map(({ id }) => id)).toEqual([second.id]);
  must(await changeResource(ctx, first.id, 2, { resource_name: 'Ultrasound', is_active: true }));
  expect((await readResources(db, ctx.actor.clinicId)).map((each) => each.resource_name)).toEqual([
    'Ultrasound',
    'Room 2',
  ]);
});

test('of two concurrent saves of the same name, one succeeds', async () => {
  const ctx = await manager();
  const rooms = await Promise.all(['Room 1', 'ROOM 1'].map((name) => createResource(ctx, name)));
  expect(rooms.filter(isDomainError)).toMatchObject([{ code: 'NAME_TAKEN', issues: [{ path: 'resource_name' }] }]);
  const input = { event_category_name: 'Visit', event_category_color_id: '#0f6663', event_category_duration: 30 };
  const types = await Promise.all([1, 2].map(() => saveCategory(ctx, null, input)));
  expect(types.filter(isDomainError)).toMatchObject([
    { code: 'NAME_TAKEN', issues: [{ path: 'input.event_category_name' }] },
  ]);
});

test('the name of an archived resource is free; restoring that resource requires a new name', async () => {
  const ctx = await manager();
  const old = must(await createResource(ctx, 'Room 1'));
  must(await changeResource(ctx, old.id, 1, { is_active: false }));
  must(await createResource(ctx, 'Room 1'));
  expect(await changeResource(ctx, old.id, 2, { is_active: true })).toMatchObject({ code: 'NAME_TAKEN' });
  must(await changeResource(ctx, old.id, 2, { is_active: true, resource_name: 'Room 1b' }));
});

test('the migration numbers duplicate names and avoids existing ones', async () => {
  const { actor } = await manager();
  const migration = await readFile(new URL('../../migrations/20261124-0305-names-once.sql', import.meta.url), 'utf8');
  const client = await app().database.pool.connect();
  try {
    await client.query('begin');
    await client.query('drop index scheduling.resource_name_once, scheduling.event_category_name_once');
    const rooms = ['Room 1', 'room 1', 'Room 1 (2)', 'Room 1', 'Lab'];
    for (const [minute, name] of rooms.entries())
      await client.query(
        `insert into scheduling.resource (clinic_id, id, resource_name, sort_index, created_time, updated_time)
         values ($1, $2, $3, $4, $5, $5)`,
        [actor.clinicId, newId(), name, minute, new Date(Date.UTC(2026, 10, 1, 9, minute))],
      );
    await client.query(migration);
    const { rows } = await client.query(
      'select resource_name, version from scheduling.resource where clinic_id = $1 order by sort_index',
      [actor.clinicId],
    );
    expect(rows.map((row) => [row.resource_name, row.version])).toEqual([
      ['Room 1', 1],
      ['room 1 (3)', 2],
      ['Room 1 (2)', 1],
      ['Room 1 (4)', 2],
      ['Lab', 1],
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
