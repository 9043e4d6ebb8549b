import { readFile, writeFile, mkdir, rename } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { randomBytes } from 'node:crypto';
import { answersTo, type LabOrder } from './lab-answers.ts';
import { ackOf, fieldsOf, linesOf } from './lab-messages.ts';
import type { LocalServer } from './mail-server.ts';

/** The name of its connection. */
export const SANDBOX_LAB = 'Sandbox laboratory';

/** The address that a laboratory sends results to, and its processing time. */
export interface LabSettings {
  deliverTo: { host: string; port: number };
  /** Milliseconds between the acknowledgment and the first result, and between results. */
  pace: number;
}

/** A laboratory on loopback. */
export interface LabServer extends LocalServer {
  /** Sends a message now, as the laboratory would; returns the acknowledgment, null if there is none. */
  send(message: string): Promise<string | null>;
  /** The received orders, by placer number. */
  readonly orders: Readonly<Record<string, LabOrder>>;
}

const START = 0x0b;
const END = Buffer.from([0x1c, 0x0d]);
const RETRY_MS = 2000;
const MAX_ANSWERS = 2000;

interface State {
  /** The acknowledgment of each message, repeated for a duplicate. */
  answers: Record<string, string>;
  orders: Record<string, LabOrder>;
  /** Pending results, with their time. */
  due: { at: number; message: string }[];
}

/**
 * Starts a laboratory that accepts OML^O21 and ORM^O01 over MLLP and returns ORU^R01; its behavior depends on the
 * patient's last name and the test (see README.md). Received orders and pending results are stored in `file` across
 * restarts.
 */
export async function startLabServer(file: string, settings: LabSettings): Promise<LabServer> {
  const state: State = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as State,
    () => ({ answers: {}, orders: {}, due: [] }),
  );
  const sockets = new Set<Socket>();
  let isOpen = true;
  let saving: Promise<void> = Promise.resolve();
  const save = (): Promise<void> =>
    (saving = saving.then(async () => {
      for (const [id] of Object.entries(state.answers).slice(0, -MAX_ANSWERS)) delete state.answers[id];
      await mkdir(dirname(file), { recursive: true });
      const aside = `${file}.${randomBytes(4).toString('hex')}`;
      await writeFile(aside, JSON.stringify(state), { mode: 0o600 });
      await rename(aside, file);
    })).catch(() => undefined);

  const take = async (message: string): Promise<string | null> => {
    const lines = linesOf(message);
    const control = fieldsOf(lines, 'MSH')[9] ?? '';
    const said = state.answers[control];
    if (said !== undefined) return said;
    const { ack, orders, results } = answersTo(lines, state.orders);
    if (ack === null) return null;
    const text = ackOf(lines, ack);
    state.answers[control] = text;
    Object.assign(state.orders, orders);
    results.forEach((result, index) =>
      state.due.push({ at: Date.now() + settings.pace * (index + 1), message: result }),
    );
    await save();
    return text;
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (let end = rest.indexOf(END); end >= 0; end = rest.indexOf(END)) {
        const message = rest.subarray(rest.indexOf(START) + 1, end).toString('utf8');
        rest = rest.subarray(end + END.length);
        void take(message).then((answer) => {
          if (answer === null) socket.destroy();
          else socket.write(framed(answer));
        });
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  const send = (message: string): Promise<string | null> => deliver(settings.deliverTo, message);
  // One by one, in order; undelivered results are sent again.
  const work = async (): Promise<void> => {
    while (isOpen) {
      const [first] = state.due.toSorted((one, other) => one.at - other.at);
      if (first === undefined || first.at > Date.now()) {
        await new Promise((resolve) => setTimeout(resolve, 50).unref());
        continue;
      }
      const answer = await send(first.message);
      if (answer === null) first.at = Date.now() + RETRY_MS;
      else state.due.splice(state.due.indexOf(first), 1);
      await save();
    }
  };
  const working = work();
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    orders: state.orders,
    send,
    async close() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await working;
      await saving;
    },
  };
}

function framed(message: string): Buffer {
  return Buffer.concat([Buffer.from([START]), Buffer.from(message, 'utf8'), END]);
}

/** Sends one message over a separate connection and waits up to 10 s for the acknowledgment. */
function deliver({ host, port }: LabSettings['deliverTo'], message: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const done = (answer: string | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => done(null), 10_000);
    let received = Buffer.alloc(0);
    socket.on('connect', () => socket.write(framed(message)));
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      const end = received.indexOf(END);
      if (end >= 0) done(received.subarray(1, end).toString('utf8'));
    });
    socket.on('error', () => done(null));
    socket.on('close', () => done(null));
  });
}
