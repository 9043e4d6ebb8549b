import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { RESET_MINUTES } from '../../rules/index.ts';
import type { Owner } from '../sign-in/record-sign-in.ts';
import { insertReset } from './resets.sql.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { signStepToken } from '../session/session-token.ts';

const FIRST_MINUTES = 24 * 60;

/** Creates a link to choose a password, valid once and for the given minutes; earlier links become invalid. */
export async function makePasswordLink(
  tx: Tx,
  app: App,
  { clinicId, userId }: Owner,
  now: Date,
  minutes = RESET_MINUTES,
): Promise<{ id: string; link: string }> {
  const id = newId();
  const code = newSecret();
  const [token, code_hash] = await Promise.all([
    signStepToken(app, 'reset', { id, clinicId }, now, minutes),
    hashSecret(app.keys, placeOfReset(clinicId, id), code),
  ]);
  const expires = new Date(now.getTime() + minutes * 60_000);
  await insertReset(tx, { clinic_id: clinicId, id, user_id: userId, code_hash }, now, expires);
  // The fragment after the hash sign stays in the browser: no server in between logs it.
  return { id, link: `${app.config.publicUrl}/auth-redirect#to=reset&code=${code}&token=${token}` };
}

/** Creates a link for the operator to pass on: it is valid for a day, and logged as created there. */
export async function makeFirstLink(tx: Tx, app: App, owner: Owner, now: Date): Promise<string> {
  const { link } = await makePasswordLink(tx, app, owner, now, FIRST_MINUTES);
  const note = { action: 'update', objectType: 'password', objectId: owner.userId } as const;
  await recordOwnChange(tx, app, owner.clinicId, { ...note, reason: 'link created on the server' });
  return link;
}

/** Returns the context of a link's code. */
export function placeOfReset(clinicId: string, id: string): string {
  return `reset ${clinicId} ${id}`;
}
