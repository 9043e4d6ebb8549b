// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { DateFilter, IdFilter, SortOrder } from '../../../platform/contract.gen.ts';
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type ChartNoteList<Rows = object> = {
  count: number;
  notes: Array<Answer<Rows, 'ChartNote', ChartNote<Rows>>>;
};

export type ChartNote<Rows = object> = {
  id: string;
  clinic_patient_id: string;
  clinic_patient: Answer<Rows, 'ChartPatient', ChartPatient>;
  /** The author. */
  clinic_user_id: string;
  author_name: string;
  event_id?: string | null;
  event_category_id?: string | null;
  /** office, phone or video. */
  en_counter_mode: string;
  chart_note_record_name: string;
  /**
   * The SOAP note as HTML of paragraphs, headings 1 to 4, lists, quotes, tables, rules, strong, em, u and s; other markup
   * is removed when saving, its text stays. At most 200,000 characters.
   */
  note: string;
  /** Same format. */
  nurse_note: string;
  /** The beginning of the SOAP note, or otherwise of the nurse note, as plain text of at most 200 characters. */
  excerpt: string;
  service_date: string;
  signer_id?: string | null;
  signer_name?: string | null;
  signed_time?: Date | string | null;
  /** SHA-256 of the signed content, in hexadecimal. */
  signed_hash?: string | null;
  /** Whether the content is unchanged since the signature; null while it is unsigned. */
  signature_intact?: boolean | null;
  /** The user who saved last. */
  editor_id: string;
  editor_name: string;
  create_time: Date | string;
  update_time: Date | string;
  deleted_time?: Date | string | null;
  version: number;
  /**
   * A phone note, a letter, or a visit that did not take place: it needs no diagnosis and no procedure, and is never
   * billed.
   */
  nonMedical: boolean;
  pinned: boolean;
  /** Incremented with every change of the note's parts: the lists below, and parts of other modules. */
  parts_version: number;
  /** Primary one first. */
  diagnosis: Array<Answer<Rows, 'NoteDiagnosis', NoteDiagnosis>>;
  cpts: Array<Answer<Rows, 'NoteProcedure', NoteProcedure>>;
  drugs: Array<Answer<Rows, 'NoteSubstance', NoteSubstance>>;
  supplements: Array<Answer<Rows, 'NoteSubstance', NoteSubstance>>;
  handouts: Array<Answer<Rows, 'NoteHandout', NoteHandout>>;
  attachments: Array<Answer<Rows, 'NoteAttachment', NoteAttachment>>;
  comments: Array<Answer<Rows, 'NoteComment', NoteComment>>;
  addenda: Array<Answer<Rows, 'NoteAddendum', NoteAddendum>>;
  copied: Array<Answer<Rows, 'CopiedText', CopiedText>>;
  /** The panel layout of this note for all users; null if each user's own applies. */
  layout?: unknown;
  /** The gaps of the note before signing. */
  missing: Array<Answer<Rows, 'NoteGap', NoteGap>>;
  /** Whether it needs a cosignature according to the rules of its author and its signer (the caller, while it is unsigned). */
  cosign_mode: CosignMode;
  /** none, waiting or done. */
  cosign_state: string;
  cosigner_id?: string | null;
  cosigner_name?: string | null;
  cosigned_time?: Date | string | null;
  withdrawn_time?: Date | string | null;
  withdrawn_name?: string | null;
  withdrawn_reason?: string | null;
};

export type NoteDiagnosis = {
  id: string;
  icd_code: string;
  icd_code_type: string;
  official_name: string;
  pmh_display_name?: string | null;
  /** The problem of the patient's list that it is linked to. */
  problem_id?: string | null;
  is_primary: boolean;
  /** Why the code should not be used, e.g. that it is not valid on the date of service. */
  warning?: string | null;
  /** The earlier note that it was carried over from, until it is changed or confirmed. */
  carried_from?: string | null;
  carried_day?: string | null;
};

export type NoteProcedure = {
  id: string;
  cpt_code: string;
  cpt_code_type: string;
  official_name: string;
  modifiers: Array<string>;
  units: number;
  /** IDs of diagnoses of this note, most important first. */
  pointers: Array<string>;
  warning?: string | null;
  carried_from?: string | null;
  carried_day?: string | null;
};

export type NoteSubstance = {
  id: string;
  name: string;
  directions?: string | null;
  /** ID in the drug database; null for free text and supplements. */
  descriptor_id?: string | null;
  carried_from?: string | null;
  carried_day?: string | null;
};

