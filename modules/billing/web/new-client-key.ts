/** Creates an idempotency key. */
export function newClientKey(): string {
  return crypto.randomUUID();
}
