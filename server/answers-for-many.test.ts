import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { Preset } from '#platform/module.ts';
import { PRESETS } from '#practice/rules';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// Concurrent identical reads are executed once. Each caller needs the right, and each is in the log.
interface Clinic {
  clinicId: string;
  token: string;
  calendar: string;
  category: string;
}

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let clinics: Clinic[];

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  clinics = [await found('home'), await found('away')];
});
afterAll(() => server.close());

async function found(name: string): Promise<Clinic> {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name, timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: name }] };
  const admin = {
    first_name: 'A',
    last_name: name,
    username: `a@${name}.example`,
    password: PASSWORD,
    role: 'Admin' as const,
    calendarColor: '#0b7a75',
  };
  const founded = must(
    await app().database.transaction((tx) => foundClinic(tx, clinic, [admin], rules, app().clock())),
  );
  const login = `mutation { login(username: "a@${name}.example", password: "${PASSWORD}", deviceId: "d") { token } }`;
  const token: string = (await call('registration', login)).data.login.token;
  const input = '{ event_category_name: "Visit", event_category_color_id: "#0b7a75", event_category_duration: 30 }';
  const made = await call('calendar', `mutation { event_category_create(input: ${input}) { id } }`, token);
  const setup = await call('calendar', '{ practice_info { clinic_calendars { calendar_id } } }', token);
  const calendar = setup.data.practice_info.clinic_calendars[0].calendar_id;
  return { clinicId: founded.clinicId, token, calendar, category: made.data.event_category_create.id };
}

async function call(service: string, query: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload: { query } })).json();
}

const week = (calendar: string, fields = 'id title', end = '2026-11-30T05:00:00Z') =>
  `{ schedulerUserEvents(input: { start: "2026-11-23T05:00:00Z", end: "${end}", calendar_ids: ["${calendar}"] }) { events { ${fields} } } }`;

async function book({ token, calendar, category }: Clinic, title: string, start: string) {
  const input = `{ title: "${title}", start: "${start}", timezone: "UTC", duration: 600, category_id: "${category}", calendar_ids: ["${calendar}"] }`;
  return call('calendar', `mutation { CreateEvent(event_input: ${input}) { event { id } } }`, token);
}

async function looks(clinicId: string): Promise<number> {
  const { rows } = await app().database.pool.query(
    `select (select count(*)::int from audit.entry where clinic_id = $1 and action = 'search' and object_type = 'event')
      + (select count(*)::int from audit.inbox where clinic_id = $1 and action = 'search' and object_type = 'event') as count`,
    [clinicId],
  );
  return rows[0].count;
}

test('concurrent readers get the same result, and each is logged', async () => {
  const [home] = clinics;
  await book(home!, 'First', '2026-11-24 15:00:00');
  const before = await looks(home!.clinicId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('calendar', week(home!.calendar), home!.token)),
  );
  for (const { data, errors } of answers) {
    expect(errors).toBeUndefined();
    expect(data.schedulerUserEvents.events.map(({ title }: { title: string }) => title)).toEqual(['First']);
  }
  expect((await looks(home!.clinicId)) - before).toBe(20);
});

test('a writer sees their own changes, however many others are reading', async () => {
  const [home] = clinics;
  for (let turn = 0; turn < 5; turn += 1) {
    const beside = Array.from({ length: 10 }, () => call('calendar', week(home!.calendar), home!.token));
    const title = `Turn ${turn}`;
    await book(home!, title, `2026-11-25 1${turn}:00:00`);
    const { data } = await call('calendar', week(home!.calendar), home!.token);
    expect(data.schedulerUserEvents.events.map((event: { title: string }) => event.title)).toContain(title);
    await Promise.all(beside);
  }
});

