import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { AccountScope, AccountStatus, LabFields } from '../../rules/index.ts';

/** A laboratory of a clinic. */
export interface LabRow extends LabFields {
  id: string;
  message_type: 'OML_O21' | 'ORM_O01';
  product_count: number;
  version: number;
  deleted_time: Date | null;
}

/** An account at a laboratory; its password is read by nobody but the sender. */
export interface AccountRow {
  id: string;
  lab_id: string;
  lab_name: string;
  scope: AccountScope;
  doctor_id: string | null;
  practice_id: string | null;
  holder: string;
  username: string;
  has_password: boolean;
  application: string;
  facility: string;
  account_number: string;
  status: AccountStatus;
  version: number;
}

/** The laboratories of a clinic by name; also those that were taken away where `ids` ask for them. */
export async function readLabs(db: Queryable, clinicId: string, ids?: readonly string[]): Promise<LabRow[]> {
  const { rows } = await sql<LabRow>`
    select l.id, l.lab_name, l.connection, l.sending_application, l.sending_facility, l.message_type, l.phone, l.missing_status, l.version, l.deleted_time,
      (select count(*)::int from labs.test_product p where p.clinic_id = l.clinic_id and p.lab_id = l.id and p.deleted_time is null) as product_count
    from labs.lab l where l.clinic_id = ${clinicId}
      and ${ids === undefined ? sql`l.deleted_time is null` : sql`l.id = any(${ids}::uuid[])`}
    order by lower(l.lab_name), l.id`.execute(db);
  return rows;
}

/** One laboratory that stands, locked for the rest of the transaction. */
export async function lockLab(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<{ version: number; lab_name: string } | null> {
  const { rows } = await sql<{ version: number; lab_name: string }>`
    select version, lab_name from labs.lab where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Whether something is with a laboratory, or waits to go there. */
export async function isLabInUse(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from labs.order_group g join labs.test_order t on t.clinic_id = g.clinic_id and t.group_id = g.id
    where g.clinic_id = ${clinicId} and g.lab_id = ${id} and g.deleted_time is null and t.deleted_time is null
      and t.status in ('Draft', 'Ready', 'Sent', 'Collected', 'Partial') limit 1`.execute(tx);
  return rows.length > 0;
}

const ACCOUNT =
  sql.raw(`a.id, a.lab_id, l.lab_name, a.scope, a.doctor_id, a.practice_id, a.username, a.sealed_password is not null as has_password,
  a.application, a.facility, a.account_number, a.status, a.version,
  case a.scope when 'Doctor' then m.first_name || ' ' || m.last_name when 'Practice' then p.practice_name else 'Whole clinic' end as holder`);
const ACCOUNT_OF =
  sql.raw(`labs.account a join labs.lab l on l.clinic_id = a.clinic_id and l.id = a.lab_id and l.deleted_time is null
  left join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.doctor_id
  left join practice.practice p on p.clinic_id = a.clinic_id and p.id = a.practice_id`);

/** The accounts of a clinic, by laboratory and scope. */
export async function readAccounts(
  db: Queryable,
  clinicId: string,
  { id = null, status = null }: { id?: string | null; status?: AccountStatus | null } = {},
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select ${ACCOUNT} from ${ACCOUNT_OF} where a.clinic_id = ${clinicId} and a.deleted_time is null
      and (${id}::uuid is null or a.id = ${id}::uuid) and (${status}::text is null or a.status = ${status})
    order by lower(l.lab_name), array_position(array['Doctor', 'Practice', 'Clinic'], a.scope), holder, a.id`.execute(
    db,
  );
  return rows;
}

/** The version of an account that stands, locked for the rest of the transaction. */
export async function lockAccount(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<{ version: number; status: string } | null> {
  const { rows } = await sql<{ version: number; status: string }>`
    select version, status from labs.account where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** The sealed password of an account; null for none. */
export async function readSealedPassword(db: Queryable, clinicId: string, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed_password: Buffer | null }>`
    select sealed_password from labs.account where clinic_id = ${clinicId} and id = ${id}`.execute(db);
  return rows[0]?.sealed_password ?? null;
}
