// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PrescriptionKind =
  | 'drug'
  | 'supply'
  | 'compound';

export type PrescriptionState =
  | 'Saved'
  /** Not acknowledged by the network yet. */
  | 'Waiting'
  /** Accepted by the network (000). */
  | 'Queued'
  /** Confirmed by the pharmacy (010). */
  | 'Confirmed'
  | 'Failed'
  | 'Unknown'
  | 'Printed'
  /** Canceled before the pharmacy received it. */
  | 'Withdrawn';

export type PrescriptionFillState =
  | 'Dispensed'
  | 'PartiallyDispensed'
  | 'NotDispensed'
  | 'Transferred';

export type PrescriptionCancelState =
  /** Not acknowledged by the network yet. */
  | 'Waiting'
  | 'Queued'
  | 'Approved'
  | 'Denied'
  | 'Failed'
  | 'Unknown';

export type ControlledWay =
  | 'paper'
  | 'epcs';

export type PharmacyRequestKind =
  | 'renewal'
  | 'change';

export type PharmacyResponseType =
  | 'Approved'
  | 'ApprovedWithChanges'
  | 'Replace'
  | 'Denied';

export type NetworkNoticeKind =
  | 'error'
  | 'cancel_response';

export type NewPrescriptionInput = {
  kind: PrescriptionKind;
  patient_id: string;
  note_id?: string | null | undefined;
  /** A drug in the compendium. */
  drug_id?: string | null | undefined;
  /** The drug's name if it is not in the compendium. */
  drug_name?: string | null | undefined;
  /** The entry of the medication list that it is for: its name and directions are the initial values. */
  medication_record_id?: string | null | undefined;
  /** The prescription that it renews: its drug, directions, quantities and pharmacy are the initial values. */
  renews_id?: string | null | undefined;
};

export type PrescriptionSearch = {
  patient_id?: string | null | undefined;
  note_id?: string | null | undefined;
  prescriber_id?: string | null | undefined;
  /** Words of the patient's, prescriber's or pharmacy's name, the drug, or the order number; all must match. */
  text?: string | null | undefined;
  states?: Array<PrescriptionState> | null | undefined;
  /** Only prescriptions with a cancellation request. */
  cancelled?: boolean | null | undefined;
};

export type PrescribedDiagnosisInput = {
  code: string;
  name: string;
};

export type IngredientInput = {
  description: string;
  strength_value?: string | null | undefined;
  strength_form?: string | null | undefined;
  strength_unit?: string | null | undefined;
  quantity_value: string;
  quantity_qualifier?: string | null | undefined;
  quantity_unit: string;
};

/** Numbers are strings as entered; dates are yyyy-mm-dd. */
export type PrescriptionInput = {
  kind: PrescriptionKind;
  patient_id: string;
  note_id?: string | null | undefined;
  /** The sending prescriber, if not the caller. */
  prescriber_id?: string | null | undefined;
  /** The prescription that it renews. */
  follows_id?: string | null | undefined;
  /** The entry of the medication list that it is for. */
  medication_record_id?: string | null | undefined;
  order_number?: string | null | undefined;
  pharmacy_ncpdp_id?: string | null | undefined;
  drug_id?: string | null | undefined;
  drug_description?: string | null | undefined;
  product_code?: string | null | undefined;
  product_qualifier?: string | null | undefined;
  drug_db_code?: string | null | undefined;
  drug_db_qualifier?: string | null | undefined;
  controlled?: string | null | undefined;
  dosage_form?: string | null | undefined;
  quantity?: string | null | undefined;
  quantity_qualifier?: string | null | undefined;
  quantity_unit?: string | null | undefined;
  days_supply?: string | null | undefined;
  written_date?: string | null | undefined;
  effective_date?: string | null | undefined;
  substitutions?: string | null | undefined;
  refills?: string | null | undefined;
  diagnoses?: Array<PrescribedDiagnosisInput> | null | undefined;
  note?: string | null | undefined;
  sig?: string | null | undefined;
  rx_fill_indicator?: string | null | undefined;
  final_form?: string | null | undefined;
  ingredients?: Array<IngredientInput> | null | undefined;
  /** Inches and pounds. */
  height?: string | null | undefined;
  height_date?: string | null | undefined;
  weight?: string | null | undefined;
  weight_date?: string | null | undefined;
  is_attested?: boolean | null | undefined;
};

export type ControlledWrittenInput = {
  written_in: ControlledWay;
  /** The exception that allows paper where the state requires electronic prescriptions. */
  exception?: string | null | undefined;
  /** When the state's prescription monitoring program was checked. */
  pdmp_time?: string | null | undefined;
};

export type AlertOverrideInput = {
  key: string;
  code: string;
  note?: string | null | undefined;
};

