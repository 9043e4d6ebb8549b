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
  /** Those that wait for a cosignature of the caller. */
  to_cosign?: boolean | null | undefined;
  /** Fragments of the patient's name, or date of birth, phone or record number, as in search_patients. */
  search?: string | null | undefined;
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

export type NoteRowFragment = { id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } };

export type NoteDetailsFragment = { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } };

export type ChartNotesQueryVariables = Exact<{
  where: ChartNoteWhere;
  orderBy?: ChartNoteOrderBy | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ChartNotesQuery = { chart_note_find_many_with_count: { count: number, notes: Array<{ id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } }> } };

export type FindChartNotesQueryVariables = Exact<{
  where: ChartNoteWhere;
  take: number;
}>;


export type FindChartNotesQuery = { chart_note_find_many: Array<{ id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } }> };

export type ChartNoteByIdQueryVariables = Exact<{
  id: string;
}>;


export type ChartNoteByIdQuery = { chart_note_find_many: Array<{ note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } }> };

export type OpenChartNoteMutationVariables = Exact<{
  input: ChartNoteInput;
}>;


export type OpenChartNoteMutation = { chart_note_create: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } } };

export type SaveChartNoteMutationVariables = Exact<{
  id: string;
  version: number;
  input: ChartNotePatch;
}>;


export type SaveChartNoteMutation = { chart_note_update: { id: string, version: number, update_time: string } };

export type SignChartNoteMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SignChartNoteMutation = { chart_note_sign: { note: string, nurse_note: string, editor_id: string, editor_name: string, signed_hash: string | null, signature_intact: boolean | null, id: string, clinic_patient_id: string, clinic_user_id: string, author_name: string, event_id: string | null, en_counter_mode: string, chart_note_record_name: string, excerpt: string, service_date: string, signer_name: string | null, signed_time: string | null, update_time: string, version: number, clinic_patient: { id: string, first_name: string, last_name: string, date_of_birth: string | null, gender: string, user_patient_id: string } } };


export const ChartNotesDocument: ApiDocument<ChartNotesQuery, ChartNotesQueryVariables> = {
  service: 'chart',
  name: 'ChartNotes',
  query: "query ChartNotes($where: ChartNoteWhere!, $orderBy: ChartNoteOrderBy, $skip: Int, $take: Int) {\n  chart_note_find_many_with_count(\n    where: $where\n    orderBy: $orderBy\n    skip: $skip\n    take: $take\n  ) {\n    count\n    notes {\n      ...NoteRow\n    }\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n}",
};

export const FindChartNotesDocument: ApiDocument<FindChartNotesQuery, FindChartNotesQueryVariables> = {
  service: 'chart',
  name: 'FindChartNotes',
  query: "query FindChartNotes($where: ChartNoteWhere!, $take: Int!) {\n  chart_note_find_many(where: $where, take: $take) {\n    ...NoteRow\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n}",
};

export const ChartNoteByIdDocument: ApiDocument<ChartNoteByIdQuery, ChartNoteByIdQueryVariables> = {
  service: 'chart',
  name: 'ChartNoteById',
  query: "query ChartNoteById($id: ID!) {\n  chart_note_find_many(where: {id: {equals: $id}}) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const OpenChartNoteDocument: ApiDocument<OpenChartNoteMutation, OpenChartNoteMutationVariables> = {
  service: 'chart',
  name: 'OpenChartNote',
  query: "mutation OpenChartNote($input: ChartNoteInput!) {\n  chart_note_create(input: $input) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};

export const SaveChartNoteDocument: ApiDocument<SaveChartNoteMutation, SaveChartNoteMutationVariables> = {
  service: 'chart',
  name: 'SaveChartNote',
  query: "mutation SaveChartNote($id: ID!, $version: Int!, $input: ChartNotePatch!) {\n  chart_note_update(id: $id, version: $version, input: $input) {\n    id\n    version\n    update_time\n  }\n}",
};

export const SignChartNoteDocument: ApiDocument<SignChartNoteMutation, SignChartNoteMutationVariables> = {
  service: 'chart',
  name: 'SignChartNote',
  query: "mutation SignChartNote($id: ID!, $version: Int!) {\n  chart_note_sign(id: $id, version: $version) {\n    ...NoteDetails\n  }\n}\nfragment NoteRow on ChartNote {\n  id\n  clinic_patient_id\n  clinic_patient {\n    id\n    first_name\n    last_name\n    date_of_birth\n    gender\n    user_patient_id\n  }\n  clinic_user_id\n  author_name\n  event_id\n  en_counter_mode\n  chart_note_record_name\n  excerpt\n  service_date\n  signer_name\n  signed_time\n  update_time\n  version\n}\nfragment NoteDetails on ChartNote {\n  ...NoteRow\n  note\n  nurse_note\n  editor_id\n  editor_name\n  signed_hash\n  signature_intact\n}",
};
