import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// Task files through their routes, and patients' tasks through their service, as a page calls them.
const app = useTestApp(new Date());
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let tokens: Record<string, string>;
let foreign: string;
let patientId: string;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  tokens = await makeClinic('home');
  foreign = (await makeClinic('other'))['Doctor']!;
  const made = await call(
    'registration',
    'mutation { create_patient(input: { first_name: "A", last_name: "B", gender: "Male" }) { id } }',
    tokens['Doctor'],
  );
  patientId = made.data.create_patient.id;
});
afterAll(() => server.close());

async function makeClinic(name: string): Promise<Record<string, string>> {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const people = (['Doctor', 'Nurse', 'Read-only', 'Inactive'] as const).map((role) => ({
    first_name: name,
    last_name: role,
    username: `${role}@${name}.example`,
    password: PASSWORD,
    role,
    calendarColor: '#0b7a75',
  }));
  const clinic = { name, timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: name }] };
  must(await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, app().clock())));
  const found: Record<string, string> = {};
  for (const { role, username } of people) {
    const query = `mutation { login(username: "${username}", password: "${PASSWORD}", deviceId: "d") { token } }`;
    found[role] = (await call('registration', query)).data.login.token;
  }
  return found;
}

async function call(service: string, query: string, token?: string, variables: object = {}) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  return (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload })).json();
}

function upload(name: string, text: string, role = 'Doctor', query: Record<string, string> = {}) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return server.inject({
    method: 'POST',
    url: '/api/files/tasks/upload_lua',
    query: { permission: '4110', mode: 'OVERWRITE', ...query },
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      ...(tokens[role] === undefined ? {} : { authorization: `Bearer ${tokens[role]}` }),
    },
    payload: Buffer.from(`${head}${text}\r\n--b--\r\n`),
  });
}

const download = (name: string, token: string, query: Record<string, string> = {}) =>
  server.inject({
    method: 'GET',
    url: '/api/files/tasks/download_lua',
    query: { permission: '4110', file_name: name, ...query },
    headers: { authorization: `Bearer ${token}` },
  });

test('uploads a file, overwrites it until it is attached, attaches it, and reads it by name', async () => {
  expect((await upload('letter.txt', 'one')).json()).toEqual({ file_name: 'letter.txt', permission: '4110' });
  expect((await upload('letter.txt', 'two')).json().file_name).toBe('letter.txt');
  expect((await download('letter.txt', tokens['Nurse']!)).body).toBe('two');
  const input = { subject: 'Read it', attachments: [{ name: 'letter.txt' }] };
  const made = await call(
    'task',
    'mutation ($input: ToDoInput!) { createToDoAndAssign(input: $input) { taskID attachments { name permission patient } } }',
    tokens['Doctor'],
    { input },
  );
  expect(made.data.createToDoAndAssign[0].attachments).toEqual([
    { name: 'letter.txt', permission: '4110', patient: null },
  ]);
  // An attached file can't be replaced, and neither can another user's upload.
  expect((await upload('letter.txt', 'three')).json().file_name).toBe('letter (2).txt');
  expect((await upload('letter (2).txt', 'four', 'Nurse')).json().file_name).toBe('letter (2) (2).txt');
  const read = await download('letter.txt', tokens['Read-only']!);
  expect([read.body, read.headers['content-type'], read.headers['x-content-type-options']]).toEqual([
    ...['two', 'text/plain', 'nosniff'],
  ]);
  expect(read.headers['content-security-policy']).toContain('sandbox');
});

test('finds a file about a patient only with the patient', async () => {
  await upload('scan.pdf', '%PDF-1.7', 'Doctor', { patient_id: patientId });
  expect((await download('scan.pdf', tokens['Doctor']!)).statusCode).toBe(404);
  expect((await download('scan.pdf', tokens['Doctor']!, { patient_id: patientId })).statusCode).toBe(200);
});

test('refuses files of others, disallowed types, and non-files', async () => {
  for (const [name, text, role, query, status] of [
    ['page.html', 'x', 'Doctor', {}, 400],
    ['empty.txt', '', 'Doctor', {}, 400],
    ['a.txt', 'x', 'Doctor', { permission: '4000' }, 400],
    ['a.txt', 'x', 'Doctor', { mode: 'APPEND' }, 400],
    ['a.txt', 'x', 'Doctor', { patient_id: 'nobody' }, 400],
    ['a.txt', 'x', 'Doctor', { patient_id: '018f0000-0000-7000-8000-000000000000' }, 404],
    ['a.txt', 'x', 'Read-only', {}, 403],
    ['a.txt', 'x', 'nobody', {}, 401],
  ] as const)
    expect((await upload(name, text, role, { ...query })).statusCode, JSON.stringify([name, role, query])).toBe(status);
  await upload('own.txt', 'x');
  expect((await download('own.txt', foreign)).statusCode).toBe(404);
  expect((await download('own.txt', tokens['Inactive']!)).statusCode).toBe(403);
  expect((await download('../own.txt', tokens['Doctor']!)).statusCode).toBe(404);
});

const SHAPE = `id subject description priority due_time complete_time patient_id version extra_reminders
  attachments { name } steps { id step_content complete_time } doctor { doctor_name } patient { patient_name }
  comments { id content commenter_type } doctor_tags { tag color } logs { object_type column from to logger_name }`;