export type ReplacementInput = {
  drug_description?: string | null | undefined;
  product_code?: string | null | undefined;
  product_qualifier?: string | null | undefined;
  quantity?: string | null | undefined;
  quantity_qualifier?: string | null | undefined;
  quantity_unit?: string | null | undefined;
  days_supply?: string | null | undefined;
  substitutions?: string | null | undefined;
  sig?: string | null | undefined;
  note?: string | null | undefined;
};

export type PharmacyResponseInput = {
  response: PharmacyResponseType;
  order_number?: string | null | undefined;
  refills?: string | null | undefined;
  note?: string | null | undefined;
  denied_code?: string | null | undefined;
  /** The prescriber attests that a replacement's manually entered description is correct (specification 3 §5.6). */
  is_attested?: boolean | null | undefined;
  denial_reason?: string | null | undefined;
  prior_authorization?: string | null | undefined;
  replacement?: ReplacementInput | null | undefined;
  /** Index of the chosen medication in a change request, from 0; defaults to the first. */
  requested?: number | null | undefined;
  /** Override reasons for severe findings; SAFETY_ALERT if one is missing. */
  overrides?: Array<AlertOverrideInput> | null | undefined;
};

export type FavouriteInput = {
  name: string;
  kind: PrescriptionKind;
  drug_id?: string | null | undefined;
  drug_description: string;
  product_code?: string | null | undefined;
  product_qualifier?: string | null | undefined;
  drug_db_code?: string | null | undefined;
  drug_db_qualifier?: string | null | undefined;
  dosage_form?: string | null | undefined;
  sig?: string | null | undefined;
  quantity?: string | null | undefined;
  quantity_unit?: string | null | undefined;
  days_supply?: string | null | undefined;
  refills?: string | null | undefined;
  substitutions?: string | null | undefined;
  pharmacy_ncpdp_id?: string | null | undefined;
  /** The diagnoses that it is for, as ICD-10-CM codes. */
  diagnosis_codes?: Array<string> | null | undefined;
  /** The order set that it is part of. */
  set_name?: string | null | undefined;
};

export type PharmacyResponseState =
  /** Not acknowledged by the network yet. */
  | 'Waiting'
  | 'Queued'
  | 'Confirmed'
  | 'Failed'
  | 'Unknown';

export type RxContentFragment = { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> };

export type RxPharmacyFragment = { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean };

export type RxFieldsFragment = { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> };

export type RxMedicationFragment = { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string };

export type RxRequestFragment = { id: string, kind: PharmacyRequestKind, message_id: string, rx_reference_number: string, order_number: string, request_code: string, request_sub_codes: Array<string>, patient_id: string | null, patient_name: string, patient_birth: string, patient_gender: string, patient_phone: string, patient_address: string, matched_name: string | null, prescriber_id: string | null, prescriber_name: string, pharmacy_name: string, pharmacy_phone: string, drug_description: string, requested_refills: number | null, received_time: string, age_hours: number, state: string, response: PharmacyResponseType | null, response_state: PharmacyResponseState | null, response_problem: string | null, response_note: string, denial_reason: string, next_order_number: number, version: number, original: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, dispensed: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, requested: Array<{ drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string }> };

export type RxFavouriteFragment = { id: string, name: string, kind: PrescriptionKind, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, dosage_form: string, sig: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, substitutions: string, pharmacy_ncpdp_id: string, diagnosis_codes: Array<string>, set_name: string };

export type NewPrescriptionQueryVariables = Exact<{
  input: NewPrescriptionInput;
}>;


export type NewPrescriptionQuery = { newPrescription: { schedule: string | null, is_controlled: boolean, patient: { id: string, first_name: string, last_name: string, gender: string, date_of_birth: string | null, age_years: number | null, phone: string, address: string, postal_code: string, has_address: boolean, allergies: Array<string>, no_known_allergies: boolean, medications: Array<string> }, prescriber: { user_id: string, first_name: string, last_name: string, npi: string | null, spi: string | null, address: string, state: string, may_send: boolean, problem: string | null }, fields: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacies: Array<{ ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean }>, note_diagnoses: Array<{ code: string, name: string }> } };

