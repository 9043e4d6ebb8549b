import type { Tx } from '#platform/database.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import { normalUsername } from '../rules/index.ts';
import { hashPassword } from './password.ts';
import { insertCredential, isNameTaken } from './sessions.sql.ts';

/** Lets a member sign in. NAME_TAKEN where another member of any clinic has that name. */
export async function addAccount(
  tx: Tx,
  account: { clinicId: string; userId: string; username: string; password: string },
  now: Date,
): Promise<Refusal | null> {
  const username = normalUsername(account.username);
  if (await isNameTaken(tx, username)) return refuse('NAME_TAKEN', 'This user name is taken.');
  const passwordHash = await hashPassword(account.password);
  await insertCredential(tx, { clinicId: account.clinicId, userId: account.userId, username, passwordHash }, now);
  return null;
}
