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

export type JsonOf<T> = ColumnType<T, string, string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<number, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AppsApp {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_active: boolean;
  jwks: string | null;
  jwks_url: string | null;
  kind: "backend" | "confidential" | "public";
  last_used_time: Timestamp | null;
  launch_url: string | null;
  name: string;
  notification_origins: Generated<string[]>;
  redirect_uris: string[];
  scopes: string;
  secret_hash: Buffer | null;
  secret_time: Timestamp | null;
  version: Generated<number>;
}

export interface AppsAppGrant {
  app_id: string;
  clinic_id: string;
  created_time: Timestamp;
  encounter_id: string | null;
  granted_by: string;
  id: string;
  last_used_time: Timestamp | null;
  patient_id: string | null;
  portal_patient_id: string | null;
  revoked_time: Timestamp | null;
  scopes: string;
  user_id: string | null;
}

export interface AppsSigningKey {
  created_time: Timestamp;
  name: string;
  sealed: Buffer;
}

export interface AppsToken {
  app_id: string;
  clinic_id: string;
  consumed_time: Timestamp | null;
  created_time: Timestamp;
  expires_time: Timestamp;
  grant_id: string | null;
  id: string;
  id_hash: Buffer;
  kind: string;
  payload: Json;
}

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

export interface BillingAccountChange {
  changed_time: Timestamp | null;
  clinic_id: string | null;
}

