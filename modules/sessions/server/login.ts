import { clientNetwork } from '#platform/client-network.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { PublicRequest } from '#platform/request.ts';
import { readMember, readPracticesOf } from '#practice/server';
import { isPlausibleSignIn, LONGEST_NAME, normalUsername } from '../rules/index.ts';
import { noteFailure } from './note-sign-in.ts';
import { fitsPassword } from './password.ts';
import { readCredential } from './sessions.sql.ts';
import { afterPassword, type SignInState } from './sign-in-flow.ts';
import { inAQuarter, giveBack, takeTry, tooManyTries, type Try } from './tries.ts';

// Failures in a quarter of an hour: enough for a tired evening, too few for guessing. Who guesses at a name from one place does not
// lock out its owner elsewhere; only guessing from many places does.
const byNameThere = inAQuarter(10);
const byAddress = inAQuarter(60);
// A hundred an hour at one name, wherever they come from (ASVS 2.2.1).
const byName = inAQuarter(25);

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
  if (!(await takeTry(tries))) return tooManyTries();
  const { kysely } = request.house.database;
  const plausible = isPlausibleSignIn(username, input.password);
  const credential = plausible ? await readCredential(kysely, username) : null;
  const fits = await fitsPassword(credential?.password_hash ?? null, plausible ? input.password : '-');
  const owner = credential && { clinicId: credential.clinic_id, userId: credential.user_id };
  const member = fits && owner ? await readMember(kysely, owner.clinicId, owner.userId) : null;
  const practices = member && owner ? await readPracticesOf(kysely, owner.clinicId, owner.userId) : [];
  if (owner === null || member === null || practices.length === 0) {
    if (owner !== null) await noteFailure(request, owner, 'wrong password or no active practice');
    return refuse('SIGN_IN_REFUSED', 'The user name or the password is wrong.', 'Sign-in');
  }
  const [there, ...others] = tries;
  await Promise.all([there.limit.delete(there.key), giveBack(others)]);
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
