// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type LabAccountStatus = 'Allowed' | 'Excluded' | 'InvalidCredentials' | 'Disabled';

export type LabAccountScope = 'Doctor' | 'Practice' | 'Clinic';

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

export type LabDisposition = 'NoneNeeded' | 'PatientTold' | 'Ordered' | 'Prescribed' | 'Task' | 'Visit';

export type LabMessageState = 'ToHandle' | 'Refused' | 'Filed';

export type LabMessageSearch = {
  state?: LabMessageState | null | undefined;
  lab_id?: string | null | undefined;
  /** Part of the control ID (MSH-10). */
  control_id?: string | null | undefined;
};

export type LabMessageList<Rows = object> = {
  count: number;
  messages: Array<Answer<Rows, 'LabMessage', LabMessage>>;
};

export type LabMessage = {
  id: string;
  lab_id?: string | null;
  labName?: string | null;
  control_id: string;
  message_type: string;
  /** Filed or rejected. */
  state: LabMessageState;
  /** AA, AE or AR. */
  ack_code: string;
  /** HL7 table 0357. */
  error_code?: string | null;
  /** Reason for the rejection. */
  reason?: string | null;
  received_time: Date | string;
  last_time: Date | string;
  /** Number of times it was received. */
  received_count: number;
  characters: number;
  /** The message that was filed in its place. */
  filed_as_id?: string | null;
  /** The rejected message that this one corrects. */
  corrects_id?: string | null;
  handled_time?: Date | string | null;
  handled_by_name?: string | null;
  handled_reason?: string | null;
  result_ids: Array<string>;
  /** The text; only when a single message is queried. */
  content?: string | null;
};

export type LabMatch = {
  agrees: Array<string>;
  differs: Array<string>;
  missing: Array<string>;
};

export type LabPagination = {
  pageNumber?: number | null | undefined;
  perPage?: number | null | undefined;
};

export type Lab = {
  id: string;
  labName: string;
  /** Null for a laboratory that receives orders on paper. */
  connection?: string | null;
  sending_application: string;
  sending_facility: string;
  /** OML_O21 or ORM_O01. */
  message_type: string;
  phone: string;
  /** How to handle a result without a status (OBR-25): as preliminary, or reject it. */
  missing_status: string;
  product_count: number;
  version: number;
};

export type LabInput = {
  lab_name: string;
  connection?: string | null | undefined;
  sending_application?: string | null | undefined;
  sending_facility?: string | null | undefined;
  message_type?: string | null | undefined;
  phone?: string | null | undefined;
  missing_status?: string | null | undefined;
};

export type DoctorLabAccount = {
  id: string;
  lab_id: string;
  labName: string;
  scope: LabAccountScope;
  doctor_id?: string | null;
  practice_id?: string | null;
  /** The doctor, the practice, or the whole clinic. */
  holder: string;
  username: string;
  /** True if a password is stored; it can't be read. */
  has_password: boolean;
  application: string;
  facility: string;
  accountNumber: string;
  status: LabAccountStatus;
  version: number;
};

export type DoctorLabAccountInput = {
  lab_id: string;
  scope: LabAccountScope;
  doctor_id?: string | null | undefined;
  practice_id?: string | null | undefined;
  username?: string | null | undefined;
  password?: string | null | undefined;
  application: string;
  facility: string;
  accountNumber: string;
  status?: LabAccountStatus | null | undefined;
};

export type AvailableLabAccount = {
  lab_id: string;
  labName: string;
  scope?: LabAccountScope | null;
  accountNumber?: string | null;
};

export type LabConnectionTest = {
  ok: boolean;
  message: string;
};

export type OrderGroupSearch = {
  patientId?: string | null | undefined;
  noteId?: string | null | undefined;
  status?: TestOrderStatus | null | undefined;
};

export type TestOrderSearch = {
  patientId?: string | null | undefined;
  /** Not reviewed and not canceled. */
  open?: boolean | null | undefined;
  providerId?: string | null | undefined;
  labId?: string | null | undefined;
  status?: TestOrderStatus | null | undefined;
  /** Minimum age in days. */
  daysOld?: number | null | undefined;
};

export type OrderGroupList<Rows = object> = {
  count: number;
  orderGroups: Array<Answer<Rows, 'OrderGroup', OrderGroup<Rows>>>;
};

