import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { tryLock } from '#platform/try-lock.ts';
import { isPoBox, isSamePerson, type KnownPerson, personKey, type ImportPatient } from '../../rules/index.ts';
import { searchKeys } from '../search-keys.ts';

/** Existing patients of a batch, by import key. */
export interface KnownPatients {
  /** Already in the clinic: by import key, or as a manually entered person. */
  known: Set<string>;
  /** The record ID belongs to another person of the clinic. */
  conflicts: Set<string>;
}

/**
 * Returns which patients of a batch already exist in the clinic, and which have a record ID that belongs to another
 * person.
 */
export async function findKnown(
  db: Queryable,
  clinicId: string,
  batch: readonly ImportPatient[],
): Promise<KnownPatients> {
  const keys = batch.map(({ import_key }) => import_key);
  const people = batch.map((patient) => ({ patient, ...searchKeys(patient) }));
  const { rows } = await sql<{
    import_key: string | null;
    first_name: string;
    last_name: string;
    date_of_birth: string | null;
    gender: string;
    mobile: string | null;
    home_phone: string | null;
    email: string | null;
  }>`
    select import_key, first_name, last_name, date_of_birth, gender, mobile, home_phone, email from patients.patient
    where clinic_id = ${clinicId} and import_key = any(${keys}::text[])
    union all
    select p.import_key, p.first_name, p.last_name, p.date_of_birth, p.gender, p.mobile, p.home_phone, p.email
    from unnest(${people.map(({ last_key }) => last_key)}::text[], ${people.map(({ first_key }) => first_key)}::text[]) as wanted(last_key, first_key)
    join patients.patient p on p.clinic_id = ${clinicId} and p.last_key = wanted.last_key and p.first_key = wanted.first_key
      and p.deleted_time is null and p.import_key is null`.execute(db);
  const byKey = new Map(rows.flatMap((row) => (row.import_key === null ? [] : [[row.import_key, row] as const])));
  const byHand = new Set(rows.filter((row) => row.import_key === null).map(personKey));
  const found: KnownPatients = { known: new Set(), conflicts: new Set() };
  for (const patient of batch) {
    const { import_key: key } = patient;
    const standing = byKey.get(key);
    if (standing === undefined ? byHand.has(personKey(patient)) : isSamePatient(standing, patient))
      found.known.add(key);
    else if (standing !== undefined) found.conflicts.add(key);
  }
  return found;
}

/** A key derived from the person matches even if the record was changed since. */
function isSamePatient(standing: KnownPerson, patient: ImportPatient): boolean {
  return patient.import_key.startsWith('person:') || isSamePerson(standing, patient);
}

/** Locks the clinic's imports for the rest of the transaction; false if one is running. */
export function lockImport(tx: Tx, clinicId: string): Promise<boolean> {
  return tryLock(tx, `import ${clinicId}`);
}

/** A patient of a batch, with an import key if the file has one. */
export type NewPatient = Omit<ImportPatient, 'source' | 'import_key'> & {
  source: string | null;
  import_key: string | null;
};

/** Inserts a batch of new patients with their addresses, in two statements; returns their IDs. */
export async function insertBatch(
  tx: Tx,
  clinicId: string,
  batch: readonly NewPatient[],
  firstNumber: number,
  now: Date,
): Promise<string[]> {
  const ids = batch.map(() => newId());
  const rows = batch.map(({ mailing_address: _address, ...patient }, index) => ({
    ...patient,
    ...searchKeys(patient),
    clinic_id: clinicId,
    id: ids[index]!,
    record_number: firstNumber + index,
    created_time: now,
    updated_time: now,
  }));
  await sql`
    insert into patients.patient (${COLUMNS})
    select ${COLUMNS} from jsonb_populate_recordset(null::patients.patient, ${JSON.stringify(rows.map((row) => ({ ...row, version: 1 })))}::jsonb)`.execute(
    tx,
  );
  const addresses = batch.flatMap(({ mailing_address: address }, index) => {
    if (address === null) return [];
    const { state_or_provice: state, ...rest } = address;
    return [
      {
        ...rest,
        state,
        clinic_id: clinicId,
        id: newId(),
        patient_id: ids[index]!,
        address_type: 'mailing_address',
        is_default: true,
        version: 1,
        is_po_box: isPoBox(rest.address_line1),
        created_time: now,
      },
    ];
  });
  if (addresses.length > 0) {
    await sql`insert into patients.address select * from jsonb_populate_recordset(null::patients.address, ${JSON.stringify(addresses)}::jsonb)`.execute(
      tx,
    );
  }
  return ids;
}

const COLUMNS = sql.raw(
  [
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
    'import_key',
    'note1',
    'note2',
    'last_key',
    'first_key',
    'search_text',
    'version',
    'created_time',
    'updated_time',
  ].join(', '),
);
