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
   * Patients of the clinic. `where.search` finds by fragments of names in any order, accents forgiven, and by
   * date of birth (MM/DD/YYYY or YYYY-MM-DD), phone and record number. `take` is at most 100, 20 by default.
   * `count` is exact up to 1,000 and 1,001 where there are more. Where nobody matches as typed, who is written nearly so is
   * answered, and `similar` is true. The id of a patient who was merged into another one answers that one.
   */
  search_patients: PatientSearchResult;
  /** Patients as `search_patients` finds them by a text, the most likely first; at most 20. */
  search_patient: Array<Patient>;
  /** One patient; null where there is none. The id of a patient who was merged into another one answers that one. */
  get_patient_info_by_id?: Maybe<Patient>;
  /** These patients, at most 100, in no order; who is not there is left out. */
  get_patient_info_by_ids: Array<Patient>;
  /**
   * What carries tags of the clinic's list: every one of them, or with `any` at least one. `take` is at most 100; `count` as in
   * search_patients.
   */
  get_objects_associated_with_tag_filters: TaggedObjects;
  /**
   * Patients as search_patients finds them, to be taken out as a file: `format` is csv or excel, `take` at most 1,000. The answer leaves
   * once the audit log says that it does.
   */
  export_patients: PatientSearchResult;
  /** Who in the records is likely the person that is being typed in: name, date of birth, phone and e-mail weighed; at most 5. */
  similar_patients: Array<PatientLikeness>;
  /** Pairs of records that are likely of one person, the likeliest first. `take` is at most 50; `count` as in search_patients. */
  patient_duplicates: PatientPairs;
  /** The merges of the last 30 days, the newest first, at most 100: those that can be undone. */
  patient_merges: Array<PatientMerge>;
  /** Tags of the clinic's list whose words hold the text, and those of one patient that are no longer in it. */
  search_tags: Array<PatientTag>;
};


