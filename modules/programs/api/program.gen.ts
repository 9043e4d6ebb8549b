// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type ProgramType = 'rolling' | 'fixed';

export type ProgramContentKind =
  | 'text'
  | 'document'
  | 'video'
  | 'questionnaire'
  | 'task'
  | 'appointment'
  | 'message'
  | 'product';

export type EnrolmentState = 'enrolled' | 'in_progress' | 'paused' | 'completed' | 'withdrawn';

export type EnrolmentContentState = 'locked' | 'open' | 'overdue' | 'done';

export type Program<Rows = object> = {
  id: string;
  name: string;
  description: string;
  type: ProgramType;
  /** For a fixed program. */
  start_date?: string | null;
  /** Whether a fixed program can be joined after its first day: earlier content is released immediately. */
  late_enrolment: boolean;
  owner_id: string;
  owner_name: string;
  is_archived: boolean;
  content_count: number;
  enrolled_count: number;
  in_progress_count: number;
  paused_count: number;
  completed_count: number;
  withdrawn_count: number;
  /** In order. */
  contents: Array<Answer<Rows, 'ProgramContent', ProgramContent>>;
  version: number;
  create_time: Date | string;
  update_time: Date | string;
};

export type ProgramContent = {
  id: string;
  program_id: string;
  kind: ProgramContentKind;
  title: string;
  /** The internal title; empty if it is the same. */
  staff_title: string;
  body: string;
  /** Days after the patient's first day; 0 is that day. */
  release_day: number;
  /** Days after its release by which it is due. */
  due_days?: number | null;
  /** Counts toward the progress, and becomes a task if it is overdue. */
  required: boolean;
  /** Later content waits until this is done. */
  gate: boolean;
  video_url?: string | null;
  /** For a document: available at /api/programs/files/<ID of the content>. */
  file_id?: string | null;
  file_name?: string | null;
  questionnaire_id?: string | null;
  questionnaire_name?: string | null;
  event_category_id?: string | null;
  event_category_name?: string | null;
  /** From the price list. */
  product_id?: string | null;
  product_name?: string | null;
  product_price_cents?: number | null;
  /** Number of other copies. */
  shared_count: number;
  version: number;
};

export type Enrolment<Rows = object> = {
  id: string;
  program_id: string;
  program_name: string;
  patient_id: string;
  patient_name: string;
  state: EnrolmentState;
  start_date: string;
  /** Completed share of the required content in percent; of all content if none is required. */
  percent: number;
  /** The next content: the first open one, otherwise the first locked one. */
  next_title?: string | null;
  /** When that opens, if it is locked by its day. */
  next_date?: string | null;
  overdue_count: number;
  paused_date?: string | null;
  /** Total of all ended pauses. */
  paused_days: number;
  withdraw_reason?: string | null;
  /** The last activity of the patient, or on their behalf. */
  last_activity_time?: Date | string | null;
  completed_time?: Date | string | null;
  withdrawn_time?: Date | string | null;
  enrolled_by: string;
  create_time: Date | string;
  version: number;
  contents: Array<Answer<Rows, 'EnrolmentContent', EnrolmentContent<Rows>>>;
  /**
   * The scores of the program's questionnaires since the first day, oldest first; empty without permission to read
   * questionnaires, and in lists of enrollments.
   */
  scores: Array<Answer<Rows, 'EnrolmentScore', EnrolmentScore>>;
};

/** A score of one of the program's questionnaires. */
export type EnrolmentScore = {
  questionnaire_name: string;
  date: string;
  score: number;
  /** The band of the score, if the questionnaire defines bands. */
  band?: string | null;
};

export type EnrolmentContent<Rows = object> = {
  content: Answer<Rows, 'ProgramContent', ProgramContent>;
  state: EnrolmentContentState;
  /** When it opens, if it is locked by its day; null while paused. */
  opens_date?: string | null;
  /** The title of the content it waits for. */
  waits_for?: string | null;
  due_date?: string | null;
  released_time?: Date | string | null;
  /** The user who released it early. */
  released_by?: string | null;
  opened_time?: Date | string | null;
  completed_time?: Date | string | null;
  /** The member who marked it as done. */
  completed_by?: string | null;
  /** Why it could not be delivered. */
  problem?: string | null;
};

