/** A key by which a call that is made twice is known. */
export function newClientKey(): string {
  return crypto.randomUUID();
}
