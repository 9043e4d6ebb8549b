import type { App } from '#platform/app.ts';
import { normalUsername } from '../rules/index.ts';
import type { Owner } from './sign-in/record-sign-in.ts';
import { readCredential } from './session/sessions.sql.ts';

/** Returns the owner of a username; null if there is none. */
export async function findOwner({ database }: App, username: string): Promise<Owner | null> {
  const credential = await readCredential(database.kysely, normalUsername(username));
  return credential && { clinicId: credential.clinic_id, userId: credential.user_id };
}
