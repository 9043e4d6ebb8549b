import { beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addFavourite, codes, createClinicCode } from '../index.ts';
import { readCode } from '../read-codes.ts';
import { listPrices } from './list-prices.ts';
import { savePrices, setPriceList } from './save-prices.ts';

const app = useTestApp();
let manager: RequestContext;
let clinicId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), codes.accessRules);
  clinicId = clinic.clinicId;
  manager = await clinic.as('Manager');
  const rest = { code_type: 'Custom', long_description: null, pmh_display_name: null, access_level: 'clinic' } as const;
  for (const code of ['AAA', 'BBB', 'CCC'])
    must(
      await createClinicCode(
        manager,
        'procedure',
        { ...rest, code, official_name: `Visit ${code}`, price_cents: null },
        null,
      ),
    );
});

const save = (code: string, price_cents: number | null, was_cents: number | null, day = '2026-11-23') =>
  savePrices(manager, day, [{ code_type: 'Custom', code, price_cents, was_cents }]);
const priceOn = async (code: string, day: string, userId = clinicId) => {
  const owner = { clinicId, userId, kind: 'procedure' } as const;
  return (await readCode(app().database.kysely, owner, { code_type: 'Custom', code }, day))?.price_cents;
};
const list = (view: 'Used' | 'Missing' | 'All', day = '2026-11-23', search = '') =>
  listPrices(manager, { day, view, search, skip: 0, take: 50 });

test('the first price also applies to earlier days, and a later one only from its day', async () => {
  expect((await list('Missing')).prices.map(({ code }) => code)).toEqual(['AAA', 'BBB', 'CCC']);
  expect(must(await save('AAA', 15_000, null))).toBe(1);
  expect(must(await save('AAA', 15_000, 15_000))).toBe(0);
  expect(must(await save('AAA', 16_000, 15_000, '2027-01-01'))).toBe(1);
  expect([
    await priceOn('AAA', '2020-05-01'),
    await priceOn('AAA', '2026-12-31'),
    await priceOn('AAA', '2027-01-01'),
  ]).toEqual([15_000, 15_000, 16_000]);
  expect((await list('Used', '2026-11-23', 'aaa')).prices).toEqual([
    {
      code_type: 'Custom',
      code: 'AAA',
      official_name: 'Visit AAA',
      in_use: true,
      price_cents: 15_000,
      valid_from: '1900-01-01',
      next_from: '2027-01-01',
      next_cents: 16_000,
    },
  ]);
  // The first price of a code from a future day does not apply before it.
  must(await save('BBB', 100, null, '2027-01-01'));
  expect([await priceOn('BBB', '2026-12-31'), await priceOn('BBB', '2027-01-01')]).toEqual([null, 100]);
});

test('0 is a price, none is not, and a price that someone else changed is not overwritten', async () => {
  must(await save('CCC', 0, null));
  expect(await priceOn('CCC', '2026-11-23')).toBe(0);
  expect((await list('Missing')).prices.map(({ code }) => code)).toEqual(['BBB']);
  expect(await save('CCC', 500, null)).toMatchObject({ code: 'STALE_PRICE' });
  must(await save('CCC', null, 0));
  expect((await list('Missing')).missing).toBe(2);
  for (const [code, cents, day] of [
    ['NONE', 100, '2026-11-23'],
    ['CCC', -1, '2026-11-23'],
    ['CCC', 1.5, '2026-11-23'],
    ['CCC', 100_000_01, '2026-11-23'],
    ['CCC', 100, '1899-01-01'],
    ['CCC', 100, '2040-01-01'],
  ] as const)
    expect(await save(code, cents, null, day)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a list is previewed, sets its prices at a percentage, and reports rows that can’t be used', async () => {
  const sheet = 'AAA\t100.00\nBBB\t10.05\nZZZ\t1\nCCC\tfree\n';
  const set = (preview: boolean, own = false) =>
    setPriceList(manager, { sheet: own ? null : sheet, percent: 110, roundTo: 100, validFrom: '2026-12-01' }, preview);
  const preview = must(await set(true));
  expect(preview.changes.map(({ code, before, after }) => [code, before, after])).toEqual([
    ['AAA', 15_000, 11_000],
    ['BBB', null, 1100],
  ]);
  expect(preview.problems.map(({ line }) => line)).toEqual([3, 4]);
  expect(await priceOn('AAA', '2026-12-01')).toBe(15_000);
  must(await set(false));
  expect([await priceOn('AAA', '2026-11-30'), await priceOn('AAA', '2026-12-01')]).toEqual([15_000, 11_000]);
  must(await set(false, true));
  expect(await priceOn('AAA', '2026-12-01')).toBe(12_100);
  expect(
    await setPriceList(manager, { sheet: 'x', percent: 100, roundTo: 1, validFrom: '2026-12-01' }, false),
  ).toMatchObject({ code: 'NOTHING_TO_CHANGE' });
  for (const wrong of [
    { percent: 0, roundTo: 1 },
    { percent: 1001, roundTo: 1 },
    { percent: 100, roundTo: 7 },
  ])
    expect(await setPriceList(manager, { sheet, validFrom: '2026-12-01', ...wrong }, true)).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
});

test('a member’s own price applies to that member, and other clinics have other prices', async () => {
  const rest = {
    code_type: 'Custom',
    long_description: null,
    pmh_display_name: null,
    access_level: 'private',
  } as const;
  must(
    await createClinicCode(manager, 'procedure', { ...rest, code: 'AAA', official_name: 'Mine', price_cents: 7 }, null),
  );
  expect([await priceOn('AAA', '2026-11-23', manager.actor.userId), await priceOn('AAA', '2026-11-23')]).toEqual([
    7, 15_000,
  ]);
  const other = await (await makeTestClinic(app(), codes.accessRules)).as('Manager');
  expect((await listPrices(other, { day: '2026-11-23', view: 'Used', search: '', skip: 0, take: 50 })).count).toBe(0);
});

test('favorites count as in use', async () => {
  const other = await makeTestClinic(app(), codes.accessRules);
  const ctx = await other.as('Manager');
  await app().database.transaction((tx) =>
    addFavourite(tx, other.clinicId, null, 'procedure', { code_type: 'CPT', code: '99213' }, app().clock()),
  );
  expect(await listPrices(ctx, { day: '2026-11-23', view: 'Missing', search: '', skip: 0, take: 50 })).toMatchObject({
    count: 1,
    missing: 1,
    prices: [{ code: '99213', in_use: true }],
  });
});
