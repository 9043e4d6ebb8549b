import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** The clinic and laboratory of a results message. */
export interface Receiver {
  clinicId: string;
  labId: string;
  timeZone: string;
  /** How to handle a result without a status. */
  missingStatus: 'preliminary' | 'refused';
}

/**
 * Finds the clinic that a message is for: it has an account under the application and facility that the message is
 * addressed to, at a laboratory with the sender's name. Null if there is none or more than one: a result is never filed
 * by guessing.
 */
export async function findReceiver(
  db: Queryable,
  { sender, receiver }: { sender: readonly [string, string]; receiver: readonly [string, string] },
): Promise<Receiver | null> {
  const [application, facility] = receiver;
  if (application === '' || facility === '') return null;
  // There is no token to identify the clinic, so all clinics' accounts are searched by the laboratory's names for them.
  const { rows } = await columnsOf({ a: 'labs.account', c: 'practice.clinic', l: 'labs.lab' }, [
    'a.clinic_id',
    'a.lab_id',
    'c.time_zone',
    'l.missing_status',
  ])
    .distinct()
    .select(sql`from labs.account a
    join labs.lab l on l.clinic_id = a.clinic_id and l.id = a.lab_id and l.deleted_time is null
    join practice.clinic c on c.clinic_id = a.clinic_id
    where a.facility = ${facility} and a.application = ${application} and a.deleted_time is null
      and l.sending_application in ('', ${sender[0]}) and l.sending_facility in ('', ${sender[1]}) limit 2`)
    .execute(db);
  const [one, other] = rows;
  return one === undefined || other !== undefined
    ? null
    : {
        clinicId: one.clinic_id,
        labId: one.lab_id,
        timeZone: one.time_zone,
        missingStatus: one.missing_status,
      };
}
