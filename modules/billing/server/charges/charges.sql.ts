import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { fullName, summed } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { type ReadRow } from '#platform/records/read-columns.ts';
import type { ChargeWhere } from '../../api/accounting.gen.ts';

const table = clinicTable('billing.charge', [
  'id',
  'patient_id',
  'encounter_id',
  'event_id',
  'provider_id',
  'practice_id',
  'charge_type',
  'code_type',
  'code',
  'description',
  'modifiers',
  'diagnoses',
  'product_id',
  'quantity',
  'price',
  'price_missing',
  'discount',
  'discount_mode',
  'tax',
  'amount_of_charge',
  'dispensed_quantity',
  'is_prepaid_service',
  'date_of_charge',
  'state',
  'void_reason',
  'noted',
  'version',
  'created_time',
  'posted_time',
]);

const ENTRIES = sql`billing.ledger_entry e where e.clinic_id = c.clinic_id and e.charge_id = c.id`;
// `paid` is the sum of applied payments; what is neither paid nor open was written off.
const COLUMNS = table
  .as('c')
  .and(fullName('patient_name', 'p'))
  .and(fullName('provider_name', 'm'))
  .and(summed('open', sql`e.amount - e.applied`, ENTRIES))
  .and(summed('paid', sql`e.applied`, ENTRIES));

/** A charge with its ledger amounts. */
export type ChargeRow = ReadRow<typeof COLUMNS>;

const CHARGES = sql`from billing.charge c
  join billing.account_patient p on p.clinic_id = c.clinic_id and p.id = c.patient_id
  join billing.account_member m on m.clinic_id = c.clinic_id and m.user_id = c.provider_id`;

/** Returns these charges without deleted ones, in order. */
export async function readCharges(db: Queryable, clinicId: string, ids: readonly string[]): Promise<ChargeRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await COLUMNS.select(sql`
    ${CHARGES} where c.clinic_id = ${clinicId} and c.id = any(${ids}::uuid[]) and c.deleted_time is null
    order by c.date_of_charge, c.id`).execute(db);
  return rows;
}

/** Locks these charges for the rest of the transaction. */
export async function lockCharges(tx: Tx, clinicId: string, ids: readonly string[]): Promise<ChargeRow[]> {
  await sql`select id from billing.charge where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  return readCharges(tx, clinicId, ids);
}

/** Returns charges, newest day first, with the total count. */
export async function findCharges(
  db: Queryable,
  clinicId: string,
  search: ChargeWhere,
  page: { skip: number; take: number },
): Promise<{ count: number; charges: ChargeRow[] }> {
  const [count, charges] = await Promise.all([
    countRows(db, sql`billing.charge c where ${matching(clinicId, search)}`),
    listCharges(db, clinicId, search, page),
  ]);
  return { count, charges };
}

/** Returns charges, newest day first. */
export async function listCharges(
  db: Queryable,
  clinicId: string,
  search: ChargeWhere,
  { skip, take }: { skip: number; take: number },
): Promise<ChargeRow[]> {
  const { rows } = await COLUMNS.select(sql`${CHARGES} where ${matching(clinicId, search)}
    order by c.date_of_charge desc, c.id desc limit ${take} offset ${skip}`).execute(db);
  return rows;
}

function matching(clinicId: string, { from, to, open_only, ...equal }: ChargeWhere): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [
    sql`c.clinic_id = ${clinicId} and c.deleted_time is null`,
    table.matching('c', equal),
  ];
  if (from != null) conditions.push(sql`c.date_of_charge >= ${from}`);
  if (to != null) conditions.push(sql`c.date_of_charge <= ${to}`);
  if (open_only === true)
    conditions.push(sql`c.state = 'posted' and (select sum(e.amount) - sum(e.applied) from billing.ledger_entry e
      where e.clinic_id = c.clinic_id and e.charge_id = c.id) > 0`);
  return sql.join(conditions, sql` and `);
}
