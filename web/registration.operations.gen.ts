// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NamedPatientFragment = { id: string, first_name: string, last_name: string, middle_name: string | null, date_of_birth: string | null, user_patient_id: string };

export type ClinicMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicMembersQuery = { clinic_members: Array<{ user_id: string, name: string }> };

export type NamesOfRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type NamesOfRightsQuery = { roles: Array<{ id: string, role_name: string }>, practices: Array<{ id: string, practice_name: string }>, access_rules: Array<{ id: string, area_title: string, title: string }> };

export type PatientNamesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PatientNamesQuery = { search_patients: { patient_list: Array<{ id: string, first_name: string, last_name: string, middle_name: string | null, date_of_birth: string | null, user_patient_id: string }> } };

export type RehearsalStateFragment = { patient_id: string | null, removed_time: string | null, steps: Array<{ id: string, is_done: boolean }> };

export type RehearsalQueryVariables = Exact<{ [key: string]: never; }>;


export type RehearsalQuery = { rehearsal: { patient_id: string | null, removed_time: string | null, steps: Array<{ id: string, is_done: boolean }> } };

export type StartRehearsalMutationVariables = Exact<{ [key: string]: never; }>;


export type StartRehearsalMutation = { rehearsal_start: { patient_id: string | null, removed_time: string | null, steps: Array<{ id: string, is_done: boolean }> } };

export type RemoveRehearsalMutationVariables = Exact<{
  patient_id: string;
}>;


export type RemoveRehearsalMutation = { rehearsal_remove: { patient_id: string | null, removed_time: string | null, steps: Array<{ id: string, is_done: boolean }> } };


export const ClinicMembersDocument: ApiDocument<ClinicMembersQuery, ClinicMembersQueryVariables> = {
  service: 'registration',
  name: 'ClinicMembers',
  query: "query ClinicMembers {\n  clinic_members {\n    user_id\n    name\n  }\n}",
};

export const NamesOfRightsDocument: ApiDocument<NamesOfRightsQuery, NamesOfRightsQueryVariables> = {
  service: 'registration',
  name: 'NamesOfRights',
  query: "query NamesOfRights {\n  roles {\n    id\n    role_name\n  }\n  practices {\n    id\n    practice_name\n  }\n  access_rules {\n    id\n    area_title\n    title\n  }\n}",
};

export const PatientNamesDocument: ApiDocument<PatientNamesQuery, PatientNamesQueryVariables> = {
  service: 'registration',
  name: 'PatientNames',
  query: "query PatientNames($ids: [ID!]!) {\n  search_patients(where: {id: {in: $ids}}) {\n    patient_list {\n      ...NamedPatient\n    }\n  }\n}\nfragment NamedPatient on Patient {\n  id\n  first_name\n  last_name\n  middle_name\n  date_of_birth\n  user_patient_id\n}",
};

export const RehearsalDocument: ApiDocument<RehearsalQuery, RehearsalQueryVariables> = {
  service: 'registration',
  name: 'Rehearsal',
  query: "query Rehearsal {\n  rehearsal {\n    ...RehearsalState\n  }\n}\nfragment RehearsalState on Rehearsal {\n  patient_id\n  removed_time\n  steps {\n    id\n    is_done\n  }\n}",
};

export const StartRehearsalDocument: ApiDocument<StartRehearsalMutation, StartRehearsalMutationVariables> = {
  service: 'registration',
  name: 'StartRehearsal',
  query: "mutation StartRehearsal {\n  rehearsal_start {\n    ...RehearsalState\n  }\n}\nfragment RehearsalState on Rehearsal {\n  patient_id\n  removed_time\n  steps {\n    id\n    is_done\n  }\n}",
};

export const RemoveRehearsalDocument: ApiDocument<RemoveRehearsalMutation, RemoveRehearsalMutationVariables> = {
  service: 'registration',
  name: 'RemoveRehearsal',
  query: "mutation RemoveRehearsal($patient_id: ID!) {\n  rehearsal_remove(patient_id: $patient_id) {\n    ...RehearsalState\n  }\n}\nfragment RehearsalState on Rehearsal {\n  patient_id\n  removed_time\n  steps {\n    id\n    is_done\n  }\n}",
};
