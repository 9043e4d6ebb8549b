import { createServer, type Socket } from 'node:net';
import { frame, readFrames, readMessage, isProblem, valueAt } from '../../rules/index.ts';

export type Dice = (below: number) => number;

/** The laboratory's own state of a test, which the clinic's record has to match in the end. */
export interface LabTest {
  placer: string;
  filler: string;
  pid: string;
  status: 'ordered' | 'partial' | 'final' | 'corrected' | 'cancelled';
  values: Map<string, { text: string; isWithdrawn: boolean }>;
}

/** A laboratory that drops connections before and after it accepted an order, and reports its results in versions. */
export interface UnreliableLab {
  port: number;
  tests: Map<string, LabTest>;
  /** Number of times each order was accepted, by control ID. */
  taken: Map<string, number>;
  roll: Dice;
  close(): Promise<void>;
}

/** Starts it; `roll` can be replaced for each run. */
export async function startUnreliableLab(): Promise<UnreliableLab> {
  const sockets = new Set<Socket>();
  const lab: UnreliableLab = {
    port: 0,
    tests: new Map(),
    taken: new Map(),
    roll: () => 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const frames = readFrames();
    socket.on('data', (bytes: Buffer) => {
      for (const each of frames.take(bytes) ?? []) {
        // Either the message or its answer is lost.
        const fate = lab.roll(4);
        const answer = fate === 0 ? null : take(lab, new TextDecoder().decode(each));
        if (answer === null || fate === 1) socket.destroy();
        else socket.write(frame(answer));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  lab.port = typeof address === 'object' && address !== null ? address.port : 0;
  return lab;
}

function take(lab: UnreliableLab, text: string): string | null {
  const message = readMessage(text);
  if (isProblem(message)) return null;
  const msh = message.segments[0];
  const control = valueAt(message, msh, 10);
  const times = lab.taken.get(control) ?? 0;
  lab.taken.set(control, times + 1);
  const pid = text.split('\r').find((line) => line.startsWith('PID'))!;
  // The same control ID is the same order.
  if (times === 0)
    for (const obr of message.segments.filter(({ id }) => id === 'OBR')) {
      const placer = valueAt(message, obr, 2);
      lab.tests.set(placer, { placer, filler: `F-${placer}`, pid, status: 'ordered', values: new Map() });
    }
  return `MSH|^~\\&|LAB|BAY|SALUS|X|20261123||ACK|A${control}|P|2.5.1\rMSA|AA|${control}\r`;
}

/**
 * Generates the laboratory's next version of a test: the message without its header; updates the laboratory's state.
 */
export function nextVersion(test: LabTest, roll: Dice, time: string): string {
  const codes = ['K', 'NA', 'CL'];
  const value = (): string => String(10 + roll(90));
  const write = (letter: string, lines: readonly string[]): string =>
    [
      test.pid,
      `ORC|RE|${test.placer}|${test.filler}`,
      `OBR|1|${test.placer}|${test.filler}|CBC^CBC|||20261101|||||||||||||||${time}|||${letter}`,
      ...lines,
    ].join('\r');
  const obx = (code: string, text: string, status: string): string => {
    test.values.set(code, { text, isWithdrawn: false });
    return `OBX|1|ST|${code}^${code}||${text}||||||${status}`;
  };
  const all = (status: string): string[] => codes.map((code) => obx(code, value(), status));
  const some = codes.slice(0, 1 + roll(2));
  if (test.status === 'ordered' && roll(3) > 0) {
    test.status = 'partial';
    return write(
      'P',
      some.map((code) => obx(code, value(), 'P')),
    );
  }
  if (test.status === 'ordered' || test.status === 'partial' || test.status === 'cancelled') {
    if (test.status !== 'cancelled' && roll(5) === 0) return cancel(test, write);
    test.status = 'final';
    return write('F', all('F'));
  }
  if (roll(4) === 0) return cancel(test, write);
  test.status = 'corrected';
  const code = codes[roll(3)]!;
  if (roll(3) > 0) return write('C', [obx(code, value(), 'C')]);
  const { text } = test.values.get(code)!;
  test.values.set(code, { text, isWithdrawn: true });
  return write('C', [`OBX|1|ST|${code}^${code}||||||||${roll(2) === 0 ? 'W' : 'D'}`]);
}

function cancel(test: LabTest, write: (letter: string, lines: readonly string[]) => string): string {
  test.status = 'cancelled';
  for (const value of test.values.values()) value.isWithdrawn = true;
  return write('X', []);
}
