import type { Tx } from '#platform/database.ts';
import type { Keys } from '#platform/keys.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { normalUsername } from '../rules/index.ts';
import { hashPassword } from './password.ts';
import { insertCredential, isNameTaken } from './session/sessions.sql.ts';

/**
 * Creates a member's account. NAME_TAKEN if another member of any clinic has that username. Without `keys`, the hash is
 * peppered with the installation's secret at the first sign-in.
 */
export async function addAccount(
  tx: Tx,
  account: { clinicId: string; userId: string; username: string; password: string },
  now: Date,
  keys?: Keys,
): Promise<DomainError | null> {
  const username = normalUsername(account.username);
  if (await isNameTaken(tx, username)) return taken();
  const passwordHash = await hashPassword(account.password, keys);
  const credential = { clinicId: account.clinicId, userId: account.userId, username, passwordHash };
  return (await insertCredential(tx, credential, now)) ? null : taken();
}

function taken(): DomainError {
  return domainError('NAME_TAKEN', 'This username is already in use.');
}
