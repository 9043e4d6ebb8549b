import { sql, type RawBuilder } from 'kysely';
import { holdPatient } from '#patients/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import {
  type Ingredient,
  prescriptionFields,
  type PrescriptionFields,
  type PrescriptionState,
} from '../../rules/index.ts';

// Ingredients have rows of their own; an attestation is stored as its time.
const TYPED = prescriptionFields.filter((name) => name !== 'ingredients' && name !== 'is_attested');

/** The clinic's prescriptions. */
export const prescriptions = clinicTable('prescribing.prescription', [
  ...TYPED,
  'id',
  'prescriber_id',
  'practice_id',
  'message_id',
  'network_message_id',
  'state',
  'state_time',
  'problem',
  'cancel_state',
  'cancel_time',
  'cancel_reason',
  'cancel_answer',
  'cancel_message_id',
  'fill_state',
  'fill_time',
  'fill_note',
  'pharmacy',
  'attested_time',
  'prior_authorization',
  'request_id',
  'created_time',
  'sent_time',
  'written_in',
  'paper_exception',
  'pdmp_state',
  'pdmp_time',
  'version',
]);

/** A prescription row. */
export interface PrescriptionRow extends RowOfTable<typeof prescriptions> {
  patient_name: string;
  prescriber_name: string;
  ingredients: Ingredient[];
}

const COLUMNS = prescriptions
  .as('r')
  .and(
    listed(
      'ingredients',
      columnsOf({ i: 'prescribing.compound_ingredient' }, [
        'i.description',
        'i.strength_value',
        'i.strength_form',
        'i.strength_unit',
        'i.quantity_value',
        'i.quantity_qualifier',
        'i.quantity_unit',
      ]),
      sql`from prescribing.compound_ingredient i where i.clinic_id = r.clinic_id and i.prescription_id = r.id order by i.number`,
    ),
  )
  .and(
    sql<{
      patient_name: string;
      prescriber_name: string;
    }>`p.first_name || ' ' || p.last_name as patient_name, m.first_name || ' ' || m.last_name as prescriber_name`,
  );
const TABLES = sql.raw(`prescribing.prescription r
  join prescribing.rx_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
  join prescribing.rx_member m on m.clinic_id = r.clinic_id and m.user_id = r.prescriber_id`);

/** Returns the form fields of a prescription. */
export function wishOf(row: PrescriptionRow): PrescriptionFields {
  const { ingredients, attested_time, order_number, days_supply, refills, height_date, weight_date } = row;
  const typed = Object.fromEntries(TYPED.map((name) => [name, row[name]])) as Pick<
    PrescriptionRow,
    (typeof TYPED)[number]
  >;
  return {
    ...typed,
    order_number: String(order_number ?? ''),
    days_supply: String(days_supply ?? ''),
    refills: String(refills ?? ''),
    height_date: height_date ?? '',
    weight_date: weight_date ?? '',
    ingredients,
    is_attested: attested_time !== null,
  };
}

/** Returns the prescriptions that match a condition on `r`, without deleted ones, in the given order. */
export async function selectPrescriptions(
  db: Queryable,
  clinicId: string,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<PrescriptionRow[]> {
  const { rows } = await COLUMNS.select(sql`from ${TABLES}
    where r.clinic_id = ${clinicId} and r.deleted_time is null and ${condition} ${rest}`).execute(db);
  return rows;
}

/** Returns these prescriptions, unordered. */
export function readPrescriptions(db: Queryable, clinicId: string, ids: readonly string[]): Promise<PrescriptionRow[]> {
  return selectPrescriptions(db, clinicId, sql`r.id = any(${ids}::uuid[])`);
}

/** Filters for a list of prescriptions. */
export interface PrescriptionSearch {
  patientId: string | null;
  noteId: string | null;
  prescriberId: string | null;
  /** Words of names, the drug or the order number. */
  text?: string | null;
  states: readonly PrescriptionState[] | null;
  cancelled: boolean | null;
}

/** Returns a page of prescriptions, newest first, with the total count. */
export async function findPrescriptions(
  db: Queryable,
  clinicId: string,
  { patientId, noteId, prescriberId, text, states, cancelled }: PrescriptionSearch,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: PrescriptionRow[] }> {
  const words = (text ?? '')
    .toLowerCase()
    .split(/[\s,:]+/)
    .filter(Boolean)
    .slice(0, 8);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const where = sql`(${patientId}::uuid is null or r.patient_id = ${patientId}::uuid)
    and (${noteId}::uuid is null or r.note_id = ${noteId}::uuid)
    and (${prescriberId}::uuid is null or r.prescriber_id = ${prescriberId}::uuid)
    and (${patterns.length === 0} or (select lower(concat_ws(' ', r.drug_description, r.order_number, r.pharmacy ->> 'name',
        s.first_name, s.last_name, d.first_name, d.last_name))
      from prescribing.rx_patient s join prescribing.rx_member d on d.clinic_id = s.clinic_id and d.user_id = r.prescriber_id
      where s.clinic_id = r.clinic_id and s.id = r.patient_id) like all(${patterns}::text[]))
    and (${states}::text[] is null or r.state = any(${states}::text[]))
    and (${cancelled}::boolean is null or (r.cancel_state is not null or r.state = 'Withdrawn') = ${cancelled}::boolean)`;
  const [rows, count] = await Promise.all([
    selectPrescriptions(db, clinicId, where, sql`order by r.created_time desc, r.id desc offset ${skip} limit ${take}`),
    countRows(
      db,
      sql`prescribing.prescription r where r.clinic_id = ${clinicId} and r.deleted_time is null and ${where}`,
    ),
  ]);
  return { count, rows };
}

/**
 * Returns a prescription, locked for the rest of the transaction after its patient: every command locks in this order
 * (see README.md). Null if there is none.
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

/** Returns the prescription of a client key, even if it was deleted since, or null. */
export async function findByClientKey(tx: Tx, clinicId: string, key: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prescribing/${clinicId}/${key}`}, 0))`.execute(tx);
  const found = await tx
    .selectFrom('prescribing.prescription')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('client_key', '=', key)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Counts a prescriber's numbered orders, including deleted ones, whose numbers stay reserved. */
export function countOrders(db: Queryable, clinicId: string, prescriberId: string): Promise<number> {
  return countRows(
    db,
    sql`prescribing.prescription
      where clinic_id = ${clinicId} and prescriber_id = ${prescriberId} and order_number is not null`,
  );
}

/**
 * Reserves the first free order number, starting from the count plus one; concurrent callers wait until the transaction
 * ends.
 */
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

/** Replaces the ingredients of a compound. */
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
