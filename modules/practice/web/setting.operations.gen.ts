// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSettingsQuery = { user_settings: Array<{ key: string, value: unknown }> };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { first_steps: Array<{ id: string, is_done: boolean, detail: string | null }> };

export type SaveUserSettingMutationVariables = Exact<{
  key: string;
  value?: unknown;
}>;


export type SaveUserSettingMutation = { save_user_setting: { key: string, version: number } };

export type ClinicSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicSubscriptionQuery = { clinic_subscription: { plan: string | null, members: number | null, until: string | null, contact: string | null, active_members: number, invited_members: number, deactivated_members: number, roles: Array<{ role_name: string, members: number }> } };

export type OutsideServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OutsideServicesQuery = { outside_services: Array<{ id: string, name: string, is_set_up: boolean, missing: string | null }> };


export const UserSettingsDocument: ApiDocument<UserSettingsQuery, UserSettingsQueryVariables> = {
  service: 'setting',
  name: 'UserSettings',
  query: "query UserSettings {\n  user_settings {\n    key\n    value\n  }\n}",
};

export const FirstStepsDocument: ApiDocument<FirstStepsQuery, FirstStepsQueryVariables> = {
  service: 'setting',
  name: 'FirstSteps',
  query: "query FirstSteps {\n  first_steps {\n    id\n    is_done\n    detail\n  }\n}",
};

export const SaveUserSettingDocument: ApiDocument<SaveUserSettingMutation, SaveUserSettingMutationVariables> = {
  service: 'setting',
  name: 'SaveUserSetting',
  query: "mutation SaveUserSetting($key: String!, $value: JSON) {\n  save_user_setting(key: $key, value: $value) {\n    key\n    version\n  }\n}",
};

export const ClinicSubscriptionDocument: ApiDocument<ClinicSubscriptionQuery, ClinicSubscriptionQueryVariables> = {
  service: 'setting',
  name: 'ClinicSubscription',
  query: "query ClinicSubscription {\n  clinic_subscription {\n    plan\n    members\n    until\n    contact\n    active_members\n    invited_members\n    deactivated_members\n    roles {\n      role_name\n      members\n    }\n  }\n}",
};

export const OutsideServicesDocument: ApiDocument<OutsideServicesQuery, OutsideServicesQueryVariables> = {
  service: 'setting',
  name: 'OutsideServices',
  query: "query OutsideServices {\n  outside_services {\n    id\n    name\n    is_set_up\n    missing\n  }\n}",
};
