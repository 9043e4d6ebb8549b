import type { App } from '#platform/app.ts';
import { callProvider } from './call-provider.ts';
import { expireAccount, type AccountKey } from './linked-accounts.sql.ts';
import { placesOf } from './providers.ts';
import { accessToken } from './tokens.ts';

/** The result of an API call on behalf of a member. */
export type Outcome =
  | { kind: 'done'; status: number; body: Record<string, unknown> }
  | { kind: 'signed-out' }
  /** The call can be retried; `mayHaveRun` if the provider may have executed it. */
  | { kind: 'later'; error: 'too-many' | 'unreachable'; retryAfter: number | null; mayHaveRun: boolean };

/** Calls a provider's API on behalf of a member; a rejected token is refreshed once. */
export async function callAs(app: App, key: AccountKey, method: string, path: string, body?: object): Promise<Outcome> {
  let rejectedToken: string | undefined;
  for (;;) {
    const access = await accessToken(app, key, rejectedToken);
    if (access === 'signed-out') return { kind: 'signed-out' };
    if (access === 'later') return { kind: 'later', error: 'unreachable', retryAfter: null, mayHaveRun: false };
    const called = await callProvider(`${placesOf(app.config, key.provider)!.api}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (called.kind === 'silence') return { kind: 'later', error: 'unreachable', retryAfter: null, mayHaveRun: true };
    const { status, retryAfter } = called;
    if (status === 401 && rejectedToken === undefined) {
      rejectedToken = access.token;
      continue;
    }
    if (status === 401) {
      await expireAccount(app.database.kysely, key);
      return { kind: 'signed-out' };
    }
    if (status === 429) return { kind: 'later', error: 'too-many', retryAfter, mayHaveRun: false };
    if (status >= 500) return { kind: 'later', error: 'unreachable', retryAfter, mayHaveRun: true };
    return { kind: 'done', status, body: called.body };
  }
}
