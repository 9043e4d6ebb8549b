import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const NOTE = columnsOf({ n: 'chart.chart_note', p: 'patients.patient', m: 'practice.member' }, [
  'n.id',
  'n.patient_id',
  'n.author_id',
  'n.event_id',
  'n.encounter_mode',
  'n.record_name',
  'n.service_date',
  'n.signed_time',
  'n.created_time',
  'n.updated_time',
  'p.first_name as patient_first_name',
  'p.last_name as patient_last_name',
  'm.first_name',
  'm.last_name',
  'm.title',
  'm.credential',
]);
const EVENT = columnsOf({ e: 'scheduling.event', k: 'scheduling.event_category' }, [
  'e.start_time',
  'e.end_time',
  'k.category_name',
]).orNull();

// Those of a note that is not signed are not served.
const DIAGNOSES = sql<{ diagnosis_ids: string[] }>`array(select d.id::text from chart.note_diagnosis d
    where d.clinic_id = n.clinic_id and d.note_id = n.id and d.deleted_time is null and n.signed_time is not null
    order by d.sort_index, d.id) as diagnosis_ids`;

/** A note as the encounter that it documents, with its appointment. */
export type NoteEncounterRow = ReadRow<typeof NOTE> & ReadRow<typeof EVENT> & { diagnosis_ids: string[] };

const VISIT = columnsOf({ e: 'scheduling.event', k: 'scheduling.event_category', p: 'patients.patient' }, [
  'e.id',
  'e.start_time',
  'e.end_time',
  'e.version',
  'e.created_time',
  'e.updated_time',
  'k.category_name',
  'e.is_online_meeting',
  'p.id as patient_id',
  'p.first_name as patient_first_name',
  'p.last_name as patient_last_name',
]);
const SEEN_BY = columnsOf({ m: 'practice.member' }, [
  'm.user_id',
  'm.first_name',
  'm.last_name',
  'm.title',
  'm.credential',
]).orNull();

/** A checked-in appointment, and the first calendar that it is on. */
export type VisitRow = ReadRow<typeof VISIT> & ReadRow<typeof SEEN_BY>;

/** Returns medical notes that were not withdrawn; only signed ones if `signed`. */
export async function readNoteEncounters(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
  { signed }: { signed: boolean },
): Promise<NoteEncounterRow[]> {
  const columns = { id: 'n.id', patient: 'n.patient_id', changed: sql.raw('n.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await NOTE.and(EVENT)
    .and(DIAGNOSES)
    .select(sql`from chart.chart_note n
    join patients.patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id and p.deleted_time is null
    join practice.member m on m.clinic_id = n.clinic_id and m.user_id = n.author_id
    left join scheduling.event e on e.clinic_id = n.clinic_id and e.id = n.event_id and e.deleted_time is null
    left join scheduling.event_category k on k.clinic_id = e.clinic_id and k.id = e.category_id
    where n.clinic_id = ${clinicId} and n.deleted_time is null and n.withdrawn_time is null and not n.non_medical
      and (not ${signed} or n.signed_time is not null) and ${matches} ${page}`)
    .execute(db);
  return rows;
}

/** Returns appointments of patients who were checked in and have no note of them. */
export async function readVisits(db: Queryable, clinicId: string, selection: FhirSelection): Promise<VisitRow[]> {
  const columns = { id: 'e.id', patient: 'e.patient_id', changed: sql.raw('e.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await VISIT.and(SEEN_BY)
    .select(sql`from scheduling.event e
    join scheduling.event_category k on k.clinic_id = e.clinic_id and k.id = e.category_id
    join patients.patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id and p.deleted_time is null
    left join scheduling.calendar c on c.clinic_id = e.clinic_id and c.id = e.first_calendar_id
    left join practice.member m on m.clinic_id = c.clinic_id and m.user_id = c.user_id
    where e.clinic_id = ${clinicId} and e.deleted_time is null and e.status = 'checkedin' and ${matches}
      and not exists (select from chart.chart_note n
        where n.clinic_id = e.clinic_id and n.event_id = e.id and n.deleted_time is null)
    ${page}`)
    .execute(db);
  return rows;
}
