import { RateLimiterMemory } from 'rate-limiter-flexible';
import { recordAccessEntry } from '#audit/server';
import { newId } from '#platform/id.ts';
import { clientNetwork } from '#platform/client-network.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { PublicRequest } from '#platform/request.ts';
import { readMember, readPracticesOf } from '#practice/server';
import { personName } from '#practice/rules';
import { isPlausibleSignIn, LONGEST_NAME, normalUsername } from '../rules/index.ts';
import { fitsPassword } from './password.ts';
import { signToken } from './session-token.ts';
import { insertSession, readCredential } from './sessions.sql.ts';

// Failures in a quarter of an hour: enough for a tired evening, too few for guessing. Who guesses at a name from one place does not
// lock out its owner elsewhere; only guessing from many places does.
const byNameThere = new RateLimiterMemory({ points: 10, duration: 900 });
const byAddress = new RateLimiterMemory({ points: 60, duration: 900 });
const byName = new RateLimiterMemory({ points: 50, duration: 900 });

/** A sign-in that stood: its final token, and the practices that the user may choose from. */
export interface SignedIn {
  token: string;
  practices: { id: string; practice_name: string }[];
}

/**
 * Begins a session. SIGN_IN_REFUSED for an unknown name, a wrong password and a member without an active practice alike;
 * RATE_LIMITED after too many failures for one name or from one address. A try counts before it is looked at, so that many at once
 * are no more than many in a row.
 */
export async function login(
  request: PublicRequest,
  input: { username: string; password: string; deviceId: string },
): Promise<SignedIn | Refusal> {
  const { house, now, ip } = request;
  const username = normalUsername(input.username);
  const tries = triesOf(username, clientNetwork(ip));
  if (!(await takeTry(tries))) {
    return refuse(
      'RATE_LIMITED',
      'Too many tries. Please wait a quarter of an hour, or ask an administrator.',
      'Sign-in paused',
    );
  }
  const { kysely } = house.database;
  const plausible = isPlausibleSignIn(username, input.password);
  const credential = plausible ? await readCredential(kysely, username) : null;
  const fits = await fitsPassword(credential?.password_hash ?? null, plausible ? input.password : '-');
  const member = fits && credential ? await readMember(kysely, credential.clinic_id, credential.user_id) : null;
  const practices = member && credential ? await readPracticesOf(kysely, credential.clinic_id, credential.user_id) : [];
  const practice = practices[0];
  if (credential === null || member === null || practice === undefined) {
    if (credential !== null) await noteFailure(request, credential);
    return refuse('SIGN_IN_REFUSED', 'The user name or the password is wrong.', 'Sign-in');
  }
  const [there, ...others] = tries;
  await Promise.all([there.limit.delete(there.key), ...others.map(({ limit, key }) => limit.reward(key))]);
  const sessionId = newId();
  await house.database.transaction((tx) =>
    insertSession(
      tx,
      {
        clinic_id: credential.clinic_id,
        id: sessionId,
        user_id: credential.user_id,
        practice_id: practice.id,
        device_id: input.deviceId.slice(0, 200),
        user_agent: request.device?.slice(0, 300) ?? null,
        ip,
      },
      now,
    ),
  );
  await recordAccessEntry(house, {
    ...signInEntry(request, credential),
    user_name: personName(member),
    roles: member.roles.join(', '),
    session_id: sessionId,
  });
  return { token: await signToken(house, credential.clinic_id, sessionId, now), practices };
}

interface Try {
  limit: RateLimiterMemory;
  key: string;
}

/** What a try counts against. One that the first refuses does not count against the others. */
function triesOf(username: string, network: string): [Try, ...Try[]] {
  const name = username.slice(0, LONGEST_NAME);
  return [
    { limit: byNameThere, key: `${network} ${name}` },
    { limit: byAddress, key: network },
    { limit: byName, key: name },
  ];
}

async function takeTry(tries: readonly Try[]): Promise<boolean> {
  try {
    for (const { limit, key } of tries) await limit.consume(key);
    return true;
  } catch {
    return false;
  }
}

async function noteFailure(request: PublicRequest, credential: { clinic_id: string; user_id: string }): Promise<void> {
  await recordAccessEntry(request.house, {
    ...signInEntry(request, credential),
    outcome: 'refused',
    reason: 'wrong password or no active practice',
  });
}

function signInEntry(request: PublicRequest, credential: { clinic_id: string; user_id: string }) {
  return {
    clinic_id: credential.clinic_id,
    id: newId(),
    time: request.now,
    user_id: credential.user_id,
    user_name: null,
    roles: null,
    action: 'sign_in',
    object_type: 'session',
    object_id: null,
    patient_id: null,
    changes: null,
    ip: request.ip,
    session_id: null,
    outcome: 'success',
    reason: null,
  };
}
