import type { App } from '#platform/app.ts';
import { callAs, type Outcome } from '../call-as.ts';
import type { Meeting } from '../meetings.sql.ts';

/** A meeting as returned by Zoom. */
export interface ZoomMeeting {
  providerId: string;
  joinUrl: string;
}

/** The result of a call to Zoom: `refused` for a permanent error. */
export type ZoomAnswer<T> = { kind: 'done'; value: T } | { kind: 'refused' } | Exclude<Outcome, { kind: 'done' }>;

/** The fields that identify a meeting at Zoom. */
export type PlacedMeeting = Pick<Meeting, 'clinic_id' | 'id' | 'host_id' | 'provider_id'>;

const keyOf = (meeting: PlacedMeeting) => ({
  clinicId: meeting.clinic_id,
  userId: meeting.host_id,
  provider: 'zoom' as const,
});

// A marker to find a meeting whose creation was never confirmed; Zoom's list includes the beginning of the agenda.
const markOf = ({ id }: PlacedMeeting): string => `[Salus ${id}]`;

function fieldsOf(meeting: Meeting): object {
  return {
    topic: meeting.topic,
    start_time: meeting.start_time.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    duration: Math.max(1, Math.round((meeting.end_time.getTime() - meeting.start_time.getTime()) / 60_000)),
    timezone: meeting.time_zone,
    password: meeting.password,
    agenda: `${markOf(meeting)}${meeting.agenda === '' ? '' : `\n${meeting.agenda}`}`,
  };
}

/** Creates a meeting. */
export async function createZoomMeeting(app: App, meeting: Meeting): Promise<ZoomAnswer<ZoomMeeting>> {
  const answer = await callAs(app, keyOf(meeting), 'POST', '/users/me/meetings', { type: 2, ...fieldsOf(meeting) });
  if (answer.kind !== 'done') return answer;
  const made = answer.status < 300 ? shape(answer.body) : null;
  return made === null ? { kind: 'refused' } : { kind: 'done', value: made };
}

/** Updates a meeting to its desired state; false if it no longer exists at Zoom. */
export async function changeZoomMeeting(app: App, meeting: Meeting): Promise<ZoomAnswer<boolean>> {
  const path = `/meetings/${meeting.provider_id ?? ''}`;
  return yesOrGone(await callAs(app, keyOf(meeting), 'PATCH', path, fieldsOf(meeting)));
}

/** Returns the current meeting of a number: changing the password changes the link. */
export async function readZoomMeeting(app: App, meeting: Meeting): Promise<ZoomAnswer<ZoomMeeting>> {
  const answer = await callAs(app, keyOf(meeting), 'GET', `/meetings/${meeting.provider_id ?? ''}`);
  if (answer.kind !== 'done') return answer;
  const found = answer.status === 200 ? shape(answer.body) : null;
  return found === null ? { kind: 'refused' } : { kind: 'done', value: found };
}

/** Deletes a meeting; false if it no longer existed at Zoom. */
export async function deleteZoomMeeting(app: App, meeting: PlacedMeeting): Promise<ZoomAnswer<boolean>> {
  return yesOrGone(await callAs(app, keyOf(meeting), 'DELETE', `/meetings/${meeting.provider_id ?? ''}`));
}

/** Returns a meeting that Zoom created without a confirmed response; null if there is none. */
export async function findZoomMeeting(app: App, meeting: PlacedMeeting): Promise<ZoomAnswer<ZoomMeeting | null>> {
  let page = '';
  for (let pages = 0; pages < 20; pages += 1) {
    const path = `/users/me/meetings?type=scheduled&page_size=300${page === '' ? '' : `&next_page_token=${encodeURIComponent(page)}`}`;
    const answer = await callAs(app, keyOf(meeting), 'GET', path);
    if (answer.kind !== 'done') return answer;
    if (answer.status !== 200) return { kind: 'refused' };
    const { meetings, next_page_token } = answer.body as {
      meetings?: Record<string, unknown>[];
      next_page_token?: string;
    };
    const found = (meetings ?? []).find(
      ({ agenda }) => typeof agenda === 'string' && agenda.startsWith(markOf(meeting)),
    );
    if (found !== undefined) return { kind: 'done', value: shape(found) };
    page = next_page_token ?? '';
    if (page === '') break;
  }
  return { kind: 'done', value: null };
}

function shape({ id, join_url }: Record<string, unknown>): ZoomMeeting | null {
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof join_url !== 'string') return null;
  return /^https?:\/\//.test(join_url) ? { providerId: String(id), joinUrl: join_url } : null;
}

function yesOrGone(answer: Outcome): ZoomAnswer<boolean> {
  if (answer.kind !== 'done') return answer;
  if (answer.status === 404) return { kind: 'done', value: false };
  return answer.status < 300 ? { kind: 'done', value: true } : { kind: 'refused' };
}
