// Over 300 lines: one clinic and one network serve every path of a message.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { ScriptMessage } from '../script/message.ts';
import { readMessage, isScriptProblem } from '../script/read-message.ts';
import { writeMessage } from '../script/write-message.ts';
import { receiveMessage } from './inbound/receive-message.ts';

import { deliverNow, queueNetworkMessage } from './queue/queue-network-message.ts';
import { sendMessage } from './queue/send-message.ts';
import { watchMessages } from './queue/watch-messages.ts';
import { type AnsweredMessage, receiveWith, type TakeNetworkMessage } from './receiver.ts';
import {
  cancellationOf,
  makeNetworkClinic,
  type NetworkClinic,
  prescriptionTo,
  startTestNetwork,
  stateOf,
  type TestNetwork,
  until,
} from './testing/network-clinic.ts';

const bareApp = useTestApp(new Date());
let network: TestNetwork;
let app: App;
let clinic: NetworkClinic;
let before: TakeNetworkMessage | null;
let came: { message: ScriptMessage; about: AnsweredMessage | null }[] = [];
let orders = 0;

beforeAll(async () => {
  network = await startTestNetwork({ ...bareApp(), clock: () => new Date() });
  app = network.callbackApp.current;
  clinic = await makeNetworkClinic(app);
  before = receiveWith(async (_tx, _ctx, message, about) => void came.push({ message, about }));
});
afterAll(async () => {
  receiveWith(before);
  await network.close();
});
beforeEach(() => void (came = []));

/** The notices for one of our messages; callbacks for others may still be pending. */
const kinds = (id: string): string[] =>
  came
    .filter(({ about }) => about?.id === id)
    .map(({ message }) => ('code' in message ? `${message.kind} ${message.code}` : message.kind));

const queued = async (...about: Parameters<typeof queueNetworkMessage>) => must(await queueNetworkMessage(...about));

async function queue(ncpdpId: string): Promise<{ id: string; prescription: ReturnType<typeof prescriptionTo> }> {
  const prescription = prescriptionTo(clinic, ncpdpId, String((orders += 1)));
  const ctx = { ...clinic.doctor, app };
  const prescriptionId = newId();
  const id = await app.database.transaction((tx) => queued(tx, ctx, { message: prescription, prescriptionId }));
  return { id, prescription };
}

const deliver = (id: string) => deliverNow(app, { ...clinic.doctor, app }, id);

