import type Provider from 'oidc-provider';
import type { App } from '#platform/app.ts';

const providers = new WeakMap<App, Promise<Provider>>();

/** Returns the authorization server of an app. Its library is loaded with the first call: most starts don't need it. */
export function providerOf(app: App): Promise<Provider> {
  let provider = providers.get(app);
  if (provider === undefined) {
    provider = import('./provider.ts').then(({ makeProvider }) => makeProvider(app));
    providers.set(app, provider);
    // The database may be unavailable for a moment: the next call tries again.
    provider.catch(() => providers.delete(app));
  }
  return provider;
}