export type QuerySearch_PatientsArgs = {
  where?: InputMaybe<PatientWhere>;
  orderBy?: InputMaybe<PatientOrderBy>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearch_PatientArgs = {
  search_string: Scalars['String']['input'];
};


export type QueryGet_Patient_Info_By_IdArgs = {
  patientID: Scalars['ID']['input'];
};


export type QueryGet_Patient_Info_By_IdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryGet_Objects_Associated_With_Tag_FiltersArgs = {
  tags: Array<Scalars['String']['input']>;
  any?: InputMaybe<Scalars['Boolean']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExport_PatientsArgs = {
  where?: InputMaybe<PatientWhere>;
  orderBy?: InputMaybe<PatientOrderBy>;
  format: Scalars['String']['input'];
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySimilar_PatientsArgs = {
  person: TypedPersonInput;
};


export type QueryPatient_DuplicatesArgs = {
  skip?: InputMaybe<Scalars['Int']['input']>;
  take?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearch_TagsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  patient_id?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Says that two records are of two people: the pair is not proposed again. */
  dismiss_patient_duplicate: Scalars['Boolean']['output'];
  /** Looks through the whole clinic for likely pairs, in the background. */
  find_patient_duplicates: Scalars['Boolean']['output'];
  /**
   * Merges one record into another: everything of it moves to the survivor, its links lead there, and the fields that are named in
   * `take` are taken over. STALE_VERSION where one of them changed since it was looked at; nothing is written then.
   */
  merge_patients: PatientMerge;
  /** Undoes a merge within 30 days: what was moved goes back, what came since stays. Answers fields that changed since and stay. */
  undo_patient_merge: PatientMerge;
  /** Puts a safety note into the head of a patient's page: 200 characters at most. */
  create_patient_alert: PatientAlert;
  /** STALE_VERSION if somebody saved in between. */
  update_patient_alert: PatientAlert;
  /** Takes a safety note away; it stays in the audit log. */
  delete_patient_alert: PatientAlert;
  /**
   * Gives a tag of the clinic's list, in the list's colour, to up to 500 patients; answers whom it changed, so that it can be undone. A tag
   * that is not in the list is refused beside `tag`, but for those who all have it already.
   */
  tag_patients: TaggedPatients;
  /** Takes a tag from up to 500 patients; answers whom it changed. */
  untag_patients: TaggedPatients;
  /** Creates a patient. First name, last name and gender are required. */
  create_patient: Patient;
  /**
   * Changes the given fields of a patient; a field that is left out stays, null empties it. `version` is the version that the
   * editor was looking at: STALE_VERSION if somebody saved in between, and nothing is written.
   */
  update_patient_with_id: Patient;
  /**
   * Changes the fields that are given. Without a `version` it is not asked whether somebody saved in between: whoever shows what
   * they change sends it, as with `update_patient_with_id`.
   */
  update_patient: Patient;
  /**
   * Takes a patient out of the lists; the record stays, and `restore_patient` brings it back. STILL_OPEN where something of theirs is
   * to come or to be done, STALE_VERSION where somebody saved since `version`.
   */
  delete_patient: Patient;
  /** Brings a patient back whom delete_patient took out of the lists. */
  restore_patient: Patient;
  /** Adds an allergy. A substance that is among the active ones already is refused beside its field. */
  create_allergy: Allergy;
  /** Replaces what is said of an allergy, its status too; STALE_VERSION if somebody saved since `version`. */
  update_allergy: Allergy;
  /** Records that the patient has no known allergies, or takes that back. Refused while one is active. */
  record_no_known_allergies: AllergyList;
  /** Adds what a patient takes or took. */
  add_medication_record: MedicationRecord;
  /** Replaces what is said of a medication; `to` is the day on which it was stopped. */
  update_medication_record: MedicationRecord;
  /** Takes a medication record away, as one that was entered in error. */
  delete_medication_record: MedicationRecord;
  /** Adds an address. The first of its type is the default; one that is made the default takes the place of the one before. */
  create_address: Address;
  /** Replaces what is said of an address. */
  update_address_use_id: Address;
  /** Takes an address away; of those that are left the oldest becomes the default. */
  delete_address: Address;
  /**
   * Sets the tags of a patient. Those that are new must be in the clinic's list, whose colour is taken. `was` are the tags that
   * the editor began from: STALE_VERSION if there are others now.
   */
  update_patient_tags: Patient;
};


export type MutationDismiss_Patient_DuplicateArgs = {
  one_id: Scalars['ID']['input'];
  other_id: Scalars['ID']['input'];
};


export type MutationMerge_PatientsArgs = {
  survivor: MergeSideInput;
  merged: MergeSideInput;
  take: Array<Scalars['String']['input']>;
};


export type MutationUndo_Patient_MergeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreate_Patient_AlertArgs = {
  patient_id: Scalars['ID']['input'];
  alert_text: Scalars['String']['input'];
  severity: AlertSeverity;
};


export type MutationUpdate_Patient_AlertArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  alert_text: Scalars['String']['input'];
  severity: AlertSeverity;
};


export type MutationDelete_Patient_AlertArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTag_PatientsArgs = {
  patient_ids: Array<Scalars['ID']['input']>;
  tag: Scalars['String']['input'];
  color: Scalars['String']['input'];
};


export type MutationUntag_PatientsArgs = {
  patient_ids: Array<Scalars['ID']['input']>;
  tag: Scalars['String']['input'];
};


export type MutationCreate_PatientArgs = {
  input: PatientInput;
};


export type MutationUpdate_Patient_With_IdArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: PatientPatch;
};


export type MutationUpdate_PatientArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  mail?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  birthday?: InputMaybe<Scalars['Date']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDelete_PatientArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestore_PatientArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreate_AllergyArgs = {
  input: AllergyInput;
};


export type MutationUpdate_AllergyArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: AllergyUpdate;
};


export type MutationRecord_No_Known_AllergiesArgs = {
  patient_id: Scalars['ID']['input'];
  none_known: Scalars['Boolean']['input'];
};


export type MutationAdd_Medication_RecordArgs = {
  input: MedicationRecordInput;
};


export type MutationUpdate_Medication_RecordArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: MedicationRecordUpdate;
};


export type MutationDelete_Medication_RecordArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationCreate_AddressArgs = {
  input: NewAddressInput;
};


export type MutationUpdate_Address_Use_IdArgs = {
  input: AddressUpdate;
};


export type MutationDelete_AddressArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdate_Patient_TagsArgs = {
  patient_id: Scalars['ID']['input'];
  tags: Array<PatientTagInput>;
  was?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TypedPersonInput = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  home_phone?: InputMaybe<Scalars['String']['input']>;
};

export type MergeSideInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type PatientLikeness = {
  __typename?: 'PatientLikeness';
  patient: Patient;
  /** 0 to 100; 60 and more is likely the same person. */
  score: Scalars['Int']['output'];
  /** Why, in words for people: same date of birth. */
  reasons: Array<Scalars['String']['output']>;
};

