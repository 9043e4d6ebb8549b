// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type DateFilter = {
  equals?: string | null | undefined;
  gte?: string | null | undefined;
  lte?: string | null | undefined;
};

export type NoteListName =
  | 'diagnosis'
  | 'cpts'
  | 'drugs'
  | 'supplements';

export type CosignMode =
  | 'never'
  | 'optional'
  | 'required';

export type ChartNoteWhere = {
  id?: IdFilter | null | undefined;
  clinic_patient_id?: IdFilter | null | undefined;
  event_id?: IdFilter | null | undefined;
  clinic_user_id?: IdFilter | null | undefined;
  event_category_id?: IdFilter | null | undefined;
  service_date?: DateFilter | null | undefined;
  signed?: boolean | null | undefined;
  pinned?: boolean | null | undefined;
  nonMedical?: boolean | null | undefined;
  /** Notes waiting for a cosignature of the caller. */
  to_cosign?: boolean | null | undefined;
  /** Fragments of the patient's name, or date of birth, phone or record number, as in search_patients. */
  search?: string | null | undefined;
  /** Words that the note, its nurse note or an addendum must contain, by stem or prefix. */
  words?: string | null | undefined;
};

export type ChartNoteOrderBy = {
  service_date?: SortOrder | null | undefined;
  create_time?: SortOrder | null | undefined;
};

export type ChartNoteInput = {
  clinic_patient_id: string;
  event_id?: string | null | undefined;
  event_category_id?: string | null | undefined;
  en_counter_mode?: string | null | undefined;
  chart_note_record_name?: string | null | undefined;
  note?: string | null | undefined;
  nurse_note?: string | null | undefined;
  service_date?: string | null | undefined;
  nonMedical?: boolean | null | undefined;
};

export type ChartNotePatch = {
  chart_note_record_name?: string | null | undefined;
  note?: string | null | undefined;
  nurse_note?: string | null | undefined;
  service_date?: string | null | undefined;
  en_counter_mode?: string | null | undefined;
  nonMedical?: boolean | null | undefined;
};

export type NoteDiagnosisInput = {
  id: string;
  icd_code: string;
  /** ICD-10-CM or Custom; if omitted, the one that contains the code. */
  icd_code_type?: string | null | undefined;
  problem_id?: string | null | undefined;
  /** False removes the carried-over mark of a row; omitted, it stays. */
  carried?: boolean | null | undefined;
};

export type NoteProcedureInput = {
  id: string;
  cpt_code: string;
  /** CPT, HCPCS or Custom; if omitted, the one that contains the code. */
  cpt_code_type?: string | null | undefined;
  modifiers?: Array<string> | null | undefined;
  units?: number | null | undefined;
  pointers?: Array<string> | null | undefined;
  carried?: boolean | null | undefined;
};

export type NoteSubstanceInput = {
  id: string;
  name: string;
  directions?: string | null | undefined;
  descriptor_id?: string | null | undefined;
  carried?: boolean | null | undefined;
};

export type ChartTemplateInput = {
  name: string;
  nickname: string;
  template_html: string;
  access_level: string;
};

export type ProblemInput = {
  problem_name: string;
  icd_code?: string | null | undefined;
  onset_date?: string | null | undefined;
  comment?: string | null | undefined;
};

export type HandoutInput = {
  title: string;
  text: string;
};

export type NoteRowFragment = { id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string } };

export type NotePartsFragment = { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> };

export type NoteSubstanceFragment = { id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null };

export type NoteDetailsFragment = { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> };

export type ChartNotesQueryVariables = Exact<{
  where: ChartNoteWhere;
  orderBy?: ChartNoteOrderBy | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ChartNotesQuery = { chart_note_find_many_with_count: { count: number, notes: Array<{ id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string } }> } };

export type FindChartNotesQueryVariables = Exact<{
  where: ChartNoteWhere;
  take: number;
}>;


export type FindChartNotesQuery = { chart_note_find_many: Array<{ id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string } }> };

export type ChartNoteByIdQueryVariables = Exact<{
  id: string;
}>;


export type ChartNoteByIdQuery = { chart_note_my_layout: unknown, chart_note_find_many: Array<{ note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> }> };

export type NoteGapsQueryVariables = Exact<{
  id: string;
}>;


export type NoteGapsQuery = { chart_note_find_many: Array<{ id: string, version: number, parts_version: number, cosign_mode: CosignMode, missing: Array<{ id: string, panel: string, message: string, blocks: boolean }> }> };

export type EarlierNoteTextQueryVariables = Exact<{
  id: string;
}>;


export type EarlierNoteTextQuery = { chart_note_find_many: Array<{ id: string, note: string, service_date: string, chart_note_record_name: string, author_name: string, withdrawn_time: string | null, diagnosis: Array<{ icd_code: string, official_name: string }>, cpts: Array<{ cpt_code: string, official_name: string }>, drugs: Array<{ name: string, directions: string | null }>, supplements: Array<{ name: string, directions: string | null }> }> };

export type OpenChartNoteMutationVariables = Exact<{
  input: ChartNoteInput;
}>;


