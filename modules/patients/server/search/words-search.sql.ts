import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { fragmentOf } from '../list/patient-list.sql.ts';
import { type Patient, patientColumns, type PatientSelection } from '../patients.sql.ts';

// More fragment matches than this are cut off before sorting: a list of thousands is not useful.
const MOST_FRAGMENTS = 200;

/**
 * Returns the first patients for each of several words, in the order of `listPatients`, in one statement, which is much
 * cheaper than one per word. Returns one list per word, in order.
 */
export async function listPatientsOfEach(
  db: Queryable,
  clinicId: string,
  words: readonly string[],
  take: number,
  reading: PatientSelection,
): Promise<Patient[][]> {
  const live = sql`p.clinic_id = ${clinicId} and p.deleted_time is null`;
  const byLast = sql`p.last_key >= w.word and p.last_key < w.after`;
  const byFirst = sql`p.first_key >= w.word and p.first_key < w.after`;
  // A single letter has no trigrams.
  const fragment = sql`length(w.word) >= 2 and p.search_text like w.fragment`;
  const { rows } = await patientColumns(reading)
    .and(sql<{ place: number }>`w.place::int as place`)
    .select(sql`
    from unnest(${words}::text[], ${words.map((word) => `${word}\u{10ffff}`)}::text[], ${words.map(fragmentOf)}::text[])
      with ordinality w(word, after, fragment, place)
    cross join lateral (
      (select p.* from patients.patient p where ${live} and ${byLast} order by p.last_key, p.first_key, p.id limit ${take})
      union all
      (select p.* from patients.patient p where ${live} and ${byFirst} and not (${byLast})
        order by p.first_key, p.last_key, p.id limit ${take})
      union all
      (select p.* from (select p.* from patients.patient p where ${live} and ${fragment} and not (${byLast}) and not (${byFirst})
        limit ${Math.max(take, MOST_FRAGMENTS)}) p order by p.last_key, p.first_key, p.id limit ${take})
      limit ${take}) p`)
    .execute(db);
  const found: Patient[][] = words.map(() => []);
  for (const { place, ...patient } of rows) found[place - 1]!.push(patient);
  return found;
}
