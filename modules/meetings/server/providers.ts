import type { AppConfig, Config } from '#platform/config.ts';

/** Who holds accounts that members link. */
export type Provider = 'zoom' | 'google';

/** Where a provider's calls go. */
export interface ProviderPlaces {
  app: AppConfig;
  authorize: string;
  token: string;
  api: string;
  /** Asked for beside what the app itself was given. */
  scope: string | null;
  /** The page that people come back to. */
  returnPath: string;
  /** The app names itself by basic auth, and not in the form. */
  basic: boolean;
}

const CALENDAR = 'https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.readonly';

/** The places of a provider; null where the clinic has no app there. */
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
