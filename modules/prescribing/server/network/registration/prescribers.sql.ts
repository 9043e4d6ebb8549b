import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';

/** What the network's directory is told of a prescriber at one practice. */
export type LocationFields = Pick<
  LocationRow,
  | 'npi'
  | 'first_name'
  | 'last_name'
  | 'practice_name'
  | 'address_line1'
  | 'city'
  | 'state_province'
  | 'postal_code'
  | 'phone'
  | 'fax'
>;

/** A prescriber at one practice, as the network knows them. */
export type LocationRow = Selectable<DB['prescribing.prescriber_location']>;

/** Where the clinic's prescribers are registered; of one of them only with `userId`. */
export function readLocations(db: Queryable, clinicId: string, userId?: string): Promise<LocationRow[]> {
  return db
    .selectFrom('prescribing.prescriber_location')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('practice_name')
    .execute();
}

/** Where a prescriber is registered at a practice, locked for the rest of the transaction; undefined where they are not. */
export function lockLocation(
  tx: Tx,
  clinicId: string,
  userId: string,
  practiceId: string,
): Promise<LocationRow | undefined> {
  return tx
    .selectFrom('prescribing.prescriber_location')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('practice_id', '=', practiceId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whose number at the network this is, in whichever clinic, with the clinic's time zone; undefined for nobody's. */
export function findBySpi(db: Queryable, spi: string) {
  return db
    .selectFrom('prescribing.prescriber_location as l')
    .innerJoin('prescribing.known_clinic as c', 'c.clinic_id', 'l.clinic_id')
    .select(['l.clinic_id', 'l.user_id', 'l.practice_id', 'c.time_zone'])
    .where('l.spi', '=', spi)
    .executeTakeFirst();
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
export type MemberAtPractice = Selectable<DB['prescribing.member_at_practice']>;

/** Members at the practices they work in: of one member, or of one practice, where named. */
export function readMembersAtPractices(
  db: Queryable,
  clinicId: string,
  { userIds, practiceId }: { userIds: readonly string[]; practiceId?: string },
): Promise<MemberAtPractice[]> {
  return db
    .selectFrom('prescribing.member_at_practice')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .$if(practiceId !== undefined, (query) => query.where('practice_id', '=', practiceId!))
    .orderBy('practice_name')
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}
