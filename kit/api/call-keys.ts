const MOST = 50;
// Keys of calls without a response yet, by their full request text.
const unanswered = new Map<string, string>();

/**
 * Returns the idempotency key of a mutation, so that the server performs it once however often it is sent. A call that
 * got no response because the connection was lost keeps its key for the next press of the same button.
 */
export function callKey(requestText: string): string {
  const key = unanswered.get(requestText) ?? randomKey();
  unanswered.delete(requestText);
  unanswered.set(requestText, key);
  if (unanswered.size > MOST) unanswered.delete(unanswered.keys().next().value!);
  return key;
}

/** Records that a call was answered: the same request gets a new key next time. */
export function callAnswered(requestText: string): void {
  unanswered.delete(requestText);
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
