// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FileFaxInput = {
  client_key: string;
  id: string;
  first_page: number;
  last_page: number;
  patient_id: string;
  document_type: string;
  document_day: string;
  title: string;
  reviewer_id?: string | null | undefined;
};

export type FaxNumberFieldsFragment = { id: string, name: string, number: string, verified_time: string, verified_by_name: string, expires_day: string, expired: boolean, version: number };

export type SentFaxFieldsFragment = { id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null };

export type ReceivedFaxFieldsFragment = { id: string, from_number: string, from_name: string | null, pharmacy_name: string | null, earlier_patient_id: string | null, earlier_patient_name: string | null, duplicate_time: string | null, received_time: string, page_count: number, state: string, archive_reason: string | null, misdirected: boolean, version: number, filings: Array<{ id: string, first_page: number, last_page: number, patient_id: string, patient_name: string, document_id: string }> };

export type FaxNumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type FaxNumbersQuery = { faxNumbers: Array<{ id: string, name: string, number: string, verified_time: string, verified_by_name: string, expires_day: string, expired: boolean, version: number }> };

export type SentFaxesQueryVariables = Exact<{
  state?: string | null | undefined;
  text?: string | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type SentFaxesQuery = { sentFaxes: { count: number, faxes: Array<{ id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null }> } };

export type ReceivedFaxesQueryVariables = Exact<{
  state?: string | null | undefined;
  text?: string | null | undefined;
  pageNumber?: number | null | undefined;
}>;


export type ReceivedFaxesQuery = { receivedFaxes: { count: number, faxes: Array<{ id: string, from_number: string, from_name: string | null, pharmacy_name: string | null, earlier_patient_id: string | null, earlier_patient_name: string | null, duplicate_time: string | null, received_time: string, page_count: number, state: string, archive_reason: string | null, misdirected: boolean, version: number, filings: Array<{ id: string, first_page: number, last_page: number, patient_id: string, patient_name: string, document_id: string }> }> } };

export type FaxStateQueryVariables = Exact<{ [key: string]: never; }>;


export type FaxStateQuery = { faxState: { hasCarrier: boolean, waiting: number } };

export type SaveFaxNumberMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  name: string;
  number: string;
  numberAgain: string;
}>;


export type SaveFaxNumberMutation = { saveFaxNumber: { id: string, name: string, number: string, verified_time: string, verified_by_name: string, expires_day: string, expired: boolean, version: number } };

export type RemoveFaxNumberMutationVariables = Exact<{
  id: string;
}>;


export type RemoveFaxNumberMutation = { removeFaxNumber: { id: string } };

export type SendFaxMutationVariables = Exact<{
  id: string;
  again: boolean;
}>;


export type SendFaxMutation = { sendFax: { id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null } };

export type CancelFaxMutationVariables = Exact<{
  id: string;
}>;


export type CancelFaxMutation = { cancelFax: { id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null } };

export type RetryFaxMutationVariables = Exact<{
  id: string;
}>;


export type RetryFaxMutation = { retryFax: { id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null } };

export type SettleFaxMutationVariables = Exact<{
  id: string;
}>;


export type SettleFaxMutation = { settleFax: { id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null } };

export type ReportMisdirectedFaxMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ReportMisdirectedFaxMutation = { reportMisdirectedFax: { id: string, to_name: string, to_number: string, subject: string, page_count: number, state: string, attempts: number, due_time: string | null, problem: string | null, settled: boolean, misdirected_reason: string | null, patient_id: string | null, patient_name: string | null, created_by_name: string, created_time: string, done_time: string | null } };

export type FileFaxMutationVariables = Exact<{
  input: FileFaxInput;
}>;


export type FileFaxMutation = { fileFax: { id: string, from_number: string, from_name: string | null, pharmacy_name: string | null, earlier_patient_id: string | null, earlier_patient_name: string | null, duplicate_time: string | null, received_time: string, page_count: number, state: string, archive_reason: string | null, misdirected: boolean, version: number, filings: Array<{ id: string, first_page: number, last_page: number, patient_id: string, patient_name: string, document_id: string }> } };

export type ArchiveFaxMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
  misdirected: boolean;
}>;


