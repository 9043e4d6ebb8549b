import type { App } from '#platform/app.ts';
import { callProvider } from './call-provider.ts';
import {
  claimRefresh,
  expireAccount,
  freeRefresh,
  readAccount,
  updateTokens,
  type AccountKey,
} from './linked-accounts.sql.ts';
import { placesOf, type ProviderPlaces } from './providers.ts';
import { seal, unseal } from './seal.ts';

/** A member's tokens from a provider. */
export interface Tokens {
  access: string;
  refresh: string;
}

/** A valid token; `signed-out` if the provider requires a new consent, `later` if it doesn't respond. */
export type AccessToken = { token: string } | 'signed-out' | 'later';

// Polling interval while another process refreshes the tokens, for up to the provider timeout.
const LOOK_MS = 200;
const LOOKS = 60;
// A token that expires during a call would make it fail.
const MARGIN_MS = 60_000;

/** Returns the context that the tokens of an account are bound to. */
export function placeOf({ clinicId, userId, provider }: AccountKey): string {
  return `${clinicId} ${userId} ${provider}`;
}

/** Requests tokens from a provider, by authorization code or refresh token. */
export async function askTokens(
  places: ProviderPlaces,
  fields: Record<string, string>,
  before: Tokens | null,
): Promise<{ tokens: Tokens; seconds: number } | 'refused' | 'later'> {
  const { clientId, clientSecret } = places.app;
  const form = new URLSearchParams(fields);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (places.basic) headers['authorization'] = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  else {
    form.set('client_id', clientId);
    form.set('client_secret', clientSecret);
  }
  const called = await callProvider(places.token, { method: 'POST', headers, body: form });
  if (called.kind === 'silence' || called.status === 429 || called.status >= 500) return 'later';
  const { access_token: access, refresh_token: fresh, expires_in: seconds } = called.body;
  const refresh = typeof fresh === 'string' ? fresh : before?.refresh;
  if (called.status !== 200 || typeof access !== 'string' || refresh === undefined) return 'refused';
  // Limited to a day, after which the token is refreshed.
  const lasts = typeof seconds === 'number' && seconds >= 0 ? Math.min(seconds, 86_400) : 3600;
  return { tokens: { access, refresh }, seconds: lasts };
}

/** Returns a member's access token, refreshed if it expires soon; `not` is one that the provider has just rejected. */
export async function accessToken(app: App, key: AccountKey, not?: string): Promise<AccessToken> {
  const places = placesOf(app.config, key.provider);
  const account = await readAccount(app.database.kysely, key);
  if (places === null || account === null || account.state === 'expired') return 'signed-out';
  const known = await open(app, key, account.tokens);
  if (known === null) return 'signed-out';
  const lasts = account.expires_time.getTime() > Date.now() + MARGIN_MS;
  if (lasts && known.access !== not) return { token: known.access };
  return renew(app, key, places, account.tokens, known);
}

/**
 * A refresh token may be valid only once, so one process refreshes and the others wait for its result. No database
 * connection is held during the provider call: the claim is recorded for the duration of the timeout instead.
 */
async function renew(
  app: App,
  key: AccountKey,
  places: ProviderPlaces,
  sealedBefore: Buffer,
  known: Tokens,
): Promise<AccessToken> {
  const db = app.database.kysely;
  if (!(await claimRefresh(db, key, sealedBefore))) return renewedByOther(app, key, known);
  const answer = await askTokens(places, { grant_type: 'refresh_token', refresh_token: known.refresh }, known);
  if (answer === 'later') {
    await freeRefresh(db, key, sealedBefore);
    return 'later';
  }
  if (answer === 'refused') {
    await expireAccount(db, key, sealedBefore);
    return 'signed-out';
  }
  const sealed = await seal(app.keys, placeOf(key), JSON.stringify(answer.tokens));
  const isSaved = await updateTokens(db, key, sealedBefore, sealed, new Date(Date.now() + answer.seconds * 1000));
  // The account was linked again or unlinked in the meantime: these tokens are discarded.
  return isSaved ? { token: answer.tokens.access } : 'later';
}

async function renewedByOther(app: App, key: AccountKey, known: Tokens): Promise<AccessToken> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const account = await readAccount(app.database.kysely, key);
    const tokens = account === null ? null : await open(app, key, account.tokens);
    if (account === null || tokens === null || account.state === 'expired') return 'signed-out';
    if (tokens.access !== known.access) return { token: tokens.access };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return 'later';
}

/** Tokens encrypted with keys that no longer exist are treated as missing. */
async function open(app: App, key: AccountKey, sealed: Buffer): Promise<Tokens | null> {
  try {
    return JSON.parse(await unseal(app.keys, placeOf(key), sealed)) as Tokens;
  } catch {
    return null;
  }
}
