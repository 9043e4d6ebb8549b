// Over 300 lines: one test report serves reading, rows, files, views and emails.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { setModules } from '#platform/modules-of.ts';
import type { Module, Report, ReportColumns, ReportInput } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { readBody } from './export-route.ts';
import { statistics } from './index.ts';
import { offeredReports } from './reading/offered-reports.ts';
import { readDrill } from './reading/read-drill.ts';
import { readTable } from './reading/read-table.ts';
import { runAction } from './reading/run-action.ts';
import { mailViews } from './views/mail-views.ts';
import { createView, deleteView, updateView } from './views/save-view.ts';
import { readViews } from './views/views.sql.ts';

const app = useTestApp();
const PATIENT = newId();
const inputs: ReportInput[] = [];

const sales: Report = {
  id: 'sales',
  title: 'Sales',
  definition: 'What was sold.',
  rule: 'shop.statistics',
  order: 2,
  filters: [{ id: 'kind', title: 'Kind', options: async () => [{ value: 'tea', label: 'Tea' }] }],
  breakdowns: [
    { id: 'product', title: 'Product' },
    { id: 'day', title: 'Day' },
  ],
  columns: [
    { id: 'name', title: 'Product', kind: 'text' },
    { id: 'pieces', title: 'Pieces', kind: 'number', total: true, drill: 'rows' },
    { id: 'cents', title: 'Money', kind: 'cents', total: true, drill: { sum: 'paid' } },
    { id: 'each', title: 'Share', kind: 'percent', ratio: { of: 'pieces', over: 'all' } },
    { id: 'all', title: 'All', kind: 'number', total: true },
  ],
  chart: { x: 'name', y: 'pieces', kind: 'bar' },
  async read(_db, input) {
    inputs.push(input);
    // Twice as much in 2026 as before.
    const times = input.from >= '2026' ? 2 : 1;
    return [
      { key: 'tea', name: 'Tea', pieces: times, cents: 100 * times, all: 4 },
      { key: 'coffee', name: 'Coffee', pieces: 0, cents: 0, all: 0 },
    ];
  },
  drill: {
    columns: [
      { id: 'who', title: 'Who', kind: 'text' },
      { id: 'paid', title: 'Paid', kind: 'cents' },
    ],
    read: async (_db, _input, row) =>
      Array.from({ length: Number(row['pieces'] ?? 2) }, (_, at) => ({
        key: `s${at}`,
        who: 'Ada',
        paid: 100,
        patient_id: PATIENT,
      })),
    foot: true,
  },
  actions: [
    { id: 'thank', title: 'Thank', rule: 'shop.thank', run: async (_ctx, key) => `Thanked ${key}` },
    { id: 'scold', title: 'Scold', rule: 'shop.scold', run: async () => 'Scolded' },
  ],
};
const secret: Report = { ...sales, id: 'secret', title: 'Secret', rule: 'shop.secret', order: 1 };
const returns: ReportColumns = {
  report: 'sales',
  order: 1,
  rule: 'shop.statistics',
  columns: [{ id: 'returned', title: 'Returned', kind: 'number', total: true, drill: 'rows' }],
  read: async () => [
    { key: 'tea', returned: 1 },
    { key: 'nothing', returned: 9 },
  ],
  drill: { columns: [{ id: 'why', title: 'Why', kind: 'text' }], read: async () => [{ key: 'r', why: 'Cold' }] },
};
const hidden: ReportColumns = { ...returns, rule: 'shop.secret', columns: [{ id: 'x', title: 'X', kind: 'number' }] };
const shop: Module = {
  name: 'shop',
  accessRules: [
    { id: 'shop.statistics', title: 'See sales', presets: ['Manager', 'Doctor'] },
    { id: 'shop.thank', title: 'Thank', presets: ['Manager'] },
    { id: 'shop.scold', title: 'Scold', presets: [] },
    { id: 'shop.secret', title: 'See secrets', presets: [] },
  ],
  resolvers: {},
  reports: [sales, secret],
  reportColumns: [hidden, returns],
};

let clinic: TestClinic;
let manager: RequestContext;
let nurse: RequestContext;
beforeAll(async () => {
  setModules(app(), [shop, statistics]);
  clinic = await makeTestClinic(app(), [...shop.accessRules, ...statistics.accessRules]);
  [manager, nurse] = await Promise.all([clinic.as('Manager'), clinic.as('Nurse')]);
});

const days = { from: '2026-11-01', to: '2026-11-30' };

const code = (answer: unknown): string | null => (isDomainError(answer) ? answer.code : null);

async function logged(action: string): Promise<{ patient_id: string | null; reason: string; object_type: string }[]> {
  const { rows } = await sql<{ patient_id: string | null; reason: string; object_type: string }>`
    select patient_id, reason, object_type from audit.inbox where clinic_id = ${clinic.clinicId} and action = ${action} order by id`.execute(
    app().database.kysely,
  );
  return rows;
}

