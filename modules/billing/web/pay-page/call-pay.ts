import { ApiError, NETWORK } from '#kit/api/api-error.ts';

/** Calls what the page behind a statement’s code calls; there is no session: each call brings the link and the date of birth. */
export async function callPay<Result>(path: string, body: object): Promise<Result> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/pay/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
    });
    answer = await response.json();
  } catch {
    throw new ApiError(NETWORK, 'We could not be reached. Please check your connection and try again.');
  }
  if (response.ok) return answer as Result;
  const { code, message, issues } = (answer ?? {}) as {
    code?: string;
    message?: string;
    issues?: { path: string; message: string }[];
  };
  throw new ApiError(
    code ?? 'INTERNAL',
    issues?.[0]?.message ?? message ?? 'Something went wrong on our side. Please try again, or call us.',
  );
}
