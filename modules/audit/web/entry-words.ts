// Over 300 lines: one list of names, maintained as a table.
import { webModules } from '#kit/module/web-modules.ts';
import type { AuditAction, AuditOutcome } from '../rules/index.ts';
import type { LogEntry } from './log/log-entry.ts';

const ACTIONS: Record<AuditAction, string> = {
  create: 'Create',
  read: 'View',
  update: 'Change',
  delete: 'Delete',
  sign: 'Sign',
  search: 'Search',
  export: 'Export',
  import: 'Import',
  sign_in: 'Sign in',
  sign_out: 'Sign out',
  emergency: 'Emergency access',
  refused: 'Not allowed',
};

const OUTCOMES: Record<AuditOutcome, string> = { success: 'Done', refused: 'Refused' };

/** Names of object types, if they can't be derived from the identifier. */
const OBJECTS: Readonly<Record<string, string>> = {
  patient_pair: 'Likely duplicate',
  patient_list: 'Patient list',
  patient_avatar: 'Patient picture',
  portal_link: 'Patient link',
  portal_session: 'Portal session',
  linked_account: 'External account',
  member_avatar: 'Member picture',
  member_signature: 'Member signature',
  event: 'Calendar event',
  event_series: 'Recurring event',
  waiting_entry: 'Waiting list',
  waiting_offer: 'Waitlist offer',
  waiting_settings: 'Waitlist offer settings',
  medication_record: 'Medication',
  vital_record: 'Vital signs',
  vital_definition: 'Vital sign definition',
  lab: 'Laboratory',
  test_product: 'Laboratory test',
  test_set: 'Lab test set',
  lab_message: 'Laboratory message',
  chart_note_addendum: 'Chart note addendum',
  chart_note_attachment: 'Chart note attachment',
  chart_note_handout: 'Handout given',
  chart_handout: 'Handout',
  chart_cosign_rule: 'Cosignature rule',
  code_set: 'Code set edition',
  drug_list: 'Drug list',
  survey_link: 'Questionnaire link',
  survey_session: 'Questionnaire session',
  survey_file: 'Questionnaire file',
  program_content: 'Program content',
  program_enrolment: 'Program enrollment',
  program_file: 'Program file',
  step: 'Task step',
  comment: 'Task comment',
  task_absence: 'Task substitute',
  task_document: 'Document to review',
  task_file: 'Task file',
  text_template: 'Message or letter template',
  stock_item: 'Inventory item',
  reorder_rule: 'Reorder rule',
  stock_location: 'Stock location',
  stock_movement: 'Stock movement',
  stock_count: 'Stock count',
  dispense_order: 'Dispense order',
  dispensing: 'Dispensing',
  recall: 'Lot recall',
  drive_file: 'Drive file',
  held_message: 'Held message',
  message_absence: 'Automatic reply',
  chart_note_message: 'Chart note message',
  drive_folder: 'Drive folder',
  document: 'Patient document',
  notice: 'Text or email to a patient',
  notice_template: 'Text and email template',
  contact_consent: 'Patient messaging',
  received_fax: 'Received fax',
  fax_number: 'Verified fax number',
  payer: 'Payer',
  coverage: 'Patient insurance',
  insurance_card: 'Insurance card picture',
  eligibility_check: 'Eligibility check',
  coverage_request: 'Insurance sent by a patient',
  session_policy: 'Sign-in rules',
  account: 'Patient account',
  day_close: 'Closed day',
  card_account: 'Card processor account',
  saved_card: 'Saved card',
  billing_settings: 'Billing settings',
  billing_plan: 'Subscription plan',
  billing_subscription: 'Subscription',
  payment_plan: 'Payment plan',
  pay_link: 'Payment page link',
  saved_view: 'Saved report view',
  report: 'Statistics report',
  prescription_favourite: 'Favorite prescription',
  pharmacy_request: 'Pharmacy request',
  network_notice: 'Prescription network response',
  patient_pharmacy: 'Patient pharmacy',
  network_message: 'Prescription network message',
  prescriber_location: 'Prescriber registration',
  identity_proof: 'Identity proofing',
};

/**
 * The object types of entries; a test keeps the list complete. Types that a module contributes are shown with the
 * module's own name.
 */
