import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverDue } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { isLong } from '#values/testing/how-many.ts';
import { timeForPatients } from '../../rules/index.ts';
import { readAppointmentToken } from './appointment-token.ts';
import { createEvent } from '../events/create-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { editEvent } from '../events/edit-event.ts';
import type { Scope } from '../series/edit-series.ts';
import { addCalendar, addEventCategory, scheduling as module } from '../index.ts';
import { extendReminders } from './remind.ts';

// Simulates a month in which a clinic books, moves, cancels and edits series while processes crash. The messages that
// patients receive are compared with the calendar at that time.
const START = new Date('2026-11-23T12:07:00Z');
const app = useTestApp(START);
const ZONE = 'America/New_York';
const HOUR = 3_600_000;
const STEP = 3 * HOUR;
const BUSY_STEPS = 30 * 8;
const ALL_STEPS = 38 * 8;
const HOURS = [3, 24, 168];
const notifications = [
  { notification_type: 'initial_confirmation', notification_method: 'sms', message_template: 'C|{time}|{link}' },
  ...HOURS.map((hours) => ({
    notification_type: 'reminder',
    notification_method: 'sms',
    message_template: `${hours}|{time}|{link}`,
    hours_before_appointment: hours,
  })),
];

let seed = Number(process.env['MONTH_SEED'] ?? 20_261_121);
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <T>(all: readonly T[]): T => all[random(all.length)]!;

interface Message {
  rule: string;
  time: string;
  eventId: string;
}
const received: Message[] = [];
let server: Server;
let clinic: TestClinic;
let calendars: string[];
let patients: string[];
let category: string;
let alive: App;

