import { ApiError, hasCode, NETWORK } from '#kit/api/api-error.ts';

/** Describes an import error in a sentence that says how to continue. */
export function importProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Nothing was imported.';
  // The final response of a completed import may have been lost with the connection.
  return hasCode(error, NETWORK) ? `${error.message} Try again: no patient will be imported twice.` : error.message;
}