export type PatientPairs = {
  __typename?: 'PatientPairs';
  count: Scalars['Int']['output'];
  pairs: Array<PatientPair>;
};

export type PatientPair = {
  __typename?: 'PatientPair';
  one: Patient;
  other: Patient;
  score: Scalars['Int']['output'];
  reasons: Array<Scalars['String']['output']>;
};

export type PatientMerge = {
  __typename?: 'PatientMerge';
  id: Scalars['ID']['output'];
  survivor_id: Scalars['ID']['output'];
  merged_id: Scalars['ID']['output'];
  survivor_name: Scalars['String']['output'];
  merged_name: Scalars['String']['output'];
  merged_by: Scalars['String']['output'];
  merged_time: Scalars['DateTime']['output'];
  undone_time?: Maybe<Scalars['DateTime']['output']>;
  /** How many rows of all areas the merge moved. */
  moved: Scalars['Int']['output'];
  /** After an undo: the fields that somebody changed since and that were left as they are. */
  kept_fields: Array<Scalars['String']['output']>;
};

export type TaggedObjects = {
  __typename?: 'TaggedObjects';
  count: Scalars['Int']['output'];
  objects: Array<TaggedObject>;
};

export type TaggedObject = {
  __typename?: 'TaggedObject';
  /** patient */
  object_type: Scalars['String']['output'];
  object_id: Scalars['ID']['output'];
  tags: Array<PatientTag>;
};

export type TaggedPatients = {
  __typename?: 'TaggedPatients';
  patient_ids: Array<Scalars['ID']['output']>;
};

