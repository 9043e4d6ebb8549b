import { isInUse } from '../session/activity.ts';
import { currentToken, sessionEnded, takeRenewedToken } from '../session/session-token.ts';
import type { ApiDocument } from './api-document.ts';
import { ApiError, NETWORK } from './api-error.ts';
import { callAnswered, callKey } from './call-keys.ts';
import { reportConnection } from './connection.ts';
import { isOutage, outlastOutage, type Reply } from './outlast-outage.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Calls one operation and returns its data; throws an ApiError. It waits out a short outage of the database: a read is
 * sent again, and a mutation with its key. It retries nothing else: reads are retried by the query cache, and mutations
 * are not retried automatically.
 */
export async function request<Result, Variables>(
  document: ApiDocument<Result, Variables>,
  variables: Variables,
  options: { signal?: AbortSignal; cookies?: boolean } = {},
): Promise<Result> {
  const body = JSON.stringify({ operationName: document.name, query: document.query, variables });
  // The key makes a mutation idempotent. One that names a version has one too: sent again without, it would report its
  // own change as a conflict.
  const isMutation = document.query.startsWith('mutation');
  const isKeyed = isMutation && currentToken() !== null;
  const headers = { 'content-type': 'application/json', ...(isKeyed && { 'idempotency-key': callKey(body) }) };
  const call = () =>
    send(`/api/${document.service}`, {
      method: 'POST',
      headers,
      body,
      signal: options.signal,
      // Only the trusted-device cookie is ever sent, and only with the sign-in calls.
      credentials: options.cookies === true ? 'same-origin' : 'omit',
    });
  const { status, answer, retryAfter } = await (isMutation && !isKeyed ? call() : outlastOutage(call, options.signal));
  if (isKeyed && status < 500) callAnswered(body);
  return readAnswer<Result>(status, answer, retryAfter);
}

/** Calls a REST route with the session's token and returns its JSON; throws an ApiError. `path` begins with /api/. */
export async function requestRest<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const isRead = (init.method ?? 'GET') === 'GET';
  const call = () => send(path, init);
  const { status, answer, retryAfter } = await (isRead ? outlastOutage(call, init.signal) : call());
  return readAnswer<Result>(status, isError(answer) ? answer : { data: answer }, retryAfter);
}

/** Reads a file of the API, such as a picture, with the session's token; throws an ApiError. `path` begins with /api/. */
export async function requestFile(path: string, signal?: AbortSignal): Promise<Blob> {
  // Any other path answers with the page itself.
  if (!path.startsWith('/api/')) throw new Error(`not a path of the API: ${path}`);
  const token = currentToken();
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  let response: Response;
  try {
    response = await fetch(path, { headers, signal, credentials: 'omit' });
    if (response.ok) return await response.blob();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(NETWORK, 'The server could not be reached.');
  }
  if (token !== null && response.status === 401) void sessionEnded(token);
  return readAnswer<Blob>(response.status, parsed(await response.text()));
}

/** Options for requesting a long file: with a body the request is a POST, otherwise a GET. */
export interface PartsOptions {
  body?: unknown;
  signal: AbortSignal;
  onPart: (part: Uint8Array) => void;
  /** The requested media type. */
  accept?: string;
}

/**
 * Requests a long file from a REST route and returns it; `onPart` receives each part as it arrives, to show progress. A
 * file whose end is missing is discarded, and an ApiError is thrown. `path` begins with /api/.
 */
export async function requestParts(path: string, { body, signal, onPart, accept }: PartsOptions): Promise<Blob> {
  const token = currentToken();
  const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' });
  if (accept !== undefined) headers.set('accept', accept);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  try {
    const init = { ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }), headers, signal };
    response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store' });
    if (response.ok && response.body !== null) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      const reader = response.body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        parts.push(read.value);
        onPart(read.value);
      }
      return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(NETWORK, 'The server could not be reached.');
  }
  if (token !== null && response.status === 401) void sessionEnded(token);
  return readAnswer<Blob>(response.status, parsed(await response.text()));
}

async function send(path: string, init: RequestInit): Promise<Reply> {
  const token = currentToken();
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // Background requests must not keep an unused session alive.
  if (!isInUse()) headers.set('x-salus-idle', '1');
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { credentials: 'omit', ...init, headers, cache: 'no-store' });
    text = await response.text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    reportConnection(false);
    throw new ApiError(NETWORK, 'The server could not be reached.');
  }
  const answer = parsed(text);
  const wait = Number(response.headers.get('retry-after'));
  const reply: Reply = { status: response.status, answer, retryAfter: wait > 0 ? wait : undefined };
  // A proxy's error for a server that is down counts as no connection; an error from the server itself does not.
  if (!isOutage(reply)) reportConnection(response.status < 502 || response.status > 504 || isError(answer));
  if (token !== null) {
    takeRenewedToken(response.headers.get('x-salus-token'), token);
    if (response.status === 401) void sessionEnded(token);
  }
  return reply;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isError(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Array.isArray((answer as { errors?: unknown }).errors);
}
