import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { CoverageFields, PayerType } from '../../rules/index.ts';

/** One insurance of a patient with its payer, as claims and superbills print it. */
export interface Coverage extends CoverageFields {
  id: string;
  patient_id: string;
  payer_name: string;
  payer_code: string;
  payer_type: PayerType;
  payer_phone: string;
  payer_address: { address_line1: string; address_line2: string; city: string; state: string; postal_code: string };
  payer_is_checked: boolean;
  card_front_file_id: string | null;
  card_back_file_id: string | null;
  version: number;
}

const COLUMNS =
  sql.raw(`c.id, c.patient_id, c.payer_id, c.plan_name, c.member_id, c.group_number, c.group_name, c.relationship,
  c.subscriber_first_name, c.subscriber_last_name, c.subscriber_date_of_birth, c.subscriber_gender, c.subscriber_address_line1,
  c.subscriber_city, c.subscriber_state, c.subscriber_postal_code, c.priority, c.start_date,
  c.end_date, c.copay, c.notes, c.card_front_file_id, c.card_back_file_id, c.version, p.payer_name, p.payer_code, p.payer_type,
  p.phone as payer_phone, p.is_checked and p.deleted_time is null as payer_is_checked, json_build_object('address_line1', p.address_line1,
  'address_line2', p.address_line2, 'city', p.city, 'state', p.state, 'postal_code', p.postal_code) as payer_address`);
const FROM = sql.raw(
  'eligibility.coverage c join eligibility.payer p on p.clinic_id = c.clinic_id and p.id = c.payer_id',
);
const ORDER =
  sql.raw(`array_position(array['Primary', 'Secondary', 'Tertiary'], c.priority), c.end_date is not null, c.end_date desc,
  c.start_date desc nulls last, c.id`);

/**
 * The coverages of a patient that were not taken back: primary before secondary before tertiary, of each those that go on first. Whether one
 * holds on a day is `coversDay` of the rules.
 */
export async function coveragesOf(db: Queryable, clinicId: string, patientId: string): Promise<Coverage[]> {
  const { rows } = await sql<Coverage>`
    select ${COLUMNS} from ${FROM} where c.clinic_id = ${clinicId} and c.patient_id = ${patientId} and c.deleted_time is null
    order by ${ORDER}`.execute(db);
  return rows;
}

/** The same of many patients. */
export async function coveragesOfMany(
  db: Queryable,
  clinicId: string,
  patientIds: readonly string[],
): Promise<Coverage[]> {
  const { rows } = await sql<Coverage>`
    select ${COLUMNS} from ${FROM} where c.clinic_id = ${clinicId} and c.patient_id = any(${patientIds}::uuid[]) and c.deleted_time is null
    order by c.patient_id, ${ORDER}`.execute(db);
  return rows;
}

/** These coverages, also those that were taken back, in no order. */
export async function readCoverages(db: Queryable, clinicId: string, ids: readonly string[]): Promise<Coverage[]> {
  const { rows } = await sql<Coverage>`
    select ${COLUMNS} from ${FROM} where c.clinic_id = ${clinicId} and c.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** The coverage that a caller made with this key; null for none. */
export async function findCoverageByKey(db: Queryable, clinicId: string, clientKey: string): Promise<Coverage | null> {
  const { rows } = await sql<Coverage>`
    select ${COLUMNS} from ${FROM} where c.clinic_id = ${clinicId} and c.client_key = ${clientKey}`.execute(db);
  return rows[0] ?? null;
}

/** A coverage that was not taken back, locked for the rest of the transaction; null for none. */
export async function lockCoverage(tx: Tx, clinicId: string, id: string): Promise<Coverage | null> {
  const { rows } = await sql<Coverage>`
    select ${COLUMNS} from ${FROM} where c.clinic_id = ${clinicId} and c.id = ${id} and c.deleted_time is null for update of c`.execute(
    tx,
  );
  return rows[0] ?? null;
}
