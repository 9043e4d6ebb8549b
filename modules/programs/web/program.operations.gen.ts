// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProgramType =
  /** Each patient starts on their own day. */
  | 'rolling'
  /** All patients start on the same day. */
  | 'fixed';

export type ProgramContentKind =
  | 'text'
  | 'document'
  | 'video'
  | 'questionnaire'
  | 'task'
  | 'appointment'
  | 'message'
  | 'product';

export type EnrolmentState =
  | 'enrolled'
  | 'in_progress'
  | 'paused'
  | 'completed'
  | 'withdrawn';

export type EnrolmentContentState =
  | 'locked'
  | 'open'
  | 'overdue'
  | 'done';

export type ProgramInput = {
  name: string;
  description?: string | null | undefined;
  type: ProgramType;
  start_date?: string | null | undefined;
  late_enrolment?: boolean | null | undefined;
  /** The responsible member; default the user who creates it. */
  owner_id?: string | null | undefined;
};

export type ProgramContentInput = {
  kind: ProgramContentKind;
  title: string;
  staff_title?: string | null | undefined;
  body?: string | null | undefined;
  release_day: number;
  due_days?: number | null | undefined;
  required: boolean;
  gate: boolean;
  video_url?: string | null | undefined;
  /** From an upload to /api/programs/files. */
  file_id?: string | null | undefined;
  questionnaire_id?: string | null | undefined;
  event_category_id?: string | null | undefined;
  product_id?: string | null | undefined;
};

export type EnrolmentWhere = {
  id?: string | null | undefined;
  program_id?: string | null | undefined;
  patient_id?: string | null | undefined;
  state?: EnrolmentState | null | undefined;
  overdue?: boolean | null | undefined;
  search?: string | null | undefined;
};

export type ProgramRowFragment = { id: string, name: string, description: string, type: ProgramType, start_date: string | null, late_enrolment: boolean, owner_id: string, owner_name: string, is_archived: boolean, content_count: number, enrolled_count: number, in_progress_count: number, paused_count: number, completed_count: number, withdrawn_count: number, version: number };

export type ContentRowFragment = { id: string, kind: ProgramContentKind, title: string, staff_title: string, body: string, release_day: number, due_days: number | null, required: boolean, gate: boolean, video_url: string | null, file_id: string | null, file_name: string | null, questionnaire_id: string | null, questionnaire_name: string | null, event_category_id: string | null, event_category_name: string | null, product_id: string | null, product_name: string | null, product_price_cents: number | null, shared_count: number, version: number };

export type EnrolmentRowFragment = { id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number };

export type WholeEnrolmentFragment = { id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number, contents: Array<{ state: EnrolmentContentState, opens_date: string | null, waits_for: string | null, due_date: string | null, released_time: string | null, released_by: string | null, opened_time: string | null, completed_time: string | null, completed_by: string | null, problem: string | null, content: { id: string, kind: ProgramContentKind, title: string, staff_title: string, required: boolean, gate: boolean, release_day: number } }>, scores: Array<{ questionnaire_name: string, date: string, score: number, band: string | null }> };

export type ProgramsQueryVariables = Exact<{
  search?: string | null | undefined;
  archived?: boolean | null | undefined;
  skip: number;
  take: number;
}>;


export type ProgramsQuery = { programs: Array<{ id: string, name: string, description: string, type: ProgramType, start_date: string | null, late_enrolment: boolean, owner_id: string, owner_name: string, is_archived: boolean, content_count: number, enrolled_count: number, in_progress_count: number, paused_count: number, completed_count: number, withdrawn_count: number, version: number }> };

export type ProgramByIdQueryVariables = Exact<{
  id: string;
}>;


export type ProgramByIdQuery = { program: { id: string, name: string, description: string, type: ProgramType, start_date: string | null, late_enrolment: boolean, owner_id: string, owner_name: string, is_archived: boolean, content_count: number, enrolled_count: number, in_progress_count: number, paused_count: number, completed_count: number, withdrawn_count: number, version: number, contents: Array<{ id: string, kind: ProgramContentKind, title: string, staff_title: string, body: string, release_day: number, due_days: number | null, required: boolean, gate: boolean, video_url: string | null, file_id: string | null, file_name: string | null, questionnaire_id: string | null, questionnaire_name: string | null, event_category_id: string | null, event_category_name: string | null, product_id: string | null, product_name: string | null, product_price_cents: number | null, shared_count: number, version: number }> } };

