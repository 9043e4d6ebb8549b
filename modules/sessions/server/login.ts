import { RateLimiterMemory } from 'rate-limiter-flexible';
import { recordAccessEntry } from '#audit/server';
import { newId } from '#platform/id.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { PublicRequest } from '#platform/request.ts';
import { readMember, readPracticesOf } from '#practice/server';
import { personName } from '#practice/rules';
import { isPlausibleSignIn, normalUsername } from '../rules/index.ts';
import { fitsPassword } from './password.ts';
import { signToken } from './session-token.ts';
import { insertSession, readCredential } from './sessions.sql.ts';

// Failures in a quarter of an hour: enough for a tired evening, too few for guessing.
const byName = new RateLimiterMemory({ points: 10, duration: 900 });
const byAddress = new RateLimiterMemory({ points: 60, duration: 900 });

/** A sign-in that stood: its final token, and the practices that the user may choose from. */
export interface SignedIn {
  token: string;
  practices: { id: string; practice_name: string }[];
}

/**
 * Begins a session. SIGN_IN_REFUSED for an unknown name, a wrong password and a member without an active practice alike;
 * RATE_LIMITED after too many failures for one name or from one address.
 */
export async function login(
  request: PublicRequest,
  input: { username: string; password: string; deviceId: string },
): Promise<SignedIn | Refusal> {
  const { house, now, ip } = request;
  const username = normalUsername(input.username);
  const address = ip ?? 'unknown';
  if (isExhausted(await byName.get(username)) || isExhausted(await byAddress.get(address))) {
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
    await Promise.allSettled([byName.consume(username), byAddress.consume(address)]);
    if (credential !== null) await noteFailure(request, credential);
    return refuse('SIGN_IN_REFUSED', 'The user name or the password is wrong.', 'Sign-in');
  }
  await byName.delete(username);
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

function isExhausted(state: { remainingPoints: number } | null): boolean {
  return state !== null && state.remainingPoints <= 0;
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
