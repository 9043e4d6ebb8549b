import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { reportInput } from '#platform/reports/report-input.ts';
import type { ReportColumns, Report } from '#platform/reports/report.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { reverseCharge } from '../charges/reverse-charge.ts';
import { type BillingClinic, done, makeBillingClinic } from '../testing/billing-clinic.ts';
import { incomeReport } from './income-report.ts';
import { moneyByMonth } from './money-by-month.ts';
import { paymentReport } from './payment-report.ts';

const app = useTestApp();
let clinic: BillingClinic;

beforeAll(async () => {
  clinic = await makeBillingClinic(app());
});

const later = (hours: number): void => app().setClock(new Date(app().clock().getTime() + hours * 3_600_000));
const year = (breakdown = 'month') =>
  reportInput({
    clinicId: clinic.clinicId,
    from: '2026-01-10',
    to: '2026-11-30',
    timeZone: 'America/New_York',
    now: app().clock(),
    breakdown,
  });
/** Returns a column of the report; totals are recomputed from the rows, which are read directly. */
const columnOf = async (report: Report | ReportColumns, column: string, breakdown?: string) =>
  Object.fromEntries(
    (await checkReport(report, app().database.kysely, year(breakdown))).map((row) => [row['key'], row[column]]),
  );
const storedTimes = async (): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string; month: string; made_time: Date }>`
    select name, month, made_time from platform.report_month where name like 'productIncomeStats/month%'`.execute(
    app().database.kysely,
  );
  return new Map(rows.map(({ month, made_time: time }) => [month, time.getTime()]));
};

test('a year is aggregated from its months, and a changed month is recomputed', async () => {
  const patient = await clinic.addPatient();
  for (const [day, cents] of [
    ['2026-01-09', 100],
    ['2026-01-10', 200],
    ['2026-02-28', 400],
    ['2026-03-01', 800],
    ['2026-10-31', 1600],
    ['2026-11-01', 3200],
  ] as const)
    await clinic.charge(patient, cents, { date_of_charge: day });
  const income = { '2026-01': 200, '2026-02': 400, '2026-03': 800, '2026-10': 1600, '2026-11': 3200 };
  expect(await columnOf(incomeReport, 'net')).toEqual(income);
  expect(await columnOf(incomeReport, 'net', 'kind')).toEqual({ Fee: 6200 });
  later(1);
  expect(await columnOf(incomeReport, 'net')).toEqual(income);
  // Complete past months, unchanged for an hour, are stored from now on.
  later(25);
  expect(await columnOf(incomeReport, 'net')).toEqual(income);
  const before = await storedTimes();
  expect([...before.keys()].toSorted()).toEqual(
    ['02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2026-${month}`),
  );
  expect(new Set(before.values())).toEqual(new Set([app().clock().getTime()]));

  later(1);
  await clinic.pay(patient, 1000, { applies: undefined });
  const march = await clinic.charge(patient, 50, { date_of_charge: '2026-03-31' });
  expect(await columnOf(incomeReport, 'net')).toEqual({ ...income, '2026-03': 850 });
  // The oldest charges are paid first: that of January 9, which is outside the range, and the later ones.
  expect(await columnOf(incomeReport, 'collected')).toMatchObject({ '2026-01': 200, '2026-02': 400, '2026-03': 300 });
  const after = await storedTimes();
  for (const [month, time] of after)
    expect([month, time > before.get(month)!]).toEqual([month, month === '2026-02' || month === '2026-03']);

  later(1);
  const reversed = await reverseCharge({ ...clinic.manager, now: app().clock() }, march.id, {
    version: march.version,
    reason: 'Twice',
    returnStock: false,
  });
  done(reversed);
  expect(await columnOf(incomeReport, 'net')).toEqual(income);
});

test('the amount owed at a month’s end includes all earlier months and years', async () => {
  const trend = () => columnOf(moneyByMonth, 'receivable');
  const first = await trend();
  expect(first['2026-11']).toBe(5300);
  later(1);
  await clinic.pay(await clinic.addPatient(), 300);
  expect((await trend())['2026-11']).toBe(5000);
});

test('payments of a year are summed by month, and a month that changed is summed again', async () => {
  const received = (breakdown: string, column = 'received') => columnOf(paymentReport, column, breakdown);
  const before = await received('method');
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 900);
  app().setClock(new Date('2026-10-20T15:00:00Z'));
  await clinic.pay(patient, 600);
  app().setClock(new Date('2026-12-02T15:00:00Z'));
  const cash = Number(before['cash']) + 600;
  expect(await received('method')).toMatchObject({ cash });
  const october = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from platform.report_month
      where clinic_id = ${clinic.clinicId} and name like 'paymentStats/%' and month = '2026-10'`.execute(
      app().database.kysely,
    );
    return rows[0]!.count;
  };
  expect(await october()).toBe(1);
  later(1);
  expect(await received('method')).toMatchObject({ cash });
  const byProvider = await received('provider', 'applied');
  // The provider of a paid charge is corrected.
  later(1);
  await sql`update billing.charge set provider_id = ${clinic.doctor.actor.userId}, updated_time = ${app().clock()}
    where clinic_id = ${clinic.clinicId} and patient_id = ${patient}`.execute(app().database.kysely);
  const { doctor } = clinic;
  const corrected = await received('provider', 'applied');
  expect(corrected[doctor.actor.userId]).toBe(Number(byProvider[doctor.actor.userId] ?? 0) + 600);
  const total = (of: object): number => Object.values(of).reduce((sum, one) => sum + Number(one), 0);
  expect(total(corrected)).toBe(total(byProvider));
});
