// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HealthState =
  | 'ok'
  | 'warning'
  | 'problem';

export type UserSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSettingsQuery = { user_settings: Array<{ key: string, value: unknown }> };

export type FirstStepsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstStepsQuery = { first_steps: Array<{ id: string, is_done: boolean, detail: string | null, can_mark: boolean, is_marked: boolean }> };

export type MarkFirstStepMutationVariables = Exact<{
  id: string;
  is_done: boolean;
}>;


export type MarkFirstStepMutation = { mark_first_step: { id: string } };

export type SaveUserSettingMutationVariables = Exact<{
  key: string;
  value?: unknown;
}>;


export type SaveUserSettingMutation = { save_user_setting: { key: string, version: number } };

export type ClinicSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicSubscriptionQuery = { clinic_subscription: { plan: string | null, members: number | null, until: string | null, contact: string | null, active_members: number, invited_members: number, deactivated_members: number, roles: Array<{ role_name: string, members: number }> } };

export type OutsideServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OutsideServicesQuery = { outside_services: Array<{ id: string, name: string, is_set_up: boolean, missing: string | null }> };

export type BackupStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupStatusQuery = { backup_status: { is_set_up: boolean, is_old: boolean, good_time: string | null, base_time: string | null, problem: string | null, rehearsed_time: string | null, rehearsed_until: string | null, rehearsal_problem: string | null } };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { rows: Array<{ id: string, title: string, state: HealthState, detail: string, advice: string | null, path: string | null, last_success: string | null, last_failure: string | null }>, slow_operations: Array<{ operation: string, calls: number, failed: number, p95_ms: number, longest_ms: number }>, alerts: { recipient_ids: Array<string>, version: number, administrators: Array<{ user_id: string, name: string, email: string }> } } };

export type HealthAlertPartsFragment = { recipient_ids: Array<string>, version: number, administrators: Array<{ user_id: string, name: string, email: string }> };

export type SaveHealthRecipientsMutationVariables = Exact<{
  version: number;
  user_ids: Array<string> | string;
}>;


export type SaveHealthRecipientsMutation = { health_recipients_save: { recipient_ids: Array<string>, version: number, administrators: Array<{ user_id: string, name: string, email: string }> } };


export const UserSettingsDocument: ApiDocument<UserSettingsQuery, UserSettingsQueryVariables> = {
  service: 'setting',
  name: 'UserSettings',
  query: "query UserSettings {\n  user_settings {\n    key\n    value\n  }\n}",
};

export const FirstStepsDocument: ApiDocument<FirstStepsQuery, FirstStepsQueryVariables> = {
  service: 'setting',
  name: 'FirstSteps',
  query: "query FirstSteps {\n  first_steps {\n    id\n    is_done\n    detail\n    can_mark\n    is_marked\n  }\n}",
};

export const MarkFirstStepDocument: ApiDocument<MarkFirstStepMutation, MarkFirstStepMutationVariables> = {
  service: 'setting',
  name: 'MarkFirstStep',
  query: "mutation MarkFirstStep($id: String!, $is_done: Boolean!) {\n  mark_first_step(id: $id, is_done: $is_done) {\n    id\n  }\n}",
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

export const BackupStatusDocument: ApiDocument<BackupStatusQuery, BackupStatusQueryVariables> = {
  service: 'setting',
  name: 'BackupStatus',
  query: "query BackupStatus {\n  backup_status {\n    is_set_up\n    is_old\n    good_time\n    base_time\n    problem\n    rehearsed_time\n    rehearsed_until\n    rehearsal_problem\n  }\n}",
};

export const HealthDocument: ApiDocument<HealthQuery, HealthQueryVariables> = {
  service: 'setting',
  name: 'Health',
  query: "query Health {\n  health {\n    rows {\n      id\n      title\n      state\n      detail\n      advice\n      path\n      last_success\n      last_failure\n    }\n    slow_operations {\n      operation\n      calls\n      failed\n      p95_ms\n      longest_ms\n    }\n    alerts {\n      ...HealthAlertParts\n    }\n  }\n}\nfragment HealthAlertParts on HealthAlerts {\n  recipient_ids\n  administrators {\n    user_id\n    name\n    email\n  }\n  version\n}",
};

export const SaveHealthRecipientsDocument: ApiDocument<SaveHealthRecipientsMutation, SaveHealthRecipientsMutationVariables> = {
  service: 'setting',
  name: 'SaveHealthRecipients',
  query: "mutation SaveHealthRecipients($version: Int!, $user_ids: [ID!]!) {\n  health_recipients_save(version: $version, user_ids: $user_ids) {\n    ...HealthAlertParts\n  }\n}\nfragment HealthAlertParts on HealthAlerts {\n  recipient_ids\n  administrators {\n    user_id\n    name\n    email\n  }\n  version\n}",
};
