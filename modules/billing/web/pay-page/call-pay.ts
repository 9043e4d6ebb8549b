import { ApiError } from '#kit/api/api-error.ts';
import { portalCalls } from '#kit/portal/portal-calls.ts';

const call = portalCalls('/api/pay');

/** Calls the endpoints of the pay page; there is no session: each call contains the link and the date of birth. */
export async function callPay<Result>(path: string, body: object): Promise<Result> {
  try {
    return await call<Result>(path, body);
  } catch (error) {
    // The page has no form fields for field errors.
    const said = error instanceof ApiError ? error.issues[0] : undefined;
    throw said === undefined ? error : new ApiError((error as ApiError).code, said.message);
  }
}
