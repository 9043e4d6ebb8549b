import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { setModules } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { markFirstStep, readFirstSteps } from '#practice/server';
import { sql } from 'kysely';
import { createClinicCode, savePrices } from '#codes/server';
import { createPatient } from '#patients/server';
import { foundClinic } from './found-clinic.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp();
const rules = modules.flatMap(({ accessRules }) => accessRules);
let admin: RequestContext;

async function found(name: string, isDemo: boolean): Promise<RequestContext> {
  const clinic = { name, timeZone: 'America/New_York', isDemo, practices: [{ practice_name: 'Main' }] };
  const founder = {
    first_name: 'Ada',
    last_name: 'Lang',
    username: `ada@${name.toLowerCase()}.example`,
    password: 'a long pass phrase',
    role: 'Admin' as const,
    calendarColor: '#1864ab',
  };
  const made = must(await app().database.transaction((tx) => foundClinic(tx, clinic, [founder], rules, app().clock())));
  const actor = {
    userId: made.userIds[0]!,
    name: 'Ada Lang',
    clinicId: made.clinicId,
    timeZone: 'America/New_York',
    practiceId: made.practiceIds[0]!,
    sessionId: newId(),
    roles: ['Admin'],
    rules: new Set(rules.map(({ id }) => id)),
  };
  return { app: app(), actor, now: app().clock(), id: 'r', ip: '127.0.0.1', device: 'test' };
}

const done = async (ctx = admin): Promise<string[]> =>
  (await readFirstSteps(ctx)).filter(({ is_done }) => is_done).map(({ id }) => id);

beforeAll(async () => {
  setModules(app(), modules);
  admin = await found('Harbor', false);
});

test('in a new clinic all steps are open: what was created with it doesn’t count', async () => {
  expect((await readFirstSteps(admin)).map(({ id }) => id)).toEqual([
    'practice.place',
    'scheduling.hours',
    'scheduling.holidays',
    'scheduling.categories',
    'practice.members',
    'codes.sets',
    'codes.prices',
    'chart.templates',
    'deliveries.mail',
    'practice.backups',
    'patients.rehearsal',
    'patients.first',
  ]);
  expect(await done()).toEqual([]);
});

test('a step is done based on the data of this clinic only', async () => {
  const { clinicId } = admin.actor;
  const { kysely } = app().database;
  await sql`update practice.practice set office_phone = '+1 6175550100', address_line1 = '1 Main', postal_code = '02101'
    where clinic_id = ${clinicId}`.execute(kysely);
  const place = async () => (await readFirstSteps(admin)).find(({ id }) => id === 'practice.place');
  expect(await place()).toMatchObject({ is_done: false, detail: 'Missing: tax ID, NPI.' });
  await sql`update practice.clinic set attributes = '{"tax_id": "12-3456789", "group_npi": "1234567893"}'
    where clinic_id = ${clinicId}`.execute(kysely);
  await sql`update scheduling.calendar set has_own_hours = true, hours_version = 2 where clinic_id = ${clinicId}`.execute(
    kysely,
  );
  await createPatient(admin, { first_name: 'Lena', last_name: 'Moss', gender: 'Female' });
  expect(await done()).toEqual(['practice.place', 'scheduling.hours', 'patients.first']);
  must(await markFirstStep(admin, 'scheduling.categories', true));
  expect(await done()).toContain('scheduling.categories');
  expect(must(await markFirstStep(admin, 'scheduling.categories', false)).is_done).toBe(false);
  expect(await markFirstStep(admin, 'codes.prices', true)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await done(await found('Elsewhere', false))).toEqual([]);
});

test('prices are left to set as long as a code in use has none', async () => {
  const step = async () => (await readFirstSteps(admin)).find(({ id }) => id === 'codes.prices');
  expect(await step()).toMatchObject({ is_done: false, detail: 'No code has a price yet.' });
  const code = { code_type: 'Custom', long_description: null, pmh_display_name: null, access_level: 'clinic' } as const;
  for (const [name, price_cents] of [
    ['FORM', null],
    ['TALK', 5000],
  ] as const)
    must(await createClinicCode(admin, 'procedure', { ...code, code: name, official_name: name, price_cents }, null));
  expect(await step()).toMatchObject({ is_done: false, detail: '1 code in use has no price.' });
  must(await savePrices(admin, '2026-11-20', [{ code_type: 'Custom', code: 'FORM', price_cents: 0, was_cents: null }]));
  expect(await step()).toMatchObject({ is_done: true, detail: null });
});

test('working hours of the whole clinic count too', async () => {
  const other = await found('Early', false);
  const { kysely } = app().database;
  await sql`update practice.clinic set day_start_minute = 420 where clinic_id = ${other.actor.clinicId}`.execute(
    kysely,
  );
  expect(await done(other)).toContain('scheduling.hours');
});

test('default working hours that a user has saved unchanged count', async () => {
  const usual = await found('Usual', false);
  const { clinicId } = usual.actor;
  const { rows } = await sql<{ id: string }>`select id from scheduling.calendar where clinic_id = ${clinicId}`.execute(
    app().database.kysely,
  );
  const calendar = modules.find(({ name }) => name === 'scheduling')!.resolvers['calendar'] as {
    Mutation: { save_calendar_hours: (parent: null, args: object, ctx: RequestContext) => Promise<unknown> };
  };
  await calendar.Mutation.save_calendar_hours(null, { calendar_id: rows[0]!.id, version: 1, week: null }, usual);
  expect(await done(usual)).toContain('scheduling.hours');
});

test('hides steps that the user has no right to, and a demo clinic has none', async () => {
  const few = { ...admin, actor: { ...admin.actor, rules: new Set(['practice.manage', 'patients.create']) } };
  expect((await readFirstSteps(few)).map(({ id }) => id)).toEqual([
    'practice.place',
    'deliveries.mail',
    'practice.backups',
    'patients.first',
  ]);
  expect(await readFirstSteps(await found('Demo', true))).toEqual([]);
});
