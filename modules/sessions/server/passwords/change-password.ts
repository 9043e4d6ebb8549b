import { recordChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readMember } from '#practice/server';
import { personalWords } from '../../rules/index.ts';
import { passwordError } from '../password-error.ts';
import { provePassword } from '../confirm-owner.ts';
import { revokeDevices } from '../records/devices.sql.ts';
import { endSessionsOf } from '../session/end-sessions.ts';
import type { Owner } from '../sign-in/record-sign-in.ts';
import { fitsPassword, hashPassword } from '../password.ts';
import { readCredentialOf, updatePassword } from '../session/sessions.sql.ts';
import { notifyOwner } from '../notify-owner.ts';

/** Changes the caller's password after verifying the current one, and ends their other sessions. */
export async function changePassword(
  ctx: RequestContext,
  input: { current_password: string; password: string },
): Promise<{ ok: true } | DomainError> {
  const { app, actor, now } = ctx;
  const wrong = await provePassword(ctx, input.current_password);
  if (wrong?.code === 'PASSWORD_REFUSED') return invalid([{ path: 'current_password', message: wrong.message }]);
  if (wrong !== null) return wrong;
  const error = await newPasswordError(app, actor, input.password);
  if (error !== null) return error;
  const passwordHash = await hashPassword(input.password, app.keys);
  return app.database.transaction(async (tx) => {
    await updatePassword(tx, actor.clinicId, actor.userId, passwordHash, now);
    await endSessionsOf(tx, app, actor.clinicId, actor.userId, 'password-changed', now, actor.sessionId);
    await revokeDevices(tx, actor.clinicId, actor.userId, null, now);
    await recordChange(tx, ctx, { action: 'update', objectType: 'password' });
    await notifyOwner(tx, actor);
    return { ok: true as const };
  });
}

/** Returns why a member can't use this password; null if they can. */
export async function newPasswordError(app: App, owner: Owner, password: string): Promise<DomainError | null> {
  const { kysely: db } = app.database;
  const [member, credential] = await Promise.all([
    readMember(db, owner.clinicId, owner.userId),
    readCredentialOf(db, owner.clinicId, owner.userId),
  ]);
  const known = [member?.first_name, member?.last_name, member?.email, member?.clinic_name, credential?.username];
  const error = await passwordError(password, personalWords(known));
  if (error !== null) return error;
  return (await fitsPassword(credential?.password_hash ?? null, password, app.keys))
    ? invalid([{ path: 'password', message: 'This is your current password.' }])
    : null;
}