export type NoteVisitEvidence = {
  earlier_visit?: string | null;
  tests: Array<string>;
  prescriptions: Array<string>;
};

export type NoteDrugCheck<Rows = object> = {
  drugs: Array<Answer<Rows, 'CheckedNoteDrug', CheckedNoteDrug<Rows>>>;
  /** The data used for the checks, in a sentence; empty if there are no drugs. */
  coverage: string;
};

export type CheckedNoteDrug<Rows = object> = {
  /** The row of the note. */
  id: string;
  /** alert, none or could-not-check. */
  outcome: string;
  /** Most severe first. */
  alerts: Array<Answer<Rows, 'NoteDrugAlert', NoteDrugAlert>>;
  unchecked: Array<Answer<Rows, 'NoteDrugUnchecked', NoteDrugUnchecked>>;
};

export type NoteDrugAlert = {
  /** allergy, interaction or dose. */
  kind: string;
  /** severe, moderate or minor. */
  severity: string;
  title: string;
  text: string;
  /** The source of the alert. */
  source: string;
};

export type NoteDrugUnchecked = {
  kind: string;
  subject: string;
  reason: string;
};

export type NoteHandout = {
  id: string;
  handout_id?: string | null;
  title: string;
  /** Empty if it is a PDF. */
  text: string;
  /** File name of the PDF, available at /api/chart/notes/{note}/handouts/{id}.pdf; null for text. */
  file_name?: string | null;
  given_name: string;
  given_time: Date | string;
  /** When it was shared in the patient portal. */
  sent_time?: Date | string | null;
};

export type NoteMessage = {
  id: string;
  message_id: string;
  /** Its conversation at /securemessage/<id>, for participants. */
  conversation_id: string;
  sender_name: string;
  sent_time: Date | string;
  subject: string;
  body: string;
  taken_name: string;
  taken_time: Date | string;
};

export type TakenNoteMessage = {
  chart_note_id: string;
  clinic_patient_id: string;
};

export type RemovedNoteMessage = {
  id: string;
};

export type NoteAttachment = {
  id: string;
  file_name: string;
  file_type: string;
  byte_size: number;
  /** URL of its bytes, which requires a bearer token. */
  path: string;
  added_name: string;
  added_time: Date | string;
};

export type NoteComment = {
  id: string;
  chart_note_id: string;
  comment: string;
  comment_title: string;
  create_time: Date | string;
  author: string;
  author_id: string;
};

export type NoteAddendum = {
  id: string;
  text: string;
  author_name: string;
  create_time: Date | string;
};

export type CopiedText = {
  source_note_id: string;
  section: string;
  source_date: string;
  lines: Array<string>;
};

export type CopiedSection<Rows = object> = {
  /** The section's HTML. */
  html: string;
  copied: Answer<Rows, 'CopiedText', CopiedText>;
};

export type NoteGap = {
  id: string;
  /** The panel of the workspace where it can be fixed. */
  panel: string;
  message: string;
  /** Whether it prevents signing. */
  blocks: boolean;
};

export type ChartTemplate = {
  id: string;
  name: string;
  /** Typed in a note after a period. */
  nickname: string;
  template_html: string;
  /** clinic or private. */
  access_level: string;
  owner_id: string;
  owner_name: string;
  update_time: Date | string;
  deleted_time?: Date | string | null;
  version: number;
};

export type FilledTemplate = {
  template_html: string;
};

export type TemplateVariable = {
  variable_name: string;
  description: string;
  readable_name: string;
};

export type Problem = {
  id: string;
  patient_id: string;
  icd_code?: string | null;
  problem_name: string;
  /** active or resolved. */
  status: string;
  onset_date?: string | null;
  resolved_date?: string | null;
  comment?: string | null;
  create_time: Date | string;
  update_time: Date | string;
  version: number;
};

export type Handout = {
  id: string;
  title: string;
  /** Empty if it is a PDF. */
  text: string;
  /**
   * File name of the PDF: uploaded with POST /api/chart/handouts and available at /api/chart/handouts/{id}.pdf; null for
   * text.
   */
  file_name?: string | null;
  byte_size?: number | null;
  update_time: Date | string;
  version: number;
};

export type NoteListName = 'diagnosis' | 'cpts' | 'drugs' | 'supplements';

export type CosignMode = 'never' | 'optional' | 'required';

export type CosignRule = {
  author_id: string;
  author_name: string;
  cosign_mode: CosignMode;
  cosigner_id?: string | null;
  cosigner_name?: string | null;
  version: number;
};

