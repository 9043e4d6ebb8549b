// Generated from the migrated schema by `npm run generate`; CI proves it fresh.
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<number, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AuditCheckpointMail {
  clinic_id: string;
  update_time: Timestamp;
  weekly: boolean;
}

export interface AuditEntry {
  action: string;
  changes: Json | null;
  clinic_id: string;
  device: string | null;
  hash: Buffer;
  id: string;
  ip: string | null;
  mac: Buffer;
  object_id: string | null;
  object_type: string;
  outcome: string;
  patient_id: string | null;
  reason: string | null;
  roles: string | null;
  seq: Int8;
  session_id: string | null;
  time: Timestamp;
  user_id: string | null;
  user_name: string | null;
}

export interface AuditInbox {
  action: string;
  changes: Json | null;
  clinic_id: string;
  device: string | null;
  id: string;
  ip: string | null;
  mac: Buffer;
  object_id: string | null;
  object_type: string;
  outcome: string;
  patient_id: string | null;
  reason: string | null;
  roles: string | null;
  session_id: string | null;
  time: Timestamp;
  user_id: string | null;
  user_name: string | null;
}

export interface ChartChartNote {
  author_id: string;
  clinic_id: string;
  cosign_state: Generated<string>;
  cosigned_time: Timestamp | null;
  cosigner_id: string | null;
  cosigner_name: string | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  editor_id: string;
  encounter_mode: string;
  event_category_id: string | null;
  event_id: string | null;
  id: string;
  is_pinned: Generated<boolean>;
  layout: Json | null;
  non_medical: Generated<boolean>;
  note: string;
  note_stretch_by: string | null;
  note_stretch_time: Timestamp | null;
  nurse_note: string;
  nurse_note_stretch_by: string | null;
  nurse_note_stretch_time: Timestamp | null;
  parts_version: Generated<number>;
  patient_id: string;
  record_name: string;
  service_date: string;
  signature_form: Generated<number>;
  signed_hash: Buffer | null;
  signed_patient_id: string | null;
  signed_time: Timestamp | null;
  signer_id: string | null;
  signer_name: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
  withdrawn_by: string | null;
  withdrawn_name: string | null;
  withdrawn_reason: string | null;
  withdrawn_time: Timestamp | null;
}

export interface ChartCopiedText {
  clinic_id: string;
  copied_by: string;
  copied_time: Timestamp;
  id: string;
  lines: string[];
  note_id: string;
  section: string;
  source_note_id: string;
}