export type PrescriptionsQueryVariables = Exact<{
  search?: PrescriptionSearch | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PrescriptionsQuery = { prescriptions: { count: number, prescriptions: Array<{ id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> }> } };

export type PrescriptionByIdQueryVariables = Exact<{
  id: string;
}>;


export type PrescriptionByIdQuery = { prescription: { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> } };

export type PharmacyRequestsQueryVariables = Exact<{
  kind: PharmacyRequestKind;
  waiting?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PharmacyRequestsQuery = { pharmacyRequests: { count: number, requests: Array<{ id: string, kind: PharmacyRequestKind, message_id: string, rx_reference_number: string, order_number: string, request_code: string, request_sub_codes: Array<string>, patient_id: string | null, patient_name: string, patient_birth: string, patient_gender: string, patient_phone: string, patient_address: string, matched_name: string | null, prescriber_id: string | null, prescriber_name: string, pharmacy_name: string, pharmacy_phone: string, drug_description: string, requested_refills: number | null, received_time: string, age_hours: number, state: string, response: PharmacyResponseType | null, response_state: PharmacyResponseState | null, response_problem: string | null, response_note: string, denial_reason: string, next_order_number: number, version: number, original: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, dispensed: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, requested: Array<{ drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string }> }> } };

export type NetworkNoticesQueryVariables = Exact<{
  kind: NetworkNoticeKind;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type NetworkNoticesQuery = { networkNotices: { count: number, notices: Array<{ id: string, code: string, text: string, relates_to: string, order_number: number | null, drug_description: string | null, patient_id: string | null, patient_name: string | null, pharmacy_name: string | null, received_time: string }> } };

export type PrescribingCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescribingCountsQuery = { prescribingCounts: { renewals: number, changes: number, not_sent: number, failed: number } };

export type PharmacyRequestQueryVariables = Exact<{
  id: string;
}>;


export type PharmacyRequestQuery = { pharmacyRequest: { id: string, kind: PharmacyRequestKind, message_id: string, rx_reference_number: string, order_number: string, request_code: string, request_sub_codes: Array<string>, patient_id: string | null, patient_name: string, patient_birth: string, patient_gender: string, patient_phone: string, patient_address: string, matched_name: string | null, prescriber_id: string | null, prescriber_name: string, pharmacy_name: string, pharmacy_phone: string, drug_description: string, requested_refills: number | null, received_time: string, age_hours: number, state: string, response: PharmacyResponseType | null, response_state: PharmacyResponseState | null, response_problem: string | null, response_note: string, denial_reason: string, next_order_number: number, version: number, original: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, dispensed: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, requested: Array<{ drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string }> } };

export type PrescriptionFavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescriptionFavouritesQuery = { prescriptionFavourites: Array<{ id: string, name: string, kind: PrescriptionKind, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, dosage_form: string, sig: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, substitutions: string, pharmacy_ncpdp_id: string, diagnosis_codes: Array<string>, set_name: string }> };

export type RxSafetyFragment = { outcome: string, unchecked: Array<string>, coverage: string, alerts: Array<{ key: string, kind: string, severity: string, title: string, text: string, is_hard_stop: boolean, remembered_code: string | null }> };

export type CheckPrescriptionQueryVariables = Exact<{
  input: PrescriptionInput;
  id?: string | null | undefined;
}>;


export type CheckPrescriptionQuery = { checkPrescription: { outcome: string, unchecked: Array<string>, coverage: string, alerts: Array<{ key: string, kind: string, severity: string, title: string, text: string, is_hard_stop: boolean, remembered_code: string | null }> } };

export type CheckPharmacyAnswerQueryVariables = Exact<{
  id: string;
  input: PharmacyResponseInput;
}>;


export type CheckPharmacyAnswerQuery = { checkPharmacyAnswer: { outcome: string, unchecked: Array<string>, coverage: string, alerts: Array<{ key: string, kind: string, severity: string, title: string, text: string, is_hard_stop: boolean, remembered_code: string | null }> } };

export type MedicationPrescriptionsQueryVariables = Exact<{
  patient: string;
}>;


export type MedicationPrescriptionsQuery = { medicationPrescriptions: Array<{ medication_record_id: string, supply_ends: string | null, is_due: boolean, prescription: { id: string, pharmacy_name: string, state: PrescriptionState, cancel_state: PrescriptionCancelState | null, fill_state: PrescriptionFillState | null, fill_time: string | null, written_in: ControlledWay | null, content: { kind: PrescriptionKind, drug_description: string, quantity: string, quantity_unit: string, refills: string, written_date: string } } }> };

export type PrescriptionsOfMedicationQueryVariables = Exact<{
  id: string;
}>;


export type PrescriptionsOfMedicationQuery = { prescriptionsOfMedication: Array<{ id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> }> };

export type PrescribersQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescribersQuery = { prescribers: Array<{ user_id: string, name: string }> };

export type SavePrescriptionMutationVariables = Exact<{
  key: string;
  input: PrescriptionInput;
  id?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type SavePrescriptionMutation = { savePrescription: { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> } };

export type SendPrescriptionMutationVariables = Exact<{
  key: string;
  input: PrescriptionInput;
  id?: string | null | undefined;
  version?: number | null | undefined;
  overrides?: Array<AlertOverrideInput> | AlertOverrideInput | null | undefined;
}>;


export type SendPrescriptionMutation = { sendPrescription: { code: string, message: string, prescription: { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> } } };

export type SendPrescriptionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SendPrescriptionsMutation = { sendPrescriptions: Array<{ id: string, ok: boolean, code: string, message: string }> };

export type MarkPrescriptionPrintedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type MarkPrescriptionPrintedMutation = { markPrescriptionPrinted: { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> } };

export type DeletePrescriptionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeletePrescriptionMutation = { deletePrescription: { id: string } };

export type CancelPrescriptionMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type CancelPrescriptionMutation = { cancelPrescription: { code: string, message: string, prescription: { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> } } };

export type AnswerPharmacyRequestMutationVariables = Exact<{
  id: string;
  version: number;
  input: PharmacyResponseInput;
}>;


export type AnswerPharmacyRequestMutation = { answerPharmacyRequest: { code: string, message: string, request: { id: string, kind: PharmacyRequestKind, message_id: string, rx_reference_number: string, order_number: string, request_code: string, request_sub_codes: Array<string>, patient_id: string | null, patient_name: string, patient_birth: string, patient_gender: string, patient_phone: string, patient_address: string, matched_name: string | null, prescriber_id: string | null, prescriber_name: string, pharmacy_name: string, pharmacy_phone: string, drug_description: string, requested_refills: number | null, received_time: string, age_hours: number, state: string, response: PharmacyResponseType | null, response_state: PharmacyResponseState | null, response_problem: string | null, response_note: string, denial_reason: string, next_order_number: number, version: number, original: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, dispensed: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, requested: Array<{ drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string }> } } };

export type MatchPharmacyRequestMutationVariables = Exact<{
  id: string;
  version: number;
  patient: string;
}>;


export type MatchPharmacyRequestMutation = { matchPharmacyRequest: { id: string, kind: PharmacyRequestKind, message_id: string, rx_reference_number: string, order_number: string, request_code: string, request_sub_codes: Array<string>, patient_id: string | null, patient_name: string, patient_birth: string, patient_gender: string, patient_phone: string, patient_address: string, matched_name: string | null, prescriber_id: string | null, prescriber_name: string, pharmacy_name: string, pharmacy_phone: string, drug_description: string, requested_refills: number | null, received_time: string, age_hours: number, state: string, response: PharmacyResponseType | null, response_state: PharmacyResponseState | null, response_problem: string | null, response_note: string, denial_reason: string, next_order_number: number, version: number, original: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, dispensed: { drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string } | null, requested: Array<{ drug_description: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, sig: string, note: string, written_date: string, last_fill_date: string, substitutions: string, product_code: string, ingredients: Array<string>, sig_flag: string }> } };

export type DeletePharmacyRequestMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeletePharmacyRequestMutation = { deletePharmacyRequest: { id: string } };

export type SavePrescriptionFavouriteMutationVariables = Exact<{
  key: string;
  input: FavouriteInput;
}>;


export type SavePrescriptionFavouriteMutation = { savePrescriptionFavourite: { id: string, name: string, kind: PrescriptionKind, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, dosage_form: string, sig: string, quantity: string, quantity_unit: string, days_supply: string, refills: string, substitutions: string, pharmacy_ncpdp_id: string, diagnosis_codes: Array<string>, set_name: string } };

export type PrepareFavouritesMutationVariables = Exact<{
  key: string;
  patient: string;
  ids: Array<string> | string;
}>;


export type PrepareFavouritesMutation = { prepareFavourites: Array<{ id: string, ok: boolean, message: string }> };

export type DeletePrescriptionFavouriteMutationVariables = Exact<{
  id: string;
}>;


export type DeletePrescriptionFavouriteMutation = { deletePrescriptionFavourite: boolean };

export type RecordControlledPrescriptionMutationVariables = Exact<{
  key: string;
  input: PrescriptionInput;
  written: ControlledWrittenInput;
}>;


export type RecordControlledPrescriptionMutation = { recordControlledPrescription: { id: string, patient_id: string, patient_name: string, prescriber_id: string, prescriber_name: string, pharmacy_name: string, message_id: string, state: PrescriptionState, state_time: string, problem: string | null, cancel_state: PrescriptionCancelState | null, cancel_time: string | null, cancel_reason: string | null, cancel_answer: string | null, fill_state: PrescriptionFillState | null, fill_time: string | null, fill_note: string | null, written_in: ControlledWay | null, paper_exception: string, pdmp_state: string, pdmp_time: string | null, may_cancel: boolean, request_id: string | null, medication_record_id: string | null, created_time: string, sent_time: string | null, version: number, content: { kind: PrescriptionKind, patient_id: string, note_id: string | null, follows_id: string | null, medication_record_id: string | null, order_number: string, pharmacy_ncpdp_id: string, drug_id: string | null, drug_description: string, product_code: string, product_qualifier: string, drug_db_code: string, drug_db_qualifier: string, controlled: string, dosage_form: string, quantity: string, quantity_qualifier: string, quantity_unit: string, days_supply: string, written_date: string, effective_date: string, substitutions: string, refills: string, note: string, sig: string, rx_fill_indicator: string, final_form: string, height: string, height_date: string, weight: string, weight_date: string, is_attested: boolean, diagnoses: Array<{ code: string, name: string }>, ingredients: Array<{ description: string, strength_value: string, strength_form: string, strength_unit: string, quantity_value: string, quantity_qualifier: string, quantity_unit: string }> }, pharmacy: { ncpdp_id: string, name: string, address: string, city: string, state: string, postal_code: string, phone: string, specialty: string, service_level: string | null, active_start: string | null, active_end: string | null, is_active: boolean, is_valid: boolean, takes_new: boolean, takes_cancel: boolean } | null, alerts: Array<{ key: string, title: string, severity: string, override_code: string | null, override_note: string, overridden_by: string | null, is_remembered: boolean }> } };


export const NewPrescriptionDocument: ApiDocument<NewPrescriptionQuery, NewPrescriptionQueryVariables> = {
  service: 'prescription',
  name: 'NewPrescription',
  query: "query NewPrescription($input: NewPrescriptionInput!) {\n  newPrescription(input: $input) {\n    patient {\n      id\n      first_name\n      last_name\n      gender\n      date_of_birth\n      age_years\n      phone\n      address\n      postal_code\n      has_address\n      allergies\n      no_known_allergies\n      medications\n    }\n    prescriber {\n      user_id\n      first_name\n      last_name\n      npi\n      spi\n      address\n      state\n      may_send\n      problem\n    }\n    fields {\n      ...RxContent\n    }\n    schedule\n    is_controlled\n    pharmacies {\n      ...RxPharmacy\n    }\n    note_diagnoses {\n      code\n      name\n    }\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}",
};

export const PrescriptionsDocument: ApiDocument<PrescriptionsQuery, PrescriptionsQueryVariables> = {
  service: 'prescription',
  name: 'Prescriptions',
  query: "query Prescriptions($search: PrescriptionSearch, $skip: Int, $take: Int) {\n  prescriptions(search: $search, skip: $skip, take: $take) {\n    count\n    prescriptions {\n      ...RxFields\n    }\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const PrescriptionByIdDocument: ApiDocument<PrescriptionByIdQuery, PrescriptionByIdQueryVariables> = {
  service: 'prescription',
  name: 'PrescriptionById',
  query: "query PrescriptionById($id: ID!) {\n  prescription(id: $id) {\n    ...RxFields\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const PharmacyRequestsDocument: ApiDocument<PharmacyRequestsQuery, PharmacyRequestsQueryVariables> = {
  service: 'prescription',
  name: 'PharmacyRequests',
  query: "query PharmacyRequests($kind: PharmacyRequestKind!, $waiting: Boolean, $skip: Int, $take: Int) {\n  pharmacyRequests(kind: $kind, waiting: $waiting, skip: $skip, take: $take) {\n    count\n    requests {\n      ...RxRequest\n    }\n  }\n}\nfragment RxMedication on NamedMedication {\n  drug_description\n  quantity\n  quantity_unit\n  days_supply\n  refills\n  sig\n  note\n  written_date\n  last_fill_date\n  substitutions\n  product_code\n  ingredients\n  sig_flag\n}\nfragment RxRequest on PharmacyRequest {\n  id\n  kind\n  message_id\n  rx_reference_number\n  order_number\n  request_code\n  request_sub_codes\n  patient_id\n  patient_name\n  patient_birth\n  patient_gender\n  patient_phone\n  patient_address\n  matched_name\n  prescriber_id\n  prescriber_name\n  pharmacy_name\n  pharmacy_phone\n  drug_description\n  requested_refills\n  original {\n    ...RxMedication\n  }\n  dispensed {\n    ...RxMedication\n  }\n  requested {\n    ...RxMedication\n  }\n  received_time\n  age_hours\n  state\n  response\n  response_state\n  response_problem\n  response_note\n  denial_reason\n  next_order_number\n  version\n}",
};

export const NetworkNoticesDocument: ApiDocument<NetworkNoticesQuery, NetworkNoticesQueryVariables> = {
  service: 'prescription',
  name: 'NetworkNotices',
  query: "query NetworkNotices($kind: NetworkNoticeKind!, $skip: Int, $take: Int) {\n  networkNotices(kind: $kind, skip: $skip, take: $take) {\n    count\n    notices {\n      id\n      code\n      text\n      relates_to\n      order_number\n      drug_description\n      patient_id\n      patient_name\n      pharmacy_name\n      received_time\n    }\n  }\n}",
};

export const PrescribingCountsDocument: ApiDocument<PrescribingCountsQuery, PrescribingCountsQueryVariables> = {
  service: 'prescription',
  name: 'PrescribingCounts',
  query: "query PrescribingCounts {\n  prescribingCounts {\n    renewals\n    changes\n    not_sent\n    failed\n  }\n}",
};

export const PharmacyRequestDocument: ApiDocument<PharmacyRequestQuery, PharmacyRequestQueryVariables> = {
  service: 'prescription',
  name: 'PharmacyRequest',
  query: "query PharmacyRequest($id: ID!) {\n  pharmacyRequest(id: $id) {\n    ...RxRequest\n  }\n}\nfragment RxMedication on NamedMedication {\n  drug_description\n  quantity\n  quantity_unit\n  days_supply\n  refills\n  sig\n  note\n  written_date\n  last_fill_date\n  substitutions\n  product_code\n  ingredients\n  sig_flag\n}\nfragment RxRequest on PharmacyRequest {\n  id\n  kind\n  message_id\n  rx_reference_number\n  order_number\n  request_code\n  request_sub_codes\n  patient_id\n  patient_name\n  patient_birth\n  patient_gender\n  patient_phone\n  patient_address\n  matched_name\n  prescriber_id\n  prescriber_name\n  pharmacy_name\n  pharmacy_phone\n  drug_description\n  requested_refills\n  original {\n    ...RxMedication\n  }\n  dispensed {\n    ...RxMedication\n  }\n  requested {\n    ...RxMedication\n  }\n  received_time\n  age_hours\n  state\n  response\n  response_state\n  response_problem\n  response_note\n  denial_reason\n  next_order_number\n  version\n}",
};

export const PrescriptionFavouritesDocument: ApiDocument<PrescriptionFavouritesQuery, PrescriptionFavouritesQueryVariables> = {
  service: 'prescription',
  name: 'PrescriptionFavourites',
  query: "query PrescriptionFavourites {\n  prescriptionFavourites {\n    ...RxFavourite\n  }\n}\nfragment RxFavourite on PrescriptionFavourite {\n  id\n  name\n  kind\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  dosage_form\n  sig\n  quantity\n  quantity_unit\n  days_supply\n  refills\n  substitutions\n  pharmacy_ncpdp_id\n  diagnosis_codes\n  set_name\n}",
};

export const CheckPrescriptionDocument: ApiDocument<CheckPrescriptionQuery, CheckPrescriptionQueryVariables> = {
  service: 'prescription',
  name: 'CheckPrescription',
  query: "query CheckPrescription($input: PrescriptionInput!, $id: ID) {\n  checkPrescription(input: $input, id: $id) {\n    ...RxSafety\n  }\n}\nfragment RxSafety on SafetyCheck {\n  outcome\n  alerts {\n    key\n    kind\n    severity\n    title\n    text\n    is_hard_stop\n    remembered_code\n  }\n  unchecked\n  coverage\n}",
};

export const CheckPharmacyAnswerDocument: ApiDocument<CheckPharmacyAnswerQuery, CheckPharmacyAnswerQueryVariables> = {
  service: 'prescription',
  name: 'CheckPharmacyAnswer',
  query: "query CheckPharmacyAnswer($id: ID!, $input: PharmacyResponseInput!) {\n  checkPharmacyAnswer(id: $id, input: $input) {\n    ...RxSafety\n  }\n}\nfragment RxSafety on SafetyCheck {\n  outcome\n  alerts {\n    key\n    kind\n    severity\n    title\n    text\n    is_hard_stop\n    remembered_code\n  }\n  unchecked\n  coverage\n}",
};

export const MedicationPrescriptionsDocument: ApiDocument<MedicationPrescriptionsQuery, MedicationPrescriptionsQueryVariables> = {
  service: 'prescription',
  name: 'MedicationPrescriptions',
  query: "query MedicationPrescriptions($patient: ID!) {\n  medicationPrescriptions(patient_id: $patient) {\n    medication_record_id\n    prescription {\n      id\n      content {\n        kind\n        drug_description\n        quantity\n        quantity_unit\n        refills\n        written_date\n      }\n      pharmacy_name\n      state\n      cancel_state\n      fill_state\n      fill_time\n      written_in\n    }\n    supply_ends\n    is_due\n  }\n}",
};

export const PrescriptionsOfMedicationDocument: ApiDocument<PrescriptionsOfMedicationQuery, PrescriptionsOfMedicationQueryVariables> = {
  service: 'prescription',
  name: 'PrescriptionsOfMedication',
  query: "query PrescriptionsOfMedication($id: ID!) {\n  prescriptionsOfMedication(medication_record_id: $id) {\n    ...RxFields\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const PrescribersDocument: ApiDocument<PrescribersQuery, PrescribersQueryVariables> = {
  service: 'prescription',
  name: 'Prescribers',
  query: "query Prescribers {\n  prescribers {\n    user_id\n    name\n  }\n}",
};

export const SavePrescriptionDocument: ApiDocument<SavePrescriptionMutation, SavePrescriptionMutationVariables> = {
  service: 'prescription',
  name: 'SavePrescription',
  query: "mutation SavePrescription($key: String!, $input: PrescriptionInput!, $id: ID, $version: Int) {\n  savePrescription(client_key: $key, input: $input, id: $id, version: $version) {\n    ...RxFields\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const SendPrescriptionDocument: ApiDocument<SendPrescriptionMutation, SendPrescriptionMutationVariables> = {
  service: 'prescription',
  name: 'SendPrescription',
  query: "mutation SendPrescription($key: String!, $input: PrescriptionInput!, $id: ID, $version: Int, $overrides: [AlertOverrideInput!]) {\n  sendPrescription(\n    client_key: $key\n    input: $input\n    id: $id\n    version: $version\n    overrides: $overrides\n  ) {\n    code\n    message\n    prescription {\n      ...RxFields\n    }\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const SendPrescriptionsDocument: ApiDocument<SendPrescriptionsMutation, SendPrescriptionsMutationVariables> = {
  service: 'prescription',
  name: 'SendPrescriptions',
  query: "mutation SendPrescriptions($ids: [ID!]!) {\n  sendPrescriptions(ids: $ids) {\n    id\n    ok\n    code\n    message\n  }\n}",
};

export const MarkPrescriptionPrintedDocument: ApiDocument<MarkPrescriptionPrintedMutation, MarkPrescriptionPrintedMutationVariables> = {
  service: 'prescription',
  name: 'MarkPrescriptionPrinted',
  query: "mutation MarkPrescriptionPrinted($id: ID!, $version: Int!) {\n  markPrescriptionPrinted(id: $id, version: $version) {\n    ...RxFields\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const DeletePrescriptionDocument: ApiDocument<DeletePrescriptionMutation, DeletePrescriptionMutationVariables> = {
  service: 'prescription',
  name: 'DeletePrescription',
  query: "mutation DeletePrescription($id: ID!, $version: Int!) {\n  deletePrescription(id: $id, version: $version) {\n    id\n  }\n}",
};

export const CancelPrescriptionDocument: ApiDocument<CancelPrescriptionMutation, CancelPrescriptionMutationVariables> = {
  service: 'prescription',
  name: 'CancelPrescription',
  query: "mutation CancelPrescription($id: ID!, $reason: String) {\n  cancelPrescription(id: $id, reason: $reason) {\n    code\n    message\n    prescription {\n      ...RxFields\n    }\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};

export const AnswerPharmacyRequestDocument: ApiDocument<AnswerPharmacyRequestMutation, AnswerPharmacyRequestMutationVariables> = {
  service: 'prescription',
  name: 'AnswerPharmacyRequest',
  query: "mutation AnswerPharmacyRequest($id: ID!, $version: Int!, $input: PharmacyResponseInput!) {\n  answerPharmacyRequest(id: $id, version: $version, input: $input) {\n    code\n    message\n    request {\n      ...RxRequest\n    }\n  }\n}\nfragment RxMedication on NamedMedication {\n  drug_description\n  quantity\n  quantity_unit\n  days_supply\n  refills\n  sig\n  note\n  written_date\n  last_fill_date\n  substitutions\n  product_code\n  ingredients\n  sig_flag\n}\nfragment RxRequest on PharmacyRequest {\n  id\n  kind\n  message_id\n  rx_reference_number\n  order_number\n  request_code\n  request_sub_codes\n  patient_id\n  patient_name\n  patient_birth\n  patient_gender\n  patient_phone\n  patient_address\n  matched_name\n  prescriber_id\n  prescriber_name\n  pharmacy_name\n  pharmacy_phone\n  drug_description\n  requested_refills\n  original {\n    ...RxMedication\n  }\n  dispensed {\n    ...RxMedication\n  }\n  requested {\n    ...RxMedication\n  }\n  received_time\n  age_hours\n  state\n  response\n  response_state\n  response_problem\n  response_note\n  denial_reason\n  next_order_number\n  version\n}",
};

export const MatchPharmacyRequestDocument: ApiDocument<MatchPharmacyRequestMutation, MatchPharmacyRequestMutationVariables> = {
  service: 'prescription',
  name: 'MatchPharmacyRequest',
  query: "mutation MatchPharmacyRequest($id: ID!, $version: Int!, $patient: ID!) {\n  matchPharmacyRequest(id: $id, version: $version, patient_id: $patient) {\n    ...RxRequest\n  }\n}\nfragment RxMedication on NamedMedication {\n  drug_description\n  quantity\n  quantity_unit\n  days_supply\n  refills\n  sig\n  note\n  written_date\n  last_fill_date\n  substitutions\n  product_code\n  ingredients\n  sig_flag\n}\nfragment RxRequest on PharmacyRequest {\n  id\n  kind\n  message_id\n  rx_reference_number\n  order_number\n  request_code\n  request_sub_codes\n  patient_id\n  patient_name\n  patient_birth\n  patient_gender\n  patient_phone\n  patient_address\n  matched_name\n  prescriber_id\n  prescriber_name\n  pharmacy_name\n  pharmacy_phone\n  drug_description\n  requested_refills\n  original {\n    ...RxMedication\n  }\n  dispensed {\n    ...RxMedication\n  }\n  requested {\n    ...RxMedication\n  }\n  received_time\n  age_hours\n  state\n  response\n  response_state\n  response_problem\n  response_note\n  denial_reason\n  next_order_number\n  version\n}",
};

export const DeletePharmacyRequestDocument: ApiDocument<DeletePharmacyRequestMutation, DeletePharmacyRequestMutationVariables> = {
  service: 'prescription',
  name: 'DeletePharmacyRequest',
  query: "mutation DeletePharmacyRequest($id: ID!, $version: Int!) {\n  deletePharmacyRequest(id: $id, version: $version) {\n    id\n  }\n}",
};

export const SavePrescriptionFavouriteDocument: ApiDocument<SavePrescriptionFavouriteMutation, SavePrescriptionFavouriteMutationVariables> = {
  service: 'prescription',
  name: 'SavePrescriptionFavourite',
  query: "mutation SavePrescriptionFavourite($key: String!, $input: FavouriteInput!) {\n  savePrescriptionFavourite(client_key: $key, input: $input) {\n    ...RxFavourite\n  }\n}\nfragment RxFavourite on PrescriptionFavourite {\n  id\n  name\n  kind\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  dosage_form\n  sig\n  quantity\n  quantity_unit\n  days_supply\n  refills\n  substitutions\n  pharmacy_ncpdp_id\n  diagnosis_codes\n  set_name\n}",
};

export const PrepareFavouritesDocument: ApiDocument<PrepareFavouritesMutation, PrepareFavouritesMutationVariables> = {
  service: 'prescription',
  name: 'PrepareFavourites',
  query: "mutation PrepareFavourites($key: String!, $patient: ID!, $ids: [ID!]!) {\n  prepareFavourites(client_key: $key, patient_id: $patient, ids: $ids) {\n    id\n    ok\n    message\n  }\n}",
};

export const DeletePrescriptionFavouriteDocument: ApiDocument<DeletePrescriptionFavouriteMutation, DeletePrescriptionFavouriteMutationVariables> = {
  service: 'prescription',
  name: 'DeletePrescriptionFavourite',
  query: "mutation DeletePrescriptionFavourite($id: ID!) {\n  deletePrescriptionFavourite(id: $id)\n}",
};

export const RecordControlledPrescriptionDocument: ApiDocument<RecordControlledPrescriptionMutation, RecordControlledPrescriptionMutationVariables> = {
  service: 'prescription',
  name: 'RecordControlledPrescription',
  query: "mutation RecordControlledPrescription($key: String!, $input: PrescriptionInput!, $written: ControlledWrittenInput!) {\n  recordControlledPrescription(client_key: $key, input: $input, written: $written) {\n    ...RxFields\n  }\n}\nfragment RxContent on PrescriptionContent {\n  kind\n  patient_id\n  note_id\n  follows_id\n  medication_record_id\n  order_number\n  pharmacy_ncpdp_id\n  drug_id\n  drug_description\n  product_code\n  product_qualifier\n  drug_db_code\n  drug_db_qualifier\n  controlled\n  dosage_form\n  quantity\n  quantity_qualifier\n  quantity_unit\n  days_supply\n  written_date\n  effective_date\n  substitutions\n  refills\n  diagnoses {\n    code\n    name\n  }\n  note\n  sig\n  rx_fill_indicator\n  final_form\n  ingredients {\n    description\n    strength_value\n    strength_form\n    strength_unit\n    quantity_value\n    quantity_qualifier\n    quantity_unit\n  }\n  height\n  height_date\n  weight\n  weight_date\n  is_attested\n}\nfragment RxPharmacy on PrescriptionPharmacy {\n  ncpdp_id\n  name\n  address\n  city\n  state\n  postal_code\n  phone\n  specialty\n  service_level\n  active_start\n  active_end\n  is_active\n  is_valid\n  takes_new\n  takes_cancel\n}\nfragment RxFields on Prescription {\n  id\n  patient_id\n  patient_name\n  prescriber_id\n  prescriber_name\n  content {\n    ...RxContent\n  }\n  pharmacy_name\n  pharmacy {\n    ...RxPharmacy\n  }\n  message_id\n  state\n  state_time\n  problem\n  cancel_state\n  cancel_time\n  cancel_reason\n  cancel_answer\n  fill_state\n  fill_time\n  fill_note\n  written_in\n  paper_exception\n  pdmp_state\n  pdmp_time\n  may_cancel\n  request_id\n  medication_record_id\n  alerts {\n    key\n    title\n    severity\n    override_code\n    override_note\n    overridden_by\n    is_remembered\n  }\n  created_time\n  sent_time\n  version\n}",
};
