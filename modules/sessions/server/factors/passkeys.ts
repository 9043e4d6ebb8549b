import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { PublicContext, RequestContext } from '#platform/request-context.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import { readMember } from '#practice/server';
import { notConfirmed } from '../confirm-owner.ts';
import { pendingSignIn } from '../sign-in/pending-sign-in.ts';
import { recordFailure } from '../sign-in/record-sign-in.ts';
import { findPasskeys, insertPasskey, readPasskey, touchPasskey } from '../sign-in/passkeys.sql.ts';
import { relyingParty } from './relying-party.ts';
import { rememberDevice } from '../sign-in/remembered-device.ts';
import { newSecret } from '../secrets.ts';
import { readStepToken, signStepToken } from '../session/session-token.ts';
import { readOpenSession } from '../session/sessions.sql.ts';
import { counts } from './set-up-factor.ts';
import { afterFactors, stepOver, type SignInState } from '../sign-in/sign-in-flow.ts';
import { spend } from '../records/one-time.sql.ts';
import { spendChallenge } from '../records/steps.sql.ts';
import { giveBack, inAQuarter, takeAttempt, tooManyAttempts } from '../sign-in/rate-limit.ts';

type PasskeyResponse<Kind extends 'Registration' | 'Authentication'> = Parameters<
  (typeof import('@simplewebauthn/server'))[`verify${Kind}Response`]
>[0]['response'];

const MINUTES = 5;
const byAddress = inAQuarter('passkey', 60);

/** The options for the browser, and the token that binds its response to them. */
export interface PasskeyQuestion {
  options: object;
  challenge_token: string;
}

