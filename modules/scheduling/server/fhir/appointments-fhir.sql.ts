import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const EVENT = columnsOf({ e: 'scheduling.event', k: 'scheduling.event_category', p: 'scheduling.event_patient' }, [
  'e.id',
  'e.title',
  'e.status',
  'e.notes',
  'e.start_time',
  'e.end_time',
  'e.patient_response',
  'e.version',
  'e.created_time',
  'e.updated_time',
  'k.category_name',
  'p.id as patient_id',
  'p.first_name',
  'p.last_name',
]);
const ATTENDEES = listed(
  'attendees',
  columnsOf({ o: 'scheduling.calendar_owner' }, [
    'o.user_id',
    'o.first_name',
    'o.last_name',
    'o.title',
    'o.credential',
  ]),
  sql`from scheduling.event_attendee a
    join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
    join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
    where a.clinic_id = e.clinic_id and a.event_id = e.id order by o.last_name, o.first_name, o.user_id`,
);
// A patient who booked online is no member.
const AUTHOR = columnsOf({ m: 'scheduling.calendar_owner' }, ['m.user_id as author_id']).orNull();

/** An event with a patient, its type and whose calendars it is on. */
export type AppointmentRow = ReadRow<typeof EVENT> & ReadRow<typeof ATTENDEES> & ReadRow<typeof AUTHOR>;

/** Returns events with a patient; deleted ones are omitted, canceled ones are not. */
export async function readAppointmentRows(
  db: Queryable,
  clinicId: string,
  selection: FhirSelection,
): Promise<AppointmentRow[]> {
  const columns = { id: 'e.id', patient: 'e.patient_id', changed: sql.raw('e.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await EVENT.and(ATTENDEES)
    .and(AUTHOR)
    .select(sql`from scheduling.event e
    join scheduling.event_category k on k.clinic_id = e.clinic_id and k.id = e.category_id
    join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id and p.deleted_time is null
    left join scheduling.calendar_owner m on m.clinic_id = e.clinic_id and m.user_id = e.created_by
    where e.clinic_id = ${clinicId} and e.deleted_time is null and ${matches} ${page}`)
    .execute(db);
  return rows;
}