export type TestOrderList<Rows = object> = {
  count: number;
  testOrders: Array<Answer<Rows, 'TestOrder', TestOrder<Rows>>>;
};

export type OrderGroup<Rows = object> = {
  id: string;
  patient_id: string;
  patient_name: string;
  note_id?: string | null;
  lab_id: string;
  labName: string;
  provider_id: string;
  provider_name: string;
  orderStatus: TestOrderStatus;
  /** Sent, but not acknowledged by the laboratory yet. */
  is_queued: boolean;
  /** Sent on paper: only the clinic confirms that it was sent. */
  is_paper: boolean;
  /** Why it was not sent, was rejected, or what the laboratory has not confirmed. */
  problem?: string | null;
  priority: string;
  collection_time?: Date | string | null;
  is_fasting?: boolean | null;
  bill_to: string;
  abn: string;
  needs_abn: boolean;
  copies_to: Array<string>;
  comments: string;
  placer_group: string;
  sent_time?: Date | string | null;
  create_time: Date | string;
  testOrders: Array<Answer<Rows, 'TestOrder', TestOrder<Rows>>>;
  reports: Array<Answer<Rows, 'LabResult', LabResult<Rows>>>;
  version: number;
};

export type OrderDiagnosis = {
  code: string;
  name: string;
};

export type OrderAnswer = {
  code: string;
  answer: string;
};

export type OrderedProduct<Rows = object> = {
  id?: string | null;
  labName: string;
  testName: string;
  questions: Array<Answer<Rows, 'EntryQuestionAsked', EntryQuestionAsked>>;
};

export type EntryQuestionAsked = {
  code: string;
  question: string;
  required: boolean;
};

export type TestOrder<Rows = object> = {
  id: string;
  order_group_id: string;
  patient_id: string;
  patient_name: string;
  testName: string;
  test_code: string;
  testProduct: Answer<Rows, 'OrderedProduct', OrderedProduct<Rows>>;
  testOrderStatus: TestOrderStatus;
  status_time: Date | string;
  cancel_reason?: string | null;
  diagnoses: Array<Answer<Rows, 'OrderDiagnosis', OrderDiagnosis>>;
  answers: Array<Answer<Rows, 'OrderAnswer', OrderAnswer>>;
  placer_number: string;
  /** A reflex test, added by the laboratory because of another result. */
  is_reflex: boolean;
  owner_id: string;
  owner_name: string;
  provider_name: string;
  create_time: Date | string;
  sent_time?: Date | string | null;
  version: number;
};

export type OrderDiagnosisInput = {
  code: string;
  name?: string | null | undefined;
};

export type OrderAnswerInput = {
  code: string;
  answer: string;
};

export type OrderedTestInput = {
  product_id: string;
  diagnoses?: Array<OrderDiagnosisInput> | null | undefined;
  answers?: Array<OrderAnswerInput> | null | undefined;
};

export type OrderGroupInput = {
  client_key: string;
  patient_id: string;
  note_id?: string | null | undefined;
  /** The ordering provider; defaults to the caller. */
  provider_id?: string | null | undefined;
  tests: Array<OrderedTestInput>;
  priority?: string | null | undefined;
  collection_time?: Date | null | undefined;
  is_fasting?: boolean | null | undefined;
  bill_to?: string | null | undefined;
  abn?: string | null | undefined;
  copies_to?: Array<string> | null | undefined;
  comments?: string | null | undefined;
};

export type OrderGroupPatch = {
  priority?: string | null | undefined;
  collection_time?: Date | null | undefined;
  is_fasting?: boolean | null | undefined;
  bill_to?: string | null | undefined;
  abn?: string | null | undefined;
  copies_to?: Array<string> | null | undefined;
  comments?: string | null | undefined;
  tests?: Array<TestOrderPatch> | null | undefined;
};

export type TestOrderPatch = {
  id: string;
  diagnoses?: Array<OrderDiagnosisInput> | null | undefined;
  answers?: Array<OrderAnswerInput> | null | undefined;
};

export type SendTestOrdersInput = {
  order_group_ids: Array<string>;
};

export type SendTestOrdersResult = {
  ok: boolean;
  messages: Array<string>;
};

