// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PharmacyFieldsFragment = { NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean };

export type SavedPharmacyFieldsFragment = { id: string, organizationID: string, is_preferred: boolean, used_time: string | null, pharmacy: { NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean } };

export type SearchPharmaciesQueryVariables = Exact<{
  zip: string;
  state?: string | null | undefined;
  specialty?: string | null | undefined;
  show_all?: boolean | null | undefined;
}>;


export type SearchPharmaciesQuery = { search_pharmacies: { count: number, pharmacies: Array<{ NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean }> } };

export type ElasticSearchPharmacyQueryVariables = Exact<{
  search: string;
  specialty?: string | null | undefined;
  near?: string | null | undefined;
}>;


export type ElasticSearchPharmacyQuery = { elastic_search_pharmacy: Array<{ NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean }> };

export type PharmaciesAsDoctorQueryVariables = Exact<{ [key: string]: never; }>;


export type PharmaciesAsDoctorQuery = { get_pharmacies_as_doctor: Array<{ NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean }> };

export type PatientSavedPharmaciesQueryVariables = Exact<{
  patient_id: string;
}>;


export type PatientSavedPharmaciesQuery = { get_patient_saved_pharmacy: Array<{ id: string, organizationID: string, is_preferred: boolean, used_time: string | null, pharmacy: { NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean } }> };

export type SavePatientPharmacyMutationVariables = Exact<{
  patient_id: string;
  organizationID: string;
  is_preferred?: boolean | null | undefined;
}>;


export type SavePatientPharmacyMutation = { save_patient_pharmacy: Array<{ id: string, organizationID: string, is_preferred: boolean, used_time: string | null, pharmacy: { NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean } }> };

export type DeletePatientPharmacyMutationVariables = Exact<{
  patient_id: string;
  organizationID: string;
}>;


export type DeletePatientPharmacyMutation = { delete_patient_pharmacy: Array<{ id: string, organizationID: string, is_preferred: boolean, used_time: string | null, pharmacy: { NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean } }> };

export type SetPreferredPharmacyMutationVariables = Exact<{
  patient_id: string;
  organizationID: string;
}>;


export type SetPreferredPharmacyMutation = { set_preferred_pharmacy: Array<{ id: string, organizationID: string, is_preferred: boolean, used_time: string | null, pharmacy: { NCPDPID: string, OrganizationName: string, OrganizationType: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, Fax: string | null, DirectorySpecialtyName: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, ServiceLevel: string | null, miles: number | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean } }> };

export type PharmacyDirectoryStateQueryVariables = Exact<{ [key: string]: never; }>;


export type PharmacyDirectoryStateQuery = { pharmacy_directory: { pharmacies: number, loaded_time: string | null, problem: string | null, is_loading: boolean, is_connected: boolean } };

export type RefreshPharmacyDirectoryMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshPharmacyDirectoryMutation = { refresh_pharmacy_directory: { pharmacies: number, loaded_time: string | null, problem: string | null, is_loading: boolean, is_connected: boolean } };


export const SearchPharmaciesDocument: ApiDocument<SearchPharmaciesQuery, SearchPharmaciesQueryVariables> = {
  service: 'drug',
  name: 'SearchPharmacies',
  query: "query SearchPharmacies($zip: String!, $state: String, $specialty: String, $show_all: Boolean) {\n  search_pharmacies(\n    zip: $zip\n    state: $state\n    specialty: $specialty\n    show_all: $show_all\n  ) {\n    count\n    pharmacies {\n      ...PharmacyFields\n    }\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}",
};

export const ElasticSearchPharmacyDocument: ApiDocument<ElasticSearchPharmacyQuery, ElasticSearchPharmacyQueryVariables> = {
  service: 'drug',
  name: 'ElasticSearchPharmacy',
  query: "query ElasticSearchPharmacy($search: String!, $specialty: String, $near: String) {\n  elastic_search_pharmacy(search: $search, specialty: $specialty, near: $near) {\n    ...PharmacyFields\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}",
};

