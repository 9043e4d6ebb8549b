import { randomInt } from 'node:crypto';
import type { AppConfig } from '#platform/config.ts';
import { type Answer, type Call, escaped, page, type Party, type PartyState, startParty } from './oauth-party.ts';

/** A meeting as Zoom stores it. */
export interface ZoomMeeting {
  id: number;
  account: string;
  topic: string;
  agenda: string;
  start_time: string;
  duration: number;
  timezone: string;
  password: string;
}

interface State extends PartyState {
  meetings: Record<string, ZoomMeeting>;
}

const UNKNOWN: Answer = { status: 404, body: { code: 3001, message: 'Meeting does not exist.' } };

/** Starts Zoom's OAuth and meetings API on a free loopback port; its state is stored in `file`. */
export function startZoomServer(file: string, app: AppConfig): Promise<Party & { state: State }> {
  return startParty<State>({
    name: 'Zoom',
    file,
    app,
    empty: { codes: {}, access: {}, refresh: {}, meetings: {} },
    authorizePath: '/oauth/authorize',
    tokenPath: '/oauth/token',
    rotates: true,
    answer,
  });
}

function answer(call: Call, state: State, account: string | null, url: string): Answer {
  const { method, path } = call;
  const joined = /^\/j\/(\d+)$/.exec(path)?.[1];
  if (joined !== undefined) return meetingPage(state.meetings[joined]);
  if (path === '/oauth/revoke') return { status: 200, body: { status: 'success' } };
  if (account === null) return { status: 401, body: { code: 124, message: 'Invalid access token.' } };
  if (method === 'GET' && path === '/v2/users/me') return { status: 200, body: { email: account } };
  if (path === '/v2/users/me/meetings') {
    const own = Object.values(state.meetings).filter((meeting) => meeting.account === account);
    if (method === 'GET') return { status: 200, body: { meetings: own.map((meeting) => shown(meeting, url)) } };
    const meeting = { id: randomInt(80_000_000_000, 89_999_999_999), account, ...fields(call.body) } as ZoomMeeting;
    state.meetings[meeting.id] = meeting;
    return { status: 201, body: shown(meeting, url) };
  }
  const meeting = state.meetings[/^\/v2\/meetings\/(\d+)$/.exec(path)?.[1] ?? ''];
  if (meeting === undefined || meeting.account !== account) return UNKNOWN;
  if (method === 'PATCH') {
    Object.assign(meeting, fields(call.body));
    return { status: 204 };
  }
  if (method === 'DELETE') {
    delete state.meetings[meeting.id];
    return { status: 204 };
  }
  return { status: 200, body: shown(meeting, url) };
}

function fields(body: string): Partial<ZoomMeeting> {
  const { topic, agenda, start_time, duration, timezone, password } = JSON.parse(body) as Partial<ZoomMeeting>;
  return { topic, agenda, start_time, duration, timezone, password };
}

function shown(meeting: ZoomMeeting, url: string): object {
  return {
    ...meeting,
    type: 2,
    join_url: `${url}/j/${meeting.id}?pwd=${meeting.password}`,
    start_url: `${url}/j/${meeting.id}?host=1`,
  };
}

function meetingPage(meeting: ZoomMeeting | undefined): Answer {
  if (meeting === undefined) return { status: 404, body: page('No such meeting', '<p>It was deleted.</p>') };
  const when = `${escaped(meeting.start_time)}, ${meeting.duration} minutes`;
  return { status: 200, body: page(meeting.topic, `<p>The meeting would take place here: ${when}.</p>`) };
}
