// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
