import { randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { LocalServer } from './mail-server.ts';

/** The behavior of the sandbox's fax provider, by the last four digits of the number. */
export const FAX_BEHAVIOUR = {
  /** Busy twice, then sent. */
  busy: '0101',
  /** No fax machine ever responds. */
  badNumber: '0102',
  /** Accepted, without any status afterward. */
  silent: '0103',
  /** The provider fails with a 500. */
  broken: '0104',
  /** Returned as an incoming fax to the clinic. */
  echo: '0105',
} as const;

interface SentFax {
  id: string;
  to: string;
  time: string;
  tries: number;
}
interface IncomingFax {
  messageId: string;
  faxCallerId: string;
  faxNumber: string;
  createdAt: string;
  pdf: string;
}
interface FaxState {
  sent: SentFax[];
  incoming: IncomingFax[];
}

const MOST = 64 * 1024 * 1024;

/** The sandbox's fax provider, with a function to simulate an incoming fax. */
export interface FaxServer extends LocalServer {
  /** Simulates a fax to the clinic's number. */
  receive(fax: { from: string; to: string; pdf: Uint8Array }): string;
  /** Returns the sent faxes, with numbers and attempts. */
  sent(): readonly { to: string; tries: number }[];
}

/** Serves Documo's REST API on a free loopback port: sent, busy, lost and incoming faxes. */
export async function startFaxServer(file: string, key: string): Promise<FaxServer> {
  await mkdir(dirname(file), { recursive: true });
  const state = readState(file);
  const save = (): void => writeFileSync(file, JSON.stringify(state));
  const receive: FaxServer['receive'] = ({ from, to, pdf }) => {
    const messageId = randomUUID();
    const createdAt = new Date().toISOString();
    state.incoming.push({
      messageId,
      faxCallerId: from,
      faxNumber: to,
      createdAt,
      pdf: Buffer.from(pdf).toString('base64'),
    });
    save();
    return messageId;
  };
  const server = createServer((http, reply) => {
    void answer(http, reply, { state, key, save, receive }).catch(() =>
      send(reply, 500, { error: 'The sandbox failed.' }),
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
    receive,
    sent: () => state.sent.map(({ to, tries }) => ({ to, tries })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  http: IncomingMessage,
  reply: ServerResponse,
  { state, key, save, receive }: { state: FaxState; key: string; save: () => void; receive: FaxServer['receive'] },
): Promise<void> {
  const given = Buffer.from(http.headers.authorization ?? '');
  const expected = Buffer.from(`Basic ${key}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return send(reply, 401, { error: 'Unauthorized' });
  const url = new URL(http.url ?? '/', 'http://sandbox');
  const [, id, verb] = /^\/v1\/fax\/([\w-]+)\/(info|download)$/.exec(url.pathname) ?? [];
  if (http.method === 'POST' && url.pathname === '/v1/faxes') {
    const form = await readForm(http);
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const to = field('faxNumber');
    const file = form.get('attachments');
    if (!/^\+\d{5,15}$/.test(to) || !(file instanceof File))
      return send(reply, 400, { error: 'Invalid fax number or file' });
    const ending = to.slice(-4);
    if (ending === FAX_BEHAVIOUR.broken) return send(reply, 500, { error: 'Internal error' });
    const before = state.sent.find((one) => one.to === to);
    const messageId = randomUUID();
    if (before === undefined) state.sent.push({ id: messageId, to, time: new Date().toISOString(), tries: 1 });
    else Object.assign(before, { id: messageId, tries: before.tries + 1 });
    if (ending === FAX_BEHAVIOUR.echo)
      receive({ from: to, to: field('callerId'), pdf: new Uint8Array(await file.arrayBuffer()) });
    save();
    return send(reply, 200, { messageId });
  }
  if (verb === 'info') {
    const sent = state.sent.find((one) => one.id === id);
    return sent === undefined ? send(reply, 404, { error: 'Not found' }) : send(reply, 200, statusOf(sent));
  }
  if (url.pathname === '/v1/fax/history') {
    const since = url.searchParams.get('fromDate') ?? '';
    const rows = state.incoming.filter(({ createdAt }) => createdAt >= since).map(({ pdf: _, ...row }) => row);
    return send(reply, 200, { rows });
  }
  const incoming = verb === 'download' ? state.incoming.find(({ messageId }) => messageId === id) : undefined;
  if (incoming === undefined) return send(reply, 404, { error: 'Not found' });
  reply.writeHead(200, { 'content-type': 'application/pdf' });
  reply.end(Buffer.from(incoming.pdf, 'base64'));
}

function statusOf({ to, tries }: SentFax): object {
  const ending = to.slice(-4);
  if (ending === FAX_BEHAVIOUR.busy && tries <= 2) return { status: 'failed', resultInfo: 'Line busy' };
  if (ending === FAX_BEHAVIOUR.badNumber) return { status: 'failed', resultInfo: 'Invalid number: no fax machine' };
  if (ending === FAX_BEHAVIOUR.silent) return { status: 'processing' };
  return { status: 'success' };
}

async function readForm(http: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of http) {
    size += (chunk as Buffer).length;
    if (size > MOST) throw new Error('too large');
    chunks.push(chunk as Buffer);
  }
  return new Response(Buffer.concat(chunks), {
    headers: { 'content-type': http.headers['content-type'] ?? '' },
  }).formData();
}

function readState(file: string): FaxState {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FaxState;
  } catch {
    return { sent: [], incoming: [] };
  }
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
}
