import { sql } from 'kysely';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const STATE = columnsOf({ n: 'chart.chart_note' }, [
  'n.patient_id',
  'n.service_date',
  'n.signed_time',
  'n.withdrawn_time',
  'n.non_medical',
  'n.cosign_state',
]);
const NOTE = columnsOf({ n: 'chart.chart_note', c: 'chart.chart_note' }, [
  'n.id',
  'n.author_id',
  'n.encounter_mode',
  'n.record_name',
  'n.note',
  'n.nurse_note',
  'n.signer_id',
  'n.cosigner_id',
  'n.cosigned_time',
  'n.created_time',
  'c.updated_time as changed_time',
]).and(STATE).and(sql<{ addenda: { text: string; author: string; time: string }[] }>`coalesce((
    select json_agg(json_build_object('text', a.body, 'author', a.author_name, 'time', a.created_time)
      order by a.created_time, a.id)
    from chart.note_addendum a where a.clinic_id = n.clinic_id and a.note_id = n.id), '[]') as addenda`);
const ATTACHMENT = columnsOf({ r: 'chart.note_attachment', c: 'chart.note_attachment' }, [
  'r.id',
  'r.note_id',
  'r.file_id',
  'r.file_name',
  'r.file_type',
  'r.byte_size',
  'r.added_by',
  'r.added_time',
  'c.added_time as changed_time',
]).and(STATE);

/** A note as a document, with its addenda. */
export type NoteRow = ReadRow<typeof NOTE>;
/** A file attached to a note. */
export type AttachmentRow = ReadRow<typeof ATTACHMENT>;

// A patient reads medical notes that are signed, and cosigned if needed. A retracted note can be another patient's, so
// only members read it.
const visible = (forPatient: boolean) =>
  forPatient
    ? sql`n.signed_time is not null and n.cosign_state <> 'waiting' and n.withdrawn_time is null and not n.non_medical`
    : sql`true`;
const PATIENT = sql.raw(
  `join chart.note_patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id and p.deleted_time is null`,
);

/** Returns notes with their texts; for a patient only those that are signed. */
export async function readNoteDocuments(
  { app, clinicId, forPatient }: FhirReader,
  selection: FhirSelection,
): Promise<NoteRow[]> {
  const columns = { id: 'n.id', patient: 'n.patient_id', changed: sql.raw('c.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await NOTE.select(sql`from chart.chart_note n ${PATIENT}
    join lateral (select greatest(n.updated_time, n.signed_time, max(a.created_time)) as updated_time
      from chart.note_addendum a where a.clinic_id = n.clinic_id and a.note_id = n.id) c on true
    where n.clinic_id = ${clinicId} and n.deleted_time is null and ${visible(forPatient)} and ${matches} ${page}`).execute(
    app.database.kysely,
  );
  return rows;
}

/** Returns the files of notes, without their bytes; for a patient only those of signed notes. */
export async function readNoteAttachments(
  { app, clinicId, forPatient }: FhirReader,
  selection: FhirSelection,
): Promise<AttachmentRow[]> {
  const columns = { id: 'r.id', patient: 'n.patient_id', changed: sql.raw('c.added_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await ATTACHMENT.select(sql`from chart.note_attachment r
    join chart.chart_note n on n.clinic_id = r.clinic_id and n.id = r.note_id and n.deleted_time is null ${PATIENT}
    cross join lateral (select greatest(r.added_time, n.signed_time, n.withdrawn_time) as added_time) c
    where r.clinic_id = ${clinicId} and r.deleted_time is null and ${visible(forPatient)} and ${matches} ${page}`).execute(
    app.database.kysely,
  );
  return rows;
}