export type EnrolmentsQueryVariables = Exact<{
  where?: EnrolmentWhere | null | undefined;
  skip: number;
  take: number;
}>;


export type EnrolmentsQuery = { program_enrolments: Array<{ id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number }> };

export type EnrolmentByIdQueryVariables = Exact<{
  id: string;
}>;


export type EnrolmentByIdQuery = { program_enrolment: { id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number, contents: Array<{ state: EnrolmentContentState, opens_date: string | null, waits_for: string | null, due_date: string | null, released_time: string | null, released_by: string | null, opened_time: string | null, completed_time: string | null, completed_by: string | null, problem: string | null, content: { id: string, kind: ProgramContentKind, title: string, staff_title: string, required: boolean, gate: boolean, release_day: number } }>, scores: Array<{ questionnaire_name: string, date: string, score: number, band: string | null }> } };

export type EnrolmentCandidatesQueryVariables = Exact<{
  program_id: string;
  search?: string | null | undefined;
  tag?: string | null | undefined;
  skip: number;
  take: number;
}>;


export type EnrolmentCandidatesQuery = { program_candidates: Array<{ patient_id: string, patient_name: string, date_of_birth: string | null, tags: Array<string>, is_enrolled: boolean, is_deceased: boolean }> };

export type ProgramProductsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ProgramProductsQuery = { program_products: Array<{ id: string, product_name: string, price_cents: number }> };

export type CreateProgramMutationVariables = Exact<{
  input: ProgramInput;
  key?: string | null | undefined;
}>;


export type CreateProgramMutation = { program_create: { id: string, name: string, description: string, type: ProgramType, start_date: string | null, late_enrolment: boolean, owner_id: string, owner_name: string, is_archived: boolean, content_count: number, enrolled_count: number, in_progress_count: number, paused_count: number, completed_count: number, withdrawn_count: number, version: number } };

export type UpdateProgramMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProgramInput;
}>;


export type UpdateProgramMutation = { program_update: { id: string, name: string, description: string, type: ProgramType, start_date: string | null, late_enrolment: boolean, owner_id: string, owner_name: string, is_archived: boolean, content_count: number, enrolled_count: number, in_progress_count: number, paused_count: number, completed_count: number, withdrawn_count: number, version: number } };

export type CopyProgramMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type CopyProgramMutation = { program_copy: { id: string, name: string } };

export type ArchiveProgramMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveProgramMutation = { program_archive: { id: string, name: string, description: string, type: ProgramType, start_date: string | null, late_enrolment: boolean, owner_id: string, owner_name: string, is_archived: boolean, content_count: number, enrolled_count: number, in_progress_count: number, paused_count: number, completed_count: number, withdrawn_count: number, version: number } };

export type CreateContentMutationVariables = Exact<{
  program_id: string;
  input: ProgramContentInput;
  key?: string | null | undefined;
}>;


export type CreateContentMutation = { program_content_create: { id: string, kind: ProgramContentKind, title: string, staff_title: string, body: string, release_day: number, due_days: number | null, required: boolean, gate: boolean, video_url: string | null, file_id: string | null, file_name: string | null, questionnaire_id: string | null, questionnaire_name: string | null, event_category_id: string | null, event_category_name: string | null, product_id: string | null, product_name: string | null, product_price_cents: number | null, shared_count: number, version: number } };

export type UpdateContentMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProgramContentInput;
  everywhere?: boolean | null | undefined;
}>;


export type UpdateContentMutation = { program_content_update: { id: string, kind: ProgramContentKind, title: string, staff_title: string, body: string, release_day: number, due_days: number | null, required: boolean, gate: boolean, video_url: string | null, file_id: string | null, file_name: string | null, questionnaire_id: string | null, questionnaire_name: string | null, event_category_id: string | null, event_category_name: string | null, product_id: string | null, product_name: string | null, product_price_cents: number | null, shared_count: number, version: number } };

