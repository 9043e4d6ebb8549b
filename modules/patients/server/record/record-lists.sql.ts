import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { AddressFields, AllergyFields, MedicationFields } from '../../rules/index.ts';
import { type Address, type Allergy, LISTED_NAMES, type Medication } from '../patients.sql.ts';

/** Locks the patient of a row before the row itself: taken the other way round, two who change one record could wait for each other. */
async function holdOwner(
  tx: Tx,
  table: 'patients.allergy' | 'patients.medication_record' | 'patients.address',
  clinicId: string,
  id: string,
): Promise<void> {
  await sql`
    select 1 from patients.patient where clinic_id = ${clinicId}
      and id = (select patient_id from ${sql.table(table)} where clinic_id = ${clinicId} and id = ${id})
    for no key update`.execute(tx);
}

/** An allergy, locked for the rest of the transaction with its patient. */
export async function lockAllergy(tx: Tx, clinicId: string, id: string): Promise<Allergy | null> {
  await holdOwner(tx, 'patients.allergy', clinicId, id);
  const { rows } = await sql<Allergy>`
    select a.id, a.patient_id, a.substance, a.category, a.reaction, a.severity, a.onset_date, a.status, a.version
    from patients.allergy a join patients.patient p on p.clinic_id = a.clinic_id and p.id = a.patient_id
    where a.clinic_id = ${clinicId} and a.id = ${id} and a.deleted_time is null and p.deleted_time is null
    for update of a`.execute(tx);
  return rows[0] ?? null;
}

