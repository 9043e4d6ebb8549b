const MOST = 50;
// The keys of calls that have had no answer yet, by all that they ask.
const unanswered = new Map<string, string>();

/**
 * The key of a change, which the server does once however often it is sent: a call that got no answer, as the connection was lost, keeps
 * its key for the next press of the same button.
 */
export function callKey(requestText: string): string {
  const key = unanswered.get(requestText) ?? randomKey();
  unanswered.delete(requestText);
  unanswered.set(requestText, key);
  if (unanswered.size > MOST) unanswered.delete(unanswered.keys().next().value!);
  return key;
}

/** Notes that a call was answered: the same again is another one. */
export function callAnswered(requestText: string): void {
  unanswered.delete(requestText);
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
