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

export type StringFilter = {
  equals?: string | null | undefined;
  contains?: string | null | undefined;
  startsWith?: string | null | undefined;
};

export type DateFilter = {
  equals?: string | null | undefined;
  gte?: string | null | undefined;
  lte?: string | null | undefined;
};

export type PatientViewInput = {
  name: string;
  filters: ListFiltersInput;
};

/** The filters of the patient list as its page has them; empty text if a filter is not set. */
export type ListFiltersInput = {
  /** One per line; patients with at least one of them. */
  tags?: string;
  /** The user ID of the provider of the last or next visit. */
  doctor?: string;
  /** `within:7` or `none:365`: a visit, or none, in the last days; one of the choices of the page. */
  visit?: string;
  /** In this many days at most; one of the choices of the page. */
  next?: string;
  /** today, week or month. */
  birthday?: string;
  gender?: string;
  /** Whole years today. */
  ageFrom?: string;
  ageTo?: string;
};

export type TypedPersonInput = {
  first_name: string;
  last_name: string;
  date_of_birth?: string | null | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  home_phone?: string | null | undefined;
};

export type MergeSideInput = {
  id: string;
  version: number;
};

export type AllergyInput = {
  patient_id: string;
  allergy_substance: string;
  allergy_category: string;
  reaction?: string | null | undefined;
  severity?: string | null | undefined;
  onset_date?: string | null | undefined;
  status?: string | null | undefined;
};

export type AllergyUpdate = {
  allergy_substance: string;
  allergy_category: string;
  reaction?: string | null | undefined;
  severity?: string | null | undefined;
  onset_date?: string | null | undefined;
  status?: string | null | undefined;
};

export type MedicationRecordInput = {
  patient_id: string;
  drug_name: string;
  frequency?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  type?: string | null | undefined;
  /** Default Drug. */
  record_type?: string | null | undefined;
  eRx_issue_date?: string | null | undefined;
};

export type MedicationRecordUpdate = {
  drug_name: string;
  frequency?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  type?: string | null | undefined;
  record_type?: string | null | undefined;
  eRx_issue_date?: string | null | undefined;
};

export type NewAddressInput = {
  patient_id: string;
  type: AddressType;
  address_line1: string;
  address_line2?: string | null | undefined;
  city: string;
  state_or_provice: string;
  postal_code: string;
  country?: string | null | undefined;
  po_box?: boolean | null | undefined;
  default_address?: boolean | null | undefined;
};

export type AddressUpdate = {
  id: string;
  version: number;
  type: AddressType;
  address_line1: string;
  address_line2?: string | null | undefined;
  city: string;
  state_or_provice: string;
  postal_code: string;
  country?: string | null | undefined;
  po_box?: boolean | null | undefined;
  default_address?: boolean | null | undefined;
};

export type PatientTagInput = {
  tag: string;
  /** #rrggbb */
  color_hex?: string | null | undefined;
};

export type AlertSeverity =
  | 'info'
  | 'warning'
  | 'critical';

export type AddressType =
  | 'mailing_address'
  | 'billing';

export type PatientWhere = {
  id?: IdFilter | null | undefined;
  /** Free text: fragments of names, a date of birth, a phone or a record number. */
  search?: string | null | undefined;
  first_name?: StringFilter | null | undefined;
  last_name?: StringFilter | null | undefined;
  date_of_birth?: DateFilter | null | undefined;
  gender?: StringFilter | null | undefined;
  tag?: StringFilter | null | undefined;
  /** Patients with at least one of these tags. */
  tags?: Array<string> | null | undefined;
  /** Patients with all of these tags. */
  all_tags?: Array<string> | null | undefined;
  /** The provider (user) of the last or next visit, according to the calendar. */
  doctor_id?: string | null | undefined;
  last_visit?: VisitFilter | null | undefined;
  next_visit?: VisitFilter | null | undefined;
  /** today, week (seven days from today) or month (this month). */
  birthday?: BirthdaySpan | null | undefined;
  /** Whole years today. */
  age?: AgeFilter | null | undefined;
};

export type VisitFilter = {
  /** From this day, in the clinic's zone. */
  from?: string | null | undefined;
  /** Up to this day, inclusive. */
  to?: string | null | undefined;
  /** Patients without a visit since this day, including those without any visit. */
  none_since?: string | null | undefined;
};

export type BirthdaySpan =
  | 'today'
  | 'week'
  | 'month';

export type AgeFilter = {
  from?: number | null | undefined;
  to?: number | null | undefined;
};

export type PatientOrderBy = {
  last_name?: SortOrder | null | undefined;
  first_name?: SortOrder | null | undefined;
  user_patient_id?: SortOrder | null | undefined;
  date_of_birth?: SortOrder | null | undefined;
  create_time?: SortOrder | null | undefined;
  update_time?: SortOrder | null | undefined;
};

