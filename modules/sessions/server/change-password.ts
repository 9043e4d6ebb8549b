import { recordChange } from '#audit/server';
import type { House } from '#platform/house.ts';
import { invalid, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { readMember } from '#practice/server';
import { personalWords } from '../rules/index.ts';
import { passwordRefusal } from './password-refusal.ts';
import { provePassword } from './confirm-owner.ts';
import { revokeDevices } from './devices.sql.ts';
import { endSessionsOf } from './end-sessions.ts';
import type { Owner } from './note-sign-in.ts';
import { fitsPassword, hashPassword } from './password.ts';
import { readCredentialOf, updatePassword } from './sessions.sql.ts';
import { tellOwner } from './tell-owner.ts';

/** Changes the caller's password, for who knows the current one, and ends their other sessions. */
export async function changePassword(
  request: Request,
  input: { current_password: string; password: string },
): Promise<{ ok: true } | Refusal> {
  const { house, actor, now } = request;
  const wrong = await provePassword(request, input.current_password);
  if (wrong?.code === 'PASSWORD_REFUSED') return invalid([{ path: 'current_password', message: wrong.message }]);
  if (wrong !== null) return wrong;
  const refusal = await newPasswordRefusal(house, actor, input.password);
  if (refusal !== null) return refusal;
  const passwordHash = await hashPassword(input.password, house.keys);
  return house.database.transaction(async (tx) => {
    await updatePassword(tx, actor.clinicId, actor.userId, passwordHash, now);
    await endSessionsOf(tx, house, actor.clinicId, actor.userId, 'password-changed', now, actor.sessionId);
    await revokeDevices(tx, actor.clinicId, actor.userId, null, now);
    await recordChange(tx, request, { action: 'update', objectType: 'password' });
    await tellOwner(tx, actor);
    return { ok: true as const };
  });
}

/** Why a member can't take this password; null where they can. */
export async function newPasswordRefusal(house: House, owner: Owner, password: string): Promise<Refusal | null> {
  const { kysely: db } = house.database;
  const [member, credential] = await Promise.all([
    readMember(db, owner.clinicId, owner.userId),
    readCredentialOf(db, owner.clinicId, owner.userId),
  ]);
  const known = [member?.first_name, member?.last_name, member?.email, member?.clinic_name, credential?.username];
  const refusal = await passwordRefusal(password, personalWords(known));
  if (refusal !== null) return refusal;
  return (await fitsPassword(credential?.password_hash ?? null, password, house.keys))
    ? invalid([{ path: 'password', message: 'This is the password that you have now.' }])
    : null;
}