/** Returns the options for creating a passkey for the caller. */
export async function askForNewPasskey(ctx: RequestContext): Promise<PasskeyQuestion | DomainError> {
  const { app, actor } = ctx;
  const error = await notConfirmed(ctx);
  if (error !== null) return error;
  const { kysely } = app.database;
  const [{ generateRegistrationOptions }, known, session] = await Promise.all([
    import('@simplewebauthn/server'),
    findPasskeys(kysely, actor.clinicId, actor.userId),
    readOpenSession(kysely, actor.clinicId, actor.sessionId),
  ]);
  const options = await generateRegistrationOptions({
    rpName: 'Salus',
    rpID: relyingParty(app.config).rpID,
    userName: session?.username ?? actor.name,
    userDisplayName: actor.name,
    userID: userHandle(actor.clinicId, actor.userId),
    challenge: newSecret(),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const claims = { id: newId(), clinicId: actor.clinicId, challenge: `${actor.userId} ${options.challenge}` };
  return { options, challenge_token: await signStepToken(app, 'new_passkey', claims, ctx.now, MINUTES) };
}

/** Stores the passkey that the caller's browser created. It is a second factor, and can also be used alone. */
export async function keepPasskey(
  ctx: RequestContext,
  input: { response: unknown; challenge_token: string; passkey_name: string },
): Promise<{ ok: true; recovery_codes: string[] } | DomainError> {
  const { app, actor, now } = ctx;
  const claims = await readStepToken(app, 'new_passkey', input.challenge_token, now);
  const [owner, challenge = ''] = (claims?.challenge ?? '').split(' ');
  if (claims === null || claims.clinicId !== actor.clinicId || owner !== actor.userId) return stepOver();
  if (!(await spendChallenge(app.database.kysely, claims.id, later(now)))) return stepOver();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { rpID, origin } = relyingParty(app.config);
  const made = await verifyRegistrationResponse({
    response: input.response as PasskeyResponse<'Registration'>,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (made === null || !made.verified) return notTaken();
  const { credential } = made.registrationInfo;
  const name = input.passkey_name.trim().slice(0, 60) || 'Passkey';
  return app.database.transaction(async (tx) => {
    const isInserted = await insertPasskey(
      tx,
      {
        clinic_id: actor.clinicId,
        id: newId(),
        user_id: actor.userId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        passkey_name: name,
      },
      now,
    );
    if (!isInserted) return notTaken();
    return counts(tx, ctx, 'passkey', async () => undefined);
  });
}

/**
 * Returns the options for signing in with a passkey: any of this installation's or, with a pending sign-in, one of its
 * owner's.
 */
export async function askForPasskey(
  ctx: PublicContext,
  twoFaToken: string | null,
): Promise<PasskeyQuestion | DomainError> {
  const { app, now } = ctx;
  const step = twoFaToken === null ? null : await pendingSignIn(ctx, twoFaToken, 'two_fa');
  if (twoFaToken !== null && step === null) return stepOver();
  const known = step === null ? [] : await findPasskeys(app.database.kysely, step.clinic_id, step.user_id);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app.config).rpID,
    challenge: newSecret(),
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  });
  const claims = { id: newId(), challenge: options.challenge };
  return { options, challenge_token: await signStepToken(app, 'passkey', claims, now, MINUTES) };
}

/**
 * Signs in with a passkey, which counts as both factors because it verifies its owner by fingerprint, face or PIN;
 * PASSKEY_REFUSED.
 */
export async function signInWithPasskey(
  ctx: PublicContext,
  input: {
    response: unknown;
    challenge_token: string;
    deviceId: string;
    two_fa_token?: string | null;
    remember_device?: boolean | null;
  },
): Promise<SignInState | DomainError> {
  const { app, now } = ctx;
  const { kysely } = app.database;
  const attempts = [{ limit: byAddress, key: clientNetwork(ctx.ip) }];
  if (!(await takeAttempt(ctx, attempts))) return tooManyAttempts();
  const claims = await readStepToken(app, 'passkey', input.challenge_token, now);
  if (claims === null || !(await spendChallenge(kysely, claims.id, later(now)))) return stepOver();
  const step = input.two_fa_token ? await pendingSignIn(ctx, input.two_fa_token, 'two_fa') : null;
  if (input.two_fa_token && step === null) return stepOver();
  const found = await whose(ctx, input.response, claims.challenge);
  if (isDomainError(found)) return found;
  if (step !== null && (step.user_id !== found.userId || step.clinic_id !== found.clinicId)) {
    await recordFailure(ctx, { clinicId: step.clinic_id, userId: step.user_id }, 'another member’s passkey');
    return notTaken();
  }
  const isSpent =
    step === null || (await spend(kysely, 'sessions.sign_in_step', { clinicId: step.clinic_id, id: step.id }, now));
  if (!isSpent) return stepOver();
  await giveBack(ctx, attempts);
  if (step !== null && input.remember_device === true) await rememberDevice(ctx, found);
  const method = step === null ? 'passkey' : `${step.method}+passkey`;
  return afterFactors(ctx, { ...found, method, deviceId: input.deviceId.slice(0, 200) }, null, true);
}

async function whose(
  { app, now }: PublicContext,
  response: unknown,
  challenge: string,
): Promise<{ clinicId: string; userId: string } | DomainError> {
  const { kysely } = app.database;
  const answer = response as PasskeyResponse<'Authentication'> | null;
  const owner = readHandle(answer?.response?.userHandle);
  if (answer === null || owner === null || typeof answer.id !== 'string') return notTaken();
  const passkey = await readPasskey(kysely, owner.clinicId, answer.id.slice(0, 2000));
  if (passkey === null || passkey.user_id !== owner.userId) return notTaken();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { rpID, origin } = relyingParty(app.config);
  const proof = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null);
  if (proof === null || !proof.verified) return notTaken();
  if ((await readMember(kysely, owner.clinicId, owner.userId)) === null) return notTaken();
  await touchPasskey(kysely, owner.clinicId, passkey.id, proof.authenticationInfo.newCounter, now);
  return owner;
}

// A discoverable passkey identifies its owner: 16 bytes of the clinic's id and 16 of the user's.
function userHandle(clinicId: string, userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from((clinicId + userId).replaceAll('-', ''), 'hex'));
}

function readHandle(handle: unknown): { clinicId: string; userId: string } | null {
  if (typeof handle !== 'string') return null;
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  if (hex.length !== 64) return null;
  const uuid = (part: string): string => part.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { clinicId: uuid(hex.slice(0, 32)), userId: uuid(hex.slice(32)) };
}

function later(now: Date): Date {
  return new Date(now.getTime() + MINUTES * 60_000);
}

function notTaken(): DomainError {
  return domainError('PASSKEY_REFUSED', 'This passkey was not accepted. Try again, or sign in another way.', 'Sign-in');
}