export type EnrolmentCandidate = {
  patient_id: string;
  patient_name: string;
  date_of_birth?: string | null;
  tags: Array<string>;
  /** Already enrolled. */
  is_enrolled: boolean;
  is_deceased: boolean;
};

export type ProgramProduct = {
  id: string;
  product_name: string;
  price_cents: number;
};

export type EnrolmentResult<Rows = object> = {
  enrolled: Array<Answer<Rows, 'Enrolment', Enrolment<Rows>>>;
  refused: Array<Answer<Rows, 'RefusedEnrolment', RefusedEnrolment>>;
};

export type RefusedEnrolment = {
  patient_id: string;
  patient_name: string;
  code: string;
  message: string;
};

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

export type QueryResolvers<Rows = object> = {
  programs?: Field<Array<Answer<Rows, 'Program', Program<Rows>>>, {
    search?: string | null | undefined;
    archived: boolean | null;
    skip: number | null;
    take: number | null;
  }>;
  program?: Field<Answer<Rows, 'Program', Program<Rows>>, { id: string }>;
  program_enrolments?: Field<Array<Answer<Rows, 'Enrolment', Enrolment<Rows>>>, {
    where?: EnrolmentWhere | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  program_enrolment?: Field<Answer<Rows, 'Enrolment', Enrolment<Rows>>, { id: string }>;
  program_candidates?: Field<Array<Answer<Rows, 'EnrolmentCandidate', EnrolmentCandidate>>, {
    program_id: string;
    search?: string | null | undefined;
    tag?: string | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  program_products?: Field<Array<Answer<Rows, 'ProgramProduct', ProgramProduct>>, {
    search?: string | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  program_create?: Field<Answer<Rows, 'Program', Program<Rows>>, {
    input: ProgramInput;
    key?: string | null | undefined;
  }>;
  program_update?: Field<Answer<Rows, 'Program', Program<Rows>>, { id: string; version: number; input: ProgramInput }>;
  program_copy?: Field<Answer<Rows, 'Program', Program<Rows>>, { id: string; key?: string | null | undefined }>;
  program_archive?: Field<Answer<Rows, 'Program', Program<Rows>>, { id: string; archived: boolean }>;
  program_content_create?: Field<Answer<Rows, 'ProgramContent', ProgramContent>, {
    program_id: string;
    input: ProgramContentInput;
    key?: string | null | undefined;
  }>;
  program_content_update?: Field<Answer<Rows, 'ProgramContent', ProgramContent>, {
    id: string;
    version: number;
    input: ProgramContentInput;
    everywhere: boolean | null;
  }>;
  program_content_reuse?: Field<Answer<Rows, 'ProgramContent', ProgramContent>, {
    content_id: string;
    program_id: string;
    key: string;
  }>;
  program_content_delete?: Field<Answer<Rows, 'Program', Program<Rows>>, { id: string }>;
  program_content_order?: Field<Answer<Rows, 'Program', Program<Rows>>, { program_id: string; ids: Array<string> }>;
  program_enrol?: Field<Answer<Rows, 'EnrolmentResult', EnrolmentResult<Rows>>, {
    program_id: string;
    patient_ids: Array<string>;
    start_date?: string | null | undefined;
    key: string;
  }>;
  program_pause?: Field<Array<Answer<Rows, 'Enrolment', Enrolment<Rows>>>, { ids: Array<string> }>;
  program_restart?: Field<Array<Answer<Rows, 'Enrolment', Enrolment<Rows>>>, { ids: Array<string> }>;
  program_withdraw?: Field<Answer<Rows, 'Enrolment', Enrolment<Rows>>, {
    id: string;
    version: number;
    reason: string;
  }>;
  program_release?: Field<Answer<Rows, 'Enrolment', Enrolment<Rows>>, { enrolment_id: string; content_id: string }>;
  program_complete?: Field<Answer<Rows, 'Enrolment', Enrolment<Rows>>, {
    enrolment_id: string;
    content_id: string;
    done: boolean;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    Program: Program<Rows>;
    ProgramContent: ProgramContent;
    Enrolment: Enrolment<Rows>;
    EnrolmentScore: EnrolmentScore;
    EnrolmentContent: EnrolmentContent<Rows>;
    EnrolmentCandidate: EnrolmentCandidate;
    ProgramProduct: ProgramProduct;
    EnrolmentResult: EnrolmentResult<Rows>;
    RefusedEnrolment: RefusedEnrolment;
  }
>;
