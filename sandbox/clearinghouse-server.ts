import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { payerAnswer } from './payer-answers.ts';
import type { LocalServer } from './mail-server.ts';

const LONGEST_BODY = 100_000;
const CORE = 'http://www.caqh.org/SOAP/WSDL/CORERule2.2.0.xsd';

/** The credentials of a client. */
export interface ClearinghouseAccount {
  user: string;
  password: string;
}

/** A clearinghouse on loopback. */
export interface ClearinghouseServer extends LocalServer {
  /** The received interchanges, latest last; at most 1000. */
  readonly requests: readonly string[];
}

/**
 * Starts a clearinghouse that accepts X12 270 and returns 271: at /core in CAQH CORE's real-time envelope with a
 * username token, at /x12 as the plain body with basic auth. The response depends on the member ID; see the README.
 */
export async function startClearinghouseServer(
  account: ClearinghouseAccount,
  { slowMs = 60_000 }: { slowMs?: number } = {},
): Promise<ClearinghouseServer> {
  const requests: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((http, reply) => {
    void answer(http, account, requests).then(
      (result) => {
        const waitMs = result.slow ? slowMs : 0;
        const timer = setTimeout(() => {
          timers.delete(timer);
          send(reply, result);
        }, waitMs);
        timers.add(timer);
      },
      () => send(reply, { status: 500, type: 'text/plain', body: 'The sandbox failed.' }),
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
    requests,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Result {
  status: number;
  type: string;
  body: string;
  slow?: boolean;
  /** Closes the connection in the middle of the body. */
  broken?: boolean;
}

async function answer(http: IncomingMessage, account: ClearinghouseAccount, requests: string[]): Promise<Result> {
  if (http.method !== 'POST') return { status: 405, type: 'text/plain', body: '' };
  const body = await bodyOf(http);
  if (body === null) return { status: 413, type: 'text/plain', body: '' };
  const isCore = http.url === '/core';
  if (!isCore && http.url !== '/x12') return { status: 404, type: 'text/plain', body: '' };
  const given = isCore ? tokenOf(body) : basicOf(http.headers.authorization ?? '');
  if (!isSame(given, `${account.user}:${account.password}`)) return { status: 401, type: 'text/plain', body: '' };
  const interchange = isCore ? textOf(body, 'Payload') : body;
  requests.push(interchange);
  if (requests.length > 1000) requests.shift();
  const said = payerAnswer(interchange);
  const more = { slow: said.slow ?? false, broken: said.broken ?? false };
  if (said.status !== undefined) return { status: said.status, type: 'text/plain', body: said.text, ...more };
  if (!isCore) return { status: 200, type: 'application/edi-x12', body: said.text, ...more };
  return { status: 200, type: 'application/soap+xml; charset=utf-8', body: envelope(said.text), ...more };
}

function envelope(payload: string): string {
  const fields = {
    PayloadType: 'X12_271_Response_005010X279A1',
    ProcessingMode: 'RealTime',
    PayloadID: crypto.randomUUID(),
    TimeStamp: new Date().toISOString(),
    SenderID: 'SANDBOX',
    ReceiverID: 'SALUSDEMO',
    CORERuleVersion: '2.2.0',
    Payload: payload,
    ErrorCode: 'Success',
    ErrorMessage: '',
  };
  const escape = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inner = Object.entries(fields).map(([name, text]) => `<${name}>${escape(text)}</${name}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://www.w3.org/2003/05/soap-envelope"><soapenv:Body><ns1:COREEnvelopeRealTimeResponse xmlns:ns1="${CORE}">${inner.join('')}</ns1:COREEnvelopeRealTimeResponse></soapenv:Body></soapenv:Envelope>`;
}

function tokenOf(body: string): string {
  return `${textOf(body, 'wsse:Username')}:${textOf(body, 'wsse:Password')}`;
}

function textOf(body: string, name: string): string {
  const found = new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(body)?.[1] ?? '';
  return found
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function basicOf(header: string): string {
  const coded = /^Basic (\S+)$/.exec(header)?.[1] ?? '';
  return Buffer.from(coded, 'base64').toString('utf8');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

async function bodyOf(http: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of http as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LONGEST_BODY) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function send(reply: ServerResponse, { status, type, body, broken }: Result): void {
  const bytes = Buffer.from(body);
  reply.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
  if (broken !== true) return void reply.end(bytes);
  reply.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.destroy());
}
