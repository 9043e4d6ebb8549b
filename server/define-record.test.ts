import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { defineRecord } from '#audit/server';
import { inventory } from '#inventory/server';
import { isDomainError, nameTaken } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { must } from '#platform/testing/must.ts';
import { makeTestClinic } from '#practice/testing';

const app = useTestApp();

const vendors = defineRecord({
  table: 'inventory.vendor',
  columns: ['vendor_name', 'phone', 'lead_time_days'],
  called: 'vendor',
  objectType: 'stock_vendor',
  topic: 'inventory.setup-changed',
  activeAs: 'is_used',
  unlogged: ['phone'],
  refusals: { vendor_name: () => nameTaken('input.vendor_name', 'A vendor with this name already exists.') },
});
const table = clinicTable('inventory.vendor', ['id', 'vendor_name']);

let ctx: RequestContext;
let other: RequestContext;
beforeAll(async () => {
  ctx = await (await makeTestClinic(app(), inventory.accessRules)).as('Admin');
  other = await (await makeTestClinic(app(), inventory.accessRules)).as('Admin');
});

const FIELDS = { vendor_name: 'McKesson', phone: '+16175550100', lead_time_days: 3 };
const logged = async (id: string) => {
  const { rows } = await app().database.pool.query(
    'select action, changes from audit.inbox where object_id = $1 order by time, id',
    [id],
  );
  return rows;
};

test('saves a row with its audit entry and event, and increments the version', async () => {
  const made = must(await vendors.save(ctx, null, FIELDS));
  expect(made).toMatchObject({ vendor_name: 'McKesson', version: 1, deleted_time: null });
  const changed = must(await vendors.save(ctx, made, { ...FIELDS, lead_time_days: 5 }));
  expect(changed).toMatchObject({ id: made.id, lead_time_days: 5, version: 2 });
  expect(await logged(made.id)).toEqual([
    {
      action: 'create',
      changes: {
        vendor_name: { before: null, after: 'McKesson' },
        lead_time_days: { before: null, after: 3 },
      },
    },
    { action: 'update', changes: { lead_time_days: { before: 3, after: 5 } } },
  ]);
  const { rows } = await app().database.pool.query(
    "select count(*)::int as events from platform.outbox where clinic_id = $1 and topic = 'inventory.setup-changed'",
    [ctx.actor.clinicId],
  );
  expect(rows).toEqual([{ events: 2 }]);
});

test('rejects an old version, a row of another clinic, and constraint violations', async () => {
  const made = must(await vendors.save(ctx, null, { ...FIELDS, vendor_name: 'Cardinal' }));
  must(await vendors.save(ctx, made, { ...FIELDS, vendor_name: 'Cardinal Health' }));
  expect(await vendors.save(ctx, made, FIELDS)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await vendors.save(other, made, FIELDS)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await vendors.activate(other, made.id, false)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await vendors.save(ctx, null, { ...FIELDS, vendor_name: 'cardinal health' })).toMatchObject({
    code: 'NAME_TAKEN',
    issues: [{ path: 'input.vendor_name' }],
  });
});

test('two users who save the same name concurrently get consistent results', async () => {
  const both = await Promise.all([1, 2].map(() => vendors.save(ctx, null, { ...FIELDS, vendor_name: 'Henry Schein' })));
  expect(both.filter(isDomainError)).toMatchObject([{ code: 'NAME_TAKEN' }]);
});

test('archives and restores a row, once each', async () => {
  const made = must(await vendors.save(ctx, null, { ...FIELDS, vendor_name: 'Medline' }));
  const archived = must(await vendors.activate(ctx, made.id, false));
  expect(archived).toMatchObject({ version: 2, deleted_time: expect.any(Date) });
  expect(must(await vendors.activate(ctx, made.id, false))).toMatchObject({ version: 2 });
  expect(must(await vendors.activate(ctx, made.id, true))).toMatchObject({ version: 3, deleted_time: null });
  expect((await logged(made.id)).slice(1)).toEqual([
    { action: 'delete', changes: { is_used: { before: true, after: false } } },
    { action: 'update', changes: { is_used: { before: false, after: true } } },
  ]);
});

test('an archived row of a record with deletion does not exist for commands', async () => {
  const deleting = defineRecord({
    table: 'inventory.vendor',
    columns: ['vendor_name'],
    called: 'vendor',
    objectType: 'stock_vendor',
    topic: 'inventory.setup-changed',
    deletes: true,
  });
  const made = must(await deleting.save(ctx, null, { vendor_name: 'Deleted' }));
  const deleted = must(await deleting.activate(ctx, made.id, false));
  expect(await deleting.activate(ctx, made.id, false)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleting.save(ctx, deleted, { vendor_name: 'Restored' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleting.table.find(app().database.kysely, ctx.actor, made.id)).toMatchObject({ version: 2 });
});

test('a domain error inside a transaction rolls back', async () => {
  const answer = await vendors.saving(ctx, async (tx) => {
    await vendors.insert(tx, ctx, { ...FIELDS, vendor_name: 'Undone' });
    return nameTaken('input.vendor_name', 'No.');
  });
  expect(isDomainError(answer)).toBe(true);
  const rows = await table.select(app().database.kysely, ctx.actor).where('vendor_name', '=', 'Undone').execute();
  expect(rows).toEqual([]);
});

test('logs computed columns with the row’s values', async () => {
  const made = must(
    await vendors.saving(ctx, (tx) =>
      vendors.insert(tx, ctx, { ...FIELDS, vendor_name: 'Computed', lead_time_days: sql<number>`2 + 2` }),
    ),
  );
  expect((await logged(made.id))[0].changes).toMatchObject({ lead_time_days: { before: null, after: 4 } });
});

test('conditions ignore missing values', async () => {
  const made = must(await vendors.save(ctx, null, { ...FIELDS, vendor_name: 'Matched' }));
  const find = async (equal: Parameters<typeof table.matching>[1]) =>
    (
      await sql<{ id: string }>`select ${table.columns('v')} from inventory.vendor v
        where v.clinic_id = ${ctx.actor.clinicId} and ${table.matching('v', equal)}`.execute(app().database.kysely)
    ).rows.map(({ id }) => id);
  expect(await find({ vendor_name: 'Matched', phone: null })).toEqual([made.id]);
  expect((await find({})).length).toBeGreaterThan(1);
  expect(await table.find(app().database.kysely, other.actor, made.id)).toBeNull();
});

test('wrong columns and values do not compile', () => {
  const wrong = { ...FIELDS, vendor_nmae: 'x' };
  const never = (): boolean => false;
  if (never()) {
    // @ts-expect-error a column that is not there
    clinicTable('inventory.vendor', ['vendor_nmae']);
    // @ts-expect-error a column that was spread in
    void vendors.save(ctx, null, wrong);
    // @ts-expect-error a column that is missing
    void vendors.save(ctx, null, { phone: '' });
    // @ts-expect-error a value of another type
    void vendors.save(ctx, null, { ...FIELDS, lead_time_days: 'soon' });
    // @ts-expect-error a filter on a column that is not there
    table.matching('v', { vendor_nmae: 'x' });
  }
  expect(never()).toBe(false);
});
