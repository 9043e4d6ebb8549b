import { type Client, errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { App } from '#platform/app.ts';
import { readKey } from '../../rules/index.ts';
import { findLaunch } from '../launch/launches.ts';

const LONGEST_ASSERTION = 5 * 60;

type ParamCheck = (ctx: KoaContextWithOIDC, value: string | undefined, client: Client) => void | Promise<void>;

/** Checks that an authorization request is meant for this FHIR API, so that no token goes to a counterfeit server. */
export function checkAudience(base: string): ParamCheck {
  return (_ctx, value) => {
    if (value?.replace(/\/$/, '') !== base) throw new errors.InvalidRequest('aud must be the address of the FHIR API');
  };
}

/** Checks that the launch of a request is open, and was started for this app. */
export function checkLaunch(app: App): ParamCheck {
  return async (_ctx, value, client) => {
    if (value === undefined) return;
    const key = readKey(client.clientId);
    if (key === null || (await findLaunch(app, key, value)) === null)
      throw new errors.InvalidRequest('launch is unknown or has expired');
  };
}

/** Checks an app's signed assertion: it must expire within five minutes, and `sub` must be the app. */
export function checkAssertion(
  _ctx: KoaContextWithOIDC,
  claims: Record<string, unknown>,
  _header: Record<string, unknown>,
  client: Client,
): void {
  const { exp, sub } = claims;
  const now = Math.floor(Date.now() / 1000);
  if (typeof exp !== 'number' || exp > now + LONGEST_ASSERTION + 15)
    throw new errors.InvalidClientAuth('exp must be at most five minutes ahead');
  if (sub !== client.clientId) throw new errors.InvalidClientAuth('sub must be the client_id');
}
