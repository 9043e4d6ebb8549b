import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { PayerRow } from '../payers/payers.ts';

const table = clinicTable('eligibility.coverage', [
  'id',
  'patient_id',
  'payer_id',
  'plan_name',
  'member_id',
  'group_number',
  'group_name',
  'relationship',
  'subscriber_first_name',
  'subscriber_last_name',
  'subscriber_date_of_birth',
  'subscriber_gender',
  'subscriber_address_line1',
  'subscriber_city',
  'subscriber_state',
  'subscriber_postal_code',
  'priority',
  'start_date',
  'end_date',
  'copay',
  'notes',
  'card_front_file_id',
  'card_back_file_id',
  'version',
]);

/** A patient's coverage with its payer, as printed on claims and superbills. */
export interface Coverage extends RowOfTable<typeof table>, Pick<PayerRow, 'payer_name' | 'payer_code' | 'payer_type'> {
  payer_phone: string;
  payer_address: Pick<PayerRow, 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code'>;
  payer_is_checked: boolean;
}

const COVERAGES = table
  .as('c')
  .and(
    columnsOf({ p: 'eligibility.payer' }, ['p.payer_name', 'p.payer_code', 'p.payer_type', 'p.phone as payer_phone']),
  ).and(sql<{
  payer_is_checked: boolean;
  payer_address: Pick<PayerRow, 'address_line1' | 'address_line2' | 'city' | 'state' | 'postal_code'>;
}>`p.is_checked and p.deleted_time is null as payer_is_checked, json_build_object('address_line1', p.address_line1, 'address_line2', p.address_line2, 'city', p.city, 'state', p.state,
      'postal_code', p.postal_code) as payer_address`);
const COVERAGES_FROM = sql`from eligibility.coverage c join eligibility.payer p on p.clinic_id = c.clinic_id and p.id = c.payer_id`;
const ORDER =
  sql.raw(`array_position(array['Primary', 'Secondary', 'Tertiary'], c.priority), c.end_date is not null, c.end_date desc,
  c.start_date desc nulls last, c.id`);

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<Coverage[]> {
  return (await COVERAGES.select(sql`${COVERAGES_FROM} where ${which}`).execute(db)).rows;
}

/**
 * Returns a patient's coverages without deleted ones: primary before secondary before tertiary, current ones first. Use
 * `coversDay` to check whether one is in effect on a day.
 */
export function coveragesOf(db: Queryable, clinicId: string, patientId: string): Promise<Coverage[]> {
  return read(
    db,
    sql`c.clinic_id = ${clinicId} and c.patient_id = ${patientId} and c.deleted_time is null order by ${ORDER}`,
  );
}

/** Same as `coveragesOf`, for several patients. */
export function coveragesOfMany(db: Queryable, clinicId: string, patientIds: readonly string[]): Promise<Coverage[]> {
  return read(
    db,
    sql`c.clinic_id = ${clinicId} and c.patient_id = any(${patientIds}::uuid[]) and c.deleted_time is null
      order by c.patient_id, ${ORDER}`,
  );
}

/** Returns these coverages, including deleted ones, unordered. */
export function readCoverages(db: Queryable, clinicId: string, ids: readonly string[]): Promise<Coverage[]> {
  return read(db, sql`c.clinic_id = ${clinicId} and c.id = any(${ids}::uuid[])`);
}

/** Returns the coverage with this client key, or null. */
export async function findCoverageByKey(db: Queryable, clinicId: string, clientKey: string): Promise<Coverage | null> {
  return (await read(db, sql`c.clinic_id = ${clinicId} and c.client_key = ${clientKey}`))[0] ?? null;
}

/** Returns a coverage that is not deleted, locked for the rest of the transaction, or null. */
export async function lockCoverage(tx: Tx, clinicId: string, id: string): Promise<Coverage | null> {
  const [row] = await read(
    tx,
    sql`c.clinic_id = ${clinicId} and c.id = ${id} and c.deleted_time is null for update of c`,
  );
  return row ?? null;
}
