// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EligibilityStatus =
  /** Waiting for the response. */
  | 'Waiting'
  | 'Active'
  | 'Inactive'
  | 'NoDataAvailable'
  /** The response contradicts itself or the request, and needs a manual review. */
  | 'Review'
  | 'CouldNotCheck'
  /** The payer answered that it does not know this member. */
  | 'MemberNotFound'
  /** The payer was not asked yet. */
  | 'NotChecked'
  /** No coverage is on file for that day. */
  | 'NoCoverage';

export type CheckCause =
  | 'Person'
  | 'Night'
  | 'Day';

export type ExpressPatientInput = {
  check_id: string;
  gender_at_birth: SubscriberGender;
  /** For the record if the birth sex is unknown. */
  gender?: string | null | undefined;
  date_of_birth: string;
  /** The user has reviewed likely duplicates and confirmed that the person is new. */
  confirmed?: boolean | null | undefined;
};

export type PayerType =
  | 'Commercial'
  | 'Medicare'
  | 'Medicaid'
  | 'Tricare'
  | 'Champva'
  | 'FECA'
  | 'Other';

export type CoverageRelationship =
  | 'Self'
  | 'Spouse'
  | 'Child'
  | 'Other';

export type CoveragePriority =
  | 'Primary'
  | 'Secondary'
  | 'Tertiary';

export type SubscriberGender =
  | 'Male'
  | 'Female'
  | 'Unknown';

export type PayerInput = {
  payer_name: string;
  /** The payer number at the clearinghouse. */
  payer_code: string;
  payer_type?: PayerType | null | undefined;
  phone?: string | null | undefined;
  address_line1?: string | null | undefined;
  address_line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  postal_code?: string | null | undefined;
  /** True if it supports electronic eligibility checks. */
  is_checked?: boolean | null | undefined;
};

export type CoverageInput = {
  payer_id: string;
  plan_name?: string | null | undefined;
  member_id: string;
  group_number?: string | null | undefined;
  group_name?: string | null | undefined;
  /** The patient's relationship to the subscriber; defaults to Self. */
  relationship?: CoverageRelationship | null | undefined;
  /** For a subscriber other than the patient. */
  subscriber_first_name?: string | null | undefined;
  subscriber_last_name?: string | null | undefined;
  subscriber_date_of_birth?: string | null | undefined;
  subscriber_gender?: SubscriberGender | null | undefined;
  /** Address if different from the patient's; street and city are required together. */
  subscriber_address_line1?: string | null | undefined;
  subscriber_city?: string | null | undefined;
  subscriber_state?: string | null | undefined;
  subscriber_postal_code?: string | null | undefined;
  priority?: CoveragePriority | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  /** The copay on the card, in cents. */
  copay?: number | null | undefined;
  notes?: string | null | undefined;
};

export type SearchPayersQueryVariables = Exact<{
  text: string;
  take?: number | null | undefined;
}>;


export type SearchPayersQuery = { searchPayers: Array<{ id: string, payer_name: string, payer_code: string }> };

export type PayersQueryVariables = Exact<{
  search?: string | null | undefined;
  includeDeleted?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PayersQuery = { payers: { count: number, payer_list: Array<{ id: string, payer_name: string, payer_code: string, payer_type: PayerType, phone: string, address_line1: string, address_line2: string, city: string, state: string, postal_code: string, is_checked: boolean, is_deleted: boolean, version: number }> } };

export type CreatePayerMutationVariables = Exact<{
  input: PayerInput;
}>;


export type CreatePayerMutation = { createPayer: { id: string, payer_name: string, payer_code: string, payer_type: PayerType, phone: string, address_line1: string, address_line2: string, city: string, state: string, postal_code: string, is_checked: boolean, is_deleted: boolean, version: number } };

export type UpdatePayerMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayerInput;
}>;


export type UpdatePayerMutation = { updatePayer: { id: string, payer_name: string, payer_code: string, payer_type: PayerType, phone: string, address_line1: string, address_line2: string, city: string, state: string, postal_code: string, is_checked: boolean, is_deleted: boolean, version: number } };

export type DeletePayerMutationVariables = Exact<{
  id: string;
}>;


