// Over 300 lines: all tests share one clinic, one receiver and its app.
import { createHmac } from 'node:crypto';
import type { Parameters, Subscription } from 'fhir/r4';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseScopes } from '#apps/rules';
import { type AppRow, fhirBase, saveApp, switchApp } from '#apps/server';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { setModules } from '#platform/modules-of.ts';
import { deliverOutboxBatch, publish, type Subscriber } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { type FhirClinic, buildFhirClinic, modules } from '../testing/fhir-clinic.ts';
import { accessOf, useFhirServer } from '../testing/fhir-server.ts';
import { resendNotifications, turnOffSubscription } from './change-by-member.ts';
import { claimDue } from './claims.sql.ts';
import { fhirTopicSubscribers, onAppChanged } from './follow-changes.ts';
import { notifyDue } from './notify-due.ts';
import { removeOld } from './remove-old.ts';
import { sendNext } from './send-next.ts';
import { readFailures, readSubscriptions, subscriptions } from './subscriptions.sql.ts';
import { accept, type HookReceiver, startHookReceiver } from './testing/hook-receiver.ts';
import { buildRequest, formOf, registerApp } from './testing/subscribed-app.ts';

const START = new Date('2026-11-28T12:00:00Z');
const app = useTestApp(START);
const api = useFhirServer(app);
let clinic: FhirClinic;
let admin: RequestContext;
let receiver: HookReceiver;
let registered: AppRow;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
  admin = await clinic.as('Admin');
  receiver = await startHookReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  app().setClock(START);
  await deliverEvents();
  receiver.received.length = 0;
  receiver.answer = accept;
  const { row, access } = await registerApp(admin, receiver.origin);
  registered = row;
  api.access = access;
});
// A subscription of an earlier test says nothing in a later one.
afterEach(async () => {
  for (const row of await readSubscriptions(app().database.kysely, clinic, registered.id))
    must(await turnOffSubscription(admin, row.id));
});

const hook = () => `${receiver.origin}/hook`;
const base = () => fhirBase(app().config);
const topic = (id: string, endpoint = hook(), more: { content?: string; filter?: string } = {}) =>
  buildRequest(id, endpoint, { ...more, base: base() });
const later = (ms: number): void => app().setClock(new Date(app().clock().getTime() + ms));
const numbers = (): (number | null)[] => receiver.received.map(({ number }) => number);
const rowOf = async (id: string) => (await subscriptions.find(app().database.kysely, clinic, id))!;

/** Delivers the outbox, as the server does. */
async function deliverEvents(): Promise<void> {
  const all = new Map<string, Subscriber[]>([['apps.changed', [onAppChanged]]]);
  for (const [name, subscriber] of fhirTopicSubscribers(modules)) all.set(name, [...(all.get(name) ?? []), subscriber]);
  while ((await deliverOutboxBatch(app(), all)) > 0);
}

async function subscribe(sent: Subscription = topic('appointments')): Promise<{ id: string; secret: string }> {
  const made = await api.send('POST', 'Subscription', sent);
  expect(made.statusCode, made.body).toBe(201);
  const resource = made.json<Subscription>();
  expect(resource.status).toBe('requested');
  return { id: resource.id!, secret: resource.channel.extension![0]!.valueString! };
}

/** A subscription whose first notification was accepted. */
async function activate(sent?: Subscription): Promise<{ id: string; secret: string }> {
  const made = await subscribe(sent);
  await notifyDue(app());
  expect((await rowOf(made.id)).status).toBe('active');
  receiver.received.length = 0;
  return made;
}

/** Changes an appointment, as a command does. */
async function change(eventId: string = clinic.eventIds[1], clinicId: string = clinic.clinicId): Promise<void> {
  await app().database.transaction(async (tx) => {
    await tx
      .updateTable('scheduling.event')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('clinic_id', '=', clinicId)
      .where('id', '=', eventId)
      .execute();
    await publish(tx, { clinicId, topic: 'scheduling.event-changed', body: { id: eventId, kind: 'changed' } });
  });
  await deliverEvents();
}

