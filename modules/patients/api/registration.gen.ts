// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { DateFilter, IdFilter, SortOrder, StringFilter } from '../../../platform/contract.gen.ts';
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PatientViewInput = {
  name: string;
  filters: ListFiltersInput;
};

/** The filters of the patient list as its page has them; empty text if a filter is not set. */
export type ListFiltersInput = {
  /** One per line; patients with at least one of them. */
  tags: string;
  /** The user ID of the provider of the last or next visit. */
  doctor: string;
  /** `within:7` or `none:365`: a visit, or none, in the last days; one of the choices of the page. */
  visit: string;
  /** In this many days at most; one of the choices of the page. */
  next: string;
  /** today, week or month. */
  birthday: string;
  gender: string;
  /** Whole years today. */
  ageFrom: string;
  ageTo: string;
};

export type PatientGroup<Rows = object> = {
  id: string;
  group_name: string;
  filters: Answer<Rows, 'GroupFilters', GroupFilters>;
};

/** As in ListFiltersInput. */
export type GroupFilters = {
  tags: string;
  doctor: string;
  visit: string;
  next: string;
  birthday: string;
  gender: string;
  ageFrom: string;
  ageTo: string;
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

export type PatientLikeness<Rows = object> = {
  patient: Answer<Rows, 'Patient', Patient<Rows>>;
  /** 0 to 100; 60 and more is likely the same person. */
  score: number;
  /** The reasons, e.g. same date of birth. */
  reasons: Array<string>;
};

export type PatientPairs<Rows = object> = {
  count: number;
  pairs: Array<Answer<Rows, 'PatientPair', PatientPair<Rows>>>;
};

export type PatientPair<Rows = object> = {
  one: Answer<Rows, 'Patient', Patient<Rows>>;
  other: Answer<Rows, 'Patient', Patient<Rows>>;
  score: number;
  reasons: Array<string>;
};

export type PatientMerge = {
  id: string;
  survivor_id: string;
  merged_id: string;
  survivor_name: string;
  merged_name: string;
  merged_by: string;
  merged_time: Date | string;
  undone_time?: Date | string | null;
  /** Number of rows moved in all modules. */
  moved: number;
  /** After an undo: fields that were changed since and not restored. */
  kept_fields: Array<string>;
};

export type TaggedObjects<Rows = object> = {
  count: number;
  objects: Array<Answer<Rows, 'TaggedObject', TaggedObject<Rows>>>;
};

export type TaggedObject<Rows = object> = {
  /** patient */
  object_type: string;
  object_id: string;
  tags: Array<Answer<Rows, 'PatientTag', PatientTag>>;
};

export type TaggedPatients = {
  patient_ids: Array<string>;
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

export type PatientSearchResult<Rows = object> = {
  count: number;
  /** True if there was no exact match and these are similar. */
  similar: boolean;
  patient_list: Array<Answer<Rows, 'Patient', Patient<Rows>>>;
};

export type Patient<Rows = object> = {
  id: string;
  /** The clinic's record number, starting at 100000. */
  user_patient_id: string;
  clinic_id: string;
  first_name: string;
  last_name: string;
  middle_name?: string | null;
  nick_name?: string | null;
  email?: string | null;
  /** Dial code, a space, then the number: +1 6175550143. */
  mobile?: string | null;
  home_phone?: string | null;
  work_phone?: string | null;
  date_of_birth?: string | null;
  /** The patient's date of death; null if alive. */
  deceased_date?: string | null;
  /** Female or Male. */
  gender: string;
  gender_at_birth?: string | null;
  race?: string | null;
  ethnicity?: string | null;
  /** en or es: the language that the patient reads. */
  preferred_language?: string | null;
  emergency_contact_name?: string | null;
  emergency_contact_phone?: string | null;
  /** The source of the record, e.g. import, or free text. */
  source?: string | null;
  /** The layout of the patient's page, if a program stores it. */
  layout?: unknown;
  /** Vital signs, one entry per time, newest first, at most 100; null without permission. Resolved by the vitals module. */
  vital_signs?: Array<Answer<Rows, 'PatientVitalSign', PatientVitalSign>> | null;
  /** URL of the picture, which requires the session's token; null if there is none. */
  avatar?: string | null;
  note1?: string | null;
  note2?: string | null;
  /** The last and next visit, according to the calendar. */
  last_visit?: Date | string | null;
  next_visit?: Date | string | null;
  /** Safety alerts. */
  alerts: Array<Answer<Rows, 'PatientAlert', PatientAlert>>;
  patient_tags: Array<Answer<Rows, 'PatientTag', PatientTag>>;
  mailing_addresses: Array<Answer<Rows, 'Address', Address>>;
  billing_addresses: Array<Answer<Rows, 'Address', Address>>;
  allergies: Answer<Rows, 'AllergyList', AllergyList<Rows>>;
  medication_history: Array<Answer<Rows, 'MedicationRecord', MedicationRecord>>;
  create_time: Date | string;
  update_time: Date | string;
  deleted_time?: Date | string | null;
  /** Incremented with every change; sent back on update. */
  version: number;
};

/** The vital signs of a patient at one time. */
export type PatientVitalSign = {
  patient_id: string;
  collect_time: Date | string;
  collector_doctor_id: string;
  /** F */
  body_temperature?: number | null;
  /** BPM */
  pulse_rate?: number | null;
  /** BPM */
  respiration_rate?: number | null;
  /** mmHg */
  blood_pressure_low?: number | null;
  blood_pressure_high?: number | null;
  /** Total inches. */
  height?: number | null;
  /** lb */
  weight?: number | null;
};

export type PatientAlert = {
  id: string;
  patient_id: string;
  alert_text: string;
  severity: AlertSeverity;
  create_time: Date | string;
  version: number;
};

export type AlertSeverity = 'info' | 'warning' | 'critical';

export type PatientTag = {
  tag: string;
  /** #rrggbb */
  color: string;
};

export type AllergyList<Rows = object> = {
  /** Active allergies. */
  allergy_list: Array<Answer<Rows, 'Allergy', Allergy>>;
  /** Inactive and resolved allergies, and those entered in error. */
  past_list: Array<Answer<Rows, 'Allergy', Allergy>>;
  /** When it was recorded that there are no known allergies; null if it was not, or if there are some. */
  none_known_time?: Date | string | null;
  /** Name at that time of the member who recorded it. */
  none_known_by?: string | null;
};

export type Allergy = {
  id: string;
  allergy_substance: string;
  /** drug, food, insect, latex, mold, pet or pollen. */
  allergy_category: string;
  reaction?: string | null;
  /** mild, moderate or severe. */
  severity?: string | null;
  onset_date?: string | null;
  /** active, inactive, resolved or entered_in_error. */
  status: string;
  patient_id: string;
  /** Incremented with every change; sent back on update. */
  version: number;
};

/** A current or past medication, regardless of the prescriber. */
export type MedicationRecord = {
  id: string;
  patient_id: string;
  drug_name: string;
  /** How often it is taken. */
  frequency?: string | null;
  from?: string | null;
  /** Null for a current medication. */
  to?: string | null;
  type?: string | null;
  /** Drug or Supplement. */
  record_type: string;
  eRx_issue_date?: string | null;
  version: number;
};

export type Address = {
  id: string;
  address_type: AddressType;
  address_line1: string;
  address_line2?: string | null;
  city: string;
  /** Two-letter code in the United States and Canada. */
  state_or_provice: string;
  postal_code: string;
  country: string;
  default_address: boolean;
  po_box: boolean;
  version: number;
};

export type AddressType = 'mailing_address' | 'billing';

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

export type BirthdaySpan = 'today' | 'week' | 'month';

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

export type Rehearsal<Rows = object> = {
  /** Null if no rehearsal is under way. */
  patient_id?: string | null;
  /** When the last one was removed. */
  removed_time?: Date | string | null;
  steps: Array<Answer<Rows, 'RehearsalStep', RehearsalStep>>;
};

export type RehearsalStep = {
  /** `module.things` */
  id: string;
  is_done: boolean;
};

export type RecordImporter<Rows = object> = {
  /** `module.things` */
  id: string;
  title: string;
  /** What the user should know before the import. */
  notice?: string | null;
  columns: Array<Answer<Rows, 'RecordImportColumn', RecordImportColumn>>;
};

export type RecordImportColumn = {
  title: string;
  required: boolean;
};

export type RecordImportOutcome<Rows = object> = {
  /** Null for a preview. */
  import_id?: string | null;
  created: number;
  /** At most 200; the header row is line 1. */
  problems: Array<Answer<Rows, 'RecordImportProblem', RecordImportProblem>>;
};

export type RecordImportProblem = {
  line: number;
  message: string;
};

export type RecordImport = {
  id: string;
  title: string;
  imported_by_name: string;
  imported_time: Date | string;
  undone_time?: Date | string | null;
  rows: number;
  /** Records that the undo kept because they were changed since. */
  kept: number;
};

export type QueryResolvers<Rows = object> = {
  record_importers?: Field<Array<Answer<Rows, 'RecordImporter', RecordImporter<Rows>>>>;
  record_imports?: Field<Array<Answer<Rows, 'RecordImport', RecordImport>>>;
  rehearsal?: Field<Answer<Rows, 'Rehearsal', Rehearsal<Rows>>>;
  search_patients?: Field<Answer<Rows, 'PatientSearchResult', PatientSearchResult<Rows>>, {
    where?: PatientWhere | null | undefined;
    orderBy?: PatientOrderBy | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  search_patient?: Field<Array<Answer<Rows, 'Patient', Patient<Rows>>>, { search_string: string }>;
  get_patient_info_by_id?: Field<Answer<Rows, 'Patient', Patient<Rows>> | null, { patientID: string }>;
  get_patient_info_by_ids?: Field<Array<Answer<Rows, 'Patient', Patient<Rows>>>, { ids: Array<string> }>;
  get_objects_associated_with_tag_filters?: Field<Answer<Rows, 'TaggedObjects', TaggedObjects<Rows>>, {
    tags: Array<string>;
    any: boolean | null;
    skip: number | null;
    take: number | null;
  }>;
  export_patients?: Field<Answer<Rows, 'PatientSearchResult', PatientSearchResult<Rows>>, {
    where?: PatientWhere | null | undefined;
    orderBy?: PatientOrderBy | null | undefined;
    format: string;
    skip: number | null;
    take: number | null;
  }>;
  similar_patients?: Field<Array<Answer<Rows, 'PatientLikeness', PatientLikeness<Rows>>>, {
    person: TypedPersonInput;
  }>;
  patient_duplicates?: Field<Answer<Rows, 'PatientPairs', PatientPairs<Rows>>, {
    skip: number | null;
    take: number | null;
  }>;
  patient_groups?: Field<Array<Answer<Rows, 'PatientGroup', PatientGroup<Rows>>>>;
  patient_merges?: Field<Array<Answer<Rows, 'PatientMerge', PatientMerge>>>;
  search_tags?: Field<Array<Answer<Rows, 'PatientTag', PatientTag>>, {
    search: string | null;
    patient_id?: string | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  import_records?: Field<Answer<Rows, 'RecordImportOutcome', RecordImportOutcome<Rows>>, {
    kind: string;
    text: string;
    apply: boolean;
  }>;
  undo_record_import?: Field<Answer<Rows, 'RecordImport', RecordImport>, { id: string }>;
  rehearsal_start?: Field<Answer<Rows, 'Rehearsal', Rehearsal<Rows>>>;
  rehearsal_remove?: Field<Answer<Rows, 'Rehearsal', Rehearsal<Rows>>, { patient_id: string }>;
  dismiss_patient_duplicate?: Field<boolean, { one_id: string; other_id: string }>;
  find_patient_duplicates?: Field<boolean>;
  merge_patients?: Field<Answer<Rows, 'PatientMerge', PatientMerge>, {
    survivor: MergeSideInput;
    merged: MergeSideInput;
    take: Array<string>;
  }>;
  undo_patient_merge?: Field<Answer<Rows, 'PatientMerge', PatientMerge>, { id: string }>;
  share_patient_view?: Field<Answer<Rows, 'PatientGroup', PatientGroup<Rows>>, { input: PatientViewInput }>;
  unshare_patient_view?: Field<Answer<Rows, 'PatientGroup', PatientGroup<Rows>>, { id: string }>;
  reshare_patient_view?: Field<Answer<Rows, 'PatientGroup', PatientGroup<Rows>>, { id: string }>;
  create_patient_alert?: Field<Answer<Rows, 'PatientAlert', PatientAlert>, {
    patient_id: string;
    alert_text: string;
    severity: AlertSeverity;
  }>;
  update_patient_alert?: Field<Answer<Rows, 'PatientAlert', PatientAlert>, {
    id: string;
    version: number;
    alert_text: string;
    severity: AlertSeverity;
  }>;
  delete_patient_alert?: Field<Answer<Rows, 'PatientAlert', PatientAlert>, { id: string; version: number }>;
  tag_patients?: Field<Answer<Rows, 'TaggedPatients', TaggedPatients>, {
    patient_ids: Array<string>;
    tag: string;
    color: string;
  }>;
  untag_patients?: Field<Answer<Rows, 'TaggedPatients', TaggedPatients>, { patient_ids: Array<string>; tag: string }>;
  create_patient?: Field<Answer<Rows, 'Patient', Patient<Rows>>, { input: PatientInput }>;
  update_patient_with_id?: Field<Answer<Rows, 'Patient', Patient<Rows>>, {
    id: string;
    version: number;
    input: PatientPatch;
  }>;
  update_patient?: Field<Answer<Rows, 'Patient', Patient<Rows>>, {
    id: string;
    version?: number | null | undefined;
    mail?: string | null | undefined;
    last_name?: string | null | undefined;
    first_name?: string | null | undefined;
    gender?: string | null | undefined;
    birthday?: string | null | undefined;
    mobile?: string | null | undefined;
  }>;
  delete_patient?: Field<Answer<Rows, 'Patient', Patient<Rows>>, { id: string; version: number }>;
  restore_patient?: Field<Answer<Rows, 'Patient', Patient<Rows>>, { id: string; version: number }>;
  create_allergy?: Field<Answer<Rows, 'Allergy', Allergy>, { input: AllergyInput }>;
  update_allergy?: Field<Answer<Rows, 'Allergy', Allergy>, { id: string; version: number; input: AllergyUpdate }>;
  record_no_known_allergies?: Field<Answer<Rows, 'AllergyList', AllergyList<Rows>>, {
    patient_id: string;
    none_known: boolean;
  }>;
  add_medication_record?: Field<Answer<Rows, 'MedicationRecord', MedicationRecord>, { input: MedicationRecordInput }>;
  update_medication_record?: Field<Answer<Rows, 'MedicationRecord', MedicationRecord>, {
    id: string;
    version: number;
    input: MedicationRecordUpdate;
  }>;
  delete_medication_record?: Field<Answer<Rows, 'MedicationRecord', MedicationRecord>, {
    id: string;
    version: number;
  }>;
  create_address?: Field<Answer<Rows, 'Address', Address>, { input: NewAddressInput }>;
  update_address_use_id?: Field<Answer<Rows, 'Address', Address>, { input: AddressUpdate }>;
  delete_address?: Field<Answer<Rows, 'Address', Address>, { id: string; version: number }>;
  update_patient_tags?: Field<Answer<Rows, 'Patient', Patient<Rows>>, {
    patient_id: string;
    tags: Array<PatientTagInput>;
    was?: Array<string> | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientGroup: PatientGroup<Rows>;
    GroupFilters: GroupFilters;
    PatientLikeness: PatientLikeness<Rows>;
    PatientPairs: PatientPairs<Rows>;
    PatientPair: PatientPair<Rows>;
    PatientMerge: PatientMerge;
    TaggedObjects: TaggedObjects<Rows>;
    TaggedObject: TaggedObject<Rows>;
    TaggedPatients: TaggedPatients;
    PatientSearchResult: PatientSearchResult<Rows>;
    Patient: Patient<Rows>;
    PatientVitalSign: PatientVitalSign;
    PatientAlert: PatientAlert;
    PatientTag: PatientTag;
    AllergyList: AllergyList<Rows>;
    Allergy: Allergy;
    MedicationRecord: MedicationRecord;
    Address: Address;
    Rehearsal: Rehearsal<Rows>;
    RehearsalStep: RehearsalStep;
    RecordImporter: RecordImporter<Rows>;
    RecordImportColumn: RecordImportColumn;
    RecordImportOutcome: RecordImportOutcome<Rows>;
    RecordImportProblem: RecordImportProblem;
    RecordImport: RecordImport;
  }
>;