export const PharmaciesAsDoctorDocument: ApiDocument<PharmaciesAsDoctorQuery, PharmaciesAsDoctorQueryVariables> = {
  service: 'drug',
  name: 'PharmaciesAsDoctor',
  query: "query PharmaciesAsDoctor {\n  get_pharmacies_as_doctor {\n    ...PharmacyFields\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}",
};

export const PatientSavedPharmaciesDocument: ApiDocument<PatientSavedPharmaciesQuery, PatientSavedPharmaciesQueryVariables> = {
  service: 'drug',
  name: 'PatientSavedPharmacies',
  query: "query PatientSavedPharmacies($patient_id: ID!) {\n  get_patient_saved_pharmacy(patient_id: $patient_id) {\n    ...SavedPharmacyFields\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}\nfragment SavedPharmacyFields on SavedPharmacy {\n  id\n  organizationID\n  is_preferred\n  used_time\n  pharmacy {\n    ...PharmacyFields\n  }\n}",
};

export const SavePatientPharmacyDocument: ApiDocument<SavePatientPharmacyMutation, SavePatientPharmacyMutationVariables> = {
  service: 'drug',
  name: 'SavePatientPharmacy',
  query: "mutation SavePatientPharmacy($patient_id: ID!, $organizationID: String!, $is_preferred: Boolean) {\n  save_patient_pharmacy(\n    patient_id: $patient_id\n    organizationID: $organizationID\n    is_preferred: $is_preferred\n  ) {\n    ...SavedPharmacyFields\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}\nfragment SavedPharmacyFields on SavedPharmacy {\n  id\n  organizationID\n  is_preferred\n  used_time\n  pharmacy {\n    ...PharmacyFields\n  }\n}",
};

export const DeletePatientPharmacyDocument: ApiDocument<DeletePatientPharmacyMutation, DeletePatientPharmacyMutationVariables> = {
  service: 'drug',
  name: 'DeletePatientPharmacy',
  query: "mutation DeletePatientPharmacy($patient_id: ID!, $organizationID: String!) {\n  delete_patient_pharmacy(\n    patient_id: $patient_id\n    organizationID: $organizationID\n  ) {\n    ...SavedPharmacyFields\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}\nfragment SavedPharmacyFields on SavedPharmacy {\n  id\n  organizationID\n  is_preferred\n  used_time\n  pharmacy {\n    ...PharmacyFields\n  }\n}",
};

export const SetPreferredPharmacyDocument: ApiDocument<SetPreferredPharmacyMutation, SetPreferredPharmacyMutationVariables> = {
  service: 'drug',
  name: 'SetPreferredPharmacy',
  query: "mutation SetPreferredPharmacy($patient_id: ID!, $organizationID: String!) {\n  set_preferred_pharmacy(patient_id: $patient_id, organizationID: $organizationID) {\n    ...SavedPharmacyFields\n  }\n}\nfragment PharmacyFields on Pharmacy {\n  NCPDPID\n  OrganizationName\n  OrganizationType\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  Fax\n  DirectorySpecialtyName\n  ActiveStartTime\n  ActiveEndTime\n  ServiceLevel\n  miles\n  active\n  valid\n  newrx\n  cancel\n}\nfragment SavedPharmacyFields on SavedPharmacy {\n  id\n  organizationID\n  is_preferred\n  used_time\n  pharmacy {\n    ...PharmacyFields\n  }\n}",
};

export const PharmacyDirectoryStateDocument: ApiDocument<PharmacyDirectoryStateQuery, PharmacyDirectoryStateQueryVariables> = {
  service: 'drug',
  name: 'PharmacyDirectoryState',
  query: "query PharmacyDirectoryState {\n  pharmacy_directory {\n    pharmacies\n    loaded_time\n    problem\n    is_loading\n    is_connected\n  }\n}",
};

export const RefreshPharmacyDirectoryDocument: ApiDocument<RefreshPharmacyDirectoryMutation, RefreshPharmacyDirectoryMutationVariables> = {
  service: 'drug',
  name: 'RefreshPharmacyDirectory',
  query: "mutation RefreshPharmacyDirectory {\n  refresh_pharmacy_directory {\n    pharmacies\n    loaded_time\n    problem\n    is_loading\n    is_connected\n  }\n}",
};