export type AddressInput = {
  address_line1: string;
  address_line2?: string | null | undefined;
  city: string;
  state_or_provice: string;
  postal_code: string;
  country?: string | null | undefined;
};

export type PatientInput = {
  first_name: string;
  last_name: string;
  middle_name?: string | null | undefined;
  nick_name?: string | null | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  home_phone?: string | null | undefined;
  work_phone?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  /** The date of death: between the birth and the clinic's current date. */
  deceased_date?: string | null | undefined;
  gender: string;
  gender_at_birth?: string | null | undefined;
  race?: string | null | undefined;
  ethnicity?: string | null | undefined;
  /** en or es: messages, statements and the patient's page are in this language. */
  preferred_language?: string | null | undefined;
  emergency_contact_name?: string | null | undefined;
  emergency_contact_phone?: string | null | undefined;
  note1?: string | null | undefined;
  note2?: string | null | undefined;
  /** Becomes the default mailing address. */
  mailing_address?: AddressInput | null | undefined;
};

export type PatientPatch = {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  middle_name?: string | null | undefined;
  nick_name?: string | null | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  home_phone?: string | null | undefined;
  work_phone?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  /**
   * The date of death, between the birth and the clinic's current date; null clears it. It revokes the patient's links and
   * stops reminders and messages; appointments stay.
   */
  deceased_date?: string | null | undefined;
  gender?: string | null | undefined;
  gender_at_birth?: string | null | undefined;
  race?: string | null | undefined;
  ethnicity?: string | null | undefined;
  /** en or es: messages, statements and the patient's page are in this language. */
  preferred_language?: string | null | undefined;
  emergency_contact_name?: string | null | undefined;
  emergency_contact_phone?: string | null | undefined;
  note1?: string | null | undefined;
  note2?: string | null | undefined;
  source?: string | null | undefined;
  /** At most 32 kB of JSON. */
  layout?: unknown;
  /** Replaces the default mailing address. */
  mailing_address?: AddressInput | null | undefined;
};

export type PatientRowFragment = { id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> };

export type PatientDetailsFragment = { email: string | null, home_phone: string | null, work_phone: string | null, gender_at_birth: string | null, race: string | null, ethnicity: string | null, preferred_language: string | null, emergency_contact_name: string | null, emergency_contact_phone: string | null, note1: string | null, note2: string | null, create_time: string, update_time: string, version: number, id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, alerts: Array<{ id: string, alert_text: string, severity: AlertSeverity, version: number }>, mailing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, billing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, allergies: { none_known_time: string | null, none_known_by: string | null, allergy_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }>, past_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }> }, medication_history: Array<{ id: string, drug_name: string, frequency: string | null, from: string | null, to: string | null, type: string | null, record_type: string, eRx_issue_date: string | null, version: number }>, patient_tags: Array<{ tag: string, color: string }> };

export type AddressDetailsFragment = { id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number };

export type AllergyDetailsFragment = { id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number };

export type MedicationDetailsFragment = { id: string, drug_name: string, frequency: string | null, from: string | null, to: string | null, type: string | null, record_type: string, eRx_issue_date: string | null, version: number };

