import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import { ZoomLoginInfoDocument } from './calendar.operations.gen.ts';

/**
 * The signed-in user's online-meeting flag: T if they have a working linked account; undefined while unknown, and for
 * users who can't link one.
 */
export function useZoomFlag(): 'T' | 'F' | undefined {
  const { data } = useApiQuery(ZoomLoginInfoDocument, {}, { quiet: true, enabled: can('meetings.link') });
  useLive('meetings.account-changed', () => refreshQueries('calendar', 'ZoomLoginInfo'));
  return data === undefined ? undefined : data.zoomLoginInfo?.state === 'linked' ? 'T' : 'F';
}
