import { vault } from '../vault/vault.ts';

type Listener = () => void;

const ENTRY = 'session/token';
let token: string | null = null;
let since = 0;
const ended = new Set<Listener>();
const taken = new Set<Listener>();
const renewed = new Set<(token: string) => void>();

/** A token as the vault keeps it, with the time by this computer's clock at which it came. */
interface StoredToken {
  token: string;
  since: number;
}

/** The token that every call carries, or null. */
export function currentToken(): string | null {
  return token;
}

/** Milliseconds since the token came, by this computer's clock alone: it may go wrong, and differ from the server's. */
export function tokenAge(): number {
  return Math.max(0, Date.now() - since);
}

/** Takes the token that this browser kept, if there is one. */
export async function restoreToken(): Promise<string | null> {
  const stored = await vault.get<StoredToken>(ENTRY);
  take(stored?.token ?? null, stored?.since);
  return token;
}

function take(fresh: string | null, at = Date.now()): void {
  token = fresh;
  since = at;
}

/** Takes a token over and keeps it. */
export async function storeToken(fresh: string): Promise<void> {
  take(fresh);
  await vault.put(ENTRY, { token: fresh, since } satisfies StoredToken);
}

/** Takes a token over that another tab has already kept, or dropped. */
export function shareToken(fresh: string | null): void {
  take(fresh);
}

/** Forgets the token, here and in the vault. */
export async function dropToken(): Promise<void> {
  take(null);
  await vault.remove(ENTRY);
}

/** Replaces the token by the one that an answer brought, unless the page holds another by now than the call was made with. */
export function takeRenewedToken(fresh: string | null, used: string): void {
  if (fresh === null || fresh === '' || token !== used || fresh === used) return;
  void storeToken(fresh);
  for (const listener of renewed) listener(fresh);
}

/**
 * The token that the page holds is over. Where another tab has kept a newer one meanwhile, which a tab that slept has not heard of, the
 * page goes on with that one; else the session has ended.
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

/** Calls back when the page goes on with a token that another tab kept. */
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
