import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';

/** The fields of a prescriber at one practice that are sent to the network's directory. */
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

/** A prescriber at one practice, as registered with the network. */
export type LocationRow = Selectable<DB['prescribing.prescriber_location']>;

/** Returns the registrations of the clinic's prescribers; of one of them with `userId`. */
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

/** Returns a prescriber's registration at a practice, locked for the rest of the transaction, or undefined. */
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

/** Finds the prescriber with this network number in any clinic, with the clinic's time zone, or undefined. */
export function findBySpi(db: Queryable, spi: string) {
  return db
    .selectFrom('prescribing.prescriber_location as l')
    .innerJoin('prescribing.known_clinic as c', 'c.clinic_id', 'l.clinic_id')
    .select(['l.clinic_id', 'l.user_id', 'l.practice_id', 'c.time_zone'])
    .where('l.spi', '=', spi)
    .executeTakeFirst();
}

/** Saves a prescriber's registration at a practice and increments the version. */
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

/** Ends a registration; messages sent under it are kept. */
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

/** Returns a member's identity proof, or undefined. */
export function readProof(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('prescribing.identity_proof')
    .select(['issuer', 'assurance', 'proven_name', 'proven_time'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A member with the fields that the directory needs, and their practice. */
export type MemberAtPractice = Selectable<DB['prescribing.member_at_practice']>;

/** Returns members at their practices; limited to one member or one practice if given. */
export function readMembersAtPractices(
  db: Queryable,
  clinicId: string,
  { userIds, practiceId }: { userIds: readonly string[]; practiceId?: string },
): Promise<MemberAtPractice[]> {
  return db
    .selectFrom('prescribing.member_at_practice')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where(sql`user_id`, '=', sql`any(${[...userIds]}::uuid[])`)
    .$if(practiceId !== undefined, (query) => query.where('practice_id', '=', practiceId!))
    .orderBy('practice_name')
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}
