import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { modules } from '#server/modules.gen.ts';
import { demoAccounts, seedDemoClinic } from './seed-demo-clinic.ts';

const app = useTestApp(new Date('2026-11-23T15:00:00Z'));
const count = async (table: string): Promise<number> =>
  (await app().database.pool.query(`select count(*) from ${table}`)).rows[0].count;

test('two processes that seed at once make one clinic, with its people, days and notes', async () => {
  await Promise.all([1, 2].map(() => seedDemoClinic(app(), modules, () => undefined)));
  await seedDemoClinic(app(), modules, () => undefined);
  expect(
    await Promise.all(['practice.clinic', 'practice.practice', 'practice.member', 'patients.patient'].map(count)),
  ).toEqual([1, 2, 7, 40]);
  expect(await count('scheduling.event')).toBeGreaterThan(100);
  expect(await count('chart.chart_note where signed_time is not null')).toBeGreaterThan(15);
  expect(await count('chart.chart_note where signed_time is null')).toBeGreaterThan(0);
  expect(await count("patients.medication_record where record_type = 'Drug'")).toBeGreaterThan(40);
  expect(await count("patients.medication_record where record_type = 'Supplement'")).toBeGreaterThan(5);
  expect(await count('scheduling.event_category where notification_plan_id is not null')).toBe(4);
  expect(await count('scheduling.waiting_entry')).toBe(3);
  const { rows } = await app().database.pool.query(
    `select count(*) from scheduling.event where (start_time at time zone 'America/New_York')::date = '2026-11-23'`,
  );
  expect(rows[0].count).toBeGreaterThan(8);
  expect(demoAccounts.accounts.map(({ username }) => username)).toEqual(
    expect.arrayContaining(['admin', 'doctor', 'nurse', 'desk', 'biller'].map((name) => `${name}@demo.salus`)),
  );
});