export type ChartPatient = {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth?: string | null;
  deceased_date?: string | null;
  gender: string;
  user_patient_id: string;
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

/** A user who has a note open. */
export type NotePresence = {
  user_id: string;
  name: string;
};

export type QueryResolvers<Rows = object> = {
  chart_note_find_many?: Field<Array<Answer<Rows, 'ChartNote', ChartNote<Rows>>>, {
    where: ChartNoteWhere;
    orderBy?: ChartNoteOrderBy | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  chart_note_find_many_with_count?: Field<Answer<Rows, 'ChartNoteList', ChartNoteList<Rows>>, {
    where: ChartNoteWhere;
    orderBy?: ChartNoteOrderBy | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  chart_note_search?: Field<Array<Answer<Rows, 'ChartNote', ChartNote<Rows>>>, {
    search: string;
    skip: number | null;
    take: number | null;
  }>;
  chart_note_present?: Field<Array<Answer<Rows, 'NotePresence', NotePresence>>, {
    chart_note_id: string;
    leaving: boolean | null;
  }>;
  chart_note_comments?: Field<Array<Answer<Rows, 'NoteComment', NoteComment>>, { chart_note_id: string }>;
  chart_note_drug_check?: Field<Answer<Rows, 'NoteDrugCheck', NoteDrugCheck<Rows>>, { chart_note_id: string }>;
  chart_note_visit_evidence?: Field<Answer<Rows, 'NoteVisitEvidence', NoteVisitEvidence>, { chart_note_id: string }>;
  chart_note_my_layout?: Field<unknown | null>;
  chart_template_search?: Field<Array<Answer<Rows, 'ChartTemplate', ChartTemplate>>, {
    search?: string | null | undefined;
    include_deleted?: boolean | null | undefined;
  }>;
  chart_template_find_many?: Field<Array<Answer<Rows, 'ChartTemplate', ChartTemplate>>, {
    skip: number | null;
    take: number | null;
  }>;
  chart_template_find_many_count?: Field<number>;
  chart_template_use_template?: Field<Answer<Rows, 'FilledTemplate', FilledTemplate>, {
    template_id: string;
    timezone?: string | null | undefined;
    clinic_patient_id: string;
  }>;
  chart_template_get_variable_info?: Field<Array<Answer<Rows, 'TemplateVariable', TemplateVariable>>>;
  chart_problems?: Field<Array<Answer<Rows, 'Problem', Problem>>, { patient_id: string }>;
  chart_handouts?: Field<Array<Answer<Rows, 'Handout', Handout>>, { search?: string | null | undefined }>;
  chart_note_messages?: Field<Array<Answer<Rows, 'NoteMessage', NoteMessage>>, { chart_note_id: string }>;
  chart_cosign_rules?: Field<Array<Answer<Rows, 'CosignRule', CosignRule>>>;
};

export type MutationResolvers<Rows = object> = {
  chart_note_create?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { input: ChartNoteInput }>;
  chart_note_update?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    id: string;
    version: number;
    input: ChartNotePatch;
  }>;
  chart_note_sign?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    id: string;
    version: number;
    parts_version?: number | null | undefined;
    ask_cosign?: boolean | null | undefined;
  }>;
  chart_note_cosign?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { id: string }>;
  chart_note_addendum_create?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    id: string;
    chart_note_id: string;
    text: string;
  }>;
  chart_note_take_back?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { id: string; reason: string }>;
  chart_note_delete?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { id: string }>;
  chart_note_restore?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { id: string }>;
  chart_note_pin?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { id: string; pinned: boolean }>;
  chart_note_update_layout?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    id: string;
    layout?: unknown | null | undefined;
  }>;
  chart_note_layout_save_my_layout?: Field<unknown | null, { layout?: unknown | null | undefined }>;
  chart_note_save_diagnosis?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    chart_note_id: string;
    version?: number | null | undefined;
    diagnosis: Array<NoteDiagnosisInput>;
  }>;
  chart_note_save_cpts?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    chart_note_id: string;
    version?: number | null | undefined;
    cpts: Array<NoteProcedureInput>;
  }>;
  chart_note_save_drugs?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    chart_note_id: string;
    version?: number | null | undefined;
    drugs: Array<NoteSubstanceInput>;
  }>;
  chart_note_save_supplements?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    chart_note_id: string;
    version?: number | null | undefined;
    supplements: Array<NoteSubstanceInput>;
  }>;
  chart_note_copy_forward?: Field<Answer<Rows, 'CopiedSection', CopiedSection<Rows>>, {
    chart_note_id: string;
    source_note_id: string;
    section: string;
  }>;
  chart_note_carry_list?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    chart_note_id: string;
    source_note_id: string;
    list: NoteListName;
  }>;
  chart_note_handout_give?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    id: string;
    chart_note_id: string;
    handout_id?: string | null | undefined;
    title?: string | null | undefined;
    text?: string | null | undefined;
    send?: boolean | null | undefined;
  }>;
  chart_note_handout_remove?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, { chart_note_id: string; id: string }>;
  chart_note_message_take?: Field<Answer<Rows, 'TakenNoteMessage', TakenNoteMessage>, {
    id: string;
    message_id: string;
    chart_note_id?: string | null | undefined;
  }>;
  chart_note_message_remove?: Field<Answer<Rows, 'RemovedNoteMessage', RemovedNoteMessage>, {
    chart_note_id: string;
    id: string;
  }>;
  chart_note_attachment_remove?: Field<Answer<Rows, 'ChartNote', ChartNote<Rows>>, {
    chart_note_id: string;
    id: string;
  }>;
  chart_note_comment_create?: Field<Answer<Rows, 'NoteComment', NoteComment>, {
    id?: string | null | undefined;
    chart_note_id: string;
    comment: string;
    comment_title?: string | null | undefined;
  }>;
  chart_note_comment_delete?: Field<Answer<Rows, 'NoteComment', NoteComment>, { id: string }>;
  chart_template_create?: Field<Answer<Rows, 'ChartTemplate', ChartTemplate>, {
    id?: string | null | undefined;
    input: ChartTemplateInput;
  }>;
  chart_template_update?: Field<Answer<Rows, 'ChartTemplate', ChartTemplate>, {
    id: string;
    version: number;
    input: ChartTemplateInput;
  }>;
  chart_template_delete?: Field<Answer<Rows, 'ChartTemplate', ChartTemplate>, { id: string }>;
  chart_template_reactivate?: Field<Answer<Rows, 'ChartTemplate', ChartTemplate>, { id: string }>;
  chart_problem_create?: Field<Answer<Rows, 'Problem', Problem>, {
    id?: string | null | undefined;
    patient_id: string;
    from_diagnosis_id?: string | null | undefined;
    input: ProblemInput;
  }>;
  chart_problem_update?: Field<Answer<Rows, 'Problem', Problem>, { id: string; version: number; input: ProblemInput }>;
  chart_problem_resolve?: Field<Answer<Rows, 'Problem', Problem>, {
    id: string;
    resolved_date?: string | null | undefined;
  }>;
  chart_problem_reactivate?: Field<Answer<Rows, 'Problem', Problem>, { id: string }>;
  chart_problem_remove?: Field<Answer<Rows, 'Problem', Problem>, { id: string; reason: string }>;
  chart_handout_create?: Field<Answer<Rows, 'Handout', Handout>, {
    id?: string | null | undefined;
    input: HandoutInput;
  }>;
  chart_handout_update?: Field<Answer<Rows, 'Handout', Handout>, { id: string; version: number; input: HandoutInput }>;
  chart_handout_delete?: Field<Answer<Rows, 'Handout', Handout>, { id: string }>;
  chart_cosign_rule_save?: Field<Answer<Rows, 'CosignRule', CosignRule>, {
    author_id: string;
    version: number;
    cosign_mode: CosignMode;
    cosigner_id?: string | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    ChartNoteList: ChartNoteList<Rows>;
    ChartNote: ChartNote<Rows>;
    NoteDiagnosis: NoteDiagnosis;
    NoteProcedure: NoteProcedure;
    NoteSubstance: NoteSubstance;
    NoteVisitEvidence: NoteVisitEvidence;
    NoteDrugCheck: NoteDrugCheck<Rows>;
    CheckedNoteDrug: CheckedNoteDrug<Rows>;
    NoteDrugAlert: NoteDrugAlert;
    NoteDrugUnchecked: NoteDrugUnchecked;
    NoteHandout: NoteHandout;
    NoteMessage: NoteMessage;
    TakenNoteMessage: TakenNoteMessage;
    RemovedNoteMessage: RemovedNoteMessage;
    NoteAttachment: NoteAttachment;
    NoteComment: NoteComment;
    NoteAddendum: NoteAddendum;
    CopiedText: CopiedText;
    CopiedSection: CopiedSection<Rows>;
    NoteGap: NoteGap;
    ChartTemplate: ChartTemplate;
    FilledTemplate: FilledTemplate;
    TemplateVariable: TemplateVariable;
    Problem: Problem;
    Handout: Handout;
    CosignRule: CosignRule;
    ChartPatient: ChartPatient;
    NotePresence: NotePresence;
  }
>;
