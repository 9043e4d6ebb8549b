import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { PatientSearch } from '#patients/rules';
import { JOINED, NOTE, type Note, type Texts } from './notes.sql.ts';

/** Filters of a note list; omitted ones match everything. */
export interface NoteFilter {
  patientIds?: readonly string[] | null;
  eventIds?: readonly string[] | null;
  authorIds?: readonly string[] | null;
  categoryIds?: readonly string[] | null;
  /** Dates of service, inclusive, YYYY-MM-DD. */
  from?: string | null;
  to?: string | null;
  signed?: boolean | null;
  pinned?: boolean | null;
  nonMedical?: boolean | null;
  /** Notes waiting for the cosignature of this member, or of any user who may sign. */
  toCosignBy?: string | null;
  patient?: PatientSearch | null;
  /** A `wordQuery` that the note must match; '' matches nothing. */
  words?: string | null;
  /** Matches the patient or the words instead of both. */
  either?: boolean;
}

/** The sort order of a list. */
export interface NoteOrder {
  by: 'service_date' | 'created_time';
  descending: boolean;
}

const SORTED_BY = {
  service_date: { asc: sql.raw('n.service_date, n.id'), desc: sql.raw('n.service_date desc, n.id desc') },
  created_time: { asc: sql.raw('n.id'), desc: sql.raw('n.id desc') },
};

/** Returns a page of matching notes. */
export async function listNotes(
  db: Queryable,
  clinicId: string,
  filter: NoteFilter,
  order: NoteOrder,
  page: { skip: number; take: number },
  texts: Texts,
): Promise<Note[]> {
  const sorted = SORTED_BY[order.by][order.descending ? 'desc' : 'asc'];
  const { rows } = await NOTE[texts]
    .select(sql`from chart.chart_note n ${JOINED}
    where ${conditionsOf(clinicId, filter)} order by ${sorted} limit ${page.take} offset ${page.skip}`)
    .execute(db);
  return rows;
}

/** Counts the matching notes, up to `most`. */
export function countNotes(db: Queryable, clinicId: string, filter: NoteFilter, most: number): Promise<number> {
  return countRows(
    db,
    sql`(select 1 from chart.chart_note n
      join chart.note_patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id
      where ${conditionsOf(clinicId, filter)} limit ${most}) counted`,
  );
}

function conditionsOf(clinicId: string, filter: NoteFilter): RawBuilder<unknown> {
  const conditions = [sql`n.clinic_id = ${clinicId}`, sql`n.deleted_time is null`];
  if (filter.patientIds != null) conditions.push(sql`n.patient_id = any(${filter.patientIds}::uuid[])`);
  if (filter.eventIds != null) conditions.push(sql`n.event_id = any(${filter.eventIds}::uuid[])`);
  if (filter.authorIds != null) conditions.push(sql`n.author_id = any(${filter.authorIds}::uuid[])`);
  if (filter.categoryIds != null) conditions.push(sql`n.event_category_id = any(${filter.categoryIds}::uuid[])`);
  if (filter.from != null) conditions.push(sql`n.service_date >= ${filter.from}::date`);
  if (filter.to != null) conditions.push(sql`n.service_date <= ${filter.to}::date`);
  if (filter.pinned != null) conditions.push(filter.pinned ? sql`n.is_pinned` : sql`not n.is_pinned`);
  if (filter.nonMedical != null) conditions.push(filter.nonMedical ? sql`n.non_medical` : sql`not n.non_medical`);
  if (filter.toCosignBy != null)
    conditions.push(sql`n.cosign_state = 'waiting' and n.signer_id <> ${filter.toCosignBy}
      and (n.cosigner_id is null or n.cosigner_id = ${filter.toCosignBy})`);
  if (filter.signed != null)
    conditions.push(filter.signed ? sql`n.signed_time is not null` : sql`n.signed_time is null`);
  const named = patientConditions(clinicId, filter);
  const worded = filter.words == null ? [] : [wordCondition(clinicId, filter.words)];
  if (filter.either === true && named.length > 0 && worded.length > 0)
    conditions.push(sql`((${sql.join(named, sql` and `)}) or ${worded[0]})`);
  else conditions.push(...named, ...worded);
  return sql.join(conditions, sql` and `);
}

/** Signed notes are matched through the word index; unsigned ones, which are few, directly. */
function wordCondition(clinicId: string, words: string): RawBuilder<unknown> {
  if (words === '') return sql`false`;
  const query = sql`to_tsquery('english', ${words})`;
  return sql`(n.id in (select w.note_id from chart.note_words w where w.clinic_id = ${clinicId} and w.words @@ ${query})
    or (n.signed_time is null and chart.words_of(n.record_name, left(n.note, 200000), left(n.nurse_note, 200000)) @@ ${query}))`;
}

// Fragments that match more patients than this are not resolved: a list of thousands is not useful.
const MOST_PATIENTS = 1000;

function patientConditions(clinicId: string, { patient, signed }: NoteFilter): RawBuilder<unknown>[] {
  const named = patient == null ? [] : namedConditions(patient);
  // Unsigned notes are few, so each is checked. Signed notes are many, so the patients are looked up first.
  if (signed === false || named.length === 0) return named;
  const found = sql`select p.id from chart.note_patient p where p.clinic_id = ${clinicId} and p.deleted_time is null
    and ${sql.join(named, sql` and `)} limit ${MOST_PATIENTS}`;
  return [sql`n.patient_id in (${found})`];
}

function namedConditions(patient: PatientSearch): RawBuilder<unknown>[] {
  const conditions = patient.words.map((word) => sql`p.search_text like ${`%${word}%`}`);
  if (patient.dateOfBirth !== undefined) conditions.push(sql`p.date_of_birth = ${patient.dateOfBirth}::date`);
  if (patient.phoneDigits !== undefined) {
    const byPhone = sql`p.search_text like ${`%${patient.phoneDigits}%`}`;
    const number = patient.recordNumber;
    conditions.push(number === undefined ? byPhone : sql`(${byPhone} or p.record_number = ${number}::bigint)`);
  }
  return conditions;
}
