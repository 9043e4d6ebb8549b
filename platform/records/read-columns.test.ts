import { sql } from 'kysely';
import { expect, expectTypeOf, test } from 'vitest';
import { newId } from '../id.ts';
import { useTestApp } from '../testing/test-app.ts';
import { counted, exists, fullName, isSet, listed, summed } from './computed-columns.ts';
import { countRows, hasRows, largestOf, placeBehind, sumRows } from './count-rows.ts';
import { columnsOf } from './read-columns.ts';

const app = useTestApp();

async function writeMonths(): Promise<string> {
  const { kysely } = app().database;
  const clinic_id = newId();
  for (const [name, month] of [
    ['visits', '2026-01'],
    ['visits', '2026-02'],
    ['income', '2026-01'],
  ] as const)
    await kysely
      .insertInto('platform.report_month')
      .values({ clinic_id, name, month, rows: JSON.stringify([{ count: 3 }]), made_time: new Date('2026-03-01') })
      .execute();
  return clinic_id;
}

test('returns rows of the named columns, with the types of the schema', async () => {
  const clinicId = await writeMonths();
  const columns = columnsOf({ m: 'platform.report_month' }, ['m.month', 'm.rows', 'm.made_time as madeTime']);
  const { rows } = await columns
    .select(sql`from platform.report_month m where m.clinic_id = ${clinicId} and m.name = 'income'`)
    .execute(app().database.kysely);
  expectTypeOf(rows).toEqualTypeOf<
    { month: string; rows: Record<string, string | number | null>[]; madeTime: Date }[]
  >();
  expect(rows).toEqual([{ month: '2026-01', rows: [{ count: 3 }], madeTime: new Date('2026-03-01') }]);
});

test('reads several tables and computed columns, with null for rows missing from an outer join', async () => {
  const clinicId = await writeMonths();
  const columns = columnsOf({ m: 'platform.report_month' }, ['m.month'])
    .and(columnsOf({ o: 'platform.report_month' }, ['o.made_time']).orNull())
    .and(sql<{ length: number }>`length(m.name) as length`);
  const { rows } = await columns
    .select(
      sql`from wanted m left join platform.report_month o on o.clinic_id = ${clinicId} and o.name = 'none' order by m.month`,
      sql`with wanted as (select * from platform.report_month where clinic_id = ${clinicId} and name = 'visits')`,
    )
    .execute(app().database.kysely);
  expectTypeOf(rows[0]!.made_time).toEqualTypeOf<Date | null>();
  expect(rows).toEqual([
    { month: '2026-01', made_time: null, length: 6 },
    { month: '2026-02', made_time: null, length: 6 },
  ]);
});

test('returns the rows that a statement writes', async () => {
  const clinicId = await writeMonths();
  const { rows } = await columnsOf('platform.report_month', ['name', 'month'])
    .returned(sql`delete from platform.report_month where clinic_id = ${clinicId} and name = 'income'`)
    .execute(app().database.kysely);
  expect(rows).toEqual([{ name: 'income', month: '2026-01' }]);
});

test('computes columns whose types are known from their SQL', async () => {
  const clinicId = await writeMonths();
  const others = sql`platform.report_month o where o.clinic_id = m.clinic_id and o.name = m.name and o.month > m.month`;
  const columns = columnsOf({ m: 'platform.report_month' }, ['m.month'])
    .and(fullName('full_name', 'p'))
    .and(counted('later', others))
    .and(summed('digits', sql`length(o.month)`, others))
    .and(exists('has_later', others))
    .and(isSet('is_made', 'm.made_time'))
    .and(
      listed('months', columnsOf({ o: 'platform.report_month' }, ['o.month']), sql`from ${others} order by o.month`),
    );
  const { rows } = await columns
    .select(
      sql`from platform.report_month m cross join (select 'Ada' as first_name, 'Byron' as last_name) p
      where m.clinic_id = ${clinicId} and m.name = 'visits' order by m.month`,
    )
    .execute(app().database.kysely);
  expectTypeOf(rows[0]!.full_name).toEqualTypeOf<string>();
  expectTypeOf(rows[0]!.later).toEqualTypeOf<number>();
  expectTypeOf(rows[0]!.has_later).toEqualTypeOf<boolean>();
  const row = { full_name: 'Ada Byron', is_made: true };
  expect(rows).toEqual([
    { ...row, month: '2026-01', later: 1, digits: 7, has_later: true, months: [{ month: '2026-02' }] },
    { ...row, month: '2026-02', later: 0, digits: 0, has_later: false, months: [] },
  ]);
});

test('counts, sums and finds the rows of a list', async () => {
  const clinicId = await writeMonths();
  const { kysely } = app().database;
  const list = sql`platform.report_month where clinic_id = ${clinicId}`;
  expect(await countRows(kysely, list)).toBe(3);
  expect(await sumRows(kysely, sql`length(month)`, list)).toBe(21);
  expect(await hasRows(kysely, list)).toBe(true);
  expect(await hasRows(kysely, sql`${list} and name = 'none'`)).toBe(false);
});

test('a column that a table does not have, or an unknown alias, does not compile', () => {
  // @ts-expect-error no such column
  columnsOf({ m: 'platform.report_month' }, ['m.weather']);
  // @ts-expect-error no such alias
  columnsOf({ m: 'platform.report_month' }, ['o.month']);
  // @ts-expect-error no such table
  columnsOf({ m: 'platform.weather' }, ['m.month']);
  // @ts-expect-error another type than the column has
  const wrong: { month: number } = columnsOf('platform.report_month', ['month']).row;
  expect(wrong).toBeUndefined();
});

test('finds the maximum of a list, and the position after its last row', async () => {
  const clinicId = await writeMonths();
  const { kysely } = app().database;
  const list = sql`platform.report_month where clinic_id = ${clinicId}`;
  expect(await largestOf(kysely, sql`length(name)`, list)).toBe(6);
  expect(await largestOf(kysely, sql`length(name)`, sql`${list} and name = 'none'`)).toBe(0);
  const { rows } = await sql`select ${placeBehind(sql`(values (0), (4)) v (sort_index)`)} as place,
    ${placeBehind(sql`(select 1 as sort_index where false) v`)} as first`.execute(kysely);
  expect(rows).toEqual([{ place: 5, first: 0 }]);
});