export type PatientListQueryVariables = Exact<{
  where?: PatientWhere | null | undefined;
  orderBy?: PatientOrderBy | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PatientListQuery = { search_patients: { count: number, similar: boolean, patient_list: Array<{ email: string | null, last_visit: string | null, next_visit: string | null, id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> }> } };

export type ListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListChoicesQuery = { currentClinic: { clinic_tags: Array<{ tag: string, color: string }> }, clinic_members: Array<{ user_id: string, name: string }> };

export type TagPatientsMutationVariables = Exact<{
  patientIds: Array<string> | string;
  tag: string;
  color: string;
}>;


export type TagPatientsMutation = { tag_patients: { patient_ids: Array<string> } };

export type UntagPatientsMutationVariables = Exact<{
  patientIds: Array<string> | string;
  tag: string;
}>;


export type UntagPatientsMutation = { untag_patients: { patient_ids: Array<string> } };

export type ExportPatientsQueryVariables = Exact<{
  where?: PatientWhere | null | undefined;
  orderBy?: PatientOrderBy | null | undefined;
  format: string;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ExportPatientsQuery = { export_patients: { patient_list: Array<{ email: string | null, last_visit: string | null, next_visit: string | null, id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> }> } };

export type CreatePatientAlertMutationVariables = Exact<{
  patientId: string;
  text: string;
  severity: AlertSeverity;
}>;


export type CreatePatientAlertMutation = { create_patient_alert: { id: string } };

export type UpdatePatientAlertMutationVariables = Exact<{
  id: string;
  version: number;
  text: string;
  severity: AlertSeverity;
}>;


export type UpdatePatientAlertMutation = { update_patient_alert: { id: string } };

export type DeletePatientAlertMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeletePatientAlertMutation = { delete_patient_alert: { id: string } };

export type FindPatientsQueryVariables = Exact<{
  search: string;
  take: number;
}>;


export type FindPatientsQuery = { search_patients: { patient_list: Array<{ id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> }> } };

export type LookalikesQueryVariables = Exact<{
  person: TypedPersonInput;
}>;


export type LookalikesQuery = { similar_patients: Array<{ score: number, reasons: Array<string>, patient: { id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> } }> };

export type PatientPairsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PatientPairsQuery = { patient_duplicates: { count: number, pairs: Array<{ score: number, reasons: Array<string>, one: { id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> }, other: { id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, patient_tags: Array<{ tag: string, color: string }> } }> } };

export type PatientGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientGroupsQuery = { patient_groups: Array<{ id: string, group_name: string, filters: { tags: string, doctor: string, visit: string, next: string, birthday: string, gender: string, ageFrom: string, ageTo: string } }> };

export type SharePatientViewMutationVariables = Exact<{
  input: PatientViewInput;
}>;


export type SharePatientViewMutation = { share_patient_view: { id: string } };

export type UnsharePatientViewMutationVariables = Exact<{
  id: string;
}>;


export type UnsharePatientViewMutation = { unshare_patient_view: { id: string } };

export type ResharePatientViewMutationVariables = Exact<{
  id: string;
}>;


export type ResharePatientViewMutation = { reshare_patient_view: { id: string } };

export type PatientMergesQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientMergesQuery = { patient_merges: Array<{ id: string, survivor_id: string, merged_id: string, survivor_name: string, merged_name: string, merged_by: string, merged_time: string, undone_time: string | null, moved: number, kept_fields: Array<string> }> };

export type MergeRowFragment = { id: string, survivor_id: string, merged_id: string, survivor_name: string, merged_name: string, merged_by: string, merged_time: string, undone_time: string | null, moved: number, kept_fields: Array<string> };

export type FindPatientDuplicatesMutationVariables = Exact<{ [key: string]: never; }>;


export type FindPatientDuplicatesMutation = { find_patient_duplicates: boolean };

export type DismissPairMutationVariables = Exact<{
  oneId: string;
  otherId: string;
}>;


export type DismissPairMutation = { dismiss_patient_duplicate: boolean };

export type MergePatientsMutationVariables = Exact<{
  survivor: MergeSideInput;
  merged: MergeSideInput;
  take: Array<string> | string;
}>;


export type MergePatientsMutation = { merge_patients: { id: string, survivor_id: string, merged_id: string, survivor_name: string, merged_name: string, merged_by: string, merged_time: string, undone_time: string | null, moved: number, kept_fields: Array<string> } };

export type UndoMergeMutationVariables = Exact<{
  id: string;
}>;


export type UndoMergeMutation = { undo_patient_merge: { id: string, survivor_id: string, merged_id: string, survivor_name: string, merged_name: string, merged_by: string, merged_time: string, undone_time: string | null, moved: number, kept_fields: Array<string> } };

export type PatientByIdQueryVariables = Exact<{
  id: string;
}>;


export type PatientByIdQuery = { search_patients: { patient_list: Array<{ email: string | null, home_phone: string | null, work_phone: string | null, gender_at_birth: string | null, race: string | null, ethnicity: string | null, preferred_language: string | null, emergency_contact_name: string | null, emergency_contact_phone: string | null, note1: string | null, note2: string | null, create_time: string, update_time: string, version: number, id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, alerts: Array<{ id: string, alert_text: string, severity: AlertSeverity, version: number }>, mailing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, billing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, allergies: { none_known_time: string | null, none_known_by: string | null, allergy_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }>, past_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }> }, medication_history: Array<{ id: string, drug_name: string, frequency: string | null, from: string | null, to: string | null, type: string | null, record_type: string, eRx_issue_date: string | null, version: number }>, patient_tags: Array<{ tag: string, color: string }> }> } };

export type CreatePatientMutationVariables = Exact<{
  input: PatientInput;
}>;


export type CreatePatientMutation = { create_patient: { email: string | null, home_phone: string | null, work_phone: string | null, gender_at_birth: string | null, race: string | null, ethnicity: string | null, preferred_language: string | null, emergency_contact_name: string | null, emergency_contact_phone: string | null, note1: string | null, note2: string | null, create_time: string, update_time: string, version: number, id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, alerts: Array<{ id: string, alert_text: string, severity: AlertSeverity, version: number }>, mailing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, billing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, allergies: { none_known_time: string | null, none_known_by: string | null, allergy_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }>, past_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }> }, medication_history: Array<{ id: string, drug_name: string, frequency: string | null, from: string | null, to: string | null, type: string | null, record_type: string, eRx_issue_date: string | null, version: number }>, patient_tags: Array<{ tag: string, color: string }> } };

export type UpdatePatientMutationVariables = Exact<{
  id: string;
  version: number;
  input: PatientPatch;
}>;