test('a subscription is active when the app has answered, and the secret is shown once', async () => {
  const { id, secret } = await subscribe();
  await notifyDue(app());
  expect(receiver.received.map(({ type }) => type)).toEqual(['handshake']);
  const { headers, body, bundle } = receiver.received[0]!;
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'history' });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(headers['webhook-timestamp']).toBe(String(START.getTime() / 1000));
  const read = await api.get(`Subscription/${id}`);
  expect(read.json<Subscription>()).toMatchObject({ status: 'active', channel: { endpoint: hook() } });
  expect(read.body).not.toContain('whsec_');
  const { rows } = await app().database.pool.query(`select secret from fhir.subscription where id = $1`, [id]);
  expect(rows[0].secret.includes(key)).toBe(false);
});

test('a changed appointment is notified by its id, and resources are valid', async () => {
  const { id } = await activate();
  await change();
  await notifyDue(app());
  expect(numbers()).toEqual([1]);
  const { bundle, headers } = receiver.received[0]!;
  const address = `${base()}/Appointment/${clinic.eventIds[1]}`;
  expect(JSON.stringify(bundle)).toContain(address);
  expect(bundle.entry![1]).toEqual({
    fullUrl: address,
    request: { method: 'PUT', url: `Appointment/${clinic.eventIds[1]}` },
    response: { status: '200' },
  });
  expect(JSON.stringify(bundle)).not.toContain('Ada');
  expect(headers['webhook-id']).toBe(bundle.id);
  const status = await api.get(`Subscription/${id}/$status`);
  const { entry } = status.json<{ entry: { resource: Parameters }[] }>();
  expect(JSON.stringify(entry)).toContain('"events-since-subscription-start","valueString":"1"');
  expect((await api.get('Subscription/$status')).json<{ total: number }>().total).toBe(1);
  expect((await api.get('Subscription?status=off')).json<{ total: number }>().total).toBe(0);
  const found = (await api.get('Subscription?status=active')).json<{ entry: { resource: AnyResource }[] }>().entry;
  for (const resource of [bundle, found[0]!.resource]) {
    const plain = { ...resource, meta: { versionId: '1', lastUpdated: START.toISOString() } };
    expect(validateFhir(plain)).toEqual([]);
  }
});

test('an empty notification names no record', async () => {
  await activate(topic('appointments', hook(), { content: 'empty' }));
  await change();
  await notifyDue(app());
  expect(numbers()).toEqual([1]);
  expect(receiver.received[0]!.body).not.toContain(clinic.eventIds[1]);
  expect(receiver.received[0]!.bundle.entry).toHaveLength(1);
});

test('a change that the API does not show, and one beyond the filter, is not notified', async () => {
  await activate(topic('appointments', hook(), { filter: `Appointment?patient=${clinic.adaId}&status=pending` }));
  await change(clinic.eventIds[0]);
  await change();
  await app().database.transaction((tx) =>
    publish(tx, { clinicId: clinic.clinicId, topic: 'scheduling.event-changed', body: { id: clinic.eventIds[1] } }),
  );
  await deliverEvents();
  await notifyDue(app());
  expect(receiver.received.map(({ number, body }) => [number, body.includes(clinic.eventIds[1])])).toEqual([[1, true]]);
});

test('a signed note is notified, an unsigned one is not', async () => {
  await activate(topic('documents'));
  const tell = async (signed: boolean): Promise<void> => {
    await app().database.transaction((tx) =>
      publish(tx, { clinicId: clinic.clinicId, topic: 'chart.note-changed', body: { id: clinic.noteId, signed } }),
    );
    await deliverEvents();
    await notifyDue(app());
  };
  await tell(false);
  expect(numbers()).toEqual([]);
  await tell(true);
  expect(receiver.received[0]!.body).toContain(`DocumentReference/${clinic.noteId}`);
});