/** The allergies of a patient, of every status. */
export function readAllergies(db: Queryable, clinicId: string, patientId: string): Promise<Allergy[]> {
  return db
    .selectFrom('patients.allergy')
    .select(['id', 'patient_id', 'substance', 'category', 'reaction', 'severity', 'onset_date', 'status', 'version'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('deleted_time', 'is', null)
    .orderBy('substance')
    .execute();
}

/** Whether there is anything that a patient must be warned of. */
export async function isAllergic(db: Queryable, clinicId: string, patientId: string): Promise<boolean> {
  return (await readAllergies(db, clinicId, patientId)).some(({ status }) => status === 'active');
}

/** Writes an allergy: a new one where `version` is 1, else over the one that is there. */
export async function writeAllergy(
  tx: Tx,
  key: RecordKey,
  { allergy_substance: substance, allergy_category: category, ...rest }: AllergyFields,
): Promise<Allergy> {
  const fields = { substance, category, ...rest };
  if (key.version === 1)
    await tx
      .insertInto('patients.allergy')
      .values({ ...fields, ...created(key) })
      .execute();
  else {
    await tx
      .updateTable('patients.allergy')
      .set({ ...fields, ...changed(key) })
      .where('clinic_id', '=', key.clinicId)
      .where('id', '=', key.id)
      .execute();
  }
  return { id: key.id, patient_id: key.patientId, version: key.version, ...fields };
}

/** Keeps who said when that there is no allergy; null for both where that no longer holds. */
export async function writeNoAllergies(
  tx: Tx,
  clinicId: string,
  patientId: string,
  said: { time: Date; by: string } | null,
): Promise<void> {
  await tx
    .updateTable('patients.patient')
    .set({ no_allergies_time: said?.time ?? null, no_allergies_by: said?.by ?? null })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', patientId)
    .execute();
}

/** A medication record, locked for the rest of the transaction with its patient. */
export async function lockMedication(tx: Tx, clinicId: string, id: string): Promise<Medication | null> {
  await holdOwner(tx, 'patients.medication_record', clinicId, id);
  const { rows } = await sql<Medication>`
    select m.id, m.patient_id, m.drug_name, m.frequency, m.from_date, m.to_date, m.record_type, m.type, m.erx_issue_date, m.version
    from patients.medication_record m join patients.patient p on p.clinic_id = m.clinic_id and p.id = m.patient_id
    where m.clinic_id = ${clinicId} and m.id = ${id} and m.deleted_time is null and p.deleted_time is null
    for update of m`.execute(tx);
  return rows[0] ?? null;
}

/** Writes a medication record: a new one where `version` is 1, else over the one that is there. */
export async function writeMedication(
  tx: Tx,
  key: RecordKey,
  { from: from_date, to: to_date, eRx_issue_date: erx_issue_date, ...rest }: MedicationFields,
): Promise<Medication> {
  const fields = { ...rest, from_date, to_date, erx_issue_date };
  if (key.version === 1) {
    await tx
      .insertInto('patients.medication_record')
      .values({ ...fields, ...created(key), updated_time: key.now })
      .execute();
  } else {
    await tx
      .updateTable('patients.medication_record')
      .set({ ...fields, ...changed(key) })
      .where('clinic_id', '=', key.clinicId)
      .where('id', '=', key.id)
      .execute();
  }
  return { id: key.id, patient_id: key.patientId, version: key.version, ...fields };
}

/** Takes a medication record away; its row stays. */
export async function retireMedication(tx: Tx, key: RecordKey): Promise<void> {
  await tx
    .updateTable('patients.medication_record')
    .set({ ...changed(key), deleted_time: key.now })
    .where('clinic_id', '=', key.clinicId)
    .where('id', '=', key.id)
    .execute();
}

/** An address with whose it is, locked for the rest of the transaction with its patient. */
export async function lockAddress(
  tx: Tx,
  clinicId: string,
  id: string,
): Promise<(Address & { patient_id: string }) | null> {
  await holdOwner(tx, 'patients.address', clinicId, id);
  const { rows } = await sql<Address & { patient_id: string }>`
    select a.id, a.patient_id, a.address_type, a.address_line1, a.address_line2, a.city, a.state, a.postal_code, a.country,
      a.is_default, a.is_po_box, a.version
    from patients.address a join patients.patient p on p.clinic_id = a.clinic_id and p.id = a.patient_id
    where a.clinic_id = ${clinicId} and a.id = ${id} and a.deleted_time is null and p.deleted_time is null
    for update of a`.execute(tx);
  return rows[0] ?? null;
}

/** What a written address is beside its lines. */
export interface AddressUse {
  address_type: Address['address_type'];
  is_default: boolean;
  is_po_box: boolean;
}

/** Writes an address: a new one where `version` is 1, else over the one that is there. */
export async function writeAddress(
  tx: Tx,
  key: RecordKey,
  { state_or_provice: state, ...rest }: AddressFields,
  use: AddressUse,
): Promise<Address> {
  const fields = { ...rest, state, ...use };
  if (key.version === 1)
    await tx
      .insertInto('patients.address')
      .values({ ...fields, ...created(key) })
      .execute();
  else {
    await tx
      .updateTable('patients.address')
      .set({ ...fields, ...changed(key) })
      .where('clinic_id', '=', key.clinicId)
      .where('id', '=', key.id)
      .execute();
  }
  return { id: key.id, version: key.version, ...fields };
}

/** Takes an address away; its row stays. */
export async function retireAddress(tx: Tx, key: RecordKey): Promise<void> {
  await tx
    .updateTable('patients.address')
    .set({ ...changed(key), deleted_time: key.now })
    .where('clinic_id', '=', key.clinicId)
    .where('id', '=', key.id)
    .execute();
}

/** Makes one address the default among those of its type, and no other. */
export async function setDefaultAddress(
  tx: Tx,
  clinicId: string,
  patientId: string,
  type: Address['address_type'],
  id: string,
): Promise<void> {
  await sql`
    update patients.address set is_default = (id = ${id})
    where clinic_id = ${clinicId} and patient_id = ${patientId} and address_type = ${type} and deleted_time is null
      and is_default <> (id = ${id})`.execute(tx);
}

/** Sets the tags of a patient, whose row is locked. */
export async function writeTags(
  tx: Tx,
  clinicId: string,
  patientId: string,
  tags: readonly { tag: string; color: string }[],
): Promise<void> {
  await tx
    .deleteFrom('patients.patient_tag')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .execute();
  await insertTags(
    tx,
    clinicId,
    tags.map((tag) => ({ ...tag, patient_id: patientId })),
  );
}

/** Gives tags to patients, whose rows are locked or new. */
export async function insertTags(
  tx: Tx,
  clinicId: string,
  tags: readonly { patient_id: string; tag: string; color: string }[],
): Promise<void> {
  if (tags.length === 0) return;
  await sql`
    insert into patients.patient_tag (clinic_id, patient_id, tag, color, last_key, first_key)
    select p.clinic_id, p.id, t.tag, t.color, ${LISTED_NAMES}
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) t(patient_id uuid, tag text, color text)
    join patients.patient p on p.clinic_id = ${clinicId} and p.id = t.patient_id`.execute(tx);
}

/** Whose row it is, which it is, and the version that it gets. */
export interface RecordKey {
  clinicId: string;
  patientId: string;
  id: string;
  version: number;
  now: Date;
}

const created = ({ clinicId, patientId, id, now }: RecordKey) => ({
  clinic_id: clinicId,
  patient_id: patientId,
  id,
  created_time: now,
});
const changed = ({ version, now }: RecordKey) => ({ version, updated_time: now });
