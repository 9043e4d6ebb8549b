import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic } from '#practice/server';
import { addCalendar, addEventCategory, insertEventsInBulk, scheduling } from '#scheduling/server';
import { changeFeed, makeFeed, revokeFeed } from './feed.ts';
import { feedRoutes } from './feed-routes.ts';
import { meetings } from './index.ts';

const house = useTestHouse();
let app: FastifyInstance;
let doctor: Request;

beforeAll(async () => {
  const clinic = await makeTestClinic(house(), [...scheduling.accessRules, ...meetings.accessRules]);
  doctor = await clinic.as('Doctor');
  const { clinicId } = clinic;
  const { userId } = doctor.actor;
  await house().database.transaction(async (tx) => {
    const calendarId = await addCalendar(tx, { clinicId, userId, color: '#1f77b4' });
    const kind = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
    const categoryId = await addEventCategory(tx, kind, house().clock());
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
  app = fastify();
  feedRoutes({ app, house: house(), admit: async () => null });
  await app.ready();
});
afterAll(() => app.close());

async function make(): Promise<string> {
  const made = await makeFeed(doctor, 'busy');
  if (isRefusal(made)) throw new Error(made.code);
  return new URL(made.url).pathname;
}

test('a feed tells only that the time is taken, until somebody chooses more', async () => {
  const path = await make();
  const { body, statusCode, headers } = await app.inject(path);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('SUMMARY:Busy');
  expect(body).toContain('DTSTART:20261124T150000Z');
  expect(body).not.toContain('Secret');
  await changeFeed(doctor, 'names');
  expect((await app.inject(path)).body).toContain('SUMMARY:Secret complaint');
});

test('what has not changed is not sent again', async () => {
  const path = await make();
  const etag = (await app.inject(path)).headers['etag'] as string;
  expect((await app.inject({ url: path, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
});

test('a new address ends the old one, and a feed that is taken away is gone', async () => {
  const [old, fresh] = [await make(), await make()];
  expect((await app.inject(old)).statusCode).toBe(404);
  expect((await app.inject(fresh)).statusCode).toBe(200);
  await revokeFeed(doctor);
  expect((await app.inject(fresh)).statusCode).toBe(404);
});

test('a feed ends with the right to see the calendar', async () => {
  const path = await make();
  const { clinicId } = doctor.actor;
  const { pool } = house().database;
  const { rows } = await pool.query(
    `delete from practice.role_rule where clinic_id = $1 and access_rule = 'scheduling.view' returning role_id`,
    [clinicId],
  );
  expect((await app.inject(path)).statusCode).toBe(404);
  for (const { role_id } of rows)
    await pool.query(`insert into practice.role_rule (clinic_id, role_id, access_rule) values ($1, $2, $3)`, [
      clinicId,
      role_id,
      'scheduling.view',
    ]);
  expect((await app.inject(path)).statusCode).toBe(200);
});

test('the address is nowhere in the database, and reading it is in the log', async () => {
  const path = await make();
  await app.inject(path);
  const { rows } = await house().database.pool.query('select encode(secret_hash, $1) as hash from meetings.feed', [
    'escape',
  ]);
  expect(path).not.toContain(rows[0].hash);
  const { rows: log } = await house().database.pool.query(
    `select count(*) from audit.inbox where object_type = 'calendar_feed' and action = 'export'`,
  );
  expect(log[0].count).toBeGreaterThan(0);
});

test('who guesses is stopped', async () => {
  const codes: number[] = [];
  for (let tries = 0; tries < 35; tries += 1)
    codes.push((await app.inject(`/api/feeds/${'A'.repeat(43)}.ics`)).statusCode);
  expect(codes.at(-1)).toBe(429);
});