export type AllergyInput = {
  patient_id: Scalars['ID']['input'];
  allergy_substance: Scalars['String']['input'];
  allergy_category: Scalars['String']['input'];
  reaction?: InputMaybe<Scalars['String']['input']>;
  severity?: InputMaybe<Scalars['String']['input']>;
  onset_date?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type AllergyUpdate = {
  allergy_substance: Scalars['String']['input'];
  allergy_category: Scalars['String']['input'];
  reaction?: InputMaybe<Scalars['String']['input']>;
  severity?: InputMaybe<Scalars['String']['input']>;
  onset_date?: InputMaybe<Scalars['Date']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type MedicationRecordInput = {
  patient_id: Scalars['ID']['input'];
  drug_name: Scalars['String']['input'];
  frequency?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  /** Drug where it is left out. */
  record_type?: InputMaybe<Scalars['String']['input']>;
  eRx_issue_date?: InputMaybe<Scalars['Date']['input']>;
};

export type MedicationRecordUpdate = {
  drug_name: Scalars['String']['input'];
  frequency?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  record_type?: InputMaybe<Scalars['String']['input']>;
  eRx_issue_date?: InputMaybe<Scalars['Date']['input']>;
};

export type NewAddressInput = {
  patient_id: Scalars['ID']['input'];
  type: AddressType;
  address_line1: Scalars['String']['input'];
  address_line2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  state_or_provice: Scalars['String']['input'];
  postal_code: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  po_box?: InputMaybe<Scalars['Boolean']['input']>;
  default_address?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AddressUpdate = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  type: AddressType;
  address_line1: Scalars['String']['input'];
  address_line2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  state_or_provice: Scalars['String']['input'];
  postal_code: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  po_box?: InputMaybe<Scalars['Boolean']['input']>;
  default_address?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PatientTagInput = {
  tag: Scalars['String']['input'];
  /** #rrggbb */
  color_hex?: InputMaybe<Scalars['String']['input']>;
};

export type PatientSearchResult = {
  __typename?: 'PatientSearchResult';
  count: Scalars['Int']['output'];
  /** Nobody matched as typed: these come close. */
  similar: Scalars['Boolean']['output'];
  patient_list: Array<Patient>;
};

export type Patient = {
  __typename?: 'Patient';
  id: Scalars['ID']['output'];
  /** The clinic's record number, counted up from 100000. */
  user_patient_id: Scalars['String']['output'];
  clinic_id: Scalars['ID']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  middle_name?: Maybe<Scalars['String']['output']>;
  nick_name?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Dial code, a space, then the number: +1 6175550143. */
  mobile?: Maybe<Scalars['String']['output']>;
  home_phone?: Maybe<Scalars['String']['output']>;
  work_phone?: Maybe<Scalars['String']['output']>;
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  /** The day that the patient died; null for the living. */
  deceased_date?: Maybe<Scalars['Date']['output']>;
  /** Female or Male. */
  gender: Scalars['String']['output'];
  gender_at_birth?: Maybe<Scalars['String']['output']>;
  race?: Maybe<Scalars['String']['output']>;
  ethnicity?: Maybe<Scalars['String']['output']>;
  emergency_contact_name?: Maybe<Scalars['String']['output']>;
  emergency_contact_phone?: Maybe<Scalars['String']['output']>;
  /** Where the clinic has them from, as import, or as somebody wrote. */
  source?: Maybe<Scalars['String']['output']>;
  /** How their page is arranged, where a program keeps that with them. */
  layout?: Maybe<Scalars['JSON']['output']>;
  /** What was measured, each time by itself, the newest first, at most 100; null for who may not see it. Answered by vitals. */
  vital_signs?: Maybe<Array<PatientVitalSign>>;
  /** Where the picture is read from, with the session's token; null where there is none. */
  avatar?: Maybe<Scalars['String']['output']>;
  note1?: Maybe<Scalars['String']['output']>;
  note2?: Maybe<Scalars['String']['output']>;
  /** When they were here last, and come next; by the calendar. */
  last_visit?: Maybe<Scalars['DateTime']['output']>;
  next_visit?: Maybe<Scalars['DateTime']['output']>;
  /** What everybody must know before they touch this patient. */
  alerts: Array<PatientAlert>;
  patient_tags: Array<PatientTag>;
  mailing_addresses: Array<Address>;
  billing_addresses: Array<Address>;
  allergies: AllergyList;
  medication_history: Array<MedicationRecord>;
  create_time: Scalars['DateTime']['output'];
  update_time: Scalars['DateTime']['output'];
  deleted_time?: Maybe<Scalars['DateTime']['output']>;
  /** Counts up with every change; sent back on update. */
  version: Scalars['Int']['output'];
};

/** What was measured of a patient at one time. */
export type PatientVitalSign = {
  __typename?: 'PatientVitalSign';
  patient_id: Scalars['ID']['output'];
  collect_time: Scalars['DateTime']['output'];
  collector_doctor_id: Scalars['ID']['output'];
  /** F */
  body_temperature?: Maybe<Scalars['Float']['output']>;
  /** BPM */
  pulse_rate?: Maybe<Scalars['Float']['output']>;
  /** BPM */
  respiration_rate?: Maybe<Scalars['Float']['output']>;
  /** mmHg */
  blood_pressure_low?: Maybe<Scalars['Float']['output']>;
  blood_pressure_high?: Maybe<Scalars['Float']['output']>;
  /** Total inches. */
  height?: Maybe<Scalars['Float']['output']>;
  /** lb */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type PatientAlert = {
  __typename?: 'PatientAlert';
  id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  alert_text: Scalars['String']['output'];
  severity: AlertSeverity;
  create_time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type AlertSeverity =
  | 'info'
  | 'warning'
  | 'critical';

export type PatientTag = {
  __typename?: 'PatientTag';
  tag: Scalars['String']['output'];
  /** #rrggbb */
  color: Scalars['String']['output'];
};

export type AllergyList = {
  __typename?: 'AllergyList';
  /** Those that are warned of. */
  allergy_list: Array<Allergy>;
  /** Those that are inactive, resolved or were entered in error. */
  past_list: Array<Allergy>;
  /** When somebody recorded that there is none; null where nobody has, or something is known. */
  none_known_time?: Maybe<Scalars['DateTime']['output']>;
  /** Who did, as they were called then. */
  none_known_by?: Maybe<Scalars['String']['output']>;
};

export type Allergy = {
  __typename?: 'Allergy';
  id: Scalars['ID']['output'];
  allergy_substance: Scalars['String']['output'];
  /** drug, food, insect, latex, mold, pet or pollen. */
  allergy_category: Scalars['String']['output'];
  reaction?: Maybe<Scalars['String']['output']>;
  /** mild, moderate or severe. */
  severity?: Maybe<Scalars['String']['output']>;
  onset_date?: Maybe<Scalars['Date']['output']>;
  /** active, inactive, resolved or entered_in_error. */
  status: Scalars['String']['output'];
  patient_id: Scalars['ID']['output'];
  /** Counts up with every change; sent back on update. */
  version: Scalars['Int']['output'];
};

/** What a patient takes or took, whoever prescribed it. */
export type MedicationRecord = {
  __typename?: 'MedicationRecord';
  id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  drug_name: Scalars['String']['output'];
  /** How it is taken. */
  frequency?: Maybe<Scalars['String']['output']>;
  from?: Maybe<Scalars['Date']['output']>;
  /** Null for what is taken on. */
  to?: Maybe<Scalars['Date']['output']>;
  type?: Maybe<Scalars['String']['output']>;
  /** Drug or Supplement. */
  record_type: Scalars['String']['output'];
  eRx_issue_date?: Maybe<Scalars['Date']['output']>;
  version: Scalars['Int']['output'];
};

export type Address = {
  __typename?: 'Address';
  id: Scalars['ID']['output'];
  address_type: AddressType;
  address_line1: Scalars['String']['output'];
  address_line2?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  /** Two-letter code in the United States and Canada. */
  state_or_provice: Scalars['String']['output'];
  postal_code: Scalars['String']['output'];
  country: Scalars['String']['output'];
  default_address: Scalars['Boolean']['output'];
  po_box: Scalars['Boolean']['output'];
  version: Scalars['Int']['output'];
};

export type AddressType =
  | 'mailing_address'
  | 'billing';

export type PatientWhere = {
  id?: InputMaybe<IdFilter>;
  /** Free text: fragments of names, a date of birth, a phone or a record number. */
  search?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<StringFilter>;
  last_name?: InputMaybe<StringFilter>;
  date_of_birth?: InputMaybe<DateFilter>;
  gender?: InputMaybe<StringFilter>;
  tag?: InputMaybe<StringFilter>;
  /** Patients who have at least one of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Patients who have every one of these tags. */
  all_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The user whom they saw last or see next, by the calendar. */
  doctor_id?: InputMaybe<Scalars['ID']['input']>;
  last_visit?: InputMaybe<VisitFilter>;
  next_visit?: InputMaybe<VisitFilter>;
  /** today, week (the seven days from today on) or month (this month). */
  birthday?: InputMaybe<BirthdaySpan>;
  /** Whole years today. */
  age?: InputMaybe<AgeFilter>;
};

export type VisitFilter = {
  /** From this day on, by the clinic's clock. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Up to this day, inclusive. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Nobody who was seen on this day or later: also those who were never here. */
  none_since?: InputMaybe<Scalars['Date']['input']>;
};

export type BirthdaySpan =
  | 'today'
  | 'week'
  | 'month';

export type AgeFilter = {
  from?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
};

export type PatientOrderBy = {
  last_name?: InputMaybe<SortOrder>;
  first_name?: InputMaybe<SortOrder>;
  user_patient_id?: InputMaybe<SortOrder>;
  date_of_birth?: InputMaybe<SortOrder>;
  create_time?: InputMaybe<SortOrder>;
  update_time?: InputMaybe<SortOrder>;
};

export type AddressInput = {
  address_line1: Scalars['String']['input'];
  address_line2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  state_or_provice: Scalars['String']['input'];
  postal_code: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
};

export type PatientInput = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  middle_name?: InputMaybe<Scalars['String']['input']>;
  nick_name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  home_phone?: InputMaybe<Scalars['String']['input']>;
  work_phone?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  /** The day that the patient died: between the birth and the clinic's today. */
  deceased_date?: InputMaybe<Scalars['Date']['input']>;
  gender: Scalars['String']['input'];
  gender_at_birth?: InputMaybe<Scalars['String']['input']>;
  race?: InputMaybe<Scalars['String']['input']>;
  ethnicity?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_name?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_phone?: InputMaybe<Scalars['String']['input']>;
  note1?: InputMaybe<Scalars['String']['input']>;
  note2?: InputMaybe<Scalars['String']['input']>;
  /** Becomes the default mailing address. */
  mailing_address?: InputMaybe<AddressInput>;
};

export type PatientPatch = {
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  middle_name?: InputMaybe<Scalars['String']['input']>;
  nick_name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  home_phone?: InputMaybe<Scalars['String']['input']>;
  work_phone?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The day that the patient died, between the birth and the clinic's today; null takes it back. With it their links are void, and
   * reminders and messages stop; appointments stand.
   */
  deceased_date?: InputMaybe<Scalars['Date']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  gender_at_birth?: InputMaybe<Scalars['String']['input']>;
  race?: InputMaybe<Scalars['String']['input']>;
  ethnicity?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_name?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_phone?: InputMaybe<Scalars['String']['input']>;
  note1?: InputMaybe<Scalars['String']['input']>;
  note2?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  /** At most 32 kB of JSON. */
  layout?: InputMaybe<Scalars['JSON']['input']>;
  /** Replaces the default mailing address. */
  mailing_address?: InputMaybe<AddressInput>;
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
  TypedPersonInput: TypedPersonInput;
  MergeSideInput: MergeSideInput;
  PatientLikeness: ResolverTypeWrapper<PatientLikeness>;
  PatientPairs: ResolverTypeWrapper<PatientPairs>;
  PatientPair: ResolverTypeWrapper<PatientPair>;
  PatientMerge: ResolverTypeWrapper<PatientMerge>;
  TaggedObjects: ResolverTypeWrapper<TaggedObjects>;
  TaggedObject: ResolverTypeWrapper<TaggedObject>;
  TaggedPatients: ResolverTypeWrapper<TaggedPatients>;
  AllergyInput: AllergyInput;
  AllergyUpdate: AllergyUpdate;
  MedicationRecordInput: MedicationRecordInput;
  MedicationRecordUpdate: MedicationRecordUpdate;
  NewAddressInput: NewAddressInput;
  AddressUpdate: AddressUpdate;
  PatientTagInput: PatientTagInput;
  PatientSearchResult: ResolverTypeWrapper<PatientSearchResult>;
  Patient: ResolverTypeWrapper<Patient>;
  PatientVitalSign: ResolverTypeWrapper<PatientVitalSign>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PatientAlert: ResolverTypeWrapper<PatientAlert>;
  AlertSeverity: AlertSeverity;
  PatientTag: ResolverTypeWrapper<PatientTag>;
  AllergyList: ResolverTypeWrapper<AllergyList>;
  Allergy: ResolverTypeWrapper<Allergy>;
  MedicationRecord: ResolverTypeWrapper<MedicationRecord>;
  Address: ResolverTypeWrapper<Address>;
  AddressType: AddressType;
  PatientWhere: PatientWhere;
  VisitFilter: VisitFilter;
  BirthdaySpan: BirthdaySpan;
  AgeFilter: AgeFilter;
  PatientOrderBy: PatientOrderBy;
  AddressInput: AddressInput;
  PatientInput: PatientInput;
  PatientPatch: PatientPatch;
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
  TypedPersonInput: TypedPersonInput;
  MergeSideInput: MergeSideInput;
  PatientLikeness: PatientLikeness;
  PatientPairs: PatientPairs;
  PatientPair: PatientPair;
  PatientMerge: PatientMerge;
  TaggedObjects: TaggedObjects;
  TaggedObject: TaggedObject;
  TaggedPatients: TaggedPatients;
  AllergyInput: AllergyInput;
  AllergyUpdate: AllergyUpdate;
  MedicationRecordInput: MedicationRecordInput;
  MedicationRecordUpdate: MedicationRecordUpdate;
  NewAddressInput: NewAddressInput;
  AddressUpdate: AddressUpdate;
  PatientTagInput: PatientTagInput;
  PatientSearchResult: PatientSearchResult;
  Patient: Patient;
  PatientVitalSign: PatientVitalSign;
  Float: Scalars['Float']['output'];
  PatientAlert: PatientAlert;
  PatientTag: PatientTag;
  AllergyList: AllergyList;
  Allergy: Allergy;
  MedicationRecord: MedicationRecord;
  Address: Address;
  PatientWhere: PatientWhere;
  VisitFilter: VisitFilter;
  AgeFilter: AgeFilter;
  PatientOrderBy: PatientOrderBy;
  AddressInput: AddressInput;
  PatientInput: PatientInput;
  PatientPatch: PatientPatch;
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
  search_patients?: Resolver<ResolversTypes['PatientSearchResult'], ParentType, ContextType, RequireFields<QuerySearch_PatientsArgs, 'skip' | 'take'>>;
  search_patient?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType, RequireFields<QuerySearch_PatientArgs, 'search_string'>>;
  get_patient_info_by_id?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType, RequireFields<QueryGet_Patient_Info_By_IdArgs, 'patientID'>>;
  get_patient_info_by_ids?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType, RequireFields<QueryGet_Patient_Info_By_IdsArgs, 'ids'>>;
  get_objects_associated_with_tag_filters?: Resolver<ResolversTypes['TaggedObjects'], ParentType, ContextType, RequireFields<QueryGet_Objects_Associated_With_Tag_FiltersArgs, 'tags' | 'any' | 'skip' | 'take'>>;
  export_patients?: Resolver<ResolversTypes['PatientSearchResult'], ParentType, ContextType, RequireFields<QueryExport_PatientsArgs, 'format' | 'skip' | 'take'>>;
  similar_patients?: Resolver<Array<ResolversTypes['PatientLikeness']>, ParentType, ContextType, RequireFields<QuerySimilar_PatientsArgs, 'person'>>;
  patient_duplicates?: Resolver<ResolversTypes['PatientPairs'], ParentType, ContextType, RequireFields<QueryPatient_DuplicatesArgs, 'skip' | 'take'>>;
  patient_merges?: Resolver<Array<ResolversTypes['PatientMerge']>, ParentType, ContextType>;
  search_tags?: Resolver<Array<ResolversTypes['PatientTag']>, ParentType, ContextType, RequireFields<QuerySearch_TagsArgs, 'search'>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  dismiss_patient_duplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDismiss_Patient_DuplicateArgs, 'one_id' | 'other_id'>>;
  find_patient_duplicates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merge_patients?: Resolver<ResolversTypes['PatientMerge'], ParentType, ContextType, RequireFields<MutationMerge_PatientsArgs, 'survivor' | 'merged' | 'take'>>;
  undo_patient_merge?: Resolver<ResolversTypes['PatientMerge'], ParentType, ContextType, RequireFields<MutationUndo_Patient_MergeArgs, 'id'>>;
  create_patient_alert?: Resolver<ResolversTypes['PatientAlert'], ParentType, ContextType, RequireFields<MutationCreate_Patient_AlertArgs, 'patient_id' | 'alert_text' | 'severity'>>;
  update_patient_alert?: Resolver<ResolversTypes['PatientAlert'], ParentType, ContextType, RequireFields<MutationUpdate_Patient_AlertArgs, 'id' | 'version' | 'alert_text' | 'severity'>>;
  delete_patient_alert?: Resolver<ResolversTypes['PatientAlert'], ParentType, ContextType, RequireFields<MutationDelete_Patient_AlertArgs, 'id' | 'version'>>;
  tag_patients?: Resolver<ResolversTypes['TaggedPatients'], ParentType, ContextType, RequireFields<MutationTag_PatientsArgs, 'patient_ids' | 'tag' | 'color'>>;
  untag_patients?: Resolver<ResolversTypes['TaggedPatients'], ParentType, ContextType, RequireFields<MutationUntag_PatientsArgs, 'patient_ids' | 'tag'>>;
  create_patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationCreate_PatientArgs, 'input'>>;
  update_patient_with_id?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationUpdate_Patient_With_IdArgs, 'id' | 'version' | 'input'>>;
  update_patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationUpdate_PatientArgs, 'id'>>;
  delete_patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationDelete_PatientArgs, 'id' | 'version'>>;
  restore_patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationRestore_PatientArgs, 'id' | 'version'>>;
  create_allergy?: Resolver<ResolversTypes['Allergy'], ParentType, ContextType, RequireFields<MutationCreate_AllergyArgs, 'input'>>;
  update_allergy?: Resolver<ResolversTypes['Allergy'], ParentType, ContextType, RequireFields<MutationUpdate_AllergyArgs, 'id' | 'version' | 'input'>>;
  record_no_known_allergies?: Resolver<ResolversTypes['AllergyList'], ParentType, ContextType, RequireFields<MutationRecord_No_Known_AllergiesArgs, 'patient_id' | 'none_known'>>;
  add_medication_record?: Resolver<ResolversTypes['MedicationRecord'], ParentType, ContextType, RequireFields<MutationAdd_Medication_RecordArgs, 'input'>>;
  update_medication_record?: Resolver<ResolversTypes['MedicationRecord'], ParentType, ContextType, RequireFields<MutationUpdate_Medication_RecordArgs, 'id' | 'version' | 'input'>>;
  delete_medication_record?: Resolver<ResolversTypes['MedicationRecord'], ParentType, ContextType, RequireFields<MutationDelete_Medication_RecordArgs, 'id' | 'version'>>;
  create_address?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationCreate_AddressArgs, 'input'>>;
  update_address_use_id?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationUpdate_Address_Use_IdArgs, 'input'>>;
  delete_address?: Resolver<ResolversTypes['Address'], ParentType, ContextType, RequireFields<MutationDelete_AddressArgs, 'id' | 'version'>>;
  update_patient_tags?: Resolver<ResolversTypes['Patient'], ParentType, ContextType, RequireFields<MutationUpdate_Patient_TagsArgs, 'patient_id' | 'tags'>>;
};

export type PatientLikenessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientLikeness'] = ResolversParentTypes['PatientLikeness']> = {
  patient?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PatientPairsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientPairs'] = ResolversParentTypes['PatientPairs']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pairs?: Resolver<Array<ResolversTypes['PatientPair']>, ParentType, ContextType>;
};

export type PatientPairResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientPair'] = ResolversParentTypes['PatientPair']> = {
  one?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Patient'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PatientMergeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientMerge'] = ResolversParentTypes['PatientMerge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  survivor_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merged_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  survivor_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merged_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merged_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merged_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undone_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept_fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaggedObjectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaggedObjects'] = ResolversParentTypes['TaggedObjects']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objects?: Resolver<Array<ResolversTypes['TaggedObject']>, ParentType, ContextType>;
};

export type TaggedObjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaggedObject'] = ResolversParentTypes['TaggedObject']> = {
  object_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['PatientTag']>, ParentType, ContextType>;
};

