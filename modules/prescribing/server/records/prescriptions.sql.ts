import { sql, type RawBuilder } from 'kysely';
import { holdPatient } from '#patients/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type {
  CancelState,
  FillState,
  Ingredient,
  PrescribedDiagnosis,
  PrescriptionKind,
  PrescriptionState,
} from '../../rules/index.ts';
import type { KnownPharmacy } from '../parties/find-pharmacy.ts';

/** A prescription as it stands. */
export interface PrescriptionRow {
  id: string;
  kind: PrescriptionKind;
  patient_id: string;
  patient_name: string;
  note_id: string | null;
  prescriber_id: string;
  prescriber_name: string;
  practice_id: string;
  order_number: number | null;
  message_id: string;
  network_message_id: string | null;
  state: PrescriptionState;
  state_time: Date;
  problem: string | null;
  cancel_state: CancelState | null;
  cancel_time: Date | null;
  cancel_reason: string | null;
  cancel_answer: string | null;
  cancel_message_id: string | null;
  fill_state: FillState | null;
  fill_time: Date | null;
  fill_note: string | null;
  pharmacy_ncpdp_id: string;
  pharmacy: KnownPharmacy | null;
  drug_id: string | null;
  drug_description: string;
  product_code: string;
  product_qualifier: string;
  drug_db_code: string;
  drug_db_qualifier: string;
  controlled: string;
  dosage_form: string;
  quantity: string;
  quantity_qualifier: string;
  quantity_unit: string;
  days_supply: number | null;
  written_date: string;
  effective_date: string;
  substitutions: string;
  refills: number | null;
  diagnoses: PrescribedDiagnosis[];
  note: string;
  sig: string;
  rx_fill_indicator: string;
  final_form: string;
  ingredients: Ingredient[];
  height: string;
  height_date: string | null;
  weight: string;
  weight_date: string | null;
  attested_time: Date | null;
  prior_authorization: string;
  follows_id: string | null;
  request_id: string | null;
  medication_record_id: string | null;
  created_time: Date;
  sent_time: Date | null;
  version: number;
}

const COLUMNS =
  sql.raw(`r.id, r.kind, r.patient_id, p.first_name || ' ' || p.last_name as patient_name, r.note_id, r.prescriber_id,
  m.first_name || ' ' || m.last_name as prescriber_name, r.practice_id, r.order_number, r.message_id, r.network_message_id, r.state, r.state_time,
  r.problem, r.cancel_state, r.cancel_time, r.cancel_reason, r.cancel_answer, r.cancel_message_id, r.fill_state, r.fill_time, r.fill_note, r.pharmacy_ncpdp_id, r.pharmacy, r.drug_id,
  r.drug_description, r.product_code, r.product_qualifier, r.drug_db_code, r.drug_db_qualifier, r.controlled, r.dosage_form, r.quantity,
  r.quantity_qualifier, r.quantity_unit, r.days_supply, r.written_date, r.effective_date, r.substitutions, r.refills, r.diagnoses, r.note, r.sig,
  r.rx_fill_indicator, r.final_form, r.height, r.height_date, r.weight, r.weight_date, r.attested_time, r.prior_authorization, r.follows_id,
  r.request_id, r.medication_record_id, r.created_time, r.sent_time, r.version,
  coalesce((select json_agg(json_build_object('description', i.description, 'strength_value', i.strength_value,
    'strength_form', i.strength_form, 'strength_unit', i.strength_unit, 'quantity_value', i.quantity_value,
    'quantity_qualifier', i.quantity_qualifier, 'quantity_unit', i.quantity_unit) order by i.number)
    from prescribing.compound_ingredient i where i.clinic_id = r.clinic_id and i.prescription_id = r.id), '[]') as ingredients`);
const TABLES = sql.raw(`prescribing.prescription r
  join prescribing.rx_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
  join prescribing.rx_member m on m.clinic_id = r.clinic_id and m.user_id = r.prescriber_id`);

