import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPatient, mergePatients, readPatients } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import type { Tx } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { submitRequest } from '#requests/server';
import { addCalendar, addEventCategory, createEventIn } from '#scheduling/server';
import { clinicVitals, recordVitalsIn } from '#vitals/server';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// A record is merged while another user writes something that references it. The second transaction waits, and then
// either finds the record merged or moves the new rows. No row may remain on a merged record.
const NOW = new Date('2026-11-23T14:00:00Z');
const app = useTestApp(NOW);
const rules = modules.flatMap(({ accessRules }) => accessRules);
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let token: string;
let clinicId: string;
let calendarId: string;
let categoryId: string;
let vitalId: string;
let hour = 0;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const tags = [{ tag: 'VIP', color: '#112233' }];
  const clinic = { name: 'Home', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Home' }], tags };
  const name = { first_name: 'A', last_name: 'B', username: 'a@home.example', password: PASSWORD };
  const people = [{ ...name, role: 'Admin' as const, calendarColor: '#0b7a75' }];
  const founded = must(await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, NOW)));
  ({ clinicId } = founded);
  [calendarId, categoryId] = [founded.calendarIds[0]!, founded.categoryIds[0]!];
  const login = await send(
    'registration',
    `mutation { login(username: "a@home.example", password: "${PASSWORD}", deviceId: "d") { token } }`,
  );
  token = login.data['login']!.token;
  vitalId = await pulseOf(clinicId);
});
afterAll(() => server.close());

/** A write that references a patient, through the API. */
type Write = (patientId: string, mergeTargetId: string) => Promise<unknown>;

const WRITES: Record<string, Write> = {
  'an appointment': (id) => book({ patient_id: id }),
  'a series of appointments': (id) => book({ patient_id: id, RRULE: 'FREQ=WEEKLY;COUNT=3' }),
  'an appointment that gets another patient': async (id, mergeTargetId) => {
    const made = await book({ patient_id: mergeTargetId });
    return send(
      'calendar',
      'mutation ($id: EventId!, $input: EventPatch!) { EditEvent(event_id: $id, edit_type: EditOneTimeEvent, version: 1, event_input: $input) { event { id } } }',
      { id: made.data['CreateEvent']!.event.id, input: { patient_id: id } },
    );
  },
  'a vital': (id) =>
    send(
      'setting',
      'mutation ($id: ID!, $vital: ID!) { create_vital_records(patient_id: $id, vital_info_ids: [$vital], values: [71]) { id } }',
      { id, vital: vitalId },
    ),
  'an allergy': (id) =>
    registration(`create_allergy(input: { patient_id: $id, allergy_substance: "Nuts", allergy_category: "food" })`, id),
  'a medication': (id) => registration(`add_medication_record(input: { patient_id: $id, drug_name: "Aspirin" })`, id),
  'an address': (id) =>
    registration(
      `create_address(input: { patient_id: $id, type: billing, address_line1: "1 Main St", city: "Boston", state_or_provice: "MA", postal_code: "02110" })`,
      id,
    ),
  'an alert': (id) =>
    registration('create_patient_alert(patient_id: $id, alert_text: "Falls", severity: critical)', id),
  'a tag': (id) =>
    send(
      'registration',
      'mutation ($id: ID!) { tag_patients(patient_ids: [$id], tag: "VIP", color: "#112233") { patient_ids } }',
      { id },
    ),
  'an invitation': (id) =>
    send('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', { id }),
  'a chart note': (id) =>
    send(
      'chart',
      'mutation ($id: ID!) { chart_note_create(input: { clinic_patient_id: $id, note: "<p>Well</p>" }) { id } }',
      { id },
    ),
  'a request of the patient': (id) => {
    const who = { app: app(), now: NOW, ip: null, clinicId, clinicName: 'Home', timeZone: 'UTC' };
    const portal = { ...who, patientId: id, patientName: 'Ada Lang', sessionId: null };
    const data = { allergy_substance: 'Nuts', allergy_category: 'food' };
    return submitRequest(portal, { type: 'AddAllergy', data, description: null });
  },
};

describe('during a merge', () => {
  test.each(Object.entries(WRITES))('%s waits, and leaves nothing on the merged record', async (_name, write) => {
    const [mergeTargetId, mergedId] = [await patient(), await patient()];
    const merge = await beginMerge(mergeTargetId, mergedId);
    const before = await rowsOf(mergedId);
    const writing = write(mergedId, mergeTargetId);
    await someoneWaits();
    await merge.query('commit');
    merge.release();
    const answer = (await writing) as { errors?: unknown; code?: string; data?: Record<string, unknown> };
    // A tag is added to existing patients; the others are refused.
    const isRejected = answer.errors !== undefined || answer.code !== undefined;
    expect(
      isRejected || JSON.stringify(answer.data) === '{"tag_patients":{"patient_ids":[]}}',
      JSON.stringify(answer),
    ).toBe(true);
    expect(JSON.stringify(answer)).not.toContain('INTERNAL');
    expect(await rowsOf(mergedId)).toEqual(before);
  });
});