export type ReuseContentMutationVariables = Exact<{
  content_id: string;
  program_id: string;
  key: string;
}>;


export type ReuseContentMutation = { program_content_reuse: { id: string, kind: ProgramContentKind, title: string, staff_title: string, body: string, release_day: number, due_days: number | null, required: boolean, gate: boolean, video_url: string | null, file_id: string | null, file_name: string | null, questionnaire_id: string | null, questionnaire_name: string | null, event_category_id: string | null, event_category_name: string | null, product_id: string | null, product_name: string | null, product_price_cents: number | null, shared_count: number, version: number } };

export type DeleteContentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContentMutation = { program_content_delete: { id: string } };

export type OrderContentsMutationVariables = Exact<{
  program_id: string;
  ids: Array<string> | string;
}>;


export type OrderContentsMutation = { program_content_order: { id: string } };

export type EnrolPatientsMutationVariables = Exact<{
  program_id: string;
  patient_ids: Array<string> | string;
  start_date?: string | null | undefined;
  key: string;
}>;


export type EnrolPatientsMutation = { program_enrol: { enrolled: Array<{ id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number }>, refused: Array<{ patient_id: string, patient_name: string, code: string, message: string }> } };

export type PauseEnrolmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PauseEnrolmentsMutation = { program_pause: Array<{ id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number }> };

export type RestartEnrolmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestartEnrolmentsMutation = { program_restart: Array<{ id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number }> };

export type WithdrawEnrolmentMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type WithdrawEnrolmentMutation = { program_withdraw: { id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number } };

export type ReleaseContentMutationVariables = Exact<{
  enrolment_id: string;
  content_id: string;
}>;


export type ReleaseContentMutation = { program_release: { id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number, contents: Array<{ state: EnrolmentContentState, opens_date: string | null, waits_for: string | null, due_date: string | null, released_time: string | null, released_by: string | null, opened_time: string | null, completed_time: string | null, completed_by: string | null, problem: string | null, content: { id: string, kind: ProgramContentKind, title: string, staff_title: string, required: boolean, gate: boolean, release_day: number } }>, scores: Array<{ questionnaire_name: string, date: string, score: number, band: string | null }> } };

export type CompleteContentMutationVariables = Exact<{
  enrolment_id: string;
  content_id: string;
  done: boolean;
}>;


export type CompleteContentMutation = { program_complete: { id: string, program_id: string, program_name: string, patient_id: string, patient_name: string, state: EnrolmentState, start_date: string, percent: number, next_title: string | null, next_date: string | null, overdue_count: number, paused_date: string | null, paused_days: number, withdraw_reason: string | null, last_activity_time: string | null, completed_time: string | null, withdrawn_time: string | null, enrolled_by: string, version: number, contents: Array<{ state: EnrolmentContentState, opens_date: string | null, waits_for: string | null, due_date: string | null, released_time: string | null, released_by: string | null, opened_time: string | null, completed_time: string | null, completed_by: string | null, problem: string | null, content: { id: string, kind: ProgramContentKind, title: string, staff_title: string, required: boolean, gate: boolean, release_day: number } }>, scores: Array<{ questionnaire_name: string, date: string, score: number, band: string | null }> } };


export const ProgramsDocument: ApiDocument<ProgramsQuery, ProgramsQueryVariables> = {
  service: 'program',
  name: 'Programs',
  query: "query Programs($search: String, $archived: Boolean, $skip: Int!, $take: Int!) {\n  programs(search: $search, archived: $archived, skip: $skip, take: $take) {\n    ...ProgramRow\n  }\n}\nfragment ProgramRow on Program {\n  id\n  name\n  description\n  type\n  start_date\n  late_enrolment\n  owner_id\n  owner_name\n  is_archived\n  content_count\n  enrolled_count\n  in_progress_count\n  paused_count\n  completed_count\n  withdrawn_count\n  version\n}",
};

