import { ApiError } from '#kit/api/api-error.ts';
import { portalCalls } from '#kit/portal/portal-calls.ts';

const call = portalCalls('/api/pay');

/** Calls what the page behind a statement’s code calls; there is no session: each call brings the link and the date of birth. */
export async function callPay<Result>(path: string, body: object): Promise<Result> {
  try {
    return await call<Result>(path, body);
  } catch (error) {
    // The page has no fields to tell an issue beside.
    const said = error instanceof ApiError ? error.issues[0] : undefined;
    throw said === undefined ? error : new ApiError((error as ApiError).code, said.message);
  }
}