describe('a merge during a write', () => {
  test.each<[string, (tx: Tx, ctx: RequestContext, id: string, own: TestRecords) => Promise<unknown>, string]>([
    ['a vital', (tx, ctx, id, own) => recordVitalsIn(tx, ctx, vitalOf(id, own.vitalId)), 'vitals.record'],
    [
      'an appointment',
      (tx, ctx, id, own) => createEventIn(tx, ctx, { ...eventOf(own), patient_id: id }, { accepted: [] }),
      'scheduling.event',
    ],
    [
      'what only reads whom it is about to name',
      async (tx, { actor }, id) => {
        expect(await readPatients(tx, actor.clinicId, [id], { columns: ['id'], locked: true })).toHaveLength(1);
        await tx
          .insertInto('patients.patient_tag')
          .values({ clinic_id: actor.clinicId, patient_id: id, tag: 'VIP', color: '#112233' })
          .execute();
      },
      'patients.patient_tag',
    ],
  ])('waits for %s and moves it', async (_name, write, table) => {
    const own = await ownClinic();
    const [targetId, merged] = [await patientIn(own), await patientIn(own)];
    let written!: () => void;
    let go!: () => void;
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const mayEnd = new Promise<void>((resolve) => (go = resolve));
    const writing = app().database.transaction(async (tx) => {
      const answer = await write(tx, own.ctx, merged, own);
      expect(isDomainError(answer)).toBe(false);
      written();
      await mayEnd;
    });
    await isWritten;
    const merging = mergePatients(own.ctx, { id: targetId, version: 1 }, { id: merged, version: 1 }, []);
    await someoneWaits();
    go();
    await writing;
    expect(await merging).toMatchObject({ survivor_id: targetId, merged_id: merged });
    const { rows } = await app().database.pool.query(
      `select patient_id from ${table} where clinic_id = $1 and patient_id = any($2)`,
      [own.clinicId, [targetId, merged]],
    );
    expect(rows).toEqual([{ patient_id: targetId }]);
  });
});

interface Answer {
  // Each operation returns a different type.
  data: Record<string, Record<string, { id: string }> & { id: string; token: string; event: { id: string } }>;
  errors?: unknown;
}

async function send(service: string, query: string, variables: object = {}): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  return (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload })).json();
}

const registration = (field: string, id: string): Promise<Answer> =>
  send('registration', `mutation ($id: ID!) { ${field} { id } }`, { id });

async function patient(): Promise<string> {
  const made = await send(
    'registration',
    'mutation { create_patient(input: { first_name: "Ada", last_name: "Lang", gender: "Female", date_of_birth: "1980-05-01", email: "ada@example.com" }) { id } }',
  );
  return made.data['create_patient']!.id;
}

function book(more: object): Promise<Answer> {
  hour += 1;
  const start = `2027-01-${String(1 + Math.floor(hour / 8)).padStart(2, '0')} ${String(9 + (hour % 8)).padStart(2, '0')}:00:00`;
  const event = { title: 'Visit', start, duration: 1800, category_id: categoryId, calendar_ids: [calendarId], ...more };
  return send(
    'calendar',
    'mutation ($event: EventInput!) { CreateEvent(event_input: $event, conflict_reason: "Test") { event { id } } }',
    { event },
  );
}

/** Performs the first step of a merge on the two records in an uncommitted transaction. */
async function beginMerge(mergeTargetId: string, mergedId: string): Promise<pg.PoolClient> {
  const client = await app().database.pool.connect();
  await client.query('begin');
  await client.query('select 1 from patients.patient where clinic_id = $1 and id = any($2) order by id for update', [
    clinicId,
    [mergeTargetId, mergedId],
  ]);
  await client.query(
    'update patients.patient set deleted_time = $3, merged_into = $4 where clinic_id = $1 and id = $2',
    [clinicId, mergedId, NOW, mergeTargetId],
  );
  return client;
}

/** Waits until a transaction is blocked by another one. */
async function someoneWaits(): Promise<void> {
  for (let attempts = 0; attempts < 500; attempts += 1) {
    const { rows } = await app().database.pool.query(
      `select 1 from pg_locks l join pg_database d on d.oid = coalesce(nullif(l.database, 0), d.oid)
       where not l.granted and d.datname = current_database() limit 1`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}

/** Returns the number of rows that reference a patient, by table. */
async function rowsOf(patientId: string): Promise<Record<string, number>> {
  const { rows: tables } = await app().database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where column_name = 'patient_id' and table_type = 'BASE TABLE' and table_schema not in ('audit', 'information_schema', 'pg_catalog')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await app().database.pool.query(`select count(*) as count from ${name} where patient_id = $1`, [
      patientId,
    ]);
    counts[name] = rows[0].count;
  }
  return counts;
}

async function pulseOf(of: string): Promise<string> {
  const definitions = await clinicVitals(app().database.kysely, of, NOW);
  return definitions.find(({ code }) => code === 'pulse_rate')!.id;
}

interface TestRecords {
  ctx: RequestContext;
  clinicId: string;
  calendarId: string;
  categoryId: string;
  vitalId: string;
}

async function ownClinic(): Promise<TestRecords> {
  const made = await makeTestClinic(app(), rules);
  const ctx = { ...(await made.as('Admin')), now: NOW };
  const own = await app().database.transaction(async (tx) => ({
    calendarId: await addCalendar(tx, { clinicId: made.clinicId, userId: ctx.actor.userId, color: '#0b7a75' }),
    categoryId: await addEventCategory(
      tx,
      { clinicId: made.clinicId, name: 'Follow-up', color: '#0b7a75', duration: 30, sortIndex: 1 },
      NOW,
    ),
  }));
  return { ctx, clinicId: made.clinicId, vitalId: await pulseOf(made.clinicId), ...own };
}

async function patientIn({ ctx }: TestRecords): Promise<string> {
  const made = must(await createPatient(ctx, { first_name: 'Ada', last_name: 'Lang', gender: 'Female' }));
  return made.id;
}

const vitalOf = (patientId: string, id: string) => ({
  patientId,
  definitionIds: [id],
  values: [71],
  collectTime: null,
  confirmed: new Set<string>(),
});
const eventOf = (own: TestRecords) => ({
  title: 'Visit',
  start: '2027-01-04 10:00:00',
  duration: 1800,
  timezone: 'UTC',
  category_id: own.categoryId,
  calendar_ids: [own.calendarId],
});
