import { vault } from '../vault/vault.ts';

type Listener = () => void;

const ENTRY = 'session/token';
/** The vault's entry of the signed-in user; deleted with the token. */
export const VIEWER_ENTRY = 'session/viewer';
let token: string | null = null;
let since = 0;
const ended = new Set<Listener>();
const taken = new Set<Listener>();
const renewed = new Set<(token: string) => void>();

/** A token as stored in the vault, with the time by this computer's clock when it was received. */
interface StoredToken {
  token: string;
  since: number;
}

/** Returns the token that every call carries, or null. */
export function currentToken(): string | null {
  return token;
}

/**
 * Returns the milliseconds since the token was received, by this computer's clock alone, which may be wrong and differ
 * from the server's.
 */
export function tokenAge(): number {
  return Math.max(0, Date.now() - since);
}

/** Loads the token that this browser stored, if there is one. */
export async function restoreToken(): Promise<string | null> {
  const stored = await vault.get<StoredToken>(ENTRY);
  take(stored?.token ?? null, stored?.since);
  return token;
}

function take(fresh: string | null, at = Date.now()): void {
  token = fresh;
  since = at;
}

/** Sets the token and stores it. */
export async function storeToken(fresh: string): Promise<void> {
  take(fresh);
  await vault.put(ENTRY, { token: fresh, since } satisfies StoredToken);
}

/** Sets the token that another tab has already stored, or null if it deleted it. */
export function shareToken(fresh: string | null): void {
  take(fresh);
}

/** Deletes the token, here and in the vault. */
export async function dropToken(): Promise<void> {
  take(null);
  await vault.remove(ENTRY);
  await vault.remove(VIEWER_ENTRY);
}

/**
 * Replaces the token with the renewed one from a response, unless the page's token has changed since the call was made.
 */
export function takeRenewedToken(fresh: string | null, used: string): void {
  if (fresh === null || fresh === '' || token !== used || fresh === used) return;
  void storeToken(fresh);
  for (const listener of renewed) listener(fresh);
}

/**
 * Handles an expired token. If another tab has stored a newer one, which a suspended tab has not received, the page
 * continues with it; otherwise the session has ended.
 */
export async function sessionEnded(used: string): Promise<void> {
  if (token !== used) return;
  const stored = await vault.get<StoredToken>(ENTRY).catch(() => undefined);
  if (token !== used) return;
  if (stored !== undefined && stored.token !== used) {
    take(stored.token, stored.since);
    for (const listener of taken) listener();
    return;
  }
  void dropToken();
  for (const listener of ended) listener();
}

/** Calls back when the page continues with a token that another tab stored. */
export function onTokenTaken(listener: Listener): () => void {
  taken.add(listener);
  return () => taken.delete(listener);
}

/** Calls back when the server ends the session. */
export function onSessionEnded(listener: Listener): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

/** Calls back with each renewed token. */
export function onTokenRenewed(listener: (token: string) => void): () => void {
  renewed.add(listener);
  return () => renewed.delete(listener);
}
