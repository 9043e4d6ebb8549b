import { request } from '#kit/api/request.ts';
import { can } from '#kit/session/viewer.ts';
import { ZoomLoginInfoDocument } from './calendar.operations.gen.ts';

/** Where /settings/VA-Internal leads: to the authorization while one has linked no account that works, else to the meetings that come. */
export async function meetingsPath(): Promise<string> {
  const upcoming = '/settings/VA-OAuth-upcoming-meetings';
  if (!can('meetings.link')) return upcoming;
  const info = await request(ZoomLoginInfoDocument, {}).catch(() => null);
  return info?.zoomLoginInfo?.state === 'linked' ? upcoming : '/settings/VA-OAuth-authorization';
}
