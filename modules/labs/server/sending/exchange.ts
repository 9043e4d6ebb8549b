import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { LabConnection } from '#platform/config.ts';
import { type Acknowledgement, frame, readAcknowledgement, readFrames } from '../../rules/index.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
const LONGEST_ANSWER = 100_000;

/**
 * Sends one message over MLLP and waits for its acknowledgement; null if the laboratory is unreachable or sends no
 * matching one in time.
 */
export function exchange(
  { host, port, tls }: LabConnection,
  content: string,
  controlId: string,
  { connectMs = CONNECT_MS, answerMs = ANSWER_MS }: { connectMs?: number; answerMs?: number } = {},
): Promise<Acknowledgement | null> {
  return new Promise((resolve) => {
    const frames = readFrames(LONGEST_ANSWER);
    const socket: Socket = tls ? connectTls({ host, port, servername: host }) : connectPlain({ host, port });
    const end = (answer: Acknowledgement | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    let timer = setTimeout(() => end(null), connectMs);
    socket.once(tls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(null), answerMs);
      socket.write(frame(content));
    });
    socket.on('data', (bytes: Buffer) => {
      const whole = frames.take(bytes);
      if (whole === null) return end(null);
      for (const each of whole) {
        const answer = readAcknowledgement(new TextDecoder().decode(each));
        // Acknowledgements of other messages are ignored.
        if (answer !== null && answer.about === controlId) return end(answer);
      }
    });
    socket.on('error', () => end(null));
    socket.on('close', () => end(null));
  });
}