test('lists only reports and columns that the caller has permission for', async () => {
  expect(offeredReports(manager).map(({ id }) => id)).toEqual(['sales', 'monthlyTrend']);
  expect(offeredReports(nurse)).toEqual([]);
  expect(code(await readTable(manager, 'secret', days))).toBe('NOT_FOUND');
  expect(code(await readTable(manager, 'nothing', days))).toBe('NOT_FOUND');
  expect(code(await readTable(nurse, 'sales', days))).toBe('NOT_FOUND');
  const scoped = { ...manager, actor: { ...manager.actor, scopes: new Map([['shop.statistics', 'self' as const]]) } };
  expect(offeredReports(scoped).map(({ id }) => id)).not.toContain('sales');
  const { offered } = must(await readTable(manager, 'sales', days));
  expect(offered.columns.map(({ id }) => id)).toEqual(['name', 'pieces', 'cents', 'each', 'all', 'returned']);
});

test('days are the clinic’s, both inclusive, and parameters are validated', async () => {
  inputs.length = 0;
  const table = must(
    await readTable(manager, 'sales', {
      from: '2026-03-08',
      to: '2026-03-08',
      filters: [{ id: 'kind', value: 'tea' }],
    }),
  );
  // The day on which daylight saving time starts in New York has 23 hours.
  expect(inputs[0]).toMatchObject({
    start: new Date('2026-03-08T05:00:00Z'),
    end: new Date('2026-03-09T04:00:00Z'),
    filters: { kind: 'tea' },
    breakdown: 'product',
    clinicId: clinic.clinicId,
  });
  expect(table.filters).toEqual([{ id: 'kind', title: 'Kind', options: [{ value: 'tea', label: 'Tea' }] }]);
  expect(table.now.rows[0]).toMatchObject({ key: 'tea', each: 50, returned: 1 });
  expect(table.now.rows[1]).toMatchObject({ key: 'coffee', each: null, returned: 0 });
  expect(table.now.foot).toMatchObject({ pieces: 2, cents: 200, each: 50, returned: 1 });
  const bad = [
    { from: '2026-03-09', to: '2026-03-08' },
    { from: '1990-01-01', to: '2026-03-08' },
    { ...days, filters: [{ id: 'kind', value: 'coffee' }] },
    { ...days, filters: [{ id: 'other', value: 'tea' }] },
    { ...days, breakdown: 'moon' },
  ];
  for (const ask of bad) expect(code(await readTable(manager, 'sales', ask))).toBe('BAD_USER_INPUT');
});

test('the previous period has the same length and is matched row by row', async () => {
  const table = must(await readTable(manager, 'sales', { ...days, compare: 'year' }));
  expect(table.prior).toMatchObject({ from: '2025-11-01', to: '2025-11-30' });
  expect(table.prior!.rows[0]).toMatchObject({ key: 'tea', pieces: 1 });
  const before = must(await readTable(manager, 'sales', { ...days, compare: 'previous' }));
  expect(before.prior).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
  const trend = must(
    await readTable(manager, 'monthlyTrend', { from: '2026-01-15', to: '2026-03-02', compare: 'year' }),
  );
  expect(trend.now.rows.map(({ key }) => key)).toEqual(['2026-01', '2026-02', '2026-03']);
  // A month is compared with the same month of the previous year, under its own key.
  expect(trend.prior!.rows.map(({ key, month }) => [key, month])).toEqual([
    ['2026-01', '2025-01'],
    ['2026-02', '2025-02'],
    ['2026-03', '2025-03'],
  ]);
  const running = must(await readTable(manager, 'monthlyTrend', { from: '2026-10-01', to: '2026-11-23' }));
  expect(running.now.rows.map(({ partial }) => partial)).toEqual([null, 1]);
});

test('a number opens the rows that it consists of, and access to patients is logged', async () => {
  const one = must(await readDrill(manager, 'sales', days, { row: 'tea', column: 'cents' }));
  expect(one).toMatchObject({ total: 200, isCut: false });
  expect(must(await readDrill(manager, 'sales', days, { row: null, column: 'pieces' }))).toMatchObject({ total: 2 });
  const given = must(await readDrill(manager, 'sales', days, { row: 'tea', column: 'returned' }));
  expect(given.rows).toMatchObject([{ why: 'Cold' }]);
  expect(await logged('read')).toContainEqual({
    patient_id: PATIENT,
    reason: 'sales: 2 rows, 1 patient',
    object_type: 'report',
  });
  expect(code(await readDrill(manager, 'sales', days, { row: 'gin', column: 'pieces' }))).toBe('NOT_FOUND');
  expect(code(await readDrill(manager, 'sales', days, { row: 'tea', column: 'all' }))).toBe('BAD_USER_INPUT');
  expect(code(await readDrill(manager, 'sales', days, { row: null, column: 'returned' }))).toBe('BAD_USER_INPUT');
  expect(code(await readDrill(manager, 'sales', days, { row: 'tea', column: '__proto__' }))).toBe('BAD_USER_INPUT');
  expect(code(await readDrill(nurse, 'sales', days, { row: 'tea', column: 'pieces' }))).toBe('NOT_FOUND');
});

