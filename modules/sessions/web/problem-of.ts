import { ApiError } from '#kit/api/api-error.ts';

/** Returns a sentence about an error. Closing the passkey dialog is not an error, and the sentence says so. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey was not used. Try again, or use another method.';
  return name === 'InvalidStateError'
    ? 'This device already has a passkey for your account.'
    : 'Something went wrong. Please try again.';
}