/** The prescriptions that meet a condition about `r`, those that were taken away left out, in the given order. */
export async function selectPrescriptions(
  db: Queryable,
  clinicId: string,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<PrescriptionRow[]> {
  const { rows } = await sql<PrescriptionRow>`
    select ${COLUMNS} from ${TABLES}
    where r.clinic_id = ${clinicId} and r.deleted_time is null and ${condition} ${rest}`.execute(db);
  return rows;
}

/** These prescriptions, in no order. */
export function readPrescriptions(db: Queryable, clinicId: string, ids: readonly string[]): Promise<PrescriptionRow[]> {
  return selectPrescriptions(db, clinicId, sql`r.id = any(${ids}::uuid[])`);
}

/** What a list of prescriptions is narrowed by. */
export interface PrescriptionSearch {
  patientId: string | null;
  noteId: string | null;
  prescriberId: string | null;
  states: readonly PrescriptionState[] | null;
  cancelled: boolean | null;
}

/** A page of prescriptions, the newest first, and how many there are. */
export async function findPrescriptions(
  db: Queryable,
  clinicId: string,
  { patientId, noteId, prescriberId, states, cancelled }: PrescriptionSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: PrescriptionRow[] }> {
  const where = sql`(${patientId}::uuid is null or r.patient_id = ${patientId}::uuid)
    and (${noteId}::uuid is null or r.note_id = ${noteId}::uuid)
    and (${prescriberId}::uuid is null or r.prescriber_id = ${prescriberId}::uuid)
    and (${states}::text[] is null or r.state = any(${states}::text[]))
    and (${cancelled}::boolean is null or (r.cancel_state is not null or r.state = 'Withdrawn') = ${cancelled}::boolean)`;
  const [rows, { rows: counted }] = await Promise.all([
    selectPrescriptions(db, clinicId, where, sql`order by r.created_time desc, r.id desc offset ${skip} limit ${take}`),
    sql<{ count: number }>`select count(*)::int as count from prescribing.prescription r
      where r.clinic_id = ${clinicId} and r.deleted_time is null and ${where}`.execute(db),
  ]);
  return { count: counted[0]!.count, rows };
}

/**
 * A prescription, locked for the rest of the transaction after its patient: every command takes them in this order (see README.md). Null where
 * there is none.
 */
export async function lockPrescription(tx: Tx, clinicId: string, id: string): Promise<PrescriptionRow | null> {
  const [found] = await readPrescriptions(tx, clinicId, [id]);
  if (found === undefined) return null;
  await holdPatient(tx, clinicId, found.patient_id);
  const { rows } = await sql`select 1 from prescribing.prescription
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(tx);
  if (rows.length === 0) return null;
  const [row] = await readPrescriptions(tx, clinicId, [id]);
  return row ?? null;
}

/** The prescription that a caller's key names, whoever took it away since; null where there is none. */
export async function findByClientKey(tx: Tx, clinicId: string, key: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prescribing/${clinicId}/${key}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from prescribing.prescription where clinic_id = ${clinicId} and client_key = ${key}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** How many orders a prescriber has given numbers to, those that were taken away among them: their numbers stay theirs. */
export async function countOrders(db: Queryable, clinicId: string, prescriberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from prescribing.prescription
    where clinic_id = ${clinicId} and prescriber_id = ${prescriberId} and order_number is not null`.execute(db);
  return rows[0]!.count;
}

/** The first number from one more than there are on that no order of the prescriber has; whoever else asks waits for the transaction's end. */
export async function takeOrderNumber(tx: Tx, clinicId: string, prescriberId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prescribing order ${clinicId}/${prescriberId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ number: number }>`
    with used as (select order_number as n from prescribing.prescription
      where clinic_id = ${clinicId} and prescriber_id = ${prescriberId} and order_number is not null)
    select coalesce((select min(u.n) + 1 from used u where u.n > (select count(*) from used)
        and (select count(*) + 1 from used) in (select n from used) and not exists (select 1 from used v where v.n = u.n + 1)),
      (select count(*) + 1 from used))::int as number`.execute(tx);
  return rows[0]!.number;
}

/** Puts the ingredients of a compound in the place of those that stood. */
export async function writeIngredients(
  tx: Tx,
  clinicId: string,
  prescriptionId: string,
  ingredients: readonly Ingredient[],
): Promise<void> {
  await tx
    .deleteFrom('prescribing.compound_ingredient')
    .where('clinic_id', '=', clinicId)
    .where('prescription_id', '=', prescriptionId)
    .execute();
  if (ingredients.length === 0) return;
  await tx
    .insertInto('prescribing.compound_ingredient')
    .values(
      ingredients.map((each, index) => ({
        ...each,
        clinic_id: clinicId,
        prescription_id: prescriptionId,
        number: index + 1,
      })),
    )
    .execute();
}
