import { vault } from '../vault/vault.ts';

type Listener = () => void;

const ENTRY = 'session/token';
let token: string | null = null;
const ended = new Set<Listener>();
const renewed = new Set<(token: string) => void>();

/** The token that every call carries, or null. */
export function currentToken(): string | null {
  return token;
}

/** Takes the token that this browser kept, if there is one. */
export async function restoreToken(): Promise<string | null> {
  token = (await vault.get<string>(ENTRY)) ?? null;
  return token;
}

/** Takes a token over and keeps it. */
export async function holdToken(fresh: string): Promise<void> {
  token = fresh;
  await vault.put(ENTRY, fresh);
}

/** Takes a token over that another tab has already kept, or dropped. */
export function shareToken(fresh: string | null): void {
  token = fresh;
}

/** Forgets the token, here and in the vault. */
export async function dropToken(): Promise<void> {
  token = null;
  await vault.remove(ENTRY);
}

/** Replaces the token by the one that an answer brought, unless the page holds another by now than the call was made with. */
export function takeRenewedToken(fresh: string | null, used: string): void {
  if (fresh === null || fresh === '' || token !== used || fresh === used) return;
  void holdToken(fresh);
  for (const listener of renewed) listener(fresh);
}

/** The server refused a token; if the page still holds it, the session is over. */
export function sessionEnded(used: string): void {
  if (token !== used) return;
  void dropToken();
  for (const listener of ended) listener();
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