export type UpdatePatientMutation = { update_patient_with_id: { email: string | null, home_phone: string | null, work_phone: string | null, gender_at_birth: string | null, race: string | null, ethnicity: string | null, preferred_language: string | null, emergency_contact_name: string | null, emergency_contact_phone: string | null, note1: string | null, note2: string | null, create_time: string, update_time: string, version: number, id: string, user_patient_id: string, first_name: string, last_name: string, middle_name: string | null, nick_name: string | null, date_of_birth: string | null, deceased_date: string | null, gender: string, mobile: string | null, avatar: string | null, alerts: Array<{ id: string, alert_text: string, severity: AlertSeverity, version: number }>, mailing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, billing_addresses: Array<{ id: string, address_type: AddressType, address_line1: string, address_line2: string | null, city: string, state_or_provice: string, postal_code: string, country: string, default_address: boolean, po_box: boolean, version: number }>, allergies: { none_known_time: string | null, none_known_by: string | null, allergy_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }>, past_list: Array<{ id: string, allergy_substance: string, allergy_category: string, reaction: string | null, severity: string | null, onset_date: string | null, status: string, version: number }> }, medication_history: Array<{ id: string, drug_name: string, frequency: string | null, from: string | null, to: string | null, type: string | null, record_type: string, eRx_issue_date: string | null, version: number }>, patient_tags: Array<{ tag: string, color: string }> } };

export type DeletePatientMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeletePatientMutation = { delete_patient: { id: string, version: number } };

export type RestorePatientMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestorePatientMutation = { restore_patient: { id: string } };

export type PatientTagChoicesQueryVariables = Exact<{
  patientId: string;
}>;


export type PatientTagChoicesQuery = { search_tags: Array<{ tag: string, color: string }> };

export type UpdatePatientTagsMutationVariables = Exact<{
  patientId: string;
  tags: Array<PatientTagInput> | PatientTagInput;
  was?: Array<string> | string | null | undefined;
}>;


export type UpdatePatientTagsMutation = { update_patient_tags: { id: string } };

export type CreateAllergyMutationVariables = Exact<{
  input: AllergyInput;
}>;


export type CreateAllergyMutation = { create_allergy: { id: string } };

export type UpdateAllergyMutationVariables = Exact<{
  id: string;
  version: number;
  input: AllergyUpdate;
}>;


export type UpdateAllergyMutation = { update_allergy: { id: string } };

export type RecordNoKnownAllergiesMutationVariables = Exact<{
  patientId: string;
  noneKnown: boolean;
}>;


export type RecordNoKnownAllergiesMutation = { record_no_known_allergies: { none_known_time: string | null } };

export type AddMedicationRecordMutationVariables = Exact<{
  input: MedicationRecordInput;
}>;


export type AddMedicationRecordMutation = { add_medication_record: { id: string } };

export type UpdateMedicationRecordMutationVariables = Exact<{
  id: string;
  version: number;
  input: MedicationRecordUpdate;
}>;


export type UpdateMedicationRecordMutation = { update_medication_record: { version: number } };

export type DeleteMedicationRecordMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteMedicationRecordMutation = { delete_medication_record: { id: string } };

export type CreateAddressMutationVariables = Exact<{
  input: NewAddressInput;
}>;


export type CreateAddressMutation = { create_address: { id: string } };

export type UpdateAddressMutationVariables = Exact<{
  input: AddressUpdate;
}>;


export type UpdateAddressMutation = { update_address_use_id: { id: string } };

export type DeleteAddressMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteAddressMutation = { delete_address: { id: string } };

export type RecordImportersQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordImportersQuery = { record_importers: Array<{ id: string, title: string, notice: string | null, columns: Array<{ title: string, required: boolean }> }> };

export type RecordImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordImportsQuery = { record_imports: Array<{ id: string, title: string, imported_by_name: string, imported_time: string, undone_time: string | null, rows: number, kept: number }> };

export type ImportRecordsMutationVariables = Exact<{
  kind: string;
  text: string;
  apply: boolean;
}>;


export type ImportRecordsMutation = { import_records: { import_id: string | null, created: number, problems: Array<{ line: number, message: string }> } };

export type UndoRecordImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoRecordImportMutation = { undo_record_import: { id: string, kept: number } };


export const PatientListDocument: ApiDocument<PatientListQuery, PatientListQueryVariables> = {
  service: 'registration',
  name: 'PatientList',
  query: "query PatientList($where: PatientWhere, $orderBy: PatientOrderBy, $skip: Int, $take: Int) {\n  search_patients(where: $where, orderBy: $orderBy, skip: $skip, take: $take) {\n    count\n    similar\n    patient_list {\n      ...PatientRow\n      email\n      last_visit\n      next_visit\n    }\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}",
};

