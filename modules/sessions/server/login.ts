import { clientNetwork } from '#platform/client-network.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { PublicRequest } from '#platform/request.ts';
import { readMember, readPracticesOf } from '#practice/server';
import { isPlausibleSignIn, LONGEST_NAME, normalUsername } from '../rules/index.ts';
import { noteFailure } from './note-sign-in.ts';
import { fitsPassword, hashPassword, isPeppered } from './password.ts';
import { readCredential, replaceHash } from './sessions.sql.ts';
import { afterPassword, type SignInState } from './sign-in-flow.ts';
import { clearTries, inAQuarter, giveBack, takeTry, tooManyTries, type Try } from './tries.ts';

// Failures in a quarter of an hour: enough for a tired evening, too few for guessing. Who guesses at a name from one place does not
// lock out its owner elsewhere; only guessing from many places does.
const byNameThere = inAQuarter('name there', 10);
const byAddress = inAQuarter('sign-in', 60);
// A hundred an hour at one name, wherever they come from (ASVS 2.2.1).
const byName = inAQuarter('name', 25);

/**
 * Takes a name and a password. SIGN_IN_REFUSED for an unknown name, a wrong password and a member without an active practice alike;
 * RATE_LIMITED after too many failures for one name or from one address.
 */
export async function login(
  request: PublicRequest,
  input: { username: string; password: string; deviceId: string; practice_id?: string | null },
): Promise<SignInState | Refusal> {
  const username = normalUsername(input.username);
  const tries = triesOf(username, clientNetwork(request.ip));
  if (!(await takeTry(request, tries))) return tooManyTries();
  const { kysely } = request.house.database;
  const plausible = isPlausibleSignIn(username, input.password);
  const credential = plausible ? await readCredential(kysely, username) : null;
  const fits = await fitsPassword(
    credential?.password_hash ?? null,
    plausible ? input.password : '-',
    request.house.keys,
  );
  const owner = credential && { clinicId: credential.clinic_id, userId: credential.user_id };
  const member = fits && owner ? await readMember(kysely, owner.clinicId, owner.userId) : null;
  const practices = member && owner ? await readPracticesOf(kysely, owner.clinicId, owner.userId) : [];
  if (owner === null || member === null || practices.length === 0) {
    if (owner !== null) await noteFailure(request, owner, 'wrong password or no active practice');
    return refuse('SIGN_IN_REFUSED', 'The user name or the password is wrong.', 'Sign-in');
  }
  const [there, ...others] = tries;
  await Promise.all([
    clearTries(request, there),
    giveBack(request, others),
    pepper(request, credential!, input.password),
  ]);
  const proof = { ...owner, method: 'password', deviceId: input.deviceId.slice(0, 200) };
  return afterPassword(request, proof, input.practice_id ?? null);
}

/** What a try counts against. */
function triesOf(username: string, network: string): [Try, ...Try[]] {
  const name = username.slice(0, LONGEST_NAME);
  return [
    { limit: byNameThere, key: `${network} ${name}` },
    { limit: byAddress, key: network },
    { limit: byName, key: name },
  ];
}

/** A hash from before the installation had a secret for them, or one that a seed made without it, is made anew while the password is at hand. */
async function pepper(
  { house }: PublicRequest,
  credential: NonNullable<Awaited<ReturnType<typeof readCredential>>>,
  password: string,
): Promise<void> {
  const { clinic_id: clinicId, user_id: userId, password_hash: before } = credential;
  if (isPeppered(before)) return;
  await replaceHash(house.database.kysely, { clinicId, userId }, before, await hashPassword(password, house.keys));
}
