import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** What the network's directory is told of a prescriber at one practice. */
export interface LocationFields {
  npi: string;
  first_name: string;
  last_name: string;
  practice_name: string;
  address_line1: string;
  city: string;
  state_province: string;
  postal_code: string;
  phone: string;
  fax: string | null;
}

/** A prescriber at one practice, as the network knows them. */
export interface LocationRow extends LocationFields {
  user_id: string;
  practice_id: string;
  spi: string;
  service_level: string;
  active_start_time: Date;
  active_end_time: Date | null;
  updated_time: Date;
  version: number;
}

const COLUMNS = sql`l.user_id, l.practice_id, l.spi, l.npi, l.first_name, l.last_name, l.practice_name, l.address_line1, l.city,
  l.state_province, l.postal_code, l.phone, l.fax, l.service_level, l.active_start_time, l.active_end_time, l.updated_time, l.version`;

/** Where the clinic's prescribers are registered; of one of them only with `userId`. */
export async function readLocations(db: Queryable, clinicId: string, userId?: string): Promise<LocationRow[]> {
  const { rows } = await sql<LocationRow>`
    select ${COLUMNS} from prescribing.prescriber_location l
    where l.clinic_id = ${clinicId} and (${userId ?? null}::uuid is null or l.user_id = ${userId ?? null})
    order by l.last_name, l.first_name, l.practice_name`.execute(db);
  return rows;
}

/** Whose number at the network this is, in whichever clinic, with the clinic's time zone; undefined for nobody's. */
export async function findBySpi(
  db: Queryable,
  spi: string,
): Promise<{ clinic_id: string; user_id: string; practice_id: string; time_zone: string } | undefined> {
  const { rows } = await sql<{ clinic_id: string; user_id: string; practice_id: string; time_zone: string }>`
    select l.clinic_id, l.user_id, l.practice_id, c.time_zone from prescribing.prescriber_location l
    join prescribing.known_clinic c on c.clinic_id = l.clinic_id where l.spi = ${spi}`.execute(db);
  return rows[0];
}

/** Keeps what the network knows of a prescriber at a practice, and counts the version up. */
export async function saveLocation(
  tx: Tx,
  clinicId: string,
  {
    fields,
    spi,
    ...row
  }: {
    user_id: string;
    practice_id: string;
    spi: string;
    service_level: string;
    registered_by: string;
    fields: LocationFields;
  },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('prescribing.prescriber_location')
    .values({ clinic_id: clinicId, ...row, spi, ...fields, active_start_time: now, updated_time: now })
    .onConflict((conflict) =>
      conflict.columns(['clinic_id', 'user_id', 'practice_id']).doUpdateSet((eb) => ({
        ...fields,
        spi,
        service_level: row.service_level,
        registered_by: row.registered_by,
        active_end_time: null,
        updated_time: now,
        version: eb('prescribing.prescriber_location.version', '+', 1),
      })),
    )
    .execute();
}

/** Ends a registration; what was sent under it stays. */
export async function endLocation(
  tx: Tx,
  clinicId: string,
  userId: string,
  practiceId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('prescribing.prescriber_location')
    .set((eb) => ({ active_end_time: now, updated_time: now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('practice_id', '=', practiceId)
    .execute();
}

/** That a member has proven who they are; undefined where they have not. */
export function readProof(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('prescribing.identity_proof')
    .select(['issuer', 'assurance', 'proven_name', 'proven_time'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A member as the directory has to know them, and where they work. */
export interface MemberAtPractice {
  user_id: string;
  first_name: string;
  last_name: string;
  npi: string | null;
  is_active: boolean;
  practice_id: string;
  practice_name: string;
  address_line1: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  office_phone: string | null;
  fax: string | null;
}

/** Members at the practices they work in: of one member, or of one practice, where named. */
export async function readMembersAtPractices(
  db: Queryable,
  clinicId: string,
  { userIds, practiceId }: { userIds: readonly string[]; practiceId?: string },
): Promise<MemberAtPractice[]> {
  const { rows } = await sql<MemberAtPractice>`
    select * from prescribing.member_at_practice
    where clinic_id = ${clinicId} and user_id = any(${[...userIds]}::uuid[])
      and (${practiceId ?? null}::uuid is null or practice_id = ${practiceId ?? null})
    order by practice_name, last_name, first_name`.execute(db);
  return rows;
}