export type DeletePayerMutation = { deletePayer: boolean };

export type AddStarterPayersMutationVariables = Exact<{ [key: string]: never; }>;


export type AddStarterPayersMutation = { addStarterPayers: number };

export type ImportPayersMutationVariables = Exact<{
  text: string;
  apply: boolean;
}>;


export type ImportPayersMutation = { importPayers: { created: number, updated: number, unchanged: number, issues: Array<{ row: number, message: string }> } };

export type ImportCoveragesMutationVariables = Exact<{
  text: string;
  apply: boolean;
}>;


export type ImportCoveragesMutation = { importCoverages: { created: number, unchanged: number, issues: Array<{ row: number, message: string }> } };

export type CoveragesQueryVariables = Exact<{
  patient_id: string;
}>;


export type CoveragesQuery = { coverages: Array<{ id: string, patient_id: string, payer_id: string, payer_name: string, payer_code: string, payer_type: PayerType, payer_is_checked: boolean, plan_name: string, member_id: string, group_number: string, group_name: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, subscriber_gender: SubscriberGender | null, subscriber_address_line1: string | null, subscriber_city: string | null, subscriber_state: string | null, subscriber_postal_code: string | null, priority: CoveragePriority, start_date: string | null, end_date: string | null, copay: number | null, notes: string, card_front: string | null, card_back: string | null, is_current: boolean, version: number }> };

export type CreateCoverageMutationVariables = Exact<{
  client_key: string;
  patient_id: string;
  input: CoverageInput;
}>;


export type CreateCoverageMutation = { createCoverage: { id: string, patient_id: string, payer_id: string, payer_name: string, payer_code: string, payer_type: PayerType, payer_is_checked: boolean, plan_name: string, member_id: string, group_number: string, group_name: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, subscriber_gender: SubscriberGender | null, subscriber_address_line1: string | null, subscriber_city: string | null, subscriber_state: string | null, subscriber_postal_code: string | null, priority: CoveragePriority, start_date: string | null, end_date: string | null, copay: number | null, notes: string, card_front: string | null, card_back: string | null, is_current: boolean, version: number } };

export type UpdateCoverageMutationVariables = Exact<{
  id: string;
  version: number;
  input: CoverageInput;
}>;


export type UpdateCoverageMutation = { updateCoverage: { id: string, patient_id: string, payer_id: string, payer_name: string, payer_code: string, payer_type: PayerType, payer_is_checked: boolean, plan_name: string, member_id: string, group_number: string, group_name: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, subscriber_gender: SubscriberGender | null, subscriber_address_line1: string | null, subscriber_city: string | null, subscriber_state: string | null, subscriber_postal_code: string | null, priority: CoveragePriority, start_date: string | null, end_date: string | null, copay: number | null, notes: string, card_front: string | null, card_back: string | null, is_current: boolean, version: number } };

export type DeleteCoverageMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCoverageMutation = { deleteCoverage: boolean };

