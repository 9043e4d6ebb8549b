// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PrescriptionKind = 'drug' | 'supply' | 'compound';

export type PrescriptionState =
  | 'Saved'
  | 'Waiting'
  | 'Queued'
  | 'Confirmed'
  | 'Failed'
  | 'Unknown'
  | 'Printed'
  | 'Withdrawn';

export type PrescriptionFillState = 'Dispensed' | 'PartiallyDispensed' | 'NotDispensed' | 'Transferred';

export type PrescriptionCancelState = 'Waiting' | 'Queued' | 'Approved' | 'Denied' | 'Failed' | 'Unknown';

export type ControlledWay = 'paper' | 'epcs';

export type PharmacyRequestKind = 'renewal' | 'change';

export type PharmacyResponseType = 'Approved' | 'ApprovedWithChanges' | 'Replace' | 'Denied';

export type NetworkNoticeKind = 'error' | 'cancel_response';

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
  pdmp_time?: Date | null | undefined;
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

export type PrescribedDiagnosis = {
  code: string;
  name: string;
};

export type PrescribedIngredient = {
  description: string;
  strength_value: string;
  strength_form: string;
  strength_unit: string;
  quantity_value: string;
  quantity_qualifier: string;
  quantity_unit: string;
};

export type PrescriptionPharmacy = {
  ncpdp_id: string;
  /** Name, address, city, state, zip, number, specialty, NCPDP id. */
  name: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  phone: string;
  specialty: string;
  service_level?: string | null;
  active_start?: string | null;
  active_end?: string | null;
  is_active: boolean;
  is_valid: boolean;
  takes_new: boolean;
  takes_cancel: boolean;
};

export type Prescriber = {
  user_id: string;
  name: string;
};

export type PrescriptionStart<Rows = object> = {
  patient: Answer<Rows, 'PrescriptionPatient', PrescriptionPatient>;
  prescriber: Answer<Rows, 'PrescriptionPrescriber', PrescriptionPrescriber>;
  fields: Answer<Rows, 'PrescriptionContent', PrescriptionContent<Rows>>;
  /** The drug's schedule in the compendium; null if it fell back to a supply. */
  schedule?: string | null;
  is_controlled: boolean;
  pharmacies: Array<Answer<Rows, 'PrescriptionPharmacy', PrescriptionPharmacy>>;
  /** Diagnoses of the chart note and the problem list, those that the drug treats first. */
  note_diagnoses: Array<Answer<Rows, 'PrescribedDiagnosis', PrescribedDiagnosis>>;
};

export type PrescriptionPatient = {
  id: string;
  first_name: string;
  last_name: string;
  gender: string;
  date_of_birth?: string | null;
  age_years?: number | null;
  phone: string;
  /** Line 1, city, state, zip. */
  address: string;
  postal_code: string;
  has_address: boolean;
  allergies: Array<string>;
  /** The patient was asked and has no known allergies. */
  no_known_allergies: boolean;
  medications: Array<string>;
};

export type PrescriptionPrescriber = {
  user_id: string;
  first_name: string;
  last_name: string;
  npi?: string | null;
  spi?: string | null;
  address: string;
  /** Two letters. */
  state: string;
  may_send: boolean;
  /** Why nothing can be sent in the prescriber's name; shown as Operation Denied. */
  problem?: string | null;
};

export type PrescriptionContent<Rows = object> = {
  kind: PrescriptionKind;
  patient_id: string;
  note_id?: string | null;
  follows_id?: string | null;
  medication_record_id?: string | null;
  order_number: string;
  pharmacy_ncpdp_id: string;
  drug_id?: string | null;
  drug_description: string;
  product_code: string;
  product_qualifier: string;
  drug_db_code: string;
  drug_db_qualifier: string;
  controlled: string;
  dosage_form: string;
  quantity: string;
  quantity_qualifier: string;
  quantity_unit: string;
  days_supply: string;
  written_date: string;
  effective_date: string;
  substitutions: string;
  refills: string;
  diagnoses: Array<Answer<Rows, 'PrescribedDiagnosis', PrescribedDiagnosis>>;
  note: string;
  sig: string;
  rx_fill_indicator: string;
  final_form: string;
  ingredients: Array<Answer<Rows, 'PrescribedIngredient', PrescribedIngredient>>;
  height: string;
  height_date: string;
  weight: string;
  weight_date: string;
  is_attested: boolean;
};