export const ProgramByIdDocument: ApiDocument<ProgramByIdQuery, ProgramByIdQueryVariables> = {
  service: 'program',
  name: 'ProgramById',
  query: "query ProgramById($id: ID!) {\n  program(id: $id) {\n    ...ProgramRow\n    contents {\n      ...ContentRow\n    }\n  }\n}\nfragment ProgramRow on Program {\n  id\n  name\n  description\n  type\n  start_date\n  late_enrolment\n  owner_id\n  owner_name\n  is_archived\n  content_count\n  enrolled_count\n  in_progress_count\n  paused_count\n  completed_count\n  withdrawn_count\n  version\n}\nfragment ContentRow on ProgramContent {\n  id\n  kind\n  title\n  staff_title\n  body\n  release_day\n  due_days\n  required\n  gate\n  video_url\n  file_id\n  file_name\n  questionnaire_id\n  questionnaire_name\n  event_category_id\n  event_category_name\n  product_id\n  product_name\n  product_price_cents\n  shared_count\n  version\n}",
};

export const EnrolmentsDocument: ApiDocument<EnrolmentsQuery, EnrolmentsQueryVariables> = {
  service: 'program',
  name: 'Enrolments',
  query: "query Enrolments($where: EnrolmentWhere, $skip: Int!, $take: Int!) {\n  program_enrolments(where: $where, skip: $skip, take: $take) {\n    ...EnrolmentRow\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}",
};

export const EnrolmentByIdDocument: ApiDocument<EnrolmentByIdQuery, EnrolmentByIdQueryVariables> = {
  service: 'program',
  name: 'EnrolmentById',
  query: "query EnrolmentById($id: ID!) {\n  program_enrolment(id: $id) {\n    ...WholeEnrolment\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}\nfragment WholeEnrolment on Enrolment {\n  ...EnrolmentRow\n  contents {\n    content {\n      id\n      kind\n      title\n      staff_title\n      required\n      gate\n      release_day\n    }\n    state\n    opens_date\n    waits_for\n    due_date\n    released_time\n    released_by\n    opened_time\n    completed_time\n    completed_by\n    problem\n  }\n  scores {\n    questionnaire_name\n    date\n    score\n    band\n  }\n}",
};

export const EnrolmentCandidatesDocument: ApiDocument<EnrolmentCandidatesQuery, EnrolmentCandidatesQueryVariables> = {
  service: 'program',
  name: 'EnrolmentCandidates',
  query: "query EnrolmentCandidates($program_id: ID!, $search: String, $tag: String, $skip: Int!, $take: Int!) {\n  program_candidates(\n    program_id: $program_id\n    search: $search\n    tag: $tag\n    skip: $skip\n    take: $take\n  ) {\n    patient_id\n    patient_name\n    date_of_birth\n    tags\n    is_enrolled\n    is_deceased\n  }\n}",
};

export const ProgramProductsDocument: ApiDocument<ProgramProductsQuery, ProgramProductsQueryVariables> = {
  service: 'program',
  name: 'ProgramProducts',
  query: "query ProgramProducts($search: String) {\n  program_products(search: $search) {\n    id\n    product_name\n    price_cents\n  }\n}",
};

export const CreateProgramDocument: ApiDocument<CreateProgramMutation, CreateProgramMutationVariables> = {
  service: 'program',
  name: 'CreateProgram',
  query: "mutation CreateProgram($input: ProgramInput!, $key: ID) {\n  program_create(input: $input, key: $key) {\n    ...ProgramRow\n  }\n}\nfragment ProgramRow on Program {\n  id\n  name\n  description\n  type\n  start_date\n  late_enrolment\n  owner_id\n  owner_name\n  is_archived\n  content_count\n  enrolled_count\n  in_progress_count\n  paused_count\n  completed_count\n  withdrawn_count\n  version\n}",
};

export const UpdateProgramDocument: ApiDocument<UpdateProgramMutation, UpdateProgramMutationVariables> = {
  service: 'program',
  name: 'UpdateProgram',
  query: "mutation UpdateProgram($id: ID!, $version: Int!, $input: ProgramInput!) {\n  program_update(id: $id, version: $version, input: $input) {\n    ...ProgramRow\n  }\n}\nfragment ProgramRow on Program {\n  id\n  name\n  description\n  type\n  start_date\n  late_enrolment\n  owner_id\n  owner_name\n  is_archived\n  content_count\n  enrolled_count\n  in_progress_count\n  paused_count\n  completed_count\n  withdrawn_count\n  version\n}",
};

