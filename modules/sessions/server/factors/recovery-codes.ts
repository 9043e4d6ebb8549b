import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { RECOVERY_CODES } from '../../rules/index.ts';
import { replaceRecoveryCodes } from '../sign-in/factors.sql.ts';
import type { Owner } from '../sign-in/record-sign-in.ts';
import { hashSecret, newRecoveryCode } from '../secrets.ts';

/** Returns the context of the hashes of a member's recovery codes. */
export function placeOfRecovery(clinicId: string, userId: string): string {
  return `recovery ${clinicId} ${userId}`;
}

/** Replaces a member's recovery codes with ten new ones, in the format in which they are shown once: `abcde-fghjk`. */
export async function makeRecoveryCodes(tx: Tx, app: App, owner: Owner, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const place = placeOfRecovery(owner.clinicId, owner.userId);
  const hashes = await Promise.all(codes.map((code) => hashSecret(app.keys, place, code)));
  await replaceRecoveryCodes(tx, owner.clinicId, owner.userId, hashes, now);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