export interface BillingAccountDetails {
  assignment_day: string | null;
  autopay_card_id: string | null;
  autopay_consent_day: string | null;
  clinic_id: string;
  guarantor_address_line1: Generated<string>;
  guarantor_address_line2: Generated<string>;
  guarantor_birth_day: string | null;
  guarantor_city: Generated<string>;
  guarantor_email: string | null;
  guarantor_first_name: Generated<string>;
  guarantor_last_name: Generated<string>;
  guarantor_phone: string | null;
  guarantor_postal_code: Generated<string>;
  guarantor_state: Generated<string>;
  patient_id: string;
  relationship: "Child" | "Other" | "Spouse" | null;
  release_day: string | null;
  statement_hold: Generated<string>;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface BillingAccountDispensing {
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  id: string;
  is_prepaid: boolean;
  note_id: string | null;
  order_id: string | null;
  patient_id: string;
  quantity: number;
  reverses_id: string | null;
}

export interface BillingAccountEvent {
  clinic_id: string;
  id: string;
  patient_id: string | null;
  start_time: Timestamp;
}

export interface BillingAccountMember {
  clinic_id: string;
  credential: string | null;
  email: string;
  first_name: string;
  last_name: string;
  npi: string | null;
  title: string | null;
  user_id: string;
}

export interface BillingAccountNote {
  author_id: string;
  clinic_id: string;
  deleted_time: Timestamp | null;
  event_id: string | null;
  id: string;
  patient_id: string;
  service_date: string;
  signed_time: Timestamp | null;
  withdrawn_time: Timestamp | null;
}

export interface BillingAccountOrder {
  charge_id: string | null;
  clinic_id: string;
  id: string;
  package_id: string | null;
  product_id: string;
  quantity: number;
}

export interface BillingAccountPatient {
  clinic_id: string;
  date_of_birth: string | null;
  deleted_time: Timestamp | null;
  email: string | null;
  first_name: string;
  gender: string;
  home_phone: string | null;
  id: string;
  last_name: string;
  mobile: string | null;
  preferred_language: "en" | "es" | null;
  record_number: Int8;
  search_text: string;
}

export interface BillingAccountPractice {
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  clinic_id: string;
  email: string | null;
  fax: string | null;
  id: string;
  office_phone: string | null;
  postal_code: string | null;
  practice_name: string;
  state: string | null;
}

export interface BillingAccountProduct {
  clinic_id: string;
  id: string;
  price_cents: number;
  product_name: string;
}

export interface BillingAccountSum {
  account_id: string;
  balance: Int8;
  clinic_id: string;
  owed: Int8;
}

export interface BillingAccountSums {
  clinic_id: string;
  made_time: Timestamp;
  until: Timestamp;
}

export interface BillingBook {
  clinic_id: string;
  open_from: string;
}

export interface BillingCardAccount {
  account_id: string;
  charges_enabled: Generated<boolean>;
  clinic_id: string;
  created_time: Timestamp;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface BillingCardCustomer {
  clinic_id: string;
  created_time: Timestamp;
  customer_id: string;
  id: string;
  patient_id: string;
}

export interface BillingCardEvent {
  clinic_id: string;
  event_type: string;
  id: string;
  received_time: Timestamp;
}

export interface BillingCharge {
  amount_of_charge: Int8;
  charge_type: "Fee" | "Package" | "Procedure" | "Product" | "Subscription";
  client_key: string;
  clinic_id: string;
  code: string | null;
  code_type: string | null;
  created_by: string | null;
  created_time: Timestamp;
  date_of_charge: string;
  deleted_time: Timestamp | null;
  description: string;
  diagnoses: JsonOf<{ code: string; name: string }[]>;
  discount: Int8;
  discount_mode: "Amount" | "Percent";
  dispensed_quantity: Generated<number>;
  encounter_id: string | null;
  event_id: string | null;
  id: string;
  is_prepaid_service: Generated<boolean>;
  modifiers: string[];
  note_procedure_id: string | null;
  noted: JsonOf<{ type: string; description: string; code: string | null; modifiers: string[]; quantity: number; date_of_charge: string; amount: number }> | null;
  patient_id: string;
  posted_time: Timestamp | null;
  practice_id: string;
  price: Int8;
  price_missing: Generated<boolean>;
  product_id: string | null;
  provider_id: string;
  quantity: number;
  state: "draft" | "posted" | "void";
  tax: Int8;
  updated_time: Timestamp;
  version: Generated<number>;
  void_reason: string | null;
}

export interface BillingChargeCost {
  charge_id: string | null;
  clinic_id: string;
  cost: Numeric | null;
}

export interface BillingChargeMovement {
  charge_id: string | null;
  clinic_id: string;
  created_time: Timestamp;
}

export interface BillingCounter {
  clinic_id: string;
  kind: string;
  last_number: Int8;
}

export interface BillingCoverageCheck {
  clinic_id: string;
  coverage_id: string | null;
  outcome: "Active" | "Failed" | "Inactive" | "NoData" | "Review" | null;
  requested_time: Timestamp;
  service_date: string;
}

export interface BillingDayClose {
  clinic_id: string;
  closed_by: string;
  closed_name: string;
  closed_time: Timestamp;
  day: string;
  difference: Int8;
  lines: JsonOf<{ method: "card" | "cash" | "check" | "external" | "other" | "prepaid" | "terminal"; expected: number; counted: number }[]>;
  reason: string | null;
  slip_number: Int8;
}

export interface BillingEventProvider {
  clinic_id: string;
  event_id: string;
  user_id: string;
}

export interface BillingHandedOut {
  clinic_id: string;
  created_by: string;
  id: string;
  note_id: string | null;
}

export interface BillingInvoice {
  charge_ids: string[];
  client_key: string;
  clinic_id: string;
  created_by: string | null;
  created_time: Timestamp;
  due_day: string;
  id: string;
  mailed_time: Timestamp | null;
  notes: Generated<string>;
  number: Int8;
  patient_id: string;
  recipient: Generated<string>;
  version: Generated<number>;
  void_reason: string | null;
  voided_time: Timestamp | null;
}

export interface BillingLedgerEntry {
  amount: Int8;
  applied: Generated<Int8>;
  book_day: string;
  charge_id: string | null;
  clinic_id: string;
  created_by: string | null;
  created_time: Timestamp;
  entry_type: "adjustment" | "allocation" | "charge" | "payment" | "refund" | "transfer" | "write_off";
  for_day: string | null;
  id: string;
  patient_id: string;
  payment_id: string | null;
  reason: string | null;
  reason_code: string | null;
  refund_id: string | null;
  responsibility: Generated<"insurance" | "patient">;
  reverses_id: string | null;
}

export interface BillingPackageDraw {
  charge_id: string | null;
  clinic_id: string;
  dispensing_id: string;
  order_id: string;
  payment_id: string | null;
  quantity: number;
  turn: number;
}

export interface BillingPackageShare {
  amount: Int8;
  charge_id: string;
  clinic_id: string;
  order_id: string;
}

export interface BillingPayLink {
  clinic_id: string;
  created_time: Timestamp;
  expires_day: string;
  id: string;
  locked_time: Timestamp | null;
  patient_id: string;
  token_hash: Buffer;
  wrong_attempts: Generated<number>;
}

export interface BillingPayment {
  account_id: string | null;
  amount: Int8;
  applies: JsonOf<{ charge_id: string; amount: number }[]> | null;
  book_day: string | null;
  capture_before: Timestamp | null;
  card_brand: string | null;
  card_last4: string | null;
  check_number: string | null;
  client_key: string;
  clinic_id: string;
  created_time: Timestamp;
  failure: string | null;
  id: string;
  intent_id: string | null;
  is_disputed: Generated<boolean>;
  manual_capture: Generated<boolean>;
  method: "card" | "cash" | "check" | "external" | "other" | "prepaid" | "terminal";
  note: Generated<string>;
  patient_id: string;
  practice_id: string;
  status: "authorized" | "canceled" | "failed" | "pending" | "succeeded" | "void";
  succeeded_time: Timestamp | null;
  taken_by: string | null;
  taken_name: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface BillingPaymentPlan {
  asked_number: Generated<number>;
  attempts: Generated<number>;
  cancel_reason: string | null;
  card_id: string | null;
  charge_ids: string[];
  client_key: string;
  clinic_id: string;
  created_by: string;
  created_name: string;
  created_time: Timestamp;
  failure: string | null;
  id: string;
  interval_count: number;
  interval_unit: "month" | "week";
  missed_number: Generated<number>;
  patient_id: string;
  practice_id: string;
  reminded: string | null;
  retry_day: string | null;
  status: "active" | "canceled" | "completed";
  total: Int8;
  version: Generated<number>;
}

export interface BillingPaymentPlanPart {
  amount: Int8;
  clinic_id: string;
  due_day: string;
  number: number;
  plan_id: string;
}

export interface BillingPlan {
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  id: string;
  is_active: Generated<boolean>;
  plan_name: string;
  version: Generated<number>;
}

export interface BillingPlanVersion {
  amount: Int8;
  clinic_id: string;
  created_time: Timestamp;
  interval_count: number;
  interval_unit: "month" | "week" | "year";
  number: number;
  plan_id: string;
  trial_days: number;
}

export interface BillingProof {
  clinic_id: string;
  entries: Int8;
  finding: string | null;
  id: string;
  proved_time: Timestamp;
  row_id: string | null;
}

export interface BillingProviderPractice {
  clinic_id: string;
  practice_id: string;
  user_id: string;
}

export interface BillingReceipt {
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  mailed_time: Timestamp | null;
  number: Int8;
  patient_id: string;
  payment_id: string;
  refund_id: string | null;
}

export interface BillingRefund {
  amount: Int8;
  book_day: string | null;
  client_key: string;
  clinic_id: string;
  created_time: Timestamp;
  failure: string | null;
  id: string;
  made_by: string | null;
  made_name: string;
  payment_id: string;
  reason: string;
  reason_code: string;
  refund_id: string | null;
  status: "failed" | "pending" | "succeeded";
}

export interface BillingSavedCard {
  brand: string;
  clinic_id: string;
  created_time: Timestamp;
  customer_id: string;
  deleted_time: Timestamp | null;
  expires_month: number;
  expires_year: number;
  id: string;
  last4: string;
  method_id: string;
  patient_id: string;
}

export interface BillingSettings {
  accepts_assignment: Generated<boolean>;
  clinic_id: string;
  due_days: Generated<number>;
  form_left: Generated<number>;
  form_top: Generated<number>;
  legal_name: Generated<string>;
  mails_receipts: Generated<boolean>;
  place_of_service: Generated<string>;
  statement_every_days: Generated<number>;
  statement_least: Generated<number>;
  statement_words: Generated<string>;
  statement_words_es: Generated<string>;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface BillingStatement {
  balance: Int8;
  charge_ids: string[] | null;
  clinic_id: string;
  content: JsonOf<{ day: string; code: string; description: string; charged: number; open: number; paid?: number; provider: string }[]>;
  created_by: string | null;
  created_time: Timestamp;
  due_day: string;
  id: string;
  issue_day: string;
  mailed_time: Timestamp | null;
  notice: number;
  number: Int8;
  patient_id: string;
  printed_time: Timestamp | null;
  run_id: string | null;
}

export interface BillingStatementRun {
  client_key: string;
  clinic_id: string;
  count: number;
  created_time: Timestamp;
  id: string;
  made_by: string;
  made_name: string;
  total: Int8;
}

export interface BillingSubscription {
  attempts: Generated<number>;
  canceled_day: string | null;
  card_id: string | null;
  client_key: string;
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  next_day: string;
  patient_id: string;
  plan_id: string;
  plan_version: number;
  practice_id: string;
  provider_id: string;
  retry_day: string | null;
  start_day: string;
  status: "active" | "canceled" | "past_due" | "paused" | "trialing" | "unpaid";
  version: Generated<number>;
}

export interface BillingSubscriptionPeriod {
  charge_id: string;
  clinic_id: string;
  day: string;
  subscription_id: string;
}

export interface BillingSuperbill {
  charge_ids: string[];
  claim: Generated<JsonOf<{ employment?: boolean; auto_state?: string; other_accident?: boolean; onset_day?: string; prior_authorization?: string; notes?: string }>>;
  client_key: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  encounter_id: string | null;
  id: string;
  number: Int8;
  patient_id: string;
  practice_id: string;
  provider_id: string;
  referrer_name: Generated<string>;
  referrer_npi: Generated<string>;
  sent_time: Timestamp | null;
  service_day: string;
  status: "Draft" | "Sent" | "Voided";
  version: Generated<number>;
  void_reason: string | null;
}

export interface BookingBookableType {
  audience: "both" | "known" | "new";
  calendar_ids: string[];
  category_id: string;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  minutes: number;
  version: Generated<number>;
}

export interface BookingRequest {
  calendar_id: string;
  category_id: string;
  client_key: string;
  clinic_id: string;
  created_time: Timestamp;
  date_of_birth: string;
  decided_by: string | null;
  decided_time: Timestamp | null;
  decline_reason: string | null;
  email: string;
  end_time: Timestamp;
  event_id: string | null;
  first_name: string;
  held_until: Timestamp;
  id: string;
  language: "en" | "es";
  last_name: string;
  patient_id: string | null;
  phone: string;
  reason: string;
  says_new: boolean;
  start_time: Timestamp;
  state: Generated<"accepted" | "declined" | "expired" | "pending">;
  version: Generated<number>;
}

export interface BookingSettings {
  address: string;
  clinic_id: string;
  days_ahead: number;
  hold_hours: number;
  is_on: boolean;
  notice_hours: number;
  page_text: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface ChartChartNote {
  author_id: string;
  clinic_id: string;
  cosign_state: Generated<"done" | "none" | "waiting">;
  cosigned_time: Timestamp | null;
  cosigner_id: string | null;
  cosigner_name: string | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  editor_id: string;
  encounter_mode: "office" | "phone" | "video";
  event_category_id: string | null;
  event_id: string | null;
  has_diagnosis: Generated<boolean>;
  has_procedure: Generated<boolean>;
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
  cosign_mode: "never" | "optional" | "required";
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
  file_id: string | null;
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
  carried_from: string | null;
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
  file_id: string | null;
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

export interface ChartNoteMessage {
  body: string;
  clinic_id: string;
  conversation_id: string;
  deleted_time: Timestamp | null;
  id: string;
  message_id: string;
  note_id: string;
  sender_name: string;
  sent_time: Timestamp;
  subject: string;
  taken_by: string;
  taken_name: string;
  taken_time: Timestamp;
}

export interface ChartNotePatient {
  clinic_id: string;
  date_of_birth: string | null;
  deceased_date: string | null;
  deleted_time: Timestamp | null;
  first_name: string;
  gender: string;
  id: string;
  last_name: string;
  record_number: Int8;
  search_text: string;
}

export interface ChartNotePresence {
  clinic_id: string;
  note_id: string;
  seen_time: Timestamp;
  user_id: string;
}

export interface ChartNoteProcedure {
  carried_from: string | null;
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
  carried_from: string | null;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  descriptor_id: string | null;
  directions: string | null;
  id: string;
  kind: "drug" | "supplement";
  note_id: string;
  sort_index: number;
  substance_name: string;
}

export interface ChartNoteWords {
  clinic_id: string;
  note_id: string;
  words: string;
}

export interface ChartNoteWriter {
  clinic_id: string;
  credential: string | null;
  first_name: string;
  last_name: string;
  title: string | null;
  user_id: string;
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
  status: "active" | "resolved";
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface ChartTemplate {
  access_level: "clinic" | "private";
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

export interface ChartVisit {
  category_id: string;
  clinic_id: string;
  deleted_time: Timestamp | null;
  first_calendar_id: string | null;
  id: string;
  patient_id: string | null;
  start_time: Timestamp;
  status: "canceled" | "checkedin" | "confirmed" | "noshow" | "pending";
}

export interface ChartVisitCalendar {
  clinic_id: string;
  id: string;
  user_id: string;
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

export interface CodesHcc {
  category: number;
  code: string;
}

export interface CodesHccRelease {
  id: string;
  imported_by: string;
  imported_time: Timestamp;
  payment_year: number;
  release_name: string;
  total: number;
}

export interface CodesProcedurePrice {
  clinic_id: string;
  code: string;
  code_type: string;
  price_cents: number | null;
  set_by: string;
  set_time: Timestamp;
  valid_from: string;
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
  channel: "email" | "sms";
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
  state: "cancelled" | "failed" | "queued" | "review" | "sending" | "sent";
  withdrawn: Generated<boolean>;
}

export interface DeliveriesStoppedNumber {
  clinic_id: string;
  number: string;
  stopped_time: Timestamp;
}

export interface DrugsClassIngredient {
  class_id: string;
  ingredient: string;
}

export interface DrugsClassName {
  class_id: string;
  folded: string;
}

export interface DrugsConditionWarning {
  below_egfr: Generated<Numeric>;
  condition: "kidney" | "lactation" | "pregnancy";
  effect: string;
  severity: "minor" | "moderate" | "severe";
  source: string;
  subject: string;
}

export interface DrugsCrossReaction {
  class_id: string;
  effect: string;
  other_class_id: string;
  severity: "minor" | "moderate" | "severe";
  source: string;
}

export interface DrugsDoseLimit {
  from_months: Generated<number>;
  ingredient: string;
  most_daily_mg: Numeric | null;
  most_daily_mg_per_kg: Numeric | null;
  most_single_mg: Numeric | null;
  route: Generated<string>;
  severity: "minor" | "moderate" | "severe";
  source: string;
  to_months: number | null;
  warning: string | null;
}

export interface DrugsDrugClass {
  id: string;
  is_allergy: Generated<boolean>;
  is_therapy: Generated<boolean>;
  kin_severity: Generated<"minor" | "moderate" | "severe">;
  title: string;
}

export interface DrugsDrugName {
  folded: string;
  ingredient: string;
}

export interface DrugsFrequencyLimit {
  from_strength_mg: Generated<Numeric>;
  ingredient: string;
  is_hard_stop: Generated<boolean>;
  least_days_between: Numeric;
  route: Generated<string>;
  source: string;
  warning: string;
}

export interface DrugsIngredient {
  name: string;
  schedule: "I" | "II" | "III" | "IV" | "V" | null;
}

export interface DrugsInteractionPair {
  effect: string;
  list: string;
  one: string;
  other: string;
  severity: "minor" | "moderate" | "severe";
  source: string;
}

export interface DrugsLabelerProduct {
  drug_descriptor_identifier: string;
  ndc9: string;
}

export interface DrugsPackage {
  description: Generated<string>;
  drug_descriptor_identifier: string;
  ndc: string;
}

export interface DrugsProduct {
  brand_names: Generated<string>;
  dosage_form: Generated<string>;
  dosage_form_description: Generated<string>;
  drug_descriptor_identifier: string;
  e_prescribing_name: string;
  folded_name: string;
  place: number | null;
  representative_ndc: string | null;
  retired_time: Timestamp | null;
  route: Generated<string>;
  rxcui: string | null;
  rxterms_group: string | null;
  schedule: "I" | "II" | "III" | "IV" | "V" | null;
  search_text: string;
  source: string;
  strength: Generated<string>;
  strength_unit: Generated<string>;
}

export interface DrugsProductIngredient {
  drug_descriptor_identifier: string;
  ingredient: string;
}

export interface DrugsRelease {
  added: number;
  as_of: string | null;
  id: string;
  imported_by: string | null;
  imported_time: Timestamp;
  is_starter: Generated<boolean>;
  is_whole: Generated<boolean>;
  kind: "interactions" | "knowledge" | "products";
  release_name: string;
  retired: number;
  revised: number;
  source: string;
  total: number;
}

export interface EligibilityCoverage {
  card_back_file_id: string | null;
  card_front_file_id: string | null;
  client_key: string | null;
  clinic_id: string;
  copay: number | null;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  end_date: string | null;
  group_name: Generated<string>;
  group_number: Generated<string>;
  id: string;
  member_id: string;
  notes: Generated<string>;
  patient_id: string;
  payer_id: string;
  plan_name: Generated<string>;
  priority: "Primary" | "Secondary" | "Tertiary";
  relationship: "Child" | "Other" | "Self" | "Spouse";
  start_date: string | null;
  subscriber_address_line1: string | null;
  subscriber_city: string | null;
  subscriber_date_of_birth: string | null;
  subscriber_first_name: string | null;
  subscriber_gender: "Female" | "Male" | "Unknown" | null;
  subscriber_last_name: string | null;
  subscriber_postal_code: string | null;
  subscriber_state: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface EligibilityCoverageRequest {
  card_back_file_id: string | null;
  card_front_file_id: string | null;
  clinic_id: string;
  coverage_id: string | null;
  created_time: Timestamp;
  fields: Json;
  handled_by: string | null;
  handled_time: Timestamp | null;
  id: string;
  patient_id: string;
  payer_name: string;
  reason: string | null;
  status: Generated<"Approved" | "Declined" | "New" | "Withdrawn">;
  version: Generated<number>;
}

export interface EligibilityEligibilityCheck {
  answer: Json | null;
  answered_time: Timestamp | null;
  cause: "Day" | "Night" | "Person";
  client_key: string | null;
  clinic_id: string;
  control_number: string;
  coverage_end: string | null;
  coverage_id: string | null;
  coverage_start: string | null;
  date_of_birth: string | null;
  first_name: string;
  id: string;
  last_name: string;
  member_id: string;
  outcome: "Active" | "Failed" | "Inactive" | "NoData" | "Review" | null;
  patient_id: string | null;
  payer_id: string;
  payer_name: string;
  provider_npi: string;
  reasons: Generated<string[]>;
  requested_by: string | null;
  requested_time: Timestamp;
  sealed_answer: Buffer | null;
  sealed_request: Buffer | null;
  service_date: string;
  visit_key: string | null;
}

export interface EligibilityPayer {
  address_line1: Generated<string>;
  address_line2: Generated<string>;
  city: Generated<string>;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_checked: Generated<boolean>;
  payer_code: string;
  payer_name: string;
  payer_type: "Champva" | "Commercial" | "FECA" | "Medicaid" | "Medicare" | "Other" | "Tricare";
  phone: Generated<string>;
  postal_code: Generated<string>;
  state: Generated<string>;
  version: Generated<number>;
}

export interface FaxFaxClinic {
  clinic_id: string;
  clinic_name: string;
  is_demo: boolean;
  time_zone: string;
}

export interface FaxFaxMember {
  clinic_id: string;
  first_name: string;
  is_active: boolean;
  last_name: string;
  user_id: string;
}

export interface FaxFaxPatient {
  clinic_id: string;
  deleted_time: Timestamp | null;
  first_name: string;
  id: string;
  last_name: string;
}

export interface FaxFaxPharmacy {
  fax_digits: string | null;
  ncpdp_id: string;
  organization_name: string;
}

export interface FaxFaxPractice {
  clinic_id: string;
  fax: string | null;
  id: string;
  office_phone: string | null;
  practice_name: string;
}

export interface FaxFiling {
  clinic_id: string;
  document_id: string;
  filed_by: string;
  filed_time: Timestamp;
  first_page: number;
  id: string;
  last_page: number;
  patient_id: string;
  received_id: string;
}

export interface FaxNumber {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  expires_day: string;
  id: string;
  name: string;
  number: string;
  verified_by: string;
  verified_time: Timestamp;
  version: Generated<number>;
}

export interface FaxReceived {
  archive_reason: string | null;
  carrier_id: string;
  clinic_id: string;
  done_by: string | null;
  done_time: Timestamp | null;
  file_id: string;
  from_number: string;
  id: string;
  misdirected_time: Timestamp | null;
  page_count: number;
  pages_digest: string | null;
  received_time: Timestamp;
  state: string;
  version: Generated<number>;
}

export interface FaxSent {
  attempts: Generated<number>;
  carrier_id: string | null;
  claimed_time: Timestamp | null;
  client_key: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  done_time: Timestamp | null;
  due_time: Timestamp | null;
  fault: string | null;
  file_id: string;
  has_cover: Generated<boolean>;
  id: string;
  misdirected_reason: string | null;
  misdirected_time: Timestamp | null;
  number_id: string | null;
  page_count: number;
  pages_digest: string | null;
  patient_id: string | null;
  problem: string | null;
  settled_time: Timestamp | null;
  state: string;
  subject: string;
  to_name: string;
  to_number: string;
  version: Generated<number>;
}

export interface FhirExport {
  after_id: string | null;
  app_id: string;
  app_name: string;
  changed_since: Timestamp | null;
  clinic_id: string;
  created_time: Timestamp;
  elements: string[] | null;
  ended_time: Timestamp | null;
  id: string;
  level: "group" | "patient" | "system";
  patient_ids: string[] | null;
  request_url: string;
  scopes: Json;
  source_id: string | null;
  sources_done: Generated<number>;
  sources_total: number;
  state: Generated<"done" | "failed" | "running">;
  time_zone: string;
  type_filters: Generated<string[]>;
  types: string[] | null;
}

export interface FhirExportFile {
  clinic_id: string;
  count: number;
  export_id: string;
  file_id: string;
  type: string;
}

export interface FhirSubscription {
  app_id: string;
  claim: string | null;
  claimed_until: Timestamp | null;
  clinic_id: string;
  content: "empty" | "id-only";
  created_time: Timestamp;
  delivered_time: Timestamp | null;
  due_time: Timestamp | null;
  end_time: Timestamp | null;
  endpoint: string;
  events_count: Generated<Int8>;
  filter: string | null;
  id: string;
  problem: string | null;
  reason: string;
  scopes: Json;
  secret: Buffer;
  status: "active" | "error" | "off" | "requested";
  topic: string;
  updated_time: Timestamp;
}

export interface FhirSubscriptionEvent {
  attempts: Generated<number>;
  clinic_id: string;
  focus_id: string;
  focus_version: string | null;
  happened_time: Timestamp;
  id: string;
  number: Int8 | null;
  problem: string | null;
  sent_time: Timestamp | null;
  subscription_id: string;
  tried_time: Timestamp | null;
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

export interface InventoryAlert {
  cleared_time: Timestamp | null;
  clinic_id: string;
  id: string;
  item_id: string;
  kind: "expired" | "expiring_30" | "expiring_60" | "expiring_90" | "low";
  location_id: string | null;
  lot_id: string | null;
  raised_time: Timestamp;
}

export interface InventoryCountLine {
  clinic_id: string;
  count_id: string;
  counted: number | null;
  counted_by: string | null;
  counted_time: Timestamp | null;
  id: string;
  item_id: string;
  lot_id: string;
  reason: Generated<string>;
  snapshot: number;
  variance: number | null;
  version: Generated<number>;
}

export interface InventoryDispenseOrder {
  cancel_reason: string | null;
  cancelled_by: string | null;
  cancelled_time: Timestamp | null;
  charge_id: string | null;
  client_key: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  directions: Generated<string>;
  expires_on: string | null;
  id: string;
  is_prepaid: Generated<boolean>;
  note_id: string | null;
  package_id: string | null;
  patient_id: string;
  prescriber_id: string | null;
  product_id: string;
  quantity: number;
  version: Generated<number>;
}

export interface InventoryDispensing {
  charge_id: string | null;
  client_key: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  days_supply: number | null;
  directions: Generated<string>;
  id: string;
  is_prepaid: Generated<boolean>;
  item_id: string | null;
  note_id: string | null;
  order_id: string | null;
  override_reason: string | null;
  patient_id: string;
  prescriber_id: string | null;
  product_id: string | null;
  program_eligibility: "medicaid" | "native" | "program" | "underinsured" | "uninsured" | null;
  quantity: number;
  reason: string | null;
  reverses_id: string | null;
  safety_alerts: Generated<string[]>;
  safety_outcome: "alert" | "could-not-check" | "none" | null;
  serial_number: Generated<string>;
  stock_owner: Generated<"clinic" | "public">;
}

export interface InventoryItem {
  barcode: Generated<string>;
  category: Generated<string>;
  clinic_id: string;
  cost_cents: Generated<number>;
  cost_units: Generated<number>;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  expiry_notice_days: Generated<number>;
  has_expiration: Generated<boolean>;
  id: string;
  is_alerting: Generated<boolean>;
  is_controlled: Generated<boolean>;
  item_name: string;
  kind: "drug" | "general" | "lab_kit" | "supplement";
  manufacturer: Generated<string>;
  ndc: Generated<string>;
  packs: Generated<JsonOf<{ name: string; factor: number; barcode?: string }[]>>;
  preferred_vendor_id: string | null;
  reorder_level: number | null;
  rxcui: Generated<string>;
  search_text: string;
  sku: Generated<string>;
  strength: Generated<string>;
  target_level: number | null;
  unit: string;
  version: Generated<number>;
}

export interface InventoryLocation {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_dispensing: Generated<boolean>;
  location_name: string;
  practice_id: string | null;
  sort_index: Generated<number>;
  version: Generated<number>;
}

export interface InventoryLot {
  clinic_id: string;
  cost_cents: Generated<number>;
  cost_units: Generated<number>;
  created_time: Timestamp;
  expires_on: string | null;
  held_reason: string | null;
  id: string;
  item_id: string;
  lot_number: string;
  manufacturer: Generated<string>;
  owner: Generated<"clinic" | "consigned" | "public">;
  programme: Generated<string>;
  recall_id: string | null;
  received_time: Timestamp;
  vendor_id: string | null;
  version: Generated<number>;
}

export interface InventoryMovement {
  clinic_id: string;
  cost_cents: Int8;
  count_line_id: string | null;
  created_by: string;
  created_time: Timestamp;
  dispensing_id: string | null;
  id: string;
  invoice_number: Generated<string>;
  item_id: string;
  kind: "adjustment" | "count" | "dispense" | "disposal" | "initial" | "purchase" | "transfer_in" | "transfer_out" | "undispense" | "use" | "vendor_return";
  location_id: string;
  lot_id: string;
  method: Generated<string>;
  patient_id: string | null;
  purchase_line_id: string | null;
  quantity: number;
  reason: Generated<string>;
  related_id: string | null;
  witness_id: string | null;
}

export interface InventoryPackagePart {
  clinic_id: string;
  package_id: string;
  product_id: string;
  quantity: number;
  sort_index: number;
}

export interface InventoryProduct {
  category: Generated<string>;
  clinic_id: string;
  code: Generated<string>;
  cost_cents: Generated<number>;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  description: Generated<string>;
  id: string;
  item_id: string | null;
  item_quantity: Generated<number>;
  kind: "drug" | "lab_kit" | "package" | "service" | "supplement";
  price_cents: number;
  procedure_code: Generated<string>;
  product_name: string;
  search_text: string;
  tax_basis_points: Generated<number>;
  unit: Generated<string>;
  valid_days: number | null;
  version: Generated<number>;
}

export interface InventoryPurchaseLine {
  clinic_id: string;
  id: string;
  item_id: string;
  order_id: string;
  pack_cost_cents: number;
  pack_factor: number;
  pack_name: string;
  packs: number;
  sort_index: number;
}

export interface InventoryPurchaseOrder {
  cancel_reason: string | null;
  client_key: string;
  clinic_id: string;
  comment: Generated<string>;
  created_by: string;
  created_time: Timestamp;
  expected_on: string | null;
  id: string;
  location_id: string | null;
  order_number: number;
  ordered_by: string | null;
  ordered_time: Timestamp | null;
  status: "Cancelled" | "Draft" | "Ordered" | "PartlyReceived" | "Received";
  vendor_id: string;
  version: Generated<number>;
}

export interface InventoryRecall {
  clinic_id: string;
  closed_by: string | null;
  closed_time: Timestamp | null;
  created_by: string;
  created_time: Timestamp;
  disposition: string | null;
  id: string;
  reason: string;
  reference: Generated<string>;
  version: Generated<number>;
}

export interface InventoryRecallContact {
  clinic_id: string;
  comment: Generated<string>;
  id: string;
  patient_id: string;
  recall_id: string;
  told_by: string;
  told_time: Timestamp;
  way: "letter" | "message" | "phone" | "visit";
}

export interface InventoryReorderRule {
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  is_enabled: Generated<boolean>;
  item_id: string;
  location_id: string;
  minimum_level: number;
  order_up_to: number;
  version: Generated<number>;
}

export interface InventoryStock {
  clinic_id: string;
  item_id: string;
  location_id: string;
  lot_id: string;
  quantity: number;
}

export interface InventoryStockAllergy {
  category: "drug" | "food" | "insect" | "latex" | "mold" | "pet" | "pollen";
  clinic_id: string;
  deleted_time: Timestamp | null;
  patient_id: string;
  reaction: string | null;
  severity: "mild" | "moderate" | "severe" | null;
  status: "active" | "entered_in_error" | "inactive" | "resolved";
  substance: string;
}

export interface InventoryStockCall {
  client_key: string;
  clinic_id: string;
  created_time: Timestamp;
  result_ids: string[];
}

export interface InventoryStockCount {
  client_key: string;
  clinic_id: string;
  comment: Generated<string>;
  completed_by: string | null;
  completed_time: Timestamp | null;
  count_number: number;
  created_by: string;
  created_time: Timestamp;
  id: string;
  is_blind: boolean;
  location_id: string;
  return_reason: string | null;
  status: "Cancelled" | "Completed" | "New" | "Rejected" | "Returned" | "Submitted";
  submitted_by: string | null;
  submitted_time: Timestamp | null;
  version: Generated<number>;
}

export interface InventoryStockMember {
  clinic_id: string;
  credential: string | null;
  first_name: string;
  is_active: boolean;
  last_name: string;
  user_id: string;
}

export interface InventoryStockPatient {
  clinic_id: string;
  date_of_birth: string | null;
  deleted_time: Timestamp | null;
  email: string | null;
  first_name: string;
  gender: string;
  home_phone: string | null;
  id: string;
  last_name: string;
  mobile: string | null;
  record_number: Int8;
}

export interface InventoryStockPractice {
  address_line1: string | null;
  city: string | null;
  clinic_id: string;
  id: string;
  office_phone: string | null;
  postal_code: string | null;
  state: string | null;
}

export interface InventoryStockWeight {
  clinic_id: string;
  collect_time: Timestamp;
  patient_id: string;
  value: number;
}

export interface InventoryVendor {
  account_number: Generated<string>;
  address: Generated<string>;
  clinic_id: string;
  contact: Generated<string>;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  email: Generated<string>;
  id: string;
  lead_time_days: Generated<number>;
  minimum_order_cents: Generated<number>;
  payment_terms: Generated<string>;
  phone: Generated<string>;
  vendor_name: string;
  version: Generated<number>;
  website: Generated<string>;
}

export interface InventoryVendorSettlement {
  amount_cents: Int8;
  clinic_id: string;
  comment: string;
  id: string;
  invoice_number: string;
  month: string;
  settled_by: string;
  settled_time: Timestamp;
  used_cents: Int8;
  vendor_id: string;
}

export interface KioskCheckIn {
  balance_told: number | null;
  checked_in_time: Timestamp | null;
  clinic_id: string;
  copay_told: number | null;
  created_time: Timestamp;
  device_id: string;
  ended_time: Timestamp | null;
  event_ids: string[];
  id: string;
  patient_id: string;
  seen_time: Timestamp;
  token_hash: Buffer;
}

export interface KioskDevice {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  kind: "check_in" | "display";
  name: string;
  paired_time: Timestamp | null;
  pairing_expires_time: Timestamp | null;
  pairing_hash: Buffer | null;
  practice_id: string;
  seen_time: Timestamp | null;
  token_hash: Buffer | null;
  version: Generated<number>;
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
  scope: "Clinic" | "Doctor" | "Practice";
  sealed_password: Buffer | null;
  status: "Allowed" | "Disabled" | "Excluded" | "InvalidCredentials";
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
  message_type: "OML_O21" | "ORM_O01";
  missing_status: Generated<"preliminary" | "refused">;
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
  ack_code: string | null;
  attempts: Generated<number>;
  claimed_time: Timestamp | null;
  clinic_id: string;
  content: string;
  content_hash: Buffer;
  control_id: string;
  corrects_id: string | null;
  created_time: Timestamp;
  detail: string | null;
  direction: "in" | "out";
  done_time: Timestamp | null;
  error_code: string | null;
  filed_as_id: string | null;
  group_id: string | null;
  handled_by: string | null;
  handled_reason: string | null;
  handled_time: Timestamp | null;
  id: string;
  lab_id: string | null;
  last_time: Timestamp | null;
  message_type: string;
  received_count: Generated<number>;
  state: "accepted" | "failed" | "filed" | "queued" | "refused" | "rejected" | "sending";
}

export interface LabsObservation {
  clinic_id: string;
  code: string;
  code_system: string;
  comment: string;
  file_id: string | null;
  file_type: string | null;
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
  withdrawn_time: Timestamp | null;
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
  clinic_id: string;
  credential: string | null;
  first_name: string;
  is_active: boolean;
  last_name: string;
  user_id: string;
}

export interface LabsOrderNote {
  author_id: string;
  clinic_id: string;
  deleted_time: Timestamp | null;
  id: string;
  patient_id: string;
  record_name: string;
  service_date: string;
  signed_time: Timestamp | null;
}

export interface LabsOrderPatient {
  clinic_id: string;
  date_of_birth: string | null;
  deleted_time: Timestamp | null;
  first_name: string;
  gender: string;
  home_phone: string | null;
  id: string;
  last_name: string;
  middle_name: string | null;
  mobile: string | null;
  record_number: Int8;
}

export interface LabsOrderPractice {
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  clinic_id: string;
  fax: string | null;
  id: string;
  office_phone: string | null;
  postal_code: string | null;
  practice_name: string;
  state: string | null;
}

export interface LabsOrderProvider {
  clinic_id: string;
  credential: string | null;
  first_name: string;
  last_name: string;
  npi: string | null;
  user_id: string;
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
  corrects: Generated<boolean>;
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
  mark: string | null;
  match_agrees: Generated<string[]>;
  match_differs: Generated<string[]>;
  match_missing: Generated<string[]>;
  match_problem: string | null;
  message_id: string;
  observed_time: Timestamp | null;
  order_comment: Generated<string>;
  order_time: Timestamp;
  owner_id: string | null;
  patient_comment: Generated<string>;
  patient_id: string | null;
  placer_number: string;
  portal_time: Timestamp | null;
  received_time: Timestamp;
  reported_time: Timestamp;
  reviewed_by: string | null;
  reviewed_time: Timestamp | null;
  sent_patient: JsonOf<{ identifiers: readonly { value: string; authorities: readonly string[]; type: string }[]; firstName: string; middleName: string; lastName: string; birthDay: string | null; sex: string }>;
  sent_time: Timestamp | null;
  sent_values: Json;
  shown_hash: Buffer | null;
  specimen: string;
  status: "cancelled" | "corrected" | "final" | "partial" | "received";
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
  answers: JsonOf<Record<string, string>>;
  cancel_reason: string | null;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  diagnoses: JsonOf<{ code: string; name: string }[]>;
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
  status: "Cancelled" | "Collected" | "Draft" | "Error" | "Final" | "Partial" | "Ready" | "Reviewed" | "Sent";
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
  questions: JsonOf<{ code: string; question: string; required: boolean }[]>;
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
  detail: "busy" | "initials" | "names";
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
  detail: Generated<"busy" | "initials">;
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
  provider: "google" | "zoom";
  refresh_until: Timestamp | null;
  state: Generated<"expired" | "linked">;
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
  state: "creating" | "ended" | "failed" | "ready";
  time_zone: string;
  topic: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface MessagesAbsence {
  answer: string;
  clinic_id: string;
  created_time: Timestamp;
  ended_time: Timestamp | null;
  first_day: string;
  id: string;
  last_day: string;
  user_id: string;
  version: Generated<number>;
}

export interface MessagesAbsenceAnswer {
  absence_id: string;
  clinic_id: string;
  conversation_id: string;
  created_time: Timestamp;
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
  assigned_role_id: string | null;
  assigned_time: Timestamp | null;
  assigned_to: string | null;
  category: "Appointment" | "Office Message" | "Refill";
  clinic_id: string;
  created_time: Timestamp;
  id: string;
  last_time: Timestamp;
  patient_id: string | null;
  to_clinic: Generated<boolean>;
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
  updated_time: Timestamp | null;
  upload_id: string;
  version: Generated<number>;
}

export interface MessagesDriveEntry {
  byte_size: Generated<number>;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  file_id: string | null;
  first_id: string | null;
  folder_id: string | null;
  id: string;
  is_folder: boolean;
  name_hash: Buffer;
  patient_id: string | null;
  replaced_time: Timestamp | null;
  sealed_key: Buffer | null;
  sealed_name: Buffer;
  type: string | null;
  upload_id: string | null;
  user_id: string | null;
  version: Generated<number>;
}

export interface MessagesDriveShare {
  can_edit: boolean;
  clinic_id: string;
  created_time: Timestamp;
  entry_id: string;
  id: string;
  role_id: string | null;
  user_id: string | null;
}

export interface MessagesHeldMessage {
  begins: "Appointment" | "Office Message" | "Refill" | null;
  clinic_id: string;
  content: Buffer;
  conversation_id: string;
  created_time: Timestamp;
  draft_id: string;
  entry_ids: string[];
  forward_of: string | null;
  id: string;
  patient_id: string | null;
  recipients: JsonOf<{ type: "Doctor" | "Patient"; id: string }[]>;
  release_time: Timestamp;
  remind_days: number | null;
  sealed_key: Buffer;
  sender_user_id: string;
  word_hashes: ArrayType<Buffer>;
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
  words_complete: Generated<boolean>;
}

export interface MessagesMessage {
  automatic: Generated<boolean>;
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
  words_complete: Generated<boolean>;
}

export interface MessagesNoteWord {
  clinic_id: string;
  hash: Buffer;
  note_id: string;
}

export interface MessagesParticipant {
  clinic_id: string;
  conversation_id: string;
  id: string;
  last_received_time: Timestamp | null;
  last_sent_time: Timestamp | null;
  patient_id: string | null;
  status: "archived" | "read" | "trash" | "unread";
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

export interface MessagesTextTemplate {
  body: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  kind: "letter" | "message";
  title: string;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface MessagesUnreadReminder {
  clinic_id: string;
  has_task: Generated<boolean>;
  looked_time: Timestamp | null;
  message_id: string;
  remind_time: Timestamp;
  user_id: string;
}

export interface MessagesWord {
  clinic_id: string;
  hash: Buffer;
  message_id: string;
}

export interface NoticesConsent {
  channel: string;
  clinic_id: string;
  given: boolean;
  id: string;
  noted_by: string;
  noted_time: Timestamp;
  patient_id: string;
}

export interface NoticesNotice {
  body: string;
  channel: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  id: string;
  patient_id: string;
  recipient: string;
  subject: string;
}

export interface NoticesNoticeMember {
  clinic_id: string;
  first_name: string;
  last_name: string;
  user_id: string;
}

export interface NoticesTemplate {
  body: string;
  body_es: Generated<string>;
  channel: string;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  name: string;
  subject: string;
  subject_es: Generated<string>;
  version: Generated<number>;
}

export interface NotificationsNotification {
  clinic_id: string;
  created_time: Timestamp;
  description: string;
  id: string;
  is_urgent: Generated<boolean>;
  pass_id: string;
  path: string | null;
  read_time: Timestamp | null;
  source: "Message" | "Patient Request" | "Settings" | "Tasks" | "calendar";
  type: string;
  user_id: string;
}

export interface PatientsAddress {
  address_line1: string;
  address_line2: string | null;
  address_type: "billing" | "mailing_address";
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
  severity: "critical" | "info" | "warning";
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface PatientsAllergy {
  category: "drug" | "food" | "insect" | "latex" | "mold" | "pet" | "pollen";
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  onset_date: string | null;
  patient_id: string;
  reaction: string | null;
  severity: "mild" | "moderate" | "severe" | null;
  status: Generated<"active" | "entered_in_error" | "inactive" | "resolved">;
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
  record_type: "Drug" | "Supplement";
  to_date: string | null;
  type: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface PatientsMerge {
  clinic_id: string;
  fields: JsonOf<{ taken: Record<string, { before: unknown; after: unknown }>; addresses: string[] }>;
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
  preferred_language: "en" | "es" | null;
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

export interface PatientsPatientGroup {
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  filters: Json;
  group_name: string;
  id: string;
  version: Generated<number>;
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

export interface PatientsRecordImport {
  clinic_id: string;
  id: string;
  imported_by: string;
  imported_by_name: string;
  imported_time: Timestamp;
  kept: Generated<number>;
  kind: string;
  undone_time: Timestamp | null;
}

export interface PatientsRecordImportRow {
  clinic_id: string;
  import_id: string;
  record_id: string;
}

export interface PatientsRehearsal {
  clinic_id: string;
  patient_id: string;
  removed_by: string | null;
  removed_time: Timestamp | null;
  started_by: string;
  started_time: Timestamp;
}

export interface PharmaciesDirectoryLoad {
  account: Generated<string>;
  ended_time: Timestamp | null;
  id: string;
  is_full: boolean;
  pharmacies: Generated<number>;
  problem: string | null;
  skipped: Generated<number>;
  started_time: Timestamp;
}

export interface PharmaciesPatientPharmacy {
  clinic_id: string;
  deleted_time: Timestamp | null;
  id: string;
  is_preferred: boolean;
  ncpdp_id: string;
  patient_id: string;
  saved_by: string;
  saved_time: Timestamp;
  used_time: Timestamp | null;
}

export interface PharmaciesPharmacy {
  active_end_time: Timestamp | null;
  active_start_time: Timestamp | null;
  address_line1: string;
  address_line2: string | null;
  city: string;
  directory_specialty_name: string | null;
  fax: string | null;
  left_time: Timestamp | null;
  ncpdp_id: string;
  npi: string | null;
  organization_name: string;
  organization_type: string;
  postal_code: string;
  primary_telephone: string;
  search_text: string;
  service_level: string | null;
  state_province: string;
  updated_time: Timestamp;
}

export interface PlatformAnsweredCall {
  answer: Buffer | null;
  attempt: string | null;
  clinic_id: string;
  created_time: Timestamp;
  fingerprint: Buffer;
  key: string;
  results: Generated<ArrayType<Buffer>>;
  user_id: string;
}

export interface PlatformBackupState {
  base_time: Timestamp | null;
  good_time: Timestamp | null;
  only_row: Generated<boolean>;
  place: string | null;
  problem: string | null;
  rehearsal_problem: string | null;
  rehearsed_time: Timestamp | null;
  rehearsed_until: Timestamp | null;
}

export interface PlatformMigration {
  applied_time: Generated<Timestamp>;
  checksum: string;
  name: string;
}

export interface PlatformOperationTime {
  calls: number;
  counts: number[];
  failed: number;
  from_time: Timestamp;
  longest_ms: number;
  operation: string;
}

export interface PlatformOutbox {
  attempts: Generated<number>;
  body: Json;
  clinic_id: string;
  due_time: Generated<Timestamp>;
  followed: Generated<boolean>;
  id: string;
  topic: string;
}

export interface PlatformReportMonth {
  clinic_id: string;
  made_time: Timestamp;
  month: string;
  name: string;
  rows: JsonOf<Record<string, string | number | null>[]>;
}

export interface PracticeClinic {
  attributes: Generated<JsonOf<{ phone?: string | null; fax?: string | null; email?: string | null; website?: string | null; tax_id?: string | null; group_npi?: string | null }>>;
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
  updated_time: Timestamp | null;
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

export interface PracticeFirstStepMark {
  clinic_id: string;
  marked_by: string;
  marked_time: Timestamp;
  step_id: string;
}

export interface PracticeHealthAlert {
  better_time: Timestamp | null;
  clinic_id: string;
  mailed_time: Timestamp;
  row_id: string;
  since_time: Timestamp;
}

export interface PracticeHealthSetting {
  clinic_id: string;
  recipient_ids: Generated<string[]>;
  version: Generated<number>;
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
  updated_time: Timestamp | null;
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
  updated_time: Timestamp | null;
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
  scope: Generated<"clinic" | "practice" | "self">;
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

export interface PrescribingCompoundIngredient {
  clinic_id: string;
  description: string;
  number: number;
  prescription_id: string;
  quantity_qualifier: string;
  quantity_unit: string;
  quantity_value: string;
  strength_form: string;
  strength_unit: string;
  strength_value: string;
}

export interface PrescribingFavourite {
  client_key: string;
  clinic_id: string;
  content: JsonOf<{ name: string; kind: "compound" | "drug" | "supply"; drug_id: string | null; drug_description: string; product_code: string; product_qualifier: string; drug_db_code: string; drug_db_qualifier: string; dosage_form: string; sig: string; quantity: string; quantity_unit: string; days_supply: string; refills: string; substitutions: string; pharmacy_ncpdp_id: string; diagnosis_codes?: string[]; set_name?: string }>;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  kind: "compound" | "drug" | "supply";
  name: string;
  owner_id: string;
  version: Generated<number>;
}

export interface PrescribingIdentityAttempt {
  clinic_id: string;
  created_time: Timestamp;
  secrets: Buffer;
  state_hash: Buffer;
  user_id: string;
}

export interface PrescribingIdentityProof {
  assurance: string;
  clinic_id: string;
  issuer: string;
  proven_name: string;
  proven_time: Timestamp;
  subject: string;
  user_id: string;
}

export interface PrescribingKnownClinic {
  clinic_id: string;
  time_zone: string;
}

export interface PrescribingLicense {
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  expiry_date: string | null;
  id: string;
  kind: "dea" | "state";
  number: string;
  state: string;
  user_id: string;
  version: Generated<number>;
}

export interface PrescribingMemberAtPractice {
  address_line1: string | null;
  city: string | null;
  clinic_id: string;
  country: string | null;
  fax: string | null;
  first_name: string;
  is_active: boolean;
  last_name: string;
  npi: string | null;
  office_phone: string | null;
  postal_code: string | null;
  practice_id: string;
  practice_name: string;
  state: string | null;
  user_id: string;
}

export interface PrescribingNetworkMessage {
  answer_due_time: Timestamp | null;
  answer_sent_time: Timestamp | null;
  attempts: Generated<number>;
  claimed_time: Timestamp | null;
  clinic_id: string;
  code: string | null;
  content: string;
  content_hash: Buffer;
  created_time: Timestamp;
  detail: string | null;
  direction: "in" | "out";
  done_time: Timestamp | null;
  id: string;
  kind: string;
  message_id: string;
  ncpdp_id: string;
  order_number: string | null;
  place: number | null;
  prescriber_id: string;
  prescription_id: string | null;
  relates_to: string | null;
  spi: string;
  state: "accepted" | "failed" | "filed" | "queued" | "refused" | "sending" | "sent" | "unknown" | "withdrawn";
  subject_id: string | null;
  unsent_attempts: Generated<number>;
}

export interface PrescribingNetworkNotice {
  clinic_id: string;
  code: string;
  id: string;
  kind: "cancel_response" | "error";
  message_id: string;
  prescription_id: string | null;
  received_time: Timestamp;
  relates_to: string;
  request_id: string | null;
  text: string;
}

export interface PrescribingPharmacyRequest {
  answered_by: string | null;
  answered_time: Timestamp | null;
  clinic_id: string;
  deleted_time: Timestamp | null;
  denial_reason: Generated<string>;
  denied_code: Generated<string>;
  dispensed: Json | null;
  drug_description: string;
  id: string;
  kind: "change" | "renewal";
  message_id: string;
  order_number: string;
  patient: Json;
  patient_id: string | null;
  pharmacy: Json;
  prescribed: Json | null;
  prescriber: Json;
  prescriber_id: string | null;
  prescription_id: string | null;
  prior_authorization: Generated<string>;
  received_time: Timestamp;
  request_code: Generated<string>;
  request_sub_codes: Generated<string[]>;
  requested: Generated<Json>;
  requested_refills: number | null;
  response: "Approved" | "ApprovedWithChanges" | "Denied" | "Replace" | null;
  response_message_id: string | null;
  response_note: Generated<string>;
  response_order_number: number | null;
  response_prescription_id: string | null;
  response_problem: string | null;
  response_state: "Confirmed" | "Failed" | "Queued" | "Unknown" | "Waiting" | null;
  rx_reference_number: string;
  state: "Answered" | "Waiting";
  version: Generated<number>;
}

export interface PrescribingPrescriberLocation {
  active_end_time: Timestamp | null;
  active_start_time: Timestamp;
  address_line1: string;
  city: string;
  clinic_id: string;
  fax: string | null;
  first_name: string;
  last_name: string;
  npi: string;
  phone: string;
  postal_code: string;
  practice_id: string;
  practice_name: string;
  registered_by: string;
  service_level: string;
  spi: string;
  state_province: string;
  updated_time: Timestamp;
  user_id: string;
  version: Generated<number>;
}

export interface PrescribingPrescription {
  attested_time: Timestamp | null;
  cancel_answer: string | null;
  cancel_message_id: string | null;
  cancel_reason: string | null;
  cancel_state: "Approved" | "Denied" | "Failed" | "Queued" | "Unknown" | "Waiting" | null;
  cancel_time: Timestamp | null;
  client_key: string;
  clinic_id: string;
  controlled: Generated<string>;
  created_by: string;
  created_time: Timestamp;
  days_supply: number | null;
  deleted_time: Timestamp | null;
  diagnoses: Generated<JsonOf<{ code: string; name: string }[]>>;
  dosage_form: Generated<string>;
  drug_db_code: Generated<string>;
  drug_db_qualifier: Generated<string>;
  drug_description: string;
  drug_id: string | null;
  effective_date: string;
  fill_note: string | null;
  fill_state: "Dispensed" | "NotDispensed" | "PartiallyDispensed" | "Transferred" | null;
  fill_time: Timestamp | null;
  final_form: Generated<string>;
  follows_id: string | null;
  height: Generated<string>;
  height_date: string | null;
  id: string;
  kind: "compound" | "drug" | "supply";
  medication_record_id: string | null;
  message_id: string;
  network_message_id: string | null;
  note: Generated<string>;
  note_id: string | null;
  order_number: number | null;
  paper_exception: Generated<string>;
  patient_id: string;
  pdmp_state: Generated<string>;
  pdmp_time: Timestamp | null;
  pharmacy: JsonOf<{ ncpdp_id: string; npi: string | null; name: string; address: string; city: string; state: string; postal_code: string; phone: string; fax: string; specialty: string; service_level: string | null; active_start: string | null; active_end: string | null }> | null;
  pharmacy_ncpdp_id: Generated<string>;
  practice_id: string;
  prescriber_id: string;
  printed_time: Timestamp | null;
  prior_authorization: Generated<string>;
  problem: string | null;
  product_code: Generated<string>;
  product_qualifier: Generated<string>;
  quantity: Generated<string>;
  quantity_qualifier: Generated<string>;
  quantity_unit: Generated<string>;
  refills: number | null;
  request_id: string | null;
  rx_fill_indicator: Generated<string>;
  sent_by: string | null;
  sent_time: Timestamp | null;
  sig: Generated<string>;
  state: "Confirmed" | "Failed" | "Printed" | "Queued" | "Saved" | "Unknown" | "Waiting" | "Withdrawn";
  state_time: Timestamp;
  substitutions: Generated<string>;
  updated_time: Timestamp;
  version: Generated<number>;
  weight: Generated<string>;
  weight_date: string | null;
  written_date: string;
  written_in: "epcs" | "paper" | null;
}

export interface PrescribingPrescriptionAlert {
  alert_key: string;
  clinic_id: string;
  created_time: Timestamp;
  dose_key: string;
  id: string;
  is_remembered: Generated<boolean>;
  kind: string;
  list_key: string;
  overridden_by: string | null;
  overridden_time: Timestamp | null;
  override_code: string | null;
  override_note: Generated<string>;
  patient_id: string;
  prescription_id: string;
  severity: string;
  text: string;
  title: string;
}

export interface PrescribingRxLabValue {
  clinic_id: string;
  code: string;
  name: string;
  patient_id: string | null;
  time: Timestamp | null;
  units: string;
  value_number: number | null;
  value_text: string;
}

export interface PrescribingRxMedication {
  clinic_id: string;
  deleted_time: Timestamp | null;
  drug_name: string;
  frequency: string | null;
  from_date: string | null;
  id: string;
  patient_id: string;
  record_type: "Drug" | "Supplement";
  to_date: string | null;
  version: number;
}

export interface PrescribingRxMember {
  clinic_id: string;
  credential: string | null;
  first_name: string;
  is_active: boolean;
  last_name: string;
  npi: string | null;
  user_id: string;
}

export interface PrescribingRxPatient {
  clinic_id: string;
  date_of_birth: string | null;
  deleted_time: Timestamp | null;
  email: string | null;
  first_name: string;
  gender: string;
  home_phone: string | null;
  id: string;
  last_name: string;
  middle_name: string | null;
  mobile: string | null;
  record_number: Int8;
}

export interface PrescribingRxPractice {
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  clinic_id: string;
  fax: string | null;
  id: string;
  office_phone: string | null;
  postal_code: string | null;
  practice_name: string;
  state: string | null;
}

export interface PrescribingRxProblem {
  clinic_id: string;
  icd_code: string | null;
  onset_date: string | null;
  patient_id: string;
  problem_name: string;
  resolved_date: string | null;
  status: "active" | "resolved";
}

export interface PrescribingRxVital {
  clinic_id: string;
  name: string;
  patient_id: string;
  time: Timestamp;
  units: string;
  value: number;
}

export interface PrescribingRxWeight {
  clinic_id: string;
  collect_time: Timestamp;
  patient_id: string;
  value: number;
}

export interface ProgramsContent {
  body: Generated<string>;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  due_days: number | null;
  event_category_id: string | null;
  file_id: string | null;
  gate: boolean;
  id: string;
  kind: string;
  position: number;
  product_id: string | null;
  program_id: string;
  questionnaire_id: string | null;
  release_day: number;
  required: boolean;
  shared_id: string | null;
  staff_title: Generated<string>;
  title: string;
  updated_time: Timestamp;
  version: Generated<number>;
  video_url: string | null;
}

export interface ProgramsEnrolment {
  batch_key: string | null;
  clinic_id: string;
  completed_time: Timestamp | null;
  created_time: Timestamp;
  enrolled_by: string;
  id: string;
  last_activity_time: Timestamp | null;
  patient_id: string;
  paused_day: string | null;
  paused_days: Generated<number>;
  program_id: string;
  settled_day: string | null;
  start_day: string;
  version: Generated<number>;
  withdraw_reason: string | null;
  withdrawn_by: string | null;
  withdrawn_time: Timestamp | null;
}

export interface ProgramsProgram {
  archived_time: Timestamp | null;
  clinic_id: string;
  created_by: string;
  created_time: Timestamp;
  description: Generated<string>;
  id: string;
  late_enrolment: Generated<boolean>;
  name: string;
  owner_user_id: string;
  start_day: string | null;
  type: "fixed" | "rolling";
  updated_time: Timestamp;
  version: Generated<number>;
}

export interface ProgramsProgress {
  clinic_id: string;
  completed_by: string | null;
  completed_time: Timestamp | null;
  content_id: string;
  conversation_id: string | null;
  due_day: string | null;
  enrolment_id: string;
  id: string;
  opened_time: Timestamp | null;
  overdue_time: Timestamp | null;
  problem: string | null;
  released_by: string | null;
  released_time: Timestamp;
  request_id: string | null;
  survey_id: string | null;
  task_id: string | null;
}

export interface QuestionnairesCategoryQuestionnaire {
  category_id: string;
  clinic_id: string;
  every_visits: Generated<number>;
  questionnaire_id: string;
}

export interface QuestionnairesCrisisSetting {
  clinic_id: string;
  escalate_after_minutes: number;
  on_call_role_id: string | null;
  updated_time: Timestamp;
  version: Generated<number>;
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
  crisis_comment: string | null;
  crisis_disposition: string | null;
  crisis_escalated_time: Timestamp | null;
  crisis_escalations: Generated<number>;
  crisis_opened_by: string | null;
  crisis_opened_time: Timestamp | null;
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
  request_id: string | null;
  reviewed_by: string | null;
  reviewed_time: Timestamp | null;
  score: number | null;
  sent_time: Timestamp | null;
  submitted_time: Timestamp | null;
  updated_time: Timestamp;
  version: Generated<number>;
  version_number: number;
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
  channel: "email" | "sms";
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

export interface QuestionnairesSurveyNote {
  chart_note_id: string;
  clinic_id: string;
  survey_id: string;
  written_by: string;
  written_time: Timestamp;
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
  channel: "email" | "sms";
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
  before_data: JsonOf<Record<string, unknown>>;
  clinic_id: string;
  create_time: Timestamp;
  data: JsonOf<Record<string, unknown>>;
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
  status: Generated<"Approved" | "Declined" | "New" | "Pending" | "Withdrawn">;
  title: string;
  type: "AddAllergy" | "AddMedicationHistory" | "AddVital" | "CancelAppointment" | "DeleteAllergy" | "DeleteMedicationHistory" | "MakeAppointment" | "PatientInfoUpdate" | "RefillMedication";
  update_time: Timestamp;
  version: Generated<number>;
}

export interface RoomingTicketCount {
  clinic_id: string;
  day: string;
  issued: number;
}

export interface RoomingVisit {
  arrived_time: Timestamp;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  event_id: string;
  id: string;
  patient_id: string;
  room_id: string | null;
  state: "arrived" | "in_room" | "left" | "ready";
  state_time: Timestamp;
  ticket: string | null;
  ticket_day: string | null;
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
  clinic_id: string;
  credential: string | null;
  first_name: string;
  last_name: string;
  title: string | null;
  user_id: string;
}

export interface SchedulingCancelReason {
  clinic_id: string;
  event_id: string;
  noted_by: string;
  noted_time: Timestamp;
  reason: "better" | "cost" | "elsewhere" | "forgot" | "ill" | "mistake" | "no_time" | "no_way" | "other" | "provider";
}

export interface SchedulingEvent {
  accepted_conflicts: string[] | null;
  canceled_time: Timestamp | null;
  category_id: string;
  clinic_id: string;
  color: string | null;
  conflict_reason: string | null;
  created_by: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  end_time: Timestamp;
  first_calendar_id: string | null;
  id: string;
  is_online_meeting: Generated<boolean>;
  is_override: Generated<boolean>;
  notes: string | null;
  notification_plan_id: string | null;
  patient_id: string | null;
  patient_response: "cancel_asked" | "confirmed" | null;
  patient_response_start: Timestamp | null;
  patient_response_time: Timestamp | null;
  replaced_start: Timestamp | null;
  series_id: string | null;
  start_time: Timestamp;
  status: "canceled" | "checkedin" | "confirmed" | "noshow" | "pending";
  time_zone: string;
  times_moved: Generated<number>;
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
  message_template_es: string | null;
  notification_plan_id: string | null;
  sort_index: Generated<number>;
  updated_time: Timestamp | null;
  version: Generated<number>;
}

export interface SchedulingEventNotification {
  clinic_id: string;
  hours_before: number | null;
  message_template: string;
  message_template_es: Generated<string>;
  notification_method: "email" | "sms";
  notification_type: "initial_confirmation" | "reminder";
  plan_id: string;
  position: number;
  subject: string;
}

export interface SchedulingEventPatient {
  clinic_id: string;
  date_of_birth: string | null;
  deceased_date: string | null;
  deleted_time: Timestamp | null;
  email: string | null;
  first_name: string;
  gender: string;
  id: string;
  last_name: string;
  mobile: string | null;
  preferred_language: "en" | "es" | null;
  record_number: Int8;
  search_text: string;
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

export interface SchedulingHolidayChoice {
  clinic_id: string;
  holidays: string[];
  updated_by: string;
  updated_time: Timestamp;
  version: Generated<number>;
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
  status: "canceled" | "checkedin" | "confirmed" | "noshow" | "pending";
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
  holiday: string | null;
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
  priority: "routine" | "soon" | "urgent";
  start_minute: Generated<number>;
  state: Generated<"booked" | "expired" | "offered" | "removed" | "waiting">;
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
  state: "accepted" | "declined" | "expired" | "gone" | "planned" | "sent" | "withdrawn";
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
  kind: "email" | "sms" | "totp";
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
  purpose: "practice" | "two_fa";
  tries: Generated<number>;
  used_time: Timestamp | null;
  user_agent: string | null;
  user_id: string;
}

export interface SessionsSpentChallenge {
  expires_time: Timestamp;
  id: string;
}

export interface StatisticsSavedView {
  client_key: string | null;
  clinic_id: string;
  created_time: Timestamp;
  deleted_time: Timestamp | null;
  id: string;
  is_mailed: Generated<boolean>;
  query: string;
  report_id: string;
  title: string;
  updated_time: Timestamp;
  user_id: string;
  version: Generated<number>;
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
  commenter_type: "Doctor" | "Patient";
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
  object_type: "comment" | "step" | "task";
  task_id: string;
  to_value: string | null;
}

export interface TasksReminder {
  clinic_id: string;
  id: string;
  kind: "extra" | "main";
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
  closing: Generated<"disposition" | "free" | "source">;
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
  priority: Generated<"High" | "Low" | "Medium">;
  related_patient_id: string | null;
  reminder_time: Timestamp | null;
  repeat_day: number | null;
  repeat_every: number | null;
  repeat_from: "completion" | "due" | null;
  repeat_unit: "day" | "month" | "week" | "year" | null;
  reviewed_time: Timestamp | null;
  snoozed_until: Timestamp | null;
  source: string | null;
  source_key: string | null;
  source_owner_id: string | null;
  subject: string;
  touched_time: Timestamp;
  type: "DocsForReview" | "FollowUp" | "NoteToCosign" | "OpenOrder" | "OpenSOAPnote" | "QuickNote" | "ToDo";
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
  "apps.app": AppsApp;
  "apps.app_grant": AppsAppGrant;
  "apps.signing_key": AppsSigningKey;
  "apps.token": AppsToken;
  "audit.checkpoint_mail": AuditCheckpointMail;
  "audit.entry": AuditEntry;
  "audit.inbox": AuditInbox;
  "billing.account_change": BillingAccountChange;
  "billing.account_details": BillingAccountDetails;
  "billing.account_dispensing": BillingAccountDispensing;
  "billing.account_event": BillingAccountEvent;
  "billing.account_member": BillingAccountMember;
  "billing.account_note": BillingAccountNote;
  "billing.account_order": BillingAccountOrder;
  "billing.account_patient": BillingAccountPatient;
  "billing.account_practice": BillingAccountPractice;
  "billing.account_product": BillingAccountProduct;
  "billing.account_sum": BillingAccountSum;
  "billing.account_sums": BillingAccountSums;
  "billing.book": BillingBook;
  "billing.card_account": BillingCardAccount;
  "billing.card_customer": BillingCardCustomer;
  "billing.card_event": BillingCardEvent;
  "billing.charge": BillingCharge;
  "billing.charge_cost": BillingChargeCost;
  "billing.charge_movement": BillingChargeMovement;
  "billing.counter": BillingCounter;
  "billing.coverage_check": BillingCoverageCheck;
  "billing.day_close": BillingDayClose;
  "billing.event_provider": BillingEventProvider;
  "billing.handed_out": BillingHandedOut;
  "billing.invoice": BillingInvoice;
  "billing.ledger_entry": BillingLedgerEntry;
  "billing.package_draw": BillingPackageDraw;
  "billing.package_share": BillingPackageShare;
  "billing.pay_link": BillingPayLink;
  "billing.payment": BillingPayment;
  "billing.payment_plan": BillingPaymentPlan;
  "billing.payment_plan_part": BillingPaymentPlanPart;
  "billing.plan": BillingPlan;
  "billing.plan_version": BillingPlanVersion;
  "billing.proof": BillingProof;
  "billing.provider_practice": BillingProviderPractice;
  "billing.receipt": BillingReceipt;
  "billing.refund": BillingRefund;
  "billing.saved_card": BillingSavedCard;
  "billing.settings": BillingSettings;
  "billing.statement": BillingStatement;
  "billing.statement_run": BillingStatementRun;
  "billing.subscription": BillingSubscription;
  "billing.subscription_period": BillingSubscriptionPeriod;
  "billing.superbill": BillingSuperbill;
  "booking.bookable_type": BookingBookableType;
  "booking.request": BookingRequest;
  "booking.settings": BookingSettings;
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
  "chart.note_message": ChartNoteMessage;
  "chart.note_patient": ChartNotePatient;
  "chart.note_presence": ChartNotePresence;
  "chart.note_procedure": ChartNoteProcedure;
  "chart.note_substance": ChartNoteSubstance;
  "chart.note_words": ChartNoteWords;
  "chart.note_writer": ChartNoteWriter;
  "chart.problem": ChartProblem;
  "chart.template": ChartTemplate;
  "chart.visit": ChartVisit;
  "chart.visit_calendar": ChartVisitCalendar;
  "codes.clinic_code": CodesClinicCode;
  "codes.code": CodesCode;
  "codes.common": CodesCommon;
  "codes.favourite": CodesFavourite;
  "codes.hcc": CodesHcc;
  "codes.hcc_release": CodesHccRelease;
  "codes.procedure_price": CodesProcedurePrice;
  "codes.recent": CodesRecent;
  "codes.release": CodesRelease;
  "deliveries.delivery": DeliveriesDelivery;
  "deliveries.stopped_number": DeliveriesStoppedNumber;
  "drugs.class_ingredient": DrugsClassIngredient;
  "drugs.class_name": DrugsClassName;
  "drugs.condition_warning": DrugsConditionWarning;
  "drugs.cross_reaction": DrugsCrossReaction;
  "drugs.dose_limit": DrugsDoseLimit;
  "drugs.drug_class": DrugsDrugClass;
  "drugs.drug_name": DrugsDrugName;
  "drugs.frequency_limit": DrugsFrequencyLimit;
  "drugs.ingredient": DrugsIngredient;
  "drugs.interaction_pair": DrugsInteractionPair;
  "drugs.labeler_product": DrugsLabelerProduct;
  "drugs.package": DrugsPackage;
  "drugs.product": DrugsProduct;
  "drugs.product_ingredient": DrugsProductIngredient;
  "drugs.release": DrugsRelease;
  "eligibility.coverage": EligibilityCoverage;
  "eligibility.coverage_request": EligibilityCoverageRequest;
  "eligibility.eligibility_check": EligibilityEligibilityCheck;
  "eligibility.payer": EligibilityPayer;
  "fax.fax_clinic": FaxFaxClinic;
  "fax.fax_member": FaxFaxMember;
  "fax.fax_patient": FaxFaxPatient;
  "fax.fax_pharmacy": FaxFaxPharmacy;
  "fax.fax_practice": FaxFaxPractice;
  "fax.filing": FaxFiling;
  "fax.number": FaxNumber;
  "fax.received": FaxReceived;
  "fax.sent": FaxSent;
  "fhir.export": FhirExport;
  "fhir.export_file": FhirExportFile;
  "fhir.subscription": FhirSubscription;
  "fhir.subscription_event": FhirSubscriptionEvent;
  "files.file": FilesFile;
  "inventory.alert": InventoryAlert;
  "inventory.count_line": InventoryCountLine;
  "inventory.dispense_order": InventoryDispenseOrder;
  "inventory.dispensing": InventoryDispensing;
  "inventory.item": InventoryItem;
  "inventory.location": InventoryLocation;
  "inventory.lot": InventoryLot;
  "inventory.movement": InventoryMovement;
  "inventory.package_part": InventoryPackagePart;
  "inventory.product": InventoryProduct;
  "inventory.purchase_line": InventoryPurchaseLine;
  "inventory.purchase_order": InventoryPurchaseOrder;
  "inventory.recall": InventoryRecall;
  "inventory.recall_contact": InventoryRecallContact;
  "inventory.reorder_rule": InventoryReorderRule;
  "inventory.stock": InventoryStock;
  "inventory.stock_allergy": InventoryStockAllergy;
  "inventory.stock_call": InventoryStockCall;
  "inventory.stock_count": InventoryStockCount;
  "inventory.stock_member": InventoryStockMember;
  "inventory.stock_patient": InventoryStockPatient;
  "inventory.stock_practice": InventoryStockPractice;
  "inventory.stock_weight": InventoryStockWeight;
  "inventory.vendor": InventoryVendor;
  "inventory.vendor_settlement": InventoryVendorSettlement;
  "kiosk.check_in": KioskCheckIn;
  "kiosk.device": KioskDevice;
  "labs.account": LabsAccount;
  "labs.lab": LabsLab;
  "labs.match": LabsMatch;
  "labs.message": LabsMessage;
  "labs.observation": LabsObservation;
  "labs.order_group": LabsOrderGroup;
  "labs.order_member": LabsOrderMember;
  "labs.order_note": LabsOrderNote;
  "labs.order_patient": LabsOrderPatient;
  "labs.order_practice": LabsOrderPractice;
  "labs.order_provider": LabsOrderProvider;
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
  "messages.absence": MessagesAbsence;
  "messages.absence_answer": MessagesAbsenceAnswer;
  "messages.attachment": MessagesAttachment;
  "messages.clinic_key": MessagesClinicKey;
  "messages.conversation": MessagesConversation;
  "messages.document": MessagesDocument;
  "messages.drive_entry": MessagesDriveEntry;
  "messages.drive_share": MessagesDriveShare;
  "messages.held_message": MessagesHeldMessage;
  "messages.internal_note": MessagesInternalNote;
  "messages.message": MessagesMessage;
  "messages.note_word": MessagesNoteWord;
  "messages.participant": MessagesParticipant;
  "messages.reader_key": MessagesReaderKey;
  "messages.receipt": MessagesReceipt;
  "messages.text_template": MessagesTextTemplate;
  "messages.unread_reminder": MessagesUnreadReminder;
  "messages.word": MessagesWord;
  "notices.consent": NoticesConsent;
  "notices.notice": NoticesNotice;
  "notices.notice_member": NoticesNoticeMember;
  "notices.template": NoticesTemplate;
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
  "patients.patient_group": PatientsPatientGroup;
  "patients.patient_tag": PatientsPatientTag;
  "patients.record_counter": PatientsRecordCounter;
  "patients.record_import": PatientsRecordImport;
  "patients.record_import_row": PatientsRecordImportRow;
  "patients.rehearsal": PatientsRehearsal;
  "pharmacies.directory_load": PharmaciesDirectoryLoad;
  "pharmacies.patient_pharmacy": PharmaciesPatientPharmacy;
  "pharmacies.pharmacy": PharmaciesPharmacy;
  "platform.answered_call": PlatformAnsweredCall;
  "platform.backup_state": PlatformBackupState;
  "platform.migration": PlatformMigration;
  "platform.operation_time": PlatformOperationTime;
  "platform.outbox": PlatformOutbox;
  "platform.report_month": PlatformReportMonth;
  "practice.clinic": PracticeClinic;
  "practice.clinic_tag": PracticeClinicTag;
  "practice.emergency_access": PracticeEmergencyAccess;
  "practice.first_step_mark": PracticeFirstStepMark;
  "practice.health_alert": PracticeHealthAlert;
  "practice.health_setting": PracticeHealthSetting;
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
  "prescribing.compound_ingredient": PrescribingCompoundIngredient;
  "prescribing.favourite": PrescribingFavourite;
  "prescribing.identity_attempt": PrescribingIdentityAttempt;
  "prescribing.identity_proof": PrescribingIdentityProof;
  "prescribing.known_clinic": PrescribingKnownClinic;
  "prescribing.license": PrescribingLicense;
  "prescribing.member_at_practice": PrescribingMemberAtPractice;
  "prescribing.network_message": PrescribingNetworkMessage;
  "prescribing.network_notice": PrescribingNetworkNotice;
  "prescribing.pharmacy_request": PrescribingPharmacyRequest;
  "prescribing.prescriber_location": PrescribingPrescriberLocation;
  "prescribing.prescription": PrescribingPrescription;
  "prescribing.prescription_alert": PrescribingPrescriptionAlert;
  "prescribing.rx_lab_value": PrescribingRxLabValue;
  "prescribing.rx_medication": PrescribingRxMedication;
  "prescribing.rx_member": PrescribingRxMember;
  "prescribing.rx_patient": PrescribingRxPatient;
  "prescribing.rx_practice": PrescribingRxPractice;
  "prescribing.rx_problem": PrescribingRxProblem;
  "prescribing.rx_vital": PrescribingRxVital;
  "prescribing.rx_weight": PrescribingRxWeight;
  "programs.content": ProgramsContent;
  "programs.enrolment": ProgramsEnrolment;
  "programs.program": ProgramsProgram;
  "programs.progress": ProgramsProgress;
  "questionnaires.category_questionnaire": QuestionnairesCategoryQuestionnaire;
  "questionnaires.crisis_setting": QuestionnairesCrisisSetting;
  "questionnaires.question_group": QuestionnairesQuestionGroup;
  "questionnaires.questionnaire": QuestionnairesQuestionnaire;
  "questionnaires.questionnaire_version": QuestionnairesQuestionnaireVersion;
  "questionnaires.survey": QuestionnairesSurvey;
  "questionnaires.survey_answer": QuestionnairesSurveyAnswer;
  "questionnaires.survey_link": QuestionnairesSurveyLink;
  "questionnaires.survey_note": QuestionnairesSurveyNote;
  "questionnaires.survey_session": QuestionnairesSurveySession;
  "requests.portal_link": RequestsPortalLink;
  "requests.portal_session": RequestsPortalSession;
  "requests.request": RequestsRequest;
  "rooming.ticket_count": RoomingTicketCount;
  "rooming.visit": RoomingVisit;
  "scheduling.busy_time": SchedulingBusyTime;
  "scheduling.calendar": SchedulingCalendar;
  "scheduling.calendar_owner": SchedulingCalendarOwner;
  "scheduling.cancel_reason": SchedulingCancelReason;
  "scheduling.event": SchedulingEvent;
  "scheduling.event_attendee": SchedulingEventAttendee;
  "scheduling.event_category": SchedulingEventCategory;
  "scheduling.event_notification": SchedulingEventNotification;
  "scheduling.event_patient": SchedulingEventPatient;
  "scheduling.event_resource": SchedulingEventResource;
  "scheduling.freed_time": SchedulingFreedTime;
  "scheduling.given_up_time": SchedulingGivenUpTime;
  "scheduling.holiday_choice": SchedulingHolidayChoice;
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
  "statistics.saved_view": StatisticsSavedView;
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