test('never returns a result of another clinic, another selection or a refused call', async () => {
  const [home, away] = clinics;
  const [own, foreign, more, rejected, nobody] = await Promise.all([
    call('calendar', week(home!.calendar), home!.token),
    call('calendar', week(home!.calendar), away!.token),
    call('calendar', week(home!.calendar, 'id status'), home!.token),
    call('calendar', week(home!.calendar, 'id', '2020-01-01T00:00:00Z'), home!.token),
    call('calendar', week(home!.calendar)),
  ]);
  expect(own.data.schedulerUserEvents.events.length).toBeGreaterThan(0);
  expect(foreign.data.schedulerUserEvents.events).toEqual([]);
  expect(Object.keys(more.data.schedulerUserEvents.events[0])).toEqual(['id', 'status']);
  expect(rejected.errors[0].extensions.issues[0].path).toBe('input.end');
  expect(nobody.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('logs a shared read that is combined with another field', async () => {
  const [home] = clinics;
  const before = await looks(home!.clinicId);
  const both = `{ practice_info { clinic_calendars { calendar_id } } ${week(home!.calendar).slice(1)}`;
  expect((await call('calendar', both, home!.token)).data.schedulerUserEvents.events.length).toBeGreaterThan(0);
  expect((await looks(home!.clinicId)) - before).toBe(1);
});

test('every shared query returns to each role what it would return alone, however many ask at the same time', async () => {
  const { clinicId, tokens, calendar } = await foundWithRoles();
  await book(
    { clinicId, token: tokens[0]!.token, calendar, category: await categoryOf(tokens[0]!.token) },
    'Visit',
    '2026-11-24 15:00:00',
  );
  // Fields that depend on rights other than the one that the query requires.
  const selections: Record<string, string> = {
    'calendar.schedulerUserEvents': week(
      calendar,
      'id title is_online_meeting invitees appointment_survey_request { questionnaire_id }',
    ),
  };
  const shared = modules.flatMap(({ sharedQueries }) => Object.keys(sharedQueries ?? {}));
  expect(Object.keys(selections)).toEqual(shared);
  for (const [name, query] of Object.entries(selections)) {
    const service = name.split('.')[0]!;
    const alone = new Map<string, unknown>();
    for (const { role, token } of tokens) alone.set(role, await call(service, query, token));
    const answers = new Set([...alone.values()].map((answer) => JSON.stringify(answer)));
    expect(answers.size).toBeGreaterThan(1);
    for (let round = 0; round < 5; round += 1) {
      const asked = [...tokens, ...tokens.toReversed()];
      const together = await Promise.all(asked.map(({ token }) => call(service, query, token)));
      asked.forEach(({ role }, index) =>
        expect({ role, answer: together[index] }).toEqual({ role, answer: alone.get(role) }),
      );
    }
  }
});

async function categoryOf(token: string): Promise<string> {
  const input = '{ event_category_name: "Online", event_category_color_id: "#0b7a75", event_category_duration: 30 }';
  return (await call('calendar', `mutation { event_category_create(input: ${input}) { id } }`, token)).data
    .event_category_create.id;
}

/** Creates a clinic with one member of each preset role. */
async function foundWithRoles() {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = {
    name: 'Roles',
    timeZone: 'America/New_York',
    isDemo: false,
    practices: [{ practice_name: 'Roles' }],
  };
  const roles: Preset[] = [
    'Admin',
    ...PRESETS.map(({ name }) => name).filter((name) => name !== 'Admin' && name !== 'Inactive'),
  ];
  const members = roles.map((role, index) => ({
    first_name: 'M',
    last_name: role,
    username: `m${index}@roles.example`,
    password: PASSWORD,
    role,
    calendarColor: index === 0 ? '#0b7a75' : null,
  }));
  const founded = must(
    await app().database.transaction((tx) => foundClinic(tx, clinic, members, rules, app().clock())),
  );
  const tokens: { role: string; token: string }[] = [];
  for (const [index, role] of roles.entries()) {
    const login = `mutation { login(username: "m${index}@roles.example", password: "${PASSWORD}", deviceId: "d") { token } }`;
    tokens.push({ role, token: (await call('registration', login)).data.login.token });
  }
  return { clinicId: founded.clinicId, tokens, calendar: founded.calendarIds[0]! };
}
