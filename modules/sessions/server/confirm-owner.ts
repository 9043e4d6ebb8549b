import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { CONFIRMED_MINUTES } from '../rules/index.ts';
import { noteFailure } from './note-sign-in.ts';
import { fitsPassword } from './password.ts';
import { confirmSession, readCredentialOf, readOpenSession } from './sessions.sql.ts';
import { giveBack, inAQuarter, takeTry, tooManyTries } from './tries.ts';

const byUser = inAQuarter('confirmation', 10);

/** Whether the password is that of the caller; a refusal otherwise. Tries are counted: an open page must not be a place to guess. */
export async function provePassword(request: Request, password: string): Promise<Refusal | null> {
  const { house, actor } = request;
  const tries = [{ limit: byUser, key: `${actor.clinicId} ${actor.userId}` }];
  if (!(await takeTry(request, tries))) return tooManyTries();
  const credential = await readCredentialOf(house.database.kysely, actor.clinicId, actor.userId);
  if (!(await fitsPassword(credential?.password_hash ?? null, password.slice(0, 1000) || '-', house.keys))) {
    await noteFailure(request, actor, 'wrong password while signed in');
    return refuse('PASSWORD_REFUSED', 'This is not your password.', 'Please check');
  }
  await giveBack(request, tries);
  return null;
}

/** Proves who is there by the password, for the next minutes. */
export async function confirmPassword(request: Request, password: string): Promise<{ ok: true } | Refusal> {
  const { house, actor, now } = request;
  const refusal = await provePassword(request, password);
  if (refusal !== null) return refusal;
  await confirmSession(house.database.kysely, actor.clinicId, actor.sessionId, now);
  return { ok: true };
}

/** A refusal, CONFIRM_PASSWORD, where the caller has proved too long ago who they are to change what guards the account. */
export async function notConfirmed(request: Request): Promise<Refusal | null> {
  const { house, actor, now } = request;
  const session = await readOpenSession(house.database.kysely, actor.clinicId, actor.sessionId);
  const confirmed = session?.confirmed_time?.getTime() ?? 0;
  if (now.getTime() - confirmed < CONFIRMED_MINUTES * 60_000) return null;
  return refuse('CONFIRM_PASSWORD', 'Enter your password once more to change this.', 'Who is there?');
}
