// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PrescriberLicenseInput = {
  user_id: string;
  /** `state` or `dea`. */
  kind: string;
  /** Two letters. */
  state: string;
  number: string;
  expiry_date?: string | null | undefined;
};

export type EPrescribingStatusFieldsFragment = { flag: string, IDmeFlag: string, errorMessage: string | null, name: string, NPI: string | null, ProviderPracticeLocationSPI: string | null, practice_name: string | null, address: string | null, phone: string | null, proven_time: string | null, assurance: string | null, has_network: boolean, has_identity_provider: boolean };

export type EPrescriberFieldsFragment = { user_id: string, practice_id: string, practice_name: string, name: string, npi: string | null, is_proven: boolean, spi: string | null, service_level: string | null, registered_time: string | null, ended_time: string | null, is_outdated: boolean, missing: Array<string> };

export type EPrescribingStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type EPrescribingStatusQuery = { e_prescribing_status: { flag: string, IDmeFlag: string, errorMessage: string | null, name: string, NPI: string | null, ProviderPracticeLocationSPI: string | null, practice_name: string | null, address: string | null, phone: string | null, proven_time: string | null, assurance: string | null, has_network: boolean, has_identity_provider: boolean } };

export type EPracticePrescribersQueryVariables = Exact<{ [key: string]: never; }>;


export type EPracticePrescribersQuery = { e_practice_prescribers: Array<{ user_id: string, practice_id: string, practice_name: string, name: string, npi: string | null, is_proven: boolean, spi: string | null, service_level: string | null, registered_time: string | null, ended_time: string | null, is_outdated: boolean, missing: Array<string> }> };

