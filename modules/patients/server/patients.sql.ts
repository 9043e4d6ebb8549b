import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type OfClinic, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf, type ReadColumns } from '#platform/records/read-columns.ts';
import { isPoBox, type AddressFields } from '../rules/index.ts';

/** The patients of a clinic. */
export const patientTable = clinicTable('patients.patient', [
  'clinic_id',
  'id',
  'record_number',
  'first_name',
  'last_name',
  'middle_name',
  'nick_name',
  'email',
  'mobile',
  'home_phone',
  'work_phone',
  'date_of_birth',
  'deceased_date',
  'gender',
  'gender_at_birth',
  'race',
  'ethnicity',
  'preferred_language',
  'emergency_contact_name',
  'emergency_contact_phone',
  'source',
  'layout',
  'avatar_file_id',
  'no_allergies_time',
  'no_allergies_by',
  'note1',
  'note2',
  'version',
  'created_time',
  'updated_time',
  'deleted_time',
]);

/** Patient addresses. */
export const addresses = clinicTable('patients.address', [
  'id',
  'patient_id',
  'address_type',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
  'is_default',
  'is_po_box',
  'version',
]);
export type Address = RowOfTable<typeof addresses>;

/** Safety alerts of patients. */
export const alerts = clinicTable('patients.alert', [
  'id',
  'patient_id',
  'alert_text',
  'severity',
  'version',
  'created_time',
]);
export type Alert = RowOfTable<typeof alerts>;

/** Patient allergies. */
export const allergies = clinicTable('patients.allergy', [
  'id',
  'patient_id',
  'substance',
  'category',
  'reaction',
  'severity',
  'onset_date',
  'status',
  'version',
]);
export type Allergy = RowOfTable<typeof allergies>;

/** Current and past medications of patients. */
export const medications = clinicTable('patients.medication_record', [
  'id',
  'patient_id',
  'drug_name',
  'frequency',
  'from_date',
  'to_date',
  'record_type',
  'type',
  'erx_issue_date',
  'version',
]);
export type Medication = RowOfTable<typeof medications>;

/** An alert as stored, or as JSON when read with its patient. */
export type ListedAlert = Omit<Alert, 'created_time'> & { created_time: Date | string };

/** A patient row. If only a part was read, the other columns and lists are missing. */
export interface Patient extends RowOfTable<typeof patientTable>, PatientLists {}

interface PatientLists {
  last_visit?: Date | null;
  next_visit?: Date | null;
  alerts?: ListedAlert[];
  tags?: { tag: string; color: string }[];
  addresses?: Address[];
  allergies?: Allergy[];
  medications?: Medication[];
}

/** A column of the patient table. */
export type PatientColumn = keyof RowOfTable<typeof patientTable>;

/** The columns to read (default all; the ID is always included), and the nested lists. */
export interface PatientSelection {
  columns?: readonly PatientColumn[];
  tags?: boolean;
  addresses?: boolean;
  allergies?: boolean;
  alerts?: boolean;
  visits?: boolean;
  medications?: boolean;
  /** Locks the patients against merging for the rest of the transaction; waits for a merge in progress. */
  locked?: boolean;
}

const TAGS = sql`coalesce((select json_agg(json_build_object('tag', t.tag, 'color', t.color) order by t.tag)
  from patients.patient_tag t where t.clinic_id = p.clinic_id and t.patient_id = p.id), '[]') as tags`;
const ADDRESSES = sql`coalesce((select json_agg(a order by a.is_default desc, a.id)
  from (select ${addresses.columns()} from patients.address where clinic_id = p.clinic_id and patient_id = p.id and deleted_time is null) a), '[]') as addresses`;
const ALLERGIES = sql`coalesce((select json_agg(a order by lower(a.substance), a.id)
  from (select ${allergies.columns()} from patients.allergy where clinic_id = p.clinic_id and patient_id = p.id and deleted_time is null) a), '[]') as allergies`;
const ALERTS = sql`coalesce((select json_agg(a order by array_position(array['critical', 'warning', 'info'], a.severity), a.id)
  from (select ${alerts.columns()} from patients.alert where clinic_id = p.clinic_id and patient_id = p.id and deleted_time is null) a), '[]') as alerts`;
const VISITS = sql`(select v.last_visit from patients.patient_activity v where v.clinic_id = p.clinic_id and v.patient_id = p.id) as last_visit,
  (select v.next_visit from patients.patient_activity v where v.clinic_id = p.clinic_id and v.patient_id = p.id) as next_visit`;
