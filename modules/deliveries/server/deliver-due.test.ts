// Over 300 lines: two servers in place of external services serve every test.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { MOST_ATTEMPTS } from '../rules/index.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { deliverDue } from './deliver-due.ts';
import { claimDueDeliveries, markHandedOver, readDeliveries } from './deliveries.sql.ts';
import { dropContents } from './keep-delivering.ts';
import { queueDelivery, type NewMessage } from './queue-delivery.ts';

// Real SMTP and HTTP servers in place of external services; each test defines their responses.
const app = useTestApp();
const open: { close(done: () => void): unknown }[] = [];
const NOW = new Date('2026-11-23T14:00:00Z');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => void server.close(resolve));
  await app().database.pool.query('delete from deliveries.delivery');
});

type Answer = 'take' | 'hang up' | number;

/** A mail server with a response for each message in turn; the last one repeats. */
async function mailServer(...answers: Answer[]): Promise<{ mails: string[]; app: App; wait: () => Promise<void> }> {
  const mails: string[] = [];
  let arrived: () => void = () => undefined;
  let turn = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const answer = answers[Math.min(turn++, answers.length - 1)]!;
        arrived();
        if (typeof answer === 'number') return done(Object.assign(new Error('no'), { responseCode: answer }));
        mails.push(text);
        if (answer === 'hang up') return server.connections.forEach((each) => each.close());
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  open.push(server);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Clinic <clinic@example.org>' };
  return {
    mails,
    app: { ...app(), config: { ...app().config, mail } },
    wait: () => new Promise((resolve) => (arrived = resolve)),
  };
}

interface SmsServer {
  forms: URLSearchParams[];
  app: App;
  connections: () => number;
}

async function smsServer(status: number, body: object | 'endless' | null): Promise<SmsServer> {
  const forms: URLSearchParams[] = [];
  let connections = 0;
  const server: Server = createServer((http, reply) => {
    let text = '';
    http.on('data', (chunk: Buffer) => (text += chunk.toString()));
    http.on('end', () => {
      forms.push(new URLSearchParams(text));
      if (body === null) return http.socket.destroy();
      reply.writeHead(status, { 'content-type': 'application/json' });
      if (body !== 'endless') return reply.end(JSON.stringify(body));
      const more = (): void => {
        while (!reply.destroyed && reply.write('{'.repeat(65_536)));
      };
      reply.on('drain', more);
      return more();
    });
  });
  server.on('connection', () => (connections += 1));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sms = { baseUrl, accountSid: 'AC00000001', authToken: 'secret-token', from: '+15005550006' };
  return { forms, app: { ...app(), config: { ...app().config, sms } }, connections: () => connections };
}

/** Inserts a clinic's row, which is all that is needed here. */
async function clinic(isDemo: boolean): Promise<string> {
  const clinicId = newId();
  await app().database.pool.query(
    `insert into practice.clinic (clinic_id, clinic_name, time_zone, is_demo, created_time) values ($1, 'C', 'UTC', $2, now())`,
    [clinicId, isDemo],
  );
  return clinicId;
}

test('the demo clinic’s messages go to the sandbox only, and a real clinic’s never do', async () => {
  const real = await mailServer('take');
  const [demo, own] = [await clinic(true), await clinic(false)];
  for (const clinicId of [demo, own]) await queue({ clinicId, text: clinicId === demo ? 'the demo' : 'the clinic' });
  await deliverDue(real.app, NOW);
  expect(real.mails.join()).toMatch(/the clinic/);
  expect(real.mails.join()).not.toMatch(/the demo/);
  await queue({ clinicId: own, key: 'second', text: 'the clinic again' });
  const { config } = real.app;
  const sandbox = await mailServer('take');
  const mail = { ...sandbox.app.config.mail!, sandboxed: true as const };
  await deliverDue({ ...app(), config: { ...config, mail } }, NOW);
  expect(sandbox.mails.join()).toMatch(/the demo/);
  expect(sandbox.mails.join()).not.toMatch(/the clinic/);
});

async function queue(more: Partial<NewMessage> = {}): Promise<string> {
  const clinicId = more.clinicId ?? newId();
  await app().database.transaction((tx) =>
    queueDelivery(tx, {
      clinicId,
      key: 'k',
      channel: 'email',
      to: 'ada@example.org',
      subject: 'Reminder',
      text: 'Tuesday at ten',
      about: { type: 'event', id: 'e' },
      ...more,
    }),
  );
  return clinicId;
}

async function state(clinicId: string): Promise<string> {
  const [delivery] = await readDeliveries(app().database.kysely, clinicId, { type: 'event', id: 'e' });
  return `${delivery!.state}${delivery!.error === null ? '' : ` ${delivery!.error}`}`;
}

