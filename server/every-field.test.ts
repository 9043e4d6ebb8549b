// Over 300 lines: one clinic with a row of every kind is used for all calls.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clinicKey,
  encryptForClinic,
  messageLabel,
  patientWriter,
  sendMessage,
  writeContent,
  type Writer,
} from '#messages/server';
import { notify } from '#notifications/server';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { submitRequest } from '#requests/server';
import { addReleasedSlot } from '#waitlist/server';
import { clinicVitals } from '#vitals/server';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic, type FoundedClinic } from './found-clinic.ts';
import { buildServices } from './graphql.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';
import { root } from './root.ts';
import { everyRootField, type RootField } from './testing/every-field.ts';

// Calls every root field of every service without a token, without the right, with another clinic's ids and with
// hostile input. The fields come from the schemas, so new ones are included.
const app = useTestApp(new Date());
const rules = modules.flatMap(({ accessRules }) => accessRules);
const fields: RootField[] = everyRootField(await buildServices(root, modules, async () => undefined));
const named = fields.map((field) => [`${field.service}.${field.name}`, field] as const);
const restricted = named.filter(([, field]) => !field.access.public);
const MARK = 'Xylographer';
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let own: Clinic;
let foreign: Clinic;
let tables: { name: string; key: string[] }[];
/** The state of the other clinic after the last checked call. */
let before: string;

interface Clinic {
  founded: FoundedClinic;
  tokens: Record<'Admin' | 'Inactive', string>;
  /** Every id in the clinic's rows. */
  ids: string[];
}

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  tables = await findTables();
  own = await makeClinic('Homebody');
  foreign = await makeClinic(MARK);
  before = await fingerprint(foreign.founded.clinicId);
});
afterAll(() => server.close());

