import { ApiError } from '#kit/api/api-error.ts';

/** A sentence for what went wrong. A passkey's dialog that somebody closed is no error, and says so. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey was not used. Try again, or use another method.';
  return name === 'InvalidStateError'
    ? 'This device already has a passkey for your account.'
    : 'Something went wrong. Please try again.';
}
