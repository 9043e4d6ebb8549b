import { createServer, type Server, type Socket } from 'node:net';
import type { App } from '#platform/app.ts';
import { frame, readFrames } from '../../rules/index.ts';
import { receiveFrame } from '../inbox/receive-frame.ts';

/** Connection limits and timeouts. */
export interface ListenerLimits {
  connections: number;
  connectionsOfAddress: number;
  /** Until a new connection starts its first message. */
  firstMs: number;
  /** Until a started message is complete. */
  wholeMs: number;
  /** Between two messages. */
  idleMs: number;
}

const LIMITS: ListenerLimits = {
  connections: 64,
  connectionsOfAddress: 8,
  firstMs: 30_000,
  wholeMs: 120_000,
  idleMs: 10 * 60_000,
};
const MOST_WAITING = 200;

/**
 * Listens for laboratory messages over MLLP until the returned function is called, which waits for messages being
 * filed. Does nothing if no address is configured.
 */
export function listenForResults(app: App, limits: ListenerLimits = LIMITS): () => Promise<void> {
  const place = app.config.labs?.listen ?? null;
  if (place === null) return async () => undefined;
  const lines = new Set<LabConnection>();
  const server: Server = createServer((socket) => {
    const address = socket.remoteAddress ?? '';
    const own = [...lines].filter((line) => line.address === address).length;
    if (own >= limits.connectionsOfAddress || lines.size >= limits.connections) return void socket.destroy();
    const line = serve(app, socket, limits, () => lines.delete(line));
    lines.add(line);
  });
  // Another process of this installation may already use the address; it receives the messages then.
  server.on('error', (error) => app.log.warn({ err: error }, 'labs: results are not accepted here'));
  server.listen(place.port, place.host);
  return async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      if (!server.listening) resolve();
      for (const line of lines) line.end();
    });
    await Promise.all([...lines].map((line) => line.done()));
  };
}

interface LabConnection {
  readonly address: string;
  end(): void;
  done(): Promise<void>;
}

/** Serves one connection: its messages are filed and acknowledged one after the other, in order. */
function serve(
  app: App,
  socket: Socket,
  { firstMs, wholeMs, idleMs }: ListenerLimits,
  onClose: () => void,
): LabConnection {
  const frames = readFrames();
  const address = socket.remoteAddress ?? '';
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  // Counted from the start, not from the last byte: sending a byte a minute counts as silence.
  let silence = setTimeout(() => socket.destroy(), firstMs);
  const wait = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(() => (waiting === 0 || frames.isInside() ? void socket.destroy() : wait(ms)), ms);
  };
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimeout(silence);
    onClose();
  });
  socket.on('data', (bytes: Buffer) => {
    const wasInside = frames.isInside();
    const whole = frames.take(bytes);
    if (whole === null) return void socket.destroy();
    if (whole.length > 0) wait(frames.isInside() ? wholeMs : idleMs);
    else if (!wasInside && frames.isInside()) wait(wholeMs);
    waiting += whole.length;
    // A client that keeps sending without reading responses is disconnected.
    if (waiting > MOST_WAITING) return void socket.destroy();
    for (const each of whole) last = last.then(() => answer(each)).finally(() => (waiting -= 1));
  });
  const answer = async (bytes: Uint8Array): Promise<void> => {
    const acks = await receiveFrame(app, bytes, address).catch((error: unknown) => {
      app.log.error({ err: error }, 'labs: a message was not answered');
      return null;
    });
    // Without an acknowledgement the laboratory sends it again.
    if (acks === null) socket.destroy();
    else for (const ack of acks) if (!socket.destroyed) socket.write(frame(ack));
  };
  return { address, end: () => socket.end(), done: () => last };
}