describe('a prescription', () => {
  test('confirmed by the pharmacy immediately is confirmed', async () => {
    const { id } = await queue('9900011');
    expect(await deliver(id)).toMatchObject({ code: '010', isWaiting: false });
    expect(await stateOf(app, clinic.clinicId, id)).toEqual({ state: 'accepted', code: '010' });
    expect(kinds(id)).toEqual(['Status 010']);
    expect(came.find(({ about }) => about?.id === id)!.about).toMatchObject({ kind: 'NewRx' });
  });

  test('that is queued is confirmed by a callback', async () => {
    const { id } = await queue('9900030');
    // The callback may be faster than the end of the call.
    expect(await deliver(id)).toMatchObject({ code: expect.stringMatching(/^0[01]0$/), isWaiting: false });
    await until(async () => (await stateOf(app, clinic.clinicId, id)).state === 'accepted');
    expect(kinds(id).toSorted()).toEqual(['Status 000', 'Verify 010']);
  });

  test('rejected by the pharmacy shows the reason', async () => {
    const { id } = await queue('9900112');
    expect(await deliver(id)).toMatchObject({ code: '900', message: expect.stringContaining('rejected') });
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('refused');
    expect(kinds(id)).toEqual(['Error 900']);
    // It is not sent again.
    const posts = network.server.posts();
    await sendMessage(app, { clinicId: clinic.clinicId, id });
    expect(network.server.posts()).toBe(posts);
  });

  test('to an unknown pharmacy is rejected', async () => {
    const { id } = await queue('1234567');
    expect(await deliver(id)).toMatchObject({ code: '601', message: expect.stringContaining('not known') });
  });

  test('without a response waits and is sent again once under the same number', async () => {
    const { id, prescription } = await queue('9900163');
    await sendMessage(app, { clinicId: clinic.clinicId, id }, 200);
    expect(await stateOf(app, clinic.clinicId, id)).toEqual({ state: 'queued', code: null });
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker.jobs where key = ${`prescribing.send-message ${id}`}`.execute(
      app.database.kysely,
    );
    expect(rows[0]!.run_at.getTime()).toBeGreaterThan(Date.now() - 1000);
    expect(await deliver(id)).toMatchObject({ code: '000' });
    expect([...network.server.taken.keys()].filter((each) => each === prescription.header.messageId)).toHaveLength(1);
    expect(kinds(id)[0]).toBe('Status 000');
  });

  test('is retried without a notice while the pharmacy is busy', async () => {
    const { id } = await queue('9900138');
    expect(await deliver(id)).toMatchObject({
      code: 'waiting',
      isWaiting: true,
      message: expect.stringContaining('moment'),
    });
    expect(kinds(id)).toEqual([]);
    await deliver(id);
    expect(await deliver(id)).toMatchObject({ code: '000', isWaiting: false });
    expect(kinds(id)).toEqual(['Status 000']);
  });

  test('answered twice creates one notice', async () => {
    const { id } = await queue('9900084');
    await deliver(id);
    await until(() => network.server.waiting() === 0);
    expect(kinds(id).toSorted()).toEqual(['Status 000', 'Verify 010']);
  });

  test('is followed by the pharmacy’s request, which names the order', async () => {
    const renewal = await queue('9900025');
    await deliver(renewal.id);
    await until(() =>
      came.some(({ message, about }) => message.kind === 'RxRenewalRequest' && about?.id === renewal.id),
    );
    const change = await queue('9900046');
    await deliver(change.id);
    await until(() => came.some(({ message }) => message.kind === 'RxChangeRequest'));
    const [sentRequest] = came.filter(
      ({ message, about }) => message.kind === 'RxRenewalRequest' && about?.id === renewal.id,
    );
    expect(sentRequest).toMatchObject({
      message: {
        dispensed: { description: 'Amoxicillin 500 mg capsule', requestedRefills: 2, quantity: { value: '30' } },
        patient: { name: { lastName: 'O’Neil' } },
        header: {
          orderNumber: renewal.prescription.header.orderNumber,
          rxReferenceNumber: expect.stringMatching(/^RX/),
        },
      },
      about: { id: renewal.id },
    });
    const [changed] = came.filter(({ message }) => message.kind === 'RxChangeRequest');
    expect(changed).toMatchObject({
      message: { code: 'G', requested: [{ description: expect.stringContaining('generic') }] },
    });
  });

  test('without an answer is unknown after a day, and confirmed when the answer arrives late', async () => {
    const { id, prescription } = await queue('9900199');
    await deliver(id);
    const later = (hours: number): App => ({ ...app, clock: () => new Date(Date.now() + hours * 3_600_000) });
    await watchMessages(later(23));
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('sent');
    await watchMessages(later(25));
    await watchMessages(later(26));
    expect(await stateOf(app, clinic.clinicId, id)).toEqual({ state: 'unknown', code: 'unknown' });
    expect(kinds(id)).toEqual(['Status 000', 'Error unknown']);
    const verify = inbound({ kind: 'Verify', header: headerTo(prescription.header.messageId, '9900199'), code: '010' });
    expect(await answered(verify)).toBe('Status 010');
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('accepted');
  });

  test('fails with a notice after a day without a network', async () => {
    const { id } = await queue('9900011');
    const away = { ...app, config: { ...app.config, network: { ...network.config, url: 'http://127.0.0.1:9' } } };
    const at = (hours: number): App => ({ ...away, clock: () => new Date(Date.now() + hours * 3_600_000) });
    for (let attempts = 0; attempts < 13; attempts += 1) await sendMessage(at(0), { clinicId: clinic.clinicId, id });
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('queued');
    await sendMessage(at(25), { clinicId: clinic.clinicId, id });
    expect(await stateOf(app, clinic.clinicId, id)).toEqual({ state: 'failed', code: 'unreachable' });
    expect(kinds(id)).toEqual(['Error unreachable']);
  });

  test('waits if no network is configured', async () => {
    const { id } = await queue('9900011');
    const without = { ...app, config: { ...app.config, network: null } };
    expect(await deliverNow(without, clinic.doctor, id)).toMatchObject({ code: 'waiting', isWaiting: true });
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('queued');
  });

  test('queued twice under one number is one message', async () => {
    const prescription = prescriptionTo(clinic, '9900011', 'twice');
    const ctx = { ...clinic.doctor, app };
    const both = await Promise.all(
      [1, 2].map(() =>
        app.database.transaction((tx) => queued(tx, ctx, { message: prescription, prescriptionId: newId() })),
      ),
    );
    expect(both[0]).toBe(both[1]);
  });
});

describe('a cancellation', () => {
  const cancel = async (ncpdpId: string): Promise<string> => {
    const { id, prescription } = await queue(ncpdpId);
    await deliver(id);
    const message = cancellationOf(prescription);
    return app.database.transaction((tx) =>
      queued(tx, { ...clinic.doctor, app }, { message, prescriptionId: newId() }),
    );
  };

  test.each([
    ['9900030', 'Approved'],
    ['9900084', 'Approved'],
    ['9900067', 'Denied'],
  ])('to %s is answered with %s', async (ncpdpId, type) => {
    const id = await cancel(ncpdpId);
    await deliver(id);
    const find = () => came.find(({ message, about }) => message.kind === 'CancelRxResponse' && about?.id === id);
    await until(() => find() !== undefined);
    const response = find()!;
    expect(response).toMatchObject({ message: { response: { type } }, about: { kind: 'CancelRx' } });
  });

  test('is unknown only after two days', async () => {
    const id = await cancel('9900199');
    await deliver(id);
    const later = (hours: number): App => ({ ...app, clock: () => new Date(Date.now() + hours * 3_600_000) });
    await watchMessages(later(47));
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('sent');
    await watchMessages(later(49));
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('unknown');
  });
});

const headerTo = (relatesTo: string, pharmacy = '9900011') => ({
  to: { code: clinic.spi, qualifier: 'D' },
  from: { code: pharmacy, qualifier: 'P' },
  messageId: newId().replaceAll('-', ''),
  relatesTo,
  sentTime: new Date().toISOString(),
});
const inbound = (message: ScriptMessage): string => writeMessage(message);
async function answered(text: string): Promise<string> {
  const answer = readMessage(await receiveMessage(app, text));
  return isScriptProblem(answer) || !('code' in answer) ? 'nothing' : `${answer.kind} ${answer.code}`;
}

describe('an incoming message', () => {
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(network.callbackUrl, { method: 'POST', body, headers: { 'content-type': 'application/xml', ...headers } });
  const basic = (account: string, password: string) => ({
    authorization: `Basic ${Buffer.from(`${account}:${password}`).toString('base64')}`,
  });

  test('is accepted from the network only', async () => {
    const text = inbound({ kind: 'Verify', header: headerTo('x'), code: '010' });
    expect((await post(text)).status).toBe(401);
    expect((await post(text, basic('clinic', 'wrong'))).status).toBe(401);
    expect((await post(text, { authorization: 'Bearer x' })).status).toBe(401);
    expect((await post(text, basic('clinic', network.config.callbackPassword))).status).toBe(200);
    expect((await post('x'.repeat(600_000), basic('clinic', network.config.callbackPassword))).status).toBe(413);
  });

  test('with repeated wrong passwords is blocked, even with the right one', async () => {
    const other = await startTestNetwork({ ...bareApp(), clock: () => new Date() });
    const send = async (password: string): Promise<number> =>
      (
        await fetch(other.callbackUrl, {
          method: 'POST',
          body: '<Message/>',
          headers: { 'content-type': 'application/xml', ...basic('clinic', password) },
        })
      ).status;
    const right = other.config.callbackPassword;
    // The network is never blocked, however often it calls.
    expect(new Set(await Promise.all(Array.from({ length: 40 }, () => send(right))))).toEqual(new Set([200]));
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => send(`guess ${at}`)));
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(30);
    expect(await send(right)).toBe(429);
    await other.close();
  });

  test('under one number is delivered once, and a different message under it is rejected', async () => {
    const header = headerTo('nothing');
    const text = inbound({ kind: 'Error', header, code: '900', description: 'No' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answered(text)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => 'Status 010'));
    expect(came.filter(({ message }) => message.header.messageId === header.messageId)).toHaveLength(1);
    expect(await answered(inbound({ kind: 'Error', header, code: '900', description: 'Other' }))).toBe('Error 601');
  });

  test('that is unreadable, for an unknown prescriber, or of a prescriber-only type is rejected permanently', async () => {
    expect(await answered('<Message/>')).toBe('Error 601');
    expect(await answered('<!DOCTYPE a [<!ENTITY b "c">]><Message/>')).toBe('Error 601');
    const stranger = { ...headerTo('x'), to: { code: '6999999999999', qualifier: 'D' } };
    expect(await answered(inbound({ kind: 'Verify', header: stranger, code: '010' }))).toBe('Error 601');
    expect(await answered(inbound(prescriptionTo(clinic, '9900011', '1')))).toBe('Error 601');
    expect(came.filter(({ about }) => about === null)).toEqual([]);
  });

  test('that can’t be filed now is retried, and nothing of it is stored', async () => {
    const own = receiveWith(async () => {
      throw new Error('not now');
    });
    const text = inbound({ kind: 'Error', header: headerTo('x'), code: '900', description: 'No' });
    expect(await answered(text)).toBe('Error 600');
    receiveWith(own);
    expect(await answered(text)).toBe('Status 010');
    expect(came.filter(({ about }) => about === null)).toHaveLength(1);
  });

  test('about another clinic’s message changes nothing of ours', async () => {
    const other = await makeNetworkClinic(app);
    const { id, prescription } = await queue('9900199');
    await deliver(id);
    const header = { ...headerTo(prescription.header.messageId, '9900199'), to: { code: other.spi, qualifier: 'D' } };
    expect(await answered(inbound({ kind: 'Verify', header, code: '010' }))).toBe('Status 010');
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('sent');
    expect(came.filter(({ message }) => message.header.messageId === header.messageId)).toMatchObject([
      { about: null },
    ]);
  });

  test('from another pharmacy than the recipient moves nothing, but its requests are accepted', async () => {
    const { id, prescription } = await queue('9900199');
    await deliver(id);
    const header = () => headerTo(prescription.header.messageId, '9900011');
    expect(await answered(inbound({ kind: 'Verify', header: header(), code: '010' }))).toBe('Error 601');
    const no = { kind: 'Error', header: header(), code: '900', description: 'No' } as const;
    expect(await answered(inbound(no))).toBe('Error 601');
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('sent');
    const { patient, pharmacy, prescriber, medication } = prescription;
    const asks = {
      kind: 'RxRenewalRequest',
      header: header(),
      patient,
      pharmacy,
      prescriber,
      dispensed: medication,
    } as const;
    expect(await answered(inbound(asks))).toBe('Status 010');
  });

  test('received before the network’s own response is not undone by it', async () => {
    const { id, prescription } = await queue('9900199');
    const verify = inbound({ kind: 'Verify', header: headerTo(prescription.header.messageId, '9900199'), code: '010' });
    await sql`update prescribing.network_message set state = 'sending', claimed_time = now() where id = ${id}`.execute(
      app.database.kysely,
    );
    expect(await answered(verify)).toBe('Status 010');
    const late = inbound({ kind: 'Status', header: headerTo(prescription.header.messageId, '9900199'), code: '000' });
    expect(await answered(late)).toBe('Status 010');
    expect((await stateOf(app, clinic.clinicId, id)).state).toBe('accepted');
    expect(kinds(id)).toEqual(['Verify 010']);
  });
});
