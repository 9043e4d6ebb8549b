import { ApiError, NETWORK } from '../api/api-error.ts';
import { t, tMessage } from '../language/use-language.ts';

/**
 * Returns the calls of a page that a patient opened by a link, to routes below `base`: with the page's own cookie and
 * never with a staff token. `csrfHeader` names the header that sends back the `csrf` value of an earlier response;
 * without it, no cookie is sent either. Throws an ApiError.
 */
export function portalCalls(
  base: string,
  csrfHeader?: string,
): <Result>(path: string, body?: object) => Promise<Result> {
  // Another site can't read it. Stored in memory only.
  let csrf = '';
  return async <Result>(path: string, body?: object): Promise<Result> => {
    const headers = { 'content-type': 'application/json', ...(csrfHeader !== undefined && { [csrfHeader]: csrf }) };
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${base}/${path}`, {
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', headers, body: JSON.stringify(body) }),
        credentials: csrfHeader === undefined ? 'omit' : 'same-origin',
        cache: 'no-store',
      });
      answer = await response.json();
    } catch {
      throw new ApiError(NETWORK, t('The server could not be reached. Check your connection and try again.'));
    }
    if (!response.ok) throw errorOf(answer);
    const { csrf: fresh } = answer as { csrf?: string };
    if (typeof fresh === 'string') csrf = fresh;
    return answer as Result;
  };
}

function errorOf(answer: unknown): ApiError {
  const { code, message, issues } = (answer ?? {}) as {
    code?: string;
    message?: string;
    issues?: { path: string; message: string }[];
  };
  if (code === undefined || message === undefined)
    return new ApiError('INTERNAL', t('Something went wrong on our side. Try again, or call us.'));
  const found = issues ?? [];
  return new ApiError(code, tMessage(message), {
    subType: found.length > 0 ? 'Z_InputError' : 'Z_NotificationError',
    issues: found.map((issue) => ({ ...issue, message: tMessage(issue.message) })),
  });
}