const MEDICATIONS = sql`coalesce((select json_agg(m order by m.to_date desc nulls first, m.from_date desc nulls last, m.id desc)
  from (select ${medications.columns()} from patients.medication_record where clinic_id = p.clinic_id and patient_id = p.id and deleted_time is null) m), '[]') as medications`;
const NOTHING = sql``;
// A merge locks both records FOR UPDATE, so a command that references one of them finishes before the merge, or finds
// the record gone.
const LOCK = sql`order by p.id for key share of p`;

/** Sort keys of a patient `p` as copied to other tables: null for merged records, which are never listed. */
export const LISTED_NAMES = sql.raw(`case when p.deleted_time is null then p.last_key end as last_key,
  case when p.deleted_time is null then p.first_key end as first_key`);

/** Returns the columns and lists to read for patient `p`. */
export function patientColumns({ columns, ...read }: PatientSelection): ReadColumns<Patient> {
  const lists = [
    read.tags === true && TAGS,
    read.addresses === true && ADDRESSES,
    read.allergies === true && ALLERGIES,
    read.alerts === true && ALERTS,
    read.visits === true && VISITS,
    read.medications === true && MEDICATIONS,
  ].filter((list) => list !== false);
  const own = columns === undefined ? patientTable.as('p') : partOf(columns);
  return lists.length === 0 ? own : own.and(sql<PatientLists>`${sql.join(lists, sql`, `)}`);
}

/** Typed as the complete row; callers only read the columns they requested. */
function partOf(columns: readonly PatientColumn[]): ReadColumns<RowOfTable<typeof patientTable>> {
  const read: readonly PatientColumn[] = columns.includes('id') ? columns : ['id', ...columns];
  return columnsOf(
    { p: 'patients.patient' },
    read.map((column) => `p.${column}` as const),
  );
}

/** Returns the patients with these IDs, unordered; deleted ones are omitted. */
export async function readPatients(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  reading: PatientSelection = {},
): Promise<Patient[]> {
  const { rows } = await patientColumns(reading)
    .select(sql`from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[]) and p.deleted_time is null
    ${reading.locked ? LOCK : NOTHING}`)
    .execute(db);
  return rows;
}

/**
 * Locks one patient for the rest of the transaction: other changes of the record and merges wait. Rows that reference
 * the patient can still be written; `alone` blocks those too, for deleting the record.
 */
export async function lockPatient(
  tx: Tx,
  clinicId: string,
  id: string,
  { alone = false }: { alone?: boolean } = {},
): Promise<Patient | null> {
  const { rows } = await patientColumns({ addresses: true })
    .select(sql`from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = ${id} and p.deleted_time is null ${alone ? ALONE : CHANGING}`)
    .execute(tx);
  return rows[0] ?? null;
}

const ALONE = sql`for update`;
const CHANGING = sql`for no key update`;

/**
 * Same lock without reading the record: for commands that change several rows of one patient and lock the patient
 * first.
 */
export async function holdPatient(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = ${id} and p.deleted_time is null ${CHANGING}`.execute(tx);
  return rows.length > 0;
}

/** Reserves the next `count` record numbers of a clinic; returns the first. The first patient gets 100000. */
export async function takeRecordNumbers(db: Queryable, clinicId: string, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    insert into patients.record_counter as c (clinic_id, next_number) values (${clinicId}, ${100_000 + count})
    on conflict (clinic_id) do update set next_number = c.next_number + ${count}
    returning next_number - ${count} as first`.execute(db);
  return rows[0]!.first;
}

/** Inserts a patient's default mailing address. */
export async function insertMailingAddress(
  tx: Tx,
  of: OfClinic,
  patientId: string,
  { state_or_provice: state, ...lines }: AddressFields,
  now: Date,
): Promise<void> {
  await addresses.insert(tx, of, {
    ...lines,
    state,
    id: newId(),
    patient_id: patientId,
    address_type: 'mailing_address',
    is_default: true,
    is_po_box: isPoBox(lines.address_line1),
    created_time: now,
  });
}

/** Removes the default mailing address; its row stays. */
export async function retireMailingAddress(tx: Tx, clinicId: string, patientId: string, now: Date): Promise<void> {
  await tx
    .updateTable('patients.address')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('address_type', '=', 'mailing_address')
    .where('is_default', '=', true)
    .where('deleted_time', 'is', null)
    .execute();
}
