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
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  editor_id: string;
  encounter_mode: string;
  event_category_id: string | null;
  event_id: string | null;
  id: string;
  is_pinned: Generated<boolean>;
  layout: Json | null;
  note: string;
  note_stretch_by: string | null;
  note_stretch_time: Timestamp | null;
  nurse_note: string;
  nurse_note_stretch_by: string | null;
  nurse_note_stretch_time: Timestamp | null;
  patient_id: string;
  record_name: string;
  service_date: string;
  signed_hash: Buffer | null;
  signed_patient_id: string | null;
  signed_time: Timestamp | null;
  signer_id: string | null;
  signer_name: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
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

export interface ChartNoteWriter {
  clinic_id: string | null;
  credential: string | null;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  user_id: string | null;
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

export interface PlatformAnsweredCall {
  answer: Buffer | null;
  clinic_id: string;
  created_time: Timestamp;
  fingerprint: Buffer;
  key: string;
  user_id: string;
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
  "chart.note_patient": ChartNotePatient;
  "chart.note_writer": ChartNoteWriter;
  "deliveries.delivery": DeliveriesDelivery;
  "files.file": FilesFile;
  "meetings.feed": MeetingsFeed;
  "meetings.google_copy": MeetingsGoogleCopy;
  "meetings.google_sync": MeetingsGoogleSync;
  "meetings.link_attempt": MeetingsLinkAttempt;
  "meetings.linked_account": MeetingsLinkedAccount;
  "meetings.online_meeting": MeetingsOnlineMeeting;
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
  "platform.answered_call": PlatformAnsweredCall;
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
  "vitals.definition": VitalsDefinition;
  "vitals.record": VitalsRecord;
}
