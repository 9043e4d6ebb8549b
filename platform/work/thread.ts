import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { MOST_CHUNKS, type FromThread, type ToThread } from './thread-messages.ts';
import type { WorkFunction } from './work.ts';

// The code inside a thread: it runs one piece of work after the other, as the process sends them. On Linux each thread
// has its own priority; elsewhere this would change that of the whole process.
if (process.platform === 'linux') setPriority(0, 10);

const port = parentPort!;
const say = (message: FromThread): void => port.postMessage(message);
let receive: (message: ToThread) => void = () => undefined;

port.on('message', (message: ToThread) => {
  if (message.kind === 'begin') void run(message);
  else receive(message);
});

async function run({ file, name, input }: Extract<ToThread, { kind: 'begin' }>): Promise<void> {
  let room = MOST_CHUNKS;
  let hasRoom: () => void = () => undefined;
  let isFed: (result: IteratorResult<unknown>) => void = () => undefined;
  receive = (message) => {
    if (message.kind === 'room') {
      room += 1;
      hasRoom();
    } else isFed(message.kind === 'fed' ? { done: false, value: message.value } : { done: true, value: undefined });
  };
  const next = (): Promise<IteratorResult<unknown>> =>
    new Promise((resolve) => {
      isFed = resolve;
      say({ kind: 'feed' });
    });
  const give = async (value: unknown): Promise<void> => {
    while (room === 0) await new Promise<void>((resolve) => (hasRoom = resolve));
    room -= 1;
    say({ kind: 'chunk', value });
  };
  try {
    const module = (await import(file)) as Record<string, WorkFunction<unknown, unknown, unknown, unknown>>;
    const value = await module[name]!(input, {
      fed: { [Symbol.asyncIterator]: () => ({ next }) },
      give,
      progress: (done, of) => say({ kind: 'progress', done, of }),
    });
    say({ kind: 'done', value });
  } catch (error) {
    const failure = error instanceof Error ? error : new Error('a value that is not an Error was thrown');
    say({ kind: 'failed', name: failure.name, message: failure.message, stack: failure.stack });
  }
}
