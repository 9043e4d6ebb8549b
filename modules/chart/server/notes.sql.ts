import { sql, type Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf, type ReadColumns } from '#platform/records/read-columns.ts';
import { sendAlong } from '#platform/transaction.ts';

const table = clinicTable('chart.chart_note', [
  'clinic_id',
  'id',
  'patient_id',
  'author_id',
  'event_id',
  'event_category_id',
  'encounter_mode',
  'record_name',
  'service_date',
  'editor_id',
  'signer_id',
  'signer_name',
  'signed_time',
  'signed_hash',
  // The patient named by the signature; differs from `patient_id` after a merge of records.
  'signed_patient_id',
  'version',
  'created_time',
  'updated_time',
  'deleted_time',
  'layout',
  'is_pinned',
  'non_medical',
  'parts_version',
  'signature_form',
  'cosign_state',
  'cosigner_id',
  'cosigner_name',
  'cosigned_time',
  'withdrawn_time',
  'withdrawn_name',
  'withdrawn_reason',
]);
type NoteTable = Selectable<DB['chart.chart_note']>;

/** A chart note as stored, with the names of its patient and users. */
export interface Note extends RowOfTable<typeof table> {
  /** Only the beginning in lists without full texts. */
  note: string;
  nurse_note: string;
  author: Person;
  editor: Person;
  patient: NotePatient;
}

/** The name fields of a member. */
export type Person = Pick<Selectable<DB['chart.note_writer']>, 'first_name' | 'last_name' | 'title' | 'credential'>;

/** The patient of a note, as shown in note lists. */
export type NotePatient = Pick<
  Selectable<DB['chart.note_patient']>,
  'id' | 'first_name' | 'last_name' | 'date_of_birth' | 'deceased_date' | 'gender' | 'record_number'
>;

/** The amount of the two texts to read: lists need only their beginnings. */
export type Texts = 'whole' | 'beginning' | 'none';

const textsAs = (note: string, nurseNote: string) =>
  sql<{ note: string; nurse_note: string }>`${sql.raw(note)} as note, ${sql.raw(nurseNote)} as nurse_note`;
const TEXTS = {
  whole: textsAs('n.note', 'n.nurse_note'),
  beginning: textsAs('left(n.note, 2000)', 'left(n.nurse_note, 1000)'),
  none: textsAs(`''`, `''`),
};
const PEOPLE = sql<{ author: Person; editor: Person; patient: NotePatient }>`
  json_build_object('first_name', a.first_name, 'last_name', a.last_name, 'title', a.title, 'credential', a.credential) as author,
  json_build_object('first_name', e.first_name, 'last_name', e.last_name, 'title', e.title, 'credential', e.credential) as editor,
  json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name, 'date_of_birth', p.date_of_birth,
    'deceased_date', p.deceased_date, 'gender', p.gender, 'record_number', p.record_number) as patient`;
const noteWith = (texts: Texts) => table.as('n').and(TEXTS[texts]).and(PEOPLE);
/** Columns of a note `n`, with the selected amount of text and the people joined by JOINED. */
export const NOTE: Record<Texts, ReadColumns<Note>> = {
  whole: noteWith('whole'),
  beginning: noteWith('beginning'),
  none: noteWith('none'),
};
const STRETCHES = columnsOf({ n: 'chart.chart_note' }, [
  'n.note_stretch_by',
  'n.note_stretch_time',
  'n.nurse_note_stretch_by',
  'n.nurse_note_stretch_time',
]);
/** Joins the patient and users of a note. */
export const JOINED = sql.raw(`
  join chart.note_patient p on p.clinic_id = n.clinic_id and p.id = n.patient_id
  join chart.note_writer a on a.clinic_id = n.clinic_id and a.user_id = n.author_id
  join chart.note_writer e on e.clinic_id = n.clinic_id and e.user_id = n.editor_id`);

/** Returns the notes with these IDs, unordered; deleted ones are omitted. */
export async function readNotes(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  texts: Texts = 'whole',
): Promise<Note[]> {
  const { rows } = await NOTE[texts]
    .select(sql`from chart.chart_note n ${JOINED}
    where n.clinic_id = ${clinicId} and n.id = any(${ids}::uuid[]) and n.deleted_time is null`)
    .execute(db);
  return rows;
}

