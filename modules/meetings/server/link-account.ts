import { createHash, randomBytes } from 'node:crypto';
import { recordChange } from '#audit/server';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { callProvider } from './call-provider.ts';
import {
  deleteAccount,
  insertAttempt,
  takeAttempt,
  upsertAccount,
  type AccountKey,
  type LinkedAccount,
} from './linked-accounts.sql.ts';
import { placesOf, type Provider, type ProviderPlaces } from './providers.ts';
import { seal, unseal } from './seal.ts';
import { askTokens, placeOf, type Tokens } from './tokens.ts';

const NAMES: Record<Provider, string> = { zoom: 'Zoom', google: 'Google' };
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const keyOf = ({ actor }: RequestContext, provider: Provider): AccountKey => ({
  clinicId: actor.clinicId,
  userId: actor.userId,
  provider,
});

/**
 * Starts linking an account: returns the provider's consent page, with a state and a PKCE verifier that only this
 * member can complete.
 */
export async function beginLink(ctx: RequestContext, provider: Provider): Promise<{ url: string } | DomainError> {
  const { app, now } = ctx;
  const places = placesOf(app.config, provider);
  if (places === null) return notSet(provider);
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('base64url')];
  const key = keyOf(ctx, provider);
  const sealed = await seal(app.keys, placeOf(key), verifier);
  await app.database.transaction((tx) => insertAttempt(tx, key, { stateHash: hash(state), verifier: sealed }, now));
  const url = new URL(places.authorize);
  const query = {
    response_type: 'code',
    client_id: places.app.clientId,
    redirect_uri: app.config.publicUrl + places.returnPath,
    state,
    code_challenge: hash(verifier).toString('base64url'),
    code_challenge_method: 'S256',
    // Google returns a refresh token only with these parameters.
    ...(places.scope === null ? {} : { scope: places.scope, access_type: 'offline', prompt: 'consent' }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
}

/**
 * Completes linking: exchanges the code for tokens, which are stored encrypted. LINK_EXPIRED if the attempt is too old
 * or belongs to another user.
 */
export async function endLink(
  ctx: RequestContext,
  provider: Provider,
  code: string,
  state: string,
): Promise<Pick<LinkedAccount, 'email' | 'state'> | DomainError> {
  const { app, now } = ctx;
  const places = placesOf(app.config, provider);
  if (places === null) return notSet(provider);
  const key = keyOf(ctx, provider);
  const sealed = await takeAttempt(app.database.kysely, key, hash(state), now);
  if (sealed === null)
    return domainError('LINK_EXPIRED', 'This took too long or was started by someone else. Start again.');
  const answer = await askTokens(
    places,
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: app.config.publicUrl + places.returnPath,
      code_verifier: await unseal(app.keys, placeOf(key), sealed),
    },
    null,
  );
  if (answer === 'refused')
    return domainError('LINK_REFUSED', `${NAMES[provider]} did not accept the request. Start again.`);
  const email = answer === 'later' ? null : await emailOf(places, provider, answer.tokens);
  if (answer === 'later' || email === null)
    return domainError('UNREACHABLE', `${NAMES[provider]} is not responding. Try again later.`);
  const tokens = await seal(app.keys, placeOf(key), JSON.stringify(answer.tokens));
  // Uses real time: the provider's clock doesn't follow the app's clock.
  const expires = new Date(Date.now() + answer.seconds * 1000);
  await app.database.transaction(async (tx) => {
    await upsertAccount(tx, key, { email, tokens, expires }, now);
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'linked_account',
      objectId: key.userId,
      changes: { provider: { before: null, after: provider } },
    });
    await publish(tx, {
      clinicId: key.clinicId,
      topic: 'meetings.account-changed',
      body: { id: key.userId, provider },
    });
  });
  return { email, state: 'linked' };
}

/** Unlinks an account, here and if possible at the provider; `left` is the number of copies that remain there. */
export async function unlink(ctx: RequestContext, provider: Provider, left = 0): Promise<{ ok: boolean }> {
  const { app } = ctx;
  const key = keyOf(ctx, provider);
  const gone = await app.database.transaction(async (tx) => {
    const account = await deleteAccount(tx, key);
    if (account === null) return null;
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: 'linked_account',
      objectId: key.userId,
      changes: {
        provider: { before: provider, after: null },
        ...(left > 0 && { left_there: { before: null, after: left } }),
      },
    });
    await publish(tx, {
      clinicId: key.clinicId,
      topic: 'meetings.account-changed',
      body: { id: key.userId, provider },
    });
    return account;
  });
  const places = placesOf(app.config, provider);
  if (gone !== null && places !== null) await revoke(places, provider, await opened(ctx, key, gone.tokens));
  return { ok: gone !== null };
}

async function opened({ app }: RequestContext, key: AccountKey, tokens: Buffer): Promise<Tokens | null> {
  const text = await unseal(app.keys, placeOf(key), tokens).catch(() => null);
  return text === null ? null : (JSON.parse(text) as Tokens);
}

async function revoke(places: ProviderPlaces, provider: Provider, tokens: Tokens | null): Promise<void> {
  if (tokens === null) return;
  const { clientId, clientSecret } = places.app;
  const basic = { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` };
  await callProvider(
    places.token.replace(/token$/, 'revoke'),
    {
      method: 'POST',
      headers: places.basic ? basic : {},
      body: new URLSearchParams({ token: provider === 'google' ? tokens.refresh : tokens.access }),
    },
    3000,
  );
}

async function emailOf(places: ProviderPlaces, provider: Provider, { access }: Tokens): Promise<string | null> {
  const path = provider === 'zoom' ? '/users/me' : '/calendars/primary';
  const called = await callProvider(places.api + path, { headers: { authorization: `Bearer ${access}` } });
  const email = called.kind === 'silence' ? null : called.body[provider === 'zoom' ? 'email' : 'id'];
  return typeof email === 'string' ? email : null;
}

function notSet(provider: Provider): DomainError {
  return domainError(
    'NOT_SET',
    `${NAMES[provider]} is not set up on this installation. Ask the server administrator to set it up.`,
  );
}