test('a message is sent once, with its text, attachment and a Message-ID made from its id', async () => {
  const server = await mailServer('take');
  const attachments = [{ name: 'visit.ics', type: 'text/calendar', base64: Buffer.from('BEGIN').toString('base64') }];
  const clinicId = await queue({ html: '<b>Tuesday</b>', attachments });
  expect(await deliverDue(server.app, NOW)).toBe(1);
  expect(await deliverDue(server.app, later(60 * MINUTE))).toBe(0);
  expect(await state(clinicId)).toBe('sent');
  const { rows } = await app().database.pool.query('select id from deliveries.delivery');
  expect(server.mails).toHaveLength(1);
  for (const part of ['Tuesday at ten', '<b>Tuesday</b>', 'visit.ics', 'Subject: Reminder', 'To: ada@example.org'])
    expect(server.mails[0]).toContain(part);
  expect(server.mails[0]).toContain(`Message-ID: <${rows[0].id}@example.org>`);
  // Its key is used up.
  await queue({ clinicId });
  expect(await deliverDue(server.app, later(90 * MINUTE))).toBe(0);
});

test('nothing is sent before its time, or without a configured channel', async () => {
  const server = await mailServer('take');
  const clinicId = await queue({ sendAt: later(24 * 60 * MINUTE) });
  const text = await queue({ channel: 'sms', to: '+16175550143' });
  expect(await deliverDue(server.app, later(23 * 60 * MINUTE))).toBe(0);
  expect(await deliverDue(server.app, later(24 * 60 * MINUTE))).toBe(1);
  expect([await state(clinicId), await state(text)]).toEqual(['sent', 'queued']);
});

test('a temporary failure is retried with increasing pauses, and finally fails', async () => {
  const server = await mailServer(451);
  const clinicId = await queue();
  const minutes: number[] = [];
  for (let minute = 0; minute < 24 * 60 && minutes.length < MOST_ATTEMPTS; minute += 1)
    if ((await deliverDue(server.app, later(minute * MINUTE))) > 0) minutes.push(minute);
  expect(await deliverDue(server.app, later(24 * 60 * MINUTE))).toBe(0);
  expect(minutes.slice(0, 4)).toEqual([0, 1, 2, 5]);
  expect(await state(clinicId)).toBe('failed smtp-451');
});

test('an unreachable server is a temporary failure', async () => {
  const server = await mailServer('take');
  const mail = { url: 'smtp://127.0.0.1:1', from: 'clinic@example.org' };
  const clinicId = await queue();
  await deliverDue({ ...app(), config: { ...app().config, mail } }, NOW);
  expect(await state(clinicId)).toBe('queued mail-unreachable');
  await deliverDue(server.app, later(MINUTE));
  expect(await state(clinicId)).toBe('sent');
});

test('a permanent failure is not retried', async () => {
  const server = await mailServer(550);
  const clinicId = await queue();
  const nowhere = await queue({ to: 'no address' });
  await deliverDue(server.app, NOW);
  expect(await state(clinicId)).toBe('failed smtp-550');
  expect(await state(nowhere)).toBe('failed no-address');
  expect(await deliverDue(server.app, later(24 * 60 * MINUTE))).toBe(0);
});

test('a response lost after the message was sent needs a manual review', async () => {
  const server = await mailServer('hang up');
  const clinicId = await queue();
  await deliverDue(server.app, NOW);
  expect(server.mails).toHaveLength(1);
  expect(await state(clinicId)).toBe('review mail-no-answer');
  expect(await deliverDue(server.app, later(24 * 60 * MINUTE))).toBe(0);
});

test('two processes share the work and send nothing twice', async () => {
  const server = await mailServer('take');
  const database = openDatabase(app().database.url, { connections: 4 });
  const other: App = { ...server.app, database: { ...database, transaction: database.transaction } };
  const clinicId = newId();
  for (let n = 0; n < 30; n += 1) await queue({ clinicId, key: `k${n}`, text: `number ${n}.` });
  while ((await Promise.all([deliverDue(server.app, NOW, 4), deliverDue(other, NOW, 4)])).some((n) => n > 0));
  await database.close();
  const numbers = server.mails.map((mail) => Number(/number (\d+)\./.exec(mail)![1]));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
});