test('files are notified: those of a chart, and those attached to a signed note', async () => {
  await activate(topic('files'));
  const { access } = api;
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
  const sent = await api.send('POST', 'DocumentReference', {
    resourceType: 'DocumentReference',
    status: 'current',
    type: { coding: [{ system: 'http://loinc.org', code: '51852-2' }], text: 'Letter' },
    subject: { reference: `Patient/${clinic.adaId}` },
    content: [{ attachment: { contentType: 'application/pdf', data: btoa('%PDF-1.4\n%%EOF\n'), title: 'letter.pdf' } }],
  });
  api.access = access;
  expect(sent.statusCode, sent.body).toBe(201);
  const { id: fileId } = sent.json<{ id: string }>();
  await deliverEvents();
  await notifyDue(app());
  expect(receiver.received.map(({ body }) => body.includes(`DocumentReference/${fileId}`))).toEqual([true]);
  await activate(topic('documents'));
  const attachmentId = newId();
  await app().database.pool.query(
    `insert into chart.note_attachment
       (clinic_id, id, note_id, file_id, file_name, file_type, byte_size, sha256, added_by, added_name, added_time)
     select clinic_id, $2, $3, file_id, 'letter.pdf', type, byte_size, '\\x00', created_by, 'Doctor', now()
     from messages.document where id = $1`,
    [fileId, attachmentId, clinic.noteId],
  );
  await app().database.transaction((tx) =>
    publish(tx, { clinicId: clinic.clinicId, topic: 'chart.note-changed', body: { id: clinic.noteId, signed: true } }),
  );
  await deliverEvents();
  await notifyDue(app());
  const [note, attached] = receiver.received;
  expect(note!.body).toContain(`DocumentReference/${clinic.noteId}`);
  expect(attached!.body).toContain(`DocumentReference/${attachmentId}`);
});

test.each<[string, HookReceiver['answer'], string]>([
  ['an error', (_http, reply) => void reply.writeHead(500).end(), 'http-500'],
  ['a redirect', (_http, reply) => void reply.writeHead(302, { location: '/hook' }).end(), 'redirect'],
  ['silence', () => undefined, 'timeout'],
  ['a broken connection', (_http, reply) => void reply.destroy(), 'unreachable'],
])(
  'after %s the first notification is not repeated, and a person can ask for it again',
  async (_name, answer, code) => {
    receiver.answer = answer;
    const { id } = await subscribe();
    await notifyDue(app(), 200);
    expect(await rowOf(id)).toMatchObject({ status: 'error', problem: code });
    expect((await api.get(`Subscription/${id}`)).json<Subscription>()).toMatchObject({ status: 'error' });
    later(3_600_000);
    expect(await notifyDue(app())).toBe(0);
    receiver.answer = accept;
    must(await resendNotifications({ ...admin, now: app().clock() }, id));
    await notifyDue(app());
    expect(await rowOf(id)).toMatchObject({ status: 'active', problem: null });
  },
);

