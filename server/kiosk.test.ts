import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addResource, insertEventsInBulk } from '#scheduling/server';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// Attacks on the API of tablets and displays, and the check-in of patients at them.
const NOW = new Date('2026-11-23T14:00:00Z');
const MINUTE = 60_000;
const PASSWORD = 'a long pass phrase';
const app = useTestApp(NOW);
let server: FastifyInstance;
let home: Clinic;
let other: Clinic;
let tablet: string;

interface Clinic {
  clinicId: string;
  userId: string;
  token: string;
  practiceId: string;
  secondPracticeId: string;
  calendarId: string;
  categoryId: string;
}

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  home = await clinicNamed('home');
  other = await clinicNamed('other');
});
afterAll(() => server.close());
beforeEach(async () => {
  app().setClock(NOW);
  tablet = await pair(home, await device(home));
});

async function graphql(service: string, query: string, variables: object = {}, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  const body = (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload })).json();
  expect(body.errors).toBeUndefined();
  return body.data;
}

async function clinicNamed(name: string): Promise<Clinic> {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const practices = [{ practice_name: 'First' }, { practice_name: 'Second' }];
  const clinic = { name, timeZone: 'America/New_York', isDemo: false, practices };
  const names = { first_name: 'Grace', last_name: 'Hopper', calendarColor: '#0b7a75', role: 'Admin' as const };
  const admin = { ...names, username: `a@${name}.example`, password: PASSWORD };
  const { clinicId, practiceIds } = must(
    await app().database.transaction((tx) => foundClinic(tx, clinic, [admin], rules, NOW)),
  );
  const { rows } = await app().database.pool.query('select id, user_id from scheduling.calendar where clinic_id = $1', [
    clinicId,
  ]);
  // The only member works in the first practice.
  await app().database.pool.query(
    'delete from practice.member_practice where clinic_id = $1 and user_id = $2 and practice_id = $3',
    [clinicId, rows[0].user_id, practiceIds[1]],
  );
  const query = `mutation { login(username: "${admin.username}", password: "${PASSWORD}", deviceId: "d") { token } }`;
  const { token } = (await graphql('registration', query)).login;
  const { practice_info: info } = await graphql('calendar', '{ practice_info { event_categories { id } } }', {}, token);
  const categoryId = info.event_categories[0].id;
  const [first, second] = practiceIds;
  const [{ id: calendarId, user_id: userId }] = rows;
  return { clinicId, userId, token, practiceId: first!, secondPracticeId: second!, calendarId, categoryId };
}

let count = 0;

async function device({ token, practiceId }: Clinic, kind = 'check_in', practice = practiceId): Promise<string> {
  const query = 'mutation ($i: KioskDeviceInput!) { create_kiosk_device(input: $i) { id } }';
  count += 1;
  const i = { name: `Device ${count}`, practice_id: practice, kind };
  return (await graphql('setting', query, { i }, token)).create_kiosk_device.id;
}

async function pair({ token }: Clinic, id: string): Promise<string> {
  const query = 'mutation ($id: ID!) { pair_kiosk_device(id: $id) { code } }';
  const { code } = (await graphql('setting', query, { id }, token)).pair_kiosk_device;
  const response = await server.inject({ method: 'POST', url: '/api/kiosk/pair', payload: { code } });
  expect(String(response.headers['set-cookie'])).toMatch(
    /^salus_kiosk=[\w-]{43}; Path=\/api\/kiosk; .*HttpOnly; SameSite=Strict/,
  );
  return String(response.headers['set-cookie']).split(';')[0]!;
}

/** Books a patient of its own last name, `minutes` from now. */
async function book(clinic: Clinic, last: string, minutes: number, first = 'Ada'): Promise<string> {
  const person = { first_name: first, last_name: last, gender: 'Female', date_of_birth: '1980-05-01' };
  const made = await graphql(
    'registration',
    'mutation ($i: PatientInput!) { create_patient(input: $i) { id } }',
    { i: { ...person, mobile: '+1 6175550199' } },
    clinic.token,
  );
  const id = newId();
  const start_time = new Date(NOW.getTime() + minutes * MINUTE);
  const event = {
    id,
    title: 'Checkup',
    status: 'confirmed' as const,
    notes: null,
    color: null,
    start_time,
    end_time: new Date(start_time.getTime() + 30 * MINUTE),
    time_zone: 'America/New_York',
    category_id: clinic.categoryId,
    patient_id: made.create_patient.id,
    accepted_conflicts: null,
    conflict_reason: null,
    is_override: false,
    notification_plan_id: null,
    created_by: clinic.userId,
    created_time: NOW,
    calendar_ids: [clinic.calendarId],
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, clinic.clinicId, [event]));
  return id;
}

async function post(path: string, payload: object, cookie: string | null = tablet, token: string | null = '') {
  const headers = { ...(cookie !== null && { cookie }), ...(token !== null && { 'x-salus-kiosk': token }) };
  const response = await server.inject({ method: 'POST', url: `/api/kiosk/${path}`, payload, headers });
  return { status: response.statusCode, body: response.json() };
}