export type TaggedPatientsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaggedPatients'] = ResolversParentTypes['TaggedPatients']> = {
  patient_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PatientSearchResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientSearchResult'] = ResolversParentTypes['PatientSearchResult']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  similar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patient_list?: Resolver<Array<ResolversTypes['Patient']>, ParentType, ContextType>;
};

export type PatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Patient'] = ResolversParentTypes['Patient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_patient_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clinic_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middle_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nick_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  home_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  work_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deceased_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender_at_birth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  race?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ethnicity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergency_contact_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergency_contact_phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  vital_signs?: Resolver<Maybe<Array<ResolversTypes['PatientVitalSign']>>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_visit?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  next_visit?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['PatientAlert']>, ParentType, ContextType>;
  patient_tags?: Resolver<Array<ResolversTypes['PatientTag']>, ParentType, ContextType>;
  mailing_addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  billing_addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  allergies?: Resolver<ResolversTypes['AllergyList'], ParentType, ContextType>;
  medication_history?: Resolver<Array<ResolversTypes['MedicationRecord']>, ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  update_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deleted_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientVitalSignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientVitalSign'] = ResolversParentTypes['PatientVitalSign']> = {
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  collect_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  collector_doctor_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body_temperature?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pulse_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  respiration_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  blood_pressure_low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  blood_pressure_high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PatientAlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientAlert'] = ResolversParentTypes['PatientAlert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alert_text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientTagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PatientTag'] = ResolversParentTypes['PatientTag']> = {
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllergyListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AllergyList'] = ResolversParentTypes['AllergyList']> = {
  allergy_list?: Resolver<Array<ResolversTypes['Allergy']>, ParentType, ContextType>;
  past_list?: Resolver<Array<ResolversTypes['Allergy']>, ParentType, ContextType>;
  none_known_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  none_known_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AllergyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Allergy'] = ResolversParentTypes['Allergy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allergy_substance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allergy_category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reaction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onset_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MedicationRecordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MedicationRecord'] = ResolversParentTypes['MedicationRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  drug_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eRx_issue_date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address_type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  address_line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address_line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_or_provice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postal_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  default_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  po_box?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PatientLikeness?: PatientLikenessResolvers<ContextType>;
  PatientPairs?: PatientPairsResolvers<ContextType>;
  PatientPair?: PatientPairResolvers<ContextType>;
  PatientMerge?: PatientMergeResolvers<ContextType>;
  TaggedObjects?: TaggedObjectsResolvers<ContextType>;
  TaggedObject?: TaggedObjectResolvers<ContextType>;
  TaggedPatients?: TaggedPatientsResolvers<ContextType>;
  PatientSearchResult?: PatientSearchResultResolvers<ContextType>;
  Patient?: PatientResolvers<ContextType>;
  PatientVitalSign?: PatientVitalSignResolvers<ContextType>;
  PatientAlert?: PatientAlertResolvers<ContextType>;
  PatientTag?: PatientTagResolvers<ContextType>;
  AllergyList?: AllergyListResolvers<ContextType>;
  Allergy?: AllergyResolvers<ContextType>;
  MedicationRecord?: MedicationRecordResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

