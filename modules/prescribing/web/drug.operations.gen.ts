// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedPharmaciesQueryVariables = Exact<{
  patient: string;
}>;


export type SavedPharmaciesQuery = { get_patient_saved_pharmacy: Array<{ is_preferred: boolean, pharmacy: { NCPDPID: string, OrganizationName: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, DirectorySpecialtyName: string | null, ServiceLevel: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean } }> };

export type ErxPharmacyFragment = { NCPDPID: string, OrganizationName: string, StandardizedAddressLine1: string, City: string, StateProvince: string, PostalCode: string, PrimaryTelephone: string, DirectorySpecialtyName: string | null, ServiceLevel: string | null, ActiveStartTime: string | null, ActiveEndTime: string | null, active: boolean, valid: boolean, newrx: boolean, cancel: boolean };

export type DrugsByNameQueryVariables = Exact<{
  name: string;
}>;


export type DrugsByNameQuery = { search_drug_by_name: Array<{ Drug_Descriptor_Identifier: string, E_Prescribing_Name: string, schedule: string | null }> };


export const SavedPharmaciesDocument: ApiDocument<SavedPharmaciesQuery, SavedPharmaciesQueryVariables> = {
  service: 'drug',
  name: 'SavedPharmacies',
  query: "query SavedPharmacies($patient: ID!) {\n  get_patient_saved_pharmacy(patient_id: $patient) {\n    is_preferred\n    pharmacy {\n      ...ErxPharmacy\n    }\n  }\n}\nfragment ErxPharmacy on Pharmacy {\n  NCPDPID\n  OrganizationName\n  StandardizedAddressLine1\n  City\n  StateProvince\n  PostalCode\n  PrimaryTelephone\n  DirectorySpecialtyName\n  ServiceLevel\n  ActiveStartTime\n  ActiveEndTime\n  active\n  valid\n  newrx\n  cancel\n}",
};

export const DrugsByNameDocument: ApiDocument<DrugsByNameQuery, DrugsByNameQueryVariables> = {
  service: 'drug',
  name: 'DrugsByName',
  query: "query DrugsByName($name: String!) {\n  search_drug_by_name(name: $name, take: 20) {\n    Drug_Descriptor_Identifier\n    E_Prescribing_Name\n    schedule\n  }\n}",
};