export type PrescriptionList<Rows = object> = {
  count: number;
  prescriptions: Array<Answer<Rows, 'Prescription', Prescription<Rows>>>;
};

export type Prescription<Rows = object> = {
  id: string;
  patient_id: string;
  patient_name: string;
  prescriber_id: string;
  prescriber_name: string;
  content: Answer<Rows, 'PrescriptionContent', PrescriptionContent<Rows>>;
  pharmacy_name: string;
  pharmacy?: Answer<Rows, 'PrescriptionPharmacy', PrescriptionPharmacy> | null;
  message_id: string;
  state: PrescriptionState;
  state_time: Date | string;
  problem?: string | null;
  cancel_state?: PrescriptionCancelState | null;
  cancel_time?: Date | string | null;
  cancel_reason?: string | null;
  cancel_answer?: string | null;
  /** The pharmacy's latest dispensing report. */
  fill_state?: PrescriptionFillState | null;
  fill_time?: Date | string | null;
  fill_note?: string | null;
  may_cancel: boolean;
  /** The pharmacy request that this prescription answers. */
  request_id?: string | null;
  prior_authorization: string;
  medication_record_id?: string | null;
  /** Where a controlled substance was prescribed; null for any other drug. */
  written_in?: ControlledWay | null;
  paper_exception: string;
  /** The state whose prescription monitoring program was checked, and when. */
  pdmp_state: string;
  pdmp_time?: Date | string | null;
  alerts: Array<Answer<Rows, 'PrescriptionAlert', PrescriptionAlert>>;
  created_time: Date | string;
  sent_time?: Date | string | null;
  version: number;
};

export type MedicationPrescription<Rows = object> = {
  medication_record_id: string;
  prescription: Answer<Rows, 'Prescription', Prescription<Rows>>;
  /** The day on which the supply with all refills ends; null without days supply, or if it was canceled. */
  supply_ends?: string | null;
  /** The supply has ended or ends within two weeks. */
  is_due: boolean;
};

export type PrescriptionAlert = {
  key: string;
  kind: string;
  severity: string;
  title: string;
  text: string;
  override_code?: string | null;
  override_note: string;
  overridden_by?: string | null;
  overridden_time?: Date | string | null;
  is_remembered: boolean;
};

export type SafetyCheck<Rows = object> = {
  /** alert, none, or could_not_check. */
  outcome: string;
  alerts: Array<Answer<Rows, 'SafetyAlert', SafetyAlert>>;
  unchecked: Array<string>;
  coverage: string;
};

export type SafetyAlert = {
  key: string;
  kind: string;
  severity: string;
  title: string;
  text: string;
  /** Can't be overridden; the prescription has to be changed. */
  is_hard_stop: boolean;
  /** The override reason given within the last year, while dose and medication list are unchanged. */
  remembered_code?: string | null;
};

export type SentPrescription<Rows = object> = {
  /** 010 confirmed; 000 queued; waiting: not acknowledged by the network yet; withdrawn: never sent; otherwise the network's code. */
  code: string;
  message: string;
  prescription: Answer<Rows, 'Prescription', Prescription<Rows>>;
};

export type BatchResult = {
  id: string;
  ok: boolean;
  /** As in SentPrescription; `saved` if it was prepared; `refused` if it can't be sent or prepared. */
  code: string;
  message: string;
};

export type PharmacyRequestList<Rows = object> = {
  count: number;
  requests: Array<Answer<Rows, 'PharmacyRequest', PharmacyRequest<Rows>>>;
};

/** A medication as named by a pharmacy or the prescriber. */
export type NamedMedication = {
  drug_description: string;
  quantity: string;
  quantity_unit: string;
  days_supply: string;
  refills: string;
  sig: string;
  note: string;
  written_date: string;
  last_fill_date: string;
  substitutions: string;
  product_code: string;
  ingredients: Array<string>;
  /** How the coded directions differ from their text; empty if they agree or there are none. */
  sig_flag: string;
};

export type PharmacyResponseState = 'Waiting' | 'Queued' | 'Confirmed' | 'Failed' | 'Unknown';

