import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** The earlier note from which a row was carried over; null once it was changed or confirmed. */
export interface CarriedFrom {
  carried_from: string | null;
  /** That note's date of service. */
  carried_day: string | null;
}

/** The values of a row that was not carried over. */
export const NOT_CARRIED: CarriedFrom = { carried_from: null, carried_day: null };

/** A diagnosis of a note. */
export interface DiagnosisRow extends CarriedFrom {
  id: string;
  icd_code: string;
  icd_code_type: string;
  official_name: string;
  pmh_display_name: string | null;
  problem_id: string | null;
}

/** A procedure of a note. */
export interface ProcedureRow extends CarriedFrom {
  id: string;
  cpt_code: string;
  cpt_code_type: string;
  official_name: string;
  modifiers: string[];
  units: number;
  pointers: string[];
}

/** A drug or supplement of a note. */
export interface SubstanceRow extends CarriedFrom {
  id: string;
  name: string;
  directions: string | null;
  /** ID in the drug database; null for free text and supplements. */
  descriptor_id: string | null;
}

/** A handout as given. */
export interface HandoutRow {
  id: string;
  handout_id: string | null;
  title: string;
  /** Empty if it is a PDF. */
  text: string;
  /** File name of the PDF; null for text. */
  file_name: string | null;
  file_sha256: string | null;
  given_name: string;
  given_time: string;
  sent_time: string | null;
}

/** A file attached to a note. */
export interface AttachmentRow {
  id: string;
  file_name: string;
  file_type: string;
  byte_size: number;
  sha256: string;
  added_name: string;
  added_time: string;
}

/** A comment on a note. */
export interface CommentRow {
  id: string;
  chart_note_id: string;
  comment: string;
  comment_title: string;
  author: string;
  author_id: string;
  /** A string if it was read as part of its note. */
  create_time: Date | string;
}

/** An addendum to a signed note. */
export interface AddendumRow {
  id: string;
  text: string;
  author_name: string;
  create_time: string;
}

/** Text carried over from an earlier note. */
export interface CopiedRow {
  source_note_id: string;
  section: string;
  source_date: string;
  lines: string[];
}

/** This module's parts of a note, in order. */
export interface PartRows {
  diagnosis: DiagnosisRow[];
  cpts: ProcedureRow[];
  drugs: SubstanceRow[];
  supplements: SubstanceRow[];
  handouts: HandoutRow[];
  attachments: AttachmentRow[];
  comments: CommentRow[];
  addenda: AddendumRow[];
  copied: CopiedRow[];
}

/** The lists that a query can request. */
export type PartName = keyof PartRows;