export type OpenChartNoteMutation = { chart_note_create: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type SaveChartNoteMutationVariables = Exact<{
  id: string;
  version: number;
  input: ChartNotePatch;
}>;


export type SaveChartNoteMutation = { chart_note_update: { id: string, version: number, update_time: string } };

export type SignChartNoteMutationVariables = Exact<{
  id: string;
  version: number;
  partsVersion?: number | null | undefined;
  askCosign?: boolean | null | undefined;
}>;


export type SignChartNoteMutation = { chart_note_sign: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type CosignChartNoteMutationVariables = Exact<{
  id: string;
}>;


export type CosignChartNoteMutation = { chart_note_cosign: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type AddAddendumMutationVariables = Exact<{
  id: string;
  noteId: string;
  text: string;
}>;


export type AddAddendumMutation = { chart_note_addendum_create: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type TakeBackChartNoteMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type TakeBackChartNoteMutation = { chart_note_take_back: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type DeleteChartNoteMutationVariables = Exact<{
  id: string;
}>;


export type DeleteChartNoteMutation = { chart_note_delete: { id: string } };

export type RestoreChartNoteMutationVariables = Exact<{
  id: string;
}>;


export type RestoreChartNoteMutation = { chart_note_restore: { id: string } };

export type PinChartNoteMutationVariables = Exact<{
  id: string;
  pinned: boolean;
}>;


export type PinChartNoteMutation = { chart_note_pin: { id: string, pinned: boolean } };

export type SaveNonMedicalMutationVariables = Exact<{
  id: string;
  version: number;
  nonMedical: boolean;
}>;


export type SaveNonMedicalMutation = { chart_note_update: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, pinned: boolean, nonMedical: boolean, cosign_state: string, withdrawn_time: string | null, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, deceased_date: string | null, gender: string, user_patient_id: string }, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type SaveNoteLayoutMutationVariables = Exact<{
  id: string;
  layout?: unknown;
}>;


export type SaveNoteLayoutMutation = { chart_note_update_layout: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type SaveMyNoteLayoutMutationVariables = Exact<{
  layout?: unknown;
}>;


export type SaveMyNoteLayoutMutation = { chart_note_layout_save_my_layout: unknown };

export type SaveDiagnosesMutationVariables = Exact<{
  noteId: string;
  version: number;
  rows: Array<NoteDiagnosisInput> | NoteDiagnosisInput;
}>;


export type SaveDiagnosesMutation = { chart_note_save_diagnosis: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type SaveProceduresMutationVariables = Exact<{
  noteId: string;
  version: number;
  rows: Array<NoteProcedureInput> | NoteProcedureInput;
}>;


export type SaveProceduresMutation = { chart_note_save_cpts: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type SaveDrugsMutationVariables = Exact<{
  noteId: string;
  version: number;
  rows: Array<NoteSubstanceInput> | NoteSubstanceInput;
}>;


export type SaveDrugsMutation = { chart_note_save_drugs: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type SaveSupplementsMutationVariables = Exact<{
  noteId: string;
  version: number;
  rows: Array<NoteSubstanceInput> | NoteSubstanceInput;
}>;


export type SaveSupplementsMutation = { chart_note_save_supplements: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type CopyForwardMutationVariables = Exact<{
  noteId: string;
  sourceId: string;
  section: string;
}>;


export type CopyForwardMutation = { chart_note_copy_forward: { html: string, copied: { source_note_id: string, section: string, source_date: string, lines: Array<string> } } };

export type CarryListMutationVariables = Exact<{
  noteId: string;
  sourceId: string;
  list: NoteListName;
}>;


export type CarryListMutation = { chart_note_carry_list: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type GiveHandoutMutationVariables = Exact<{
  id: string;
  noteId: string;
  handoutId?: string | null | undefined;
  title?: string | null | undefined;
  text?: string | null | undefined;
  send?: boolean | null | undefined;
}>;


export type GiveHandoutMutation = { chart_note_handout_give: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type RemoveNoteHandoutMutationVariables = Exact<{
  noteId: string;
  id: string;
}>;


export type RemoveNoteHandoutMutation = { chart_note_handout_remove: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type RemoveNoteAttachmentMutationVariables = Exact<{
  noteId: string;
  id: string;
}>;


export type RemoveNoteAttachmentMutation = { chart_note_attachment_remove: { id: string, parts_version: number, layout: unknown, event_category_id: string | null, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, cosigned_time: string | null, signer_id: string | null, withdrawn_time: string | null, withdrawn_name: string | null, withdrawn_reason: string | null, pinned: boolean, diagnosis: Array<{ id: string, icd_code: string, icd_code_type: string, official_name: string, pmh_display_name: string | null, problem_id: string | null, is_primary: boolean, warning: string | null, carried_from: string | null, carried_day: string | null }>, cpts: Array<{ id: string, cpt_code: string, cpt_code_type: string, official_name: string, modifiers: Array<string>, units: number, pointers: Array<string>, warning: string | null, carried_from: string | null, carried_day: string | null }>, drugs: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, supplements: Array<{ id: string, name: string, directions: string | null, descriptor_id: string | null, carried_from: string | null, carried_day: string | null }>, handouts: Array<{ id: string, handout_id: string | null, title: string, text: string, file_name: string | null, given_name: string, given_time: string, sent_time: string | null }>, attachments: Array<{ id: string, file_name: string, file_type: string, byte_size: number, path: string, added_name: string, added_time: string }>, comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }>, addenda: Array<{ id: string, text: string, author_name: string, create_time: string }>, copied: Array<{ source_note_id: string, section: string, source_date: string, lines: Array<string> }> } };

export type CommentOnNoteMutationVariables = Exact<{
  id: string;
  noteId: string;
  comment: string;
  title?: string | null | undefined;
}>;


export type CommentOnNoteMutation = { chart_note_comment_create: { id: string } };

export type RemoveNoteCommentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveNoteCommentMutation = { chart_note_comment_delete: { id: string } };

export type NoteCommentsQueryVariables = Exact<{
  noteId: string;
}>;


export type NoteCommentsQuery = { chart_note_comments: Array<{ id: string, comment: string, comment_title: string, create_time: string, author: string, author_id: string }> };

export type TemplateRowFragment = { id: string, name: string, nickname: string, template_html: string, access_level: string, owner_id: string, owner_name: string, update_time: string, deleted_time: string | null, version: number };

export type ChartTemplatesQueryVariables = Exact<{
  search?: string | null | undefined;
  deleted?: boolean | null | undefined;
}>;


export type ChartTemplatesQuery = { chart_template_search: Array<{ id: string, name: string, nickname: string, template_html: string, access_level: string, owner_id: string, owner_name: string, update_time: string, deleted_time: string | null, version: number }> };

export type TemplateVariablesQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateVariablesQuery = { chart_template_get_variable_info: Array<{ variable_name: string, readable_name: string, description: string }> };

export type UseTemplateQueryVariables = Exact<{
  id: string;
  timezone?: string | null | undefined;
  patientId: string;
}>;


export type UseTemplateQuery = { chart_template_use_template: { template_html: string } };

export type CreateTemplateMutationVariables = Exact<{
  id: string;
  input: ChartTemplateInput;
}>;


export type CreateTemplateMutation = { chart_template_create: { id: string, name: string, nickname: string, template_html: string, access_level: string, owner_id: string, owner_name: string, update_time: string, deleted_time: string | null, version: number } };

export type UpdateTemplateMutationVariables = Exact<{
  id: string;
  version: number;
  input: ChartTemplateInput;
}>;


export type UpdateTemplateMutation = { chart_template_update: { id: string, name: string, nickname: string, template_html: string, access_level: string, owner_id: string, owner_name: string, update_time: string, deleted_time: string | null, version: number } };

export type DeleteTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTemplateMutation = { chart_template_delete: { id: string } };

export type ReactivateTemplateMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateTemplateMutation = { chart_template_reactivate: { id: string } };

export type ProblemRowFragment = { id: string, patient_id: string, icd_code: string | null, problem_name: string, status: string, onset_date: string | null, resolved_date: string | null, comment: string | null, version: number };

export type ProblemsQueryVariables = Exact<{
  patientId: string;
}>;


export type ProblemsQuery = { chart_problems: Array<{ id: string, patient_id: string, icd_code: string | null, problem_name: string, status: string, onset_date: string | null, resolved_date: string | null, comment: string | null, version: number }> };

export type CreateProblemMutationVariables = Exact<{
  id: string;
  patientId: string;
  diagnosisId?: string | null | undefined;
  input: ProblemInput;
}>;


export type CreateProblemMutation = { chart_problem_create: { id: string, patient_id: string, icd_code: string | null, problem_name: string, status: string, onset_date: string | null, resolved_date: string | null, comment: string | null, version: number } };

export type UpdateProblemMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProblemInput;
}>;


export type UpdateProblemMutation = { chart_problem_update: { id: string, patient_id: string, icd_code: string | null, problem_name: string, status: string, onset_date: string | null, resolved_date: string | null, comment: string | null, version: number } };

export type ResolveProblemMutationVariables = Exact<{
  id: string;
}>;


export type ResolveProblemMutation = { chart_problem_resolve: { id: string, patient_id: string, icd_code: string | null, problem_name: string, status: string, onset_date: string | null, resolved_date: string | null, comment: string | null, version: number } };

export type ReactivateProblemMutationVariables = Exact<{
  id: string;
}>;


export type ReactivateProblemMutation = { chart_problem_reactivate: { id: string, patient_id: string, icd_code: string | null, problem_name: string, status: string, onset_date: string | null, resolved_date: string | null, comment: string | null, version: number } };

export type RemoveProblemMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RemoveProblemMutation = { chart_problem_remove: { id: string } };

export type HandoutRowFragment = { id: string, title: string, text: string, file_name: string | null, byte_size: number | null, update_time: string, version: number };

export type HandoutsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type HandoutsQuery = { chart_handouts: Array<{ id: string, title: string, text: string, file_name: string | null, byte_size: number | null, update_time: string, version: number }> };

export type CreateHandoutMutationVariables = Exact<{
  id: string;
  input: HandoutInput;
}>;


export type CreateHandoutMutation = { chart_handout_create: { id: string, title: string, text: string, file_name: string | null, byte_size: number | null, update_time: string, version: number } };

export type UpdateHandoutMutationVariables = Exact<{
  id: string;
  version: number;
  input: HandoutInput;
}>;


export type UpdateHandoutMutation = { chart_handout_update: { id: string, title: string, text: string, file_name: string | null, byte_size: number | null, update_time: string, version: number } };

export type DeleteHandoutMutationVariables = Exact<{
  id: string;
}>;


export type DeleteHandoutMutation = { chart_handout_delete: { id: string } };

export type CosignRowFragment = { author_id: string, author_name: string, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, version: number };

export type CosignRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type CosignRulesQuery = { chart_cosign_rules: Array<{ author_id: string, author_name: string, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, version: number }> };

export type SaveCosignRuleMutationVariables = Exact<{
  authorId: string;
  version: number;
  mode: CosignMode;
  cosignerId?: string | null | undefined;
}>;


export type SaveCosignRuleMutation = { chart_cosign_rule_save: { author_id: string, author_name: string, cosign_mode: CosignMode, cosigner_id: string | null, cosigner_name: string | null, version: number } };

export type ChartNotePresentQueryVariables = Exact<{
  chart_note_id: string;
  leaving?: boolean | null | undefined;
}>;


export type ChartNotePresentQuery = { chart_note_present: Array<{ user_id: string, name: string }> };

export type NoteDrugCheckQueryVariables = Exact<{
  noteId: string;
}>;


export type NoteDrugCheckQuery = { chart_note_drug_check: { coverage: string, drugs: Array<{ id: string, outcome: string, alerts: Array<{ kind: string, severity: string, title: string, text: string, source: string }>, unchecked: Array<{ kind: string, subject: string, reason: string }> }> } };

export type NoteVisitEvidenceQueryVariables = Exact<{
  noteId: string;
}>;


export type NoteVisitEvidenceQuery = { chart_note_visit_evidence: { earlier_visit: string | null, tests: Array<string>, prescriptions: Array<string> } };

export type NoteMessagesQueryVariables = Exact<{
  noteId: string;
}>;


export type NoteMessagesQuery = { chart_note_messages: Array<{ id: string, conversation_id: string, sender_name: string, sent_time: string, subject: string, body: string, taken_name: string }> };

export type TakeMessageIntoNoteMutationVariables = Exact<{
  id: string;
  messageId: string;
  noteId?: string | null | undefined;
}>;


export type TakeMessageIntoNoteMutation = { chart_note_message_take: { chart_note_id: string, clinic_patient_id: string } };

export type RemoveNoteMessageMutationVariables = Exact<{
  noteId: string;
  id: string;
}>;


export type RemoveNoteMessageMutation = { chart_note_message_remove: { id: string } };


export const ChartNotesDocument: ApiDocument<ChartNotesQuery, ChartNotesQueryVariables> = {
  service: 'chart',
  name: 'ChartNotes',
  query: "query ChartNotes($where: ChartNoteWhere!, $orderBy: ChartNoteOrderBy, $skip: Int, $take: Int) {\n  chart_note_find_many_with_count(\n    where: $where\n    orderBy: $orderBy\n    skip: $skip\n    take: $take\n  ) {\n    count\n    notes {\n      ...NoteRow\n    }\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}",
};

export const FindChartNotesDocument: ApiDocument<FindChartNotesQuery, FindChartNotesQueryVariables> = {
  service: 'chart',
  name: 'FindChartNotes',
  query: "query FindChartNotes($where: ChartNoteWhere!, $take: Int!) {\n  chart_note_find_many(where: $where, take: $take) {\n    ...NoteRow\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}",
};

export const ChartNoteByIdDocument: ApiDocument<ChartNoteByIdQuery, ChartNoteByIdQueryVariables> = {
  service: 'chart',
  name: 'ChartNoteById',
  query: "query ChartNoteById($id: ID!) {\n  chart_note_find_many(where: {id: {equals: $id}}) {\n    ...NoteDetails\n  }\n  chart_note_my_layout\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const NoteGapsDocument: ApiDocument<NoteGapsQuery, NoteGapsQueryVariables> = {
  service: 'chart',
  name: 'NoteGaps',
  query: "query NoteGaps($id: ID!) {\n  chart_note_find_many(where: {id: {equals: $id}}) {\n    id\n    version\n    parts_version\n    cosign_mode\n    missing {\n      id\n      panel\n      message\n      blocks\n    }\n  }\n}",
};

export const EarlierNoteTextDocument: ApiDocument<EarlierNoteTextQuery, EarlierNoteTextQueryVariables> = {
  service: 'chart',
  name: 'EarlierNoteText',
  query: "query EarlierNoteText($id: ID!) {\n  chart_note_find_many(where: {id: {equals: $id}}) {\n    id\n    note\n    service_date\n    chart_note_record_name\n    author_name\n    withdrawn_time\n    diagnosis {\n      icd_code\n      official_name\n    }\n    cpts {\n      cpt_code\n      official_name\n    }\n    drugs {\n      name\n      directions\n    }\n    supplements {\n      name\n      directions\n    }\n  }\n}",
};

export const OpenChartNoteDocument: ApiDocument<OpenChartNoteMutation, OpenChartNoteMutationVariables> = {
  service: 'chart',
  name: 'OpenChartNote',
  query: "mutation OpenChartNote($input: ChartNoteInput!) {\n  chart_note_create(input: $input) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const SaveChartNoteDocument: ApiDocument<SaveChartNoteMutation, SaveChartNoteMutationVariables> = {
  service: 'chart',
  name: 'SaveChartNote',
  query: "mutation SaveChartNote($id: ID!, $version: Int!, $input: ChartNotePatch!) {\n  chart_note_update(id: $id, version: $version, input: $input) {\n    id\n    version\n    update_time\n  }\n}",
};

export const SignChartNoteDocument: ApiDocument<SignChartNoteMutation, SignChartNoteMutationVariables> = {
  service: 'chart',
  name: 'SignChartNote',
  query: "mutation SignChartNote($id: ID!, $version: Int!, $partsVersion: Int, $askCosign: Boolean) {\n  chart_note_sign(\n    id: $id\n    version: $version\n    parts_version: $partsVersion\n    ask_cosign: $askCosign\n  ) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const CosignChartNoteDocument: ApiDocument<CosignChartNoteMutation, CosignChartNoteMutationVariables> = {
  service: 'chart',
  name: 'CosignChartNote',
  query: "mutation CosignChartNote($id: ID!) {\n  chart_note_cosign(id: $id) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const AddAddendumDocument: ApiDocument<AddAddendumMutation, AddAddendumMutationVariables> = {
  service: 'chart',
  name: 'AddAddendum',
  query: "mutation AddAddendum($id: ID!, $noteId: ID!, $text: String!) {\n  chart_note_addendum_create(id: $id, chart_note_id: $noteId, text: $text) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const TakeBackChartNoteDocument: ApiDocument<TakeBackChartNoteMutation, TakeBackChartNoteMutationVariables> = {
  service: 'chart',
  name: 'TakeBackChartNote',
  query: "mutation TakeBackChartNote($id: ID!, $reason: String!) {\n  chart_note_take_back(id: $id, reason: $reason) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const DeleteChartNoteDocument: ApiDocument<DeleteChartNoteMutation, DeleteChartNoteMutationVariables> = {
  service: 'chart',
  name: 'DeleteChartNote',
  query: "mutation DeleteChartNote($id: ID!) {\n  chart_note_delete(id: $id) {\n    id\n  }\n}",
};

export const RestoreChartNoteDocument: ApiDocument<RestoreChartNoteMutation, RestoreChartNoteMutationVariables> = {
  service: 'chart',
  name: 'RestoreChartNote',
  query: "mutation RestoreChartNote($id: ID!) {\n  chart_note_restore(id: $id) {\n    id\n  }\n}",
};

export const PinChartNoteDocument: ApiDocument<PinChartNoteMutation, PinChartNoteMutationVariables> = {
  service: 'chart',
  name: 'PinChartNote',
  query: "mutation PinChartNote($id: ID!, $pinned: Boolean!) {\n  chart_note_pin(id: $id, pinned: $pinned) {\n    id\n    pinned\n  }\n}",
};

export const SaveNonMedicalDocument: ApiDocument<SaveNonMedicalMutation, SaveNonMedicalMutationVariables> = {
  service: 'chart',
  name: 'SaveNonMedical',
  query: "mutation SaveNonMedical($id: ID!, $version: Int!, $nonMedical: Boolean!) {\n  chart_note_update(id: $id, version: $version, input: {nonMedical: $nonMedical}) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    deceased_date\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n  pinned\n  nonMedical\n  cosign_state\n  withdrawn_time\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  ...NoteParts\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const SaveNoteLayoutDocument: ApiDocument<SaveNoteLayoutMutation, SaveNoteLayoutMutationVariables> = {
  service: 'chart',
  name: 'SaveNoteLayout',
  query: "mutation SaveNoteLayout($id: ID!, $layout: JSON) {\n  chart_note_update_layout(id: $id, layout: $layout) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const SaveMyNoteLayoutDocument: ApiDocument<SaveMyNoteLayoutMutation, SaveMyNoteLayoutMutationVariables> = {
  service: 'chart',
  name: 'SaveMyNoteLayout',
  query: "mutation SaveMyNoteLayout($layout: JSON) {\n  chart_note_layout_save_my_layout(layout: $layout)\n}",
};

export const SaveDiagnosesDocument: ApiDocument<SaveDiagnosesMutation, SaveDiagnosesMutationVariables> = {
  service: 'chart',
  name: 'SaveDiagnoses',
  query: "mutation SaveDiagnoses($noteId: ID!, $version: Int!, $rows: [NoteDiagnosisInput!]!) {\n  chart_note_save_diagnosis(\n    chart_note_id: $noteId\n    version: $version\n    diagnosis: $rows\n  ) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const SaveProceduresDocument: ApiDocument<SaveProceduresMutation, SaveProceduresMutationVariables> = {
  service: 'chart',
  name: 'SaveProcedures',
  query: "mutation SaveProcedures($noteId: ID!, $version: Int!, $rows: [NoteProcedureInput!]!) {\n  chart_note_save_cpts(chart_note_id: $noteId, version: $version, cpts: $rows) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const SaveDrugsDocument: ApiDocument<SaveDrugsMutation, SaveDrugsMutationVariables> = {
  service: 'chart',
  name: 'SaveDrugs',
  query: "mutation SaveDrugs($noteId: ID!, $version: Int!, $rows: [NoteSubstanceInput!]!) {\n  chart_note_save_drugs(chart_note_id: $noteId, version: $version, drugs: $rows) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const SaveSupplementsDocument: ApiDocument<SaveSupplementsMutation, SaveSupplementsMutationVariables> = {
  service: 'chart',
  name: 'SaveSupplements',
  query: "mutation SaveSupplements($noteId: ID!, $version: Int!, $rows: [NoteSubstanceInput!]!) {\n  chart_note_save_supplements(\n    chart_note_id: $noteId\n    version: $version\n    supplements: $rows\n  ) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const CopyForwardDocument: ApiDocument<CopyForwardMutation, CopyForwardMutationVariables> = {
  service: 'chart',
  name: 'CopyForward',
  query: "mutation CopyForward($noteId: ID!, $sourceId: ID!, $section: String!) {\n  chart_note_copy_forward(\n    chart_note_id: $noteId\n    source_note_id: $sourceId\n    section: $section\n  ) {\n    html\n    copied {\n      source_note_id\n      section\n      source_date\n      lines\n    }\n  }\n}",
};

export const CarryListDocument: ApiDocument<CarryListMutation, CarryListMutationVariables> = {
  service: 'chart',
  name: 'CarryList',
  query: "mutation CarryList($noteId: ID!, $sourceId: ID!, $list: NoteListName!) {\n  chart_note_carry_list(\n    chart_note_id: $noteId\n    source_note_id: $sourceId\n    list: $list\n  ) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const GiveHandoutDocument: ApiDocument<GiveHandoutMutation, GiveHandoutMutationVariables> = {
  service: 'chart',
  name: 'GiveHandout',
  query: "mutation GiveHandout($id: ID!, $noteId: ID!, $handoutId: ID, $title: String, $text: String, $send: Boolean) {\n  chart_note_handout_give(\n    id: $id\n    chart_note_id: $noteId\n    handout_id: $handoutId\n    title: $title\n    text: $text\n    send: $send\n  ) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const RemoveNoteHandoutDocument: ApiDocument<RemoveNoteHandoutMutation, RemoveNoteHandoutMutationVariables> = {
  service: 'chart',
  name: 'RemoveNoteHandout',
  query: "mutation RemoveNoteHandout($noteId: ID!, $id: ID!) {\n  chart_note_handout_remove(chart_note_id: $noteId, id: $id) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const RemoveNoteAttachmentDocument: ApiDocument<RemoveNoteAttachmentMutation, RemoveNoteAttachmentMutationVariables> = {
  service: 'chart',
  name: 'RemoveNoteAttachment',
  query: "mutation RemoveNoteAttachment($noteId: ID!, $id: ID!) {\n  chart_note_attachment_remove(chart_note_id: $noteId, id: $id) {\n    ...NoteParts\n  }\n}\nfragment NoteParts on ChartNote {\n  id\n  parts_version\n  diagnosis {\n    id\n    icd_code\n    icd_code_type\n    official_name\n    pmh_display_name\n    problem_id\n    is_primary\n    warning\n    carried_from\n    carried_day\n  }\n  cpts {\n    id\n    cpt_code\n    cpt_code_type\n    official_name\n    modifiers\n    units\n    pointers\n    warning\n    carried_from\n    carried_day\n  }\n  drugs {\n    ...NoteSubstance\n  }\n  supplements {\n    ...NoteSubstance\n  }\n  handouts {\n    id\n    handout_id\n    title\n    text\n    file_name\n    given_name\n    given_time\n    sent_time\n  }\n  attachments {\n    id\n    file_name\n    file_type\n    byte_size\n    path\n    added_name\n    added_time\n  }\n  comments {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n  addenda {\n    id\n    text\n    author_name\n    create_time\n  }\n  copied {\n    source_note_id\n    section\n    source_date\n    lines\n  }\n  layout\n  event_category_id\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  cosigned_time\n  signer_id\n  withdrawn_time\n  withdrawn_name\n  withdrawn_reason\n  pinned\n}\nfragment NoteSubstance on NoteSubstance {\n  id\n  name\n  directions\n  descriptor_id\n  carried_from\n  carried_day\n}",
};

export const CommentOnNoteDocument: ApiDocument<CommentOnNoteMutation, CommentOnNoteMutationVariables> = {
  service: 'chart',
  name: 'CommentOnNote',
  query: "mutation CommentOnNote($id: ID!, $noteId: ID!, $comment: String!, $title: String) {\n  chart_note_comment_create(\n    id: $id\n    chart_note_id: $noteId\n    comment: $comment\n    comment_title: $title\n  ) {\n    id\n  }\n}",
};

export const RemoveNoteCommentDocument: ApiDocument<RemoveNoteCommentMutation, RemoveNoteCommentMutationVariables> = {
  service: 'chart',
  name: 'RemoveNoteComment',
  query: "mutation RemoveNoteComment($id: ID!) {\n  chart_note_comment_delete(id: $id) {\n    id\n  }\n}",
};

export const NoteCommentsDocument: ApiDocument<NoteCommentsQuery, NoteCommentsQueryVariables> = {
  service: 'chart',
  name: 'NoteComments',
  query: "query NoteComments($noteId: ID!) {\n  chart_note_comments(chart_note_id: $noteId) {\n    id\n    comment\n    comment_title\n    create_time\n    author\n    author_id\n  }\n}",
};

export const ChartTemplatesDocument: ApiDocument<ChartTemplatesQuery, ChartTemplatesQueryVariables> = {
  service: 'chart',
  name: 'ChartTemplates',
  query: "query ChartTemplates($search: String, $deleted: Boolean) {\n  chart_template_search(search: $search, include_deleted: $deleted) {\n    ...TemplateRow\n  }\n}\nfragment TemplateRow on ChartTemplate {\n  id\n  name\n  nickname\n  template_html\n  access_level\n  owner_id\n  owner_name\n  update_time\n  deleted_time\n  version\n}",
};

export const TemplateVariablesDocument: ApiDocument<TemplateVariablesQuery, TemplateVariablesQueryVariables> = {
  service: 'chart',
  name: 'TemplateVariables',
  query: "query TemplateVariables {\n  chart_template_get_variable_info {\n    variable_name\n    readable_name\n    description\n  }\n}",
};

export const UseTemplateDocument: ApiDocument<UseTemplateQuery, UseTemplateQueryVariables> = {
  service: 'chart',
  name: 'UseTemplate',
  query: "query UseTemplate($id: ID!, $timezone: String, $patientId: ID!) {\n  chart_template_use_template(\n    template_id: $id\n    timezone: $timezone\n    clinic_patient_id: $patientId\n  ) {\n    template_html\n  }\n}",
};

export const CreateTemplateDocument: ApiDocument<CreateTemplateMutation, CreateTemplateMutationVariables> = {
  service: 'chart',
  name: 'CreateTemplate',
  query: "mutation CreateTemplate($id: ID!, $input: ChartTemplateInput!) {\n  chart_template_create(id: $id, input: $input) {\n    ...TemplateRow\n  }\n}\nfragment TemplateRow on ChartTemplate {\n  id\n  name\n  nickname\n  template_html\n  access_level\n  owner_id\n  owner_name\n  update_time\n  deleted_time\n  version\n}",
};

export const UpdateTemplateDocument: ApiDocument<UpdateTemplateMutation, UpdateTemplateMutationVariables> = {
  service: 'chart',
  name: 'UpdateTemplate',
  query: "mutation UpdateTemplate($id: ID!, $version: Int!, $input: ChartTemplateInput!) {\n  chart_template_update(id: $id, version: $version, input: $input) {\n    ...TemplateRow\n  }\n}\nfragment TemplateRow on ChartTemplate {\n  id\n  name\n  nickname\n  template_html\n  access_level\n  owner_id\n  owner_name\n  update_time\n  deleted_time\n  version\n}",
};

export const DeleteTemplateDocument: ApiDocument<DeleteTemplateMutation, DeleteTemplateMutationVariables> = {
  service: 'chart',
  name: 'DeleteTemplate',
  query: "mutation DeleteTemplate($id: ID!) {\n  chart_template_delete(id: $id) {\n    id\n  }\n}",
};

export const ReactivateTemplateDocument: ApiDocument<ReactivateTemplateMutation, ReactivateTemplateMutationVariables> = {
  service: 'chart',
  name: 'ReactivateTemplate',
  query: "mutation ReactivateTemplate($id: ID!) {\n  chart_template_reactivate(id: $id) {\n    id\n  }\n}",
};

export const ProblemsDocument: ApiDocument<ProblemsQuery, ProblemsQueryVariables> = {
  service: 'chart',
  name: 'Problems',
  query: "query Problems($patientId: ID!) {\n  chart_problems(patient_id: $patientId) {\n    ...ProblemRow\n  }\n}\nfragment ProblemRow on Problem {\n  id\n  patient_id\n  icd_code\n  problem_name\n  status\n  onset_date\n  resolved_date\n  comment\n  version\n}",
};

export const CreateProblemDocument: ApiDocument<CreateProblemMutation, CreateProblemMutationVariables> = {
  service: 'chart',
  name: 'CreateProblem',
  query: "mutation CreateProblem($id: ID!, $patientId: ID!, $diagnosisId: ID, $input: ProblemInput!) {\n  chart_problem_create(\n    id: $id\n    patient_id: $patientId\n    from_diagnosis_id: $diagnosisId\n    input: $input\n  ) {\n    ...ProblemRow\n  }\n}\nfragment ProblemRow on Problem {\n  id\n  patient_id\n  icd_code\n  problem_name\n  status\n  onset_date\n  resolved_date\n  comment\n  version\n}",
};

export const UpdateProblemDocument: ApiDocument<UpdateProblemMutation, UpdateProblemMutationVariables> = {
  service: 'chart',
  name: 'UpdateProblem',
  query: "mutation UpdateProblem($id: ID!, $version: Int!, $input: ProblemInput!) {\n  chart_problem_update(id: $id, version: $version, input: $input) {\n    ...ProblemRow\n  }\n}\nfragment ProblemRow on Problem {\n  id\n  patient_id\n  icd_code\n  problem_name\n  status\n  onset_date\n  resolved_date\n  comment\n  version\n}",
};

export const ResolveProblemDocument: ApiDocument<ResolveProblemMutation, ResolveProblemMutationVariables> = {
  service: 'chart',
  name: 'ResolveProblem',
  query: "mutation ResolveProblem($id: ID!) {\n  chart_problem_resolve(id: $id) {\n    ...ProblemRow\n  }\n}\nfragment ProblemRow on Problem {\n  id\n  patient_id\n  icd_code\n  problem_name\n  status\n  onset_date\n  resolved_date\n  comment\n  version\n}",
};

export const ReactivateProblemDocument: ApiDocument<ReactivateProblemMutation, ReactivateProblemMutationVariables> = {
  service: 'chart',
  name: 'ReactivateProblem',
  query: "mutation ReactivateProblem($id: ID!) {\n  chart_problem_reactivate(id: $id) {\n    ...ProblemRow\n  }\n}\nfragment ProblemRow on Problem {\n  id\n  patient_id\n  icd_code\n  problem_name\n  status\n  onset_date\n  resolved_date\n  comment\n  version\n}",
};

export const RemoveProblemDocument: ApiDocument<RemoveProblemMutation, RemoveProblemMutationVariables> = {
  service: 'chart',
  name: 'RemoveProblem',
  query: "mutation RemoveProblem($id: ID!, $reason: String!) {\n  chart_problem_remove(id: $id, reason: $reason) {\n    id\n  }\n}",
};

export const HandoutsDocument: ApiDocument<HandoutsQuery, HandoutsQueryVariables> = {
  service: 'chart',
  name: 'Handouts',
  query: "query Handouts($search: String) {\n  chart_handouts(search: $search) {\n    ...HandoutRow\n  }\n}\nfragment HandoutRow on Handout {\n  id\n  title\n  text\n  file_name\n  byte_size\n  update_time\n  version\n}",
};

export const CreateHandoutDocument: ApiDocument<CreateHandoutMutation, CreateHandoutMutationVariables> = {
  service: 'chart',
  name: 'CreateHandout',
  query: "mutation CreateHandout($id: ID!, $input: HandoutInput!) {\n  chart_handout_create(id: $id, input: $input) {\n    ...HandoutRow\n  }\n}\nfragment HandoutRow on Handout {\n  id\n  title\n  text\n  file_name\n  byte_size\n  update_time\n  version\n}",
};

export const UpdateHandoutDocument: ApiDocument<UpdateHandoutMutation, UpdateHandoutMutationVariables> = {
  service: 'chart',
  name: 'UpdateHandout',
  query: "mutation UpdateHandout($id: ID!, $version: Int!, $input: HandoutInput!) {\n  chart_handout_update(id: $id, version: $version, input: $input) {\n    ...HandoutRow\n  }\n}\nfragment HandoutRow on Handout {\n  id\n  title\n  text\n  file_name\n  byte_size\n  update_time\n  version\n}",
};

export const DeleteHandoutDocument: ApiDocument<DeleteHandoutMutation, DeleteHandoutMutationVariables> = {
  service: 'chart',
  name: 'DeleteHandout',
  query: "mutation DeleteHandout($id: ID!) {\n  chart_handout_delete(id: $id) {\n    id\n  }\n}",
};

export const CosignRulesDocument: ApiDocument<CosignRulesQuery, CosignRulesQueryVariables> = {
  service: 'chart',
  name: 'CosignRules',
  query: "query CosignRules {\n  chart_cosign_rules {\n    ...CosignRow\n  }\n}\nfragment CosignRow on CosignRule {\n  author_id\n  author_name\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  version\n}",
};

export const SaveCosignRuleDocument: ApiDocument<SaveCosignRuleMutation, SaveCosignRuleMutationVariables> = {
  service: 'chart',
  name: 'SaveCosignRule',
  query: "mutation SaveCosignRule($authorId: ID!, $version: Int!, $mode: CosignMode!, $cosignerId: ID) {\n  chart_cosign_rule_save(\n    author_id: $authorId\n    version: $version\n    cosign_mode: $mode\n    cosigner_id: $cosignerId\n  ) {\n    ...CosignRow\n  }\n}\nfragment CosignRow on CosignRule {\n  author_id\n  author_name\n  cosign_mode\n  cosigner_id\n  cosigner_name\n  version\n}",
};

export const ChartNotePresentDocument: ApiDocument<ChartNotePresentQuery, ChartNotePresentQueryVariables> = {
  service: 'chart',
  name: 'ChartNotePresent',
  query: "query ChartNotePresent($chart_note_id: ID!, $leaving: Boolean) {\n  chart_note_present(chart_note_id: $chart_note_id, leaving: $leaving) {\n    user_id\n    name\n  }\n}",
};

export const NoteDrugCheckDocument: ApiDocument<NoteDrugCheckQuery, NoteDrugCheckQueryVariables> = {
  service: 'chart',
  name: 'NoteDrugCheck',
  query: "query NoteDrugCheck($noteId: ID!) {\n  chart_note_drug_check(chart_note_id: $noteId) {\n    coverage\n    drugs {\n      id\n      outcome\n      alerts {\n        kind\n        severity\n        title\n        text\n        source\n      }\n      unchecked {\n        kind\n        subject\n        reason\n      }\n    }\n  }\n}",
};

export const NoteVisitEvidenceDocument: ApiDocument<NoteVisitEvidenceQuery, NoteVisitEvidenceQueryVariables> = {
  service: 'chart',
  name: 'NoteVisitEvidence',
  query: "query NoteVisitEvidence($noteId: ID!) {\n  chart_note_visit_evidence(chart_note_id: $noteId) {\n    earlier_visit\n    tests\n    prescriptions\n  }\n}",
};

export const NoteMessagesDocument: ApiDocument<NoteMessagesQuery, NoteMessagesQueryVariables> = {
  service: 'chart',
  name: 'NoteMessages',
  query: "query NoteMessages($noteId: ID!) {\n  chart_note_messages(chart_note_id: $noteId) {\n    id\n    conversation_id\n    sender_name\n    sent_time\n    subject\n    body\n    taken_name\n  }\n}",
};

export const TakeMessageIntoNoteDocument: ApiDocument<TakeMessageIntoNoteMutation, TakeMessageIntoNoteMutationVariables> = {
  service: 'chart',
  name: 'TakeMessageIntoNote',
  query: "mutation TakeMessageIntoNote($id: ID!, $messageId: ID!, $noteId: ID) {\n  chart_note_message_take(id: $id, message_id: $messageId, chart_note_id: $noteId) {\n    chart_note_id\n    clinic_patient_id\n  }\n}",
};

export const RemoveNoteMessageDocument: ApiDocument<RemoveNoteMessageMutation, RemoveNoteMessageMutationVariables> = {
  service: 'chart',
  name: 'RemoveNoteMessage',
  query: "mutation RemoveNoteMessage($noteId: ID!, $id: ID!) {\n  chart_note_message_remove(chart_note_id: $noteId, id: $id) {\n    id\n  }\n}",
};