test('creates, changes, comments on, tags, checks off and completes a patient’s task by its service', async () => {
  const ask = async (query: string, variables: object = {}, token = tokens['Doctor']) => {
    const { data, errors } = await call('patient-task', query, token, variables);
    return errors === undefined ? Object.values(data)[0] : errors[0].extensions.code;
  };
  const input = {
    patient_ids: [patientId],
    related_patient_id: patientId,
    subject: 'Measure',
    description: 'Each morning',
    priority: 'High',
    steps: ['One'],
    doctor_tags: [{ tag: 'Home' }],
    due_time: '2026-12-24T17:00:00Z',
    client_key: 'once',
    extra_reminders: ['2026-12-25T17:00:00.000Z'],
  };
  const CREATE = `mutation ($input: PatientTaskInput!) { create_patient_task(input: $input) { ${SHAPE} } }`;
  const [made] = (await ask(CREATE, { input })) as [{ id: string; steps: { id: string }[] }];
  expect(made).toMatchObject({
    subject: 'Measure',
    description: 'Each morning',
    priority: 'High',
    patient_id: patientId,
    patient: { patient_name: 'A B' },
    doctor_tags: [{ tag: 'Home' }],
    steps: [{ step_content: 'One' }],
    extra_reminders: ['2026-12-25T17:00:00.000Z'],
  });
  expect(await ask(CREATE, { input })).toMatchObject([{ id: made.id }]);
  expect(await ask(CREATE, { input: { ...input, client_key: null, patient_ids: [] } })).toBe('BAD_USER_INPUT');
  expect(await ask(CREATE, { input: { ...input, client_key: null, priority: 'Urgent' } })).toBe('BAD_USER_INPUT');
  const { id } = made;
  const one = async (mutation: string, more: object = {}) =>
    ask(`mutation ($id: ID!) { ${mutation} { ${SHAPE} } }`, { id, ...more });
  expect(await one('add_patient_task_steps(id: $id, steps: ["Two"])')).toMatchObject({
    steps: [{}, { step_content: 'Two' }],
  });
  expect(await one('add_patient_task_comments(id: $id, comments: ["How is it?", "Well?"])')).toMatchObject({
    comments: [{ content: 'How is it?', commenter_type: 'Doctor' }, { content: 'Well?' }],
  });
  expect(await one('add_patient_task_comments(id: $id, comments: [" "])')).toBe('BAD_USER_INPUT');
  expect(await one('add_patient_task_tag(id: $id, tag: "home")')).toBe('BAD_USER_INPUT');
  expect(await one('add_patient_task_tag(id: $id, tag: "Heart")')).toMatchObject({
    doctor_tags: [{}, { tag: 'Heart' }],
  });
  expect(await one('remove_patient_task_tag(id: $id, tag: "Home")')).toMatchObject({ doctor_tags: [{ tag: 'Heart' }] });
  const step = made.steps[0]!.id;
  const STEP = `mutation ($id: ID!) { update_patient_task_step(step_id: $id, complete_time: "2026-12-01T12:00:00Z") { complete_time } }`;
  expect(await ask(STEP, { id: step })).toMatchObject({ complete_time: expect.any(String) });
  expect(
    await ask('query ($id: ID!) { fetch_patient_task_step(step_id: $id) { step_content } }', { id: step }),
  ).toEqual({
    step_content: 'One',
  });
  expect(await one('update_patient_task(id: $id, version: 1, input: { priority: "Low" })')).toBe('STALE_VERSION');
  expect(
    await one('update_patient_task(id: $id, input: { priority: "Low", complete_time: "2026-12-01T12:00:00Z" })'),
  ).toMatchObject({
    priority: 'Low',
    complete_time: expect.any(String),
  });
  const LIST = 'query ($id: ID!, $done: Boolean) { list_patient_tasks(patient_id: $id, completed: $done) { id } }';
  expect(await ask(LIST, { id: patientId })).toEqual([]);
  expect(await ask(LIST, { id: patientId, done: true })).toEqual([{ id }]);
  expect(await ask('query ($id: ID!) { fetch_patient_tasks(ids: [$id]) { id } }', { id }, foreign)).toEqual([]);
  const logs = await ask('query ($id: ID!) { fetch_patient_task_logs(id: $id) { column } }', { id });
  expect((logs as { column: string }[]).map(({ column }) => column)).toContain('completed');
  // A doctor's task is not one of a patient's.
  const doctors = await call(
    'task',
    'mutation { createToDoAndAssign(input: { subject: "Mine" }) { taskID } }',
    tokens['Doctor'],
  );
  const own = doctors.data.createToDoAndAssign[0].taskID;
  expect(await ask('mutation ($id: ID!) { add_patient_task_steps(id: $id, steps: ["x"]) { id } }', { id: own })).toBe(
    'NOT_FOUND',
  );
});

test('searches possible assignees by name, and returns none without one', async () => {
  const ask = async (search: string) =>
    (
      await call(
        'setting',
        'query ($s: String!) { search_clinic_doctors_and_patients(search_string: $s) { name type } }',
        tokens['Doctor'],
        { s: search },
      )
    ).data.search_clinic_doctors_and_patients;
  expect(await ask('home doc')).toEqual([{ name: 'home Doctor (Doctor)', type: 'Doctor' }]);
  expect(await ask('a b')).toContainEqual({ name: 'A B (Patient)', type: 'Patient' });
  expect(await ask(' ')).toEqual([]);
});