export const objectTypes = [
  'patient',
  'patient_list',
  'patient_alert',
  'patient_avatar',
  'patient_merge',
  'patient_pair',
  'address',
  'allergy',
  'medication_record',
  'vital_record',
  'vital_definition',
  'chart_note',
  'fax',
  'received_fax',
  'fax_number',
  'notice',
  'notice_template',
  'contact_consent',
  'dispensing',
  'dispense_order',
  'recall',
  'product',
  'vendor',
  'purchase_order',
  'stock_item',
  'reorder_rule',
  'stock_location',
  'stock_movement',
  'stock_count',
  'patient_request',
  'portal_link',
  'portal_session',
  'event',
  'event_series',
  'event_category',
  'event_resource',
  'working_hours',
  'time_off',
  'federal_holidays',
  'first_step',
  'health_recipients',
  'rehearsal',
  'record_import',
  'waiting_entry',
  'waiting_offer',
  'waiting_settings',
  'freed_time',
  'online_meeting',
  'calendar_feed',
  'linked_account',
  'lab',
  'lab_account',
  'payer',
  'coverage',
  'insurance_card',
  'eligibility_check',
  'coverage_request',
  'test_product',
  'test_set',
  'lab_order',
  'lab_result',
  'lab_message',
  'prescription',
  'prescription_favourite',
  'pharmacy_request',
  'network_notice',
  'patient_pharmacy',
  'network_message',
  'prescriber_location',
  'identity_proof',
  'chart_note_comment',
  'chart_note_addendum',
  'chart_note_attachment',
  'chart_note_handout',
  'chart_note_message',
  'chart_handout',
  'chart_template',
  'chart_cosign_rule',
  'problem',
  'code_set',
  'drug_list',
  'code_favourite',
  'questionnaire',
  'question_group',
  'survey',
  'survey_link',
  'survey_session',
  'survey_file',
  'program',
  'program_content',
  'program_enrolment',
  'program_file',
  'task',
  'patient_task',
  'step',
  'comment',
  'task_absence',
  'task_document',
  'task_file',
  'conversation',
  'secure_message',
  'held_message',
  'message_absence',
  'internal_note',
  'text_template',
  'drive_file',
  'drive_folder',
  'document',
  'file',
  'notification',
  'clinic',
  'clinic_logo',
  'clinic_tag',
  'practice',
  'terms',
  'member',
  'member_avatar',
  'member_signature',
  'role',
  'invitation',
  'emergency_access',
  'session',
  'session_policy',
  'payment',
  'refund',
  'charge',
  'account',
  'day_close',
  'card_account',
  'saved_card',
  'superbill',
  'invoice',
  'receipt',
  'statement',
  'billing_settings',
  'billing_plan',
  'billing_subscription',
  'payment_plan',
  'pay_link',
  'report',
  'saved_view',
  'password',
  'second_factor',
  'recovery_codes',
  'remembered_device',
  'audit_log',
  'audit_checkpoint',
] as const;

/** The actions with their names, in the order of the filter. */
export const actionChoices = choices(ACTIONS);

/** The outcomes with their names. */
export const outcomeChoices = choices(OUTCOMES);

/** Returns the name of an action. It describes what was requested; the outcome says whether it was done. */
export function actionWord(action: AuditAction): string {
  return ACTIONS[action];
}

/** Returns the name of an outcome. */
export function outcomeWord(outcome: AuditOutcome): string {
  return OUTCOMES[outcome];
}

/** Returns the names that the modules contribute, by object type. */
export function loggedWords(): Readonly<Record<string, string>> {
  return Object.assign({}, ...webModules().map(({ loggedAs }) => loggedAs)) as Record<string, string>;
}

/**
 * Returns the name of an object type: "Chart note" for `chart_note`; for a refused call (`calendar.CreateEvent`) its
 * name, "Create event".
 */
export function objectWord(objectType: string): string {
  return (
    OBJECTS[objectType] ?? loggedWords()[objectType] ?? humanWords(objectType.slice(objectType.lastIndexOf('.') + 1))
  );
}

/** Returns the name of a changed field: "Date of birth"; for a field with ids, what they refer to. */
export function fieldWord(field: string): string {
  const [, stem = field, plural] = /^(.+)_id(s?)$/.exec(field) ?? [];
  return humanWords(stem) + (plural ?? '');
}

/** Returns the user of an entry. A refused sign-in has only the user's id, automatic changes have none. */
export function userOf(entry: LogEntry, nameOf: (id: string) => string | undefined): string {
  if (entry.user_name !== null) return entry.user_name;
  return entry.user_id === null ? 'Salus' : (nameOf(entry.user_id) ?? 'Unknown user');
}

/** Returns the reason of an entry: for a refused call, the right that it requires. */
export function reasonOf({ action, reason }: LogEntry, nameOf: NameOf = () => undefined): string {
  if (reason === null) return '';
  return action === 'refused' ? `Needs ${ruleWord(reason, nameOf)}` : reason;
}

/** Returns the name of an id or an access rule; undefined if it is unknown. */
export type NameOf = (id: string) => string | undefined;

const REACHES: Readonly<Record<string, string>> = { practice: 'own practice', self: 'only their own' };

/** Formats a text of an entry: an access rule (`chart.view (self)`) by its name, anything else unchanged. */
export function ruleWord(text: string, nameOf: NameOf): string {
  const [, rule, scope] = /^([a-z]+\.[a-z_]+)(?: \((practice|self)\))?$/.exec(text) ?? [];
  const name = rule === undefined ? undefined : nameOf(rule);
  if (name === undefined) return text;
  return scope === undefined ? name : `${name} (${REACHES[scope]})`;
}

function humanWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([a-z])(\d)/gi, '$1_$2')
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function choices<Value extends string>(words: Record<Value, string>): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}
