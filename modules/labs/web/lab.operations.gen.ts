// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type LabMessageState =
  /** Rejected, and not handled yet. */
  | 'ToHandle'
  | 'Refused'
  | 'Filed';

export type LabMessageSearch = {
  state?: LabMessageState | null | undefined;
  lab_id?: string | null | undefined;
  /** Part of the control ID (MSH-10). */
  control_id?: string | null | undefined;
};

export type LabPagination = {
  pageNumber?: number | null | undefined;
  perPage?: number | null | undefined;
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
  collection_time?: string | null | undefined;
  is_fasting?: boolean | null | undefined;
  bill_to?: string | null | undefined;
  abn?: string | null | undefined;
  copies_to?: Array<string> | null | undefined;
  comments?: string | null | undefined;
};

export type OrderGroupPatch = {
  priority?: string | null | undefined;
  collection_time?: string | null | undefined;
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

export type MixPreviewInput = {
  note_id?: string | null | undefined;
  product_ids?: Array<string> | null | undefined;
  set_ids?: Array<string> | null | undefined;
};

export type LabFieldsFragment = { id: string, labName: string, connection: string | null, sending_application: string, sending_facility: string, message_type: string, phone: string, missing_status: string, product_count: number, version: number };

export type LabAccountFieldsFragment = { id: string, lab_id: string, labName: string, scope: LabAccountScope, doctor_id: string | null, practice_id: string | null, holder: string, username: string, has_password: boolean, application: string, facility: string, accountNumber: string, status: LabAccountStatus, version: number };

export type LabObservationFieldsFragment = { id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null };

export type LabResultFieldsFragment = { id: string, patient_id: string | null, patient_name: string | null, patient_date_of_birth: string | null, test_order_id: string | null, testName: string, labName: string, status: string, version_number: number, is_current: boolean, is_abnormal: boolean, is_critical: boolean, specimen: string, comment: string, observed_time: string | null, reported_time: string, received_time: string, days_pending: number, owner_id: string | null, owner_name: string | null, reviewed_time: string | null, reviewed_by_name: string | null, held_until: string | null, hold_reason: string | null, released_time: string | null, match_problem: string | null, mark: string | null, order_comment: string, patient_comment: string, portal_time: string | null, withdrawn_time: string | null, version: number, match: { agrees: Array<string>, differs: Array<string>, missing: Array<string> }, sent_patient: { name: string, date_of_birth: string | null, sex: string, identifiers: Array<string> }, observations: Array<{ id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null }>, reviews: Array<{ id: string, user_name: string, disposition: LabDisposition, comment: string, review_time: string }> };

export type LabTestFieldsFragment = { id: string, order_group_id: string, patient_id: string, patient_name: string, testName: string, testOrderStatus: TestOrderStatus, status_time: string, cancel_reason: string | null, is_reflex: boolean, owner_name: string, provider_name: string, create_time: string, sent_time: string | null, testProduct: { id: string | null, labName: string, questions: Array<{ code: string, question: string, required: boolean }> }, diagnoses: Array<{ code: string, name: string }>, answers: Array<{ code: string, answer: string }> };

export type LabGroupFieldsFragment = { id: string, patient_id: string, patient_name: string, note_id: string | null, lab_id: string, labName: string, provider_name: string, orderStatus: TestOrderStatus, is_queued: boolean, is_paper: boolean, problem: string | null, priority: string, collection_time: string | null, is_fasting: boolean | null, bill_to: string, abn: string, needs_abn: boolean, copies_to: Array<string>, comments: string, placer_group: string, sent_time: string | null, create_time: string, version: number, testOrders: Array<{ id: string, order_group_id: string, patient_id: string, patient_name: string, testName: string, testOrderStatus: TestOrderStatus, status_time: string, cancel_reason: string | null, is_reflex: boolean, owner_name: string, provider_name: string, create_time: string, sent_time: string | null, testProduct: { id: string | null, labName: string, questions: Array<{ code: string, question: string, required: boolean }> }, diagnoses: Array<{ code: string, name: string }>, answers: Array<{ code: string, answer: string }> }> };

export type LabsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabsQuery = { labs: Array<{ id: string, labName: string, connection: string | null, sending_application: string, sending_facility: string, message_type: string, phone: string, missing_status: string, product_count: number, version: number }> };

export type LabConnectionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabConnectionsQuery = { labConnections: Array<string> };

export type LabAccountsQueryVariables = Exact<{
  status?: LabAccountStatus | null | undefined;
}>;


export type LabAccountsQuery = { doctorLabAccounts: Array<{ id: string, lab_id: string, labName: string, scope: LabAccountScope, doctor_id: string | null, practice_id: string | null, holder: string, username: string, has_password: boolean, application: string, facility: string, accountNumber: string, status: LabAccountStatus, version: number }> };

export type CreateLabMutationVariables = Exact<{
  input: LabInput;
}>;


export type CreateLabMutation = { createLab: { id: string } };

export type UpdateLabMutationVariables = Exact<{
  id: string;
  version: number;
  input: LabInput;
}>;


export type UpdateLabMutation = { updateLab: { id: string } };

export type DeleteLabMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLabMutation = { deleteLab: boolean };

export type CreateLabAccountMutationVariables = Exact<{
  input: DoctorLabAccountInput;
}>;


export type CreateLabAccountMutation = { createDoctorLabAccount: { id: string } };

export type UpdateLabAccountMutationVariables = Exact<{
  id: string;
  version: number;
  input: DoctorLabAccountInput;
}>;


export type UpdateLabAccountMutation = { updateDoctorLabAccount: { id: string } };

export type DeleteLabAccountMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLabAccountMutation = { deleteDoctorLabAccount: boolean };

export type TestLabConnectionMutationVariables = Exact<{
  account_id: string;
}>;


export type TestLabConnectionMutation = { testLabConnection: { ok: boolean, message: string } };

export type NoteOrdersQueryVariables = Exact<{
  search?: OrderGroupSearch | null | undefined;
}>;


export type NoteOrdersQuery = { orderGroups: { count: number, orderGroups: Array<{ id: string, patient_id: string, patient_name: string, note_id: string | null, lab_id: string, labName: string, provider_name: string, orderStatus: TestOrderStatus, is_queued: boolean, is_paper: boolean, problem: string | null, priority: string, collection_time: string | null, is_fasting: boolean | null, bill_to: string, abn: string, needs_abn: boolean, copies_to: Array<string>, comments: string, placer_group: string, sent_time: string | null, create_time: string, version: number, testOrders: Array<{ id: string, order_group_id: string, patient_id: string, patient_name: string, testName: string, testOrderStatus: TestOrderStatus, status_time: string, cancel_reason: string | null, is_reflex: boolean, owner_name: string, provider_name: string, create_time: string, sent_time: string | null, testProduct: { id: string | null, labName: string, questions: Array<{ code: string, question: string, required: boolean }> }, diagnoses: Array<{ code: string, name: string }>, answers: Array<{ code: string, answer: string }> }> }> } };

export type TestOrdersQueryVariables = Exact<{
  pagination?: LabPagination | null | undefined;
  search?: TestOrderSearch | null | undefined;
}>;


export type TestOrdersQuery = { testOrders: { count: number, testOrders: Array<{ id: string, order_group_id: string, patient_id: string, patient_name: string, testName: string, testOrderStatus: TestOrderStatus, status_time: string, cancel_reason: string | null, is_reflex: boolean, owner_name: string, provider_name: string, create_time: string, sent_time: string | null, testProduct: { id: string | null, labName: string, questions: Array<{ code: string, question: string, required: boolean }> }, diagnoses: Array<{ code: string, name: string }>, answers: Array<{ code: string, answer: string }> }> } };

export type MixPreviewQueryVariables = Exact<{
  input: MixPreviewInput;
}>;


export type MixPreviewQuery = { mixPreview: { duplicates: Array<string>, groups: Array<{ lab_id: string, labName: string, has_account: boolean, is_fasting: boolean, specimens: Array<string>, price: number, tests: Array<{ id: string, testName: string, specimen: string, questions: Array<{ code: string, question: string, required: boolean }> }> }> } };

export type CreateOrderGroupMutationVariables = Exact<{
  input: OrderGroupInput;
}>;


export type CreateOrderGroupMutation = { createOrderGroup: Array<{ id: string }> };

export type UpdateOrderGroupMutationVariables = Exact<{
  id: string;
  version: number;
  input: OrderGroupPatch;
}>;


export type UpdateOrderGroupMutation = { updateOrderGroup: { id: string } };

export type MoveTestOrderMutationVariables = Exact<{
  id: string;
  status: TestOrderStatus;
  reason?: string | null | undefined;
}>;


export type MoveTestOrderMutation = { updateTestOrderStatus: { id: string } };

export type DeleteTestOrderMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTestOrderMutation = { deleteTestOrder: { id: string } };

export type SendTestOrdersMutationVariables = Exact<{
  input: SendTestOrdersInput;
}>;


export type SendTestOrdersMutation = { sendTestOrders: { ok: boolean, messages: Array<string> } };

export type LabResultsToReviewQueryVariables = Exact<{
  pagination?: LabPagination | null | undefined;
  mine?: boolean | null | undefined;
}>;


export type LabResultsToReviewQuery = { labResultsToReview: { count: number, results: Array<{ id: string, patient_id: string | null, patient_name: string | null, patient_date_of_birth: string | null, test_order_id: string | null, testName: string, labName: string, status: string, version_number: number, is_current: boolean, is_abnormal: boolean, is_critical: boolean, specimen: string, comment: string, observed_time: string | null, reported_time: string, received_time: string, days_pending: number, owner_id: string | null, owner_name: string | null, reviewed_time: string | null, reviewed_by_name: string | null, held_until: string | null, hold_reason: string | null, released_time: string | null, match_problem: string | null, mark: string | null, order_comment: string, patient_comment: string, portal_time: string | null, withdrawn_time: string | null, version: number, match: { agrees: Array<string>, differs: Array<string>, missing: Array<string> }, sent_patient: { name: string, date_of_birth: string | null, sex: string, identifiers: Array<string> }, observations: Array<{ id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null }>, reviews: Array<{ id: string, user_name: string, disposition: LabDisposition, comment: string, review_time: string }> }> } };

export type UnmatchedLabResultsQueryVariables = Exact<{
  pagination?: LabPagination | null | undefined;
  search?: string | null | undefined;
}>;


export type UnmatchedLabResultsQuery = { unmatchedLabResults: { count: number, results: Array<{ id: string, patient_id: string | null, patient_name: string | null, patient_date_of_birth: string | null, test_order_id: string | null, testName: string, labName: string, status: string, version_number: number, is_current: boolean, is_abnormal: boolean, is_critical: boolean, specimen: string, comment: string, observed_time: string | null, reported_time: string, received_time: string, days_pending: number, owner_id: string | null, owner_name: string | null, reviewed_time: string | null, reviewed_by_name: string | null, held_until: string | null, hold_reason: string | null, released_time: string | null, match_problem: string | null, mark: string | null, order_comment: string, patient_comment: string, portal_time: string | null, withdrawn_time: string | null, version: number, match: { agrees: Array<string>, differs: Array<string>, missing: Array<string> }, sent_patient: { name: string, date_of_birth: string | null, sex: string, identifiers: Array<string> }, observations: Array<{ id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null }>, reviews: Array<{ id: string, user_name: string, disposition: LabDisposition, comment: string, review_time: string }> }> } };

export type PatientLabResultsQueryVariables = Exact<{
  patient_id: string;
}>;


export type PatientLabResultsQuery = { patientLabResults: { count: number, results: Array<{ id: string, patient_id: string | null, patient_name: string | null, patient_date_of_birth: string | null, test_order_id: string | null, testName: string, labName: string, status: string, version_number: number, is_current: boolean, is_abnormal: boolean, is_critical: boolean, specimen: string, comment: string, observed_time: string | null, reported_time: string, received_time: string, days_pending: number, owner_id: string | null, owner_name: string | null, reviewed_time: string | null, reviewed_by_name: string | null, held_until: string | null, hold_reason: string | null, released_time: string | null, match_problem: string | null, mark: string | null, order_comment: string, patient_comment: string, portal_time: string | null, withdrawn_time: string | null, version: number, match: { agrees: Array<string>, differs: Array<string>, missing: Array<string> }, sent_patient: { name: string, date_of_birth: string | null, sex: string, identifiers: Array<string> }, observations: Array<{ id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null }>, reviews: Array<{ id: string, user_name: string, disposition: LabDisposition, comment: string, review_time: string }> }> } };

export type CriticalLabResultsQueryVariables = Exact<{
  patient_id: string;
}>;


export type CriticalLabResultsQuery = { criticalLabResults: Array<{ id: string, testName: string, reported_time: string, owner_name: string | null, observations: Array<{ id: string, name: string, value: string, units: string, interpretation: string | null }> }> };

export type OneLabResultQueryVariables = Exact<{
  id: string;
}>;


export type OneLabResultQuery = { labResult: { id: string, patient_id: string | null, patient_name: string | null, patient_date_of_birth: string | null, test_order_id: string | null, testName: string, labName: string, status: string, version_number: number, is_current: boolean, is_abnormal: boolean, is_critical: boolean, specimen: string, comment: string, observed_time: string | null, reported_time: string, received_time: string, days_pending: number, owner_id: string | null, owner_name: string | null, reviewed_time: string | null, reviewed_by_name: string | null, held_until: string | null, hold_reason: string | null, released_time: string | null, match_problem: string | null, mark: string | null, order_comment: string, patient_comment: string, portal_time: string | null, withdrawn_time: string | null, version: number, earlier: Array<{ id: string, is_current: boolean, version_number: number, status: string, reported_time: string, observations: Array<{ id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null }> }>, match: { agrees: Array<string>, differs: Array<string>, missing: Array<string> }, sent_patient: { name: string, date_of_birth: string | null, sex: string, identifiers: Array<string> }, observations: Array<{ id: string, code: string, name: string, value: string, value_number: number | null, units: string, range: string, interpretation: string | null, status: string, method: string, comment: string, was: string | null, file: string | null, file_type: string | null, withdrawn_time: string | null }>, reviews: Array<{ id: string, user_name: string, disposition: LabDisposition, comment: string, review_time: string }> } };

export type LabResultMessageQueryVariables = Exact<{
  id: string;
}>;


export type LabResultMessageQuery = { labResultMessage: string };

export type LikelyPatientsQueryVariables = Exact<{
  result_id: string;
}>;


export type LikelyPatientsQuery = { likelyPatients: Array<{ id: string, name: string, date_of_birth: string | null }> };

export type LabFlowsheetQueryVariables = Exact<{
  patient_id: string;
}>;


export type LabFlowsheetQuery = { labFlowsheet: Array<{ code: string, name: string, units: string, value_count: number, values: Array<{ result_id: string, time: string, value: string, value_number: number | null, units: string, method: string, range: string, low: number | null, high: number | null, interpretation: string | null, run: number, withdrawn_time: string | null }> }> };

export type LabCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabCountsQuery = { labCounts: { to_review: number, critical: number, unmatched: number, refused: number } };

export type LinkReportsMutationVariables = Exact<{
  result_ids: Array<string> | string;
  patient_id: string;
  test_order_id?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type LinkReportsMutation = { linkReports: Array<{ id: string }> };

export type UnlinkReportMutationVariables = Exact<{
  result_id: string;
  reason: string;
}>;


export type UnlinkReportMutation = { unlinkReport: { id: string } };

export type DismissReportMutationVariables = Exact<{
  result_id: string;
  reason: string;
}>;


export type DismissReportMutation = { dismissReport: { id: string } };

export type ReviewLabResultMutationVariables = Exact<{
  id: string;
  version: number;
  disposition: LabDisposition;
  comment?: string | null | undefined;
}>;


export type ReviewLabResultMutation = { reviewLabResult: { id: string } };

export type AssignLabResultMutationVariables = Exact<{
  id: string;
  owner_id: string;
}>;


export type AssignLabResultMutation = { assignLabResult: { id: string } };

export type HoldLabResultMutationVariables = Exact<{
  id: string;
  until?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type HoldLabResultMutation = { holdLabResult: { id: string } };

export type LabMatchQueryVariables = Exact<{
  result_id: string;
  patient_id: string;
}>;


export type LabMatchQuery = { labMatch: { agrees: Array<string>, differs: Array<string>, missing: Array<string> } };

export type LabMessageFieldsFragment = { id: string, labName: string | null, control_id: string, message_type: string, state: LabMessageState, ack_code: string, error_code: string | null, reason: string | null, received_time: string, last_time: string, received_count: number, filed_as_id: string | null, corrects_id: string | null, handled_time: string | null, handled_by_name: string | null, handled_reason: string | null, result_ids: Array<string> };

export type LabMessagesQueryVariables = Exact<{
  pagination?: LabPagination | null | undefined;
  search?: LabMessageSearch | null | undefined;
}>;


export type LabMessagesQuery = { labMessages: { count: number, messages: Array<{ id: string, labName: string | null, control_id: string, message_type: string, state: LabMessageState, ack_code: string, error_code: string | null, reason: string | null, received_time: string, last_time: string, received_count: number, filed_as_id: string | null, corrects_id: string | null, handled_time: string | null, handled_by_name: string | null, handled_reason: string | null, result_ids: Array<string> }> } };

export type OneLabMessageQueryVariables = Exact<{
  id: string;
}>;


export type OneLabMessageQuery = { labMessage: { content: string | null, id: string, labName: string | null, control_id: string, message_type: string, state: LabMessageState, ack_code: string, error_code: string | null, reason: string | null, received_time: string, last_time: string, received_count: number, filed_as_id: string | null, corrects_id: string | null, handled_time: string | null, handled_by_name: string | null, handled_reason: string | null, result_ids: Array<string> } };

export type FileLabMessageMutationVariables = Exact<{
  id: string;
  content?: string | null | undefined;
}>;


export type FileLabMessageMutation = { fileLabMessage: { id: string } };

export type DismissLabMessageMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type DismissLabMessageMutation = { dismissLabMessage: { id: string } };


export const LabsDocument: ApiDocument<LabsQuery, LabsQueryVariables> = {
  service: 'lab',
  name: 'Labs',
  query: "query Labs {\n  labs {\n    ...LabFields\n  }\n}\nfragment LabFields on Lab {\n  id\n  labName\n  connection\n  sending_application\n  sending_facility\n  message_type\n  phone\n  missing_status\n  product_count\n  version\n}",
};

export const LabConnectionsDocument: ApiDocument<LabConnectionsQuery, LabConnectionsQueryVariables> = {
  service: 'lab',
  name: 'LabConnections',
  query: "query LabConnections {\n  labConnections\n}",
};

export const LabAccountsDocument: ApiDocument<LabAccountsQuery, LabAccountsQueryVariables> = {
  service: 'lab',
  name: 'LabAccounts',
  query: "query LabAccounts($status: LabAccountStatus) {\n  doctorLabAccounts(status: $status) {\n    ...LabAccountFields\n  }\n}\nfragment LabAccountFields on DoctorLabAccount {\n  id\n  lab_id\n  labName\n  scope\n  doctor_id\n  practice_id\n  holder\n  username\n  has_password\n  application\n  facility\n  accountNumber\n  status\n  version\n}",
};

export const CreateLabDocument: ApiDocument<CreateLabMutation, CreateLabMutationVariables> = {
  service: 'lab',
  name: 'CreateLab',
  query: "mutation CreateLab($input: LabInput!) {\n  createLab(input: $input) {\n    id\n  }\n}",
};

export const UpdateLabDocument: ApiDocument<UpdateLabMutation, UpdateLabMutationVariables> = {
  service: 'lab',
  name: 'UpdateLab',
  query: "mutation UpdateLab($id: ID!, $version: Int!, $input: LabInput!) {\n  updateLab(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteLabDocument: ApiDocument<DeleteLabMutation, DeleteLabMutationVariables> = {
  service: 'lab',
  name: 'DeleteLab',
  query: "mutation DeleteLab($id: ID!) {\n  deleteLab(id: $id)\n}",
};

export const CreateLabAccountDocument: ApiDocument<CreateLabAccountMutation, CreateLabAccountMutationVariables> = {
  service: 'lab',
  name: 'CreateLabAccount',
  query: "mutation CreateLabAccount($input: DoctorLabAccountInput!) {\n  createDoctorLabAccount(input: $input) {\n    id\n  }\n}",
};

export const UpdateLabAccountDocument: ApiDocument<UpdateLabAccountMutation, UpdateLabAccountMutationVariables> = {
  service: 'lab',
  name: 'UpdateLabAccount',
  query: "mutation UpdateLabAccount($id: ID!, $version: Int!, $input: DoctorLabAccountInput!) {\n  updateDoctorLabAccount(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const DeleteLabAccountDocument: ApiDocument<DeleteLabAccountMutation, DeleteLabAccountMutationVariables> = {
  service: 'lab',
  name: 'DeleteLabAccount',
  query: "mutation DeleteLabAccount($id: ID!) {\n  deleteDoctorLabAccount(id: $id)\n}",
};

export const TestLabConnectionDocument: ApiDocument<TestLabConnectionMutation, TestLabConnectionMutationVariables> = {
  service: 'lab',
  name: 'TestLabConnection',
  query: "mutation TestLabConnection($account_id: ID!) {\n  testLabConnection(account_id: $account_id) {\n    ok\n    message\n  }\n}",
};

export const NoteOrdersDocument: ApiDocument<NoteOrdersQuery, NoteOrdersQueryVariables> = {
  service: 'lab',
  name: 'NoteOrders',
  query: "query NoteOrders($search: OrderGroupSearch) {\n  orderGroups(search: $search) {\n    count\n    orderGroups {\n      ...LabGroupFields\n    }\n  }\n}\nfragment LabTestFields on TestOrder {\n  id\n  order_group_id\n  patient_id\n  patient_name\n  testName\n  testProduct {\n    id\n    labName\n    questions {\n      code\n      question\n      required\n    }\n  }\n  testOrderStatus\n  status_time\n  cancel_reason\n  diagnoses {\n    code\n    name\n  }\n  answers {\n    code\n    answer\n  }\n  is_reflex\n  owner_name\n  provider_name\n  create_time\n  sent_time\n}\nfragment LabGroupFields on OrderGroup {\n  id\n  patient_id\n  patient_name\n  note_id\n  lab_id\n  labName\n  provider_name\n  orderStatus\n  is_queued\n  is_paper\n  problem\n  priority\n  collection_time\n  is_fasting\n  bill_to\n  abn\n  needs_abn\n  copies_to\n  comments\n  placer_group\n  sent_time\n  create_time\n  version\n  testOrders {\n    ...LabTestFields\n  }\n}",
};

export const TestOrdersDocument: ApiDocument<TestOrdersQuery, TestOrdersQueryVariables> = {
  service: 'lab',
  name: 'TestOrders',
  query: "query TestOrders($pagination: LabPagination, $search: TestOrderSearch) {\n  testOrders(pagination: $pagination, search: $search) {\n    count\n    testOrders {\n      ...LabTestFields\n    }\n  }\n}\nfragment LabTestFields on TestOrder {\n  id\n  order_group_id\n  patient_id\n  patient_name\n  testName\n  testProduct {\n    id\n    labName\n    questions {\n      code\n      question\n      required\n    }\n  }\n  testOrderStatus\n  status_time\n  cancel_reason\n  diagnoses {\n    code\n    name\n  }\n  answers {\n    code\n    answer\n  }\n  is_reflex\n  owner_name\n  provider_name\n  create_time\n  sent_time\n}",
};

export const MixPreviewDocument: ApiDocument<MixPreviewQuery, MixPreviewQueryVariables> = {
  service: 'lab',
  name: 'MixPreview',
  query: "query MixPreview($input: MixPreviewInput!) {\n  mixPreview(input: $input) {\n    duplicates\n    groups {\n      lab_id\n      labName\n      has_account\n      is_fasting\n      specimens\n      price\n      tests {\n        id\n        testName\n        specimen\n        questions {\n          code\n          question\n          required\n        }\n      }\n    }\n  }\n}",
};

export const CreateOrderGroupDocument: ApiDocument<CreateOrderGroupMutation, CreateOrderGroupMutationVariables> = {
  service: 'lab',
  name: 'CreateOrderGroup',
  query: "mutation CreateOrderGroup($input: OrderGroupInput!) {\n  createOrderGroup(input: $input) {\n    id\n  }\n}",
};

export const UpdateOrderGroupDocument: ApiDocument<UpdateOrderGroupMutation, UpdateOrderGroupMutationVariables> = {
  service: 'lab',
  name: 'UpdateOrderGroup',
  query: "mutation UpdateOrderGroup($id: ID!, $version: Int!, $input: OrderGroupPatch!) {\n  updateOrderGroup(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const MoveTestOrderDocument: ApiDocument<MoveTestOrderMutation, MoveTestOrderMutationVariables> = {
  service: 'lab',
  name: 'MoveTestOrder',
  query: "mutation MoveTestOrder($id: ID!, $status: TestOrderStatus!, $reason: String) {\n  updateTestOrderStatus(id: $id, status: $status, reason: $reason) {\n    id\n  }\n}",
};

export const DeleteTestOrderDocument: ApiDocument<DeleteTestOrderMutation, DeleteTestOrderMutationVariables> = {
  service: 'lab',
  name: 'DeleteTestOrder',
  query: "mutation DeleteTestOrder($id: ID!) {\n  deleteTestOrder(id: $id) {\n    id\n  }\n}",
};

export const SendTestOrdersDocument: ApiDocument<SendTestOrdersMutation, SendTestOrdersMutationVariables> = {
  service: 'lab',
  name: 'SendTestOrders',
  query: "mutation SendTestOrders($input: SendTestOrdersInput!) {\n  sendTestOrders(input: $input) {\n    ok\n    messages\n  }\n}",
};

export const LabResultsToReviewDocument: ApiDocument<LabResultsToReviewQuery, LabResultsToReviewQueryVariables> = {
  service: 'lab',
  name: 'LabResultsToReview',
  query: "query LabResultsToReview($pagination: LabPagination, $mine: Boolean) {\n  labResultsToReview(pagination: $pagination, mine: $mine) {\n    count\n    results {\n      ...LabResultFields\n    }\n  }\n}\nfragment LabObservationFields on LabObservation {\n  id\n  code\n  name\n  value\n  value_number\n  units\n  range\n  interpretation\n  status\n  method\n  comment\n  was\n  file\n  file_type\n  withdrawn_time\n}\nfragment LabResultFields on LabResult {\n  id\n  patient_id\n  patient_name\n  patient_date_of_birth\n  test_order_id\n  testName\n  labName\n  status\n  version_number\n  is_current\n  is_abnormal\n  is_critical\n  specimen\n  comment\n  observed_time\n  reported_time\n  received_time\n  days_pending\n  owner_id\n  owner_name\n  reviewed_time\n  reviewed_by_name\n  held_until\n  hold_reason\n  released_time\n  match_problem\n  match {\n    agrees\n    differs\n    missing\n  }\n  mark\n  order_comment\n  patient_comment\n  portal_time\n  withdrawn_time\n  sent_patient {\n    name\n    date_of_birth\n    sex\n    identifiers\n  }\n  observations {\n    ...LabObservationFields\n  }\n  reviews {\n    id\n    user_name\n    disposition\n    comment\n    review_time\n  }\n  version\n}",
};

export const UnmatchedLabResultsDocument: ApiDocument<UnmatchedLabResultsQuery, UnmatchedLabResultsQueryVariables> = {
  service: 'lab',
  name: 'UnmatchedLabResults',
  query: "query UnmatchedLabResults($pagination: LabPagination, $search: String) {\n  unmatchedLabResults(pagination: $pagination, search: $search) {\n    count\n    results {\n      ...LabResultFields\n    }\n  }\n}\nfragment LabObservationFields on LabObservation {\n  id\n  code\n  name\n  value\n  value_number\n  units\n  range\n  interpretation\n  status\n  method\n  comment\n  was\n  file\n  file_type\n  withdrawn_time\n}\nfragment LabResultFields on LabResult {\n  id\n  patient_id\n  patient_name\n  patient_date_of_birth\n  test_order_id\n  testName\n  labName\n  status\n  version_number\n  is_current\n  is_abnormal\n  is_critical\n  specimen\n  comment\n  observed_time\n  reported_time\n  received_time\n  days_pending\n  owner_id\n  owner_name\n  reviewed_time\n  reviewed_by_name\n  held_until\n  hold_reason\n  released_time\n  match_problem\n  match {\n    agrees\n    differs\n    missing\n  }\n  mark\n  order_comment\n  patient_comment\n  portal_time\n  withdrawn_time\n  sent_patient {\n    name\n    date_of_birth\n    sex\n    identifiers\n  }\n  observations {\n    ...LabObservationFields\n  }\n  reviews {\n    id\n    user_name\n    disposition\n    comment\n    review_time\n  }\n  version\n}",
};

export const PatientLabResultsDocument: ApiDocument<PatientLabResultsQuery, PatientLabResultsQueryVariables> = {
  service: 'lab',
  name: 'PatientLabResults',
  query: "query PatientLabResults($patient_id: ID!) {\n  patientLabResults(patient_id: $patient_id) {\n    count\n    results {\n      ...LabResultFields\n    }\n  }\n}\nfragment LabObservationFields on LabObservation {\n  id\n  code\n  name\n  value\n  value_number\n  units\n  range\n  interpretation\n  status\n  method\n  comment\n  was\n  file\n  file_type\n  withdrawn_time\n}\nfragment LabResultFields on LabResult {\n  id\n  patient_id\n  patient_name\n  patient_date_of_birth\n  test_order_id\n  testName\n  labName\n  status\n  version_number\n  is_current\n  is_abnormal\n  is_critical\n  specimen\n  comment\n  observed_time\n  reported_time\n  received_time\n  days_pending\n  owner_id\n  owner_name\n  reviewed_time\n  reviewed_by_name\n  held_until\n  hold_reason\n  released_time\n  match_problem\n  match {\n    agrees\n    differs\n    missing\n  }\n  mark\n  order_comment\n  patient_comment\n  portal_time\n  withdrawn_time\n  sent_patient {\n    name\n    date_of_birth\n    sex\n    identifiers\n  }\n  observations {\n    ...LabObservationFields\n  }\n  reviews {\n    id\n    user_name\n    disposition\n    comment\n    review_time\n  }\n  version\n}",
};

export const CriticalLabResultsDocument: ApiDocument<CriticalLabResultsQuery, CriticalLabResultsQueryVariables> = {
  service: 'lab',
  name: 'CriticalLabResults',
  query: "query CriticalLabResults($patient_id: ID!) {\n  criticalLabResults(patient_id: $patient_id) {\n    id\n    testName\n    reported_time\n    owner_name\n    observations {\n      id\n      name\n      value\n      units\n      interpretation\n    }\n  }\n}",
};

export const OneLabResultDocument: ApiDocument<OneLabResultQuery, OneLabResultQueryVariables> = {
  service: 'lab',
  name: 'OneLabResult',
  query: "query OneLabResult($id: ID!) {\n  labResult(id: $id) {\n    ...LabResultFields\n    earlier {\n      id\n      is_current\n      version_number\n      status\n      reported_time\n      observations {\n        ...LabObservationFields\n      }\n    }\n  }\n}\nfragment LabObservationFields on LabObservation {\n  id\n  code\n  name\n  value\n  value_number\n  units\n  range\n  interpretation\n  status\n  method\n  comment\n  was\n  file\n  file_type\n  withdrawn_time\n}\nfragment LabResultFields on LabResult {\n  id\n  patient_id\n  patient_name\n  patient_date_of_birth\n  test_order_id\n  testName\n  labName\n  status\n  version_number\n  is_current\n  is_abnormal\n  is_critical\n  specimen\n  comment\n  observed_time\n  reported_time\n  received_time\n  days_pending\n  owner_id\n  owner_name\n  reviewed_time\n  reviewed_by_name\n  held_until\n  hold_reason\n  released_time\n  match_problem\n  match {\n    agrees\n    differs\n    missing\n  }\n  mark\n  order_comment\n  patient_comment\n  portal_time\n  withdrawn_time\n  sent_patient {\n    name\n    date_of_birth\n    sex\n    identifiers\n  }\n  observations {\n    ...LabObservationFields\n  }\n  reviews {\n    id\n    user_name\n    disposition\n    comment\n    review_time\n  }\n  version\n}",
};

export const LabResultMessageDocument: ApiDocument<LabResultMessageQuery, LabResultMessageQueryVariables> = {
  service: 'lab',
  name: 'LabResultMessage',
  query: "query LabResultMessage($id: ID!) {\n  labResultMessage(id: $id)\n}",
};

export const LikelyPatientsDocument: ApiDocument<LikelyPatientsQuery, LikelyPatientsQueryVariables> = {
  service: 'lab',
  name: 'LikelyPatients',
  query: "query LikelyPatients($result_id: ID!) {\n  likelyPatients(result_id: $result_id) {\n    id\n    name\n    date_of_birth\n  }\n}",
};

export const LabFlowsheetDocument: ApiDocument<LabFlowsheetQuery, LabFlowsheetQueryVariables> = {
  service: 'lab',
  name: 'LabFlowsheet',
  query: "query LabFlowsheet($patient_id: ID!) {\n  labFlowsheet(patient_id: $patient_id) {\n    code\n    name\n    units\n    value_count\n    values {\n      result_id\n      time\n      value\n      value_number\n      units\n      method\n      range\n      low\n      high\n      interpretation\n      run\n      withdrawn_time\n    }\n  }\n}",
};

export const LabCountsDocument: ApiDocument<LabCountsQuery, LabCountsQueryVariables> = {
  service: 'lab',
  name: 'LabCounts',
  query: "query LabCounts {\n  labCounts {\n    to_review\n    critical\n    unmatched\n    refused\n  }\n}",
};

export const LinkReportsDocument: ApiDocument<LinkReportsMutation, LinkReportsMutationVariables> = {
  service: 'lab',
  name: 'LinkReports',
  query: "mutation LinkReports($result_ids: [ID!]!, $patient_id: ID!, $test_order_id: ID, $reason: String) {\n  linkReports(\n    result_ids: $result_ids\n    patient_id: $patient_id\n    test_order_id: $test_order_id\n    reason: $reason\n  ) {\n    id\n  }\n}",
};

export const UnlinkReportDocument: ApiDocument<UnlinkReportMutation, UnlinkReportMutationVariables> = {
  service: 'lab',
  name: 'UnlinkReport',
  query: "mutation UnlinkReport($result_id: ID!, $reason: String!) {\n  unlinkReport(result_id: $result_id, reason: $reason) {\n    id\n  }\n}",
};

export const DismissReportDocument: ApiDocument<DismissReportMutation, DismissReportMutationVariables> = {
  service: 'lab',
  name: 'DismissReport',
  query: "mutation DismissReport($result_id: ID!, $reason: String!) {\n  dismissReport(result_id: $result_id, reason: $reason) {\n    id\n  }\n}",
};

export const ReviewLabResultDocument: ApiDocument<ReviewLabResultMutation, ReviewLabResultMutationVariables> = {
  service: 'lab',
  name: 'ReviewLabResult',
  query: "mutation ReviewLabResult($id: ID!, $version: Int!, $disposition: LabDisposition!, $comment: String) {\n  reviewLabResult(\n    id: $id\n    version: $version\n    disposition: $disposition\n    comment: $comment\n  ) {\n    id\n  }\n}",
};

export const AssignLabResultDocument: ApiDocument<AssignLabResultMutation, AssignLabResultMutationVariables> = {
  service: 'lab',
  name: 'AssignLabResult',
  query: "mutation AssignLabResult($id: ID!, $owner_id: ID!) {\n  assignLabResult(id: $id, owner_id: $owner_id) {\n    id\n  }\n}",
};

export const HoldLabResultDocument: ApiDocument<HoldLabResultMutation, HoldLabResultMutationVariables> = {
  service: 'lab',
  name: 'HoldLabResult',
  query: "mutation HoldLabResult($id: ID!, $until: DateTime, $reason: String) {\n  holdLabResult(id: $id, until: $until, reason: $reason) {\n    id\n  }\n}",
};

export const LabMatchDocument: ApiDocument<LabMatchQuery, LabMatchQueryVariables> = {
  service: 'lab',
  name: 'LabMatch',
  query: "query LabMatch($result_id: ID!, $patient_id: ID!) {\n  labMatch(result_id: $result_id, patient_id: $patient_id) {\n    agrees\n    differs\n    missing\n  }\n}",
};

export const LabMessagesDocument: ApiDocument<LabMessagesQuery, LabMessagesQueryVariables> = {
  service: 'lab',
  name: 'LabMessages',
  query: "query LabMessages($pagination: LabPagination, $search: LabMessageSearch) {\n  labMessages(pagination: $pagination, search: $search) {\n    count\n    messages {\n      ...LabMessageFields\n    }\n  }\n}\nfragment LabMessageFields on LabMessage {\n  id\n  labName\n  control_id\n  message_type\n  state\n  ack_code\n  error_code\n  reason\n  received_time\n  last_time\n  received_count\n  filed_as_id\n  corrects_id\n  handled_time\n  handled_by_name\n  handled_reason\n  result_ids\n}",
};

export const OneLabMessageDocument: ApiDocument<OneLabMessageQuery, OneLabMessageQueryVariables> = {
  service: 'lab',
  name: 'OneLabMessage',
  query: "query OneLabMessage($id: ID!) {\n  labMessage(id: $id) {\n    ...LabMessageFields\n    content\n  }\n}\nfragment LabMessageFields on LabMessage {\n  id\n  labName\n  control_id\n  message_type\n  state\n  ack_code\n  error_code\n  reason\n  received_time\n  last_time\n  received_count\n  filed_as_id\n  corrects_id\n  handled_time\n  handled_by_name\n  handled_reason\n  result_ids\n}",
};

export const FileLabMessageDocument: ApiDocument<FileLabMessageMutation, FileLabMessageMutationVariables> = {
  service: 'lab',
  name: 'FileLabMessage',
  query: "mutation FileLabMessage($id: ID!, $content: String) {\n  fileLabMessage(id: $id, content: $content) {\n    id\n  }\n}",
};

export const DismissLabMessageDocument: ApiDocument<DismissLabMessageMutation, DismissLabMessageMutationVariables> = {
  service: 'lab',
  name: 'DismissLabMessage',
  query: "mutation DismissLabMessage($id: ID!, $reason: String!) {\n  dismissLabMessage(id: $id, reason: $reason) {\n    id\n  }\n}",
};