export type MixPreviewInput = {
  note_id?: string | null | undefined;
  product_ids?: Array<string> | null | undefined;
  set_ids?: Array<string> | null | undefined;
};

export type MixPreview<Rows = object> = {
  groups: Array<Answer<Rows, 'MixGroup', MixGroup<Rows>>>;
  /** Names of tests that are already on the note, or were chosen twice. */
  duplicates: Array<string>;
};

export type MixGroup<Rows = object> = {
  lab_id: string;
  labName: string;
  /** True if there is an account to order with. */
  has_account: boolean;
  is_fasting: boolean;
  specimens: Array<string>;
  /** In cents; only tests with a known price. */
  price: number;
  tests: Array<Answer<Rows, 'MixTest', MixTest<Rows>>>;
};

export type MixTest<Rows = object> = {
  id: string;
  testName: string;
  specimen: string;
  questions: Array<Answer<Rows, 'EntryQuestionAsked', EntryQuestionAsked>>;
};

export type LabChartNote = {
  id: string;
  patient_id: string;
  patient_name: string;
  service_date: string;
  is_signed: boolean;
};

export type LabResultList<Rows = object> = {
  count: number;
  results: Array<Answer<Rows, 'LabResult', LabResult<Rows>>>;
};

export type LabResult<Rows = object> = {
  id: string;
  patient_id?: string | null;
  patient_name?: string | null;
  patient_date_of_birth?: string | null;
  test_order_id?: string | null;
  testName: string;
  labName: string;
  /** received, partial, final, corrected or canceled. */
  status: string;
  version_number: number;
  is_current: boolean;
  is_abnormal: boolean;
  is_critical: boolean;
  specimen: string;
  comment: string;
  observed_time?: Date | string | null;
  reported_time: Date | string;
  received_time: Date | string;
  /** Days since it was received. */
  days_pending: number;
  owner_id?: string | null;
  owner_name?: string | null;
  reviewed_time?: Date | string | null;
  reviewed_by_name?: string | null;
  held_until?: Date | string | null;
  hold_reason?: string | null;
  /** When it was released to the patient portal; null if it was not. */
  released_time?: Date | string | null;
  match_problem?: string | null;
  /** Comparison of the report's patient with the record. */
  match: Answer<Rows, 'LabMatch', LabMatch>;
  /** A note for readers on how it was filed. */
  mark?: string | null;
  /** Comments on the order and on the patient. */
  order_comment: string;
  patient_comment: string;
  /** When the patient first read it on the portal. */
  portal_time?: Date | string | null;
  /** When the laboratory withdrew the result, if it had reported values before. */
  withdrawn_time?: Date | string | null;
  sent_patient: Answer<Rows, 'SentLabPatient', SentLabPatient>;
  observations: Array<Answer<Rows, 'LabObservation', LabObservation>>;
  reviews: Array<Answer<Rows, 'LabReview', LabReview>>;
  /** The other versions, latest first; only when a single result is queried. */
  earlier: Array<Answer<Rows, 'LabResultVersion', LabResultVersion<Rows>>>;
  version: number;
};

export type LabResultVersion<Rows = object> = {
  id: string;
  is_current: boolean;
  version_number: number;
  status: string;
  reported_time: Date | string;
  received_time: Date | string;
  observations: Array<Answer<Rows, 'LabObservation', LabObservation>>;
};

export type SentLabPatient = {
  name: string;
  date_of_birth?: string | null;
  sex: string;
  /** The laboratory's identifiers of the patient, with their assigning authorities. */
  identifiers: Array<string>;
};

export type LabObservation = {
  id: string;
  code: string;
  name: string;
  value: string;
  value_number?: number | null;
  units: string;
  range: string;
  low?: number | null;
  high?: number | null;
  /** normal, abnormal, low, high, critical low, critical high or critical. */
  interpretation?: string | null;
  status: string;
  method: string;
  comment: string;
  /** The value in the previous version, if it was different. */
  was?: string | null;
  /** API path of a report file, and its MIME type. */
  file?: string | null;
  file_type?: string | null;
  /** When the laboratory withdrew the value, which then no longer counts. */
  withdrawn_time?: Date | string | null;
};

export type LabReview = {
  id: string;
  user_name: string;
  disposition: LabDisposition;
  comment: string;
  review_time: Date | string;
};

