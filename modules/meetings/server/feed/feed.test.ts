import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addCalendar, addEventCategory, insertEventsInBulk, scheduling } from '#scheduling/server';
import { changeFeed, makeFeed, revokeFeed } from './feed.ts';
import { feedRoutes } from './feed-routes.ts';
import { meetings } from '../index.ts';

const app = useTestApp();
let server: FastifyInstance;
let doctor: RequestContext;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), [...scheduling.accessRules, ...meetings.accessRules]);
  doctor = await clinic.as('Doctor');
  const { clinicId } = clinic;
  const { userId } = doctor.actor;
  await app().database.transaction(async (tx) => {
    const calendarId = await addCalendar(tx, { clinicId, userId, color: '#1f77b4' });
    const kind = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
    const categoryId = await addEventCategory(tx, kind, app().clock());
    const start = new Date('2026-11-24T15:00:00Z');
    await insertEventsInBulk(tx, clinicId, [
      {
        id: newId(),
        title: 'Secret complaint',
        status: 'confirmed',
        notes: null,
        color: null,
        start_time: start,
        end_time: new Date(start.getTime() + 1_800_000),
        time_zone: 'America/New_York',
        category_id: categoryId,
        patient_id: null,
        calendar_ids: [calendarId],
        accepted_conflicts: null,
        created_by: userId,
        created_time: start,
      },
    ]);
  });
  server = fastify();
  feedRoutes({ server, app: app(), admit: async () => null });
  await server.ready();
});
afterAll(() => server.close());

async function make(): Promise<string> {
  const made = must(await makeFeed(doctor, 'busy'));
  return new URL(made.url).pathname;
}

test('a feed shows only busy times unless more detail is chosen', async () => {
  const path = await make();
  const { body, statusCode, headers } = await server.inject(path);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('SUMMARY:Busy');
  expect(body).toContain('DTSTART:20261124T150000Z');
  expect(body).not.toContain('Secret');
  await changeFeed(doctor, 'names');
  expect((await server.inject(path)).body).toContain('SUMMARY:Secret complaint');
});

test('unchanged content is not sent again', async () => {
  const path = await make();
  const etag = (await server.inject(path)).headers['etag'] as string;
  expect((await server.inject({ url: path, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
});

test('a new address invalidates the old one, and a deleted feed is not found', async () => {
  const [old, fresh] = [await make(), await make()];
  expect((await server.inject(old)).statusCode).toBe(404);
  expect((await server.inject(fresh)).statusCode).toBe(200);
  await revokeFeed(doctor);
  expect((await server.inject(fresh)).statusCode).toBe(404);
});

test('a feed ends with the permission to see the calendar', async () => {
  const path = await make();
  const { clinicId } = doctor.actor;
  const { pool } = app().database;
  const { rows } = await pool.query(
    `delete from practice.role_rule where clinic_id = $1 and access_rule = 'scheduling.view' returning role_id`,
    [clinicId],
  );
  expect((await server.inject(path)).statusCode).toBe(404);
  for (const { role_id } of rows)
    await pool.query(`insert into practice.role_rule (clinic_id, role_id, access_rule) values ($1, $2, $3)`, [
      clinicId,
      role_id,
      'scheduling.view',
    ]);
  expect((await server.inject(path)).statusCode).toBe(200);
});

test('the address is not stored in the database, and access is logged', async () => {
  const path = await make();
  await server.inject(path);
  const { rows } = await app().database.pool.query('select encode(secret_hash, $1) as hash from meetings.feed', [
    'escape',
  ]);
  expect(path).not.toContain(rows[0].hash);
  const { rows: log } = await app().database.pool.query(
    `select count(*) from audit.inbox where object_type = 'calendar_feed' and action = 'export'`,
  );
  expect(log[0].count).toBeGreaterThan(0);
});

test('guessing is rate-limited', async () => {
  const codes: number[] = [];
  for (let attempts = 0; attempts < 35; attempts += 1)
    codes.push((await server.inject(`/api/feeds/${'A'.repeat(43)}.ics`)).statusCode);
  expect(codes.at(-1)).toBe(429);
});