export type ArchiveFaxMutation = { archiveFax: { id: string, from_number: string, from_name: string | null, pharmacy_name: string | null, earlier_patient_id: string | null, earlier_patient_name: string | null, duplicate_time: string | null, received_time: string, page_count: number, state: string, archive_reason: string | null, misdirected: boolean, version: number, filings: Array<{ id: string, first_page: number, last_page: number, patient_id: string, patient_name: string, document_id: string }> } };


export const FaxNumbersDocument: ApiDocument<FaxNumbersQuery, FaxNumbersQueryVariables> = {
  service: 'setting',
  name: 'FaxNumbers',
  query: "query FaxNumbers {\n  faxNumbers {\n    ...FaxNumberFields\n  }\n}\nfragment FaxNumberFields on FaxNumber {\n  id\n  name\n  number\n  verified_time\n  verified_by_name\n  expires_day\n  expired\n  version\n}",
};

export const SentFaxesDocument: ApiDocument<SentFaxesQuery, SentFaxesQueryVariables> = {
  service: 'setting',
  name: 'SentFaxes',
  query: "query SentFaxes($state: String, $text: String, $pageNumber: Int) {\n  sentFaxes(state: $state, text: $text, pageNumber: $pageNumber) {\n    count\n    faxes {\n      ...SentFaxFields\n    }\n  }\n}\nfragment SentFaxFields on SentFax {\n  id\n  to_name\n  to_number\n  subject\n  page_count\n  state\n  attempts\n  due_time\n  problem\n  settled\n  misdirected_reason\n  patient_id\n  patient_name\n  created_by_name\n  created_time\n  done_time\n}",
};

export const ReceivedFaxesDocument: ApiDocument<ReceivedFaxesQuery, ReceivedFaxesQueryVariables> = {
  service: 'setting',
  name: 'ReceivedFaxes',
  query: "query ReceivedFaxes($state: String, $text: String, $pageNumber: Int) {\n  receivedFaxes(state: $state, text: $text, pageNumber: $pageNumber) {\n    count\n    faxes {\n      ...ReceivedFaxFields\n    }\n  }\n}\nfragment ReceivedFaxFields on ReceivedFax {\n  id\n  from_number\n  from_name\n  pharmacy_name\n  earlier_patient_id\n  earlier_patient_name\n  duplicate_time\n  received_time\n  page_count\n  state\n  archive_reason\n  misdirected\n  version\n  filings {\n    id\n    first_page\n    last_page\n    patient_id\n    patient_name\n    document_id\n  }\n}",
};

export const FaxStateDocument: ApiDocument<FaxStateQuery, FaxStateQueryVariables> = {
  service: 'setting',
  name: 'FaxState',
  query: "query FaxState {\n  faxState {\n    hasCarrier\n    waiting\n  }\n}",
};

export const SaveFaxNumberDocument: ApiDocument<SaveFaxNumberMutation, SaveFaxNumberMutationVariables> = {
  service: 'setting',
  name: 'SaveFaxNumber',
  query: "mutation SaveFaxNumber($id: ID, $version: Int, $name: String!, $number: String!, $numberAgain: String!) {\n  saveFaxNumber(\n    id: $id\n    version: $version\n    name: $name\n    number: $number\n    number_again: $numberAgain\n  ) {\n    ...FaxNumberFields\n  }\n}\nfragment FaxNumberFields on FaxNumber {\n  id\n  name\n  number\n  verified_time\n  verified_by_name\n  expires_day\n  expired\n  version\n}",
};

export const RemoveFaxNumberDocument: ApiDocument<RemoveFaxNumberMutation, RemoveFaxNumberMutationVariables> = {
  service: 'setting',
  name: 'RemoveFaxNumber',
  query: "mutation RemoveFaxNumber($id: ID!) {\n  removeFaxNumber(id: $id) {\n    id\n  }\n}",
};

export const SendFaxDocument: ApiDocument<SendFaxMutation, SendFaxMutationVariables> = {
  service: 'setting',
  name: 'SendFax',
  query: "mutation SendFax($id: ID!, $again: Boolean!) {\n  sendFax(id: $id, again: $again) {\n    ...SentFaxFields\n  }\n}\nfragment SentFaxFields on SentFax {\n  id\n  to_name\n  to_number\n  subject\n  page_count\n  state\n  attempts\n  due_time\n  problem\n  settled\n  misdirected_reason\n  patient_id\n  patient_name\n  created_by_name\n  created_time\n  done_time\n}",
};