export interface ChartCosignRule {
  author_id: string;
  clinic_id: string;
  cosign_mode: string;
  cosigner_id: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface ChartHandout {
  body: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  title: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface ChartNoteAddendum {
  addendum_hash: Buffer;
  author_id: string;
  author_name: string;
  body: string;
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  note_id: string;
}

export interface ChartNoteAttachment {
  added_by: string;
  added_name: string;
  added_time: Timestamp;
  byte_size: number;
  clinic_id: string;
  deleted_time: Timestamp | null;
  file_id: string;
  file_name: string;
  file_type: string;
  id: string;
  note_id: string;
  sha256: Buffer;
}

export interface ChartNoteComment {
  author_id: string;
  author_name: string;
  clinic_id: string;
  comment: string;
  comment_title: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  note_id: string;
}

export interface ChartNoteDiagnosis {
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  icd_code: string;
  icd_code_type: string;
  id: string;
  note_id: string;
  official_name: string;
  pmh_display_name: string | null;
  problem_id: string | null;
  sort_index: number;
}

export interface ChartNoteHandout {
  body: string;
  clinic_id: string;
  deleted_time: Timestamp | null;
  given_by: string;
  given_name: string;
  given_time: Timestamp;
  handout_id: string | null;
  id: string;
  note_id: string;
  sent_time: Timestamp | null;
  title: string;
}

export interface ChartNoteLayout {
  clinic_id: string;
  layout: Json;
  updated_time: Timestamp;
  user_id: string;
}

export interface ChartNotePatient {
  clinic_id: string | null;
  date_of_birth: string | null;
  deleted_time: Timestamp | null;
  first_name: string | null;
  gender: string | null;
  id: string | null;
  last_name: string | null;
  record_number: Int8 | null;
  search_text: string | null;
}

export interface ChartNoteProcedure {
  clinic_id: string;
  cpt_code: string;
  cpt_code_type: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  modifiers: string[];
  note_id: string;
  official_name: string;
  pointers: string[];
  sort_index: number;
  units: number;
}

export interface ChartNoteSubstance {
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  directions: string | null;
  id: string;
  kind: string;
  note_id: string;
  sort_index: number;
  substance_name: string;
}

export interface ChartNoteWriter {
  clinic_id: string | null;
  credential: string | null;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  user_id: string | null;
}

export interface ChartProblem {
  clinic_id: string;
  comment: string | null;
  created_by: string;
  created_time: Timestamp;
  deleted_reason: string | null;
  deleted_time: Timestamp | null;
  icd_code: string | null;
  id: string;
  onset_date: string | null;
  patient_id: string;
  problem_name: string;
  resolved_date: string | null;
  status: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface ChartTemplate {
  access_level: string;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  nickname: string;
  owner_id: string;
  template_html: string;
  template_name: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface CodesClinicCode {
  access_level: string;
  client_key: string | null;
  clinic_id: string;
  code: string;
  code_type: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  kind: string;
  long_description: Generated<string>;
  official_name: string;
  owner_user_id: string;
  pmh_display_name: string | null;
  price_cents: number | null;
  search_text: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface CodesCode {
  billable: boolean;
  code: string;
  code_set: string;
  long_name: string;
  parent_code: string | null;
  short_name: string;
  valid_from: string;
  valid_to: string | null;
}

export interface CodesCommon {
  code: string;
  code_set: string;
  place: number;
}

export interface CodesFavourite {
  clinic_id: string;
  code: string;
  code_type: string;
  created_time: Timestamp;
  id: string;
  kind: string;
  place: number;
  user_id: string | null;
}

export interface CodesRecent {
  clinic_id: string;
  code: string;
  code_type: string;
  kind: string;
  last_time: Timestamp;
  user_id: string;
  uses: Generated<number>;
}

export interface CodesRelease {
  added: number;
  code_set: string;
  id: string;
  imported_by: string | null;
  imported_time: Timestamp;
  is_starter: Generated<boolean>;
  is_whole: Generated<boolean>;
  release_name: string;
  retired: number;
  revised: number;
  total: number;
  valid_from: string;
}

export interface DeliveriesDelivery {
  about_id: string;
  about_type: string;
  attempts: Generated<number>;
  changed_time: Generated<Timestamp>;
  channel: string;
  claim: string | null;
  claimed_time: Timestamp | null;
  clinic_id: string;
  content: Buffer | null;
  created_time: Generated<Timestamp>;
  error: string | null;
  good_until: Timestamp | null;
  handed_over_time: Timestamp | null;
  id: string;
  key: string;
  patient_id: string | null;
  provider_id: string | null;
  recipient: string;
  retry_time: Timestamp | null;
  send_time: Timestamp | null;
  sent_time: Timestamp | null;
  state: string;
  withdrawn: Generated<boolean>;
}

export interface FilesFile {
  byte_size: number;
  clinic_id: string;
  created_by: string | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  folder: string;
  id: string;
  name: string;
  patient_id: string | null;
  place: string | null;
  sha256: Buffer;
  type: string;
  version: Generated<number>;
  wrapped_key: Buffer;
}

export interface LabsAccount {
  account_number: string;
  application: string;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  doctor_id: string | null;
  facility: string;
  id: string;
  lab_id: string;
  practice_id: string | null;
  scope: string;
  sealed_password: Buffer | null;
  status: string;
  username: string;
  version: Generated<number>;
}

export interface LabsLab {
  clinic_id: string;
  connection: string | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  lab_name: string;
  message_type: string;
  phone: Generated<string>;
  sending_application: Generated<string>;
  sending_facility: Generated<string>;
  version: Generated<number>;
}

export interface LabsMatch {
  chain_id: string;
  clinic_id: string;
  id: string;
  match_time: Timestamp;
  patient_id: string | null;
  reason: string;
  test_order_id: string | null;
  user_id: string | null;
}

export interface LabsMessage {
  attempts: Generated<number>;
  claimed_time: Timestamp | null;
  clinic_id: string;
  content: string;
  content_hash: Buffer;
  control_id: string;
  created_time: Timestamp;
  detail: string | null;
  direction: string;
  done_time: Timestamp | null;
  group_id: string | null;
  id: string;
  lab_id: string;
  message_type: string;
  state: string;
}

export interface LabsObservation {
  clinic_id: string;
  code: string;
  code_system: string;
  comment: string;
  file_id: string | null;
  flag: string;
  high: number | null;
  id: string;
  interpretation: string | null;
  low: number | null;
  method: string;
  name: string;
  observed_time: Timestamp | null;
  range_text: string;
  report_id: string;
  sort_index: number;
  status: string;
  sub_id: string;
  units: string;
  value_number: number | null;
  value_text: string;
  value_type: string;
}

export interface LabsOrderGroup {
  abn: string;
  account_id: string | null;
  bill_to: string;
  client_key: string | null;
  clinic_id: string;
  collection_time: Timestamp | null;
  comments: string;
  copies_to: string[];
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_fasting: boolean | null;
  lab_id: string;
  note_id: string | null;
  patient_id: string;
  placer_group: string;
  practice_id: string;
  priority: string;
  problem: string | null;
  provider_id: string;
  queued_time: Timestamp | null;
  sent_by: string | null;
  sent_time: Timestamp | null;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface LabsOrderMember {
  clinic_id: string | null;
  credential: string | null;
  first_name: string | null;
  is_active: boolean | null;
  last_name: string | null;
  user_id: string | null;
}

export interface LabsOrderNote {
  author_id: string | null;
  clinic_id: string | null;
  deleted_time: Timestamp | null;
  id: string | null;
  patient_id: string | null;
  record_name: string | null;
  service_date: string | null;
  signed_time: Timestamp | null;
}

export interface LabsOrderPatient {
  clinic_id: string | null;
  date_of_birth: string | null;
  deleted_time: Timestamp | null;
  first_name: string | null;
  gender: string | null;
  home_phone: string | null;
  id: string | null;
  last_name: string | null;
  middle_name: string | null;
  mobile: string | null;
  record_number: Int8 | null;
}

export interface LabsReader {
  chain_id: string;
  clinic_id: string;
  first_time: Timestamp;
  user_id: string;
}

export interface LabsReport {
  chain_id: string;
  clinic_id: string;
  comment: string;
  content_hash: Buffer;
  dismissed_reason: string | null;
  dismissed_time: Timestamp | null;
  filler_number: string;
  held_until: Timestamp | null;
  hold_reason: string | null;
  id: string;
  is_abnormal: boolean;
  is_critical: boolean;
  is_current: boolean;
  lab_id: string;
  match_problem: string | null;
  message_id: string;
  observed_time: Timestamp | null;
  owner_id: string | null;
  patient_id: string | null;
  placer_number: string;
  received_time: Timestamp;
  reported_time: Timestamp;
  reviewed_by: string | null;
  reviewed_time: Timestamp | null;
  sent_patient: Json;
  specimen: string;
  status: string;
  test_code: string;
  test_name: string;
  test_order_id: string | null;
  version: Generated<number>;
  version_number: number;
}

export interface LabsReview {
  clinic_id: string;
  comment: string;
  disposition: string;
  id: string;
  report_id: string;
  review_time: Timestamp;
  user_id: string;
}

export interface LabsTestOrder {
  answers: Json;
  cancel_reason: string | null;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  diagnoses: Json;
  filler_number: string | null;
  group_id: string;
  id: string;
  loinc: string;
  owner_id: string;
  patient_id: string;
  placer_number: string;
  product_id: string | null;
  reflex_of: string | null;
  specimen: string;
  status: string;
  status_time: Timestamp;
  test_code: string;
  test_name: string;
  version: Generated<number>;
}

export interface LabsTestProduct {
  alias: string;
  clinic_id: string;
  covered_diagnoses: string[];
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_eprescribe_supported: boolean;
  is_fasting: boolean;
  is_limited: boolean;
  lab_id: string;
  loinc: string;
  price: number | null;
  questions: Json;
  search_text: string;
  specimen: string;
  test_code: string;
  test_name: string;
  test_type: string;
  version: Generated<number>;
}

export interface LabsTestSet {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  name: string;
  owner_id: string | null;
  product_ids: string[];
  version: Generated<number>;
}

export interface MeetingsFeed {
  clinic_id: string;
  created_time: Timestamp;
  detail: string;
  read_time: Timestamp | null;
  secret_hash: Buffer;
  user_id: string;
}

export interface MeetingsGoogleCopy {
  clinic_id: string;
  etag: string | null;
  event_id: string;
  push_until: Timestamp | null;
  told: string;
  user_id: string;
}

export interface MeetingsGoogleSync {
  clinic_id: string;
  detail: Generated<string>;
  full_sync_time: Timestamp | null;
  sync_time: Timestamp | null;
  sync_token: string | null;
  user_id: string;
}

export interface MeetingsLinkAttempt {
  clinic_id: string;
  created_time: Timestamp;
  provider: string;
  state_hash: Buffer;
  user_id: string;
  verifier: Buffer;
}

export interface MeetingsLinkedAccount {
  clinic_id: string;
  created_time: Timestamp;
  email: string;
  ending_until: Timestamp | null;
  expires_time: Timestamp;
  provider: string;
  refresh_until: Timestamp | null;
  state: Generated<string>;
  tokens: Buffer;
  user_id: string;
}

export interface MeetingsOnlineMeeting {
  agenda: string;
  asked_time: Timestamp | null;
  attempts: Generated<number>;
  claimed_until: Timestamp | null;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  end_time: Timestamp;
  ended_with_event: Generated<boolean>;
  error: string | null;
  event_id: string;
  host_id: string;
  id: string;
  invited: Generated<string[]>;
  invitees: string[];
  is_wanted: boolean;
  join_url: string | null;
  password: string;
  provider_id: string | null;
  sequence: Generated<number>;
  settled_version: Generated<number>;
  start_time: Timestamp;
  state: string;
  time_zone: string;
  topic: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface MessagesAttachment {
  clinic_id: string;
  entry_id: string;
  id: string;
  message_id: string;
  position: number;
}

export interface MessagesClinicKey {
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  public_key: Buffer;
  sealed_private_key: Buffer;
}

export interface MessagesConversation {
  assigned_to: string | null;
  category: string;
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  last_time: Timestamp;
  patient_id: string | null;
  version: Generated<number>;
}

export interface MessagesDocument {
  byte_size: number;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  delete_reason: string | null;
  deleted_by: string | null;
  deleted_time: Timestamp | null;
  document_day: string;
  document_type: string;
  file_id: string;
  id: string;
  patient_id: string;
  title: string;
  type: string;
  upload_id: string;
  version: Generated<number>;
}

export interface MessagesDriveEntry {
  byte_size: Generated<number>;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  file_id: string | null;
  folder_id: string | null;
  id: string;
  is_folder: boolean;
  name_hash: Buffer;
  patient_id: string | null;
  sealed_key: Buffer | null;
  sealed_name: Buffer;
  type: string | null;
  upload_id: string | null;
  user_id: string | null;
  version: Generated<number>;
}

export interface MessagesInternalNote {
  clinic_id: string;
  content: Buffer;
  conversation_id: string;
  created_time: Timestamp;
  draft_id: string;
  id: string;
  sealed_key: Buffer;
  user_id: string;
}

export interface MessagesMessage {
  clinic_id: string;
  content: Buffer;
  conversation_id: string;
  created_time: Timestamp;
  draft_id: string;
  forward_of: string | null;
  id: string;
  sealed_key: Buffer;
  sender_patient_id: string | null;
  sender_user_id: string | null;
}

export interface MessagesParticipant {
  clinic_id: string;
  conversation_id: string;
  id: string;
  last_received_time: Timestamp | null;
  last_sent_time: Timestamp | null;
  patient_id: string | null;
  status: string;
  status_time: Timestamp;
  user_id: string | null;
}

export interface MessagesReaderKey {
  clinic_id: string;
  created_time: Timestamp;
  fingerprint: Buffer;
  session_id: string;
}

export interface MessagesReceipt {
  clinic_id: string;
  id: string;
  message_id: string;
  patient_id: string | null;
  read_time: Timestamp | null;
  user_id: string | null;
}

export interface MessagesWord {
  clinic_id: string;
  hash: Buffer;
  message_id: string;
}

export interface NotificationsNotification {
  clinic_id: string;
  created_time: Timestamp;
  description: string;
  id: string;
  pass_id: string;
  path: string | null;
  read_time: Timestamp | null;
  source: string;
  type: string;
  user_id: string;
}

export interface PatientsAddress {
  address_line1: string;
  address_line2: string | null;
  address_type: string;
  city: string;
  clinic_id: string;
  country: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_default: boolean;
  is_po_box: Generated<boolean>;
  patient_id: string;
  postal_code: string;
  state: string;
  updated_time: Timestamp | null;
  version: Generated<number>;
}

export interface PatientsAlert {
  alert_text: string;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  patient_id: string;
  severity: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface PatientsAllergy {
  category: string;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  onset_date: string | null;
  patient_id: string;
  reaction: string | null;
  severity: string | null;
  status: Generated<string>;
  substance: string;
  updated_time: Timestamp | null;
  version: Generated<number>;
}

export interface PatientsDuplicatePair {
  clinic_id: string;
  dismissed_by: string | null;
  dismissed_time: Timestamp | null;
  found_time: Timestamp;
  one_id: string;
  other_id: string;
  reasons: string[];
  score: number;
}

export interface PatientsMedicationRecord {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  drug_name: string;
  erx_issue_date: string | null;
  frequency: string | null;
  from_date: string | null;
  id: string;
  patient_id: string;
  record_type: string;
  to_date: string | null;
  type: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface PatientsMerge {
  clinic_id: string;
  fields: Json;
  id: string;
  merged_by: string;
  merged_by_name: string;
  merged_id: string;
  merged_time: Timestamp;
  survivor_id: string;
  undone_by: string | null;
  undone_time: Timestamp | null;
}

export interface PatientsMergeLog {
  clinic_id: string;
  column_name: string;
  merge_id: string;
  row_key: Json;
  table_name: string;
}

export interface PatientsNameWord {
  clinic_id: string;
  word: string;
}

export interface PatientsPatient {
  avatar_file_id: string | null;
  clinic_id: string;
  created_time: Timestamp;
  date_of_birth: string | null;
  deceased_date: string | null;
  default_pharmacy: string | null;
  deleted_time: Timestamp | null;
  email: string | null;
  emergency_contact_name: string | null;
  emergency_contact_phone: string | null;
  ethnicity: string | null;
  first_key: string;
  first_name: string;
  gender: string;
  gender_at_birth: string | null;
  home_phone: string | null;
  id: string;
  import_key: string | null;
  last_key: string;
  last_name: string;
  layout: Json | null;
  merged_into: string | null;
  middle_name: string | null;
  mobile: string | null;
  nick_name: string | null;
  no_allergies_by: string | null;
  no_allergies_time: Timestamp | null;
  note1: string | null;
  note2: string | null;
  race: string | null;
  record_number: Int8;
  search_text: string;
  source: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
  work_phone: string | null;
}

export interface PatientsPatientActivity {
  clinic_id: string;
  first_key: string | null;
  last_key: string | null;
  last_visit: Timestamp | null;
  next_visit: Timestamp | null;
  patient_id: string;
  user_ids: string[];
}

export interface PatientsPatientDoctor {
  clinic_id: string;
  date_of_birth: string | null;
  first_key: string | null;
  last_key: string | null;
  patient_id: string;
  user_id: string;
}

export interface PatientsPatientTag {
  clinic_id: string;
  color: string;
  first_key: string | null;
  last_key: string | null;
  patient_id: string;
  tag: string;
}

export interface PatientsRecordCounter {
  clinic_id: string;
  next_number: Int8;
}

export interface PlatformMigration {
  applied_time: Generated<Timestamp>;
  checksum: string;
  name: string;
}

export interface PlatformOutbox {
  attempts: Generated<number>;
  body: Json;
  clinic_id: string;
  due_time: Generated<Timestamp>;
  id: string;
  topic: string;
}

export interface PracticeClinic {
  attributes: Generated<Json>;
  clinic_id: string;
  clinic_name: string;
  created_time: Timestamp;
  day_end_minute: Generated<number>;
  day_start_minute: Generated<number>;
  is_demo: Generated<boolean>;
  logo: string | null;
  logo_file_id: string | null;
  signature: string | null;
  time_zone: string;
  version: Generated<number>;
}

export interface PracticeClinicTag {
  clinic_id: string;
  color: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  tag: string;
  version: Generated<number>;
}

export interface PracticeEmergencyAccess {
  access_rules: string[];
  clinic_id: string;
  ended_time: Timestamp | null;
  expires_time: Timestamp;
  id: string;
  reason: string;
  review_note: string | null;
  reviewed_by: string | null;
  reviewed_time: Timestamp | null;
  started_time: Timestamp;
  user_id: string;
}

export interface PracticeInvitation {
  accepted_time: Timestamp | null;
  clinic_id: string;
  created_time: Timestamp;
  email: string;
  expires_time: Timestamp;
  first_name: string;
  id: string;
  invited_by: string;
  last_name: string;
  mail_times: Generated<ArrayType<Timestamp>>;
  revoked_time: Timestamp | null;
  sent_time: Timestamp;
  token_hash: Buffer;
  user_id: string | null;
}

export interface PracticeInvitationPractice {
  clinic_id: string;
  invitation_id: string;
  practice_id: string;
}

export interface PracticeInvitationRole {
  clinic_id: string;
  invitation_id: string;
  role_id: string;
}

export interface PracticeKnownRule {
  access_rule: string;
  clinic_id: string;
}

export interface PracticeMember {
  avatar: string | null;
  avatar_file_id: string | null;
  clinic_id: string;
  created_time: Timestamp;
  credential: string | null;
  deactivated_time: Timestamp | null;
  email: string;
  first_name: string;
  is_active: Generated<boolean>;
  last_name: string;
  npi: string | null;
  signature_file_id: string | null;
  title: string | null;
  user_id: string;
  version: Generated<number>;
}

export interface PracticeMemberPractice {
  clinic_id: string;
  practice_id: string;
  user_id: string;
}

export interface PracticeMemberRole {
  clinic_id: string;
  role_id: string;
  user_id: string;
}

export interface PracticePractice {
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  clinic_id: string;
  contact_person_name: string | null;
  country: string | null;
  created_time: Timestamp;
  email: string | null;
  fax: string | null;
  id: string;
  is_active: Generated<boolean>;
  mobile_phone: string | null;
  office_phone: string | null;
  postal_code: string | null;
  practice_name: string;
  state: string | null;
  taxonomy_code: string | null;
  version: Generated<number>;
  website: string | null;
}

export interface PracticeRole {
  clinic_id: string;
  deleted_time: Timestamp | null;
  description: string;
  id: string;
  preset: string | null;
  role_name: string;
  version: Generated<number>;
}

export interface PracticeRoleRule {
  access_rule: string;
  clinic_id: string;
  role_id: string;
  scope: Generated<string>;
}

export interface PracticeTerms {
  body: string;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  must_accept: boolean;
  number: number | null;
  published_by: string | null;
  published_time: Timestamp | null;
  title: string;
  version: Generated<number>;
}

export interface PracticeTermsAcceptance {
  accepted_time: Timestamp;
  clinic_id: string;
  terms_id: string;
  user_id: string;
}

export interface PracticeUserSetting {
  clinic_id: string;
  key: string;
  updated_time: Timestamp;
  user_id: string;
  value: Json;
  version: Generated<number>;
}

export interface QuestionnairesCategoryQuestionnaire {
  category_id: string;
  clinic_id: string;
  questionnaire_id: string;
}

export interface QuestionnairesQuestionGroup {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  group_type: string;
  id: string;
  name: string;
  questions: Json;
  tags: Generated<string[]>;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface QuestionnairesQuestionnaire {
  clinic_id: string;
  code: string | null;
  comments: Generated<string>;
  created_by: string | null;
  created_time: Timestamp;
  definition: Json;
  deleted_time: Timestamp | null;
  id: string;
  is_changed: Generated<boolean>;
  is_locked: Generated<boolean>;
  name: string;
  published_version: number | null;
  type: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface QuestionnairesQuestionnaireVersion {
  clinic_id: string;
  definition: Json;
  name: string;
  number: number;
  published_by: string | null;
  published_time: Timestamp;
  questionnaire_id: string;
}

export interface QuestionnairesSurvey {
  answered_by: string | null;
  band: string | null;
  chart_note_id: string | null;
  clinic_id: string;
  created_by: string | null;
  created_time: Timestamp;
  crisis_seen_by: string | null;
  crisis_seen_time: Timestamp | null;
  crisis_time: Timestamp | null;
  deleted_time: Timestamp | null;
  due_date: string | null;
  event_id: string | null;
  follows_id: string | null;
  id: string;
  opened_time: Timestamp | null;
  patient_id: string;
  percent: Generated<number>;
  questionnaire_id: string;
  reminded_time: Timestamp | null;
  reviewed_by: string | null;
  reviewed_time: Timestamp | null;
  score: number | null;
  sent_time: Timestamp | null;
  submitted_time: Timestamp | null;
  updated_time: Timestamp;
  version: Generated<number>;
  version_number: number;
  written_time: Timestamp | null;
}

export interface QuestionnairesSurveyAnswer {
  answer: Json;
  answered_time: Timestamp;
  clinic_id: string;
  index_in_survey: number;
  question_id: string;
  survey_id: string;
}

export interface QuestionnairesSurveyLink {
  channel: string;
  clinic_id: string;
  created_time: Timestamp;
  expires_time: Timestamp;
  id: string;
  locked_time: Timestamp | null;
  patient_id: string;
  revoked_time: Timestamp | null;
  sent_by: string | null;
  token_hash: Buffer;
  wrong_attempts: Generated<number>;
}

export interface QuestionnairesSurveySession {
  clinic_id: string;
  created_time: Timestamp;
  ended_time: Timestamp | null;
  id: string;
  link_id: string;
  patient_id: string;
  seen_time: Timestamp;
  token_hash: Buffer;
}

export interface RequestsPortalLink {
  channel: string;
  clinic_id: string;
  created_time: Timestamp;
  expires_time: Timestamp;
  id: string;
  locked_time: Timestamp | null;
  patient_id: string;
  revoked_time: Timestamp | null;
  sent_by: string | null;
  spent_time: Timestamp | null;
  token_hash: Buffer;
  wrong_attempts: Generated<number>;
}

export interface RequestsPortalSession {
  clinic_id: string;
  created_time: Timestamp;
  ended_time: Timestamp | null;
  id: string;
  link_id: string;
  patient_id: string;
  seen_time: Timestamp;
  token_hash: Buffer;
}

export interface RequestsRequest {
  applied: Json | null;
  before_data: Json;
  clinic_id: string;
  create_time: Timestamp;
  data: Json;
  description: string | null;
  event_id: string | null;
  fingerprint: Buffer;
  follow_up_date: string | null;
  handled_by: string | null;
  handled_time: Timestamp | null;
  id: string;
  note: string | null;
  patient_id: string;
  reason: string | null;
  status: Generated<string>;
  title: string;
  type: string;
  update_time: Timestamp;
  version: Generated<number>;
}

export interface SchedulingBusyTime {
  calendar_id: string;
  clinic_id: string;
  end_time: Timestamp;
  id: string;
  key: string;
  source: string;
  start_time: Timestamp;
}

export interface SchedulingCalendar {
  clinic_id: string;
  color: string;
  has_own_hours: Generated<boolean>;
  hours_version: Generated<number>;
  id: string;
  is_active: Generated<boolean>;
  user_id: string;
}

export interface SchedulingCalendarOwner {
  clinic_id: string | null;
  credential: string | null;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  user_id: string | null;
}

export interface SchedulingEvent {
  accepted_conflicts: string[] | null;
  category_id: string;
  clinic_id: string;
  color: string | null;
  conflict_reason: string | null;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  end_time: Timestamp;
  id: string;
  is_online_meeting: Generated<boolean>;
  is_override: Generated<boolean>;
  notes: string | null;
  notification_plan_id: string | null;
  patient_id: string | null;
  patient_response: string | null;
  patient_response_start: Timestamp | null;
  patient_response_time: Timestamp | null;
  replaced_start: Timestamp | null;
  series_id: string | null;
  start_time: Timestamp;
  status: string;
  time_zone: string;
  title: string;
  told_patient_id: string | null;
  told_start: Timestamp | null;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface SchedulingEventAttendee {
  calendar_id: string;
  clinic_id: string;
  end_time: Timestamp;
  event_id: string;
  is_busy: boolean;
  start_time: Timestamp;
}

export interface SchedulingEventCategory {
  category_name: string;
  clinic_id: string;
  color: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  duration: number;
  id: string;
  interval_minutes: number | null;
  message_template: string | null;
  notification_plan_id: string | null;
  sort_index: Generated<number>;
  updated_time: Timestamp | null;
  version: Generated<number>;
}

export interface SchedulingEventNotification {
  clinic_id: string;
  hours_before: number | null;
  message_template: string;
  notification_method: string;
  notification_type: string;
  plan_id: string;
  position: number;
  subject: string;
}

export interface SchedulingEventPatient {
  clinic_id: string | null;
  date_of_birth: string | null;
  deceased_date: string | null;
  deleted_time: Timestamp | null;
  email: string | null;
  first_name: string | null;
  gender: string | null;
  id: string | null;
  last_name: string | null;
  mobile: string | null;
  record_number: Int8 | null;
  search_text: string | null;
}

export interface SchedulingEventResource {
  clinic_id: string;
  end_time: Timestamp;
  event_id: string;
  is_busy: boolean;
  resource_id: string;
  start_time: Timestamp;
}

export interface SchedulingFreedTime {
  calendar_id: string;
  clinic_id: string;
  created_time: Timestamp;
  dismissed_time: Timestamp | null;
  end_time: Timestamp;
  id: string;
  start_time: Timestamp;
  told_time: Timestamp | null;
}

export interface SchedulingGivenUpTime {
  calendar_id: string;
  clinic_id: string;
  end_time: Timestamp;
  start_time: Timestamp;
}

export interface SchedulingNotificationPlan {
  clinic_id: string;
  created_time: Timestamp;
  id: string;
}

export interface SchedulingResource {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  resource_name: string;
  sort_index: Generated<number>;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface SchedulingSeries {
  calendar_ids: string[];
  category_id: string;
  clinic_id: string;
  color: string | null;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  end_time: Timestamp;
  exdates: Generated<ArrayType<Timestamp>>;
  id: string;
  notes: string | null;
  notification_plan_id: string | null;
  patient_id: string | null;
  rdates: Generated<ArrayType<Timestamp>>;
  resource_ids: Generated<string[]>;
  rrule: string;
  start_time: Timestamp;
  status: string;
  time_zone: string;
  title: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface SchedulingTimeOff {
  calendar_id: string | null;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  end_minute: Generated<number>;
  first_day: string;
  id: string;
  last_day: string;
  reason: string;
  start_minute: Generated<number>;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface SchedulingWaitingCalendar {
  calendar_id: string;
  clinic_id: string;
  entry_id: string;
}

export interface SchedulingWaitingEntry {
  appointment_id: string | null;
  booked_event_id: string | null;
  category_id: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  end_minute: Generated<number>;
  first_day: string;
  id: string;
  last_day: string;
  minutes: number;
  note: string | null;
  notice_hours: number;
  patient_id: string;
  priority: string;
  start_minute: Generated<number>;
  state: Generated<string>;
  updated_time: Timestamp;
  version: Generated<number>;
  weekdays: Generated<number[]>;
}

export interface SchedulingWaitingOffer {
  answered_time: Timestamp | null;
  clinic_id: string;
  end_time: Timestamp;
  entry_id: string;
  expires_time: Timestamp | null;
  id: string;
  position: number;
  round_id: string;
  sent_time: Timestamp | null;
  start_time: Timestamp;
  state: string;
  token_hash: Buffer | null;
}

export interface SchedulingWaitingRound {
  calendar_id: string;
  clinic_id: string;
  closed_time: Timestamp | null;
  created_time: Timestamp;
  id: string;
  in_turn: boolean;
  offered_by: string;
}

export interface SchedulingWaitingSettings {
  clinic_id: string;
  offer_hours: number;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface SchedulingWorkingSpan {
  calendar_id: string;
  clinic_id: string;
  end_minute: number;
  is_break: Generated<boolean>;
  start_minute: number;
  weekday: number;
}

export interface SessionsClinicPolicy {
  clinic_id: string;
  idle_minutes: Generated<number>;
  require_two_fa: Generated<boolean>;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface SessionsCountedTry {
  count: number;
  expires_time: Timestamp;
  key_hash: string;
}

export interface SessionsCredential {
  changed_time: Timestamp;
  clinic_id: string;
  password_hash: string;
  user_id: string;
}

export interface SessionsFactor {
  address: string | null;
  clinic_id: string;
  confirmed_time: Timestamp | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_default: Generated<boolean>;
  kind: string;
  last_step: Int8 | null;
  secret: Buffer | null;
  used_time: Timestamp | null;
  user_id: string;
}

export interface SessionsFailedSignIn {
  clinic_id: string;
  id: string;
  ip: string | null;
  reason: string;
  time: Timestamp;
  user_agent: string | null;
  user_id: string;
}

export interface SessionsNobodysSignIn {
  id: string;
  ip: string | null;
  reason: string;
  time: Timestamp;
  user_agent: string | null;
}

export interface SessionsPasskey {
  clinic_id: string;
  counter: Int8;
  created_time: Timestamp;
  credential_id: string;
  deleted_time: Timestamp | null;
  id: string;
  passkey_name: string;
  public_key: Buffer;
  transports: string[];
  used_time: Timestamp | null;
  user_id: string;
}

export interface SessionsPasswordReset {
  clinic_id: string;
  code_hash: string;
  created_time: Timestamp;
  expires_time: Timestamp;
  id: string;
  tries: Generated<number>;
  used_time: Timestamp | null;
  user_id: string;
}

export interface SessionsRecoveryCode {
  clinic_id: string;
  code_hash: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  used_time: Timestamp | null;
  user_id: string;
}

export interface SessionsRememberedDevice {
  clinic_id: string;
  created_time: Timestamp;
  expires_time: Timestamp;
  id: string;
  ip: string | null;
  revoked_time: Timestamp | null;
  token_hash: string;
  used_time: Timestamp;
  user_agent: string | null;
  user_id: string;
}

export interface SessionsSentCode {
  clinic_id: string;
  code_hash: string;
  created_time: Timestamp;
  expires_time: Timestamp;
  factor_id: string;
  id: string;
  step_id: string | null;
  tries: Generated<number>;
  used_time: Timestamp | null;
  user_id: string;
}

export interface SessionsSession {
  clinic_id: string;
  confirmed_time: Timestamp | null;
  created_time: Timestamp;
  device_id: string | null;
  end_reason: string | null;
  ended_time: Timestamp | null;
  id: string;
  ip: string | null;
  method: Generated<string>;
  practice_id: string;
  restricted: Generated<boolean>;
  seen_time: Timestamp;
  user_agent: string | null;
  user_id: string;
}

export interface SessionsSignInName {
  clinic_id: string;
  user_id: string;
  username: string;
}

export interface SessionsSignInStep {
  clinic_id: string;
  created_time: Timestamp;
  device_id: string | null;
  expires_time: Timestamp;
  id: string;
  ip: string | null;
  method: string;
  purpose: string;
  tries: Generated<number>;
  used_time: Timestamp | null;
  user_agent: string | null;
  user_id: string;
}

export interface SessionsSpentChallenge {
  expires_time: Timestamp;
  id: string;
}

export interface TasksAbsence {
  clinic_id: string;
  ended_time: Timestamp | null;
  first_day: string;
  last_day: string;
  substitute_user_id: string;
  user_id: string;
  version: Generated<number>;
}

export interface TasksAttachment {
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  removed_time: Timestamp | null;
  task_id: string;
  upload_id: string;
}

export interface TasksBullet {
  bullet_info: string;
  clinic_id: string;
  deleted_time: Timestamp | null;
  id: string;
  sort_index: number;
  task_id: string;
}

export interface TasksComment {
  clinic_id: string;
  commenter_name: string;
  commenter_type: string;
  commenter_user_id: string | null;
  content: string;
  created_time: Timestamp;
  id: string;
  task_id: string;
}

export interface TasksDocument {
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  path: string;
  registered_by: string;
  title: string;
}

export interface TasksLog {
  clinic_id: string;
  created_time: Timestamp;
  field: string;
  from_value: string | null;
  id: string;
  logger_name: string;
  logger_user_id: string | null;
  object_id: string;
  object_type: string;
  task_id: string;
  to_value: string | null;
}

export interface TasksReminder {
  clinic_id: string;
  id: string;
  kind: string;
  reminder_time: Timestamp;
  removed_time: Timestamp | null;
  sort_index: Generated<number>;
  task_id: string;
  told_time: Timestamp | null;
}

export interface TasksStep {
  clinic_id: string;
  complete_time: Timestamp | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  sort_index: number;
  step_info: string;
  task_id: string;
}

export interface TasksTag {
  clinic_id: string;
  color: string;
  id: string;
  removed_time: Timestamp | null;
  tag: string;
  task_id: string;
}

export interface TasksTask {
  assigned_by: string | null;
  assigned_by_name: string;
  client_key: string | null;
  clinic_id: string;
  closing: Generated<string>;
  complete_time: Timestamp | null;
  completed_by_name: string | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  details: Generated<string>;
  disposition: string | null;
  document_id: string | null;
  due_time: Timestamp | null;
  escalate_after_hours: number | null;
  escalate_to_role_id: string | null;
  escalate_to_user_id: string | null;
  escalated_time: Timestamp | null;
  follows_task_id: string | null;
  id: string;
  note_id: string | null;
  order_id: string | null;
  order_name: string | null;
  order_status: string | null;
  owned_time: Timestamp;
  owner_patient_id: string | null;
  owner_role_id: string | null;
  owner_user_id: string | null;
  path: string | null;
  priority: Generated<string>;
  related_patient_id: string | null;
  reminder_time: Timestamp | null;
  repeat_every: number | null;
  repeat_from: string | null;
  repeat_unit: string | null;
  reviewed_time: Timestamp | null;
  snoozed_until: Timestamp | null;
  source: string | null;
  source_key: string | null;
  source_owner_id: string | null;
  subject: string;
  touched_time: Timestamp;
  type: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface TasksUpload {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  file_id: string;
  id: string;
  name: string;
  patient_id: string | null;
  uploaded_by: string | null;
}

export interface VitalsDefinition {
  clinic_id: string;
  code: string | null;
  created_time: Timestamp;
  decimals: Generated<number>;
  deleted_time: Timestamp | null;
  id: string;
  normal_high: number | null;
  normal_low: number | null;
  plausible_high: number | null;
  plausible_low: number | null;
  sort_index: number;
  version: Generated<number>;
  vital_name: string;
  vital_unit: string;
}

export interface VitalsRecord {
  clinic_id: string;
  collect_time: Timestamp;
  collector_user_id: string;
  created_time: Timestamp;
  definition_id: string;
  error_reason: string | null;
  error_time: Timestamp | null;
  error_user_id: string | null;
  id: string;
  is_confirmed: Generated<boolean>;
  patient_id: string;
  value: number;
}

export interface DB {
  "audit.checkpoint_mail": AuditCheckpointMail;
  "audit.entry": AuditEntry;
  "audit.inbox": AuditInbox;
  "chart.chart_note": ChartChartNote;
  "chart.copied_text": ChartCopiedText;
  "chart.cosign_rule": ChartCosignRule;
  "chart.handout": ChartHandout;
  "chart.note_addendum": ChartNoteAddendum;
  "chart.note_attachment": ChartNoteAttachment;
  "chart.note_comment": ChartNoteComment;
  "chart.note_diagnosis": ChartNoteDiagnosis;
  "chart.note_handout": ChartNoteHandout;
  "chart.note_layout": ChartNoteLayout;
  "chart.note_patient": ChartNotePatient;
  "chart.note_procedure": ChartNoteProcedure;
  "chart.note_substance": ChartNoteSubstance;
  "chart.note_writer": ChartNoteWriter;
  "chart.problem": ChartProblem;
  "chart.template": ChartTemplate;
  "codes.clinic_code": CodesClinicCode;
  "codes.code": CodesCode;
  "codes.common": CodesCommon;
  "codes.favourite": CodesFavourite;
  "codes.recent": CodesRecent;
  "codes.release": CodesRelease;
  "deliveries.delivery": DeliveriesDelivery;
  "files.file": FilesFile;
  "labs.account": LabsAccount;
  "labs.lab": LabsLab;
  "labs.match": LabsMatch;
  "labs.message": LabsMessage;
  "labs.observation": LabsObservation;
  "labs.order_group": LabsOrderGroup;
  "labs.order_member": LabsOrderMember;
  "labs.order_note": LabsOrderNote;
  "labs.order_patient": LabsOrderPatient;
  "labs.reader": LabsReader;
  "labs.report": LabsReport;
  "labs.review": LabsReview;
  "labs.test_order": LabsTestOrder;
  "labs.test_product": LabsTestProduct;
  "labs.test_set": LabsTestSet;
  "meetings.feed": MeetingsFeed;
  "meetings.google_copy": MeetingsGoogleCopy;
  "meetings.google_sync": MeetingsGoogleSync;
  "meetings.link_attempt": MeetingsLinkAttempt;
  "meetings.linked_account": MeetingsLinkedAccount;
  "meetings.online_meeting": MeetingsOnlineMeeting;
  "messages.attachment": MessagesAttachment;
  "messages.clinic_key": MessagesClinicKey;
  "messages.conversation": MessagesConversation;
  "messages.document": MessagesDocument;
  "messages.drive_entry": MessagesDriveEntry;
  "messages.internal_note": MessagesInternalNote;
  "messages.message": MessagesMessage;
  "messages.participant": MessagesParticipant;
  "messages.reader_key": MessagesReaderKey;
  "messages.receipt": MessagesReceipt;
  "messages.word": MessagesWord;
  "notifications.notification": NotificationsNotification;
  "patients.address": PatientsAddress;
  "patients.alert": PatientsAlert;
  "patients.allergy": PatientsAllergy;
  "patients.duplicate_pair": PatientsDuplicatePair;
  "patients.medication_record": PatientsMedicationRecord;
  "patients.merge": PatientsMerge;
  "patients.merge_log": PatientsMergeLog;
  "patients.name_word": PatientsNameWord;
  "patients.patient": PatientsPatient;
  "patients.patient_activity": PatientsPatientActivity;
  "patients.patient_doctor": PatientsPatientDoctor;
  "patients.patient_tag": PatientsPatientTag;
  "patients.record_counter": PatientsRecordCounter;
  "platform.migration": PlatformMigration;
  "platform.outbox": PlatformOutbox;
  "practice.clinic": PracticeClinic;
  "practice.clinic_tag": PracticeClinicTag;
  "practice.emergency_access": PracticeEmergencyAccess;
  "practice.invitation": PracticeInvitation;
  "practice.invitation_practice": PracticeInvitationPractice;
  "practice.invitation_role": PracticeInvitationRole;
  "practice.known_rule": PracticeKnownRule;
  "practice.member": PracticeMember;
  "practice.member_practice": PracticeMemberPractice;
  "practice.member_role": PracticeMemberRole;
  "practice.practice": PracticePractice;
  "practice.role": PracticeRole;
  "practice.role_rule": PracticeRoleRule;
  "practice.terms": PracticeTerms;
  "practice.terms_acceptance": PracticeTermsAcceptance;
  "practice.user_setting": PracticeUserSetting;
  "questionnaires.category_questionnaire": QuestionnairesCategoryQuestionnaire;
  "questionnaires.question_group": QuestionnairesQuestionGroup;
  "questionnaires.questionnaire": QuestionnairesQuestionnaire;
  "questionnaires.questionnaire_version": QuestionnairesQuestionnaireVersion;
  "questionnaires.survey": QuestionnairesSurvey;
  "questionnaires.survey_answer": QuestionnairesSurveyAnswer;
  "questionnaires.survey_link": QuestionnairesSurveyLink;
  "questionnaires.survey_session": QuestionnairesSurveySession;
  "requests.portal_link": RequestsPortalLink;
  "requests.portal_session": RequestsPortalSession;
  "requests.request": RequestsRequest;
  "scheduling.busy_time": SchedulingBusyTime;
  "scheduling.calendar": SchedulingCalendar;
  "scheduling.calendar_owner": SchedulingCalendarOwner;
  "scheduling.event": SchedulingEvent;
  "scheduling.event_attendee": SchedulingEventAttendee;
  "scheduling.event_category": SchedulingEventCategory;
  "scheduling.event_notification": SchedulingEventNotification;
  "scheduling.event_patient": SchedulingEventPatient;
  "scheduling.event_resource": SchedulingEventResource;
  "scheduling.freed_time": SchedulingFreedTime;
  "scheduling.given_up_time": SchedulingGivenUpTime;
  "scheduling.notification_plan": SchedulingNotificationPlan;
  "scheduling.resource": SchedulingResource;
  "scheduling.series": SchedulingSeries;
  "scheduling.time_off": SchedulingTimeOff;
  "scheduling.waiting_calendar": SchedulingWaitingCalendar;
  "scheduling.waiting_entry": SchedulingWaitingEntry;
  "scheduling.waiting_offer": SchedulingWaitingOffer;
  "scheduling.waiting_round": SchedulingWaitingRound;
  "scheduling.waiting_settings": SchedulingWaitingSettings;
  "scheduling.working_span": SchedulingWorkingSpan;
  "sessions.clinic_policy": SessionsClinicPolicy;
  "sessions.counted_try": SessionsCountedTry;
  "sessions.credential": SessionsCredential;
  "sessions.factor": SessionsFactor;
  "sessions.failed_sign_in": SessionsFailedSignIn;
  "sessions.nobodys_sign_in": SessionsNobodysSignIn;
  "sessions.passkey": SessionsPasskey;
  "sessions.password_reset": SessionsPasswordReset;
  "sessions.recovery_code": SessionsRecoveryCode;
  "sessions.remembered_device": SessionsRememberedDevice;
  "sessions.sent_code": SessionsSentCode;
  "sessions.session": SessionsSession;
  "sessions.sign_in_name": SessionsSignInName;
  "sessions.sign_in_step": SessionsSignInStep;
  "sessions.spent_challenge": SessionsSpentChallenge;
  "tasks.absence": TasksAbsence;
  "tasks.attachment": TasksAttachment;
  "tasks.bullet": TasksBullet;
  "tasks.comment": TasksComment;
  "tasks.document": TasksDocument;
  "tasks.log": TasksLog;
  "tasks.reminder": TasksReminder;
  "tasks.step": TasksStep;
  "tasks.tag": TasksTag;
  "tasks.task": TasksTask;
  "tasks.upload": TasksUpload;
  "vitals.definition": VitalsDefinition;
  "vitals.record": VitalsRecord;
}
