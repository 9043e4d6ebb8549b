import { ApiError, hasCode, NETWORK } from '#kit/api/api-error.ts';

/** What went wrong with a file, as a sentence with a way on. */
export function importProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page. Nothing was imported.';
  // The last word of a finished import may have been lost with the connection.
  return hasCode(error, NETWORK) ? `${error.message} Try again: no patient will be imported twice.` : error.message;
}