beforeAll(async () => {
  server = createServer((http, reply) => {
    let text = '';
    http.on('data', (chunk: Buffer) => (text += chunk.toString()));
    http.on('end', () => void take(text).then(() => reply.writeHead(201).end('{"sid":"SM1"}')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sms = { baseUrl, accountSid: 'AC00000001', authToken: 'secret-token', from: '+15005550006' };
  alive = { ...app(), config: { ...app().config, sms } };
  clinic = await makeTestClinic(app(), module.accessRules);
  const { clinicId } = clinic;
  const users = await Promise.all((['Doctor', 'Nurse', 'Manager'] as const).map((role) => clinic.as(role)));
  await app().database.transaction(async (tx) => {
    calendars = [];
    for (const { actor } of users)
      calendars.push(await addCalendar(tx, { clinicId, userId: actor.userId, color: '#1f77b4' }));
    category = await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      START,
    );
    patients = [];
    for (let index = 0; index < 60; index += 1) {
      const id = newId();
      const names = { first_name: 'Ada', last_name: 'Moss', last_key: 'moss', first_key: 'ada', search_text: 'moss' };
      const fields = { ...names, gender: 'Female', clinic_id: clinicId, id, record_number: 100_000 + index };
      await tx
        .insertInto('patients.patient')
        .values({ ...fields, mobile: `+1617555${1000 + index}`, created_time: START, updated_time: START })
        .execute();
      patients.push(id);
    }
  });
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

async function take(form: string): Promise<void> {
  const [rule, time, link] = (new URLSearchParams(form).get('Body') ?? '').split('|');
  const token = link!.slice(link!.indexOf('#') + 1);
  const opened = await readAppointmentToken(app().keys, token);
  received.push({ rule: rule!, time: time!, eventId: opened!.eventId });
}

/** A process that crashes before a claimed message is sent, or after it was sent and before that is recorded. */
function dying(when: 'before' | 'after'): App {
  let uses = 0;
  const { database } = alive;
  const crash = () => {
    throw new Error('killed');
  };
  const transaction: App['database']['transaction'] = (work) => {
    uses += 1;
    return when === 'after' && uses > 1 ? crash() : database.transaction(work);
  };
  let reads = 0;
  const body = {
    ...database,
    transaction,
    get kysely() {
      reads += 1;
      return when === 'before' && reads > 1 ? crash() : database.kysely;
    },
  };
  return { ...alive, database: body };
}

/** A process that crashes at the end of a command, before the commit. */
function dyingInCommand(): App {
  const { database } = alive;
  const transaction: App['database']['transaction'] = (work) =>
    database.transaction(async (tx) => {
      await work(tx);
      throw new Error('killed');
    });
  return { ...alive, database: { ...database, transaction } };
}

interface Row {
  id: string;
  start_time: Date;
  status: string;
  version: number;
  series_id: string | null;
  series_version: number | null;
}

async function standing(): Promise<Row[]> {
  const { rows } = await app().database.pool.query(
    `select e.id, e.start_time, e.status, e.version, e.series_id, s.version as series_version from scheduling.event e
     left join scheduling.series s on s.clinic_id = e.clinic_id and s.id = e.series_id and s.deleted_time is null
     where e.clinic_id = $1 and e.deleted_time is null order by e.start_time, e.patient_id, e.id`,
    [clinic.clinicId],
  );
  return rows;
}

const clock = (ahead: number): string => {
  const day = new Date(app().clock().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  return `${day} ${String(8 + random(10)).padStart(2, '0')}:${pick(['00', '30'])}:00`;
};

/** Performs one random front-desk action; conflicts and version conflicts are skipped. */
async function act(rows: readonly Row[]): Promise<void> {
  const ctx = { ...(await clinic.as('Manager')), app: random(12) === 0 ? dyingInCommand() : alive };
  const coming = rows.filter(({ start_time }) => start_time > app().clock());
  const what = random(20);
  const event = coming.length === 0 ? undefined : pick(coming);
  if (what < 8 || event === undefined) {
    const input = {
      title: 'Visit',
      start: clock(random(45)),
      duration: 1800,
      category_id: category,
      calendar_ids: [pick(calendars)],
      patient_id: pick(patients),
      status: random(6) === 0 ? 'pending' : 'confirmed',
      event_notifications: notifications,
      ...(what === 0 && { RRULE: pick(['FREQ=WEEKLY;COUNT=6', 'FREQ=DAILY;INTERVAL=3;COUNT=8']) }),
    };
    await createEvent(ctx, input, { accepted: [] });
    return;
  }
  const scope: Scope = event.series_version === null ? 'one' : pick(['one', 'following', 'entire']);
  const version = scope === 'one' ? event.version : event.series_version!;
  const edit = (input: object) => editEvent(ctx, { id: event.id, version, scope, input, accepted: [] });
  if (what < 13) await edit({ start: clock(random(20)) });
  else if (what < 15) await edit({ status: event.status === 'canceled' ? 'confirmed' : 'canceled' });
  else if (what < 16) await edit({ status: event.status === 'pending' ? 'confirmed' : 'pending' });
  else if (what < 17) await edit({ notes: `Note ${random(1000)}` });
  else if (what < 18) await edit({ calendar_ids: [pick(calendars)] });
  else if (what < 19) await deleteEvent(ctx, event.id, version, scope);
  else {
    // Moved by mistake and immediately moved back.
    const before = event.start_time;
    const moved = await edit({ start: clock(random(20)) });
    if (scope !== 'one' || isDomainError(moved) || moved.event === null) return;
    const back = before.toLocaleString('sv-SE', { timeZone: ZONE });
    await editEvent(ctx, { id: event.id, version: moved.event.version, input: { start: back }, accepted: [] });
  }
}

async function deliverAll(by: App): Promise<void> {
  while ((await deliverDue(by, app().clock(), 200)) > 0) if (by !== alive) return;
}

test.runIf(isLong)('a month of a busy clinic: no message is lost, doubled or stale', { timeout: 900_000 }, async () => {
  /** Since when an event has its time, and the last message of each kind to its patient. */
  const since = new Map<string, { start: number; at: number }>();
  const last = new Map<string, number>();
  /** Reminders that were due and unsent when their event was moved or canceled; they are sent if it is restored. */
  const owed = new Map<string, number>();
  const counts = {
    expected: 0,
    confirmations: 0,
    lost: [] as string[],
    doubled: [] as string[],
    stale: [] as string[],
  };
  for (let step = 0; step < ALL_STEPS; step += 1) {
    const now = START.getTime() + step * STEP;
    app().setClock(new Date(now));
    if (step < BUSY_STEPS)
      for (let command = random(5); command > 0; command -= 1) await act(await standing()).catch(asKilled);
    // The job runs once a day, sometimes twice, and is sometimes missed.
    if (step % 8 === 5 && random(5) > 0) await extendReminders(alive);
    if (random(20) === 0) await extendReminders(alive);

    const rows = (await standing()).filter(({ status }) => status === 'confirmed' || status === 'pending');
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id, { start, at }] of since) {
      if (byId.get(id)?.start_time.getTime() === start) continue;
      for (const hours of HOURS) {
        const due = start - hours * HOUR;
        if (due > at && due <= now && last.get(`${id} ${hours}`) !== start) owed.set(`${id} ${hours}`, start);
      }
      since.delete(id);
    }
    for (const { id, start_time } of rows)
      if (since.get(id)?.start !== start_time.getTime()) since.set(id, { start: start_time.getTime(), at: now });

    const before = received.length;
    // Delayed moves are now final; a second run finds the leftovers of a crashed process.
    app().setClock(new Date(now + 2 * 60_000));
    const fate = random(6);
    await deliverAll(fate === 0 ? dying('before') : fate === 1 ? dying('after') : alive);
    app().setClock(new Date(now + 10 * 60_000));
    await deliverAll(alive);
    const then = now + 10 * 60_000;

    const got = new Map<string, number>();
    for (const { rule, eventId, time } of received.slice(before)) {
      const row = byId.get(eventId);
      if (row === undefined || timeForPatients(row.start_time, ZONE) !== time || row.start_time.getTime() <= now)
        counts.stale.push(`${rule} ${eventId} ${time} at step ${step}`);
      const key = `${eventId} ${rule}`;
      got.set(key, (got.get(key) ?? 0) + 1);
      if (rule === 'C' && last.get(key) === row?.start_time.getTime()) counts.doubled.push(`${key} told again`);
    }
    for (const [key, times] of got) if (times > 1) counts.doubled.push(`${key} at step ${step}`);
    for (const row of rows) {
      const start = row.start_time.getTime();
      for (const hours of HOURS) {
        const key = `${row.id} ${hours}`;
        const due = start - hours * HOUR;
        const isDue = (due > since.get(row.id)!.at && due <= then) || owed.get(key) === start;
        const isExpected = isDue && start > now && last.get(key) !== start;
        if (isExpected) {
          counts.expected += 1;
          if (!got.has(key)) counts.lost.push(`${key} at step ${step}`);
        } else if (got.has(key)) counts.doubled.push(`${key} unasked at step ${step}`);
        if (got.has(key)) {
          last.set(key, start);
          owed.delete(key);
        }
      }
      const key = `${row.id} C`;
      if (row.series_id === null && row.status === 'confirmed' && start > then && last.get(key) !== start) {
        counts.confirmations += 1;
        if (!got.has(key)) counts.lost.push(`${key} at step ${step}`);
      }
      if (got.has(key)) last.set(key, start);
    }
  }
  expect({ lost: counts.lost, doubled: counts.doubled, stale: counts.stale }).toEqual({
    lost: [],
    doubled: [],
    stale: [],
  });
  // The outcome depends on random IDs, so only lower bounds are checked.
  expect(counts.expected).toBeGreaterThan(150);
  expect(counts.confirmations).toBeGreaterThan(80);
});

function asKilled(error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'killed') throw error;
}
