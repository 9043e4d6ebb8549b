import type { ScriptMessage } from './message.ts';
import { readMessage, type ScriptProblem } from './read-message.ts';

/** Reads a message of the network, in a thread. */
export async function readScript({ text }: { text: string }): Promise<ScriptMessage | ScriptProblem> {
  return readMessage(text);
}