describe.each(restricted)('%s', (_name, field) => {
  test('is refused without a token', async () => {
    for (const token of [undefined, 'Bearer nonsense']) {
      const { status, code } = await call(field, field.allVariables(own.ids[0]!), token);
      expect([status, code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  test('is refused to a role without the right, and the refusal is logged', async () => {
    const rule = field.access.public ? '' : field.access.rule;
    const isGranted = rules.find(({ id }) => id === rule)!.presets.includes('Inactive');
    if (isGranted) return;
    const { code } = await call(field, field.allVariables(own.ids[0]!), own.tokens.Inactive);
    expect(code).toBe('FORBIDDEN');
    const { rows } = await app().database.pool.query(
      `select count(*) from audit.inbox where outcome = 'refused' and object_type = $1`,
      [`${field.service}.${field.name}`],
    );
    expect(rows[0].count).toBeGreaterThan(0);
  });

  test('neither reads nor changes another clinic', async () => {
    if (field.name === 'logout') return;
    // Without an id in the call, one call is enough.
    const calls = foreign.ids.flatMap((id) =>
      [field.variables(id), field.allVariables(id)].map((v) => JSON.stringify(v)),
    );
    for (const variables of new Set(calls)) {
      const { body, code } = await call(field, JSON.parse(variables), own.tokens.Admin);
      expect(code).not.toBe('INTERNAL');
      expect(body).not.toContain(MARK);
      expect(body).not.toContain(foreign.founded.clinicId);
    }
    const after = await fingerprint(foreign.founded.clinicId);
    const expected = before;
    before = after;
    expect(after).toEqual(expected);
  });
});

describe.each(named.filter(([, field]) => field.name !== 'logout'))('%s', (_name, field) => {
  test.each([
    ['nothing', null],
    ['a number', 7],
    ['text', 'x'],
    ['a list', [[1]]],
    ['an object', { a: { b: 1 } }],
    ['an emoji', '🫀'],
    ['a null character', 'a\0b'],
    ['half a character', '\ud83d'],
    ['hostile text', `'); drop table patients.patient; --<script>alert(1)</script>%_\\`],
    ['ten thousand characters', 'x'.repeat(10_000)],
    ['a number that is too large', 1e300],
    ['a negative number', -5],
    ['an empty text', ''],
  ])('accepts %s in every place without an internal error', async (_kind, value) => {
    const good = field.allVariables(own.ids[0]!);
    for (const path of pathsOf(good)) {
      const { code, body, status } = await call(field, replaced(good, path, value), own.tokens.Admin);
      expect(code, `${path.join('.')}: ${body.slice(0, 300)}`).not.toBe('INTERNAL');
      expect(status).toBeLessThan(500);
      if (code === 'BAD_USER_INPUT') expect(JSON.parse(body).errors[0].extensions.issues[0].path).toBeTruthy();
    }
  });
});

test('the list of public fields is as intended', () => {
  expect(named.filter(([, field]) => field.access.public).map(([name]) => name)).toEqual([
    'calendar.booking_page',
    'calendar.booking_times',
    'calendar.linked_appointment',
    'calendar.offered_time',
    'calendar.request_booking',
    'calendar.answer_appointment',
    'calendar.answer_offered_time',
    'registration.get_user_type_two_fa',
    'registration.registry_token_verify',
    'registration.password_link_verify',
    'registration.login',
    'registration.verify_auth_code',
    'registration.send_auth_code',
    'registration.get_final_token',
    'registration.passkey_sign_in_options',
    'registration.passkey_sign_in',
    'registration.send_reset_password_link',
    'registration.reset_password',
    'registration.registry_doctor_signup_create',
    'registration.accept_invitation',
  ]);
});

async function call(
  field: RootField,
  variables: object,
  token?: string,
): Promise<{ status: number; body: string; code: string | undefined }> {
  const response = await server.inject({
    method: 'POST',
    url: `/api/${field.service}`,
    headers: token === undefined ? {} : { authorization: token.startsWith('Bearer') ? token : `Bearer ${token}` },
    payload: { query: field.query, variables },
    // New documents are expensive for a signed-out IP address, so each field is called from another one.
    remoteAddress: `100.65.${Math.floor(fields.indexOf(field) / 250)}.${fields.indexOf(field) % 250}`,
  });
  const parsed = response.json<{ errors?: { extensions: { code: string } }[] }>();
  return { status: response.statusCode, body: response.body, code: parsed.errors?.[0]?.extensions.code };
}

async function makeClinic(name: string): Promise<Clinic> {
  const people = (['Admin', 'Inactive'] as const).map((role) => ({
    first_name: name,
    last_name: role,
    username: `${role}@${name.toLowerCase()}.example`,
    password: PASSWORD,
    role,
    calendarColor: '#0b7a75',
  }));
  const founded = must(
    await app().database.transaction((tx) =>
      foundClinic(
        tx,
        { name, timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: name }] },
        people,
        rules,
        app().clock(),
      ),
    ),
  );
  const tokens = { Admin: await signIn(people[0]!.username), Inactive: await signIn(people[1]!.username) };
  await fill(founded, tokens.Admin, name);
  return { founded, tokens, ids: await idsOf(founded.clinicId) };
}

async function signIn(username: string): Promise<string> {
  const query = 'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "d") { token } }';
  const response = await server.inject({
    method: 'POST',
    url: '/api/registration',
    payload: { query, variables: { u: username, p: PASSWORD } },
  });
  return response.json().data.login.token;
}

/** Creates one row of every kind, with each text marked. */
async function fill(founded: FoundedClinic, token: string, mark: string): Promise<void> {
  const send = async (
    service: string,
    name: string,
    change: (variables: Record<string, unknown>) => void,
  ): Promise<Record<string, { id: string }>> => {
    const field = fields.find((candidate) => candidate.service === service && candidate.name === name)!;
    const variables = field.variables(founded.userIds[0]!);
    change(variables);
    const { body } = await call(field, variables, token);
    const { data, errors } = JSON.parse(body);
    if (errors) throw new Error(body);
    return data;
  };
  await app().database.transaction((tx) =>
    notify(tx, {
      clinicId: founded.clinicId,
      userIds: founded.userIds,
      source: 'Tasks',
      type: mark,
      description: mark,
      passId: mark,
    }),
  );
  const { create_patient: patient } = await send('registration', 'create_patient', (v) =>
    Object.assign(v['input'] as object, { first_name: mark, note1: mark }),
  );
  await send('registration', 'clinic_tag_create', (v) => Object.assign(v, { tag_name: mark, color: '#112233' }));
  await send('registration', 'terms_draft_save', (v) => {
    Object.assign(v['input'] as object, { title: mark, text: mark });
    delete v['id'];
    delete v['version'];
  });
  await send('setting', 'save_user_setting', (v) => Object.assign(v, { key: 'page_style', value: mark }));
  const about = { patient_id: patient!.id };
  const lists: [string, object][] = [
    ['create_allergy', { allergy_substance: mark, allergy_category: 'drug' }],
    ['add_medication_record', { drug_name: mark }],
    ['create_address', { address_line1: mark, city: mark }],
  ];
  for (const [name, row] of lists)
    await send('registration', name, (v) => Object.assign(v['input'] as object, about, row));
  const event = {
    title: mark,
    notes: mark,
    category_id: founded.categoryIds[0],
    calendar_ids: [founded.calendarIds[0]],
    patient_id: patient!.id,
    start: '2026-11-24 10:00:00',
  };
  await send('calendar', 'CreateEvent', (v) =>
    Object.assign(v['event_input'] as object, { ...event, start: '2026-12-01 10:00:00', RRULE: 'FREQ=WEEKLY;COUNT=2' }),
  );
  const made = await send('calendar', 'CreateEvent', (v) => Object.assign(v['event_input'] as object, event));
  const eventId = (made['CreateEvent'] as unknown as { event: { id: string } }).event.id;
  await send('chart', 'chart_note_create', (v) =>
    Object.assign(v['input'] as object, {
      clinic_patient_id: patient!.id,
      event_id: eventId,
      note: `<p>${mark}</p>`,
      chart_note_record_name: mark,
    }),
  );
  const waiting = await send('calendar', 'waiting_entry_create', (v) =>
    Object.assign(v['input'] as object, {
      patient_id: patient!.id,
      category_id: founded.categoryIds[0],
      calendar_ids: [founded.calendarIds[0]],
      minutes: 30,
      first_day: '2026-11-24',
      last_day: '2027-01-24',
      weekdays: [],
      start_minute: 0,
      end_minute: 1440,
      notice_hours: 1,
      priority: 'soon',
      note: mark,
    }),
  );
  const { clinicId } = founded;
  const time = { calendar_id: founded.calendarIds[0]!, start_time: soon(20), end_time: soon(21) };
  await app().database.transaction((tx) => addReleasedSlot(tx, clinicId, time, app().clock()));
  const roundId = newId();
  const db = app().database.kysely;
  await db
    .insertInto('scheduling.waiting_round')
    .values({
      clinic_id: clinicId,
      id: roundId,
      calendar_id: time.calendar_id,
      in_turn: true,
      offered_by: founded.userIds[0]!,
      created_time: app().clock(),
    })
    .execute();
  await db
    .insertInto('scheduling.waiting_offer')
    .values({
      clinic_id: clinicId,
      id: newId(),
      round_id: roundId,
      entry_id: waiting['waiting_entry_create']!.id,
      position: 0,
      start_time: time.start_time,
      end_time: time.end_time,
      state: 'sent',
      sent_time: app().clock(),
      expires_time: soon(4),
    })
    .execute();
  const bookable = await send('calendar', 'create_bookable_type', (v) =>
    Object.assign(v['input'] as object, {
      category_id: founded.categoryIds[0],
      minutes: 30,
      calendar_ids: [founded.calendarIds[0]],
    }),
  );
  await db
    .insertInto('booking.request')
    .values({
      clinic_id: clinicId,
      id: newId(),
      client_key: bookable['create_bookable_type']!.id,
      category_id: founded.categoryIds[0]!,
      calendar_id: founded.calendarIds[0]!,
      start_time: soon(50),
      end_time: soon(51),
      says_new: true,
      first_name: mark,
      last_name: mark,
      date_of_birth: '1980-05-01',
      phone: '+1 6175550143',
      email: 'ada@example.org',
      reason: mark,
      language: 'en',
      held_until: soon(40),
      created_time: app().clock(),
    })
    .execute();
  await send('calendar', 'save_waiting_settings', (v) => Object.assign(v, { version: 0, input: { offer_hours: 4 } }));
  const asking = {
    app: app(),
    now: app().clock(),
    ip: null,
    clinicId: founded.clinicId,
    clinicName: mark,
    timeZone: 'America/New_York',
    patientId: patient!.id,
    patientName: mark,
    sessionId: null,
  };
  const wish = { allergy_substance: mark, allergy_category: 'food' };
  await submitRequest(asking, { type: 'AddAllergy', data: wish, description: mark });
  await writeMessage(patientWriter(asking), founded.userIds[0]!, mark);
  const [vital] = await clinicVitals(app().database.kysely, founded.clinicId, app().clock());
  await send('setting', 'create_vital_records', (v) =>
    Object.assign(v, { patient_id: patient!.id, vital_info_ids: [vital!.id], values: [98] }),
  );
}

/** Sends a message of a patient to a member, encrypted as the portal page does it. */
async function writeMessage(writer: Writer, userId: string, words: string): Promise<void> {
  const { publicKey } = await clinicKey(app(), writer.clinicId);
  const draftId = newId();
  const text = Buffer.from(writeContent({ subject: words, body: words }));
  const encrypted = encryptForClinic(publicKey, messageLabel(draftId), text);
  const recipients = [{ type: 'Doctor', id: userId }] as const;
  must(
    await sendMessage(writer, {
      recipients,
      draftId,
      encrypted,
      category: 'Office Message',
      forwardOf: null,
      files: [],
    }),
  );
}

/** Returns the time this many hours from now. */
function soon(hours: number): Date {
  return new Date(app().clock().getTime() + hours * 3_600_000);
}

async function findTables(): Promise<{ name: string; key: string[] }[]> {
  const { rows } = await app().database.pool.query(
    `select format('%I.%I', table_schema, table_name) as name, array_agg(column_name::text) as key
    from information_schema.columns where table_schema = any($1) and data_type = 'uuid'
    group by 1 having bool_or(column_name = 'clinic_id')`,
    // A refused call may write to the audit log.
    [modules.map(({ name }) => name).filter((name) => name !== 'audit')],
  );
  return rows;
}

async function idsOf(clinicId: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const { name, key } of tables) {
    const { rows } = await app().database.pool.query(
      `select ${key.join(', ')} from ${name} where clinic_id = $1 limit 3`,
      [clinicId],
    );
    for (const row of rows) for (const id of Object.values(row)) if (typeof id === 'string') ids.add(id);
  }
  return [...ids];
}

/** Returns a line for each table: its name and a digest of the clinic's rows. */
async function fingerprint(clinicId: string): Promise<string> {
  const sums = tables.map(
    ({ name }) => `select '${name} ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line
      from ${name} t where clinic_id = $1`,
  );
  const { rows } = await app().database.pool.query({
    name: 'fingerprint',
    text: sums.join(' union all '),
    values: [clinicId],
  });
  return rows
    .map(({ line }) => line)
    .sort()
    .join('\n');
}

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function replaced(value: unknown, [key, ...rest]: string[], fresh: unknown): Record<string, unknown> {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key!] = rest.length === 0 ? fresh : replaced(copy[key!], rest, fresh);
  return copy;
}
