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

/** A member's profile; undefined where there is no such member. */
export function readProfile(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('practice.member')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The same, locked for a change. */
export function lockProfile(tx: Tx, clinicId: string, userId: string) {
  return tx
    .selectFrom('practice.member')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces what is said of a member, and counts their version up. */
export async function writeProfile(tx: Tx, clinicId: string, userId: string, fields: ProfileFields): Promise<void> {
  await tx
    .updateTable('practice.member')
    .set(({ eb }) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether another member has this NPI: it belongs to one person. */
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

/** Keeps which file is a member's picture or signature, null for none. */
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