export const ListChoicesDocument: ApiDocument<ListChoicesQuery, ListChoicesQueryVariables> = {
  service: 'registration',
  name: 'ListChoices',
  query: "query ListChoices {\n  currentClinic {\n    clinic_tags {\n      tag\n      color\n    }\n  }\n  clinic_members {\n    user_id\n    name\n  }\n}",
};

export const TagPatientsDocument: ApiDocument<TagPatientsMutation, TagPatientsMutationVariables> = {
  service: 'registration',
  name: 'TagPatients',
  query: "mutation TagPatients($patientIds: [ID!]!, $tag: String!, $color: String!) {\n  tag_patients(patient_ids: $patientIds, tag: $tag, color: $color) {\n    patient_ids\n  }\n}",
};

export const UntagPatientsDocument: ApiDocument<UntagPatientsMutation, UntagPatientsMutationVariables> = {
  service: 'registration',
  name: 'UntagPatients',
  query: "mutation UntagPatients($patientIds: [ID!]!, $tag: String!) {\n  untag_patients(patient_ids: $patientIds, tag: $tag) {\n    patient_ids\n  }\n}",
};

export const ExportPatientsDocument: ApiDocument<ExportPatientsQuery, ExportPatientsQueryVariables> = {
  service: 'registration',
  name: 'ExportPatients',
  query: "query ExportPatients($where: PatientWhere, $orderBy: PatientOrderBy, $format: String!, $skip: Int, $take: Int) {\n  export_patients(\n    where: $where\n    orderBy: $orderBy\n    format: $format\n    skip: $skip\n    take: $take\n  ) {\n    patient_list {\n      ...PatientRow\n      email\n      last_visit\n      next_visit\n    }\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}",
};

export const CreatePatientAlertDocument: ApiDocument<CreatePatientAlertMutation, CreatePatientAlertMutationVariables> = {
  service: 'registration',
  name: 'CreatePatientAlert',
  query: "mutation CreatePatientAlert($patientId: ID!, $text: String!, $severity: AlertSeverity!) {\n  create_patient_alert(\n    patient_id: $patientId\n    alert_text: $text\n    severity: $severity\n  ) {\n    id\n  }\n}",
};

export const UpdatePatientAlertDocument: ApiDocument<UpdatePatientAlertMutation, UpdatePatientAlertMutationVariables> = {
  service: 'registration',
  name: 'UpdatePatientAlert',
  query: "mutation UpdatePatientAlert($id: ID!, $version: Int!, $text: String!, $severity: AlertSeverity!) {\n  update_patient_alert(\n    id: $id\n    version: $version\n    alert_text: $text\n    severity: $severity\n  ) {\n    id\n  }\n}",
};

export const DeletePatientAlertDocument: ApiDocument<DeletePatientAlertMutation, DeletePatientAlertMutationVariables> = {
  service: 'registration',
  name: 'DeletePatientAlert',
  query: "mutation DeletePatientAlert($id: ID!, $version: Int!) {\n  delete_patient_alert(id: $id, version: $version) {\n    id\n  }\n}",
};

export const FindPatientsDocument: ApiDocument<FindPatientsQuery, FindPatientsQueryVariables> = {
  service: 'registration',
  name: 'FindPatients',
  query: "query FindPatients($search: String!, $take: Int!) {\n  search_patients(where: {search: $search}, take: $take) {\n    patient_list {\n      ...PatientRow\n    }\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}",
};

export const LookalikesDocument: ApiDocument<LookalikesQuery, LookalikesQueryVariables> = {
  service: 'registration',
  name: 'Lookalikes',
  query: "query Lookalikes($person: TypedPersonInput!) {\n  similar_patients(person: $person) {\n    score\n    reasons\n    patient {\n      ...PatientRow\n    }\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}",
};

export const PatientPairsDocument: ApiDocument<PatientPairsQuery, PatientPairsQueryVariables> = {
  service: 'registration',
  name: 'PatientPairs',
  query: "query PatientPairs($skip: Int, $take: Int) {\n  patient_duplicates(skip: $skip, take: $take) {\n    count\n    pairs {\n      score\n      reasons\n      one {\n        ...PatientRow\n      }\n      other {\n        ...PatientRow\n      }\n    }\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}",
};

export const PatientGroupsDocument: ApiDocument<PatientGroupsQuery, PatientGroupsQueryVariables> = {
  service: 'registration',
  name: 'PatientGroups',
  query: "query PatientGroups {\n  patient_groups {\n    id\n    group_name\n    filters {\n      tags\n      doctor\n      visit\n      next\n      birthday\n      gender\n      ageFrom\n      ageTo\n    }\n  }\n}",
};

export const SharePatientViewDocument: ApiDocument<SharePatientViewMutation, SharePatientViewMutationVariables> = {
  service: 'registration',
  name: 'SharePatientView',
  query: "mutation SharePatientView($input: PatientViewInput!) {\n  share_patient_view(input: $input) {\n    id\n  }\n}",
};

