import type { DomainError } from '#platform/domain-error.ts';
import { domainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { factorDisplay } from '../../rules/index.ts';
import { countRecoveryCodes, findFactors, findSentCodes } from '../sign-in/factors.sql.ts';
import { pendingSignIn } from '../sign-in/pending-sign-in.ts';
import { findPasskeys } from '../sign-in/passkeys.sql.ts';
import { sendCode } from './send-code.ts';
import { stepOver } from '../sign-in/sign-in-flow.ts';

/** A method to complete a pending sign-in. */
export interface TwoFaMethod {
  id: string;
  kind: string;
  two_fa_display: string;
  is_default: boolean;
  used: boolean;
}

/** Returns the methods to complete a pending sign-in; they show only what their owner needs to recognize them. */
export async function twoFaMethods(ctx: PublicContext, token: string): Promise<TwoFaMethod[] | DomainError> {
  const { kysely } = ctx.app.database;
  const step = await pendingSignIn(ctx, token, 'two_fa');
  if (step === null) return stepOver();
  const { clinic_id: clinicId, user_id: userId } = step;
  const [factors, passkeys, codes, sent] = await Promise.all([
    findFactors(kysely, clinicId, userId),
    findPasskeys(kysely, clinicId, userId),
    countRecoveryCodes(kysely, clinicId, userId),
    findSentCodes(kysely, clinicId, userId, new Date(ctx.now.getTime() - 3_600_000)),
  ]);
  const one = (id: string, kind: string, two_fa_display: string): TwoFaMethod => ({
    id,
    kind,
    two_fa_display,
    is_default: false,
    used: false,
  });
  return [
    ...factors.map(({ id, kind, address, is_default }) => ({
      ...one(id, kind, factorDisplay(kind, address)),
      is_default,
      used: sent.some(({ factor_id, step_id }) => factor_id === id && step_id === step.id),
    })),
    ...passkeys.slice(0, 1).map(({ id }) => ({ ...one(id, 'passkey', 'Passkey'), is_default: factors.length === 0 })),
    ...(codes > 0 ? [one(step.id, 'recovery', 'Recovery code')] : []),
  ];
}

/** Sends a code with one of these methods. */
export async function sendAuthCode(
  ctx: PublicContext,
  input: { token: string; method_id: string },
): Promise<{ ok: boolean; sent_to: string } | DomainError> {
  const step = await pendingSignIn(ctx, input.token, 'two_fa');
  if (step === null) return stepOver();
  const factors = await findFactors(ctx.app.database.kysely, step.clinic_id, step.user_id);
  const factor = factors.find(({ id, kind }) => id === input.method_id && kind !== 'totp');
  if (factor === undefined) return domainError('METHOD_REFUSED', 'Codes can’t be sent this way.', 'Sign-in');
  return sendCode(ctx, { clinicId: step.clinic_id, userId: step.user_id }, factor, step.id);
}
