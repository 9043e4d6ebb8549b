import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { AppConfig } from '#platform/config.ts';
import type { LocalServer } from './mail-server.ts';

/** A received call with its body. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A response: an object is sent as JSON, a text as a page. */
export interface Answer {
  status: number;
  body?: object | string;
  headers?: Record<string, string>;
}

interface Grant {
  account: string;
  expires: number;
}

/** The state of an OAuth service that survives a restart. */
export interface PartyState {
  codes: Record<string, Grant & { challenge: string | null; redirect: string }>;
  access: Record<string, Grant>;
  refresh: Record<string, Grant>;
}

/** A service of the sandbox; tests can make it fail. */
export interface Party extends LocalServer {
  /** The received calls, as `METHOD path`. */
  readonly calls: string[];
  /**
   * Faults for the next calls whose `METHOD path` starts with `on`; `lose` performs the call and closes the connection
   * before it responds.
   */
  readonly faults: { on: string; status?: number; retryAfter?: number; lose?: true; wait?: number }[];
  /** Invalidates all tokens, as after an hour (`access`), or as after a revocation (`all`). */
  endTokens(which: 'access' | 'all'): void;
}

/** The definition of a kind of service. */
export interface PartyKind<State extends PartyState> {
  name: string;
  file: string;
  app: AppConfig;
  empty: State;
  authorizePath: string;
  tokenPath: string;
  /** True if a refresh token can be used only once. */
  rotates: boolean;
  answer: (call: Call, state: State, account: string | null, url: string) => Answer;
}

const TOKEN_SECONDS = 3600;
// More than are ever needed here, and small enough to be written with each call.
const MOST_GRANTS = 500;
const MOST_CALLS = 10_000;

/** Starts a service on a free loopback port: a consent page without a password, expiring tokens, and its own calls. */
export async function startParty<State extends PartyState>(kind: PartyKind<State>): Promise<Party & { state: State }> {
  const state = load(kind);
  const calls: string[] = [];
  const faults: Party['faults'] = [];
  const save = (): void => {
    mkdirSync(dirname(kind.file), { recursive: true, mode: 0o700 });
    writeFileSync(`${kind.file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${kind.file}.new`, kind.file);
  };
  let port = 0;
  const server = createServer((http, reply) => {
    void (async () => {
      const url = new URL(http.url ?? '/', 'http://sandbox');
      const method = http.method ?? 'GET';
      calls.push(`${method} ${url.pathname}`);
      if (calls.length > MOST_CALLS) calls.splice(0, MOST_CALLS / 2);
      const call = {
        method,
        path: url.pathname,
        query: url.searchParams,
        headers: http.headers,
        body: await read(http),
      };
      const at = faults.findIndex(({ on }) => `${method} ${url.pathname}`.startsWith(on));
      const fault = at < 0 ? undefined : faults.splice(at, 1)[0];
      if (fault?.wait !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.wait));
      if (fault?.status !== undefined)
        return send(reply, {
          status: fault.status,
          body: { error: 'sandbox' },
          headers: fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
        });
      const answer =
        oauth(kind, state, call) ?? kind.answer(call, state, accountOf(state, call), `http://127.0.0.1:${port}`);
      if (method !== 'GET') save();
      if (fault?.lose === true) return http.socket.destroy();
      return send(reply, answer);
    })().catch(() => send(reply, { status: 500, body: { error: 'sandbox' } }));
  });
  port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    state,
    calls,
    faults,
    endTokens(which) {
      state.access = {};
      if (which === 'all') state.refresh = {};
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a page of the sandbox. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui;max-width:34rem;margin:3rem auto;padding:0 1rem}
button{font:inherit;padding:.4rem 1rem}input{font:inherit;padding:.3rem;width:100%;box-sizing:border-box}small{color:#555}</style>
<h1>${escaped(title)}</h1>${body}</html>`;
}

/** Escapes a text for a page or an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function load<State extends PartyState>({ file, empty }: PartyKind<State>): State {
  try {
    return { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as State) };
  } catch {
    return structuredClone(empty);
  }
}

function oauth<State extends PartyState>(kind: PartyKind<State>, state: State, call: Call): Answer | null {
  if (call.path === kind.authorizePath) return call.method === 'GET' ? consent(kind, call) : consented(state, call);
  if (call.path === kind.tokenPath && call.method === 'POST') return token(kind, state, call);
  return null;
}

function consent({ name, authorizePath }: { name: string; authorizePath: string }, { query }: Call): Answer {
  const hidden = [...query]
    .map(([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`)
    .join('');
  return {
    status: 200,
    body: page(
      `${name} of the sandbox`,
      `<p>Salus requests access to this account. This sandbox runs on this computer only and needs no password.</p>
<form method="post" action="${authorizePath}">${hidden}
<p><label>Email of the account<br><input name="account" type="email" required value="demo.doctor@example.com"></label></p>
<p><button name="allow" value="yes">Allow</button> <button name="allow" value="no" formnovalidate>Deny</button></p></form>`,
    ),
  };
}

