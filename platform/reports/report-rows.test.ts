import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { changedMonths, plannedReportRows, reportOptions, reportRows } from './report-rows.ts';

const app = useTestApp();

test('returns values that a report can show', async () => {
  const { kysely } = app().database;
  const statement = sql`select 'a' as key, 2::float8 as count, null as reason`;
  expect(await reportRows(kysely, statement)).toEqual([{ key: 'a', count: 2, reason: null }]);
  expect(await plannedReportRows(kysely, statement)).toEqual([{ key: 'a', count: 2, reason: null }]);
});

test('rejects a value that a cell can’t show', async () => {
  await expect(reportRows(app().database.kysely, sql`select now() as start`)).rejects.toThrow(
    'A report can’t show its column start',
  );
});

test('returns the choices of a filter sorted by label, or in the given order', async () => {
  const { kysely } = app().database;
  const from = sql`from (values (1, 'b'), (2, 'a')) as v (id, name)`;
  expect(await reportOptions(kysely, sql`id`, sql`name`, from)).toEqual([
    { value: '2', label: 'a' },
    { value: '1', label: 'b' },
  ]);
  expect((await reportOptions(kysely, sql`id`, sql`name`, from, sql`id`)).map(({ label }) => label)).toEqual([
    'b',
    'a',
  ]);
});

test('returns each month once, with the latest time', async () => {
  const from = sql`from (values ('2026-01', '2026-02-01Z'::timestamptz), ('2026-01', '2026-03-01Z')) as v (month, time)`;
  expect(await changedMonths(app().database.kysely, sql`month`, sql`time`, from)).toEqual([
    { month: '2026-01', time: new Date('2026-03-01') },
  ]);
});
