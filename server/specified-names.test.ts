import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// Fields of the specification that our own page does not use; they exist for other clients.
const app = useTestApp(new Date('2026-11-23T15:00:00Z'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let tokens: Record<string, string>;
let ids: { calendar: string; category: string };

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const people = (['Admin', 'Doctor', 'Biller'] as const).map((role) => ({
    first_name: 'A',
    last_name: role,
    username: `${role}@names.example`,
    password: PASSWORD,
    role,
    calendarColor: '#0b7a75',
  }));
  const clinic = { name: 'Names', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Main' }] };
  const founded = must(await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, app().clock())));
  ids = { calendar: founded.calendarIds[1]!, category: founded.categoryIds[0]! };
  tokens = {};
  for (const { role, username } of people) {
    const { login } = await call(
      'registration',
      `mutation { login(username: "${username}", password: "${PASSWORD}", deviceId: "d") { token } }`,
    );
    tokens[role] = login.token;
  }
});
afterAll(() => server.close());

async function call(service: string, query: string, role = '') {
  const headers = tokens?.[role] === undefined ? {} : { authorization: `Bearer ${tokens[role]}` };
  const answer = await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload: { query } });
  const { data, errors } = answer.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const create = async (last: string): Promise<string> => {
  const query = `mutation { create_patient(input: { first_name: "Ida", last_name: "${last}", gender: "Female" }) { id } }`;
  return (await call('registration', query, 'Doctor')).create_patient.id;
};

test('finds a patient by text, by id and by ids, with vitals for users with the right', async () => {
  const id = await create('Namesake');
  await call(
    'registration',
    `mutation { create_vital_sign(input: { patient_id: "${id}", weight: 150, height: 70 }) { weight } }`,
    'Doctor',
  );
  const found = await call('registration', '{ search_patient(search_string: "namesake") { id last_name } }', 'Biller');
  expect(found.search_patient).toEqual([{ id, last_name: 'Namesake' }]);
  const query = `{ get_patient_info_by_id(patientID: "${id}") { last_name layout vital_signs { weight height patient_id } } }`;
  const seen = await call('registration', query, 'Doctor');
  expect(seen.get_patient_info_by_id).toEqual({
    last_name: 'Namesake',
    layout: null,
    vital_signs: [{ weight: 150, height: 70.1, patient_id: id }],
  });
  expect((await call('registration', query, 'Biller')).get_patient_info_by_id.vital_signs).toBeNull();
  const none = '00000000-0000-7000-8000-000000000000';
  const many = await call('registration', `{ get_patient_info_by_ids(ids: ["${id}", "${none}"]) { id } }`, 'Doctor');
  expect(many.get_patient_info_by_ids).toEqual([{ id }]);
  const missing = await call('registration', `{ get_patient_info_by_id(patientID: "${none}") { id } }`, 'Doctor');
  expect(missing.get_patient_info_by_id).toBeNull();
});

test('finds tagged records by their tags', async () => {
  const [one, both] = [await create('Tagone'), await create('Tagboth')];
  const tag = (name: string, patients: string[]) =>
    call(
      'registration',
      `mutation { tag_patients(patient_ids: ${JSON.stringify(patients)}, tag: "${name}", color: "#aabbcc") { patient_ids } }`,
      'Doctor',
    );
  for (const name of ['VIP', 'Fall risk'])
    await call('registration', `mutation { clinic_tag_create(tag_name: "${name}", color: "#aabbcc") { id } }`, 'Admin');
  await tag('VIP', [one, both]);
  await tag('Fall risk', [both]);
  const ask = async (any: boolean) => {
    const { get_objects_associated_with_tag_filters: found } = await call(
      'registration',
      `{ get_objects_associated_with_tag_filters(tags: ["VIP", "Fall risk"], any: ${any}) { count objects { object_type object_id tags { tag } } } }`,
      'Doctor',
    );
    return found;
  };
  expect(await ask(false)).toEqual({
    count: 1,
    objects: [{ object_type: 'patient', object_id: both, tags: [{ tag: 'Fall risk' }, { tag: 'VIP' }] }],
  });
  expect((await ask(true)).count).toBe(2);
});

test('an event has its icon, and for users with the right whether it is online', async () => {
  const patient = await create('Onevent');
  const { CreateEvent } = await call(
    'calendar',
    `mutation { CreateEvent(event_input: { title: "Visit", status: pending, start: "2026-12-01 10:00:00", duration: 1800,
      category_id: "${ids.category}", calendar_ids: ["${ids.calendar}"], patient_id: "${patient}" }) {
        event { id icon is_online_meeting invitees appointment_survey_request { id questionnaire_id } } } }`,
    'Doctor',
  );
  expect(CreateEvent.event).toMatchObject({ icon: 'pending', is_online_meeting: false, invitees: null });
  expect(CreateEvent.event.appointment_survey_request).toEqual([]);
  const seen = await call('calendar', `{ searchEvent(id: "${CreateEvent.event.id}") { is_online_meeting } }`, 'Biller');
  expect(seen.searchEvent.is_online_meeting).toBeNull();
  // A patient with an upcoming appointment can't be deleted.
  const deleted = call('registration', `mutation { delete_patient(id: "${patient}", version: 1) { id } }`, 'Admin');
  await expect(deleted).rejects.toThrow('This patient still has: 1 upcoming appointment.');
});

test('refreshes a session and accepts an invitation by separate calls', async () => {
  const { refresh } = await call('registration', 'mutation { refresh { token } }', 'Doctor');
  expect(refresh.token).not.toBe('');
  const wrong = call('registration', 'mutation { accept_invitation(token: "none", password: "x") { ok } }');
  await expect(wrong).rejects.toThrow('INVITATION_GONE');
});
