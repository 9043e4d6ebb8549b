import type { House } from '#platform/house.ts';
import { callProvider } from './call-provider.ts';
import { expireAccount, lockAccount, readAccount, updateTokens, type AccountKey } from './linked-accounts.sql.ts';
import { placesOf, type ProviderPlaces } from './providers.ts';
import { seal, unseal } from './seal.ts';

/** What a provider gave us to speak for a member. */
export interface Tokens {
  access: string;
  refresh: string;
}

/** A token that works now; `signed-out` where the provider wants the member's consent again, `later` where it is silent. */
export type AccessToken = { token: string } | 'signed-out' | 'later';

// A token that ends while a call is on its way would fail it.
const MARGIN_MS = 60_000;

/** The place that the tokens of an account are bound to. */
export function placeOf({ clinicId, userId, provider }: AccountKey): string {
  return `${clinicId} ${userId} ${provider}`;
}

/** Asks a provider for tokens, by a code or by the refresh token. */
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
  return { tokens: { access, refresh }, seconds: typeof seconds === 'number' ? seconds : 3600 };
}

/** A member's access token, renewed where it ends soon; `not` is one that the provider has just refused. */
export async function accessToken(house: House, key: AccountKey, not?: string): Promise<AccessToken> {
  const places = placesOf(house.config, key.provider);
  const account = await readAccount(house.database.kysely, key);
  if (places === null || account === null || account.state === 'expired') return 'signed-out';
  const known = await open(house, key, account.tokens);
  if (known === null) return 'signed-out';
  const lasts = account.expires_time.getTime() > Date.now() + MARGIN_MS;
  if (lasts && known.access !== not) return { token: known.access };
  // A refresh token may serve once: two processes must not both use it, so the row is held while the provider is asked.
  return house.database.transaction(async (tx): Promise<AccessToken> => {
    const held = await lockAccount(tx, key);
    const tokens = held === null ? null : await open(house, key, held.tokens);
    if (held === null || tokens === null || held.state === 'expired') return 'signed-out';
    if (tokens.access !== known.access) return { token: tokens.access };
    const asked = await askTokens(places, { grant_type: 'refresh_token', refresh_token: tokens.refresh }, tokens);
    if (asked === 'later') return 'later';
    if (asked === 'refused') {
      await expireAccount(tx, key);
      return 'signed-out';
    }
    const sealed = await seal(house.keys, placeOf(key), JSON.stringify(asked.tokens));
    await updateTokens(tx, key, sealed, new Date(Date.now() + asked.seconds * 1000));
    return { token: asked.tokens.access };
  });
}

/** Tokens that were sealed with keys we no longer have are as good as none. */
async function open(house: House, key: AccountKey, sealed: Buffer): Promise<Tokens | null> {
  try {
    return JSON.parse(await unseal(house.keys, placeOf(key), sealed)) as Tokens;
  } catch {
    return null;
  }
}
