import { createServer } from 'node:net';
import { receiveFrame } from '#labs/server';
import { answersTo, type LabOrder } from '../../sandbox/lab-answers.ts';
import { ackOf, fieldsOf, linesOf } from '../../sandbox/lab-messages.ts';
import { isBroken } from '../world/breakage.ts';
import type { PostOffice } from './post-office.ts';

/** A message that the laboratory sent, and the clinic's last answer. */
export interface SentResult {
  controlId: string;
  text: string;
  /** AA, AE or AR; null if there was none. */
  ack: string | null;
}

/** A laboratory on loopback that accepts orders over MLLP and answers as the sandbox's does. */
export interface Laboratory {
  readonly port: number;
  /** The number of times that each order was accepted as new, by control ID. */
  taken: Map<string, number>;
  sent: SentResult[];
  begin(office: PostOffice): void;
  close(): Promise<void>;
}

const START = '\x0b';
const END = '\x1c\r';

/** Starts it. */
export async function startLaboratory(): Promise<Laboratory> {
  let office: PostOffice | null = null;
  let orders: Record<string, LabOrder> = {};
  let answers = new Map<string, string>();
  const laboratory: Laboratory = {
    port: 0,
    taken: new Map(),
    sent: [],
    begin(next) {
      office = next;
      orders = {};
      answers = new Map();
      Object.assign(laboratory, { taken: new Map(), sent: [] });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const take = (text: string): string | null => {
    const lines = linesOf(text);
    const control = fieldsOf(lines, 'MSH')[9] ?? '';
    const before = answers.get(control);
    // The same control ID is the same message.
    if (before !== undefined) return before;
    const { ack, orders: added, results } = answersTo(lines, orders);
    if (ack === null) return null;
    laboratory.taken.set(control, (laboratory.taken.get(control) ?? 0) + 1);
    orders = { ...orders, ...added };
    for (const result of results) send(result);
    const answer = ackOf(lines, ack);
    answers.set(control, answer);
    return answer;
  };
  const send = (text: string): void => {
    const result: SentResult = { controlId: fieldsOf(linesOf(text), 'MSH')[9] ?? '', text, ack: null };
    laboratory.sent.push(result);
    office?.post({
      name: 'result',
      async deliver({ app }) {
        if (isBroken('early-answer')) {
          result.ack = 'AA';
          await receiveFrame(app, Buffer.from(text), '127.0.0.1').catch(() => undefined);
          return true;
        }
        const [ack = ''] = await receiveFrame(app, Buffer.from(text), '127.0.0.1');
        result.ack = /MSA\|(\w\w)/.exec(ack)?.[1] ?? null;
        // Results that could not be filed now (AE, 207) are sent again.
        return result.ack !== null && !ack.includes('Send it again');
      },
    });
  };
  const server = createServer((socket) => {
    let read = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      read += bytes.toString('utf8');
      const end = read.indexOf(END);
      if (end < 0) return;
      const text = read.slice(read.indexOf(START) + 1, end);
      read = read.slice(end + END.length);
      const fate = office?.fateOf('order') ?? 'fine';
      const answer = fate === 'unreachable' || fate === 'busy' ? null : take(text);
      if (answer === null || fate === 'lost') socket.destroy();
      else socket.write(`${START}${answer}${END}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(laboratory, { port: typeof address === 'object' && address !== null ? address.port : 0 });
}
