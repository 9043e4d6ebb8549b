import { request } from '#kit/api/request.ts';
import { can } from '#kit/session/viewer.ts';
import { ZoomLoginInfoDocument } from './calendar.operations.gen.ts';

/**
 * Returns the target of /settings/VA-Internal: the authorization page until the user has a working linked account, then
 * the upcoming meetings.
 */
export async function meetingsPath(): Promise<string> {
  const upcoming = '/settings/VA-OAuth-upcoming-meetings';
  if (!can('meetings.link')) return upcoming;
  const info = await request(ZoomLoginInfoDocument, {}).catch(() => null);
  return info?.zoomLoginInfo?.state === 'linked' ? upcoming : '/settings/VA-OAuth-authorization';
}