/** Returns the note of an event. */
export async function readNoteOfEvent(db: Queryable, clinicId: string, eventId: string): Promise<Note | null> {
  const { rows } = await NOTE.whole
    .select(sql`from chart.chart_note n ${JOINED}
    where n.clinic_id = ${clinicId} and n.event_id = ${eventId} and n.deleted_time is null`)
    .execute(db);
  return rows[0] ?? null;
}

/** A note with the current writing sessions of its texts. */
export interface LockedNote
  extends
    Note,
    Pick<NoteTable, 'note_stretch_by' | 'note_stretch_time' | 'nurse_note_stretch_by' | 'nurse_note_stretch_time'> {}

/** Returns one note, locked for the rest of the transaction against concurrent saving and signing. */
export async function lockNote(tx: Tx, clinicId: string, id: string): Promise<LockedNote | null> {
  // Locked in a separate statement: in a query with joins, a transaction that waited for another editor would re-check
  // the joins with stale rows and find no note.
  await sendAlong(tx, sql`select 1 from chart.chart_note where clinic_id = ${clinicId} and id = ${id} for update`);
  const { rows } = await NOTE.whole
    .and(STRETCHES)
    .select(sql`from chart.chart_note n ${JOINED}
    where n.clinic_id = ${clinicId} and n.id = ${id} and n.deleted_time is null`)
    .execute(tx);
  return rows[0] ?? null;
}

/** The columns of a new note. */
export type NewNote = Pick<
  NoteTable,
  | 'id'
  | 'patient_id'
  | 'author_id'
  | 'event_id'
  | 'event_category_id'
  | 'encounter_mode'
  | 'record_name'
  | 'note'
  | 'nurse_note'
  | 'service_date'
  | 'editor_id'
  | 'non_medical'
>;

/** Inserts a note; returns false if the patient doesn't exist or the event already has a note. */
export async function insertNote(tx: Tx, clinicId: string, note: NewNote, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into chart.chart_note (clinic_id, id, patient_id, author_id, event_id, event_category_id, encounter_mode, record_name,
      note, nurse_note, service_date, editor_id, non_medical, created_time, updated_time)
    select p.clinic_id, ${note.id}, p.id, ${note.author_id}, ${note.event_id}::uuid, ${note.event_category_id}::uuid,
      ${note.encounter_mode}, ${note.record_name}, ${note.note}, ${note.nurse_note}, ${note.service_date}::date, ${note.editor_id},
      ${note.non_medical}, ${now}::timestamptz, ${now}::timestamptz
    from chart.note_patient p where p.clinic_id = ${clinicId} and p.id = ${note.patient_id} and p.deleted_time is null
    for key share of p
    on conflict (clinic_id, event_id) where event_id is not null and deleted_time is null do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Columns changed by a save or a signature. */
export type NoteChange = Partial<
  Pick<
    LockedNote,
    | 'record_name'
    | 'note'
    | 'nurse_note'
    | 'service_date'
    | 'encounter_mode'
    | 'editor_id'
    | 'note_stretch_by'
    | 'note_stretch_time'
    | 'nurse_note_stretch_by'
    | 'nurse_note_stretch_time'
    | 'signer_id'
    | 'signer_name'
    | 'signed_time'
    | 'signed_hash'
    | 'signed_patient_id'
    | 'signature_form'
    | 'non_medical'
    | 'cosign_state'
    | 'cosigner_id'
    | 'cosigner_name'
    | 'cosigned_time'
  >
>;

/** Updates a note locked by `lockNote`. */
export async function updateNote(tx: Tx, before: LockedNote, change: NoteChange, now: Date): Promise<void> {
  await tx
    .updateTable('chart.chart_note')
    .set({ ...change, version: before.version + 1, updated_time: now })
    .where('clinic_id', '=', before.clinic_id)
    .where('id', '=', before.id)
    .execute();
}