export type LikelyPatient = {
  id: string;
  name: string;
  date_of_birth?: string | null;
};

export type LabSeries<Rows = object> = {
  code: string;
  name: string;
  units: string;
  /** Total number of values; the latest 500 are listed. */
  value_count: number;
  values: Array<Answer<Rows, 'LabSeriesValue', LabSeriesValue>>;
};

export type LabSeriesValue = {
  result_id: string;
  time: Date | string;
  value: string;
  value_number?: number | null;
  units: string;
  method: string;
  range: string;
  low?: number | null;
  high?: number | null;
  interpretation?: string | null;
  /** Index of the comparable run: a different unit or method starts a new one. */
  run: number;
  /** When the laboratory withdrew the value, which is then struck out and not part of any line. Null while it is valid. */
  withdrawn_time?: Date | string | null;
};

export type LabCounts = {
  to_review: number;
  critical: number;
  unmatched: number;
  /** Inbound messages that were rejected and not handled yet. */
  refused: number;
};

export type QueryResolvers<Rows = object> = {
  labs?: Field<Array<Answer<Rows, 'Lab', Lab>>>;
  labConnections?: Field<Array<string>>;
  doctorLabAccounts?: Field<Array<Answer<Rows, 'DoctorLabAccount', DoctorLabAccount>>, {
    status?: LabAccountStatus | null | undefined;
  }>;
  availableDoctorLabAccounts?: Field<Array<Answer<Rows, 'AvailableLabAccount', AvailableLabAccount>>, {
    doctor_id?: string | null | undefined;
  }>;
  orderGroups?: Field<Answer<Rows, 'OrderGroupList', OrderGroupList<Rows>>, {
    pagination?: LabPagination | null | undefined;
    search?: OrderGroupSearch | null | undefined;
  }>;
  testOrders?: Field<Answer<Rows, 'TestOrderList', TestOrderList<Rows>>, {
    pagination?: LabPagination | null | undefined;
    search?: TestOrderSearch | null | undefined;
  }>;
  mixPreview?: Field<Answer<Rows, 'MixPreview', MixPreview<Rows>>, { input: MixPreviewInput }>;
  labChartNote?: Field<Answer<Rows, 'LabChartNote', LabChartNote>, { id: string }>;
  checkOrderGroup?: Field<Array<string>, { id: string }>;
  labResultsToReview?: Field<Answer<Rows, 'LabResultList', LabResultList<Rows>>, {
    pagination?: LabPagination | null | undefined;
    mine: boolean | null;
  }>;
  unmatchedLabResults?: Field<Answer<Rows, 'LabResultList', LabResultList<Rows>>, {
    pagination?: LabPagination | null | undefined;
    search?: string | null | undefined;
  }>;
  patientLabResults?: Field<Answer<Rows, 'LabResultList', LabResultList<Rows>>, {
    patient_id: string;
    pagination?: LabPagination | null | undefined;
  }>;
  criticalLabResults?: Field<Array<Answer<Rows, 'LabResult', LabResult<Rows>>>, { patient_id: string }>;
  labResult?: Field<Answer<Rows, 'LabResult', LabResult<Rows>>, { id: string }>;
  labResultMessage?: Field<string, { id: string }>;
  likelyPatients?: Field<Array<Answer<Rows, 'LikelyPatient', LikelyPatient>>, { result_id: string }>;
  labFlowsheet?: Field<Array<Answer<Rows, 'LabSeries', LabSeries<Rows>>>, { patient_id: string }>;
  labMatch?: Field<Answer<Rows, 'LabMatch', LabMatch>, { result_id: string; patient_id: string }>;
  labMessages?: Field<Answer<Rows, 'LabMessageList', LabMessageList<Rows>>, {
    pagination?: LabPagination | null | undefined;
    search?: LabMessageSearch | null | undefined;
  }>;
  labMessage?: Field<Answer<Rows, 'LabMessage', LabMessage>, { id: string }>;
  labCounts?: Field<Answer<Rows, 'LabCounts', LabCounts>>;
};