test('a failed notification is sent again in order with the same number, and others are not held up', async () => {
  const { id } = await activate();
  const { id: otherId } = await activate(topic('appointments', `${receiver.origin}/other`, { content: 'empty' }));
  receiver.answer = (one, reply) => {
    const isOther = one.body.includes(otherId);
    if (isOther) accept(one, reply);
    else reply.writeHead(500).end();
  };
  await change();
  await change(clinic.eventIds[0]);
  await notifyDue(app());
  const sent = () => receiver.received.filter(({ body }) => body.includes(id));
  expect(receiver.received.filter(({ body }) => body.includes(otherId)).map(({ number }) => number)).toEqual([1, 2]);
  expect(sent().map(({ number }) => number)).toEqual([1]);
  expect(await notifyDue(app())).toBe(0);
  later(16_000);
  await notifyDue(app());
  receiver.answer = accept;
  later(61_000);
  await notifyDue(app());
  expect(sent().map(({ number }) => number)).toEqual([1, 1, 1, 2]);
  expect(new Set(sent().map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  const [failure] = await readFailures(app().database.kysely, clinic, id);
  expect(failure).toMatchObject({ number: 1, attempts: 3, problem: 'http-500' });
  expect(failure!.sent_time).not.toBeNull();
});

test('a silent app does not hold up another', async () => {
  await activate();
  const { id: otherId } = await activate(topic('appointments', `${receiver.origin}/other`));
  const arrived = Promise.withResolvers<void>();
  receiver.answer = (one, reply) => {
    if (!one.body.includes(otherId)) return;
    accept(one, reply);
    arrived.resolve();
  };
  await change();
  const sending = notifyDue(app(), 2000);
  await arrived.promise;
  await sending;
});

test('after the last attempt the state is an error, what follows waits, and a person sends it again', async () => {
  const { id } = await activate();
  receiver.answer = (_http, reply) => void reply.writeHead(503).end();
  await change();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await notifyDue(app());
    later(9 * 3_600_000);
  }
  expect(receiver.received).toHaveLength(10);
  expect(await rowOf(id)).toMatchObject({ status: 'error', problem: 'http-503' });
  await change(clinic.eventIds[0]);
  expect(await notifyDue(app())).toBe(0);
  receiver.answer = accept;
  receiver.received.length = 0;
  must(await resendNotifications({ ...admin, now: app().clock() }, id));
  await notifyDue(app());
  expect(numbers()).toEqual([1, 2]);
  expect((await rowOf(id)).status).toBe('active');
});

test('a process that dies between the commit and the answer sends the same number again', async () => {
  await activate();
  await change();
  const [claim] = await claimDue(app().database.kysely, app().clock(), 10);
  // It sends and dies before it can write the answer down.
  const { database } = app();
  let left = 1;
  const mortal = {
    ...app(),
    database: {
      ...database,
      kysely: database.kysely,
      transaction: (work: never) => {
        left -= 1;
        if (left < 0) throw new Error('died');
        return database.transaction(work);
      },
    },
  } as unknown as ReturnType<typeof app>;
  setModules(mortal, modules);
  await expect(sendNext(mortal, claim!)).rejects.toThrow('died');
  expect(numbers()).toEqual([1]);
  expect(await notifyDue(app())).toBe(0);
  later(91_000);
  await notifyDue(app());
  expect(numbers()).toEqual([1, 1]);
  expect(await notifyDue(app())).toBe(0);
});

test('a subscription ends with its app, its scopes and at its time, and nothing more is sent', async () => {
  const { id } = await activate();
  await change();
  // Switched off, but the event has not reached the subscription yet.
  must(await switchApp(admin, registered, false));
  await notifyDue(app());
  expect(receiver.received).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'off', problem: 'app-access' });
  expect(errorCode(await resendNotifications(admin, id))).toBe('SUBSCRIPTION_OFF');

  const { row, access } = await registerApp(admin, receiver.origin);
  registered = row;
  api.access = access;
  const second = await activate();
  const limited = formOf(receiver.origin, 'system/Patient.rs system/Subscription.crs');
  must(await saveApp(admin, limited, row));
  await change();
  await notifyDue(app());
  expect(receiver.received).toEqual([]);
  expect(await rowOf(second.id)).toMatchObject({ status: 'off', problem: 'app-access' });

  const third = await registerApp(admin, receiver.origin);
  registered = third.row;
  api.access = third.access;
  const ends = new Date(START.getTime() + 60_000).toISOString();
  const { id: thirdId } = await activate({ ...topic('appointments'), end: ends });
  later(61_000);
  await change();
  await notifyDue(app());
  expect(receiver.received).toEqual([]);
  expect(await rowOf(thirdId)).toMatchObject({ status: 'off', problem: 'ended' });
});

test('switching off an app turns off its subscriptions, and discards what was not sent', async () => {
  const { id } = await activate();
  await change();
  must(await switchApp(admin, registered, false));
  await deliverEvents();
  expect((await rowOf(id)).status).toBe('off');
  const { rows } = await app().database.pool.query(
    `select count(*)::int as count from fhir.subscription_event where subscription_id = $1`,
    [id],
  );
  expect(rows[0].count).toBe(0);
});

test('an origin that is no longer registered gets nothing', async () => {
  const { id } = await activate();
  must(await saveApp(admin, formOf('https://app.example.com', registered.scopes), registered));
  await change();
  await notifyDue(app());
  expect(receiver.received).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: 'error', problem: 'origin' });
});

test('a record that the app may no longer read is not named when it is sent again', async () => {
  await activate();
  receiver.answer = (_http, reply) => void reply.writeHead(500).end();
  await change();
  await notifyDue(app());
  receiver.answer = accept;
  await app().database.pool.query(`update fhir.subscription set scopes = $1 where app_id = $2`, [
    JSON.stringify(parseScopes('system/Appointment.rs?status=noshow')),
    registered.id,
  ]);
  later(16_000);
  await notifyDue(app());
  expect(receiver.received.map(({ number, bundle }) => [number, bundle.entry!.length])).toEqual([
    [1, 2],
    [1, 1],
  ]);
});