function consented(state: PartyState, { body }: Call): Answer {
  const form = new URLSearchParams(body);
  const redirect = form.get('redirect_uri') ?? '';
  if (!URL.canParse(redirect)) return { status: 400, body: { error: 'invalid_redirect_uri' } };
  const to = new URL(redirect);
  to.searchParams.set('state', form.get('state') ?? '');
  if (form.get('allow') === 'yes') {
    const code = randomBytes(16).toString('hex');
    const grant = { account: form.get('account') ?? '', expires: Date.now() + 600_000 };
    forgetOver(state.codes);
    state.codes[code] = { ...grant, challenge: form.get('code_challenge'), redirect };
    to.searchParams.set('code', code);
  } else to.searchParams.set('error', 'access_denied');
  return { status: 302, headers: { location: to.href } };
}

function token({ app, rotates }: { app: AppConfig; rotates: boolean }, state: PartyState, call: Call): Answer {
  const form = new URLSearchParams(call.body);
  const basic = `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`;
  const known = call.headers.authorization === basic || form.get('client_secret') === app.clientSecret;
  if (!known) return { status: 401, body: { error: 'invalid_client' } };
  if (form.get('grant_type') === 'authorization_code') {
    const code = form.get('code') ?? '';
    const grant = state.codes[code];
    delete state.codes[code];
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      grant === undefined ||
      grant.expires < Date.now() ||
      grant.redirect !== form.get('redirect_uri') ||
      (grant.challenge !== null && grant.challenge !== proof)
    )
      return { status: 400, body: { error: 'invalid_grant' } };
    return { status: 200, body: tokens(state, grant.account, true) };
  }
  const given = form.get('refresh_token') ?? '';
  const grant = state.refresh[given];
  if (grant === undefined) return { status: 400, body: { error: 'invalid_grant' } };
  if (rotates) delete state.refresh[given];
  return { status: 200, body: tokens(state, grant.account, rotates) };
}

function tokens(state: PartyState, account: string, withRefresh: boolean): object {
  const [access, refresh] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  forgetOver(state.access);
  forgetOver(state.refresh);
  state.access[access] = { account, expires: Date.now() + TOKEN_SECONDS * 1000 };
  if (withRefresh) state.refresh[refresh] = { account, expires: 0 };
  const answer = { access_token: access, token_type: 'bearer', expires_in: TOKEN_SECONDS };
  return withRefresh ? { ...answer, refresh_token: refresh } : answer;
}

/** Deletes expired grants and, if there are still too many, the oldest ones. A grant with expiry 0 never expires. */
function forgetOver(grants: Record<string, Grant>): void {
  for (const [key, { expires }] of Object.entries(grants))
    if (expires !== 0 && expires < Date.now()) delete grants[key];
  const keys = Object.keys(grants);
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_GRANTS + 1))) delete grants[key];
}

function accountOf(state: PartyState, { headers }: Call): string | null {
  const grant = state.access[(headers.authorization ?? '').replace(/^Bearer /, '')];
  return grant === undefined || grant.expires < Date.now() ? null : grant.account;
}

async function read(http: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of http) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(reply: ServerResponse, { status, body, headers = {} }: Answer): void {
  if (reply.destroyed) return;
  const type = typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json';
  reply.writeHead(status, { 'content-type': type, ...headers });
  reply.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
}