const find = (last: string, more: object = {}, cookie = tablet) =>
  post('find', { last_name: last, date_of_birth: '1980-05-01', ...more }, cookie);

async function display(cookie: string) {
  return (await server.inject({ method: 'GET', url: '/api/kiosk/display', headers: { cookie } })).json();
}

test('a patient checks in, gets a number, and the display shows it with the room, without a name', async () => {
  const eventId = await book(home, 'Number', 30);
  const { csrf } = (await find('number')).body;
  const shown = (await post('visit', {}, tablet, csrf)).body;
  expect(shown).toMatchObject({
    first_name: 'Ada',
    contact: { mobile: '•••-0199', email: null, address: null },
    insurance: null,
    due: { copay: null, balance: 0 },
    appointments: [{ checked_in: false, ticket: null }],
  });
  expect(JSON.stringify(shown)).not.toContain('Number');
  const { body } = await post('check-in', {}, tablet, csrf);
  const [{ ticket }] = body.appointments;
  expect(ticket).toMatch(/^[A-Z]\d\d$/);
  expect((await post('check-in', {}, tablet, csrf)).body.appointments).toEqual(body.appointments);
  await post('done', {}, tablet, csrf);
  expect((await post('visit', {}, tablet, csrf)).status).toBe(401);
  const { rows } = await app().database.pool.query('select status from scheduling.event where id = $1', [eventId]);
  expect(rows).toEqual([{ status: 'checkedin' }]);
  const screen = await pair(home, await device(home, 'display'));
  expect(await display(screen)).toEqual({ calls: [] });
  const room = { clinicId: home.clinicId, name: 'Exam room 2', sortIndex: 0 };
  await app().database.transaction((tx) => addResource(tx, room, NOW));
  await app().database.pool.query(
    `update rooming.visit v set state = 'in_room', room_id = r.id from scheduling.resource r
     where r.clinic_id = v.clinic_id and v.event_id = $1`,
    [eventId],
  );
  expect(await display(screen)).toEqual({ calls: [{ ticket, room: 'Exam room 2' }] });
  const elsewhere = await pair(home, await device(home, 'display', home.secondPracticeId));
  expect(await display(elsewhere)).toEqual({ calls: [] });
  expect(await display(await pair(other, await device(other, 'display')))).toEqual({ calls: [] });
  app().setClock(new Date(NOW.getTime() + 11 * MINUTE));
  expect(await display(screen)).toEqual({ calls: [] });
});

test('unknown people, other times, practices and clinics get the same answer', async () => {
  await book(home, 'Early', 121);
  await book(home, 'Late', -31);
  await book(other, 'Elsewhere', 10);
  await book(home, 'Here', 10);
  const answer = (await find('Nobody')).body;
  expect(answer.code).toBe('SEE_FRONT_DESK');
  expect((await find('Early')).body).toEqual(answer);
  expect((await find('Late')).body).toEqual(answer);
  expect((await find('Elsewhere')).body).toEqual(answer);
  expect((await find('Here', { date_of_birth: '1980-05-02' })).body).toEqual(answer);
  const second = await pair(home, await device(home, 'check_in', home.secondPracticeId));
  expect((await find('Here', {}, second)).body).toEqual(answer);
  expect((await find('Here')).body.csrf).toHaveLength(43);
});

test('two patients of one name and date of birth are told apart by the first name', async () => {
  await book(home, 'Twin', 20, 'Ann');
  await book(home, 'Twin', 50, 'Bea');
  expect((await find('Twin')).body).toEqual({ ask: 'first_name' });
  expect((await find('Twin', { first_name: 'Cleo' })).body.code).toBe('SEE_FRONT_DESK');
  const { csrf } = (await find('Twin', { first_name: 'bea' })).body;
  expect((await post('visit', {}, tablet, csrf)).body.first_name).toBe('Bea');
});

test('guessing dates of birth ends after five attempts, also on another device', async () => {
  await book(home, 'Guessed', 20);
  for (let day = 1; day <= 5; day += 1) await find('Guessed', { date_of_birth: `1981-05-0${day}` });
  expect((await find('Guessed')).body.code).toBe('SEE_FRONT_DESK');
  const second = await pair(home, await device(home));
  expect((await find('guessed', {}, second)).body.code).toBe('SEE_FRONT_DESK');
  const refused = await app().database.pool.query(
    `select count(*)::int as count from audit.inbox where object_type = 'kiosk_check_in' and outcome = 'refused'`,
  );
  expect(refused.rows[0].count).toBeGreaterThanOrEqual(5);
});

test('only the device that found a patient can go on, and only until the next patient', async () => {
  await book(home, 'Own', 20);
  await book(home, 'Next', 25);
  const { csrf } = (await find('Own')).body;
  const second = await pair(home, await device(home));
  expect((await post('visit', {}, second, csrf)).status).toBe(401);
  expect((await post('check-in', {}, second, csrf)).status).toBe(401);
  expect((await post('visit', {}, await pair(other, await device(other)), csrf)).status).toBe(401);
  await find('Next');
  expect((await post('visit', {}, tablet, csrf)).status).toBe(401);
  const third = (await find('Own')).body.csrf;
  app().setClock(new Date(NOW.getTime() + 10 * MINUTE));
  expect((await post('visit', {}, tablet, third)).status).toBe(401);
});

