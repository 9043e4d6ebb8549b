import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { proveClinic } from '#billing/server';
import { modules } from '#server/modules.gen.ts';
import { workTime } from './people/open-days.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedDemoClinic } from './seed-demo-clinic.ts';

// A Sunday: the demo clinic can be created on any day of the week.
const app = useTestApp(new Date('2026-11-22T15:00:00Z'));
const count = async (table: string): Promise<number> =>
  (await app().database.pool.query(`select count(*) from ${table}`)).rows[0].count;

test(
  'two processes that seed concurrently create one clinic, with its members, days and notes',
  { timeout: 600_000 },
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

// Columns with times of others: patients at home, other systems at night, and what is planned.
const OTHERS = [
  /^requests\./,
  /^programs\.(progress|enrolment)\./,
  /^messages\.(conversation|participant)\./,
  /^notifications\./,
  /^(pharmacies\.pharmacy|pharmacies\.directory_load|codes\.release|drugs\.release)\./,
  /^(fax\.received|fax\.sent|labs\.message|eligibility\.eligibility_check|eligibility\.coverage_request|prescribing\.network_notice|prescribing\.pharmacy_request)\./,
  /^(deliveries|platform|graphile_worker)\./,
  /due_time$|expires_time$|active_(start|end)_time$/,
];

const BY_MEMBER = 'owner_patient_id is null';

test('everything is done while the clinic is open, but for the acts of patients and other systems', async () => {
  const { pool } = app().database;
  const { rows: columns } = await pool.query<{ name: string; text: string }>(
    `select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name,
       format('select distinct %I as time from %I.%I', a.attname, n.nspname, c.relname) as text
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.atttypid = 'timestamptz'::regtype and a.attnum > 0 and n.nspname not like 'pg\\_%'`,
  );
  const own: Record<string, string> = {
    'messages.message.created_time': ' where sender_user_id is not null and not automatic',
    // A program assigns its tasks on the day that they are due to begin.
    'tasks.log.created_time': ` where exists (select from tasks.task t where t.id = task_id and ${BY_MEMBER})`,
    'audit.inbox.time': ' where user_id is not null',
    'audit.entry.time': ' where user_id is not null',
  };
  const now = app().clock();
  const outside: string[] = [];
  for (const { name, text } of columns.filter((column) => !OTHERS.some((other) => other.test(column.name)))) {
    const only = own[name] ?? (name.startsWith('tasks.task.') ? ` where ${BY_MEMBER}` : '');
    const { rows } = await pool.query<{ time: Date | null }>(text + only);
    for (const { time } of rows)
      if (time !== null && time < now && workTime(time, now).getTime() !== time.getTime())
        outside.push(`${name} ${time.toISOString()}`);
  }
  expect(outside).toEqual([]);
});

test('the past year adds up: accounts, signatures and every month', async () => {
  const { kysely, pool } = app().database;
  const { rows } = await pool.query('select clinic_id from practice.clinic');
  expect(await proveClinic(kysely, rows[0].clinic_id)).toBeNull();
  const { rows: months } = await pool.query(
    `select to_char(start_time, 'YYYY-MM') as month, count(*) as visits from scheduling.event
     where status = 'checkedin' and start_time < '2026-11-01' and start_time >= '2025-12-01' group by 1 order by 1`,
  );
  expect(months).toHaveLength(11);
  expect(Math.min(...months.map(({ visits }) => visits))).toBeGreaterThan(10);
  const { rows: stock } = await pool.query(
    `select to_char(created_time, 'YYYY-MM') as month, count(distinct kind) as kinds from inventory.movement
     where created_time < '2026-10-01' group by 1`,
  );
  expect(stock.length).toBeGreaterThan(9);
  expect(stock.filter(({ kinds }) => kinds > 1).length).toBeGreaterThan(8);
  const { rows: numbers } = await pool.query(
    'select count(*) as receipts, max(number) as last, (select count(*) from billing.payment) as payments from billing.receipt',
  );
  expect(numbers[0].last).toBe(numbers[0].receipts);
  expect(numbers[0].payments).toBeGreaterThanOrEqual(numbers[0].receipts);
});
