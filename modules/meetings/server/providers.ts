import type { AppConfig, Config } from '#platform/config.ts';

/** The providers of accounts that members can link. */
export type Provider = 'zoom' | 'google';

/** The endpoints of a provider. */
export interface ProviderPlaces {
  app: AppConfig;
  authorize: string;
  token: string;
  api: string;
  /** The OAuth scope requested; null for the app's default. */
  scope: string | null;
  /** The page that users return to. */
  returnPath: string;
  /** True if the app authenticates with basic auth instead of form fields. */
  basic: boolean;
}

const CALENDAR = 'https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.readonly';

/** Returns the endpoints of a provider; null if it is not configured. */
export function placesOf(config: Config, provider: Provider): ProviderPlaces | null {
  const app = config[provider];
  if (app === null) return null;
  const base = app.baseUrl;
  if (provider === 'zoom') {
    const oauth = `${base ?? 'https://zoom.us'}/oauth`;
    return {
      app,
      authorize: `${oauth}/authorize`,
      token: `${oauth}/token`,
      api: `${base ?? 'https://api.zoom.us'}/v2`,
      scope: null,
      returnPath: '/settings/VA-OAuth-authorization',
      basic: true,
    };
  }
  return {
    app,
    authorize: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    api: `${base ?? 'https://www.googleapis.com'}/calendar/v3`,
    scope: CALENDAR,
    returnPath: '/settings/calendar-elsewhere',
    basic: false,
  };
}
