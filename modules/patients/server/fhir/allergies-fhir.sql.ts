import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const ALLERGY = columnsOf({ a: 'patients.allergy' }, [
  'a.id',
  'a.patient_id',
  'a.substance',
  'a.category',
  'a.reaction',
  'a.severity',
  'a.onset_date',
  'a.status',
  'a.version',
  'a.created_time',
  'a.updated_time',
]);
const NONE = columnsOf({ p: 'patients.patient' }, ['p.id', 'p.no_allergies_time', 'p.no_allergies_by']).filled(
  'no_allergies_time',
);

/** An allergy. */
export type AllergyRow = ReadRow<typeof ALLERGY>;
/** The statement that a patient has no known allergies; the id is the patient's. */
export type NoAllergiesRow = ReadRow<typeof NONE>;

/** Returns allergies, including those entered in error, but not deleted ones. */
export async function readAllergies(db: Queryable, clinicId: string, selection: FhirSelection): Promise<AllergyRow[]> {
  const changed = sql.raw('coalesce(a.updated_time, a.created_time)');
  const { matches, page } = selectionClauses(selection, { id: 'a.id', patient: 'a.patient_id', changed });
  const { rows } = await ALLERGY.select(sql`from patients.allergy a
    join patients.patient p on p.clinic_id = a.clinic_id and p.id = a.patient_id and p.deleted_time is null
    where a.clinic_id = ${clinicId} and a.deleted_time is null and ${matches} ${page}`).execute(db);
  return rows;
}

/** Returns the statements that patients have no known allergies; `suffix` is that of their FHIR ids. */
export async function readNoAllergies(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
  suffix: string,
): Promise<NoAllergiesRow[]> {
  const columns = { id: 'p.id', patient: 'p.id', changed: sql.raw('p.no_allergies_time'), suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await NONE.select(sql`from patients.patient p
    where p.clinic_id = ${clinicId} and p.deleted_time is null and p.no_allergies_time is not null
      and ${matches} ${page}`).execute(db);
  return rows;
}
