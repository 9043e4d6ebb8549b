import { randomBytes } from 'node:crypto';
import type { AppConfig } from '#platform/config.ts';
import { type Answer, type Call, escaped, page, type Party, type PartyState, startParty } from './oauth-party.ts';

/** An event as Google stores it, reduced to the fields used here. */
export interface GoogleItem {
  id: string;
  account: string;
  /** Counts the changes of the calendar. */
  rev: number;
  status: 'confirmed' | 'cancelled';
  summary?: string;
  start?: { dateTime?: string; date?: string; timeZone?: string };
  end?: { dateTime?: string; date?: string; timeZone?: string };
  transparency?: string;
  extendedProperties?: { private?: Record<string, string> };
}

interface State extends PartyState {
  rev: number;
  /** Sync tokens from before this change have expired. */
  oldest: number;
  items: Record<string, GoogleItem>;
}

const BASE = '/calendar/v3/calendars/primary';

/** Starts Google's OAuth and calendar API on a free loopback port; `/calendar` is a page that shows the calendar. */
export function startGoogleServer(file: string, app: AppConfig): Promise<Party & { state: State }> {
  return startParty<State>({
    name: 'Google Calendar',
    file,
    app,
    empty: { codes: {}, access: {}, refresh: {}, rev: 1, oldest: 0, items: {} },
    authorizePath: '/o/oauth2/v2/auth',
    tokenPath: '/token',
    rotates: false,
    answer,
  });
}

function answer(call: Call, state: State, account: string | null): Answer {
  const { method, path, body } = call;
  if (path === '/calendar') return method === 'GET' ? calendarPage(state) : addByHand(state, body);
  if (path === '/revoke') return { status: 200, body: {} };
  if (account === null) return failure(401, 'authError');
  if (path === BASE) return { status: 200, body: { id: account, timeZone: 'America/New_York' } };
  if (path === `${BASE}/events`) return method === 'GET' ? list(call, state, account) : insert(call, state, account);
  const id = path.startsWith(`${BASE}/events/`) ? decodeURIComponent(path.slice(BASE.length + 8)) : '';
  const item = state.items[`${account} ${id}`];
  if (item === undefined) return failure(404, 'notFound');
  if (method === 'PUT') {
    Object.assign(item, JSON.parse(body), { id, rev: ++state.rev });
    return { status: 200, body: shown(item) };
  }
  if (method === 'DELETE') {
    if (item.status === 'cancelled') return failure(410, 'deleted');
    Object.assign(item, { status: 'cancelled', rev: ++state.rev });
    return { status: 204 };
  }
  return { status: 200, body: item };
}

function insert({ body }: Call, state: State, account: string): Answer {
  const given = JSON.parse(body) as Partial<GoogleItem>;
  const id = given.id ?? randomBytes(13).toString('hex');
  if (!/^[a-v0-9]{5,1024}$/.test(id)) return failure(400, 'invalid');
  const key = `${account} ${id}`;
  if (state.items[key] !== undefined) return failure(409, 'duplicate');
  state.items[key] = { status: 'confirmed', ...given, id, account, rev: ++state.rev };
  return { status: 200, body: shown(state.items[key]) };
}

function shown(item: GoogleItem): object {
  return { ...item, etag: `"${item.rev}"` };
}

function list({ query }: Call, state: State, account: string): Answer {
  const token = query.get('syncToken');
  const since = token === null ? null : Number(token);
  if (since !== null && !(since >= state.oldest)) return failure(410, 'fullSyncRequired');
  const own = Object.values(state.items).filter((item) => item.account === account);
  const items = own.filter((item) => (since === null ? item.status !== 'cancelled' : item.rev > since));
  return {
    status: 200,
    body: { timeZone: 'America/New_York', items: items.map(shown), nextSyncToken: String(state.rev) },
  };
}

function calendarPage(state: State): Answer {
  const items = Object.values(state.items).filter(({ status }) => status !== 'cancelled');
  const rows = items.map(
    ({ account, summary, start }) =>
      `<li>${escaped(start?.dateTime ?? start?.date ?? '')} ${escaped(summary ?? '')} <small>${escaped(account)}</small></li>`,
  );
  const form = `<form method="post"><p><label>Account<br><input name="account" type="email" required value="demo.doctor@example.com"></label></p>
<p><label>Title<br><input name="summary" required></label></p>
<p><label>Start<br><input name="start" required placeholder="2026-11-23T09:00:00-05:00"></label></p>
<p><label>End<br><input name="end" required placeholder="2026-11-23T10:00:00-05:00"></label></p><button>Add</button></form>`;
  return { status: 200, body: page('Google Calendar of the sandbox', `<ul>${rows.join('')}</ul>${form}`) };
}

function addByHand(state: State, body: string): Answer {
  const form = new URLSearchParams(body);
  const id = randomBytes(13).toString('hex');
  const account = form.get('account') ?? '';
  const [start, end] = [form.get('start') ?? '', form.get('end') ?? ''];
  if (![start, end].every((text) => Number.isFinite(Date.parse(text)))) return failure(400, 'invalid');
  const item = { summary: form.get('summary') ?? '', start: { dateTime: start }, end: { dateTime: end } };
  state.items[`${account} ${id}`] = { id, account, rev: ++state.rev, status: 'confirmed', ...item };
  return { status: 303, headers: { location: '/calendar' } };
}

function failure(code: number, reason: string): Answer {
  return { status: code, body: { error: { code, errors: [{ reason }], message: reason } } };
}
