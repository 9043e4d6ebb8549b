import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { domainError, invalid, nameTaken } from '#platform/domain-error.ts';
import { counted, isSet } from '#platform/records/computed-columns.ts';
import type { AccountStatus } from '../../rules/index.ts';

/** The clinic's laboratories. */
export const labs = defineRecord({
  table: 'labs.lab',
  columns: [
    'lab_name',
    'connection',
    'sending_application',
    'sending_facility',
    'message_type',
    'phone',
    'missing_status',
  ],
  called: 'laboratory',
  objectType: 'lab',
  topic: 'labs.setup-changed',
  deletes: true,
  refusals: { lab_name: () => nameTaken('input.lab_name', 'A laboratory with this name already exists.') },
});

/** A laboratory with its number of tests. */
export interface LabRow extends RowOf<typeof labs> {
  product_count: number;
}

/** The clinic's laboratory accounts; only the sender reads their passwords. */
export const accounts = defineRecord({
  table: 'labs.account',
  columns: [
    'lab_id',
    'scope',
    'doctor_id',
    'practice_id',
    'username',
    'application',
    'facility',
    'account_number',
    'status',
  ],
  called: 'account',
  objectType: 'lab_account',
  topic: 'labs.setup-changed',
  deletes: true,
  refusals: {
    account_scope: () => domainError('ACCOUNT_TAKEN', 'An account for them already exists at this laboratory.'),
    account_clinic_id_doctor_id_fkey: () =>
      invalid([{ path: 'input.doctor_id', message: 'This doctor does not exist.' }]),
    account_clinic_id_practice_id_fkey: () =>
      invalid([{ path: 'input.practice_id', message: 'This practice does not exist.' }]),
    account_clinic_id_lab_id_fkey: () =>
      invalid([{ path: 'input.lab_id', message: 'This laboratory does not exist.' }]),
  },
});

/** An account with the names of its laboratory and holder. */
export interface AccountRow extends RowOf<typeof accounts> {
  lab_name: string;
  holder: string;
  has_password: boolean;
}

/** Returns the clinic's laboratories by name, including deleted ones if requested by `ids`. */
export async function readLabs(db: Queryable, clinicId: string, ids?: readonly string[]): Promise<LabRow[]> {
  const { rows } = await labs.table
    .as('l')
    .and(
      counted(
        'product_count',
        sql`labs.test_product p where p.clinic_id = l.clinic_id and p.lab_id = l.id and p.deleted_time is null`,
      ),
    )
    .select(sql`from labs.lab l where l.clinic_id = ${clinicId}
      and ${ids === undefined ? sql`l.deleted_time is null` : sql`l.id = any(${ids}::uuid[])`}
    order by lower(l.lab_name), l.id`)
    .execute(db);
  return rows;
}

/** Returns whether a laboratory has orders that are sent or waiting to be sent. */
export async function isLabInUse(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from labs.order_group g join labs.test_order t on t.clinic_id = g.clinic_id and t.group_id = g.id
    where g.clinic_id = ${clinicId} and g.lab_id = ${id} and g.deleted_time is null and t.deleted_time is null
      and t.status in ('Draft', 'Ready', 'Sent', 'Collected', 'Partial') limit 1`.execute(tx);
  return rows.length > 0;
}

const ACCOUNT = accounts.table
  .as('a')
  .and(isSet('has_password', 'a.sealed_password'))
  .and(
    sql<{
      lab_name: string;
      holder: string;
    }>`l.lab_name, case a.scope when 'Doctor' then m.first_name || ' ' || m.last_name when 'Practice' then p.practice_name else 'Whole clinic' end as holder`,
  );
const ACCOUNT_OF =
  sql.raw(`labs.account a join labs.lab l on l.clinic_id = a.clinic_id and l.id = a.lab_id and l.deleted_time is null
  left join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.doctor_id
  left join practice.practice p on p.clinic_id = a.clinic_id and p.id = a.practice_id`);

/** Returns the clinic's accounts, by laboratory and scope. */
export async function readAccounts(
  db: Queryable,
  clinicId: string,
  { id = null, status = null }: { id?: string | null; status?: AccountStatus | null } = {},
): Promise<AccountRow[]> {
  const { rows } =
    await ACCOUNT.select(sql`from ${ACCOUNT_OF} where a.clinic_id = ${clinicId} and a.deleted_time is null
      and (${id}::uuid is null or a.id = ${id}::uuid) and (${status}::text is null or a.status = ${status})
    order by lower(l.lab_name), array_position(array['Doctor', 'Practice', 'Clinic'], a.scope), holder, a.id`).execute(
      db,
    );
  return rows;
}

/** Returns the encrypted password of an account, or null. */
export async function readSealedPassword(db: Queryable, clinicId: string, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('labs.account')
    .select('sealed_password')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealed_password ?? null;
}
