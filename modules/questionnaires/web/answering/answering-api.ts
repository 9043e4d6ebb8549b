import { ApiError, NETWORK } from '#kit/api/api-error.ts';

// Sent along with each change; another site can't read it. It lies in memory only.
let csrf = '';

/** Calls what a patient calls who came by a link, with its own cookie and never with a token of the staff; throws an ApiError. */
export async function callQuestions<Result>(path: string, body: object): Promise<Result> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/questionnaires/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-salus-questions': csrf },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
    });
    answer = await response.json();
  } catch {
    throw new ApiError(NETWORK, 'We could not be reached. Please check your connection and try again.');
  }
  if (!response.ok) throw errorOf(answer);
  const { csrf: fresh } = answer as { csrf?: string };
  if (typeof fresh === 'string') csrf = fresh;
  return answer as Result;
}

/** Calls one of the patient's operations. */
export const callAnswering = <Result>(operation: string, input: object = {}): Promise<Result> =>
  callQuestions<Result>(`operations/${operation}`, input);

function errorOf(answer: unknown): ApiError {
  const { code, message, issues } = (answer ?? {}) as {
    code?: string;
    message?: string;
    issues?: { path: string; message: string }[];
  };
  if (code === undefined || message === undefined)
    return new ApiError('INTERNAL', 'Something went wrong on our side. Please try again, or call us.');
  const found = issues ?? [];
  return new ApiError(code, message, {
    subType: found.length > 0 ? 'Z_InputError' : 'Z_NotificationError',
    issues: found,
  });
}
