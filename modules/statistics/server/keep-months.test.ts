import { expect, test } from 'vitest';
import type { Module, ReportInput } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { statistics } from './index.ts';
import { keepMonths } from './keep-months.ts';

const app = useTestApp();

test('at night reads five years of stored months, in every breakdown, for every clinic', async () => {
  const inputs: ReportInput[] = [];
  const report = { title: '', definition: '', rule: 'shop.statistics', order: 1, filters: [], columns: [] };
  const read = async (_db: unknown, input: ReportInput) => {
    inputs.push(input);
    return [];
  };
  const breakdowns = [
    { id: 'product', title: 'Product' },
    { id: 'day', title: 'Day' },
  ];
  const shop: Module = {
    name: 'shop',
    accessRules: [],
    resolvers: {},
    reports: [
      { ...report, id: 'sales', breakdowns, keepsMonths: true, read },
      { ...report, id: 'visitors', breakdowns, read },
    ],
    reportColumns: [{ report: 'trend', order: 1, rule: 'shop.statistics', columns: [], keepsMonths: true, read }],
  };
  const clinics = [
    await makeTestClinic(app(), statistics.accessRules),
    await makeTestClinic(app(), statistics.accessRules),
  ];
  setModules(app(), [statistics, shop]);
  await keepMonths(app());
  expect(inputs.map(({ clinicId, breakdown, from, to }) => [clinicId, breakdown, from, to]).toSorted()).toEqual(
    clinics
      .flatMap(({ clinicId }) => ['', 'day', 'product'].map((way) => [clinicId, way, '2021-01-01', '2026-11-23']))
      .toSorted(),
  );
});