export const UnsharePatientViewDocument: ApiDocument<UnsharePatientViewMutation, UnsharePatientViewMutationVariables> = {
  service: 'registration',
  name: 'UnsharePatientView',
  query: "mutation UnsharePatientView($id: ID!) {\n  unshare_patient_view(id: $id) {\n    id\n  }\n}",
};

export const ResharePatientViewDocument: ApiDocument<ResharePatientViewMutation, ResharePatientViewMutationVariables> = {
  service: 'registration',
  name: 'ResharePatientView',
  query: "mutation ResharePatientView($id: ID!) {\n  reshare_patient_view(id: $id) {\n    id\n  }\n}",
};

export const PatientMergesDocument: ApiDocument<PatientMergesQuery, PatientMergesQueryVariables> = {
  service: 'registration',
  name: 'PatientMerges',
  query: "query PatientMerges {\n  patient_merges {\n    ...MergeRow\n  }\n}\nfragment MergeRow on PatientMerge {\n  id\n  survivor_id\n  merged_id\n  survivor_name\n  merged_name\n  merged_by\n  merged_time\n  undone_time\n  moved\n  kept_fields\n}",
};

export const FindPatientDuplicatesDocument: ApiDocument<FindPatientDuplicatesMutation, FindPatientDuplicatesMutationVariables> = {
  service: 'registration',
  name: 'FindPatientDuplicates',
  query: "mutation FindPatientDuplicates {\n  find_patient_duplicates\n}",
};

export const DismissPairDocument: ApiDocument<DismissPairMutation, DismissPairMutationVariables> = {
  service: 'registration',
  name: 'DismissPair',
  query: "mutation DismissPair($oneId: ID!, $otherId: ID!) {\n  dismiss_patient_duplicate(one_id: $oneId, other_id: $otherId)\n}",
};

export const MergePatientsDocument: ApiDocument<MergePatientsMutation, MergePatientsMutationVariables> = {
  service: 'registration',
  name: 'MergePatients',
  query: "mutation MergePatients($survivor: MergeSideInput!, $merged: MergeSideInput!, $take: [String!]!) {\n  merge_patients(survivor: $survivor, merged: $merged, take: $take) {\n    ...MergeRow\n  }\n}\nfragment MergeRow on PatientMerge {\n  id\n  survivor_id\n  merged_id\n  survivor_name\n  merged_name\n  merged_by\n  merged_time\n  undone_time\n  moved\n  kept_fields\n}",
};

export const UndoMergeDocument: ApiDocument<UndoMergeMutation, UndoMergeMutationVariables> = {
  service: 'registration',
  name: 'UndoMerge',
  query: "mutation UndoMerge($id: ID!) {\n  undo_patient_merge(id: $id) {\n    ...MergeRow\n  }\n}\nfragment MergeRow on PatientMerge {\n  id\n  survivor_id\n  merged_id\n  survivor_name\n  merged_name\n  merged_by\n  merged_time\n  undone_time\n  moved\n  kept_fields\n}",
};

export const PatientByIdDocument: ApiDocument<PatientByIdQuery, PatientByIdQueryVariables> = {
  service: 'registration',
  name: 'PatientById',
  query: "query PatientById($id: ID!) {\n  search_patients(where: {id: {equals: $id}}) {\n    patient_list {\n      ...PatientDetails\n    }\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}\nfragment PatientDetails on Patient {\n  ...PatientRow\n  alerts {\n    id\n    alert_text\n    severity\n    version\n  }\n  email\n  home_phone\n  work_phone\n  gender_at_birth\n  race\n  ethnicity\n  preferred_language\n  emergency_contact_name\n  emergency_contact_phone\n  note1\n  note2\n  create_time\n  update_time\n  version\n  mailing_addresses {\n    ...AddressDetails\n  }\n  billing_addresses {\n    ...AddressDetails\n  }\n  allergies {\n    allergy_list {\n      ...AllergyDetails\n    }\n    past_list {\n      ...AllergyDetails\n    }\n    none_known_time\n    none_known_by\n  }\n  medication_history {\n    ...MedicationDetails\n  }\n}\nfragment AddressDetails on Address {\n  id\n  address_type\n  address_line1\n  address_line2\n  city\n  state_or_provice\n  postal_code\n  country\n  default_address\n  po_box\n  version\n}\nfragment AllergyDetails on Allergy {\n  id\n  allergy_substance\n  allergy_category\n  reaction\n  severity\n  onset_date\n  status\n  version\n}\nfragment MedicationDetails on MedicationRecord {\n  id\n  drug_name\n  frequency\n  from\n  to\n  type\n  record_type\n  eRx_issue_date\n  version\n}",
};

