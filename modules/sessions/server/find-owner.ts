import type { App } from '#platform/app.ts';
import { normalUsername } from '../rules/index.ts';
import type { Owner } from './sign-in/record-sign-in.ts';
import { readCredential } from './session/sessions.sql.ts';

/** Whose sign-in name it is; null for nobody's. */
export async function findOwner({ database }: App, username: string): Promise<Owner | null> {
  const credential = await readCredential(database.kysely, normalUsername(username));
  return credential && { clinicId: credential.clinic_id, userId: credential.user_id };
}