export type PharmacyRequest<Rows = object> = {
  id: string;
  kind: PharmacyRequestKind;
  message_id: string;
  rx_reference_number: string;
  order_number: string;
  request_code: string;
  /** Details of the request, as network codes. */
  request_sub_codes: Array<string>;
  patient_id?: string | null;
  /** As sent by the pharmacy. */
  patient_name: string;
  patient_birth: string;
  patient_gender: string;
  patient_phone: string;
  patient_address: string;
  /** The clinic's patient that it was matched to. */
  matched_name?: string | null;
  prescriber_id?: string | null;
  prescriber_name: string;
  pharmacy_name: string;
  pharmacy_phone: string;
  drug_description: string;
  requested_refills?: number | null;
  /** The medication as prescribed here, if known. */
  original?: Answer<Rows, 'NamedMedication', NamedMedication> | null;
  dispensed?: Answer<Rows, 'NamedMedication', NamedMedication> | null;
  requested: Array<Answer<Rows, 'NamedMedication', NamedMedication>>;
  received_time: Date | string;
  age_hours: number;
  state: string;
  response?: PharmacyResponseType | null;
  response_state?: PharmacyResponseState | null;
  response_problem?: string | null;
  response_note: string;
  denial_reason: string;
  next_order_number: number;
  version: number;
};

export type PharmacyAnswer<Rows = object> = {
  /** 010, 000, waiting, or the network's code. */
  code: string;
  message: string;
  request: Answer<Rows, 'PharmacyRequest', PharmacyRequest<Rows>>;
};

export type NetworkNoticeList<Rows = object> = {
  count: number;
  notices: Array<Answer<Rows, 'NetworkNotice', NetworkNotice>>;
};

export type NetworkNotice = {
  id: string;
  code: string;
  text: string;
  relates_to: string;
  prescription_id?: string | null;
  request_id?: string | null;
  order_number?: number | null;
  drug_description?: string | null;
  patient_id?: string | null;
  patient_name?: string | null;
  pharmacy_name?: string | null;
  received_time: Date | string;
};

export type PrescribingCounts = {
  renewals: number;
  changes: number;
  not_sent: number;
  failed: number;
};

export type PrescriptionFavourite = {
  id: string;
  name: string;
  kind: PrescriptionKind;
  drug_id?: string | null;
  drug_description: string;
  product_code: string;
  product_qualifier: string;
  drug_db_code: string;
  drug_db_qualifier: string;
  dosage_form: string;
  sig: string;
  quantity: string;
  quantity_unit: string;
  days_supply: string;
  refills: string;
  substitutions: string;
  pharmacy_ncpdp_id: string;
  diagnosis_codes: Array<string>;
  set_name: string;
};

