// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessagePatientQueryVariables = Exact<{
  id: string;
}>;


export type MessagePatientQuery = { search_patients: { patient_list: Array<{ id: string, first_name: string, last_name: string }> } };

export type DriveMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type DriveMembersQuery = { clinic_members: Array<{ user_id: string, name: string }> };


export const MessagePatientDocument: ApiDocument<MessagePatientQuery, MessagePatientQueryVariables> = {
  service: 'registration',
  name: 'MessagePatient',
  query: "query MessagePatient($id: ID!) {\n  search_patients(where: {id: {equals: $id}}, take: 1, skip: 0) {\n    patient_list {\n      id\n      first_name\n      last_name\n    }\n  }\n}",
};

export const DriveMembersDocument: ApiDocument<DriveMembersQuery, DriveMembersQueryVariables> = {
  service: 'registration',
  name: 'DriveMembers',
  query: "query DriveMembers {\n  clinic_members {\n    user_id\n    name\n  }\n}",
};
