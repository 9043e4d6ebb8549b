import type { Queryable, Tx } from '#platform/database.ts';
import type { ProfileFields } from '../../rules/index.ts';

const COLUMNS = [
  'user_id',
  'first_name',
  'last_name',
  'title',
  'credential',
  'npi',
  'email',
  'avatar_file_id',
  'signature_file_id',
  'is_active',
  'version',
] as const;

/** Reads a member's profile; undefined if there is no such member. */
export function readProfile(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('practice.member')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Reads and locks a member's profile for a change. */
export function lockProfile(tx: Tx, clinicId: string, userId: string) {
  return tx
    .selectFrom('practice.member')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces a member's profile, and increments their version. */
export async function writeProfile(
  tx: Tx,
  clinicId: string,
  userId: string,
  fields: ProfileFields,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('practice.member')
    .set(({ eb }) => ({ ...fields, updated_time: now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .execute();
}

/** Returns whether another member has this NPI, which belongs to one person. */
export async function isNpiTaken(tx: Tx, clinicId: string, userId: string, npi: string): Promise<boolean> {
  const row = await tx
    .selectFrom('practice.member')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('npi', '=', npi)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the file id of a member's picture or signature, null for none. */
export async function writeProfileFile(
  tx: Tx,
  clinicId: string,
  userId: string,
  column: 'avatar_file_id' | 'signature_file_id',
  fileId: string | null,
): Promise<void> {
  await tx
    .updateTable('practice.member')
    .set({ [column]: fileId })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .execute();
}
