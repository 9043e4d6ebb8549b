import { clientNetwork } from '#platform/http/client-network.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { readMember, readPracticesOf } from '#practice/server';
import { isPlausibleSignIn, LONGEST_NAME, normalUsername } from '../../rules/index.ts';
import { recordFailure, recordUnknownFailure } from './record-sign-in.ts';
import { fitsPassword, hashPassword, isPeppered } from '../password.ts';
import { knowsDevice, readCredential, replaceHash } from '../session/sessions.sql.ts';
import { afterPassword, type SignInState } from './sign-in-flow.ts';
import { clearAttempts, inAQuarter, giveBack, takeAttempt, tooManyAttempts, type Attempt } from './rate-limit.ts';

// Failures within 15 minutes: enough for typos, too few for guessing. Guesses for a name from one place don't lock out
// its owner elsewhere; only guesses from many places do.
const byNameThere = inAQuarter('name there', 10);
const byAddress = inAQuarter('sign-in', 60);
// 100 per hour for one name, from anywhere (ASVS 2.2.1).
const byName = inAQuarter('name', 25);
// The random device name is known only to that browser; guesses elsewhere don't use up the attempts of a browser that
// has signed in before.
const byDevice = inAQuarter('known device', 10);
const WRONG = 'wrong password or no active practice';

/**
 * Signs in with username and password. SIGN_IN_REFUSED for an unknown name, a wrong password and a member without an
 * active practice alike; RATE_LIMITED after too many failures for one name or from one address.
 */
export async function login(
  ctx: PublicContext,
  input: { username: string; password: string; deviceId: string; practice_id?: string | null },
): Promise<SignInState | DomainError> {
  const username = normalUsername(input.username);
  const { kysely } = ctx.app.database;
  const plausible = isPlausibleSignIn(username, input.password);
  const credential = plausible ? await readCredential(kysely, username) : null;
  const deviceId = input.deviceId.slice(0, 200);
  const attempts = (await knowsDevice(kysely, credential, deviceId))
    ? [{ limit: byDevice, key: `${deviceId} ${username}` }]
    : attemptsOf(username, clientNetwork(ctx.ip));
  if (!(await takeAttempt(ctx, attempts))) return tooManyAttempts();
  const fits = await fitsPassword(credential?.password_hash ?? null, plausible ? input.password : '-', ctx.app.keys);
  const owner = credential && { clinicId: credential.clinic_id, userId: credential.user_id };
  const member = fits && owner ? await readMember(kysely, owner.clinicId, owner.userId) : null;
  const practices = member && owner ? await readPracticesOf(kysely, owner.clinicId, owner.userId) : [];
  if (owner === null || member === null || practices.length === 0) {
    await (owner === null ? recordUnknownFailure(ctx, WRONG) : recordFailure(ctx, owner, WRONG));
    return domainError('SIGN_IN_REFUSED', 'Wrong username or password.', 'Sign-in');
  }
  const [there, ...others] = attempts;
  await Promise.all([clearAttempts(ctx, there!), giveBack(ctx, others), pepper(ctx, credential!, input.password)]);
  const proof = { ...owner, method: 'password', deviceId };
  return afterPassword(ctx, proof, input.practice_id ?? null);
}

/** Returns the counters that an attempt counts against. */
function attemptsOf(username: string, network: string): [Attempt, ...Attempt[]] {
  const name = username.slice(0, LONGEST_NAME);
  return [
    { limit: byNameThere, key: `${network} ${name}` },
    { limit: byAddress, key: network },
    { limit: byName, key: name },
  ];
}

/** Replaces an unpeppered hash, from before pepper was introduced or from a seed, while the password is available. */
async function pepper(
  { app }: PublicContext,
  credential: NonNullable<Awaited<ReturnType<typeof readCredential>>>,
  password: string,
): Promise<void> {
  const { clinic_id: clinicId, user_id: userId, password_hash: before } = credential;
  if (isPeppered(before)) return;
  await replaceHash(app.database.kysely, { clinicId, userId }, before, await hashPassword(password, app.keys));
}