const rows = (fields: string, from: string, order: string, more = 'and r.deleted_time is null'): string =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${from}
    where r.clinic_id = n.clinic_id and r.note_id = n.id ${more})`;
const CARRIED = `'carried_from', r.carried_from, 'carried_day', (select s.service_date from chart.chart_note s
      where s.clinic_id = r.clinic_id and s.id = r.carried_from)`;
const substances = (kind: string): string =>
  rows(
    `'id', r.id, 'name', r.substance_name, 'directions', r.directions, 'descriptor_id', r.descriptor_id, ${CARRIED}`,
    'chart.note_substance r',
    'r.sort_index, r.id',
    `and r.kind = '${kind}' and r.deleted_time is null`,
  );

const READ: Record<PartName, string> = {
  diagnosis: rows(
    `'id', r.id, 'icd_code', r.icd_code, 'icd_code_type', r.icd_code_type, 'official_name', r.official_name,
      'pmh_display_name', r.pmh_display_name, 'problem_id', r.problem_id, ${CARRIED}`,
    'chart.note_diagnosis r',
    'r.sort_index, r.id',
  ),
  cpts: rows(
    `'id', r.id, 'cpt_code', r.cpt_code, 'cpt_code_type', r.cpt_code_type, 'official_name', r.official_name,
      'modifiers', r.modifiers, 'units', r.units, 'pointers', r.pointers, ${CARRIED}`,
    'chart.note_procedure r',
    'r.sort_index, r.id',
  ),
  drugs: substances('drug'),
  supplements: substances('supplement'),
  handouts: rows(
    `'id', r.id, 'handout_id', r.handout_id, 'title', r.title, 'text', r.body, 'given_name', r.given_name,
      'given_time', r.given_time, 'sent_time', r.sent_time, 'file_name', f.name, 'file_sha256', encode(f.sha256, 'hex')`,
    'chart.note_handout r left join files.file f on f.clinic_id = r.clinic_id and f.id = r.file_id',
    'r.given_time, r.id',
  ),
  attachments: rows(
    `'id', r.id, 'file_name', r.file_name, 'file_type', r.file_type, 'byte_size', r.byte_size,
      'sha256', encode(r.sha256, 'hex'), 'added_name', r.added_name, 'added_time', r.added_time`,
    'chart.note_attachment r',
    'r.added_time, r.id',
  ),
  comments: rows(
    `'id', r.id, 'chart_note_id', r.note_id, 'comment', r.comment, 'comment_title', r.comment_title,
      'author', r.author_name, 'author_id', r.author_id, 'create_time', r.created_time`,
    'chart.note_comment r',
    'r.created_time, r.id',
  ),
  addenda: rows(
    `'id', r.id, 'text', r.body, 'author_name', r.author_name, 'create_time', r.created_time`,
    'chart.note_addendum r',
    'r.created_time, r.id',
    '',
  ),
  copied: rows(
    `'source_note_id', r.source_note_id, 'section', r.section, 'source_date', s.service_date, 'lines', r.lines`,
    'chart.copied_text r join chart.chart_note s on s.clinic_id = r.clinic_id and s.id = r.source_note_id',
    'r.copied_time, r.id',
    '',
  ),
};

const NONE: PartRows = {
  diagnosis: [],
  cpts: [],
  drugs: [],
  supplements: [],
  handouts: [],
  attachments: [],
  comments: [],
  addenda: [],
  copied: [],
};

/** The SQL of a JSON object with these lists of a note `n`. */
export function partsAsJson(names: readonly PartName[]): string {
  return `json_build_object(${names.map((name) => `'${name}', ${READ[name]}`).join(', ')})`;
}

/** Returns all lists; those that were not read are empty. */
export function withEmptyParts(parts: Partial<PartRows>): PartRows {
  return { ...NONE, ...parts };
}

/** Returns the parts of notes by note ID, in one statement; lists that are not requested stay empty. */
export async function readParts(
  db: Queryable,
  clinicId: string,
  noteIds: readonly string[],
  names: readonly PartName[],
): Promise<Map<string, PartRows>> {
  if (names.length === 0 || noteIds.length === 0) return new Map(noteIds.map((id) => [id, NONE]));
  const columns = sql.raw(names.map((name) => `${READ[name]} as ${name}`).join(', '));
  const { rows: found } = await sql<Partial<PartRows> & { note_id: string }>`
    select n.id as note_id, ${columns} from chart.chart_note n
    where n.clinic_id = ${clinicId} and n.id = any(${noteIds}::uuid[])`.execute(db);
  return new Map(found.map(({ note_id, ...parts }) => [note_id, { ...NONE, ...parts }]));
}

/** Returns the IDs of all rows that were ever in a list of the note, deleted or not, with their immutable keys. */
export async function readRowKeys(
  tx: Tx,
  clinicId: string,
  table: 'note_diagnosis' | 'note_procedure' | 'note_substance',
  ids: readonly string[],
): Promise<{ id: string; note_id: string; key: string }[]> {
  const key = { note_diagnosis: 'icd_code', note_procedure: 'cpt_code', note_substance: 'kind' }[table];
  const { rows: found } = await sql<{ id: string; note_id: string; key: string }>`
    select id, note_id, ${sql.raw(key)} as key from ${sql.raw(`chart.${table}`)}
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(tx);
  return found;
}

/** Returns the patient of a note; null if it doesn't exist. */
export async function readNotePatient(db: Queryable, clinicId: string, noteId: string): Promise<string | null> {
  const note = await db
    .selectFrom('chart.chart_note')
    .select('patient_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', noteId)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return note?.patient_id ?? null;
}