export const CancelFaxDocument: ApiDocument<CancelFaxMutation, CancelFaxMutationVariables> = {
  service: 'setting',
  name: 'CancelFax',
  query: "mutation CancelFax($id: ID!) {\n  cancelFax(id: $id) {\n    ...SentFaxFields\n  }\n}\nfragment SentFaxFields on SentFax {\n  id\n  to_name\n  to_number\n  subject\n  page_count\n  state\n  attempts\n  due_time\n  problem\n  settled\n  misdirected_reason\n  patient_id\n  patient_name\n  created_by_name\n  created_time\n  done_time\n}",
};

export const RetryFaxDocument: ApiDocument<RetryFaxMutation, RetryFaxMutationVariables> = {
  service: 'setting',
  name: 'RetryFax',
  query: "mutation RetryFax($id: ID!) {\n  retryFax(id: $id) {\n    ...SentFaxFields\n  }\n}\nfragment SentFaxFields on SentFax {\n  id\n  to_name\n  to_number\n  subject\n  page_count\n  state\n  attempts\n  due_time\n  problem\n  settled\n  misdirected_reason\n  patient_id\n  patient_name\n  created_by_name\n  created_time\n  done_time\n}",
};

export const SettleFaxDocument: ApiDocument<SettleFaxMutation, SettleFaxMutationVariables> = {
  service: 'setting',
  name: 'SettleFax',
  query: "mutation SettleFax($id: ID!) {\n  settleFax(id: $id) {\n    ...SentFaxFields\n  }\n}\nfragment SentFaxFields on SentFax {\n  id\n  to_name\n  to_number\n  subject\n  page_count\n  state\n  attempts\n  due_time\n  problem\n  settled\n  misdirected_reason\n  patient_id\n  patient_name\n  created_by_name\n  created_time\n  done_time\n}",
};

export const ReportMisdirectedFaxDocument: ApiDocument<ReportMisdirectedFaxMutation, ReportMisdirectedFaxMutationVariables> = {
  service: 'setting',
  name: 'ReportMisdirectedFax',
  query: "mutation ReportMisdirectedFax($id: ID!, $reason: String!) {\n  reportMisdirectedFax(id: $id, reason: $reason) {\n    ...SentFaxFields\n  }\n}\nfragment SentFaxFields on SentFax {\n  id\n  to_name\n  to_number\n  subject\n  page_count\n  state\n  attempts\n  due_time\n  problem\n  settled\n  misdirected_reason\n  patient_id\n  patient_name\n  created_by_name\n  created_time\n  done_time\n}",
};

export const FileFaxDocument: ApiDocument<FileFaxMutation, FileFaxMutationVariables> = {
  service: 'setting',
  name: 'FileFax',
  query: "mutation FileFax($input: FileFaxInput!) {\n  fileFax(input: $input) {\n    ...ReceivedFaxFields\n  }\n}\nfragment ReceivedFaxFields on ReceivedFax {\n  id\n  from_number\n  from_name\n  pharmacy_name\n  earlier_patient_id\n  earlier_patient_name\n  duplicate_time\n  received_time\n  page_count\n  state\n  archive_reason\n  misdirected\n  version\n  filings {\n    id\n    first_page\n    last_page\n    patient_id\n    patient_name\n    document_id\n  }\n}",
};

export const ArchiveFaxDocument: ApiDocument<ArchiveFaxMutation, ArchiveFaxMutationVariables> = {
  service: 'setting',
  name: 'ArchiveFax',
  query: "mutation ArchiveFax($id: ID!, $version: Int!, $reason: String!, $misdirected: Boolean!) {\n  archiveFax(\n    id: $id\n    version: $version\n    reason: $reason\n    misdirected: $misdirected\n  ) {\n    ...ReceivedFaxFields\n  }\n}\nfragment ReceivedFaxFields on ReceivedFax {\n  id\n  from_number\n  from_name\n  pharmacy_name\n  earlier_patient_id\n  earlier_patient_name\n  duplicate_time\n  received_time\n  page_count\n  state\n  archive_reason\n  misdirected\n  version\n  filings {\n    id\n    first_page\n    last_page\n    patient_id\n    patient_name\n    document_id\n  }\n}",
};