test('an action needs its own permission', async () => {
  expect(await runAction(manager, 'sales', 'thank', 's1')).toBe('Thanked s1');
  expect(code(await runAction(manager, 'sales', 'scold', 's1'))).toBe('FORBIDDEN');
  expect(code(await runAction(manager, 'sales', 'kick', 's1'))).toBe('NOT_FOUND');
  expect(code(await runAction(nurse, 'sales', 'thank', 's1'))).toBe('NOT_FOUND');
});

test('rejects an invalid export request', () => {
  const good = { report: 'sales', ...days, filters: [{ id: 'kind', value: 'tea' }], column: 'pieces', row: 'tea' };
  expect(readBody(good)).toMatchObject({
    report: 'sales',
    column: 'pieces',
    row: 'tea',
    ask: { filters: good.filters },
  });
  const bad = [
    null,
    'sales',
    { ...good, report: 7 },
    { ...good, from: '1.1.2026' },
    { ...good, filters: 'all' },
    { ...good, filters: [null] },
    { ...good, filters: [{ id: 'kind', value: 7 }] },
    { ...good, column: {} },
    { ...good, row: 'x'.repeat(301) },
    { ...good, row: '\u0000' },
  ];
  for (const body of bad) expect(code(readBody(body))).toBe('BAD_USER_INPUT');
});

const view = (more: object = {}) => ({
  report: 'sales',
  title: 'Tea',
  query: 'range=last_month',
  is_mailed: true,
  ...more,
});

test('views belong to a member: created once per key, updated by version, deleted', async () => {
  const { clinicId, userId } = manager.actor;
  const made = must(await createView(manager, view(), 'k1'));
  expect(must(await createView(manager, view({ title: 'Other' }), 'k1'))).toEqual(made);
  expect(code(await createView(manager, view({ title: 'TEA' }), 'k2'))).toBe('TITLE_TAKEN');
  expect(code(await createView(manager, view({ report: 'secret' }), 'k3'))).toBe('NOT_FOUND');
  for (const wrong of [
    { title: ' ' },
    { title: 'x'.repeat(81) },
    { query: 'a="><b>' },
    { query: '/../x' },
    { is_mailed: 'yes' },
  ])
    expect(code(await createView(manager, view(wrong), 'k4'))).toBe('BAD_USER_INPUT');
  const doctor = await clinic.as('Doctor');
  expect(code(await updateView(doctor, made.id, 1, view()))).toBe('NOT_FOUND');
  expect(code(await deleteView(doctor, made.id))).toBe('NOT_FOUND');
  const changed = must(await updateView(manager, made.id, 1, view({ title: 'Tea, monthly' })));
  expect(changed).toMatchObject({ title: 'Tea, monthly', version: 2 });
  expect(code(await updateView(manager, made.id, 1, view()))).toBe('STALE_VERSION');
  expect(code(await updateView(manager, made.id, 2, view({ report: 'monthlyTrend' })))).toBe('NOT_FOUND');
  const racing = await Promise.all(['a', 'b', 'c'].map((key) => createView(manager, view({ title: 'Race' }), key)));
  expect(racing.map(code).toSorted()).toEqual(['TITLE_TAKEN', 'TITLE_TAKEN', null]);
  const race = racing.find((one) => !isDomainError(one));
  expect(await deleteView(manager, must(race!).id)).toBe(true);
  expect(await deleteView(manager, must(race!).id)).toBe(true);
  expect((await readViews(app().database.kysely, clinicId, userId)).map(({ title }) => title)).toEqual([
    'Tea, monthly',
  ]);
  expect((await logged('create')).filter(({ object_type }) => object_type === 'saved_view')).toHaveLength(2);
});

test('the monthly email has the link and no numbers, once, for members who may still see the report', async () => {
  const mails = async () =>
    (
      await sql<{ key: string; recipient: string }>`select key, recipient from deliveries.delivery
        where clinic_id = ${clinic.clinicId} order by key`.execute(app().database.kysely)
    ).rows;
  const [own] = await readViews(app().database.kysely, clinic.clinicId, manager.actor.userId);
  // The 23rd is not the first day of a month.
  await mailViews(app());
  expect(await mails()).toEqual([]);
  const before = app().clock();
  // It is still November in Boston.
  app().setClock(new Date('2026-12-01T04:00:00Z'));
  await mailViews(app());
  expect(await mails()).toEqual([]);
  app().setClock(new Date('2026-12-01T06:00:00Z'));
  await mailViews(app());
  await mailViews(app());
  expect(await mails()).toEqual([{ key: `statistics-view:${own!.id}:2026-12`, recipient: 'tester@example.com' }]);
  await sql`update practice.role_rule set access_rule = 'shop.gone'
    where clinic_id = ${clinic.clinicId} and access_rule = 'shop.statistics'`.execute(app().database.kysely);
  app().setClock(new Date('2027-01-01T12:00:00Z'));
  await mailViews(app());
  expect(await mails()).toHaveLength(1);
  app().setClock(before);
});
