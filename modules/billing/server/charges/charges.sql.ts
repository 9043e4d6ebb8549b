import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import type { DiscountMode } from '../../rules/index.ts';

/** A charge as it stands, with what the ledger says is still open of it. */
export interface ChargeRow {
  id: string;
  patient_id: string;
  patient_name: string;
  encounter_id: string | null;
  event_id: string | null;
  provider_id: string;
  provider_name: string;
  practice_id: string;
  charge_type: Selectable<DB['billing.charge']>['charge_type'];
  code_type: string | null;
  code: string | null;
  description: string;
  modifiers: string[];
  diagnoses: { code: string; name: string }[];
  product_id: string | null;
  quantity: number;
  price: number;
  discount: number;
  discount_mode: DiscountMode;
  tax: number;
  amount_of_charge: number;
  dispensed_quantity: number;
  is_prepaid_service: boolean;
  date_of_charge: string;
  state: 'draft' | 'posted' | 'void';
  void_reason: string | null;
  noted: unknown;
  version: number;
  created_time: Date;
  posted_time: Date | null;
  open: number;
  /** What payments were applied to it; what is neither paid nor open was written off. */
  paid: number;
}

const COLUMNS =
  sql.raw(`c.id, c.patient_id, p.first_name || ' ' || p.last_name as patient_name, c.encounter_id, c.event_id, c.provider_id,
  m.first_name || ' ' || m.last_name as provider_name, c.practice_id, c.charge_type, c.code_type, c.code, c.description, c.modifiers,
  c.diagnoses, c.product_id, c.quantity, c.price, c.discount, c.discount_mode, c.tax, c.amount_of_charge, c.dispensed_quantity,
  c.is_prepaid_service, c.date_of_charge, c.state, c.void_reason, c.noted, c.version, c.created_time, c.posted_time,
  (select coalesce(sum(e.amount) - sum(e.applied), 0)::bigint from billing.ledger_entry e
    where e.clinic_id = c.clinic_id and e.charge_id = c.id) as open,
  (select coalesce(sum(e.applied), 0)::bigint from billing.ledger_entry e
    where e.clinic_id = c.clinic_id and e.charge_id = c.id) as paid`);
const FROM = sql.raw(`billing.charge c
  join billing.account_patient p on p.clinic_id = c.clinic_id and p.id = c.patient_id
  join billing.account_member m on m.clinic_id = c.clinic_id and m.user_id = c.provider_id`);

/** These charges, deleted ones left out, in their order. */
export async function readCharges(db: Queryable, clinicId: string, ids: readonly string[]): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select ${COLUMNS} from ${FROM}
    where c.clinic_id = ${clinicId} and c.id = any(${ids}::uuid[]) and c.deleted_time is null
    order by c.date_of_charge, c.id`.execute(db);
  return rows;
}

/** Holds these charges for the rest of the transaction. */
export async function lockCharges(tx: Tx, clinicId: string, ids: readonly string[]): Promise<ChargeRow[]> {
  await sql`select id from billing.charge where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  return readCharges(tx, clinicId, ids);
}

/** Which charges a list holds. */
export interface ChargeSearch {
  patientId: string | null;
  encounterId: string | null;
  eventId: string | null;
  state: string | null;
  providerId: string | null;
  from: string | null;
  to: string | null;
  openOnly: boolean;
}

/** Charges, the newest day first, and how many there are. */
export async function findCharges(
  db: Queryable,
  clinicId: string,
  search: ChargeSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; charges: ChargeRow[] }> {
  const conditions: RawBuilder<unknown>[] = [sql`c.clinic_id = ${clinicId} and c.deleted_time is null`];
  if (search.patientId !== null) conditions.push(sql`c.patient_id = ${search.patientId}`);
  if (search.encounterId !== null) conditions.push(sql`c.encounter_id = ${search.encounterId}`);
  if (search.eventId !== null) conditions.push(sql`c.event_id = ${search.eventId}`);
  if (search.state !== null) conditions.push(sql`c.state = ${search.state}`);
  if (search.providerId !== null) conditions.push(sql`c.provider_id = ${search.providerId}`);
  if (search.from !== null) conditions.push(sql`c.date_of_charge >= ${search.from}`);
  if (search.to !== null) conditions.push(sql`c.date_of_charge <= ${search.to}`);
  if (search.openOnly)
    conditions.push(sql`c.state = 'posted' and (select sum(e.amount) - sum(e.applied) from billing.ledger_entry e
      where e.clinic_id = c.clinic_id and e.charge_id = c.id) > 0`);
  const where = sql.join(conditions, sql` and `);
  const [{ rows: counted }, { rows: charges }] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from billing.charge c where ${where}`.execute(db),
    sql<ChargeRow>`select ${COLUMNS} from ${FROM} where ${where}
      order by c.date_of_charge desc, c.id desc limit ${take} offset ${skip}`.execute(db),
  ]);
  return { count: counted[0]!.count, charges };
}
