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
  /** The laboratories that the clinic works with, by name. */
  labs: Array<Lab>;
  /** The names of the connections to laboratories that this installation knows. */
  labConnections: Array<Scalars['String']['output']>;
  /** The accounts at laboratories; `status` asks for those that are allowed, or excluded, only. */
  doctorLabAccounts: Array<DoctorLabAccount>;
  /** The account that somebody would order with at each laboratory: the doctor's own, else the practice's, else the clinic's. */
  availableDoctorLabAccounts: Array<AvailableLabAccount>;
  /** Orders, the newest first, a page of 99 by default. */
  orderGroups: OrderGroupList;
  /** Ordered tests, those that are open by their age first; a page of 99 by default, at most 200. */
  testOrders: TestOrderList;
  /** What an order of these tests and sets would look like: by laboratory, what is on the note already, and what it takes. */
  mixPreview: MixPreview;
  /** The chart note that tests are ordered on: whose it is, and whether it is signed. */
  labChartNote: LabChartNote;
  /** What a laboratory would send back, said before: one sentence each, none where the order can go. */
  checkOrderGroup: Array<Scalars['String']['output']>;
  /** Results that wait for a review: critical ones first, then abnormal ones, then the oldest. `mine` asks for one's own. */
  labResultsToReview: LabResultList;
  /** Results that name no order, or whose patient does not fit it: a human says whose they are. */
  unmatchedLabResults: LabResultList;
  /** The current results of a patient, the newest first. */
  patientLabResults: LabResultList;
  /** One result with its values, its earlier versions and what was said of it. */
  labResult: LabResult;
  /** The message that a result came in, as it was sent. */
  labResultMessage: Scalars['String']['output'];
  /** Patients whom a result could be of: name and date of birth are the same. Blank matches nobody. */
  likelyPatients: Array<LikelyPatient>;
  /** Every value of a patient over time, one line for each code, unit and method. */
  labFlowsheet: Array<LabSeries>;
  /** How many results wait for a review by oneself, how many of them are critical, and how many match nobody. */
  labCounts: LabCounts;
};


export type QueryDoctorLabAccountsArgs = {
  status?: InputMaybe<LabAccountStatus>;
};


export type QueryAvailableDoctorLabAccountsArgs = {
  doctor_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrderGroupsArgs = {
  pagination?: InputMaybe<LabPagination>;
  search?: InputMaybe<OrderGroupSearch>;
};


export type QueryTestOrdersArgs = {
  pagination?: InputMaybe<LabPagination>;
  search?: InputMaybe<TestOrderSearch>;
};


export type QueryMixPreviewArgs = {
  input: MixPreviewInput;
};


export type QueryLabChartNoteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCheckOrderGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLabResultsToReviewArgs = {
  pagination?: InputMaybe<LabPagination>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryUnmatchedLabResultsArgs = {
  pagination?: InputMaybe<LabPagination>;
};


export type QueryPatientLabResultsArgs = {
  patient_id: Scalars['ID']['input'];
  pagination?: InputMaybe<LabPagination>;
};


export type QueryLabResultArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLabResultMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLikelyPatientsArgs = {
  result_id: Scalars['ID']['input'];
};


export type QueryLabFlowsheetArgs = {
  patient_id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a laboratory. NAME_TAKEN where there is one of that name. */
  createLab: Lab;
  /** Changes a laboratory; STALE_VERSION where somebody else did since. */
  updateLab: Lab;
  /** Takes a laboratory away; what was ordered there stays. LAB_IN_USE while something is with it. */
  deleteLab: Scalars['Boolean']['output'];
  /** Adds an account at a laboratory. ACCOUNT_TAKEN where the doctor, practice or clinic has one there. */
  createDoctorLabAccount: DoctorLabAccount;
  /** Changes an account; a password that is left out stays. STALE_VERSION where somebody else did since. */
  updateDoctorLabAccount: DoctorLabAccount;
  /** Takes an account away. */
  deleteDoctorLabAccount: Scalars['Boolean']['output'];
  /** Asks a laboratory whether it is there and knows the account; nothing is ordered. */
  testLabConnection: LabConnectionTest;
  /**
   * Makes one order for each laboratory of the tests; `client_key` is the caller's: a second call with the same answers the same orders.
   * TEST_ADDED (“Lab Test has been added”) where one is on the note already, NOTE_SIGNED for a signed note.
   */
  createOrderGroup: Array<OrderGroup>;
  /** Changes an order that is not with the laboratory yet, and what is said of its tests. STALE_VERSION where somebody else did since. */
  updateOrderGroup: OrderGroup;
  /** Moves a test on by hand: ready, collected, cancelled. `reason` is needed to cancel what is with the laboratory. */
  updateTestOrderStatus: TestOrder;
  /** Takes a test off an order that is not with the laboratory yet. */
  deleteTestOrder: TestOrder;
  /**
   * Sends orders to their laboratories, once each. `scope` asks for the account of that scope. `ok` is false where nothing went, and
   * `messages` say why; an order that went already goes no second time.
   */
  sendTestOrders: SendTestOrdersResult;
  /** Says whose results are: a patient, and an order where it is known. The reason stays on record. */
  linkReports: Array<LabResult>;
  /** Takes a result from a patient, with a reason; it waits for a human again, and everybody who opened it is told. */
  unlinkReport: LabResult;
  /** Sets a result aside that is nobody's here, with a reason; it stays on record. */
  dismissReport: LabResult;
  /** Reviews a result with what was done about it. STALE_VERSION where another version came since it was looked at. */
  reviewLabResult: LabResult;
  /** Gives a result that waits for a review to another member, who answers for it from now on. */
  assignLabResult: LabResult;
  /** Keeps a final result from the patient's page until then, with a reason; null lets it go. */
  holdLabResult: LabResult;
};


export type MutationCreateLabArgs = {
  input: LabInput;
};


export type MutationUpdateLabArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: LabInput;
};


export type MutationDeleteLabArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateDoctorLabAccountArgs = {
  input: DoctorLabAccountInput;
};


export type MutationUpdateDoctorLabAccountArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: DoctorLabAccountInput;
};


export type MutationDeleteDoctorLabAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTestLabConnectionArgs = {
  account_id: Scalars['ID']['input'];
};


export type MutationCreateOrderGroupArgs = {
  input: OrderGroupInput;
};


export type MutationUpdateOrderGroupArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: OrderGroupPatch;
};


export type MutationUpdateTestOrderStatusArgs = {
  id: Scalars['ID']['input'];
  status: TestOrderStatus;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteTestOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendTestOrdersArgs = {
  input: SendTestOrdersInput;
  scope?: InputMaybe<LabAccountScope>;
};


export type MutationLinkReportsArgs = {
  result_ids: Array<Scalars['ID']['input']>;
  patient_id: Scalars['ID']['input'];
  test_order_id?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnlinkReportArgs = {
  result_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationDismissReportArgs = {
  result_id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReviewLabResultArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  disposition: LabDisposition;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAssignLabResultArgs = {
  id: Scalars['ID']['input'];
  owner_id: Scalars['ID']['input'];
};


export type MutationHoldLabResultArgs = {
  id: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type LabAccountStatus =
  | 'Allowed'
  | 'Excluded'
  | 'InvalidCredentials'
  | 'Disabled';

export type LabAccountScope =
  | 'Doctor'
  | 'Practice'
  | 'Clinic';

export type TestOrderStatus =
  | 'Draft'
  | 'Ready'
  | 'Sent'
  | 'Collected'
  | 'Partial'
  | 'Final'
  | 'Reviewed'
  | 'Cancelled'
  | 'Error';

export type LabDisposition =
  | 'NoneNeeded'
  | 'PatientTold'
  | 'Ordered'
  | 'Prescribed'
  | 'Task'
  | 'Visit';

export type LabPagination = {
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

export type Lab = {
  __typename?: 'Lab';
  id: Scalars['ID']['output'];
  labName: Scalars['String']['output'];
  /** Null for a laboratory that is sent paper. */
  connection?: Maybe<Scalars['String']['output']>;
  sending_application: Scalars['String']['output'];
  sending_facility: Scalars['String']['output'];
  /** OML_O21 or ORM_O01. */
  message_type: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  product_count: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type LabInput = {
  lab_name: Scalars['String']['input'];
  connection?: InputMaybe<Scalars['String']['input']>;
  sending_application?: InputMaybe<Scalars['String']['input']>;
  sending_facility?: InputMaybe<Scalars['String']['input']>;
  message_type?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type DoctorLabAccount = {
  __typename?: 'DoctorLabAccount';
  id: Scalars['ID']['output'];
  lab_id: Scalars['ID']['output'];
  labName: Scalars['String']['output'];
  scope: LabAccountScope;
  doctor_id?: Maybe<Scalars['ID']['output']>;
  practice_id?: Maybe<Scalars['ID']['output']>;
  /** The doctor, the practice, or the whole clinic. */
  holder: Scalars['String']['output'];
  username: Scalars['String']['output'];
  /** A password is kept; nobody reads it again. */
  has_password: Scalars['Boolean']['output'];
  application: Scalars['String']['output'];
  facility: Scalars['String']['output'];
  accountNumber: Scalars['String']['output'];
  status: LabAccountStatus;
  version: Scalars['Int']['output'];
};

export type DoctorLabAccountInput = {
  lab_id: Scalars['ID']['input'];
  scope: LabAccountScope;
  doctor_id?: InputMaybe<Scalars['ID']['input']>;
  practice_id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  application: Scalars['String']['input'];
  facility: Scalars['String']['input'];
  accountNumber: Scalars['String']['input'];
  status?: InputMaybe<LabAccountStatus>;
};

export type AvailableLabAccount = {
  __typename?: 'AvailableLabAccount';
  lab_id: Scalars['ID']['output'];
  labName: Scalars['String']['output'];
  scope?: Maybe<LabAccountScope>;
  accountNumber?: Maybe<Scalars['String']['output']>;
};

export type LabConnectionTest = {
  __typename?: 'LabConnectionTest';
  ok: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

export type OrderGroupSearch = {
  patientId?: InputMaybe<Scalars['ID']['input']>;
  noteId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<TestOrderStatus>;
};

export type TestOrderSearch = {
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Not reviewed and not cancelled. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  providerId?: InputMaybe<Scalars['ID']['input']>;
  labId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<TestOrderStatus>;
  /** At least that many days old. */
  daysOld?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderGroupList = {
  __typename?: 'OrderGroupList';
  count: Scalars['Int']['output'];
  orderGroups: Array<OrderGroup>;
};

export type TestOrderList = {
  __typename?: 'TestOrderList';
  count: Scalars['Int']['output'];
  testOrders: Array<TestOrder>;
};

export type OrderGroup = {
  __typename?: 'OrderGroup';
  id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  patient_name: Scalars['String']['output'];
  note_id?: Maybe<Scalars['ID']['output']>;
  lab_id: Scalars['ID']['output'];
  labName: Scalars['String']['output'];
  provider_id: Scalars['ID']['output'];
  provider_name: Scalars['String']['output'];
  orderStatus: TestOrderStatus;
  /** On its way: the laboratory has not answered yet. */
  is_queued: Scalars['Boolean']['output'];
  /** Why it did not go, or was sent back. */
  problem?: Maybe<Scalars['String']['output']>;
  priority: Scalars['String']['output'];
  collection_time?: Maybe<Scalars['DateTime']['output']>;
  is_fasting?: Maybe<Scalars['Boolean']['output']>;
  bill_to: Scalars['String']['output'];
  abn: Scalars['String']['output'];
  needs_abn: Scalars['Boolean']['output'];
  copies_to: Array<Scalars['String']['output']>;
  comments: Scalars['String']['output'];
  placer_group: Scalars['String']['output'];
  sent_time?: Maybe<Scalars['DateTime']['output']>;
  create_time: Scalars['DateTime']['output'];
  testOrders: Array<TestOrder>;
  reports: Array<LabResult>;
  version: Scalars['Int']['output'];
};

export type OrderDiagnosis = {
  __typename?: 'OrderDiagnosis';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type OrderAnswer = {
  __typename?: 'OrderAnswer';
  code: Scalars['String']['output'];
  answer: Scalars['String']['output'];
};

export type OrderedProduct = {
  __typename?: 'OrderedProduct';
  id?: Maybe<Scalars['ID']['output']>;
  labName: Scalars['String']['output'];
  testName: Scalars['String']['output'];
  questions: Array<EntryQuestionAsked>;
};

export type EntryQuestionAsked = {
  __typename?: 'EntryQuestionAsked';
  code: Scalars['String']['output'];
  question: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type TestOrder = {
  __typename?: 'TestOrder';
  id: Scalars['ID']['output'];
  order_group_id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  patient_name: Scalars['String']['output'];
  testName: Scalars['String']['output'];
  test_code: Scalars['String']['output'];
  testProduct: OrderedProduct;
  testOrderStatus: TestOrderStatus;
  status_time: Scalars['DateTime']['output'];
  cancel_reason?: Maybe<Scalars['String']['output']>;
  diagnoses: Array<OrderDiagnosis>;
  answers: Array<OrderAnswer>;
  placer_number: Scalars['String']['output'];
  /** Added by the laboratory because of another result. */
  is_reflex: Scalars['Boolean']['output'];
  owner_id: Scalars['ID']['output'];
  owner_name: Scalars['String']['output'];
  provider_name: Scalars['String']['output'];
  create_time: Scalars['DateTime']['output'];
  sent_time?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type OrderDiagnosisInput = {
  code: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type OrderAnswerInput = {
  code: Scalars['String']['input'];
  answer: Scalars['String']['input'];
};

export type OrderedTestInput = {
  product_id: Scalars['ID']['input'];
  diagnoses?: InputMaybe<Array<OrderDiagnosisInput>>;
  answers?: InputMaybe<Array<OrderAnswerInput>>;
};

export type OrderGroupInput = {
  client_key: Scalars['ID']['input'];
  patient_id: Scalars['ID']['input'];
  note_id?: InputMaybe<Scalars['ID']['input']>;
  /** Who orders; oneself where it is left out. */
  provider_id?: InputMaybe<Scalars['ID']['input']>;
  tests: Array<OrderedTestInput>;
  priority?: InputMaybe<Scalars['String']['input']>;
  collection_time?: InputMaybe<Scalars['DateTime']['input']>;
  is_fasting?: InputMaybe<Scalars['Boolean']['input']>;
  bill_to?: InputMaybe<Scalars['String']['input']>;
  abn?: InputMaybe<Scalars['String']['input']>;
  copies_to?: InputMaybe<Array<Scalars['String']['input']>>;
  comments?: InputMaybe<Scalars['String']['input']>;
};

export type OrderGroupPatch = {
  priority?: InputMaybe<Scalars['String']['input']>;
  collection_time?: InputMaybe<Scalars['DateTime']['input']>;
  is_fasting?: InputMaybe<Scalars['Boolean']['input']>;
  bill_to?: InputMaybe<Scalars['String']['input']>;
  abn?: InputMaybe<Scalars['String']['input']>;
  copies_to?: InputMaybe<Array<Scalars['String']['input']>>;
  comments?: InputMaybe<Scalars['String']['input']>;
  tests?: InputMaybe<Array<TestOrderPatch>>;
};

export type TestOrderPatch = {
  id: Scalars['ID']['input'];
  diagnoses?: InputMaybe<Array<OrderDiagnosisInput>>;
  answers?: InputMaybe<Array<OrderAnswerInput>>;
};

export type SendTestOrdersInput = {
  order_group_ids: Array<Scalars['ID']['input']>;
};

export type SendTestOrdersResult = {
  __typename?: 'SendTestOrdersResult';
  ok: Scalars['Boolean']['output'];
  messages: Array<Scalars['String']['output']>;
};

export type MixPreviewInput = {
  note_id?: InputMaybe<Scalars['ID']['input']>;
  product_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  set_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type MixPreview = {
  __typename?: 'MixPreview';
  groups: Array<MixGroup>;
  /** Names of tests that are on the note already, or chosen twice. */
  duplicates: Array<Scalars['String']['output']>;
};

export type MixGroup = {
  __typename?: 'MixGroup';
  lab_id: Scalars['ID']['output'];
  labName: Scalars['String']['output'];
  /** Whether there is an account to order with. */
  has_account: Scalars['Boolean']['output'];
  is_fasting: Scalars['Boolean']['output'];
  specimens: Array<Scalars['String']['output']>;
  /** In cents, of those whose price is known. */
  price: Scalars['Int']['output'];
  tests: Array<MixTest>;
};

export type MixTest = {
  __typename?: 'MixTest';
  id: Scalars['ID']['output'];
  testName: Scalars['String']['output'];
  specimen: Scalars['String']['output'];
  questions: Array<EntryQuestionAsked>;
};

export type LabChartNote = {
  __typename?: 'LabChartNote';
  id: Scalars['ID']['output'];
  patient_id: Scalars['ID']['output'];
  patient_name: Scalars['String']['output'];
  service_date: Scalars['Date']['output'];
  is_signed: Scalars['Boolean']['output'];
};

export type LabResultList = {
  __typename?: 'LabResultList';
  count: Scalars['Int']['output'];
  results: Array<LabResult>;
};

export type LabResult = {
  __typename?: 'LabResult';
  id: Scalars['ID']['output'];
  patient_id?: Maybe<Scalars['ID']['output']>;
  patient_name?: Maybe<Scalars['String']['output']>;
  test_order_id?: Maybe<Scalars['ID']['output']>;
  testName: Scalars['String']['output'];
  labName: Scalars['String']['output'];
  /** received, partial, final, corrected or cancelled. */
  status: Scalars['String']['output'];
  version_number: Scalars['Int']['output'];
  is_current: Scalars['Boolean']['output'];
  is_abnormal: Scalars['Boolean']['output'];
  is_critical: Scalars['Boolean']['output'];
  specimen: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  observed_time?: Maybe<Scalars['DateTime']['output']>;
  reported_time: Scalars['DateTime']['output'];
  received_time: Scalars['DateTime']['output'];
  /** Days since it came. */
  days_pending: Scalars['Int']['output'];
  owner_id?: Maybe<Scalars['ID']['output']>;
  owner_name?: Maybe<Scalars['String']['output']>;
  reviewed_time?: Maybe<Scalars['DateTime']['output']>;
  reviewed_by_name?: Maybe<Scalars['String']['output']>;
  held_until?: Maybe<Scalars['DateTime']['output']>;
  hold_reason?: Maybe<Scalars['String']['output']>;
  /** Since when the patient may read it on their page; null while they may not. */
  released_time?: Maybe<Scalars['DateTime']['output']>;
  match_problem?: Maybe<Scalars['String']['output']>;
  sent_patient: SentLabPatient;
  observations: Array<LabObservation>;
  reviews: Array<LabReview>;
  /** The earlier versions, the newest first, of one result that is asked for alone. */
  earlier: Array<LabResultVersion>;
  version: Scalars['Int']['output'];
};

export type LabResultVersion = {
  __typename?: 'LabResultVersion';
  id: Scalars['ID']['output'];
  version_number: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  reported_time: Scalars['DateTime']['output'];
  received_time: Scalars['DateTime']['output'];
  observations: Array<LabObservation>;
};

export type SentLabPatient = {
  __typename?: 'SentLabPatient';
  name: Scalars['String']['output'];
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  sex: Scalars['String']['output'];
};

export type LabObservation = {
  __typename?: 'LabObservation';
  id: Scalars['ID']['output'];
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
  value_number?: Maybe<Scalars['Float']['output']>;
  units: Scalars['String']['output'];
  range: Scalars['String']['output'];
  low?: Maybe<Scalars['Float']['output']>;
  high?: Maybe<Scalars['Float']['output']>;
  /** normal, abnormal, low, high, critical low, critical high or critical. */
  interpretation?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  method: Scalars['String']['output'];
  comment: Scalars['String']['output'];
  /** What it was in the version before, where it was another. */
  was?: Maybe<Scalars['String']['output']>;
  /** Path of a report as PDF in the API. */
  pdf?: Maybe<Scalars['String']['output']>;
};

export type LabReview = {
  __typename?: 'LabReview';
  id: Scalars['ID']['output'];
  user_name: Scalars['String']['output'];
  disposition: LabDisposition;
  comment: Scalars['String']['output'];
  review_time: Scalars['DateTime']['output'];
};

export type LikelyPatient = {
  __typename?: 'LikelyPatient';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  date_of_birth?: Maybe<Scalars['Date']['output']>;
};

export type LabSeries = {
  __typename?: 'LabSeries';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
  units: Scalars['String']['output'];
  values: Array<LabSeriesValue>;
};

export type LabSeriesValue = {
  __typename?: 'LabSeriesValue';
  result_id: Scalars['ID']['output'];
  time: Scalars['DateTime']['output'];
  value: Scalars['String']['output'];
  value_number?: Maybe<Scalars['Float']['output']>;
  units: Scalars['String']['output'];
  method: Scalars['String']['output'];
  range: Scalars['String']['output'];
  low?: Maybe<Scalars['Float']['output']>;
  high?: Maybe<Scalars['Float']['output']>;
  interpretation?: Maybe<Scalars['String']['output']>;
  /** Counts the stretches that can be compared: another unit or method begins a new one. */
  run: Scalars['Int']['output'];
};

export type LabCounts = {
  __typename?: 'LabCounts';
  to_review: Scalars['Int']['output'];
  critical: Scalars['Int']['output'];
  unmatched: Scalars['Int']['output'];
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LabAccountStatus: LabAccountStatus;
  LabAccountScope: LabAccountScope;
  TestOrderStatus: TestOrderStatus;
  LabDisposition: LabDisposition;
  LabPagination: LabPagination;
  Lab: ResolverTypeWrapper<Lab>;
  LabInput: LabInput;
  DoctorLabAccount: ResolverTypeWrapper<DoctorLabAccount>;
  DoctorLabAccountInput: DoctorLabAccountInput;
  AvailableLabAccount: ResolverTypeWrapper<AvailableLabAccount>;
  LabConnectionTest: ResolverTypeWrapper<LabConnectionTest>;
  OrderGroupSearch: OrderGroupSearch;
  TestOrderSearch: TestOrderSearch;
  OrderGroupList: ResolverTypeWrapper<OrderGroupList>;
  TestOrderList: ResolverTypeWrapper<TestOrderList>;
  OrderGroup: ResolverTypeWrapper<OrderGroup>;
  OrderDiagnosis: ResolverTypeWrapper<OrderDiagnosis>;
  OrderAnswer: ResolverTypeWrapper<OrderAnswer>;
  OrderedProduct: ResolverTypeWrapper<OrderedProduct>;
  EntryQuestionAsked: ResolverTypeWrapper<EntryQuestionAsked>;
  TestOrder: ResolverTypeWrapper<TestOrder>;
  OrderDiagnosisInput: OrderDiagnosisInput;
  OrderAnswerInput: OrderAnswerInput;
  OrderedTestInput: OrderedTestInput;
  OrderGroupInput: OrderGroupInput;
  OrderGroupPatch: OrderGroupPatch;
  TestOrderPatch: TestOrderPatch;
  SendTestOrdersInput: SendTestOrdersInput;
  SendTestOrdersResult: ResolverTypeWrapper<SendTestOrdersResult>;
  MixPreviewInput: MixPreviewInput;
  MixPreview: ResolverTypeWrapper<MixPreview>;
  MixGroup: ResolverTypeWrapper<MixGroup>;
  MixTest: ResolverTypeWrapper<MixTest>;
  LabChartNote: ResolverTypeWrapper<LabChartNote>;
  LabResultList: ResolverTypeWrapper<LabResultList>;
  LabResult: ResolverTypeWrapper<LabResult>;
  LabResultVersion: ResolverTypeWrapper<LabResultVersion>;
  SentLabPatient: ResolverTypeWrapper<SentLabPatient>;
  LabObservation: ResolverTypeWrapper<LabObservation>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  LabReview: ResolverTypeWrapper<LabReview>;
  LikelyPatient: ResolverTypeWrapper<LikelyPatient>;
  LabSeries: ResolverTypeWrapper<LabSeries>;
  LabSeriesValue: ResolverTypeWrapper<LabSeriesValue>;
  LabCounts: ResolverTypeWrapper<LabCounts>;
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
  Mutation: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  LabPagination: LabPagination;
  Lab: Lab;
  LabInput: LabInput;
  DoctorLabAccount: DoctorLabAccount;
  DoctorLabAccountInput: DoctorLabAccountInput;
  AvailableLabAccount: AvailableLabAccount;
  LabConnectionTest: LabConnectionTest;
  OrderGroupSearch: OrderGroupSearch;
  TestOrderSearch: TestOrderSearch;
  OrderGroupList: OrderGroupList;
  TestOrderList: TestOrderList;
  OrderGroup: OrderGroup;
  OrderDiagnosis: OrderDiagnosis;
  OrderAnswer: OrderAnswer;
  OrderedProduct: OrderedProduct;
  EntryQuestionAsked: EntryQuestionAsked;
  TestOrder: TestOrder;
  OrderDiagnosisInput: OrderDiagnosisInput;
  OrderAnswerInput: OrderAnswerInput;
  OrderedTestInput: OrderedTestInput;
  OrderGroupInput: OrderGroupInput;
  OrderGroupPatch: OrderGroupPatch;
  TestOrderPatch: TestOrderPatch;
  SendTestOrdersInput: SendTestOrdersInput;
  SendTestOrdersResult: SendTestOrdersResult;
  MixPreviewInput: MixPreviewInput;
  MixPreview: MixPreview;
  MixGroup: MixGroup;
  MixTest: MixTest;
  LabChartNote: LabChartNote;
  LabResultList: LabResultList;
  LabResult: LabResult;
  LabResultVersion: LabResultVersion;
  SentLabPatient: SentLabPatient;
  LabObservation: LabObservation;
  Float: Scalars['Float']['output'];
  LabReview: LabReview;
  LikelyPatient: LikelyPatient;
  LabSeries: LabSeries;
  LabSeriesValue: LabSeriesValue;
  LabCounts: LabCounts;
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
  labs?: Resolver<Array<ResolversTypes['Lab']>, ParentType, ContextType>;
  labConnections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  doctorLabAccounts?: Resolver<Array<ResolversTypes['DoctorLabAccount']>, ParentType, ContextType, Partial<QueryDoctorLabAccountsArgs>>;
  availableDoctorLabAccounts?: Resolver<Array<ResolversTypes['AvailableLabAccount']>, ParentType, ContextType, Partial<QueryAvailableDoctorLabAccountsArgs>>;
  orderGroups?: Resolver<ResolversTypes['OrderGroupList'], ParentType, ContextType, Partial<QueryOrderGroupsArgs>>;
  testOrders?: Resolver<ResolversTypes['TestOrderList'], ParentType, ContextType, Partial<QueryTestOrdersArgs>>;
  mixPreview?: Resolver<ResolversTypes['MixPreview'], ParentType, ContextType, RequireFields<QueryMixPreviewArgs, 'input'>>;
  labChartNote?: Resolver<ResolversTypes['LabChartNote'], ParentType, ContextType, RequireFields<QueryLabChartNoteArgs, 'id'>>;
  checkOrderGroup?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryCheckOrderGroupArgs, 'id'>>;
  labResultsToReview?: Resolver<ResolversTypes['LabResultList'], ParentType, ContextType, RequireFields<QueryLabResultsToReviewArgs, 'mine'>>;
  unmatchedLabResults?: Resolver<ResolversTypes['LabResultList'], ParentType, ContextType, Partial<QueryUnmatchedLabResultsArgs>>;
  patientLabResults?: Resolver<ResolversTypes['LabResultList'], ParentType, ContextType, RequireFields<QueryPatientLabResultsArgs, 'patient_id'>>;
  labResult?: Resolver<ResolversTypes['LabResult'], ParentType, ContextType, RequireFields<QueryLabResultArgs, 'id'>>;
  labResultMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryLabResultMessageArgs, 'id'>>;
  likelyPatients?: Resolver<Array<ResolversTypes['LikelyPatient']>, ParentType, ContextType, RequireFields<QueryLikelyPatientsArgs, 'result_id'>>;
  labFlowsheet?: Resolver<Array<ResolversTypes['LabSeries']>, ParentType, ContextType, RequireFields<QueryLabFlowsheetArgs, 'patient_id'>>;
  labCounts?: Resolver<ResolversTypes['LabCounts'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createLab?: Resolver<ResolversTypes['Lab'], ParentType, ContextType, RequireFields<MutationCreateLabArgs, 'input'>>;
  updateLab?: Resolver<ResolversTypes['Lab'], ParentType, ContextType, RequireFields<MutationUpdateLabArgs, 'id' | 'version' | 'input'>>;
  deleteLab?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteLabArgs, 'id'>>;
  createDoctorLabAccount?: Resolver<ResolversTypes['DoctorLabAccount'], ParentType, ContextType, RequireFields<MutationCreateDoctorLabAccountArgs, 'input'>>;
  updateDoctorLabAccount?: Resolver<ResolversTypes['DoctorLabAccount'], ParentType, ContextType, RequireFields<MutationUpdateDoctorLabAccountArgs, 'id' | 'version' | 'input'>>;
  deleteDoctorLabAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteDoctorLabAccountArgs, 'id'>>;
  testLabConnection?: Resolver<ResolversTypes['LabConnectionTest'], ParentType, ContextType, RequireFields<MutationTestLabConnectionArgs, 'account_id'>>;
  createOrderGroup?: Resolver<Array<ResolversTypes['OrderGroup']>, ParentType, ContextType, RequireFields<MutationCreateOrderGroupArgs, 'input'>>;
  updateOrderGroup?: Resolver<ResolversTypes['OrderGroup'], ParentType, ContextType, RequireFields<MutationUpdateOrderGroupArgs, 'id' | 'version' | 'input'>>;
  updateTestOrderStatus?: Resolver<ResolversTypes['TestOrder'], ParentType, ContextType, RequireFields<MutationUpdateTestOrderStatusArgs, 'id' | 'status'>>;
  deleteTestOrder?: Resolver<ResolversTypes['TestOrder'], ParentType, ContextType, RequireFields<MutationDeleteTestOrderArgs, 'id'>>;
  sendTestOrders?: Resolver<ResolversTypes['SendTestOrdersResult'], ParentType, ContextType, RequireFields<MutationSendTestOrdersArgs, 'input'>>;
  linkReports?: Resolver<Array<ResolversTypes['LabResult']>, ParentType, ContextType, RequireFields<MutationLinkReportsArgs, 'result_ids' | 'patient_id'>>;
  unlinkReport?: Resolver<ResolversTypes['LabResult'], ParentType, ContextType, RequireFields<MutationUnlinkReportArgs, 'result_id' | 'reason'>>;
  dismissReport?: Resolver<ResolversTypes['LabResult'], ParentType, ContextType, RequireFields<MutationDismissReportArgs, 'result_id' | 'reason'>>;
  reviewLabResult?: Resolver<ResolversTypes['LabResult'], ParentType, ContextType, RequireFields<MutationReviewLabResultArgs, 'id' | 'version' | 'disposition'>>;
  assignLabResult?: Resolver<ResolversTypes['LabResult'], ParentType, ContextType, RequireFields<MutationAssignLabResultArgs, 'id' | 'owner_id'>>;
  holdLabResult?: Resolver<ResolversTypes['LabResult'], ParentType, ContextType, RequireFields<MutationHoldLabResultArgs, 'id'>>;
};

export type LabResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Lab'] = ResolversParentTypes['Lab']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  connection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sending_application?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sending_facility?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DoctorLabAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DoctorLabAccount'] = ResolversParentTypes['DoctorLabAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lab_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['LabAccountScope'], ParentType, ContextType>;
  doctor_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  practice_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  application?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facility?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LabAccountStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailableLabAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AvailableLabAccount'] = ResolversParentTypes['AvailableLabAccount']> = {
  lab_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['LabAccountScope']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LabConnectionTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabConnectionTest'] = ResolversParentTypes['LabConnectionTest']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderGroupListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderGroupList'] = ResolversParentTypes['OrderGroupList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderGroups?: Resolver<Array<ResolversTypes['OrderGroup']>, ParentType, ContextType>;
};

export type TestOrderListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestOrderList'] = ResolversParentTypes['TestOrderList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testOrders?: Resolver<Array<ResolversTypes['TestOrder']>, ParentType, ContextType>;
};

export type OrderGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderGroup'] = ResolversParentTypes['OrderGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lab_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderStatus?: Resolver<ResolversTypes['TestOrderStatus'], ParentType, ContextType>;
  is_queued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collection_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  is_fasting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  bill_to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  abn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needs_abn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  copies_to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placer_group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  testOrders?: Resolver<Array<ResolversTypes['TestOrder']>, ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['LabResult']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderDiagnosisResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDiagnosis'] = ResolversParentTypes['OrderDiagnosis']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderAnswer'] = ResolversParentTypes['OrderAnswer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderedProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderedProduct'] = ResolversParentTypes['OrderedProduct']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['EntryQuestionAsked']>, ParentType, ContextType>;
};

export type EntryQuestionAskedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntryQuestionAsked'] = ResolversParentTypes['EntryQuestionAsked']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TestOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TestOrder'] = ResolversParentTypes['TestOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_group_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  test_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testProduct?: Resolver<ResolversTypes['OrderedProduct'], ParentType, ContextType>;
  testOrderStatus?: Resolver<ResolversTypes['TestOrderStatus'], ParentType, ContextType>;
  status_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cancel_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  diagnoses?: Resolver<Array<ResolversTypes['OrderDiagnosis']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['OrderAnswer']>, ParentType, ContextType>;
  placer_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_reflex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  create_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sent_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendTestOrdersResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendTestOrdersResult'] = ResolversParentTypes['SendTestOrdersResult']> = {
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MixPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MixPreview'] = ResolversParentTypes['MixPreview']> = {
  groups?: Resolver<Array<ResolversTypes['MixGroup']>, ParentType, ContextType>;
  duplicates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MixGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MixGroup'] = ResolversParentTypes['MixGroup']> = {
  lab_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  has_account?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_fasting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specimens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tests?: Resolver<Array<ResolversTypes['MixTest']>, ParentType, ContextType>;
};

export type MixTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MixTest'] = ResolversParentTypes['MixTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specimen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['EntryQuestionAsked']>, ParentType, ContextType>;
};

export type LabChartNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabChartNote'] = ResolversParentTypes['LabChartNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service_date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  is_signed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LabResultListResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabResultList'] = ResolversParentTypes['LabResultList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['LabResult']>, ParentType, ContextType>;
};

export type LabResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabResult'] = ResolversParentTypes['LabResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patient_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test_order_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  testName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version_number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_abnormal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_critical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  specimen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observed_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reported_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  received_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days_pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  owner_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewed_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewed_by_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held_until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hold_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  released_time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  match_problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent_patient?: Resolver<ResolversTypes['SentLabPatient'], ParentType, ContextType>;
  observations?: Resolver<Array<ResolversTypes['LabObservation']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['LabReview']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['LabResultVersion']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LabResultVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabResultVersion'] = ResolversParentTypes['LabResultVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version_number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reported_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  received_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  observations?: Resolver<Array<ResolversTypes['LabObservation']>, ParentType, ContextType>;
};

export type SentLabPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SentLabPatient'] = ResolversParentTypes['SentLabPatient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabObservationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabObservation'] = ResolversParentTypes['LabObservation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LabReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabReview'] = ResolversParentTypes['LabReview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disposition?: Resolver<ResolversTypes['LabDisposition'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review_time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LikelyPatientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LikelyPatient'] = ResolversParentTypes['LikelyPatient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LabSeriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabSeries'] = ResolversParentTypes['LabSeries']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['LabSeriesValue']>, ParentType, ContextType>;
};

export type LabSeriesValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabSeriesValue'] = ResolversParentTypes['LabSeriesValue']> = {
  result_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value_number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  run?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LabCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LabCounts'] = ResolversParentTypes['LabCounts']> = {
  to_review?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  critical?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EventId?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Lab?: LabResolvers<ContextType>;
  DoctorLabAccount?: DoctorLabAccountResolvers<ContextType>;
  AvailableLabAccount?: AvailableLabAccountResolvers<ContextType>;
  LabConnectionTest?: LabConnectionTestResolvers<ContextType>;
  OrderGroupList?: OrderGroupListResolvers<ContextType>;
  TestOrderList?: TestOrderListResolvers<ContextType>;
  OrderGroup?: OrderGroupResolvers<ContextType>;
  OrderDiagnosis?: OrderDiagnosisResolvers<ContextType>;
  OrderAnswer?: OrderAnswerResolvers<ContextType>;
  OrderedProduct?: OrderedProductResolvers<ContextType>;
  EntryQuestionAsked?: EntryQuestionAskedResolvers<ContextType>;
  TestOrder?: TestOrderResolvers<ContextType>;
  SendTestOrdersResult?: SendTestOrdersResultResolvers<ContextType>;
  MixPreview?: MixPreviewResolvers<ContextType>;
  MixGroup?: MixGroupResolvers<ContextType>;
  MixTest?: MixTestResolvers<ContextType>;
  LabChartNote?: LabChartNoteResolvers<ContextType>;
  LabResultList?: LabResultListResolvers<ContextType>;
  LabResult?: LabResultResolvers<ContextType>;
  LabResultVersion?: LabResultVersionResolvers<ContextType>;
  SentLabPatient?: SentLabPatientResolvers<ContextType>;
  LabObservation?: LabObservationResolvers<ContextType>;
  LabReview?: LabReviewResolvers<ContextType>;
  LikelyPatient?: LikelyPatientResolvers<ContextType>;
  LabSeries?: LabSeriesResolvers<ContextType>;
  LabSeriesValue?: LabSeriesValueResolvers<ContextType>;
  LabCounts?: LabCountsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
};