export type QueryResolvers<Rows = object> = {
  newPrescription?: Field<Answer<Rows, 'PrescriptionStart', PrescriptionStart<Rows>>, { input: NewPrescriptionInput }>;
  prescriptions?: Field<Answer<Rows, 'PrescriptionList', PrescriptionList<Rows>>, {
    search?: PrescriptionSearch | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  prescription?: Field<Answer<Rows, 'Prescription', Prescription<Rows>>, { id: string }>;
  pharmacyRequests?: Field<Answer<Rows, 'PharmacyRequestList', PharmacyRequestList<Rows>>, {
    kind: PharmacyRequestKind;
    waiting: boolean | null;
    skip: number | null;
    take: number | null;
  }>;
  pharmacyRequest?: Field<Answer<Rows, 'PharmacyRequest', PharmacyRequest<Rows>>, { id: string }>;
  networkNotices?: Field<Answer<Rows, 'NetworkNoticeList', NetworkNoticeList<Rows>>, {
    kind: NetworkNoticeKind;
    skip: number | null;
    take: number | null;
  }>;
  prescribingCounts?: Field<Answer<Rows, 'PrescribingCounts', PrescribingCounts>>;
  prescriptionFavourites?: Field<Array<Answer<Rows, 'PrescriptionFavourite', PrescriptionFavourite>>>;
  checkPrescription?: Field<Answer<Rows, 'SafetyCheck', SafetyCheck<Rows>>, {
    input: PrescriptionInput;
    id?: string | null | undefined;
  }>;
  checkPharmacyAnswer?: Field<Answer<Rows, 'SafetyCheck', SafetyCheck<Rows>>, {
    id: string;
    input: PharmacyResponseInput;
  }>;
  prescriptionsOfMedication?: Field<Array<Answer<Rows, 'Prescription', Prescription<Rows>>>, {
    medication_record_id: string;
  }>;
  medicationPrescriptions?: Field<Array<Answer<Rows, 'MedicationPrescription', MedicationPrescription<Rows>>>, {
    patient_id: string;
  }>;
  prescribers?: Field<Array<Answer<Rows, 'Prescriber', Prescriber>>>;
};

export type MutationResolvers<Rows = object> = {
  savePrescription?: Field<Answer<Rows, 'Prescription', Prescription<Rows>>, {
    client_key: string;
    input: PrescriptionInput;
    id?: string | null | undefined;
    version?: number | null | undefined;
  }>;
  sendPrescription?: Field<Answer<Rows, 'SentPrescription', SentPrescription<Rows>>, {
    client_key: string;
    input: PrescriptionInput;
    id?: string | null | undefined;
    version?: number | null | undefined;
    overrides?: Array<AlertOverrideInput> | null | undefined;
  }>;
  sendPrescriptions?: Field<Array<Answer<Rows, 'BatchResult', BatchResult>>, { ids: Array<string> }>;
  markPrescriptionPrinted?: Field<Answer<Rows, 'Prescription', Prescription<Rows>>, { id: string; version: number }>;
  recordControlledPrescription?: Field<Answer<Rows, 'Prescription', Prescription<Rows>>, {
    client_key: string;
    input: PrescriptionInput;
    written: ControlledWrittenInput;
  }>;
  deletePrescription?: Field<Answer<Rows, 'Prescription', Prescription<Rows>>, { id: string; version: number }>;
  cancelPrescription?: Field<Answer<Rows, 'SentPrescription', SentPrescription<Rows>>, {
    id: string;
    reason?: string | null | undefined;
  }>;
  answerPharmacyRequest?: Field<Answer<Rows, 'PharmacyAnswer', PharmacyAnswer<Rows>>, {
    id: string;
    version: number;
    input: PharmacyResponseInput;
  }>;
  matchPharmacyRequest?: Field<Answer<Rows, 'PharmacyRequest', PharmacyRequest<Rows>>, {
    id: string;
    version: number;
    patient_id: string;
    prescription_id?: string | null | undefined;
  }>;
  deletePharmacyRequest?: Field<Answer<Rows, 'PharmacyRequest', PharmacyRequest<Rows>>, {
    id: string;
    version: number;
  }>;
  savePrescriptionFavourite?: Field<Answer<Rows, 'PrescriptionFavourite', PrescriptionFavourite>, {
    client_key: string;
    input: FavouriteInput;
  }>;
  prepareFavourites?: Field<Array<Answer<Rows, 'BatchResult', BatchResult>>, {
    client_key: string;
    patient_id: string;
    ids: Array<string>;
  }>;
  deletePrescriptionFavourite?: Field<boolean, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PrescribedDiagnosis: PrescribedDiagnosis;
    PrescribedIngredient: PrescribedIngredient;
    PrescriptionPharmacy: PrescriptionPharmacy;
    Prescriber: Prescriber;
    PrescriptionStart: PrescriptionStart<Rows>;
    PrescriptionPatient: PrescriptionPatient;
    PrescriptionPrescriber: PrescriptionPrescriber;
    PrescriptionContent: PrescriptionContent<Rows>;
    PrescriptionList: PrescriptionList<Rows>;
    Prescription: Prescription<Rows>;
    MedicationPrescription: MedicationPrescription<Rows>;
    PrescriptionAlert: PrescriptionAlert;
    SafetyCheck: SafetyCheck<Rows>;
    SafetyAlert: SafetyAlert;
    SentPrescription: SentPrescription<Rows>;
    BatchResult: BatchResult;
    PharmacyRequestList: PharmacyRequestList<Rows>;
    NamedMedication: NamedMedication;
    PharmacyRequest: PharmacyRequest<Rows>;
    PharmacyAnswer: PharmacyAnswer<Rows>;
    NetworkNoticeList: NetworkNoticeList<Rows>;
    NetworkNotice: NetworkNotice;
    PrescribingCounts: PrescribingCounts;
    PrescriptionFavourite: PrescriptionFavourite;
  }
>;
