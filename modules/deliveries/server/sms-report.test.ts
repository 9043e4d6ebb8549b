import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readDeliveries } from './deliveries.sql.ts';
import { queueDelivery } from './queue-delivery.ts';
import { serveSmsReport, smsSignature } from './sms-report.ts';

const app = useTestApp();
const sms = {
  baseUrl: 'https://sms.example',
  accountSid: 'AC00000001',
  authToken: 'secret-token',
  from: '+15005550006',
};
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify();
  const own: App = { ...app(), config: { ...app().config, publicUrl: 'https://salus.example', sms } };
  serveSmsReport(server, own);
  await server.ready();
});
afterAll(() => server.close());

async function sent(state: string): Promise<{ clinicId: string; id: string }> {
  const clinicId = newId();
  await app().database.transaction((tx) =>
    queueDelivery(tx, {
      clinicId,
      key: 'k',
      channel: 'sms',
      to: '+16175550143',
      text: 'x',
      about: { type: 'event', id: 'e' },
    }),
  );
  const { rows } = await app().database.pool.query(
    'update deliveries.delivery set state = $1 where clinic_id = $2 returning id',
    [state, clinicId],
  );
  return { clinicId, id: rows[0].id };
}

async function report(of: { clinicId: string; id: string }, fields: Record<string, string>, token = sms.authToken) {
  const path = `/api/deliveries/sms-report?clinic=${of.clinicId}&id=${of.id}`;
  const form = new URLSearchParams(fields);
  const { statusCode } = await server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': smsSignature(token, `https://salus.example${path}`, form),
    },
    payload: form.toString(),
  });
  const [delivery] = await readDeliveries(app().database.kysely, of.clinicId, { type: 'event', id: 'e' });
  return [statusCode, delivery!.state, delivery!.error];
}

test('verifies Twilio’s signature', () => {
  // The example in its documentation.
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  });
  expect(smsSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', form)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  );
});

test('an undelivered message fails, with its code', async () => {
  const of = await sent('sent');
  expect(await report(of, { MessageStatus: 'undelivered', ErrorCode: '30003' })).toEqual([204, 'failed', 'sms-30003']);
});

test('a message with an unknown outcome is resolved', async () => {
  expect(await report(await sent('review'), { MessageStatus: 'delivered' })).toEqual([204, 'sent', null]);
});

test('ignores queued messages and repeated reports', async () => {
  expect(await report(await sent('queued'), { MessageStatus: 'delivered' })).toEqual([204, 'queued', null]);
  expect(await report(await sent('sent'), { MessageStatus: 'queued' })).toEqual([204, 'sent', null]);
});

test('rejects a report with another signature', async () => {
  const of = await sent('sent');
  expect(await report(of, { MessageStatus: 'failed' }, 'wrong')).toEqual([403, 'sent', null]);
});
