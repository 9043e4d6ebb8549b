// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as YYYY-MM-DD, in no time zone. */
  Date: { input: string; output: string; }
  /** An instant as ISO 8601 with its offset; answered in UTC, as 2026-11-21T14:30:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

export type SortOrder =
  | 'asc'
  | 'desc';

export type IdFilter = {
  equals?: InputMaybe<Scalars['ID']['input']>;
  in?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StringFilter = {
  equals?: InputMaybe<Scalars['String']['input']>;
  contains?: InputMaybe<Scalars['String']['input']>;
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

export type DateFilter = {
  equals?: InputMaybe<Scalars['Date']['input']>;
  gte?: InputMaybe<Scalars['Date']['input']>;
  lte?: InputMaybe<Scalars['Date']['input']>;
};

export type DateTimeFilter = {
  gte?: InputMaybe<Scalars['DateTime']['input']>;
  lt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type AddressType =
  | 'mailing_address'
  | 'billing';

export type PatientWhere = {
  id?: InputMaybe<IdFilter>;
  /** Free text: fragments of names, a date of birth, a phone or a record number. */
  search?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<StringFilter>;
  last_name?: InputMaybe<StringFilter>;
  date_of_birth?: InputMaybe<DateFilter>;
  gender?: InputMaybe<StringFilter>;
  tag?: InputMaybe<StringFilter>;
};

export type PatientOrderBy = {
  last_name?: InputMaybe<SortOrder>;
  date_of_birth?: InputMaybe<SortOrder>;
  create_time?: InputMaybe<SortOrder>;
  update_time?: InputMaybe<SortOrder>;
};

export type AddressInput = {
  address_line1: Scalars['String']['input'];
  address_line2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  state_or_provice: Scalars['String']['input'];
  postal_code: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
};

export type PatientInput = {
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  middle_name?: InputMaybe<Scalars['String']['input']>;
  nick_name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  home_phone?: InputMaybe<Scalars['String']['input']>;
  work_phone?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  gender: Scalars['String']['input'];
  gender_at_birth?: InputMaybe<Scalars['String']['input']>;
  race?: InputMaybe<Scalars['String']['input']>;
  ethnicity?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_name?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_phone?: InputMaybe<Scalars['String']['input']>;
  note1?: InputMaybe<Scalars['String']['input']>;
  note2?: InputMaybe<Scalars['String']['input']>;
  /** Becomes the default mailing address. */
  mailing_address?: InputMaybe<AddressInput>;
};

export type PatientPatch = {
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  middle_name?: InputMaybe<Scalars['String']['input']>;
  nick_name?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  home_phone?: InputMaybe<Scalars['String']['input']>;
  work_phone?: InputMaybe<Scalars['String']['input']>;
  date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  gender_at_birth?: InputMaybe<Scalars['String']['input']>;
  race?: InputMaybe<Scalars['String']['input']>;
  ethnicity?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_name?: InputMaybe<Scalars['String']['input']>;
  emergency_contact_phone?: InputMaybe<Scalars['String']['input']>;
  note1?: InputMaybe<Scalars['String']['input']>;
  note2?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the default mailing address. */
  mailing_address?: InputMaybe<AddressInput>;
};

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { current_user: { user_id: string, username: string, first_name: string, last_name: string, name: string, clinic_id: string, clinic_name: string, time_zone: string, practice_id: string, roles: Array<string>, access_rules: Array<string>, practice: { id: string, practice_name: string } } };

export type LoginMutationVariables = Exact<{
  username: string;
  password: string;
  deviceId: string;
}>;


export type LoginMutation = { login: { token: string | null, two_fa_token: string | null, pre_token: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { ok: boolean } };


export const CurrentUserDocument: ApiDocument<CurrentUserQuery, CurrentUserQueryVariables> = {
  service: 'registration',
  name: 'CurrentUser',
  query: "query CurrentUser {\n  current_user {\n    user_id\n    username\n    first_name\n    last_name\n    name\n    clinic_id\n    clinic_name\n    time_zone\n    practice_id\n    practice {\n      id\n      practice_name\n    }\n    roles\n    access_rules\n  }\n}",
};

export const LoginDocument: ApiDocument<LoginMutation, LoginMutationVariables> = {
  service: 'registration',
  name: 'Login',
  query: "mutation Login($username: String!, $password: String!, $deviceId: String!) {\n  login(username: $username, password: $password, deviceId: $deviceId) {\n    token\n    two_fa_token\n    pre_token\n  }\n}",
};

export const LogoutDocument: ApiDocument<LogoutMutation, LogoutMutationVariables> = {
  service: 'registration',
  name: 'Logout',
  query: "mutation Logout {\n  logout {\n    ok\n  }\n}",
};
