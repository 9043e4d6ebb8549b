import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import { visibleTo } from '../records/conversations.sql.ts';
import type { Participant } from '../writer.ts';

const MESSAGE = columnsOf({ m: 'messages.message', c: 'messages.conversation' }, [
  'm.id',
  'm.draft_id',
  'm.content',
  'm.sealed_key',
  'm.sender_user_id',
  'm.sender_patient_id',
  'm.created_time',
  'c.category',
]).and(sql<{
  patient_id: string;
  recipients: Participant[];
  /** The first message of the conversation, if it is another one. */
  first_id: string | null;
}>`c.patient_id, coalesce((select json_agg(json_build_object(
    'type', case when r.user_id is null then 'Patient' else 'Doctor' end, 'id', coalesce(r.user_id, r.patient_id)) order by r.id)
  from messages.receipt r where r.clinic_id = m.clinic_id and r.message_id = m.id), '[]') as recipients, f.id as first_id`);

/** A message of a conversation with a patient; its text is encrypted. */
export type PatientMessageRow = ReadRow<typeof MESSAGE>;

/** Returns messages of conversations with a patient that a reader wrote or received. */
export async function readPatientMessages(
  db: Queryable,
  clinicId: string,
  reader: Participant,
  selection: FhirSelection,
): Promise<PatientMessageRow[]> {
  const changed = sql.raw('m.created_time');
  const { matches, page } = selectionClauses(selection, { id: 'm.id', patient: 'c.patient_id', changed });
  const first = sql`select m.id, m.created_time from messages.message m
    where m.clinic_id = c.clinic_id and m.conversation_id = c.id and ${visibleTo(reader)}
    order by m.created_time, m.id limit 1`;
  const { rows } = await MESSAGE.select(sql`from messages.message m
    join messages.conversation c on c.clinic_id = m.clinic_id and c.id = m.conversation_id
    join patients.patient p on p.clinic_id = c.clinic_id and p.id = c.patient_id and p.deleted_time is null
    left join lateral (${first}) f on f.id <> m.id
    where m.clinic_id = ${clinicId} and ${visibleTo(reader)} and ${matches} ${page}`).execute(db);
  return rows;
}
