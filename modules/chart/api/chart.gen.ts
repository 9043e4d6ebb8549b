// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Resolver as ResolverFn } from '../../../platform/resolver.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../../platform/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type { ResolverFn };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as YYYY-MM-DD, in no time zone. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with its offset; answered in UTC, as 2026-11-21T14:30:00.000Z. */
  DateTime: { input: Date; output: Date | string; }
  /** An event's id: a UUID, for an occurrence followed by two hyphens and its start as YYYYMMDDTHHMMSSZ. */
  EventId: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StringFilter = {
  equals?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type DateFilter = {
  equals?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilter = {
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * Chart notes that are not deleted; `take` is at most 100. Without an order the latest day of service comes first.
   * Lists should leave `note` and `nurse_note` out and show `excerpt`.
   */
  chart_note_find_many: Array<ChartNote>;
  /** The same with a count, exact up to 1,000 and 1,001 where there are more. */
  chart_note_find_many_with_count: ChartNoteList;
  /** Chart notes of patients whom a fragment of their name, date of birth, phone or record number finds, the latest day first. */
  chart_note_search: Array<ChartNote>;
  /** The comments on a note, the oldest first. */
  chart_note_comments: Array<NoteComment>;
  /** How the caller arranges the panels of a note; null where they never did. */
  chart_note_my_layout?: Maybe<Scalars['JSON']['output']>;
  /** Templates of the clinic and the caller's own whose name or nickname has the words, by name; all of them without words. */
  chart_template_search: Array<ChartTemplate>;
  /** A page of the same, at most 100. */
  chart_template_find_many: Array<ChartTemplate>;
  /** How many templates the caller may use. */
  chart_template_find_many_count: Scalars['Int']['output'];
  /**
   * A template filled with what the record says of the patient at this moment. Days are those of the clinic's zone, whatever
   * `timezone` says. What the record does not know stays as the blank `***`.
   */
  chart_template_use_template: FilledTemplate;
  /** Everything that a template can fill in. */
  chart_template_get_variable_info: Array<TemplateVariable>;
  /** The problem list of a patient, the active ones first. */
  chart_problems: Array<Problem>;
  /** What the clinic gives its patients to take home, by title. */
  chart_handouts: Array<Handout>;
  /** Whose notes need a second signature. */
  chart_cosign_rules: Array<CosignRule>;
};


export type QueryChart_Note_Find_ManyArgs = {
  where: ChartNoteWhere;
  orderBy?: InputMaybe<ChartNoteOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChart_Note_Find_Many_With_CountArgs = {
  where: ChartNoteWhere;
  orderBy?: InputMaybe<ChartNoteOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChart_Note_SearchArgs = {
  search: Scalars['String']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChart_Note_CommentsArgs = {
  chart_note_id: Scalars['ID']['input'];
};


export type QueryChart_Template_SearchArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  include_deleted?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryChart_Template_Find_ManyArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChart_Template_Use_TemplateArgs = {
  template_id: Scalars['ID']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
  clinic_patient_id: Scalars['ID']['input'];
};


export type QueryChart_ProblemsArgs = {
  patient_id: Scalars['ID']['input'];
};


export type QueryChart_HandoutsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Opens a chart note for a patient. Where one stands for the event already, that one is answered and nothing is written.
   * What is left out comes from the event, or from the day: title, day, mode, category, and an empty SOAP note.
   */
  chart_note_create: ChartNote;
  /**
   * Saves the given fields of an unsigned note. `version` is the version that the editor built on: STALE_VERSION if somebody
   * else saved in between, NOTE_SIGNED if it is signed, NOT_AUTHOR for a SOAP note that is somebody else's; nothing is written
   * then. Where all given fields stand like that already, the note is answered as it is: a save may be sent twice.
   */
  chart_note_update: ChartNote;
  /**
   * Signs a note; it can't be changed from then on. NOTE_EMPTY for a note without a word, NOTE_INCOMPLETE where it lacks something
   * that blocks. With `parts_version`, STALE_VERSION where what hangs on the note has changed since. `ask_cosign` asks for a second
   * signature where the author's notes may have one.
   */
  chart_note_sign: ChartNote;
  /** Signs a note as the second one. NOT_WAITING where no cosignature is asked for, NOT_COSIGNER where it is somebody else's or one's own note. */
  chart_note_cosign: ChartNote;
  /** Adds to a signed note; NOTE_UNSIGNED where it is not. `id` is made by the caller: a repeated call answers the same. */
  chart_note_addendum_create: ChartNote;
  /** Marks a signed note as taken back, with the reason; it stays for everybody to read. By its signer only. */
  chart_note_take_back: ChartNote;
  /** Deletes an unsigned note. NOTE_SIGNED for a signed one. */
  chart_note_delete: ChartNote;
  /** Brings back a note that was deleted. NOTE_EXISTS where another one was opened for its appointment since. */
  chart_note_restore: ChartNote;
  /** Pins a note to the top of the patient's list, or takes it down; a signed one too. */
  chart_note_pin: ChartNote;
  /** Arranges the panels of one unsigned note for everybody who opens it; null goes back to each user's own. */
  chart_note_update_layout: ChartNote;
  /** Keeps how the caller arranges the panels of notes; null goes back to the default. */
  chart_note_layout_save_my_layout?: Maybe<Scalars['JSON']['output']>;
  /**
   * Saves the whole list of diagnoses, the primary one first. With `version`, STALE_VERSION where `parts_version` of the note is
   * another one by now. DUPLICATE where a code stands twice. A row keeps its id and code; a new row's id is made by the caller.
   */
  chart_note_save_diagnosis: ChartNote;
  /** The same for procedures. A procedure may stand twice under different modifiers. Pointers name diagnoses of this note. */
  chart_note_save_cpts: ChartNote;
  /** The same for drugs. DUPLICATE, `Duplicate Drug`, where a name stands twice. */
  chart_note_save_drugs: ChartNote;
  /** The same for supplements. */
  chart_note_save_supplements: ChartNote;
  /**
   * Notes that a section of an earlier note of the same patient is carried over, and answers it; the caller puts it where it belongs
   * and saves it. Its lines count as carried over for as long as they stand as they came.
   */
  chart_note_copy_forward: CopiedSection;
  /** Gives a handout: the clinic's, or a text of one's own; with `send` it is put onto the patient's own page. `id` is made by the caller. */
  chart_note_handout_give: ChartNote;
  /** Takes a handout off an unsigned note. */
  chart_note_handout_remove: ChartNote;
  /** Takes an attachment off an unsigned note; it is uploaded by POST /api/chart/attachments. */
  chart_note_attachment_remove: ChartNote;
  /** Comments on a note, signed or not; the comment is no part of what is signed. `id` is made by the caller. */
  chart_note_comment_create: NoteComment;
  /** Takes one's own comment away. */
  chart_note_comment_delete: NoteComment;
  /** Makes a template. NICKNAME_TAKEN where somebody types that nickname for another one already. `id` is made by the caller. */
  chart_template_create: ChartTemplate;
  /** Changes a template: one's own, or with the right to set up charts one of the clinic. STALE_VERSION where somebody else did since. */
  chart_template_update: ChartTemplate;
  /** Takes a template out of use. */
  chart_template_delete: ChartTemplate;
  /** Brings a template back into use. */
  chart_template_reactivate: ChartTemplate;
  /**
   * Puts a problem onto the patient's list. PROBLEM_EXISTS where the same code or name stands there, active or resolved: reactivate it
   * instead. With `from_diagnosis_id` the diagnosis of the visit is linked to it. `id` is made by the caller.
   */
  chart_problem_create: Problem;
  /** Changes a problem. STALE_VERSION where somebody else did since. */
  chart_problem_update: Problem;
  /** Resolves a problem as of a day, today without one. */
  chart_problem_resolve: Problem;
  /** Makes a resolved problem active again. */
  chart_problem_reactivate: Problem;
  /** Takes a problem off the list that was entered in error; the reason stays with it. */
  chart_problem_remove: Problem;
  /** Makes a handout of the clinic. `id` is made by the caller. */
  chart_handout_create: Handout;
  /** Changes a handout of the clinic; what was given stays. STALE_VERSION where somebody else did since. */
  chart_handout_update: Handout;
  /** Takes a handout out of use; what was given stays. */
  chart_handout_delete: Handout;
  /** Decides whether an author's notes need a second signature, and whose; `version` is 0 for the first time. */
  chart_cosign_rule_save: CosignRule;
};


export type MutationChart_Note_CreateArgs = {
  input: ChartNoteInput;
};


export type MutationChart_Note_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ChartNotePatch;
};


export type MutationChart_Note_SignArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  parts_version?: InputMaybe<Scalars['Int']['input']>;
  ask_cosign?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChart_Note_CosignArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Note_Addendum_CreateArgs = {
  id: Scalars['ID']['input'];
  chart_note_id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationChart_Note_Take_BackArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationChart_Note_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Note_RestoreArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Note_PinArgs = {
  id: Scalars['ID']['input'];
  pinned: Scalars['Boolean']['input'];
};


export type MutationChart_Note_Update_LayoutArgs = {
  id: Scalars['ID']['input'];
  layout?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationChart_Note_Layout_Save_My_LayoutArgs = {
  layout?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationChart_Note_Save_DiagnosisArgs = {
  chart_note_id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  diagnosis: Array<NoteDiagnosisInput>;
};


export type MutationChart_Note_Save_CptsArgs = {
  chart_note_id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  cpts: Array<NoteProcedureInput>;
};


export type MutationChart_Note_Save_DrugsArgs = {
  chart_note_id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  drugs: Array<NoteSubstanceInput>;
};


export type MutationChart_Note_Save_SupplementsArgs = {
  chart_note_id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  supplements: Array<NoteSubstanceInput>;
};


export type MutationChart_Note_Copy_ForwardArgs = {
  chart_note_id: Scalars['ID']['input'];
  source_note_id: Scalars['ID']['input'];
  section: Scalars['String']['input'];
};


export type MutationChart_Note_Handout_GiveArgs = {
  id: Scalars['ID']['input'];
  chart_note_id: Scalars['ID']['input'];
  handout_id?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  send?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationChart_Note_Handout_RemoveArgs = {
  chart_note_id: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationChart_Note_Attachment_RemoveArgs = {
  chart_note_id: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationChart_Note_Comment_CreateArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  chart_note_id: Scalars['ID']['input'];
  comment: Scalars['String']['input'];
  comment_title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChart_Note_Comment_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Template_CreateArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: ChartTemplateInput;
};


export type MutationChart_Template_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ChartTemplateInput;
};


export type MutationChart_Template_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Template_ReactivateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Problem_CreateArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  patient_id: Scalars['ID']['input'];
  from_diagnosis_id?: InputMaybe<Scalars['ID']['input']>;
  input: ProblemInput;
};


export type MutationChart_Problem_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: ProblemInput;
};


export type MutationChart_Problem_ResolveArgs = {
  id: Scalars['ID']['input'];
  resolved_date?: InputMaybe<Scalars['Date']['input']>;
};


export type MutationChart_Problem_ReactivateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Problem_RemoveArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationChart_Handout_CreateArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: HandoutInput;
};


export type MutationChart_Handout_UpdateArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: HandoutInput;
};


export type MutationChart_Handout_DeleteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChart_Cosign_Rule_SaveArgs = {
  author_id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  cosign_mode: CosignMode;
  cosigner_id?: InputMaybe<Scalars['ID']['input']>;
};

export type ChartNoteList = {
  __typename?: 'ChartNoteList';
  count: Scalars['Int']['output'];
  notes: Array<ChartNote>;
};

export type ChartNote = {
  __typename?: 'ChartNote';
  id: Scalars['ID']['output'];
  clinic_patient_id: Scalars['ID']['output'];
  clinic_patient: ChartPatient;
  /** The author. */
  clinic_user_id: Scalars['ID']['output'];
  author_name: Scalars['String']['output'];
  event_id?: Maybe<Scalars['ID']['output']>;
  event_category_id?: Maybe<Scalars['ID']['output']>;
  /** office, phone or video. */
  en_counter_mode: Scalars['String']['output'];
  chart_note_record_name: Scalars['String']['output'];
  /**
   * The SOAP note as HTML of paragraphs, headings 1 to 4, lists, quotes, tables, rules, strong, em, u and s; anything else is
   * taken out when it is saved, its text stays. At most 200,000 characters.
   */
  note: Scalars['String']['output'];
  /** Likewise. */
  nurse_note: Scalars['String']['output'];
  /** The first words of the SOAP note, or else of the nurse note, as plain text of at most 200 characters. */
  excerpt: Scalars['String']['output'];
  service_date: Scalars['Date']['output'];
  signer_id?: Maybe<Scalars['ID']['output']>;
  signer_name?: Maybe<Scalars['String']['output']>;
  signed_time?: Maybe<Scalars['DateTime']['output']>;
  /** SHA-256 of what was signed, in hexadecimal. */
  signed_hash?: Maybe<Scalars['String']['output']>;
  /** Whether what is kept is still what was signed; null while it is unsigned. */
  signature_intact?: Maybe<Scalars['Boolean']['output']>;
  /** Who saved last. */
  editor_id: Scalars['ID']['output'];
  editor_name: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
  deleted_time?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** A call, a letter, a visit that did not take place: it needs no diagnosis and no procedure, and is never billed. */
  nonMedical: Scalars['Boolean']['output'];
  pinned: Scalars['Boolean']['output'];
  /** Counts every change of what hangs on the note: the lists below, and what other areas hang on it. */
  parts_version: Scalars['Int']['output'];
  /** The primary one first. */
  diagnosis: Array<NoteDiagnosis>;
  cpts: Array<NoteProcedure>;
  drugs: Array<NoteSubstance>;
  supplements: Array<NoteSubstance>;
  handouts: Array<NoteHandout>;
  attachments: Array<NoteAttachment>;
  comments: Array<NoteComment>;
  addenda: Array<NoteAddendum>;
  copied: Array<CopiedText>;
  /** How the panels of this note stand for everybody; null where each user's own layout counts. */
  layout?: Maybe<Scalars['JSON']['output']>;
  /** What the note lacks before it is signed. */
  missing: Array<NoteGap>;
  /** How the author's notes are cosigned; read from the clinic's rules as long as the note is unsigned. */
  cosign_mode: CosignMode;
  /** none, waiting or done. */
  cosign_state: Scalars['String']['output'];
  cosigner_id?: Maybe<Scalars['ID']['output']>;
  cosigner_name?: Maybe<Scalars['String']['output']>;
  cosigned_time?: Maybe<Scalars['DateTime']['output']>;
  withdrawn_time?: Maybe<Scalars['DateTime']['output']>;
  withdrawn_name?: Maybe<Scalars['String']['output']>;
  withdrawn_reason?: Maybe<Scalars['String']['output']>;
};

export type NoteDiagnosis = {
  __typename?: 'NoteDiagnosis';
  id: Scalars['ID']['output'];
  icd_code: Scalars['String']['output'];
  icd_code_type: Scalars['String']['output'];
  official_name: Scalars['String']['output'];
  pmh_display_name?: Maybe<Scalars['String']['output']>;
  /** The problem of the patient's list that it is a visit for. */
  problem_id?: Maybe<Scalars['ID']['output']>;
  is_primary: Scalars['Boolean']['output'];
  /** Why the code should not stand here, as that it is not valid on the day of service. */
  warning?: Maybe<Scalars['String']['output']>;
};

export type NoteProcedure = {
  __typename?: 'NoteProcedure';
  id: Scalars['ID']['output'];
  cpt_code: Scalars['String']['output'];
  cpt_code_type: Scalars['String']['output'];
  official_name: Scalars['String']['output'];
  modifiers: Array<Scalars['String']['output']>;
  units: Scalars['Int']['output'];
  /** Ids of diagnoses of this note, the most important first. */
  pointers: Array<Scalars['ID']['output']>;
  warning?: Maybe<Scalars['String']['output']>;
};

export type NoteSubstance = {
  __typename?: 'NoteSubstance';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  directions?: Maybe<Scalars['String']['output']>;
};

export type NoteHandout = {
  __typename?: 'NoteHandout';
  id: Scalars['ID']['output'];
  handout_id?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  given_name: Scalars['String']['output'];
  given_time: Scalars['DateTime']['output'];
  /** When it was put onto the patient's own page. */
  sent_time?: Maybe<Scalars['DateTime']['output']>;
};

export type NoteAttachment = {
  __typename?: 'NoteAttachment';
  id: Scalars['ID']['output'];
  file_name: Scalars['String']['output'];
  file_type: Scalars['String']['output'];
  byte_size: Scalars['Int']['output'];
  /** Where its bytes are read, with a bearer token. */
  path: Scalars['String']['output'];
  added_name: Scalars['String']['output'];
  added_time: Scalars['DateTime']['output'];
};

export type NoteComment = {
  __typename?: 'NoteComment';
  id: Scalars['ID']['output'];
  chart_note_id: Scalars['ID']['output'];
  comment: Scalars['String']['output'];
  comment_title: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  author_id: Scalars['ID']['output'];
};

export type NoteAddendum = {
  __typename?: 'NoteAddendum';
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  author_name: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
};

export type CopiedText = {
  __typename?: 'CopiedText';
  source_note_id: Scalars['ID']['output'];
  section: Scalars['String']['output'];
  source_date: Scalars['Date']['output'];
  lines: Array<Scalars['String']['output']>;
};

export type CopiedSection = {
  __typename?: 'CopiedSection';
  /** The section's HTML. */
  html: Scalars['String']['output'];
  copied: CopiedText;
};

export type NoteGap = {
  __typename?: 'NoteGap';
  id: Scalars['String']['output'];
  /** The panel of the workspace where it is mended. */
  panel: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The note can't be signed as long as it is so. */
  blocks: Scalars['Boolean']['output'];
};

export type ChartTemplate = {
  __typename?: 'ChartTemplate';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Typed in a note after a dot. */
  nickname: Scalars['String']['output'];
  template_html: Scalars['String']['output'];
  /** clinic or private. */
  access_level: Scalars['String']['output'];
  owner_id: Scalars['ID']['output'];
  owner_name: Scalars['String']['output'];
  update_time: Scalars['DateTime']['output'];
  deleted_time?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type FilledTemplate = {
  __typename?: 'FilledTemplate';
  template_html: Scalars['String']['output'];
};

export type TemplateVariable = {
  __typename?: 'TemplateVariable';
  variable_name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  readable_name: Scalars['String']['output'];
};

export type Problem = {
  __typename?: 'Problem';
  id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  icd_code?: Maybe<Scalars['String']['output']>;
  problem_name: Scalars['String']['output'];
  /** active or resolved. */
  status: Scalars['String']['output'];
  onset_date?: Maybe<Scalars['Date']['output']>;
  resolved_date?: Maybe<Scalars['Date']['output']>;
  comment?: Maybe<Scalars['String']['output']>;
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type Handout = {
  __typename?: 'Handout';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  update_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CosignMode =
  | 'never'
  | 'optional'
  | 'required';

export type CosignRule = {
  __typename?: 'CosignRule';
  author_id: Scalars['ID']['output'];
  author_name: Scalars['String']['output'];
  cosign_mode: CosignMode;
  cosigner_id?: Maybe<Scalars['ID']['output']>;
  cosigner_name?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type ChartPatient = {
  __typename?: 'ChartPatient';
  id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  gender: Scalars['String']['output'];
  user_patient_id: Scalars['String']['output'];
};

export type ChartNoteWhere = {
  id?: InputMaybe<IdFilter>;
  clinic_patient_id?: InputMaybe<IdFilter>;
  event_id?: InputMaybe<IdFilter>;
  clinic_user_id?: InputMaybe<IdFilter>;
  event_category_id?: InputMaybe<IdFilter>;
  service_date?: InputMaybe<DateFilter>;
  signed?: InputMaybe<Scalars['Boolean']['input']>;
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  nonMedical?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those that wait for a cosignature of the caller. */
  to_cosign?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fragments of the patient's name, or date of birth, phone or record number, as in search_patients. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ChartNoteOrderBy = {
  service_date?: InputMaybe<SortOrder>;
  create_time?: InputMaybe<SortOrder>;
};

export type ChartNoteInput = {
  clinic_patient_id: Scalars['ID']['input'];
  event_id?: InputMaybe<Scalars['ID']['input']>;
  event_category_id?: InputMaybe<Scalars['ID']['input']>;
  en_counter_mode?: InputMaybe<Scalars['String']['input']>;
  chart_note_record_name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  nurse_note?: InputMaybe<Scalars['String']['input']>;
  service_date?: InputMaybe<Scalars['Date']['input']>;
  nonMedical?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ChartNotePatch = {
  chart_note_record_name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  nurse_note?: InputMaybe<Scalars['String']['input']>;
  service_date?: InputMaybe<Scalars['Date']['input']>;
  en_counter_mode?: InputMaybe<Scalars['String']['input']>;
  nonMedical?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NoteDiagnosisInput = {
  id: Scalars['ID']['input'];
  icd_code: Scalars['String']['input'];
  /** ICD-10-CM or Custom; whichever knows the code where it is left out. */
  icd_code_type?: InputMaybe<Scalars['String']['input']>;
  problem_id?: InputMaybe<Scalars['ID']['input']>;
};

export type NoteProcedureInput = {
  id: Scalars['ID']['input'];
  cpt_code: Scalars['String']['input'];
  /** CPT, HCPCS or Custom; whichever knows the code where it is left out. */
  cpt_code_type?: InputMaybe<Scalars['String']['input']>;
  modifiers?: InputMaybe<Array<Scalars['String']['input']>>;
  units?: InputMaybe<Scalars['Int']['input']>;
  pointers?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type NoteSubstanceInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  directions?: InputMaybe<Scalars['String']['input']>;
};

export type ChartTemplateInput = {
  name: Scalars['String']['input'];
  nickname: Scalars['String']['input'];
  template_html: Scalars['String']['input'];
  access_level: Scalars['String']['input'];
};

export type ProblemInput = {
  problem_name: Scalars['String']['input'];
  icd_code?: InputMaybe<Scalars['String']['input']>;
  onset_date?: InputMaybe<Scalars['Date']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
};

export type HandoutInput = {
  title: Scalars['String']['input'];
  text: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EventId: ResolverTypeWrapper<Scalars['EventId']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  SortOrder: SortOrder;
  IdFilter: IdFilter;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ChartNoteList: ResolverTypeWrapper<ChartNoteList>;
  ChartNote: ResolverTypeWrapper<ChartNote>;
  NoteDiagnosis: ResolverTypeWrapper<NoteDiagnosis>;
  NoteProcedure: ResolverTypeWrapper<NoteProcedure>;
  NoteSubstance: ResolverTypeWrapper<NoteSubstance>;
  NoteHandout: ResolverTypeWrapper<NoteHandout>;
  NoteAttachment: ResolverTypeWrapper<NoteAttachment>;
  NoteComment: ResolverTypeWrapper<NoteComment>;
  NoteAddendum: ResolverTypeWrapper<NoteAddendum>;
  CopiedText: ResolverTypeWrapper<CopiedText>;
  CopiedSection: ResolverTypeWrapper<CopiedSection>;
  NoteGap: ResolverTypeWrapper<NoteGap>;
  ChartTemplate: ResolverTypeWrapper<ChartTemplate>;
  FilledTemplate: ResolverTypeWrapper<FilledTemplate>;
  TemplateVariable: ResolverTypeWrapper<TemplateVariable>;
  Problem: ResolverTypeWrapper<Problem>;
  Handout: ResolverTypeWrapper<Handout>;
  CosignMode: CosignMode;
  CosignRule: ResolverTypeWrapper<CosignRule>;
  ChartPatient: ResolverTypeWrapper<ChartPatient>;
  ChartNoteWhere: ChartNoteWhere;
  ChartNoteOrderBy: ChartNoteOrderBy;
  ChartNoteInput: ChartNoteInput;
  ChartNotePatch: ChartNotePatch;
  NoteDiagnosisInput: NoteDiagnosisInput;
  NoteProcedureInput: NoteProcedureInput;
  NoteSubstanceInput: NoteSubstanceInput;
  ChartTemplateInput: ChartTemplateInput;
  ProblemInput: ProblemInput;
  HandoutInput: HandoutInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  EventId: Scalars['EventId']['output'];
  JSON: Scalars['JSON']['output'];
  IdFilter: IdFilter;
  ID: Scalars['ID']['output'];
  StringFilter: StringFilter;
  DateFilter: DateFilter;
  DateTimeFilter: DateTimeFilter;
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  ChartNoteList: ChartNoteList;
  ChartNote: ChartNote;
  NoteDiagnosis: NoteDiagnosis;
  NoteProcedure: NoteProcedure;
  NoteSubstance: NoteSubstance;
  NoteHandout: NoteHandout;
  NoteAttachment: NoteAttachment;
  NoteComment: NoteComment;
  NoteAddendum: NoteAddendum;
  CopiedText: CopiedText;
  CopiedSection: CopiedSection;
  NoteGap: NoteGap;
  ChartTemplate: ChartTemplate;
  FilledTemplate: FilledTemplate;
  TemplateVariable: TemplateVariable;
  Problem: Problem;
  Handout: Handout;
  CosignRule: CosignRule;
  ChartPatient: ChartPatient;
  ChartNoteWhere: ChartNoteWhere;
  ChartNoteOrderBy: ChartNoteOrderBy;
  ChartNoteInput: ChartNoteInput;
  ChartNotePatch: ChartNotePatch;
  NoteDiagnosisInput: NoteDiagnosisInput;
  NoteProcedureInput: NoteProcedureInput;
  NoteSubstanceInput: NoteSubstanceInput;
  ChartTemplateInput: ChartTemplateInput;
  ProblemInput: ProblemInput;
  HandoutInput: HandoutInput;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type AccessDirectiveArgs = {
  rule?: Maybe<Scalars['String']['input']>;
  public?: Maybe<Scalars['Boolean']['input']>;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface EventIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EventId'], any> {
  name: 'EventId';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  chart_note_find_many?: Resolver<Array<ResolversTypes['ChartNote']>, ParentType, ContextType, RequireFields<QueryChart_Note_Find_ManyArgs, 'where' | 'skip' | 'take'>>;
  chart_note_find_many_with_count?: Resolver<ResolversTypes['ChartNoteList'], ParentType, ContextType, RequireFields<QueryChart_Note_Find_Many_With_CountArgs, 'where' | 'skip' | 'take'>>;
  chart_note_search?: Resolver<Array<ResolversTypes['ChartNote']>, ParentType, ContextType, RequireFields<QueryChart_Note_SearchArgs, 'search' | 'skip' | 'take'>>;
  chart_note_comments?: Resolver<Array<ResolversTypes['NoteComment']>, ParentType, ContextType, RequireFields<QueryChart_Note_CommentsArgs, 'chart_note_id'>>;
  chart_note_my_layout?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  chart_template_search?: Resolver<Array<ResolversTypes['ChartTemplate']>, ParentType, ContextType, Partial<QueryChart_Template_SearchArgs>>;
  chart_template_find_many?: Resolver<Array<ResolversTypes['ChartTemplate']>, ParentType, ContextType, RequireFields<QueryChart_Template_Find_ManyArgs, 'skip' | 'take'>>;
  chart_template_find_many_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chart_template_use_template?: Resolver<ResolversTypes['FilledTemplate'], ParentType, ContextType, RequireFields<QueryChart_Template_Use_TemplateArgs, 'template_id' | 'clinic_patient_id'>>;
  chart_template_get_variable_info?: Resolver<Array<ResolversTypes['TemplateVariable']>, ParentType, ContextType>;
  chart_problems?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType, RequireFields<QueryChart_ProblemsArgs, 'patient_id'>>;
  chart_handouts?: Resolver<Array<ResolversTypes['Handout']>, ParentType, ContextType, Partial<QueryChart_HandoutsArgs>>;
  chart_cosign_rules?: Resolver<Array<ResolversTypes['CosignRule']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  chart_note_create?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_CreateArgs, 'input'>>;
  chart_note_update?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_UpdateArgs, 'id' | 'version' | 'input'>>;
  chart_note_sign?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_SignArgs, 'id' | 'version'>>;
  chart_note_cosign?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_CosignArgs, 'id'>>;
  chart_note_addendum_create?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Addendum_CreateArgs, 'id' | 'chart_note_id' | 'text'>>;
  chart_note_take_back?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Take_BackArgs, 'id' | 'reason'>>;
  chart_note_delete?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_DeleteArgs, 'id'>>;
  chart_note_restore?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_RestoreArgs, 'id'>>;
  chart_note_pin?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_PinArgs, 'id' | 'pinned'>>;
  chart_note_update_layout?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Update_LayoutArgs, 'id'>>;
  chart_note_layout_save_my_layout?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, Partial<MutationChart_Note_Layout_Save_My_LayoutArgs>>;
  chart_note_save_diagnosis?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Save_DiagnosisArgs, 'chart_note_id' | 'diagnosis'>>;
  chart_note_save_cpts?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Save_CptsArgs, 'chart_note_id' | 'cpts'>>;
  chart_note_save_drugs?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Save_DrugsArgs, 'chart_note_id' | 'drugs'>>;
  chart_note_save_supplements?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Save_SupplementsArgs, 'chart_note_id' | 'supplements'>>;
  chart_note_copy_forward?: Resolver<ResolversTypes['CopiedSection'], ParentType, ContextType, RequireFields<MutationChart_Note_Copy_ForwardArgs, 'chart_note_id' | 'source_note_id' | 'section'>>;
  chart_note_handout_give?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Handout_GiveArgs, 'id' | 'chart_note_id'>>;
  chart_note_handout_remove?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Handout_RemoveArgs, 'chart_note_id' | 'id'>>;
  chart_note_attachment_remove?: Resolver<ResolversTypes['ChartNote'], ParentType, ContextType, RequireFields<MutationChart_Note_Attachment_RemoveArgs, 'chart_note_id' | 'id'>>;
  chart_note_comment_create?: Resolver<ResolversTypes['NoteComment'], ParentType, ContextType, RequireFields<MutationChart_Note_Comment_CreateArgs, 'chart_note_id' | 'comment'>>;
  chart_note_comment_delete?: Resolver<ResolversTypes['NoteComment'], ParentType, ContextType, RequireFields<MutationChart_Note_Comment_DeleteArgs, 'id'>>;
  chart_template_create?: Resolver<ResolversTypes['ChartTemplate'], ParentType, ContextType, RequireFields<MutationChart_Template_CreateArgs, 'input'>>;
  chart_template_update?: Resolver<ResolversTypes['ChartTemplate'], ParentType, ContextType, RequireFields<MutationChart_Template_UpdateArgs, 'id' | 'version' | 'input'>>;
  chart_template_delete?: Resolver<ResolversTypes['ChartTemplate'], ParentType, ContextType, RequireFields<MutationChart_Template_DeleteArgs, 'id'>>;
  chart_template_reactivate?: Resolver<ResolversTypes['ChartTemplate'], ParentType, ContextType, RequireFields<MutationChart_Template_ReactivateArgs, 'id'>>;
  chart_problem_create?: Resolver<ResolversTypes['Problem'], ParentType, ContextType, RequireFields<MutationChart_Problem_CreateArgs, 'patient_id' | 'input'>>;
  chart_problem_update?: Resolver<ResolversTypes['Problem'], ParentType, ContextType, RequireFields<MutationChart_Problem_UpdateArgs, 'id' | 'version' | 'input'>>;
  chart_problem_resolve?: Resolver<ResolversTypes['Problem'], ParentType, ContextType, RequireFields<MutationChart_Problem_ResolveArgs, 'id'>>;
  chart_problem_reactivate?: Resolver<ResolversTypes['Problem'], ParentType, ContextType, RequireFields<MutationChart_Problem_ReactivateArgs, 'id'>>;
  chart_problem_remove?: Resolver<ResolversTypes['Problem'], ParentType, ContextType, RequireFields<MutationChart_Problem_RemoveArgs, 'id' | 'reason'>>;
  chart_handout_create?: Resolver<ResolversTypes['Handout'], ParentType, ContextType, RequireFields<MutationChart_Handout_CreateArgs, 'input'>>;
  chart_handout_update?: Resolver<ResolversTypes['Handout'], ParentType, ContextType, RequireFields<MutationChart_Handout_UpdateArgs, 'id' | 'version' | 'input'>>;
  chart_handout_delete?: Resolver<ResolversTypes['Handout'], ParentType, ContextType, RequireFields<MutationChart_Handout_DeleteArgs, 'id'>>;
  chart_cosign_rule_save?: Resolver<ResolversTypes['CosignRule'], ParentType, ContextType, RequireFields<MutationChart_Cosign_Rule_SaveArgs, 'author_id' | 'version' | 'cosign_mode'>>;
};

export type ChartNoteListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartNoteList'] = ResolversParentTypes['ChartNoteList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ChartNote']>, ParentType, ContextType>;
};

export type ChartNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartNote'] = ResolversParentTypes['ChartNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic_patient?: Resolver<ResolversTypes['ChartPatient'], ParentType, ContextType>;
  clinic_user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  event_category_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  en_counter_mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chart_note_record_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nurse_note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  signer_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  signer_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signed_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signed_hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signature_intact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editor_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  editor_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nonMedical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts_version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  diagnosis?: Resolver<Array<ResolversTypes['NoteDiagnosis']>, ParentType, ContextType>;
  cpts?: Resolver<Array<ResolversTypes['NoteProcedure']>, ParentType, ContextType>;
  drugs?: Resolver<Array<ResolversTypes['NoteSubstance']>, ParentType, ContextType>;
  supplements?: Resolver<Array<ResolversTypes['NoteSubstance']>, ParentType, ContextType>;
  handouts?: Resolver<Array<ResolversTypes['NoteHandout']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['NoteAttachment']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['NoteComment']>, ParentType, ContextType>;
  addenda?: Resolver<Array<ResolversTypes['NoteAddendum']>, ParentType, ContextType>;
  copied?: Resolver<Array<ResolversTypes['CopiedText']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['NoteGap']>, ParentType, ContextType>;
  cosign_mode?: Resolver<ResolversTypes['CosignMode'], ParentType, ContextType>;
  cosign_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cosigner_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cosigner_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cosigned_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawn_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  withdrawn_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawn_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoteDiagnosisResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteDiagnosis'] = ResolversParentTypes['NoteDiagnosis']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  icd_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icd_code_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pmh_display_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  is_primary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoteProcedureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteProcedure'] = ResolversParentTypes['NoteProcedure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cpt_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cpt_code_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  official_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modifiers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointers?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoteSubstanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteSubstance'] = ResolversParentTypes['NoteSubstance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoteHandoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteHandout'] = ResolversParentTypes['NoteHandout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  handout_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  given_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  given_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sent_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NoteAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteAttachment'] = ResolversParentTypes['NoteAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  file_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byte_size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  added_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  added_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NoteCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteComment'] = ResolversParentTypes['NoteComment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chart_note_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NoteAddendumResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteAddendum'] = ResolversParentTypes['NoteAddendum']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CopiedTextResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CopiedText'] = ResolversParentTypes['CopiedText']> = {
  source_note_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CopiedSectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CopiedSection'] = ResolversParentTypes['CopiedSection']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copied?: Resolver<ResolversTypes['CopiedText'], ParentType, ContextType>;
};

export type NoteGapResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoteGap'] = ResolversParentTypes['NoteGap']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  panel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blocks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChartTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartTemplate'] = ResolversParentTypes['ChartTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template_html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  access_level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilledTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FilledTemplate'] = ResolversParentTypes['FilledTemplate']> = {
  template_html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemplateVariableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TemplateVariable'] = ResolversParentTypes['TemplateVariable']> = {
  variable_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readable_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  icd_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onset_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  resolved_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Handout'] = ResolversParentTypes['Handout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CosignRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CosignRule'] = ResolversParentTypes['CosignRule']> = {
  author_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cosign_mode?: Resolver<ResolversTypes['CosignMode'], ParentType, ContextType>;
  cosigner_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cosigner_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChartPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChartPatient'] = ResolversParentTypes['ChartPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_patient_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ChartNoteList?: ChartNoteListResolvers<ContextType>;
  ChartNote?: ChartNoteResolvers<ContextType>;
  NoteDiagnosis?: NoteDiagnosisResolvers<ContextType>;
  NoteProcedure?: NoteProcedureResolvers<ContextType>;
  NoteSubstance?: NoteSubstanceResolvers<ContextType>;
  NoteHandout?: NoteHandoutResolvers<ContextType>;
  NoteAttachment?: NoteAttachmentResolvers<ContextType>;
  NoteComment?: NoteCommentResolvers<ContextType>;
  NoteAddendum?: NoteAddendumResolvers<ContextType>;
  CopiedText?: CopiedTextResolvers<ContextType>;
  CopiedSection?: CopiedSectionResolvers<ContextType>;
  NoteGap?: NoteGapResolvers<ContextType>;
  ChartTemplate?: ChartTemplateResolvers<ContextType>;
  FilledTemplate?: FilledTemplateResolvers<ContextType>;
  TemplateVariable?: TemplateVariableResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  Handout?: HandoutResolvers<ContextType>;
  CosignRule?: CosignRuleResolvers<ContextType>;
  ChartPatient?: ChartPatientResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