test.each<[string, (sent: Subscription) => Subscription, string]>([
  ['an unknown topic', (sent) => ({ ...sent, criteria: `${sent.criteria}s` }), 'criteria'],
  ['another channel', (sent) => ({ ...sent, channel: { ...sent.channel, type: 'email' } }), 'channel.type'],
  ['headers', (sent) => ({ ...sent, channel: { ...sent.channel, header: ['Authorization: x'] } }), 'channel.header'],
  ['another origin', () => topic('appointments', 'https://elsewhere.example.com/hook'), 'channel.endpoint'],
  ['no address', () => topic('appointments', 'nowhere'), 'channel.endpoint'],
  ['full resources', () => topic('appointments', hook(), { content: 'full-resource' }), 'channel.payload'],
  ['a filter of another type', () => topic('appointments', hook(), { filter: 'Patient?name=x' }), 'criteria'],
  ['an unknown filter', () => topic('appointments', hook(), { filter: 'Appointment?color=red' }), 'criteria'],
  ['a filter that is none', () => topic('appointments', hook(), { filter: 'Appointment?_sort=date' }), 'criteria'],
  ['an end in the past', (sent) => ({ ...sent, end: '2020-01-01T00:00:00Z' }), 'end'],
])('a subscription with %s is refused', async (_name, make, word) => {
  const answer = await api.send('POST', 'Subscription', make(topic('appointments')));
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(`Subscription.${word}`);
});

test('an app without the scopes, a member’s app and another app can’t', async () => {
  const { id } = await activate();
  const { access: other } = await registerApp(admin, receiver.origin);
  const { access: weak } = await registerApp(admin, receiver.origin, 'system/Patient.rs system/Subscription.crs');
  const { access: reader } = await registerApp(admin, receiver.origin, 'system/*.rs');
  api.access = other;
  expect((await api.get(`Subscription/${id}`)).statusCode).toBe(404);
  expect((await api.get(`Subscription/${id}/$status`)).statusCode).toBe(404);
  expect((await api.send('DELETE', `Subscription/${id}`)).statusCode).toBe(404);
  expect((await api.get('Subscription')).json<{ total: number }>().total).toBe(0);
  api.access = weak;
  expect((await api.send('POST', 'Subscription', topic('appointments'))).statusCode).toBe(403);
  api.access = reader;
  expect((await api.send('POST', 'Subscription', topic('appointments'))).statusCode).toBe(403);
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
  expect((await api.send('POST', 'Subscription', topic('appointments'))).statusCode).toBe(403);
  expect((await api.get(`Subscription/${id}`)).statusCode).toBe(403);
});

test('another clinic neither sees a subscription nor notifies it', async () => {
  const { id } = await activate();
  const foreign = await makeTestClinic(
    app(),
    modules.flatMap(({ accessRules }) => accessRules),
  );
  const stranger = await foreign.as('Admin');
  expect(errorCode(await turnOffSubscription(stranger, id))).toBe('NOT_FOUND');
  expect(errorCode(await resendNotifications(stranger, id))).toBe('NOT_FOUND');
  expect(await readSubscriptions(app().database.kysely, foreign, registered.id)).toEqual([]);
  const { access } = await registerApp(stranger, receiver.origin);
  api.access = access;
  expect((await api.get(`Subscription/${id}`)).statusCode).toBe(404);
  await change(clinic.eventIds[1], foreign.clinicId);
  await notifyDue(app());
  expect(receiver.received).toEqual([]);
});

test('a deleted subscription is gone, and an app can have twenty', async () => {
  const { id } = await activate();
  expect((await api.send('DELETE', `Subscription/${id}`)).statusCode).toBe(204);
  expect((await api.get(`Subscription/${id}`)).statusCode).toBe(404);
  const codes = [];
  for (let n = 0; n < 21; n += 1) codes.push((await api.send('POST', 'Subscription', topic('results'))).statusCode);
  expect(codes).toEqual([...Array<number>(20).fill(201), 403]);
});

test('what can’t be delivered for a week is turned off, and old rows are deleted', async () => {
  receiver.answer = (_http, reply) => void reply.writeHead(500).end();
  const { id } = await subscribe();
  await notifyDue(app());
  later(8 * 86_400_000);
  await removeOld(app());
  expect(await rowOf(id)).toMatchObject({ status: 'off', problem: 'not-repaired' });
  later(31 * 86_400_000);
  await removeOld(app());
  expect(await rowOf(id)).toBeNull();
});
