import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { startGoogleServer } from './google-server.ts';
import { serveOutbox } from './serve-outbox.ts';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

let folder = '';
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-sandbox-'));
  sandbox = await startSandbox(readConfig({ DATA_DIR: folder }));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function mail(to: string, text: string): Promise<void> {
  const transport = createTransport(sandbox.config.mail!.url);
  await transport.sendMail({ from: sandbox.config.mail!.from, to, subject: 'Your code', text, html: `<p>${text}</p>` });
}

async function textMessage(to: string, text: string, token = sandbox.config.sms!.authToken) {
  const { baseUrl, accountSid, from } = sandbox.config.sms!;
  const answer = await fetch(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }),
  });
  return { status: answer.status, body: (await answer.json()) as { sid?: string; code?: number } };
}

test('stores received messages, newest first, across a restart', async () => {
  await mail('ada@example.org', 'It is 123456.');
  expect(await textMessage('+16175550143', 'It is 654321.')).toMatchObject({ status: 201 });
  const messages = await sandbox.outbox!.list(10);
  expect(messages).toMatchObject([
    { channel: 'sms', to: '+16175550143', text: 'It is 654321.', html: null },
    { channel: 'email', to: 'ada@example.org', subject: 'Your code', from: 'Salus demo clinic' },
  ]);
  expect(messages[1]!.html).toContain('<p>It is 123456.</p>');
  const again = await startSandbox(readConfig({ DATA_DIR: folder }));
  expect(await again.outbox!.list(10)).toEqual(messages);
  await again.close();
});

test('refuses as the real services do', async () => {
  await expect(mail('nobody@example.org', 'x')).rejects.toMatchObject({ responseCode: 550 });
  await expect(mail('later@example.org', 'x')).rejects.toMatchObject({ responseCode: 451 });
  expect(await textMessage('+15005550001', 'x')).toMatchObject({ status: 400, body: { code: 21211 } });
  expect(await textMessage('+15005550029', 'x')).toMatchObject({ status: 429 });
  expect(await textMessage('+16175550143', 'x', 'wrong')).toMatchObject({ status: 401, body: { code: 20003 } });
});

test('limits the number of stored tokens', async () => {
  const app = { clientId: 'test', clientSecret: 'secret', baseUrl: null };
  const party = await startGoogleServer(join(folder, 'google.json'), app);
  party.state.refresh['given'] = { account: 'ada@example.org', expires: 0 };
  party.state.access['over'] = { account: 'ada@example.org', expires: Date.now() - 1 };
  for (let number = 0; number < 600; number += 1) {
    if (number < 590) party.state.access[`t${number}`] = { account: 'ada@example.org', expires: Date.now() + 60_000 };
    else {
      const fields = { grant_type: 'refresh_token', refresh_token: 'given', client_secret: app.clientSecret };
      const body = new URLSearchParams(fields);
      await fetch(`http://127.0.0.1:${party.port}/token`, { method: 'POST', body });
    }
  }
  const accessTokens = Object.keys(party.state.access);
  expect(accessTokens).toHaveLength(500);
  expect(accessTokens).not.toContain('over');
  expect(accessTokens).not.toContain('t0');
  expect(accessTokens).toContain('t589');
  expect(Object.keys(party.state.refresh)).toEqual(['given']);
  await party.close();
});

test('does not start for configured services, or if it is turned off', async () => {
  const env = {
    DATA_DIR: folder,
    MAIL_URL: 'smtp://mail.example',
    MAIL_FROM: 'a@b.example',
    TWILIO_ACCOUNT_SID: 'AC12345678',
    TWILIO_AUTH_TOKEN: '12345678',
    TWILIO_FROM: '+16175550143',
  };
  const beside = await startSandbox(readConfig(env));
  expect(beside.outbox).toBeNull();
  await beside.close();
  expect((await startSandbox(readConfig({ SANDBOX: 'off' }))).config.mail).toBeNull();
});

test('shows its outbox only while it is open', async () => {
  const app = fastify();
  let isOpen = true;
  serveOutbox(app, sandbox.outbox, async () => isOpen);
  const { messages } = (await app.inject('/api/sandbox/messages')).json<{
    messages: { id: string; preview: string }[];
  }>();
  expect(messages[0]!.preview).toBe('It is 654321.');
  expect((await app.inject(`/api/sandbox/messages/${messages[1]!.id}`)).json().html).toContain('123456');
  expect((await app.inject('/api/sandbox/messages/..%2f..%2fkeys')).statusCode).toBe(404);
  isOpen = false;
  for (const path of ['/api/sandbox/messages', `/api/sandbox/messages/${messages[0]!.id}`])
    expect((await app.inject(path)).statusCode).toBe(404);
  expect((await app.inject({ method: 'DELETE', url: '/api/sandbox/messages' })).statusCode).toBe(404);
  isOpen = true;
  expect((await app.inject({ method: 'DELETE', url: '/api/sandbox/messages' })).statusCode).toBe(204);
  expect(await sandbox.outbox!.list(10)).toEqual([]);
  await app.close();
});
