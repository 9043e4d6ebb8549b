import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { readPracticesOf } from '#practice/server';
import { findFactors } from './factors.sql.ts';
import { pendingSignIn } from './pending-sign-in.ts';
import { findPasskeys } from './passkeys.sql.ts';
import { beginSession, stepOver, type SignInState } from './sign-in-flow.ts';
import { spend } from '../records/one-time.sql.ts';

/** Starts the session in one of the user's practices; the token works once. */
export async function choosePractice(
  ctx: PublicContext,
  input: { practice_id: string; pre_token: string },
): Promise<SignInState | DomainError> {
  const { app, now } = ctx;
  const { kysely } = app.database;
  const step = await pendingSignIn(ctx, input.pre_token, 'practice');
  if (step === null) return stepOver();
  const practices = await readPracticesOf(kysely, step.clinic_id, step.user_id);
  if (!practices.some(({ id }) => id === input.practice_id))
    return domainError('PRACTICE_REFUSED', 'You do not belong to this practice.', 'Sign-in');
  const [factors, passkeys] = await Promise.all([
    findFactors(kysely, step.clinic_id, step.user_id),
    findPasskeys(kysely, step.clinic_id, step.user_id),
  ]);
  // A second factor was added after the password was verified: it is required from the start.
  if (step.method === 'password' && factors.length + passkeys.length > 0) return stepOver();
  if (!(await spend(kysely, 'sessions.sign_in_step', { clinicId: step.clinic_id, id: step.id }, now)))
    return stepOver();
  const proof = {
    clinicId: step.clinic_id,
    userId: step.user_id,
    method: step.method,
    deviceId: step.device_id,
  };
  const token = await beginSession(ctx, proof, input.practice_id, factors.length + passkeys.length > 0);
  return isDomainError(token) ? token : { token, two_fa_token: null, pre_token: null, practices };
}