test('messages claimed by a killed process are sent later; those being sent need a review', async () => {
  const server = await mailServer('take');
  const clinicId = newId();
  await queue({ clinicId, key: 'claimed' });
  await queue({ clinicId, key: 'handed over' });
  const claimed = await claimDueDeliveries(app().database.kysely, newId(), { real: ['email'], sandboxed: [] }, NOW, 10);
  const lost = claimed.find(({ key }) => key === 'handed over')!;
  expect(await markHandedOver(app().database.kysely, lost, NOW)).toBe(true);
  // Its process is killed here. Its work is not resumed while it may still be alive.
  expect(await deliverDue(server.app, later(4 * MINUTE))).toBe(0);
  expect(await deliverDue(server.app, later(6 * MINUTE))).toBe(1);
  const states = await readDeliveries(app().database.kysely, clinicId, { type: 'event', id: 'e' });
  expect(Object.fromEntries(states.map(({ key, state: is, error }) => [key, [is, error]]))).toEqual({
    claimed: ['sent', null],
    'handed over': ['review', 'interrupted'],
  });
  // A process that was only slow finds its claim void.
  expect(
    await markHandedOver(
      app().database.kysely,
      claimed.find(({ key }) => key === 'claimed')!,
      NOW,
    ),
  ).toBe(false);
});

test('a message canceled or replaced between claim and sending is not sent as it was', async () => {
  const clinicId = newId();
  await queue({ clinicId, key: 'cancelled' });
  await queue({ clinicId, key: 'replaced' });
  const claimed = await claimDueDeliveries(app().database.kysely, newId(), { real: ['email'], sandboxed: [] }, NOW, 10);
  await app().database.transaction((tx) => cancelDelivery(tx, clinicId, 'cancelled', NOW));
  await queue({ clinicId, key: 'replaced', text: 'Wednesday' });
  for (const delivery of claimed) expect(await markHandedOver(app().database.kysely, delivery, NOW)).toBe(false);
  const server = await mailServer('take');
  expect(await deliverDue(server.app, NOW)).toBe(1);
  expect(server.mails[0]).toContain('Wednesday');
});

test('a message canceled while sending is not retried; a replaced one is retried with the new content', async () => {
  const server = await mailServer(451, 451, 'take');
  const clinicId = await queue();
  const arriving = server.wait();
  const delivering = deliverDue(server.app, NOW);
  await arriving;
  await app().database.transaction((tx) => cancelDelivery(tx, clinicId, 'k', NOW));
  await delivering;
  expect(await state(clinicId)).toMatch(/^cancelled/);

  const moved = await queue();
  const arrivingAgain = server.wait();
  const deliveringAgain = deliverDue(server.app, NOW);
  await arrivingAgain;
  await queue({ clinicId: moved, text: 'Wednesday' });
  await deliveringAgain;
  await deliverDue(server.app, later(MINUTE));
  expect(await state(moved)).toBe('sent');
  expect(server.mails.at(-1)).toContain('Wednesday');
});

test('texts are sent with the account, and distinguish rejections from lost responses', async () => {
  const taken = await smsServer(201, { sid: 'SM1' });
  const clinicId = await queue({ channel: 'sms', to: '+1 617 555-0143' });
  await deliverDue(taken.app, NOW);
  expect(await state(clinicId)).toBe('sent');
  expect(Object.fromEntries(taken.forms[0]!)).toMatchObject({
    To: '+16175550143',
    From: '+15005550006',
    Body: 'Tuesday at ten',
  });
  for (const [status, body, expected] of [
    [400, { code: 21211 }, 'failed sms-21211'],
    [429, { code: 20429 }, 'queued sms-20429'],
    [503, {}, 'queued sms-http-503'],
    [401, { code: 20003 }, 'queued sms-20003'],
    [0, null, 'review sms-no-answer'],
    // Reading is limited: the status is enough.
    [201, 'endless', 'sent'],
    [400, 'endless', 'failed sms-http-400'],
  ] as const) {
    const server = await smsServer(status, body);
    const each = await queue({ channel: 'sms', to: '+16175550143' });
    await deliverDue(server.app, NOW);
    expect(await state(each)).toBe(expected);
  }
});

test('each text has its own connection, so that none uses one that the other side is closing', async () => {
  const server = await smsServer(201, { sid: 'SM1' });
  for (const key of ['one', 'two', 'three']) {
    await queue({ channel: 'sms', to: '+16175550143', key });
    await deliverDue(server.app, NOW);
  }
  expect(server.connections()).toBe(3);
});

test('content is deleted some days after sending, and not earlier', async () => {
  const server = await mailServer('take');
  await queue();
  await queue({ sendAt: later(60 * 24 * 60 * MINUTE) });
  await deliverDue(server.app, NOW);
  const withContent = async () =>
    (await app().database.pool.query('select state from deliveries.delivery where content is not null order by 1'))
      .rows;
  await dropContents(app());
  expect(await withContent()).toHaveLength(2);
  await dropContents({ ...app(), clock: () => new Date(Date.now() + 8 * 24 * 60 * MINUTE) });
  expect(await withContent()).toEqual([{ state: 'queued' }]);
});
