import { createServer, type Server, type Socket } from 'node:net';
import type { App } from '#platform/app.ts';
import { frame, readFrames } from '../../rules/index.ts';
import { receiveMessage } from './receive-message.ts';

const MOST_CONNECTIONS = 64;
const IDLE_MS = 10 * 60_000;
const MOST_WAITING = 200;

/** Takes what laboratories send over MLLP, until the answered function is called; that one waits for what is being filed. Nothing where the installation names no address. */
export function listenForResults(app: App): () => Promise<void> {
  const place = app.config.labs?.listen ?? null;
  if (place === null) return async () => undefined;
  const lines = new Set<Line>();
  const server: Server = createServer((socket) => {
    if (lines.size >= MOST_CONNECTIONS) return void socket.destroy();
    const line = serve(app, socket, () => lines.delete(line));
    lines.add(line);
  });
  // Another process of ours may hold the address already: it takes them then.
  server.on('error', (error) => app.log.warn({ err: error }, 'labs: results are not taken here'));
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

interface Line {
  end(): void;
  done(): Promise<void>;
}

/** One connection: its messages are filed and acknowledged one after the other, in their order. */
function serve(app: App, socket: Socket, onClose: () => void): Line {
  const frames = readFrames();
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('close', onClose);
  socket.on('data', (bytes: Buffer) => {
    const whole = frames.take(bytes);
    if (whole === null) return void socket.destroy();
    waiting += whole.length;
    // Who sends on and on without reading an answer is not listened to.
    if (waiting > MOST_WAITING) return void socket.destroy();
    for (const each of whole) last = last.then(() => answer(each)).finally(() => (waiting -= 1));
  });
  const answer = async (bytes: Uint8Array): Promise<void> => {
    const ack = await receiveMessage(app, textOf(bytes)).catch((error: unknown) => {
      app.log.error({ err: error }, 'labs: a message was not answered');
      return null;
    });
    // Without an answer the laboratory sends it again.
    if (ack === null) socket.destroy();
    else if (!socket.destroyed) socket.write(frame(ack));
  };
  return { end: () => socket.end(), done: () => last };
}

/** The text of a message: UTF-8, or the old western letters where it is none. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
