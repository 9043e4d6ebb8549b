import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { modules } from '#server/modules.gen.ts';
import { demoAccounts, seedDemoClinic } from './seed-demo-clinic.ts';

// A Sunday: the demo clinic can be created on any day of the week.
const app = useTestApp(new Date('2026-11-22T15:00:00Z'));
const count = async (table: string): Promise<number> =>
  (await app().database.pool.query(`select count(*) from ${table}`)).rows[0].count;

test(
  'two processes that seed concurrently create one clinic, with its members, days and notes',
  { timeout: 90_000 },
  async () => {
    await Promise.all([1, 2].map(() => seedDemoClinic(app(), modules, () => undefined)));
    await seedDemoClinic(app(), modules, () => undefined);
    expect(
      await Promise.all(['practice.clinic', 'practice.practice', 'practice.member', 'patients.patient'].map(count)),
    ).toEqual([1, 2, 7, 40]);
    expect(await count('scheduling.event')).toBeGreaterThan(100);
    expect(await count('chart.chart_note where signed_time is not null')).toBeGreaterThan(15);
    expect(await count('chart.chart_note where signed_time is null')).toBeGreaterThan(0);
    expect(await count("patients.medication_record where record_type = 'Drug'")).toBeGreaterThan(40);
    expect(await count('chart.note_substance where descriptor_id is not null')).toBeGreaterThan(10);
    expect(await count('chart.note_substance where descriptor_id is null')).toBe(0);
    expect(await count("patients.medication_record where record_type = 'Supplement'")).toBeGreaterThan(5);
    expect(await count('scheduling.event_category where notification_plan_id is not null')).toBe(4);
    expect(await count('scheduling.waiting_entry')).toBe(3);
    const { rows } = await app().database.pool.query(
      `select count(*) from scheduling.event where (start_time at time zone 'America/New_York')::date = '2026-11-22'`,
    );
    expect(rows[0].count).toBeGreaterThan(8);
    const { rows: taken } = await app().database.pool.query(
      `select distinct r.role_name from vitals.record v
       join practice.member_role m on m.clinic_id = v.clinic_id and m.user_id = v.collector_user_id
       join practice.role r on r.clinic_id = m.clinic_id and r.id = m.role_id order by 1`,
    );
    expect(taken.map(({ role_name }) => role_name)).toEqual(['Doctor', 'Nurse']);
    // Today has working hours, and is the only day added to the week.
    const { rows: days } = await app().database.pool.query(
      'select distinct weekday from scheduling.working_span order by 1',
    );
    expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 7]);
    expect(demoAccounts.accounts.map(({ username }) => username)).toEqual(
      expect.arrayContaining(['admin', 'doctor', 'nurse', 'desk', 'biller'].map((name) => `${name}@demo.salus`)),
    );
  },
);
