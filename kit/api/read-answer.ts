import { tMessage } from '../language/use-language.ts';
import { ApiError, type ApiIssue, NETWORK, UNAUTHENTICATED, UNEXPECTED } from './api-error.ts';

interface ResponseError {
  message?: unknown;
  extensions?: { code?: unknown; subType?: unknown; title?: unknown; issues?: unknown };
}

/** From specification 1 §8, verbatim. */
export const LOGGED_OUT = 'Logged out due to long inactivity.';

/**
 * Returns the data of a response, or the ApiError that it represents. `body` is the parsed JSON, or undefined if there
 * was none. A proxy's error page for a server that is down counts as a network error, so reads are retried.
 */
export function readAnswer<Result>(status: number, body: unknown, retryAfter?: number): Result {
  if (status === 401) throw new ApiError(UNAUTHENTICATED, LOGGED_OUT);
  const answer = (typeof body === 'object' && body !== null ? body : {}) as {
    data?: unknown;
    errors?: ResponseError[];
  };
  const first = answer.errors?.[0];
  if (first !== undefined) throw errorFrom(first, retryAfter);
  if (status === 502 || status === 503 || status === 504) throw new ApiError(NETWORK, 'The server is not answering.');
  if (status >= 400 || answer.data === undefined || answer.data === null)
    throw new ApiError(UNEXPECTED, `The server answered with status ${status}.`, { retryAfter });
  return answer.data as Result;
}

function errorFrom(error: ResponseError, retryAfter: number | undefined): ApiError {
  const { code, subType, title, issues } = error.extensions ?? {};
  return new ApiError(text(code) ?? UNEXPECTED, tMessage(text(error.message) ?? 'Something went wrong.'), {
    subType: subType === 'Z_InputError' || subType === 'Z_NotificationError' ? subType : undefined,
    title: text(title),
    issues: Array.isArray(issues) ? issues.flatMap(issueFrom) : [],
    retryAfter,
  });
}

function issueFrom(value: unknown): ApiIssue[] {
  const { path, message } = (value ?? {}) as { path?: unknown; message?: unknown };
  const joined = Array.isArray(path) ? path.join('.') : path;
  return typeof joined === 'string' && typeof message === 'string'
    ? [{ path: joined, message: tMessage(message) }]
    : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
