import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const CLINIC = columnsOf({ c: 'practice.clinic' }, [
  'c.clinic_id',
  'c.clinic_name',
  'c.attributes',
  'c.version',
  'c.created_time',
  'c.updated_time',
]);
/** The clinic as an organization. */
export type ClinicRow = ReadRow<typeof CLINIC>;

const PRACTICE = columnsOf({ p: 'practice.practice' }, [
  'p.id',
  'p.practice_name',
  'p.address_line1',
  'p.address_line2',
  'p.city',
  'p.state',
  'p.country',
  'p.postal_code',
  'p.office_phone',
  'p.mobile_phone',
  'p.fax',
  'p.email',
  'p.website',
  'p.is_active',
  'p.version',
  'p.created_time',
  'p.updated_time',
]);
/** A practice as a location. */
export type PracticeRow = ReadRow<typeof PRACTICE>;

const MEMBER = columnsOf({ m: 'practice.member' }, [
  'm.user_id',
  'm.first_name',
  'm.last_name',
  'm.title',
  'm.credential',
  'm.npi',
  'm.email',
  'm.is_active',
]);
const PRACTICES = listed(
  'practices',
  columnsOf({ p: 'practice.practice' }, [
    'p.id',
    'p.practice_name',
    'p.office_phone',
    'p.taxonomy_code',
    'p.address_line1',
    'p.address_line2',
    'p.city',
    'p.state',
    'p.postal_code',
    'p.country',
  ]),
  sql`from practice.member_practice mp
    join practice.practice p on p.clinic_id = mp.clinic_id and p.id = mp.practice_id
    where mp.clinic_id = m.clinic_id and mp.user_id = m.user_id order by p.practice_name, p.id`,
);
const ROLES = listed(
  'roles',
  columnsOf({ r: 'practice.role' }, ['r.role_name']),
  sql`from practice.member_role mr
    join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
    where mr.clinic_id = m.clinic_id and mr.user_id = m.user_id order by r.role_name`,
);
/** A member with their practices and roles, and when one of them last changed. */
export type MemberRow = ReadRow<typeof MEMBER> &
  ReadRow<typeof PRACTICES> &
  ReadRow<typeof ROLES> & { changed_time: Date };

const changed = (alias: string) => sql.raw(`coalesce(${alias}.updated_time, ${alias}.created_time)`);
// Nothing of the clinic belongs to a patient.
const NO_PATIENT = 'patient_id';

/** Returns the clinic. */
export async function readClinicRows(db: Queryable, clinicId: string, selection: FhirSelection): Promise<ClinicRow[]> {
  const columns = { id: 'c.clinic_id', patient: NO_PATIENT, changed: changed('c') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await CLINIC.select(sql`from practice.clinic c
    where c.clinic_id = ${clinicId} and ${matches} ${page}`).execute(db);
  return rows;
}

/** Returns practices, also inactive ones: records refer to them. */
export async function readPracticeRows(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
): Promise<PracticeRow[]> {
  const columns = { id: 'p.id', patient: NO_PATIENT, changed: changed('p') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await PRACTICE.select(sql`from practice.practice p
    where p.clinic_id = ${clinicId} and ${matches} ${page}`).execute(db);
  return rows;
}

/** Returns members, also inactive ones: records refer to them. */
export async function readMemberRows(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
  suffix?: string,
): Promise<MemberRow[]> {
  const columns = {
    id: 'm.user_id',
    patient: NO_PATIENT,
    changed: sql.raw('c.changed_time'),
    ...(suffix && { suffix }),
  };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await MEMBER.and(PRACTICES)
    .and(ROLES)
    .and(sql<{ changed_time: Date }>`c.changed_time`)
    .select(sql`from practice.member m
    cross join lateral (select greatest(coalesce(m.updated_time, m.created_time),
        max(coalesce(p.updated_time, p.created_time))) as changed_time
      from practice.member_practice mp
      join practice.practice p on p.clinic_id = mp.clinic_id and p.id = mp.practice_id
      where mp.clinic_id = m.clinic_id and mp.user_id = m.user_id) c
    where m.clinic_id = ${clinicId} and ${matches} ${page}`)
    .execute(db);
  return rows;
}