export const CreatePatientDocument: ApiDocument<CreatePatientMutation, CreatePatientMutationVariables> = {
  service: 'registration',
  name: 'CreatePatient',
  query: "mutation CreatePatient($input: PatientInput!) {\n  create_patient(input: $input) {\n    ...PatientDetails\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}\nfragment PatientDetails on Patient {\n  ...PatientRow\n  alerts {\n    id\n    alert_text\n    severity\n    version\n  }\n  email\n  home_phone\n  work_phone\n  gender_at_birth\n  race\n  ethnicity\n  preferred_language\n  emergency_contact_name\n  emergency_contact_phone\n  note1\n  note2\n  create_time\n  update_time\n  version\n  mailing_addresses {\n    ...AddressDetails\n  }\n  billing_addresses {\n    ...AddressDetails\n  }\n  allergies {\n    allergy_list {\n      ...AllergyDetails\n    }\n    past_list {\n      ...AllergyDetails\n    }\n    none_known_time\n    none_known_by\n  }\n  medication_history {\n    ...MedicationDetails\n  }\n}\nfragment AddressDetails on Address {\n  id\n  address_type\n  address_line1\n  address_line2\n  city\n  state_or_provice\n  postal_code\n  country\n  default_address\n  po_box\n  version\n}\nfragment AllergyDetails on Allergy {\n  id\n  allergy_substance\n  allergy_category\n  reaction\n  severity\n  onset_date\n  status\n  version\n}\nfragment MedicationDetails on MedicationRecord {\n  id\n  drug_name\n  frequency\n  from\n  to\n  type\n  record_type\n  eRx_issue_date\n  version\n}",
};

export const UpdatePatientDocument: ApiDocument<UpdatePatientMutation, UpdatePatientMutationVariables> = {
  service: 'registration',
  name: 'UpdatePatient',
  query: "mutation UpdatePatient($id: ID!, $version: Int!, $input: PatientPatch!) {\n  update_patient_with_id(id: $id, version: $version, input: $input) {\n    ...PatientDetails\n  }\n}\nfragment PatientRow on Patient {\n  id\n  user_patient_id\n  first_name\n  last_name\n  middle_name\n  nick_name\n  date_of_birth\n  deceased_date\n  gender\n  mobile\n  avatar\n  patient_tags {\n    tag\n    color\n  }\n}\nfragment PatientDetails on Patient {\n  ...PatientRow\n  alerts {\n    id\n    alert_text\n    severity\n    version\n  }\n  email\n  home_phone\n  work_phone\n  gender_at_birth\n  race\n  ethnicity\n  preferred_language\n  emergency_contact_name\n  emergency_contact_phone\n  note1\n  note2\n  create_time\n  update_time\n  version\n  mailing_addresses {\n    ...AddressDetails\n  }\n  billing_addresses {\n    ...AddressDetails\n  }\n  allergies {\n    allergy_list {\n      ...AllergyDetails\n    }\n    past_list {\n      ...AllergyDetails\n    }\n    none_known_time\n    none_known_by\n  }\n  medication_history {\n    ...MedicationDetails\n  }\n}\nfragment AddressDetails on Address {\n  id\n  address_type\n  address_line1\n  address_line2\n  city\n  state_or_provice\n  postal_code\n  country\n  default_address\n  po_box\n  version\n}\nfragment AllergyDetails on Allergy {\n  id\n  allergy_substance\n  allergy_category\n  reaction\n  severity\n  onset_date\n  status\n  version\n}\nfragment MedicationDetails on MedicationRecord {\n  id\n  drug_name\n  frequency\n  from\n  to\n  type\n  record_type\n  eRx_issue_date\n  version\n}",
};

export const DeletePatientDocument: ApiDocument<DeletePatientMutation, DeletePatientMutationVariables> = {
  service: 'registration',
  name: 'DeletePatient',
  query: "mutation DeletePatient($id: ID!, $version: Int!) {\n  delete_patient(id: $id, version: $version) {\n    id\n    version\n  }\n}",
};

export const RestorePatientDocument: ApiDocument<RestorePatientMutation, RestorePatientMutationVariables> = {
  service: 'registration',
  name: 'RestorePatient',
  query: "mutation RestorePatient($id: ID!, $version: Int!) {\n  restore_patient(id: $id, version: $version) {\n    id\n  }\n}",
};

export const PatientTagChoicesDocument: ApiDocument<PatientTagChoicesQuery, PatientTagChoicesQueryVariables> = {
  service: 'registration',
  name: 'PatientTagChoices',
  query: "query PatientTagChoices($patientId: ID!) {\n  search_tags(patient_id: $patientId) {\n    tag\n    color\n  }\n}",
};

export const UpdatePatientTagsDocument: ApiDocument<UpdatePatientTagsMutation, UpdatePatientTagsMutationVariables> = {
  service: 'registration',
  name: 'UpdatePatientTags',
  query: "mutation UpdatePatientTags($patientId: ID!, $tags: [PatientTagInput!]!, $was: [String!]) {\n  update_patient_tags(patient_id: $patientId, tags: $tags, was: $was) {\n    id\n  }\n}",
};