export type MutationResolvers<Rows = object> = {
  createLab?: Field<Answer<Rows, 'Lab', Lab>, { input: LabInput }>;
  updateLab?: Field<Answer<Rows, 'Lab', Lab>, { id: string; version: number; input: LabInput }>;
  deleteLab?: Field<boolean, { id: string }>;
  createDoctorLabAccount?: Field<Answer<Rows, 'DoctorLabAccount', DoctorLabAccount>, { input: DoctorLabAccountInput }>;
  updateDoctorLabAccount?: Field<Answer<Rows, 'DoctorLabAccount', DoctorLabAccount>, {
    id: string;
    version: number;
    input: DoctorLabAccountInput;
  }>;
  deleteDoctorLabAccount?: Field<boolean, { id: string }>;
  testLabConnection?: Field<Answer<Rows, 'LabConnectionTest', LabConnectionTest>, { account_id: string }>;
  createOrderGroup?: Field<Array<Answer<Rows, 'OrderGroup', OrderGroup<Rows>>>, { input: OrderGroupInput }>;
  updateOrderGroup?: Field<Answer<Rows, 'OrderGroup', OrderGroup<Rows>>, {
    id: string;
    version: number;
    input: OrderGroupPatch;
  }>;
  updateTestOrderStatus?: Field<Answer<Rows, 'TestOrder', TestOrder<Rows>>, {
    id: string;
    status: TestOrderStatus;
    reason?: string | null | undefined;
  }>;
  deleteTestOrder?: Field<Answer<Rows, 'TestOrder', TestOrder<Rows>>, { id: string }>;
  sendTestOrders?: Field<Answer<Rows, 'SendTestOrdersResult', SendTestOrdersResult>, {
    input: SendTestOrdersInput;
    scope?: LabAccountScope | null | undefined;
  }>;
  linkReports?: Field<Array<Answer<Rows, 'LabResult', LabResult<Rows>>>, {
    result_ids: Array<string>;
    patient_id: string;
    test_order_id?: string | null | undefined;
    reason?: string | null | undefined;
  }>;
  unlinkReport?: Field<Answer<Rows, 'LabResult', LabResult<Rows>>, { result_id: string; reason: string }>;
  dismissReport?: Field<Answer<Rows, 'LabResult', LabResult<Rows>>, { result_id: string; reason: string }>;
  reviewLabResult?: Field<Answer<Rows, 'LabResult', LabResult<Rows>>, {
    id: string;
    version: number;
    disposition: LabDisposition;
    comment?: string | null | undefined;
  }>;
  assignLabResult?: Field<Answer<Rows, 'LabResult', LabResult<Rows>>, { id: string; owner_id: string }>;
  fileLabMessage?: Field<Answer<Rows, 'LabMessage', LabMessage>, { id: string; content?: string | null | undefined }>;
  dismissLabMessage?: Field<Answer<Rows, 'LabMessage', LabMessage>, { id: string; reason: string }>;
  holdLabResult?: Field<Answer<Rows, 'LabResult', LabResult<Rows>>, {
    id: string;
    until?: Date | null | undefined;
    reason?: string | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    LabMessageList: LabMessageList<Rows>;
    LabMessage: LabMessage;
    LabMatch: LabMatch;
    Lab: Lab;
    DoctorLabAccount: DoctorLabAccount;
    AvailableLabAccount: AvailableLabAccount;
    LabConnectionTest: LabConnectionTest;
    OrderGroupList: OrderGroupList<Rows>;
    TestOrderList: TestOrderList<Rows>;
    OrderGroup: OrderGroup<Rows>;
    OrderDiagnosis: OrderDiagnosis;
    OrderAnswer: OrderAnswer;
    OrderedProduct: OrderedProduct<Rows>;
    EntryQuestionAsked: EntryQuestionAsked;
    TestOrder: TestOrder<Rows>;
    SendTestOrdersResult: SendTestOrdersResult;
    MixPreview: MixPreview<Rows>;
    MixGroup: MixGroup<Rows>;
    MixTest: MixTest<Rows>;
    LabChartNote: LabChartNote;
    LabResultList: LabResultList<Rows>;
    LabResult: LabResult<Rows>;
    LabResultVersion: LabResultVersion<Rows>;
    SentLabPatient: SentLabPatient;
    LabObservation: LabObservation;
    LabReview: LabReview;
    LikelyPatient: LikelyPatient;
    LabSeries: LabSeries<Rows>;
    LabSeriesValue: LabSeriesValue;
    LabCounts: LabCounts;
  }
>;