export const CopyProgramDocument: ApiDocument<CopyProgramMutation, CopyProgramMutationVariables> = {
  service: 'program',
  name: 'CopyProgram',
  query: "mutation CopyProgram($id: ID!, $key: ID) {\n  program_copy(id: $id, key: $key) {\n    id\n    name\n  }\n}",
};

export const ArchiveProgramDocument: ApiDocument<ArchiveProgramMutation, ArchiveProgramMutationVariables> = {
  service: 'program',
  name: 'ArchiveProgram',
  query: "mutation ArchiveProgram($id: ID!, $archived: Boolean!) {\n  program_archive(id: $id, archived: $archived) {\n    ...ProgramRow\n  }\n}\nfragment ProgramRow on Program {\n  id\n  name\n  description\n  type\n  start_date\n  late_enrolment\n  owner_id\n  owner_name\n  is_archived\n  content_count\n  enrolled_count\n  in_progress_count\n  paused_count\n  completed_count\n  withdrawn_count\n  version\n}",
};

export const CreateContentDocument: ApiDocument<CreateContentMutation, CreateContentMutationVariables> = {
  service: 'program',
  name: 'CreateContent',
  query: "mutation CreateContent($program_id: ID!, $input: ProgramContentInput!, $key: ID) {\n  program_content_create(program_id: $program_id, input: $input, key: $key) {\n    ...ContentRow\n  }\n}\nfragment ContentRow on ProgramContent {\n  id\n  kind\n  title\n  staff_title\n  body\n  release_day\n  due_days\n  required\n  gate\n  video_url\n  file_id\n  file_name\n  questionnaire_id\n  questionnaire_name\n  event_category_id\n  event_category_name\n  product_id\n  product_name\n  product_price_cents\n  shared_count\n  version\n}",
};

export const UpdateContentDocument: ApiDocument<UpdateContentMutation, UpdateContentMutationVariables> = {
  service: 'program',
  name: 'UpdateContent',
  query: "mutation UpdateContent($id: ID!, $version: Int!, $input: ProgramContentInput!, $everywhere: Boolean) {\n  program_content_update(\n    id: $id\n    version: $version\n    input: $input\n    everywhere: $everywhere\n  ) {\n    ...ContentRow\n  }\n}\nfragment ContentRow on ProgramContent {\n  id\n  kind\n  title\n  staff_title\n  body\n  release_day\n  due_days\n  required\n  gate\n  video_url\n  file_id\n  file_name\n  questionnaire_id\n  questionnaire_name\n  event_category_id\n  event_category_name\n  product_id\n  product_name\n  product_price_cents\n  shared_count\n  version\n}",
};

export const ReuseContentDocument: ApiDocument<ReuseContentMutation, ReuseContentMutationVariables> = {
  service: 'program',
  name: 'ReuseContent',
  query: "mutation ReuseContent($content_id: ID!, $program_id: ID!, $key: ID!) {\n  program_content_reuse(\n    content_id: $content_id\n    program_id: $program_id\n    key: $key\n  ) {\n    ...ContentRow\n  }\n}\nfragment ContentRow on ProgramContent {\n  id\n  kind\n  title\n  staff_title\n  body\n  release_day\n  due_days\n  required\n  gate\n  video_url\n  file_id\n  file_name\n  questionnaire_id\n  questionnaire_name\n  event_category_id\n  event_category_name\n  product_id\n  product_name\n  product_price_cents\n  shared_count\n  version\n}",
};

export const DeleteContentDocument: ApiDocument<DeleteContentMutation, DeleteContentMutationVariables> = {
  service: 'program',
  name: 'DeleteContent',
  query: "mutation DeleteContent($id: ID!) {\n  program_content_delete(id: $id) {\n    id\n  }\n}",
};

