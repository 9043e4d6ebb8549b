import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import { foldName } from '../../rules/index.ts';
import { fragmentOf } from '../list/patient-list.sql.ts';

const PATIENT = columnsOf({ p: 'patients.patient' }, [
  'p.id',
  'p.record_number',
  'p.first_name',
  'p.middle_name',
  'p.last_name',
  'p.nick_name',
  'p.email',
  'p.mobile',
  'p.home_phone',
  'p.work_phone',
  'p.date_of_birth',
  'p.deceased_date',
  'p.gender',
  'p.gender_at_birth',
  'p.race',
  'p.ethnicity',
  'p.preferred_language',
]);
const ADDRESSES = listed(
  'addresses',
  columnsOf({ a: 'patients.address' }, [
    'a.address_type',
    'a.address_line1',
    'a.address_line2',
    'a.city',
    'a.state',
    'a.postal_code',
    'a.country',
  ]),
  sql`from patients.address a where a.clinic_id = p.clinic_id and a.patient_id = p.id and a.deleted_time is null
    order by a.is_default desc, a.id`,
);
// A change of an address changes the patient.
const LATEST = sql.raw('greatest(p.updated_time, c.changed)');
const CHANGED = sql<{ changed_time: Date }>`${LATEST} as changed_time`;

/** A patient with their addresses. */
export type PatientRow = ReadRow<typeof PATIENT> & ReadRow<typeof ADDRESSES> & { changed_time: Date };

const CONTACT = columnsOf({ p: 'patients.patient' }, [
  'p.id',
  'p.first_name',
  'p.last_name',
  'p.emergency_contact_name',
  'p.emergency_contact_phone',
  'p.updated_time',
]);

/** A patient's emergency contact. */
export type ContactRow = ReadRow<typeof CONTACT>;

/** Returns patients; those that were deleted, or merged into others, are omitted. */
export async function readPatientRows(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
): Promise<PatientRow[]> {
  const { matches, page } = selectionClauses(selection, { id: 'p.id', patient: 'p.id', changed: LATEST });
  const conditions = [sql`true`, ...searchedConditions(selection.parameters ?? new Map())];
  const { rows } = await PATIENT.and(ADDRESSES)
    .and(CHANGED)
    .select(sql`from patients.patient p
    left join lateral (select max(coalesce(a.deleted_time, a.updated_time, a.created_time)) as changed
      from patients.address a where a.clinic_id = p.clinic_id and a.patient_id = p.id) c on true
    where p.clinic_id = ${clinicId} and p.deleted_time is null and ${matches} and ${sql.join(conditions, sql` and `)} ${page}`)
    .execute(db);
  return rows;
}

/** Returns the emergency contacts of patients who have one; `suffix` is that of their FHIR ids. */
export async function readContactRows(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
  suffix: string,
): Promise<ContactRow[]> {
  const columns = { id: 'p.id', patient: 'p.id', changed: sql.raw('p.updated_time'), suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await CONTACT.select(sql`from patients.patient p
    where p.clinic_id = ${clinicId} and p.deleted_time is null and p.emergency_contact_name <> '' and ${matches} ${page}`).execute(
    db,
  );
  return rows;
}

/** Every name of a search, so that the index of name fragments can be used; the API compares exactly. */
function searchedConditions(parameters: ReadonlyMap<string, readonly string[]>): RawBuilder<unknown>[] {
  return [...parameters].flatMap(([name, values]): RawBuilder<unknown>[] => {
    if (name === 'identifier') {
      const numbers = values.map((value) => value.replace(/^.*\|/, '')).filter((value) => /^\d{1,15}$/.test(value));
      return [sql`p.record_number = any(${numbers}::bigint[])`];
    }
    if (name === 'birthdate') {
      const isDay = values.every((value) => /^\d{4}-\d\d-\d\d$/.test(value));
      return isDay ? [sql`p.date_of_birth = any(${values}::date[])`] : [];
    }
    return [sql`(${sql.join(values.map(isNamed), sql` or `)})`];
  });
}

function isNamed(value: string): RawBuilder<unknown> {
  const words = foldName(value).split(' ').filter(Boolean);
  return sql`(${sql.join([sql`true`, ...words.map((word) => sql`p.search_text like ${fragmentOf(word)}`)], sql` and `)})`;
}
