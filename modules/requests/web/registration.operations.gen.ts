// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SendPatientInvitationMutationVariables = Exact<{
  id: string;
  mail?: string | null | undefined;
}>;


export type SendPatientInvitationMutation = { registry_patient_invitation_send: { channel: string, sent_to: string, expires_time: string } };

export type PatientContactQueryVariables = Exact<{
  id: string;
}>;


export type PatientContactQuery = { search_patients: { patient_list: Array<{ id: string, first_name: string, last_name: string, email: string | null, mobile: string | null, date_of_birth: string | null, deceased_date: string | null }> } };


export const SendPatientInvitationDocument: ApiDocument<SendPatientInvitationMutation, SendPatientInvitationMutationVariables> = {
  service: 'registration',
  name: 'SendPatientInvitation',
  query: "mutation SendPatientInvitation($id: ID!, $mail: String) {\n  registry_patient_invitation_send(id: $id, mail: $mail) {\n    channel\n    sent_to\n    expires_time\n  }\n}",
};

export const PatientContactDocument: ApiDocument<PatientContactQuery, PatientContactQueryVariables> = {
  service: 'registration',
  name: 'PatientContact',
  query: "query PatientContact($id: ID!) {\n  search_patients(where: {id: {equals: $id}}, take: 1) {\n    patient_list {\n      id\n      first_name\n      last_name\n      email\n      mobile\n      date_of_birth\n      deceased_date\n    }\n  }\n}",
};