export const CreateAllergyDocument: ApiDocument<CreateAllergyMutation, CreateAllergyMutationVariables> = {
  service: 'registration',
  name: 'CreateAllergy',
  query: "mutation CreateAllergy($input: AllergyInput!) {\n  create_allergy(input: $input) {\n    id\n  }\n}",
};

export const UpdateAllergyDocument: ApiDocument<UpdateAllergyMutation, UpdateAllergyMutationVariables> = {
  service: 'registration',
  name: 'UpdateAllergy',
  query: "mutation UpdateAllergy($id: ID!, $version: Int!, $input: AllergyUpdate!) {\n  update_allergy(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const RecordNoKnownAllergiesDocument: ApiDocument<RecordNoKnownAllergiesMutation, RecordNoKnownAllergiesMutationVariables> = {
  service: 'registration',
  name: 'RecordNoKnownAllergies',
  query: "mutation RecordNoKnownAllergies($patientId: ID!, $noneKnown: Boolean!) {\n  record_no_known_allergies(patient_id: $patientId, none_known: $noneKnown) {\n    none_known_time\n  }\n}",
};

export const AddMedicationRecordDocument: ApiDocument<AddMedicationRecordMutation, AddMedicationRecordMutationVariables> = {
  service: 'registration',
  name: 'AddMedicationRecord',
  query: "mutation AddMedicationRecord($input: MedicationRecordInput!) {\n  add_medication_record(input: $input) {\n    id\n  }\n}",
};

export const UpdateMedicationRecordDocument: ApiDocument<UpdateMedicationRecordMutation, UpdateMedicationRecordMutationVariables> = {
  service: 'registration',
  name: 'UpdateMedicationRecord',
  query: "mutation UpdateMedicationRecord($id: ID!, $version: Int!, $input: MedicationRecordUpdate!) {\n  update_medication_record(id: $id, version: $version, input: $input) {\n    version\n  }\n}",
};

export const DeleteMedicationRecordDocument: ApiDocument<DeleteMedicationRecordMutation, DeleteMedicationRecordMutationVariables> = {
  service: 'registration',
  name: 'DeleteMedicationRecord',
  query: "mutation DeleteMedicationRecord($id: ID!, $version: Int!) {\n  delete_medication_record(id: $id, version: $version) {\n    id\n  }\n}",
};

export const CreateAddressDocument: ApiDocument<CreateAddressMutation, CreateAddressMutationVariables> = {
  service: 'registration',
  name: 'CreateAddress',
  query: "mutation CreateAddress($input: NewAddressInput!) {\n  create_address(input: $input) {\n    id\n  }\n}",
};

export const UpdateAddressDocument: ApiDocument<UpdateAddressMutation, UpdateAddressMutationVariables> = {
  service: 'registration',
  name: 'UpdateAddress',
  query: "mutation UpdateAddress($input: AddressUpdate!) {\n  update_address_use_id(input: $input) {\n    id\n  }\n}",
};

export const DeleteAddressDocument: ApiDocument<DeleteAddressMutation, DeleteAddressMutationVariables> = {
  service: 'registration',
  name: 'DeleteAddress',
  query: "mutation DeleteAddress($id: ID!, $version: Int!) {\n  delete_address(id: $id, version: $version) {\n    id\n  }\n}",
};

export const RecordImportersDocument: ApiDocument<RecordImportersQuery, RecordImportersQueryVariables> = {
  service: 'registration',
  name: 'RecordImporters',
  query: "query RecordImporters {\n  record_importers {\n    id\n    title\n    notice\n    columns {\n      title\n      required\n    }\n  }\n}",
};

export const RecordImportsDocument: ApiDocument<RecordImportsQuery, RecordImportsQueryVariables> = {
  service: 'registration',
  name: 'RecordImports',
  query: "query RecordImports {\n  record_imports {\n    id\n    title\n    imported_by_name\n    imported_time\n    undone_time\n    rows\n    kept\n  }\n}",
};

export const ImportRecordsDocument: ApiDocument<ImportRecordsMutation, ImportRecordsMutationVariables> = {
  service: 'registration',
  name: 'ImportRecords',
  query: "mutation ImportRecords($kind: String!, $text: String!, $apply: Boolean!) {\n  import_records(kind: $kind, text: $text, apply: $apply) {\n    import_id\n    created\n    problems {\n      line\n      message\n    }\n  }\n}",
};

export const UndoRecordImportDocument: ApiDocument<UndoRecordImportMutation, UndoRecordImportMutationVariables> = {
  service: 'registration',
  name: 'UndoRecordImport',
  query: "mutation UndoRecordImport($id: ID!) {\n  undo_record_import(id: $id) {\n    id\n    kept\n  }\n}",
};
