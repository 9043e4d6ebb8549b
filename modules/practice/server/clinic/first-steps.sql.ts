import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { readClinicAttributes } from './practice.sql.ts';

/**
 * Returns which details that statements and claims need are missing: the address and phone number of an active
 * practice, and the clinic's tax ID and NPI.
 */
export async function missingDetails(db: Queryable, clinicId: string): Promise<string[]> {
  const [attributes, practices] = await Promise.all([
    readClinicAttributes(db, clinicId),
    db
      .selectFrom('practice.practice')
      .select(['address_line1', 'postal_code', 'office_phone', 'mobile_phone'])
      .where('clinic_id', '=', clinicId)
      .where('is_active', '=', true)
      .execute(),
  ]);
  const given: [string, boolean][] = [
    ['address', practices.some((one) => Boolean(one.address_line1) && Boolean(one.postal_code))],
    ['phone number', practices.some((one) => Boolean(one.office_phone) || Boolean(one.mobile_phone))],
    ['tax ID', Boolean(attributes.tax_id)],
    ['NPI', Boolean(attributes.group_npi)],
  ];
  return given.filter(([, isGiven]) => !isGiven).map(([what]) => what);
}

/** Returns whether there are members or invitations besides the first member. */
export async function hasColleagues(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select (select count(*) from (select 1 from practice.member where clinic_id = ${clinicId} and is_active limit 2) m) > 1
      or exists (select 1 from practice.invitation where clinic_id = ${clinicId} and revoked_time is null) as found`.execute(
    db,
  );
  return rows[0]!.found;
}
