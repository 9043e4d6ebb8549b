import { startGoogleServer, type GoogleItem } from '../../../../sandbox/google-server.ts';
import type { Party, PartyState } from '../../../../sandbox/oauth-party.ts';
import { startZoomServer, type ZoomMeeting } from '../../../../sandbox/zoom-server.ts';
import type { AppConfig } from '#platform/config.ts';

/** A sandbox provider, for tests over HTTP. */
export interface TestProvider extends Party {
  app: AppConfig;
  state: PartyState & {
    meetings?: Record<string, ZoomMeeting>;
    items?: Record<string, GoogleItem>;
    rev?: number;
    oldest?: number;
  };
  /** Accepts a consent page; returns the parameters of its redirect. */
  allow(url: string, account: string): Promise<{ code: string; state: string }>;
  meetings(): ZoomMeeting[];
  items(): GoogleItem[];
}

/** Starts a sandbox provider that stores its state in `file`. */
export async function startTestProvider(kind: 'zoom' | 'google', file: string): Promise<TestProvider> {
  const app: AppConfig = { clientId: 'test', clientSecret: 'test-secret', baseUrl: null };
  const party = await (kind === 'zoom' ? startZoomServer(file, app) : startGoogleServer(file, app));
  app.baseUrl = `http://127.0.0.1:${party.port}`;
  const state: TestProvider['state'] = party.state;
  return {
    ...party,
    app,
    state,
    async allow(url, account) {
      const { origin, pathname, searchParams } = new URL(url);
      const form = new URLSearchParams({ ...Object.fromEntries(searchParams), account, allow: 'yes' });
      const answer = await fetch(origin + pathname, { method: 'POST', body: form, redirect: 'manual' });
      const back = new URL(answer.headers.get('location')!).searchParams;
      return { code: back.get('code')!, state: back.get('state')! };
    },
    meetings: () => Object.values(state.meetings ?? {}),
    items: () => Object.values(state.items ?? {}),
  };
}
