import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { ImportPatient } from '../rules/index.ts';
import { insertBatch } from './import/import.sql.ts';
import { keepNameWords } from './search/name-words.sql.ts';
import { takeRecordNumbers } from './patients.sql.ts';
import { insertTags } from './record/record-lists.sql.ts';

/** A patient for the demo clinic or a benchmark, with initial record data. */
export interface BulkPatient extends Omit<ImportPatient, 'source' | 'import_key'> {
  tags?: readonly { tag: string; color: string }[];
  allergies?: readonly { substance: string; category: string; reaction?: string | null; severity?: string | null }[];
  medications?: readonly { drug_name: string; frequency: string; record_type: string; from_date: string }[];
}

const BATCH = 2000;

/** Inserts many patients and returns their IDs in order, without checks, audit entries or published events. */
export async function insertPatientsInBulk(
  tx: Tx,
  clinicId: string,
  patients: Iterable<BulkPatient>,
  now: Date,
): Promise<string[]> {
  const all: string[] = [];
  let batch: BulkPatient[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) all.push(...(await insertWithDetails(tx, clinicId, batch, now)));
    batch = [];
  };
  for (const patient of patients) {
    batch.push(patient);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await keepNameWords(tx, clinicId);
  return all;
}

async function insertWithDetails(
  tx: Tx,
  clinicId: string,
  batch: readonly BulkPatient[],
  now: Date,
): Promise<string[]> {
  const first = await takeRecordNumbers(tx, clinicId, batch.length);
  const plain = batch.map(({ tags: _tags, allergies: _allergies, medications: _medications, ...patient }) => ({
    ...patient,
    source: null,
    import_key: null,
  }));
  const ids = await insertBatch(tx, clinicId, plain, first, now);
  const tags = batch.flatMap((patient, index) =>
    (patient.tags ?? []).map((tag) => ({ ...tag, patient_id: ids[index]! })),
  );
  const lists = (index: number) => ({
    version: 1,
    clinic_id: clinicId,
    id: newId(),
    patient_id: ids[index]!,
    created_time: now,
  });
  const allergies = batch.flatMap((patient, index) =>
    (patient.allergies ?? []).map((allergy) => ({ ...allergy, ...lists(index), status: 'active' })),
  );
  const medications = batch.flatMap((patient, index) =>
    (patient.medications ?? []).map((medication) => ({ ...medication, ...lists(index), updated_time: now })),
  );
  await insertTags(tx, clinicId, tags);
  if (allergies.length > 0)
    await sql`insert into patients.allergy select * from jsonb_populate_recordset(null::patients.allergy, ${JSON.stringify(allergies)}::jsonb)`.execute(
      tx,
    );
  if (medications.length > 0)
    await sql`insert into patients.medication_record select * from jsonb_populate_recordset(null::patients.medication_record, ${JSON.stringify(medications)}::jsonb)`.execute(
      tx,
    );
  return ids;
}
