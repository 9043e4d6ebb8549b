import Provider, { type ClientMetadata, type Configuration, errors, interactionPolicy } from 'oidc-provider';
import type { App } from '#platform/app.ts';
import { grantableScopes, isLoopback, OTHER_SCOPES, readKey } from '../../rules/index.ts';
import { findActiveApp } from '../registry/apps.sql.ts';
import { findAccount } from '../access/account.ts';
import { adapterOf } from './adapter.ts';
import { fhirBase, issuerOf, OAUTH_PATH } from '../registry/addresses.ts';
import { answerContext } from './answer-context.ts';
import { checkAssertion, checkAudience, checkLaunch } from './checks.ts';
import { renderError } from './render-error.ts';
import { signingKey } from './signing-key.ts';
import { hashOf, textOf } from '../tokens/tokens.sql.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Makes the authorization server of an app; everything that it stores is in the database. */
export async function makeProvider(app: App): Promise<Provider> {
  const [jwk, cookieKey] = await Promise.all([signingKey(app), app.keys.secret('apps-cookies')]);
  const provider = new Provider(issuerOf(app.config), {
    ...configuration(app),
    jwks: { keys: [jwk] },
    cookies: {
      keys: [cookieKey.toString('base64url')],
      names: { session: 'salus_apps', interaction: 'salus_apps_step', resume: 'salus_apps_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: OAUTH_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
  });
  provider.Client.prototype.compareClientSecret = function compare(this: ClientMetadata, secret: string) {
    const stored = (this as unknown as { clientSecret?: string }).clientSecret;
    return stored !== undefined && stored === hashOf(secret).toString('hex');
  };
  provider.proxy = true;
  const isSecure = app.config.publicUrl.startsWith('https:');
  provider.use(async (ctx, next) => {
    // TLS may end at a proxy in front of Salus.
    if (isSecure) ctx.cookies.secure = true;
    await next();
    await answerContext(app, ctx as never);
  });
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'the authorization server failed'));
  return provider;
}

const ROUTES = {
  authorization: '/authorize',
  token: '/token',
  jwks: '/jwks',
  introspection: '/introspect',
  revocation: '/revoke',
};

function configuration(app: App): Configuration {
  const base = fhirBase(app.config);
  const { Check, Prompt } = interactionPolicy;
  const undecided = new Check('undecided', 'consent is required', 'consent_required', (ctx) =>
    ctx.oidc.result?.consent?.grantId === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  return {
    adapter: (model: string) => adapterOf(app, model),
    routes: ROUTES,
    scopes: [...OTHER_SCOPES],
    claims: { openid: ['sub'], fhirUser: ['fhirUser'], profile: ['name'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'private_key_jwt'],
    enabledJWA: { clientAuthSigningAlgValues: ['RS384', 'ES384'], idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: () => true },
    extraParams: { aud: checkAudience(base), launch: checkLaunch(app) },
    assertJwtClientAuthClaimsAndHeader: checkAssertion,
    findAccount: (_ctx, sub) => findAccount(app, sub),
    interactions: {
      policy: [new Prompt({ name: 'login' }), new Prompt({ name: 'consent', requestable: true }, undecided)],
      url: (_ctx, interaction) => `${OAUTH_PATH}/interaction/${interaction.uid}`,
    },
    loadExistingGrant: (ctx) => {
      const grantId = ctx.oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : ctx.oidc.provider.Grant.find(grantId);
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, _client, source) => source.scopes.has('offline_access'),
    expiresWithSession: () => false,
    revokeGrantPolicy: () => true,
    ttl: {
      AccessToken: 15 * MINUTE,
      AuthorizationCode: MINUTE,
      ClientCredentials: 5 * MINUTE,
      IdToken: 15 * MINUTE,
      Interaction: 30 * MINUTE,
      RefreshToken: 90 * DAY,
      Session: MINUTE,
      Grant: 90 * DAY,
    },
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((uri) => URL.parse(uri)?.origin === origin),
    fetch: (url, options) => fetchKeys(app, url, options),
    renderError,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      introspection: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) =>
          readKey(token.clientId ?? '')?.clinicId === readKey(client.clientId)?.clinicId &&
          (client.clientAuthMethod !== 'none' || token.clientId === client.clientId),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => base,
        useGrantedResource: () => true,
        getResourceServerInfo: async (ctx, resource, client) => {
          if (resource !== base) throw new errors.InvalidTarget();
          const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
          const requested = code?.scope ?? refresh?.scope ?? textOf(ctx.oidc.params?.['scope']);
          const scopes = await limitScopes(app, client.clientId, requested);
          return { scope: scopes.join(' '), audience: base, accessTokenFormat: 'opaque' };
        },
      },
    },
  };
}

/**
 * Reads an app's public keys. Addresses in private networks are refused by the library, which also limits time and size;
 * an app on this machine is reached if Salus itself is only used from it, as in the demo.
 */
function fetchKeys({ config }: App, url: string | URL | Request, options?: RequestInit): Promise<Response> {
  if (options === undefined || !('dispatcher' in options)) throw new Error('addresses can’t be checked');
  const { dispatcher: _guard, ...unguarded } = options;
  const { hostname } = new URL(url instanceof Request ? url.url : url);
  const isLocal = isLoopback(new URL(config.publicUrl).hostname) && isLoopback(hostname);
  return fetch(url, { ...(isLocal ? unguarded : options), redirect: 'error' });
}

/** Returns the requested scopes that the app's registration allows now. */
async function limitScopes(app: App, clientId: string, requested: string): Promise<string[]> {
  const key = readKey(clientId);
  const registered = key === null ? null : await findActiveApp(app.database.kysely, key.clinicId, key.id);
  if (registered === null) throw new errors.InvalidClient('client is invalid');
  const scopes = grantableScopes(requested, registered.scopes, registered.kind === 'backend' ? 'system' : 'member');
  if (scopes.length === 0) throw new errors.InvalidScope('requested scope is not allowed', requested);
  return scopes;
}
