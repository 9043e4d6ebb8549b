import type { Refusal } from '#platform/refusal.ts';
import { refuse } from '#platform/refusal.ts';
import type { PublicRequest } from '#platform/request.ts';
import { factorDisplay } from '../rules/index.ts';
import { countRecoveryCodes, findFactors, findSentCodes } from './factors.sql.ts';
import { halfDone } from './half-done.ts';
import { findPasskeys } from './passkeys.sql.ts';
import { sendCode } from './send-code.ts';
import { stepOver } from './sign-in-flow.ts';

/** A way to finish a half-done sign-in. */
export interface TwoFaMethod {
  id: string;
  kind: string;
  two_fa_display: string;
  is_default: boolean;
  used: boolean;
}

/** The ways in which a half-done sign-in can be finished; nothing in them shows more than its owner needs to know it again. */
export async function twoFaMethods(request: PublicRequest, token: string): Promise<TwoFaMethod[] | Refusal> {
  const { kysely } = request.house.database;
  const step = await halfDone(request, token, 'two_fa');
  if (step === null) return stepOver();
  const { clinic_id: clinicId, user_id: userId } = step;
  const [factors, passkeys, codes, sent] = await Promise.all([
    findFactors(kysely, clinicId, userId),
    findPasskeys(kysely, clinicId, userId),
    countRecoveryCodes(kysely, clinicId, userId),
    findSentCodes(kysely, clinicId, userId, new Date(request.now.getTime() - 3_600_000)),
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

/** Sends the code of one of these ways. */
export async function sendAuthCode(
  request: PublicRequest,
  input: { token: string; method_id: string },
): Promise<{ ok: boolean; sent_to: string } | Refusal> {
  const step = await halfDone(request, input.token, 'two_fa');
  if (step === null) return stepOver();
  const factors = await findFactors(request.house.database.kysely, step.clinic_id, step.user_id);
  const factor = factors.find(({ id, kind }) => id === input.method_id && kind !== 'totp');
  if (factor === undefined) return refuse('METHOD_REFUSED', 'No code can be sent this way.', 'Sign-in');
  return sendCode(request, { clinicId: step.clinic_id, userId: step.user_id }, factor, step.id);
}
