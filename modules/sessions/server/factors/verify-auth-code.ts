import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { readCode } from '../../rules/index.ts';
import { takeAppCode } from './code-of-app.ts';
import { findFactors, takeSentCodes, touchFactor, spendRecoveryCode } from '../sign-in/factors.sql.ts';
import { pendingSignIn } from '../sign-in/pending-sign-in.ts';
import { countFailedSignIns } from '../records/history.sql.ts';
import { recordFailure } from '../sign-in/record-sign-in.ts';
import { placeOfRecovery } from './recovery-codes.ts';
import { rememberDevice } from '../sign-in/remembered-device.ts';
import { hashSecret, isSame } from '../secrets.ts';
import { placeOfCode } from './send-code.ts';
import { afterFactors, stepOver, type SignInState } from '../sign-in/sign-in-flow.ts';
import { spend } from '../records/one-time.sql.ts';
import { takeStepTry, type Step } from '../records/steps.sql.ts';
import { giveBack, inAQuarter, takeAttempt, tooManyAttempts } from '../sign-in/rate-limit.ts';

/** The reason of a failed attempt in the log and the history. */
const WRONG_CODE = 'wrong code';
const MOST_WRONG = 10;
const QUARTER = 15 * 60_000;
// With the password one can get any number of new tokens: wrong codes are counted across all of them.
const byUser = inAQuarter('second step', MOST_WRONG);

/**
 * Completes the second step with a code of the app, a sent code, or a recovery code. CODE_REFUSED, STEP_OVER,
 * RATE_LIMITED.
 */
export async function verifyAuthCode(
  ctx: PublicContext,
  input: { code: string; token: string; remember_device?: boolean | null },
): Promise<SignInState | DomainError> {
  const { app, now } = ctx;
  const { kysely } = app.database;
  const step = await pendingSignIn(ctx, input.token, 'two_fa');
  if (step === null) return stepOver();
  const owner = { clinicId: step.clinic_id, userId: step.user_id };
  const attempts = [{ limit: byUser, key: `${owner.clinicId} ${owner.userId}` }];
  if (!(await takeAttempt(ctx, attempts))) return tooManyAttempts();
  const since = new Date(now.getTime() - QUARTER);
  if ((await countFailedSignIns(kysely, owner.clinicId, owner.userId, WRONG_CODE, since)) >= MOST_WRONG)
    return tooManyAttempts();
  if (!(await takeStepTry(kysely, owner.clinicId, step.id))) return stepOver();

  const method = await proveCode(ctx, step, input.code);
  if (method === null) {
    await recordFailure(ctx, owner, WRONG_CODE);
    return domainError('CODE_REFUSED', 'Wrong code, or it was already used.', 'Sign-in');
  }
  if (!(await spend(kysely, 'sessions.sign_in_step', { clinicId: owner.clinicId, id: step.id }, now)))
    return stepOver();
  await giveBack(ctx, attempts);
  if (input.remember_device === true) await rememberDevice(ctx, owner);
  const proof = { ...owner, method: `${step.method}+${method}`, deviceId: step.device_id };
  return afterFactors(ctx, proof, null, true);
}

/** Returns the kind of factor whose code is correct, and marks the code as used; null for a wrong one. */
async function proveCode(ctx: PublicContext, step: Step, typed: string): Promise<string | null> {
  const { app, now } = ctx;
  const { kysely } = app.database;
  const { clinic_id: clinicId, user_id: userId } = step;
  const read = readCode(typed.slice(0, 40));
  if (read === null) return null;
  if (read.kind === 'recovery') {
    const hash = await hashSecret(app.keys, placeOfRecovery(clinicId, userId), read.code);
    return (await spendRecoveryCode(kysely, clinicId, userId, hash, now)) ? 'recovery' : null;
  }
  const factors = await findFactors(kysely, clinicId, userId);
  for (const sent of await takeSentCodes(kysely, clinicId, { stepId: step.id }, now)) {
    const factor = factors.find(({ id }) => id === sent.factor_id);
    const hash = await hashSecret(app.keys, placeOfCode(clinicId, sent.id), read.code);
    if (factor === undefined || !isSame(hash, sent.code_hash)) continue;
    if (!(await spend(kysely, 'sessions.sent_code', { clinicId, id: sent.id }, now))) return null;
    await touchFactor(kysely, clinicId, factor.id, now);
    return factor.kind;
  }
  for (const factor of factors) {
    if (factor.kind === 'totp' && (await takeAppCode(app, clinicId, factor, read.code, now))) return 'totp';
  }
  return null;
}
