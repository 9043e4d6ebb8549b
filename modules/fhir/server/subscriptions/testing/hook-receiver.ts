import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bundle, Parameters } from 'fhir/r4';

/** A notification as an app received it. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  bundle: Bundle;
  type: string;
  /** Null for the first notification. */
  number: number | null;
}

/** An app that receives notifications, and answers as a test wants. */
export interface HookReceiver {
  origin: string;
  received: Received[];
  /** 204 by default. */
  answer: (http: Received, reply: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts an app on a free port of this machine. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const server = createServer((http, reply) => {
    const pieces: Buffer[] = [];
    http.on('data', (piece: Buffer) => pieces.push(piece));
    http.on('end', () => {
      const one = readReceived(http.headers, Buffer.concat(pieces).toString());
      receiver.received.push(one);
      receiver.answer(one, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: HookReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: accept,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** Accepts a notification. */
export const accept: HookReceiver['answer'] = (_http, reply) => void reply.writeHead(204).end();

function readReceived(headers: IncomingHttpHeaders, body: string): Received {
  const bundle = JSON.parse(body) as Bundle;
  const { parameter = [] } = bundle.entry![0]!.resource as Parameters;
  const valueOf = (name: string) => parameter.find((one) => one.name === name);
  const number = valueOf('notification-event')?.part?.find(({ name }) => name === 'event-number')?.valueString;
  return {
    headers,
    body,
    bundle,
    type: valueOf('type')?.valueCode ?? '',
    number: number === undefined ? null : Number(number),
  };
}
