import type { ScriptMessage } from './message.ts';
import { readMessage, type ScriptProblem } from './read-message.ts';

/** Reads a network message in a worker thread. */
export async function readScript({ text }: { text: string }): Promise<ScriptMessage | ScriptProblem> {
  return readMessage(text);
}
