import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { newId } from '#platform/id.ts';
import type { LocalServer } from './mail-server.ts';
import type { Outbox } from './outbox.ts';

/** The account that the sandbox accepts. */
export interface TextMessageAccount {
  accountSid: string;
  authToken: string;
  from: string;
}

interface Answer {
  status: number;
  body: object;
}

const REPORT_AFTER = 300;
const LONGEST = 1600;

// The magic numbers of Twilio's own test accounts, and one whose messages are not delivered.
const FAILURES: Record<string, [number, number, string]> = {
  '+15005550001': [400, 21211, 'The number is not a valid phone number.'],
  '+15005550002': [400, 21612, 'The number can’t be reached.'],
  '+15005550004': [400, 21610, 'The recipient has opted out.'],
  '+15005550009': [400, 21614, 'The number can’t receive text messages.'],
  '+15005550029': [429, 20429, 'Too many requests.'],
};
const NOT_DELIVERED = '+15005550003';

/**
 * Serves Twilio's `Messages.json` on a free loopback port: it stores messages in the outbox and later sends signed
 * status callbacks.
 */
export async function startTextMessageServer(outbox: Outbox, account: TextMessageAccount): Promise<LocalServer> {
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((http, reply) => {
    void answer(http, outbox, account, (url, fields) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void report(url, fields, account.authToken);
      }, REPORT_AFTER);
      timers.add(timer);
    }).then(
      (result) => send(reply, result),
      () => send(reply, failure(500, 20500, 'The sandbox failed.')),
    );
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  http: IncomingMessage,
  outbox: Outbox,
  account: TextMessageAccount,
  reportLater: (url: string, fields: Record<string, string>) => void,
): Promise<Answer> {
  if (http.method !== 'POST' || http.url !== `/2010-04-01/Accounts/${account.accountSid}/Messages.json`)
    return failure(404, 20404, 'The requested resource was not found.');
  const expected = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`;
  if (http.headers.authorization !== expected) return failure(401, 20003, 'Authenticate');
  const form = await readForm(http);
  const to = form.get('To') ?? '';
  const text = form.get('Body') ?? '';
  const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
  if (!/^\+\d{5,15}$/.test(to)) return failure(400, 21211, 'The number is not a valid phone number.');
  if (text === '') return failure(400, 21602, 'Message text is required.');
  if (text.length > LONGEST) return failure(400, 21617, 'The text is longer than 1600 characters.');
  if (from !== account.from) return failure(400, 21606, 'The sender number does not belong to this account.');
  const known = FAILURES[to];
  if (known !== undefined) return failure(...known);
  const delivered = to !== NOT_DELIVERED;
  const sid = `SM${createHash('md5').update(newId()).digest('hex')}`;
  if (delivered)
    await outbox.add({ channel: 'sms', from, to, subject: '', text, html: null, attachments: [], message_id: sid });
  const callback = form.get('StatusCallback');
  if (callback !== null) {
    const fields = { AccountSid: account.accountSid, MessageSid: sid, To: to, From: from };
    reportLater(
      callback,
      delivered
        ? { ...fields, MessageStatus: 'delivered' }
        : { ...fields, MessageStatus: 'undelivered', ErrorCode: '30003' },
    );
  }
  return { status: 201, body: { sid, account_sid: account.accountSid, to, from, body: text, status: 'queued' } };
}

async function readForm(http: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of http) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

async function report(url: string, fields: Record<string, string>, authToken: string): Promise<void> {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const signature = createHmac('sha1', authToken)
    .update(url + sorted.map(([name, value]) => name + value).join(''))
    .digest('base64');
  await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  }).catch(() => undefined);
}

function failure(status: number, code: number, message: string): Answer {
  return { status, body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } };
}

function send(reply: ServerResponse, { status, body }: Answer): void {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
}