export const OrderContentsDocument: ApiDocument<OrderContentsMutation, OrderContentsMutationVariables> = {
  service: 'program',
  name: 'OrderContents',
  query: "mutation OrderContents($program_id: ID!, $ids: [ID!]!) {\n  program_content_order(program_id: $program_id, ids: $ids) {\n    id\n  }\n}",
};

export const EnrolPatientsDocument: ApiDocument<EnrolPatientsMutation, EnrolPatientsMutationVariables> = {
  service: 'program',
  name: 'EnrolPatients',
  query: "mutation EnrolPatients($program_id: ID!, $patient_ids: [ID!]!, $start_date: Date, $key: ID!) {\n  program_enrol(\n    program_id: $program_id\n    patient_ids: $patient_ids\n    start_date: $start_date\n    key: $key\n  ) {\n    enrolled {\n      ...EnrolmentRow\n    }\n    refused {\n      patient_id\n      patient_name\n      code\n      message\n    }\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}",
};

export const PauseEnrolmentsDocument: ApiDocument<PauseEnrolmentsMutation, PauseEnrolmentsMutationVariables> = {
  service: 'program',
  name: 'PauseEnrolments',
  query: "mutation PauseEnrolments($ids: [ID!]!) {\n  program_pause(ids: $ids) {\n    ...EnrolmentRow\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}",
};

export const RestartEnrolmentsDocument: ApiDocument<RestartEnrolmentsMutation, RestartEnrolmentsMutationVariables> = {
  service: 'program',
  name: 'RestartEnrolments',
  query: "mutation RestartEnrolments($ids: [ID!]!) {\n  program_restart(ids: $ids) {\n    ...EnrolmentRow\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}",
};

export const WithdrawEnrolmentDocument: ApiDocument<WithdrawEnrolmentMutation, WithdrawEnrolmentMutationVariables> = {
  service: 'program',
  name: 'WithdrawEnrolment',
  query: "mutation WithdrawEnrolment($id: ID!, $version: Int!, $reason: String!) {\n  program_withdraw(id: $id, version: $version, reason: $reason) {\n    ...EnrolmentRow\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}",
};

export const ReleaseContentDocument: ApiDocument<ReleaseContentMutation, ReleaseContentMutationVariables> = {
  service: 'program',
  name: 'ReleaseContent',
  query: "mutation ReleaseContent($enrolment_id: ID!, $content_id: ID!) {\n  program_release(enrolment_id: $enrolment_id, content_id: $content_id) {\n    ...WholeEnrolment\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}\nfragment WholeEnrolment on Enrolment {\n  ...EnrolmentRow\n  contents {\n    content {\n      id\n      kind\n      title\n      staff_title\n      required\n      gate\n      release_day\n    }\n    state\n    opens_date\n    waits_for\n    due_date\n    released_time\n    released_by\n    opened_time\n    completed_time\n    completed_by\n    problem\n  }\n  scores {\n    questionnaire_name\n    date\n    score\n    band\n  }\n}",
};

export const CompleteContentDocument: ApiDocument<CompleteContentMutation, CompleteContentMutationVariables> = {
  service: 'program',
  name: 'CompleteContent',
  query: "mutation CompleteContent($enrolment_id: ID!, $content_id: ID!, $done: Boolean!) {\n  program_complete(\n    enrolment_id: $enrolment_id\n    content_id: $content_id\n    done: $done\n  ) {\n    ...WholeEnrolment\n  }\n}\nfragment EnrolmentRow on Enrolment {\n  id\n  program_id\n  program_name\n  patient_id\n  patient_name\n  state\n  start_date\n  percent\n  next_title\n  next_date\n  overdue_count\n  paused_date\n  paused_days\n  withdraw_reason\n  last_activity_time\n  completed_time\n  withdrawn_time\n  enrolled_by\n  version\n}\nfragment WholeEnrolment on Enrolment {\n  ...EnrolmentRow\n  contents {\n    content {\n      id\n      kind\n      title\n      staff_title\n      required\n      gate\n      release_day\n    }\n    state\n    opens_date\n    waits_for\n    due_date\n    released_time\n    released_by\n    opened_time\n    completed_time\n    completed_by\n    problem\n  }\n  scores {\n    questionnaire_name\n    date\n    score\n    band\n  }\n}",
};
