import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { CONFIRMED_MINUTES } from '../rules/index.ts';
import { recordFailure } from './sign-in/record-sign-in.ts';
import { fitsPassword } from './password.ts';
import { confirmSession, readCredentialOf, readOpenSession } from './session/sessions.sql.ts';
import { giveBack, inAQuarter, takeAttempt, tooManyAttempts } from './sign-in/rate-limit.ts';

const byUser = inAQuarter('confirmation', 10);

/**
 * Verifies the caller's password; returns a domain error otherwise. Attempts are limited, so that an unattended page
 * can't be used for guessing.
 */
export async function provePassword(ctx: RequestContext, password: string): Promise<DomainError | null> {
  const { app, actor } = ctx;
  const attempts = [{ limit: byUser, key: `${actor.clinicId} ${actor.userId}` }];
  if (!(await takeAttempt(ctx, attempts))) return tooManyAttempts();
  const credential = await readCredentialOf(app.database.kysely, actor.clinicId, actor.userId);
  if (!(await fitsPassword(credential?.password_hash ?? null, password.slice(0, 1000) || '-', app.keys))) {
    await recordFailure(ctx, actor, 'wrong password while signed in');
    return domainError('PASSWORD_REFUSED', 'Wrong password.', 'Please check');
  }
  await giveBack(ctx, attempts);
  return null;
}

/** Confirms the caller's identity by password, for the next minutes. */
export async function confirmPassword(ctx: RequestContext, password: string): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  const error = await provePassword(ctx, password);
  if (error !== null) return error;
  await confirmSession(app.database.kysely, actor.clinicId, actor.sessionId, now);
  return { ok: true };
}

/**
 * Returns the domain error CONFIRM_PASSWORD if the caller's last confirmation is too old to change security settings.
 */
export async function notConfirmed(ctx: RequestContext): Promise<DomainError | null> {
  const { app, actor, now } = ctx;
  const session = await readOpenSession(app.database.kysely, actor.clinicId, actor.sessionId);
  const confirmed = session?.confirmed_time?.getTime() ?? 0;
  if (now.getTime() - confirmed < CONFIRMED_MINUTES * 60_000) return null;
  return domainError('CONFIRM_PASSWORD', 'Enter your password again to change this.', 'Confirm it’s you');
}
