import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import { ZoomLoginInfoDocument } from './calendar.operations.gen.ts';

/** The online-meeting flag of whoever is signed in: T once they have linked an account that works; undefined until it is known, and for who links none. */
export function useZoomFlag(): 'T' | 'F' | undefined {
  const { data } = useApiQuery(ZoomLoginInfoDocument, {}, { quiet: true, enabled: can('meetings.link') });
  useLive('meetings.account-changed', () => refreshQueries('calendar', 'ZoomLoginInfo'));
  return data === undefined ? undefined : data.zoomLoginInfo?.state === 'linked' ? 'T' : 'F';
}