test('a device has no access without its header, of another kind, after it was switched off, or to anything else', async () => {
  await book(home, 'Off', 20);
  expect((await post('find', { last_name: 'Off', date_of_birth: '1980-05-01' }, tablet, null)).body.code).toBe(
    'NOT_PAIRED',
  );
  expect((await post('find', {}, null)).body.code).toBe('NOT_PAIRED');
  const screen = await pair(home, await device(home, 'display'));
  expect((await find('Off', {}, screen)).body.code).toBe('NOT_PAIRED');
  expect((await display(tablet)).code).toBe('NOT_PAIRED');
  const { csrf } = (await find('Off')).body;
  for (const operation of ['billing.account', 'chart.handouts', 'messages.list', 'eligibility.list'])
    expect((await post(`operations/${operation}`, {}, tablet, csrf)).status).toBe(404);
  expect((await post('operations/questionnaires.list', {}, tablet, csrf)).body.surveys).toEqual([]);
  const headers = { cookie: tablet.replace('salus_kiosk', 'salus_portal') };
  expect((await server.inject({ method: 'GET', url: '/api/portal/record', headers })).statusCode).toBe(401);
  const bearer = { authorization: `Bearer ${tablet.split('=')[1]}` };
  const asMember = { query: '{ kiosk_devices { id } }' };
  const refused = await server.inject({ method: 'POST', url: '/api/setting', headers: bearer, payload: asMember });
  expect(refused.json().errors).toHaveLength(1);
  const { kiosk_devices: all } = await graphql('setting', '{ kiosk_devices { id name } }', {}, home.token);
  for (const { id } of all)
    await graphql('setting', 'mutation ($id: ID!) { switch_off_kiosk_device(id: $id) { id } }', { id }, home.token);
  expect((await post('visit', {}, tablet, csrf)).body.code).toBe('NOT_PAIRED');
  expect((await find('Off')).body.code).toBe('NOT_PAIRED');
  expect((await display(screen)).code).toBe('NOT_PAIRED');
});

test('a patient whom the front desk checked in is told so; one whose appointment was canceled sees the desk', async () => {
  const eventId = await book(home, 'Desk', 20);
  const { csrf } = (await find('Desk')).body;
  const edit = `mutation ($id: EventId!, $v: Int!, $s: EventStatus!) {
    EditEvent(event_id: $id, version: $v, edit_type: EditOneTimeEvent, event_input: { status: $s }) { event { id } }
  }`;
  await graphql('calendar', edit, { id: eventId, v: 1, s: 'checkedin' }, home.token);
  expect((await post('visit', {}, tablet, csrf)).body.appointments).toMatchObject([{ checked_in: true }]);
  expect((await post('check-in', {}, tablet, csrf)).body.appointments[0].ticket).toMatch(/^[A-Z]\d\d$/);
  await graphql('calendar', edit, { id: eventId, v: 2, s: 'canceled' }, home.token);
  expect((await post('check-in', {}, tablet, csrf)).body.code).toBe('SEE_FRONT_DESK');
});

test('patients who check in at the same time get different numbers, and one at two tablets the same number', async () => {
  await book(home, 'First', 20);
  await book(home, 'Second', 25);
  const second = await pair(home, await device(home));
  const numberOf = async (last: string, cookie: string): Promise<string> => {
    const { csrf } = (await find(last, {}, cookie)).body;
    return (await post('check-in', {}, cookie, csrf)).body.appointments[0].ticket;
  };
  const [one, other] = await Promise.all([numberOf('First', tablet), numberOf('Second', second)]);
  expect(one).not.toBe(other);
  await book(home, 'Both', 30);
  const [here, there] = await Promise.all([numberOf('Both', tablet), numberOf('Both', second)]);
  expect(here).toBe(there);
});

test('contact changes and insurance cards go to the clinic’s review', async () => {
  await book(home, 'Review', 20);
  const { csrf } = (await find('Review')).body;
  const changed = await post('contact', { mobile: '(617) 555-0188', gender: 'Male' }, tablet, csrf);
  expect(changed.body).toMatchObject({ isNew: true });
  expect((await post('contact', { mobile: '12' }, tablet, csrf)).status).toBe(400);
  const { rows } = await app().database.pool.query('select data from requests.request where id = $1', [
    changed.body.id,
  ]);
  expect(rows[0].data).toEqual({ mobile: '+1 6175550188' });
  const card = { client_key: crypto.randomUUID(), is_new: true, payer_name: 'Aetna', member_id: 'W123456789' };
  expect((await post('card', card, tablet, csrf)).body).toEqual({ id: card.client_key });
  expect((await post('card', { ...card, member_id: '' }, tablet, csrf)).status).toBe(400);
});
