import { newId } from '#platform/id.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { readMember, readPracticesOf } from '#practice/server';
import { LONGEST_SESSION_SECONDS, STEP_MINUTES } from '../../rules/index.ts';
import { closedDemo } from '../session/closed-demo.ts';
import { findFactors } from './factors.sql.ts';
import { recordSignIn, type Owner } from './record-sign-in.ts';
import { findPasskeys } from './passkeys.sql.ts';
import { readPolicy } from '../policy.sql.ts';
import { isRemembered } from './remembered-device.ts';
import { signStepToken, signToken } from '../session/session-token.ts';
import { insertSession, readEarlier, readLastPractice } from '../session/sessions.sql.ts';
import { insertStep, type Step } from '../records/steps.sql.ts';
import { notifyOwnerOfDevice } from '../notify-owner.ts';

/** The state of a sign-in: exactly one of the tokens is set. */
export interface SignInState {
  token: string | null;
  two_fa_token: string | null;
  pre_token: string | null;
  practices: { id: string; practice_name: string }[];
}

/** A user with the factors verified so far. */
export interface Proof extends Owner {
  /** E.g. `password` or `password+totp`. */
  method: string;
  deviceId: string | null;
}

/** Continues after the password: requires a second factor if there is one, unless the device is remembered. */
export async function afterPassword(
  ctx: PublicContext,
  proof: Proof,
  practiceId: string | null,
): Promise<SignInState | DomainError> {
  const { kysely } = ctx.app.database;
  const [factors, passkeys, closed] = await Promise.all([
    findFactors(kysely, proof.clinicId, proof.userId),
    findPasskeys(kysely, proof.clinicId, proof.userId),
    closedDemo(ctx.app, proof.clinicId),
  ]);
  if (closed !== null) return closed;
  if (factors.length + passkeys.length === 0) return afterFactors(ctx, proof, practiceId, false);
  if (await isRemembered(ctx, proof))
    return afterFactors(ctx, { ...proof, method: `${proof.method}+remembered` }, practiceId, true);
  return { ...NOTHING, two_fa_token: await beginStep(ctx, proof, 'two_fa') };
}

/**
 * Continues after all factors: starts the session, or asks for the practice. If the clinic requires a second factor
 * that is missing, the session can only set one up.
 */
export async function afterFactors(
  ctx: PublicContext,
  proof: Proof,
  practiceId: string | null,
  hasFactor: boolean,
): Promise<SignInState | DomainError> {
  const { kysely } = ctx.app.database;
  const [practices, last] = await Promise.all([
    readPracticesOf(kysely, proof.clinicId, proof.userId),
    readLastPractice(kysely, proof.clinicId, proof.userId),
  ]);
  if (practices.length === 0) return noPractice();
  const ordered = practices.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
  const chosen = practices.length === 1 ? practices[0] : practices.find(({ id }) => id === practiceId);
  if (chosen === undefined)
    return { ...NOTHING, practices: ordered, pre_token: await beginStep(ctx, proof, 'practice') };
  const token = await beginSession(ctx, proof, chosen.id, hasFactor);
  return isDomainError(token) ? token : { ...NOTHING, practices: ordered, token };
}

/** Starts a session with a new id and returns its token, so that an id planted in the browser is useless. */
export async function beginSession(
  ctx: PublicContext,
  proof: Proof,
  practiceId: string,
  hasFactor: boolean,
): Promise<string | DomainError> {
  const { app, now } = ctx;
  const { kysely } = app.database;
  const [member, policy, closed] = await Promise.all([
    readMember(kysely, proof.clinicId, proof.userId),
    readPolicy(kysely, proof.clinicId),
    closedDemo(app, proof.clinicId),
  ]);
  if (closed !== null) return closed;
  if (member === null) return noPractice();
  const sessionId = newId();
  const session = {
    clinic_id: proof.clinicId,
    id: sessionId,
    user_id: proof.userId,
    practice_id: practiceId,
    device_id: proof.deviceId,
    user_agent: ctx.device?.slice(0, 300) ?? null,
    ip: ctx.ip,
    method: proof.method,
    restricted: policy.require_two_fa && !hasFactor,
  };
  await app.database.transaction(async (tx) => {
    const earlier = await readEarlier(tx, proof, proof.deviceId);
    await insertSession(tx, session, now);
    if (earlier.any && !earlier.there) await notifyOwnerOfDevice(tx, proof, { now, userAgent: ctx.device });
  });
  await recordSignIn(ctx, proof, {
    userName: personName(member),
    roles: member.roles.join(', '),
    sessionId,
    reason: proof.method === 'password' ? null : proof.method,
  });
  return signToken(app, proof.clinicId, sessionId, now, {
    idleSeconds: policy.idle_minutes * 60,
    latest: Math.floor(now.getTime() / 1000) + LONGEST_SESSION_SECONDS,
  });
}

/** Returns the domain error for a pending sign-in that has ended, or an invalid token. */
export function stepOver(): DomainError {
  return domainError('STEP_OVER', 'This took too long or was already completed. Please sign in again.', 'Sign-in');
}

const NOTHING: SignInState = { token: null, two_fa_token: null, pre_token: null, practices: [] };

async function beginStep(ctx: PublicContext, proof: Proof, purpose: Step['purpose']): Promise<string> {
  const { app, now } = ctx;
  const id = newId();
  const step = {
    clinic_id: proof.clinicId,
    id,
    user_id: proof.userId,
    purpose,
    method: proof.method,
    device_id: proof.deviceId,
    user_agent: ctx.device?.slice(0, 300) ?? null,
    ip: ctx.ip,
  };
  await insertStep(app.database.kysely, step, now, new Date(now.getTime() + STEP_MINUTES * 60_000));
  return signStepToken(app, purpose, { id, clinicId: proof.clinicId }, now);
}

function noPractice(): DomainError {
  return domainError('SIGN_IN_REFUSED', 'Wrong username or password.', 'Sign-in');
}