export type NetworkMessagesQueryVariables = Exact<{
  open?: boolean | null | undefined;
  everybody?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type NetworkMessagesQuery = { network_messages: { count: number, messages: Array<{ id: string, direction: string, kind: string, state: string, code: string | null, detail: string | null, order_number: string | null, NCPDPID: string, pharmacy_name: string | null, prescriber: string, attempts: number, created_time: string, done_time: string | null }> } };

export type BeginIdentityProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginIdentityProofMutation = { begin_identity_proof: { url: string } };

export type EndIdentityProofMutationVariables = Exact<{
  code: string;
  state: string;
}>;


export type EndIdentityProofMutation = { end_identity_proof: { flag: string, IDmeFlag: string, errorMessage: string | null, name: string, NPI: string | null, ProviderPracticeLocationSPI: string | null, practice_name: string | null, address: string | null, phone: string | null, proven_time: string | null, assurance: string | null, has_network: boolean, has_identity_provider: boolean } };

export type RegisterPrescriberMutationVariables = Exact<{
  user_id: string;
  practice_id: string;
}>;


export type RegisterPrescriberMutation = { register_prescriber: Array<{ user_id: string, practice_id: string, practice_name: string, name: string, npi: string | null, is_proven: boolean, spi: string | null, service_level: string | null, registered_time: string | null, ended_time: string | null, is_outdated: boolean, missing: Array<string> }> };

export type EndPrescriberRegistrationMutationVariables = Exact<{
  user_id: string;
  practice_id: string;
}>;


export type EndPrescriberRegistrationMutation = { end_prescriber_registration: Array<{ user_id: string, practice_id: string, practice_name: string, name: string, npi: string | null, is_proven: boolean, spi: string | null, service_level: string | null, registered_time: string | null, ended_time: string | null, is_outdated: boolean, missing: Array<string> }> };

export type PrescriberLicenseFieldsFragment = { id: string, user_id: string, prescriber_name: string, kind: string, state: string, number: string, expiry_date: string | null, version: number };

export type PrescriberLicensesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrescriberLicensesQuery = { prescriber_licenses: Array<{ id: string, user_id: string, prescriber_name: string, kind: string, state: string, number: string, expiry_date: string | null, version: number }> };

export type CreatePrescriberLicenseMutationVariables = Exact<{
  input: PrescriberLicenseInput;
}>;


export type CreatePrescriberLicenseMutation = { create_prescriber_license: { id: string, user_id: string, prescriber_name: string, kind: string, state: string, number: string, expiry_date: string | null, version: number } };

export type UpdatePrescriberLicenseMutationVariables = Exact<{
  id: string;
  version: number;
  input: PrescriberLicenseInput;
}>;


export type UpdatePrescriberLicenseMutation = { update_prescriber_license: { id: string, user_id: string, prescriber_name: string, kind: string, state: string, number: string, expiry_date: string | null, version: number } };

export type DeletePrescriberLicenseMutationVariables = Exact<{
  id: string;
}>;


export type DeletePrescriberLicenseMutation = { delete_prescriber_license: { id: string, user_id: string, prescriber_name: string, kind: string, state: string, number: string, expiry_date: string | null, version: number } };


export const EPrescribingStatusDocument: ApiDocument<EPrescribingStatusQuery, EPrescribingStatusQueryVariables> = {
  service: 'setting',
  name: 'EPrescribingStatus',
  query: "query EPrescribingStatus {\n  e_prescribing_status {\n    ...EPrescribingStatusFields\n  }\n}\nfragment EPrescribingStatusFields on EPrescribingStatus {\n  flag\n  IDmeFlag\n  errorMessage\n  name\n  NPI\n  ProviderPracticeLocationSPI\n  practice_name\n  address\n  phone\n  proven_time\n  assurance\n  has_network\n  has_identity_provider\n}",
};

export const EPracticePrescribersDocument: ApiDocument<EPracticePrescribersQuery, EPracticePrescribersQueryVariables> = {
  service: 'setting',
  name: 'EPracticePrescribers',
  query: "query EPracticePrescribers {\n  e_practice_prescribers {\n    ...EPrescriberFields\n  }\n}\nfragment EPrescriberFields on EPrescriber {\n  user_id\n  practice_id\n  practice_name\n  name\n  npi\n  is_proven\n  spi\n  service_level\n  registered_time\n  ended_time\n  is_outdated\n  missing\n}",
};

export const NetworkMessagesDocument: ApiDocument<NetworkMessagesQuery, NetworkMessagesQueryVariables> = {
  service: 'setting',
  name: 'NetworkMessages',
  query: "query NetworkMessages($open: Boolean, $everybody: Boolean, $skip: Int, $take: Int) {\n  network_messages(open: $open, everybody: $everybody, skip: $skip, take: $take) {\n    count\n    messages {\n      id\n      direction\n      kind\n      state\n      code\n      detail\n      order_number\n      NCPDPID\n      pharmacy_name\n      prescriber\n      attempts\n      created_time\n      done_time\n    }\n  }\n}",
};

export const BeginIdentityProofDocument: ApiDocument<BeginIdentityProofMutation, BeginIdentityProofMutationVariables> = {
  service: 'setting',
  name: 'BeginIdentityProof',
  query: "mutation BeginIdentityProof {\n  begin_identity_proof {\n    url\n  }\n}",
};

export const EndIdentityProofDocument: ApiDocument<EndIdentityProofMutation, EndIdentityProofMutationVariables> = {
  service: 'setting',
  name: 'EndIdentityProof',
  query: "mutation EndIdentityProof($code: String!, $state: String!) {\n  end_identity_proof(code: $code, state: $state) {\n    ...EPrescribingStatusFields\n  }\n}\nfragment EPrescribingStatusFields on EPrescribingStatus {\n  flag\n  IDmeFlag\n  errorMessage\n  name\n  NPI\n  ProviderPracticeLocationSPI\n  practice_name\n  address\n  phone\n  proven_time\n  assurance\n  has_network\n  has_identity_provider\n}",
};

export const RegisterPrescriberDocument: ApiDocument<RegisterPrescriberMutation, RegisterPrescriberMutationVariables> = {
  service: 'setting',
  name: 'RegisterPrescriber',
  query: "mutation RegisterPrescriber($user_id: ID!, $practice_id: ID!) {\n  register_prescriber(user_id: $user_id, practice_id: $practice_id) {\n    ...EPrescriberFields\n  }\n}\nfragment EPrescriberFields on EPrescriber {\n  user_id\n  practice_id\n  practice_name\n  name\n  npi\n  is_proven\n  spi\n  service_level\n  registered_time\n  ended_time\n  is_outdated\n  missing\n}",
};

export const EndPrescriberRegistrationDocument: ApiDocument<EndPrescriberRegistrationMutation, EndPrescriberRegistrationMutationVariables> = {
  service: 'setting',
  name: 'EndPrescriberRegistration',
  query: "mutation EndPrescriberRegistration($user_id: ID!, $practice_id: ID!) {\n  end_prescriber_registration(user_id: $user_id, practice_id: $practice_id) {\n    ...EPrescriberFields\n  }\n}\nfragment EPrescriberFields on EPrescriber {\n  user_id\n  practice_id\n  practice_name\n  name\n  npi\n  is_proven\n  spi\n  service_level\n  registered_time\n  ended_time\n  is_outdated\n  missing\n}",
};

export const PrescriberLicensesDocument: ApiDocument<PrescriberLicensesQuery, PrescriberLicensesQueryVariables> = {
  service: 'setting',
  name: 'PrescriberLicenses',
  query: "query PrescriberLicenses {\n  prescriber_licenses {\n    ...PrescriberLicenseFields\n  }\n}\nfragment PrescriberLicenseFields on PrescriberLicense {\n  id\n  user_id\n  prescriber_name\n  kind\n  state\n  number\n  expiry_date\n  version\n}",
};

export const CreatePrescriberLicenseDocument: ApiDocument<CreatePrescriberLicenseMutation, CreatePrescriberLicenseMutationVariables> = {
  service: 'setting',
  name: 'CreatePrescriberLicense',
  query: "mutation CreatePrescriberLicense($input: PrescriberLicenseInput!) {\n  create_prescriber_license(input: $input) {\n    ...PrescriberLicenseFields\n  }\n}\nfragment PrescriberLicenseFields on PrescriberLicense {\n  id\n  user_id\n  prescriber_name\n  kind\n  state\n  number\n  expiry_date\n  version\n}",
};

export const UpdatePrescriberLicenseDocument: ApiDocument<UpdatePrescriberLicenseMutation, UpdatePrescriberLicenseMutationVariables> = {
  service: 'setting',
  name: 'UpdatePrescriberLicense',
  query: "mutation UpdatePrescriberLicense($id: ID!, $version: Int!, $input: PrescriberLicenseInput!) {\n  update_prescriber_license(id: $id, version: $version, input: $input) {\n    ...PrescriberLicenseFields\n  }\n}\nfragment PrescriberLicenseFields on PrescriberLicense {\n  id\n  user_id\n  prescriber_name\n  kind\n  state\n  number\n  expiry_date\n  version\n}",
};

export const DeletePrescriberLicenseDocument: ApiDocument<DeletePrescriberLicenseMutation, DeletePrescriberLicenseMutationVariables> = {
  service: 'setting',
  name: 'DeletePrescriberLicense',
  query: "mutation DeletePrescriberLicense($id: ID!) {\n  delete_prescriber_license(id: $id) {\n    ...PrescriberLicenseFields\n  }\n}\nfragment PrescriberLicenseFields on PrescriberLicense {\n  id\n  user_id\n  prescriber_name\n  kind\n  state\n  number\n  expiry_date\n  version\n}",
};