export type EligibilityChecksQueryVariables = Exact<{
  patient_id?: string | null | undefined;
  coverage_id?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type EligibilityChecksQuery = { eligibilityChecks: { count: number, checks: Array<{ id: string, patient_id: string | null, coverage_id: string | null, payer_name: string, status: EligibilityStatus, status_then: EligibilityStatus, reasons: Array<string>, coverageStartDate: string | null, coverageEndDate: string | null, service_date: string, cause: CheckCause, requested_by: string | null, requested_time: string, answered_time: string | null, plan_name: string, group_number: string, group_name: string, warnings: Array<string>, has_answer: boolean, benefits: Array<{ title: string, value: string, detail: string }> }> } };

export type DrugBenefitsQueryVariables = Exact<{
  patient: string;
}>;


export type DrugBenefitsQuery = { drugBenefits: Array<{ id: string, payer_name: string, plan_name: string, answered_time: string | null, drug_benefits: Array<{ title: string, value: string, detail: string }> }> };

export type EligibilityTransactionQueryVariables = Exact<{
  id: string;
}>;


export type EligibilityTransactionQuery = { eligibilityTransaction: { request: string | null, answer: string | null } };

export type CheckEligibilityMutationVariables = Exact<{
  client_key: string;
  payerId: string;
  memberId: string;
  firstName: string;
  lastName: string;
}>;


export type CheckEligibilityMutation = { checkEligibility: { id: string, patient_id: string | null, coverage_id: string | null, payer_name: string, status: EligibilityStatus, status_then: EligibilityStatus, reasons: Array<string>, coverageStartDate: string | null, coverageEndDate: string | null, service_date: string, cause: CheckCause, requested_by: string | null, requested_time: string, answered_time: string | null, plan_name: string, group_number: string, group_name: string, warnings: Array<string>, has_answer: boolean, benefits: Array<{ title: string, value: string, detail: string }> } };

export type CheckCoverageMutationVariables = Exact<{
  coverage_id: string;
  client_key: string;
}>;


export type CheckCoverageMutation = { checkCoverage: { id: string, patient_id: string | null, coverage_id: string | null, payer_name: string, status: EligibilityStatus, status_then: EligibilityStatus, reasons: Array<string>, coverageStartDate: string | null, coverageEndDate: string | null, service_date: string, cause: CheckCause, requested_by: string | null, requested_time: string, answered_time: string | null, plan_name: string, group_number: string, group_name: string, warnings: Array<string>, has_answer: boolean, benefits: Array<{ title: string, value: string, detail: string }> } };

export type ExpressAddPatientMutationVariables = Exact<{
  input: ExpressPatientInput;
}>;


export type ExpressAddPatientMutation = { expressAddPatient: { patient_id: string | null, birth_date_differs: boolean, likely: Array<{ patient_id: string, first_name: string, last_name: string, date_of_birth: string | null, record_number: number, reasons: Array<string> }> } };

export type VisitCoverageQueryVariables = Exact<{
  event_id: string;
}>;


export type VisitCoverageQuery = { visitCoverage: { event_id: string, start: string, end: string, title: string, patient_id: string, first_name: string, last_name: string, status: EligibilityStatus, is_warning: boolean, coverage_id: string | null, payer_name: string | null, priority: CoveragePriority | null, reasons: Array<string>, coverageEndDate: string | null, checked_time: string | null, with: string } | null };

export type VisitsToVerifyQueryVariables = Exact<{
  days?: number | null | undefined;
}>;


export type VisitsToVerifyQuery = { visitsToVerify: Array<{ event_id: string, start: string, end: string, title: string, patient_id: string, first_name: string, last_name: string, status: EligibilityStatus, is_warning: boolean, coverage_id: string | null, payer_name: string | null, priority: CoveragePriority | null, reasons: Array<string>, coverageEndDate: string | null, checked_time: string | null, with: string }> };

export type CoverageRequestsQueryVariables = Exact<{
  patient_id?: string | null | undefined;
}>;


export type CoverageRequestsQuery = { coverageRequests: Array<{ id: string, patient_id: string, patient_name: string, coverage_id: string | null, payer_name: string, payer_id: string | null, plan_name: string, member_id: string, group_number: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, priority: CoveragePriority, start_date: string | null, card_front: string | null, card_back: string | null, create_time: string, version: number }> };

export type ApproveCoverageRequestMutationVariables = Exact<{
  id: string;
  version: number;
  input: CoverageInput;
}>;


export type ApproveCoverageRequestMutation = { approveCoverageRequest: { id: string, patient_id: string, payer_id: string, payer_name: string, payer_code: string, payer_type: PayerType, payer_is_checked: boolean, plan_name: string, member_id: string, group_number: string, group_name: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, subscriber_gender: SubscriberGender | null, subscriber_address_line1: string | null, subscriber_city: string | null, subscriber_state: string | null, subscriber_postal_code: string | null, priority: CoveragePriority, start_date: string | null, end_date: string | null, copay: number | null, notes: string, card_front: string | null, card_back: string | null, is_current: boolean, version: number } };

export type DeclineCoverageRequestMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type DeclineCoverageRequestMutation = { declineCoverageRequest: boolean };

export type PayerFieldsFragment = { id: string, payer_name: string, payer_code: string, payer_type: PayerType, phone: string, address_line1: string, address_line2: string, city: string, state: string, postal_code: string, is_checked: boolean, is_deleted: boolean, version: number };

export type CoverageFieldsFragment = { id: string, patient_id: string, payer_id: string, payer_name: string, payer_code: string, payer_type: PayerType, payer_is_checked: boolean, plan_name: string, member_id: string, group_number: string, group_name: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, subscriber_gender: SubscriberGender | null, subscriber_address_line1: string | null, subscriber_city: string | null, subscriber_state: string | null, subscriber_postal_code: string | null, priority: CoveragePriority, start_date: string | null, end_date: string | null, copay: number | null, notes: string, card_front: string | null, card_back: string | null, is_current: boolean, version: number };

export type CheckFieldsFragment = { id: string, patient_id: string | null, coverage_id: string | null, payer_name: string, status: EligibilityStatus, status_then: EligibilityStatus, reasons: Array<string>, coverageStartDate: string | null, coverageEndDate: string | null, service_date: string, cause: CheckCause, requested_by: string | null, requested_time: string, answered_time: string | null, plan_name: string, group_number: string, group_name: string, warnings: Array<string>, has_answer: boolean, benefits: Array<{ title: string, value: string, detail: string }> };

export type VisitFieldsFragment = { event_id: string, start: string, end: string, title: string, patient_id: string, first_name: string, last_name: string, status: EligibilityStatus, is_warning: boolean, coverage_id: string | null, payer_name: string | null, priority: CoveragePriority | null, reasons: Array<string>, coverageEndDate: string | null, checked_time: string | null, with: string };

export type CoverageRequestFieldsFragment = { id: string, patient_id: string, patient_name: string, coverage_id: string | null, payer_name: string, payer_id: string | null, plan_name: string, member_id: string, group_number: string, relationship: CoverageRelationship, subscriber_first_name: string | null, subscriber_last_name: string | null, subscriber_date_of_birth: string | null, priority: CoveragePriority, start_date: string | null, card_front: string | null, card_back: string | null, create_time: string, version: number };


export const SearchPayersDocument: ApiDocument<SearchPayersQuery, SearchPayersQueryVariables> = {
  service: 'eligibility',
  name: 'SearchPayers',
  query: "query SearchPayers($text: String!, $take: Int) {\n  searchPayers(text: $text, take: $take) {\n    id\n    payer_name\n    payer_code\n  }\n}",
};

export const PayersDocument: ApiDocument<PayersQuery, PayersQueryVariables> = {
  service: 'eligibility',
  name: 'Payers',
  query: "query Payers($search: String, $includeDeleted: Boolean, $skip: Int, $take: Int) {\n  payers(\n    search: $search\n    includeDeleted: $includeDeleted\n    skip: $skip\n    take: $take\n  ) {\n    count\n    payer_list {\n      ...PayerFields\n    }\n  }\n}\nfragment PayerFields on Payer {\n  id\n  payer_name\n  payer_code\n  payer_type\n  phone\n  address_line1\n  address_line2\n  city\n  state\n  postal_code\n  is_checked\n  is_deleted\n  version\n}",
};

export const CreatePayerDocument: ApiDocument<CreatePayerMutation, CreatePayerMutationVariables> = {
  service: 'eligibility',
  name: 'CreatePayer',
  query: "mutation CreatePayer($input: PayerInput!) {\n  createPayer(input: $input) {\n    ...PayerFields\n  }\n}\nfragment PayerFields on Payer {\n  id\n  payer_name\n  payer_code\n  payer_type\n  phone\n  address_line1\n  address_line2\n  city\n  state\n  postal_code\n  is_checked\n  is_deleted\n  version\n}",
};

export const UpdatePayerDocument: ApiDocument<UpdatePayerMutation, UpdatePayerMutationVariables> = {
  service: 'eligibility',
  name: 'UpdatePayer',
  query: "mutation UpdatePayer($id: ID!, $version: Int!, $input: PayerInput!) {\n  updatePayer(id: $id, version: $version, input: $input) {\n    ...PayerFields\n  }\n}\nfragment PayerFields on Payer {\n  id\n  payer_name\n  payer_code\n  payer_type\n  phone\n  address_line1\n  address_line2\n  city\n  state\n  postal_code\n  is_checked\n  is_deleted\n  version\n}",
};

export const DeletePayerDocument: ApiDocument<DeletePayerMutation, DeletePayerMutationVariables> = {
  service: 'eligibility',
  name: 'DeletePayer',
  query: "mutation DeletePayer($id: ID!) {\n  deletePayer(id: $id)\n}",
};

export const AddStarterPayersDocument: ApiDocument<AddStarterPayersMutation, AddStarterPayersMutationVariables> = {
  service: 'eligibility',
  name: 'AddStarterPayers',
  query: "mutation AddStarterPayers {\n  addStarterPayers\n}",
};

export const ImportPayersDocument: ApiDocument<ImportPayersMutation, ImportPayersMutationVariables> = {
  service: 'eligibility',
  name: 'ImportPayers',
  query: "mutation ImportPayers($text: String!, $apply: Boolean!) {\n  importPayers(text: $text, apply: $apply) {\n    created\n    updated\n    unchanged\n    issues {\n      row\n      message\n    }\n  }\n}",
};

export const ImportCoveragesDocument: ApiDocument<ImportCoveragesMutation, ImportCoveragesMutationVariables> = {
  service: 'eligibility',
  name: 'ImportCoverages',
  query: "mutation ImportCoverages($text: String!, $apply: Boolean!) {\n  importCoverages(text: $text, apply: $apply) {\n    created\n    unchanged\n    issues {\n      row\n      message\n    }\n  }\n}",
};

export const CoveragesDocument: ApiDocument<CoveragesQuery, CoveragesQueryVariables> = {
  service: 'eligibility',
  name: 'Coverages',
  query: "query Coverages($patient_id: ID!) {\n  coverages(patient_id: $patient_id) {\n    ...CoverageFields\n  }\n}\nfragment CoverageFields on Coverage {\n  id\n  patient_id\n  payer_id\n  payer_name\n  payer_code\n  payer_type\n  payer_is_checked\n  plan_name\n  member_id\n  group_number\n  group_name\n  relationship\n  subscriber_first_name\n  subscriber_last_name\n  subscriber_date_of_birth\n  subscriber_gender\n  subscriber_address_line1\n  subscriber_city\n  subscriber_state\n  subscriber_postal_code\n  priority\n  start_date\n  end_date\n  copay\n  notes\n  card_front\n  card_back\n  is_current\n  version\n}",
};

export const CreateCoverageDocument: ApiDocument<CreateCoverageMutation, CreateCoverageMutationVariables> = {
  service: 'eligibility',
  name: 'CreateCoverage',
  query: "mutation CreateCoverage($client_key: ID!, $patient_id: ID!, $input: CoverageInput!) {\n  createCoverage(client_key: $client_key, patient_id: $patient_id, input: $input) {\n    ...CoverageFields\n  }\n}\nfragment CoverageFields on Coverage {\n  id\n  patient_id\n  payer_id\n  payer_name\n  payer_code\n  payer_type\n  payer_is_checked\n  plan_name\n  member_id\n  group_number\n  group_name\n  relationship\n  subscriber_first_name\n  subscriber_last_name\n  subscriber_date_of_birth\n  subscriber_gender\n  subscriber_address_line1\n  subscriber_city\n  subscriber_state\n  subscriber_postal_code\n  priority\n  start_date\n  end_date\n  copay\n  notes\n  card_front\n  card_back\n  is_current\n  version\n}",
};

export const UpdateCoverageDocument: ApiDocument<UpdateCoverageMutation, UpdateCoverageMutationVariables> = {
  service: 'eligibility',
  name: 'UpdateCoverage',
  query: "mutation UpdateCoverage($id: ID!, $version: Int!, $input: CoverageInput!) {\n  updateCoverage(id: $id, version: $version, input: $input) {\n    ...CoverageFields\n  }\n}\nfragment CoverageFields on Coverage {\n  id\n  patient_id\n  payer_id\n  payer_name\n  payer_code\n  payer_type\n  payer_is_checked\n  plan_name\n  member_id\n  group_number\n  group_name\n  relationship\n  subscriber_first_name\n  subscriber_last_name\n  subscriber_date_of_birth\n  subscriber_gender\n  subscriber_address_line1\n  subscriber_city\n  subscriber_state\n  subscriber_postal_code\n  priority\n  start_date\n  end_date\n  copay\n  notes\n  card_front\n  card_back\n  is_current\n  version\n}",
};

export const DeleteCoverageDocument: ApiDocument<DeleteCoverageMutation, DeleteCoverageMutationVariables> = {
  service: 'eligibility',
  name: 'DeleteCoverage',
  query: "mutation DeleteCoverage($id: ID!, $version: Int!) {\n  deleteCoverage(id: $id, version: $version)\n}",
};

export const EligibilityChecksDocument: ApiDocument<EligibilityChecksQuery, EligibilityChecksQueryVariables> = {
  service: 'eligibility',
  name: 'EligibilityChecks',
  query: "query EligibilityChecks($patient_id: ID, $coverage_id: ID, $skip: Int, $take: Int) {\n  eligibilityChecks(\n    patient_id: $patient_id\n    coverage_id: $coverage_id\n    skip: $skip\n    take: $take\n  ) {\n    count\n    checks {\n      ...CheckFields\n    }\n  }\n}\nfragment CheckFields on EligibilityCheck {\n  id\n  patient_id\n  coverage_id\n  payer_name\n  status\n  status_then\n  reasons\n  coverageStartDate\n  coverageEndDate\n  service_date\n  cause\n  requested_by\n  requested_time\n  answered_time\n  plan_name\n  group_number\n  group_name\n  benefits {\n    title\n    value\n    detail\n  }\n  warnings\n  has_answer\n}",
};

export const DrugBenefitsDocument: ApiDocument<DrugBenefitsQuery, DrugBenefitsQueryVariables> = {
  service: 'eligibility',
  name: 'DrugBenefits',
  query: "query DrugBenefits($patient: ID!) {\n  drugBenefits(patient_id: $patient) {\n    id\n    payer_name\n    plan_name\n    answered_time\n    drug_benefits {\n      title\n      value\n      detail\n    }\n  }\n}",
};

export const EligibilityTransactionDocument: ApiDocument<EligibilityTransactionQuery, EligibilityTransactionQueryVariables> = {
  service: 'eligibility',
  name: 'EligibilityTransaction',
  query: "query EligibilityTransaction($id: ID!) {\n  eligibilityTransaction(id: $id) {\n    request\n    answer\n  }\n}",
};

export const CheckEligibilityDocument: ApiDocument<CheckEligibilityMutation, CheckEligibilityMutationVariables> = {
  service: 'eligibility',
  name: 'CheckEligibility',
  query: "mutation CheckEligibility($client_key: ID!, $payerId: ID!, $memberId: String!, $firstName: String!, $lastName: String!) {\n  checkEligibility(\n    client_key: $client_key\n    payerId: $payerId\n    memberId: $memberId\n    firstName: $firstName\n    lastName: $lastName\n  ) {\n    ...CheckFields\n  }\n}\nfragment CheckFields on EligibilityCheck {\n  id\n  patient_id\n  coverage_id\n  payer_name\n  status\n  status_then\n  reasons\n  coverageStartDate\n  coverageEndDate\n  service_date\n  cause\n  requested_by\n  requested_time\n  answered_time\n  plan_name\n  group_number\n  group_name\n  benefits {\n    title\n    value\n    detail\n  }\n  warnings\n  has_answer\n}",
};

export const CheckCoverageDocument: ApiDocument<CheckCoverageMutation, CheckCoverageMutationVariables> = {
  service: 'eligibility',
  name: 'CheckCoverage',
  query: "mutation CheckCoverage($coverage_id: ID!, $client_key: ID!) {\n  checkCoverage(coverage_id: $coverage_id, client_key: $client_key) {\n    ...CheckFields\n  }\n}\nfragment CheckFields on EligibilityCheck {\n  id\n  patient_id\n  coverage_id\n  payer_name\n  status\n  status_then\n  reasons\n  coverageStartDate\n  coverageEndDate\n  service_date\n  cause\n  requested_by\n  requested_time\n  answered_time\n  plan_name\n  group_number\n  group_name\n  benefits {\n    title\n    value\n    detail\n  }\n  warnings\n  has_answer\n}",
};

export const ExpressAddPatientDocument: ApiDocument<ExpressAddPatientMutation, ExpressAddPatientMutationVariables> = {
  service: 'eligibility',
  name: 'ExpressAddPatient',
  query: "mutation ExpressAddPatient($input: ExpressPatientInput!) {\n  expressAddPatient(input: $input) {\n    patient_id\n    birth_date_differs\n    likely {\n      patient_id\n      first_name\n      last_name\n      date_of_birth\n      record_number\n      reasons\n    }\n  }\n}",
};

export const VisitCoverageDocument: ApiDocument<VisitCoverageQuery, VisitCoverageQueryVariables> = {
  service: 'eligibility',
  name: 'VisitCoverage',
  query: "query VisitCoverage($event_id: ID!) {\n  visitCoverage(event_id: $event_id) {\n    ...VisitFields\n  }\n}\nfragment VisitFields on VisitCoverage {\n  event_id\n  start\n  end\n  title\n  patient_id\n  first_name\n  last_name\n  status\n  is_warning\n  coverage_id\n  payer_name\n  priority\n  reasons\n  coverageEndDate\n  checked_time\n  with\n}",
};

export const VisitsToVerifyDocument: ApiDocument<VisitsToVerifyQuery, VisitsToVerifyQueryVariables> = {
  service: 'eligibility',
  name: 'VisitsToVerify',
  query: "query VisitsToVerify($days: Int) {\n  visitsToVerify(days: $days) {\n    ...VisitFields\n  }\n}\nfragment VisitFields on VisitCoverage {\n  event_id\n  start\n  end\n  title\n  patient_id\n  first_name\n  last_name\n  status\n  is_warning\n  coverage_id\n  payer_name\n  priority\n  reasons\n  coverageEndDate\n  checked_time\n  with\n}",
};

export const CoverageRequestsDocument: ApiDocument<CoverageRequestsQuery, CoverageRequestsQueryVariables> = {
  service: 'eligibility',
  name: 'CoverageRequests',
  query: "query CoverageRequests($patient_id: ID) {\n  coverageRequests(patient_id: $patient_id) {\n    ...CoverageRequestFields\n  }\n}\nfragment CoverageRequestFields on CoverageRequest {\n  id\n  patient_id\n  patient_name\n  coverage_id\n  payer_name\n  payer_id\n  plan_name\n  member_id\n  group_number\n  relationship\n  subscriber_first_name\n  subscriber_last_name\n  subscriber_date_of_birth\n  priority\n  start_date\n  card_front\n  card_back\n  create_time\n  version\n}",
};

export const ApproveCoverageRequestDocument: ApiDocument<ApproveCoverageRequestMutation, ApproveCoverageRequestMutationVariables> = {
  service: 'eligibility',
  name: 'ApproveCoverageRequest',
  query: "mutation ApproveCoverageRequest($id: ID!, $version: Int!, $input: CoverageInput!) {\n  approveCoverageRequest(id: $id, version: $version, input: $input) {\n    ...CoverageFields\n  }\n}\nfragment CoverageFields on Coverage {\n  id\n  patient_id\n  payer_id\n  payer_name\n  payer_code\n  payer_type\n  payer_is_checked\n  plan_name\n  member_id\n  group_number\n  group_name\n  relationship\n  subscriber_first_name\n  subscriber_last_name\n  subscriber_date_of_birth\n  subscriber_gender\n  subscriber_address_line1\n  subscriber_city\n  subscriber_state\n  subscriber_postal_code\n  priority\n  start_date\n  end_date\n  copay\n  notes\n  card_front\n  card_back\n  is_current\n  version\n}",
};

export const DeclineCoverageRequestDocument: ApiDocument<DeclineCoverageRequestMutation, DeclineCoverageRequestMutationVariables> = {
  service: 'eligibility',
  name: 'DeclineCoverageRequest',
  query: "mutation DeclineCoverageRequest($id: ID!, $version: Int!, $reason: String!) {\n  declineCoverageRequest(id: $id, version: $version, reason: $reason)\n}",
};
