import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { type DomainError, lockForSave, notFound } from '#platform/domain-error.ts';
import type { RowOfTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  type Address,
  type addresses,
  allergies,
  type Allergy,
  LISTED_NAMES,
  type medications,
} from '../patients.sql.ts';

const CALLED = {
  'patients.allergy': 'allergy',
  'patients.medication_record': 'medication',
  'patients.address': 'address',
} as const;

/**
 * Locks an entry of a patient's record for the rest of the transaction. Its patient is locked first: in the opposite
 * order, two concurrent changes could deadlock. NOT_FOUND; STALE_VERSION if it is not at `version` (null for any).
 */
export async function lockEntry<T extends typeof allergies | typeof medications | typeof addresses>(
  tx: Tx,
  { actor: { clinicId } }: RequestContext,
  list: T,
  id: string,
  version: number | null,
): Promise<RowOfTable<T> | DomainError> {
  const table = sql.table(list.name);
  await sql`
    select 1 from patients.patient where clinic_id = ${clinicId}
      and id = (select patient_id from ${table} where clinic_id = ${clinicId} and id = ${id})
    for no key update`.execute(tx);
  const { rows } = await sql<RowOfTable<T> & { version: number }>`
    select ${list.columns('r')} from ${table} r
    join patients.patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
    where r.clinic_id = ${clinicId} and r.id = ${id} and r.deleted_time is null and p.deleted_time is null
    for update of r`.execute(tx);
  const called = CALLED[list.name];
  return version === null ? (rows[0] ?? notFound(called)) : lockForSave(rows[0], version, called);
}

/** The columns that increment a row's version. */
export const nextVersion = ({ now }: RequestContext, { version }: { version: number }) => ({
  version: version + 1,
  updated_time: now,
});

/** The columns that mark a row as deleted; the row stays in the table. */
export const deletion = (ctx: RequestContext, row: { version: number }) => ({
  ...nextVersion(ctx, row),
  deleted_time: ctx.now,
});

/** Returns a patient's allergies of every status. */
export function readAllergies(db: Queryable, clinicId: string, patientId: string): Promise<Allergy[]> {
  return allergies
    .select(db, { clinicId })
    .where('patient_id', '=', patientId)
    .where('deleted_time', 'is', null)
    .orderBy('substance')
    .execute();
}

/** Returns whether a patient has an active allergy. */
export async function isAllergic(db: Queryable, clinicId: string, patientId: string): Promise<boolean> {
  return (await readAllergies(db, clinicId, patientId)).some(({ status }) => status === 'active');
}

/** Records who confirmed that there are no known allergies and when; null for both clears it. */
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

/** Makes one address the only default of its type. */
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

/** Inserts tags for patients whose rows are locked or new. */
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
