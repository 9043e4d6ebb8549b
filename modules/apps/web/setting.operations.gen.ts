// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AppInput = {
  name: string;
  kind: string;
  /** One per line. */
  redirect_uris: string;
  launch_url?: string | null | undefined;
  /** Separated by spaces or lines. */
  scopes: string;
  jwks?: string | null | undefined;
  jwks_url?: string | null | undefined;
  /** One per line. */
  notification_origins?: string | null | undefined;
};

export type RegisteredAppPartsFragment = { id: string, version: number, name: string, kind: string, client_id: string, redirect_uris: Array<string>, launch_url: string | null, scopes: Array<string>, jwks: string | null, jwks_url: string | null, notification_origins: Array<string>, has_secret: boolean, is_active: boolean, last_used_time: string | null };

export type AppGrantPartsFragment = { id: string, app_name: string, granted_by: string, is_patient: boolean, scopes: Array<string>, created_time: string, last_used_time: string | null };

export type RegisteredAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisteredAppsQuery = { registeredApps: Array<{ id: string, version: number, name: string, kind: string, client_id: string, redirect_uris: Array<string>, launch_url: string | null, scopes: Array<string>, jwks: string | null, jwks_url: string | null, notification_origins: Array<string>, has_secret: boolean, is_active: boolean, last_used_time: string | null }> };

export type AppGrantsQueryVariables = Exact<{
  appId: string;
}>;


export type AppGrantsQuery = { appGrants: Array<{ id: string, app_name: string, granted_by: string, is_patient: boolean, scopes: Array<string>, created_time: string, last_used_time: string | null }> };

export type MyAppGrantsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAppGrantsQuery = { myAppGrants: Array<{ id: string, app_name: string, granted_by: string, is_patient: boolean, scopes: Array<string>, created_time: string, last_used_time: string | null }> };

export type LaunchableAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type LaunchableAppsQuery = { launchableApps: Array<{ id: string, name: string }> };

export type AppRequestQueryVariables = Exact<{
  request: string;
}>;


export type AppRequestQuery = { appRequest: { app_name: string, scopes: Array<string>, chooses_patient: boolean, patient_name: string | null } };

export type RegisterAppMutationVariables = Exact<{
  input: AppInput;
}>;


export type RegisterAppMutation = { registerApp: { secret: string | null, app: { client_id: string } } };

export type UpdateAppMutationVariables = Exact<{
  id: string;
  version: number;
  input: AppInput;
}>;


export type UpdateAppMutation = { updateApp: { secret: string | null, app: { client_id: string } } };

export type RotateAppSecretMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RotateAppSecretMutation = { rotateAppSecret: { secret: string | null, app: { client_id: string } } };

export type SwitchAppMutationVariables = Exact<{
  id: string;
  version: number;
  isActive: boolean;
}>;


export type SwitchAppMutation = { switchApp: { id: string } };

export type RevokeAppGrantMutationVariables = Exact<{
  id: string;
}>;


export type RevokeAppGrantMutation = { revokeAppGrant: { id: string } };

export type LaunchAppMutationVariables = Exact<{
  appId: string;
  patientId: string;
  encounterId?: string | null | undefined;
}>;


export type LaunchAppMutation = { launchApp: { url: string } };

export type AllowAppMutationVariables = Exact<{
  request: string;
  scopes: Array<string> | string;
  patientId?: string | null | undefined;
}>;


export type AllowAppMutation = { allowApp: { ticket: string } };


export const RegisteredAppsDocument: ApiDocument<RegisteredAppsQuery, RegisteredAppsQueryVariables> = {
  service: 'setting',
  name: 'RegisteredApps',
  query: "query RegisteredApps {\n  registeredApps {\n    ...RegisteredAppParts\n  }\n}\nfragment RegisteredAppParts on RegisteredApp {\n  id\n  version\n  name\n  kind\n  client_id\n  redirect_uris\n  launch_url\n  scopes\n  jwks\n  jwks_url\n  notification_origins\n  has_secret\n  is_active\n  last_used_time\n}",
};

export const AppGrantsDocument: ApiDocument<AppGrantsQuery, AppGrantsQueryVariables> = {
  service: 'setting',
  name: 'AppGrants',
  query: "query AppGrants($appId: ID!) {\n  appGrants(app_id: $appId) {\n    ...AppGrantParts\n  }\n}\nfragment AppGrantParts on AppGrant {\n  id\n  app_name\n  granted_by\n  is_patient\n  scopes\n  created_time\n  last_used_time\n}",
};

export const MyAppGrantsDocument: ApiDocument<MyAppGrantsQuery, MyAppGrantsQueryVariables> = {
  service: 'setting',
  name: 'MyAppGrants',
  query: "query MyAppGrants {\n  myAppGrants {\n    ...AppGrantParts\n  }\n}\nfragment AppGrantParts on AppGrant {\n  id\n  app_name\n  granted_by\n  is_patient\n  scopes\n  created_time\n  last_used_time\n}",
};

export const LaunchableAppsDocument: ApiDocument<LaunchableAppsQuery, LaunchableAppsQueryVariables> = {
  service: 'setting',
  name: 'LaunchableApps',
  query: "query LaunchableApps {\n  launchableApps {\n    id\n    name\n  }\n}",
};

export const AppRequestDocument: ApiDocument<AppRequestQuery, AppRequestQueryVariables> = {
  service: 'setting',
  name: 'AppRequest',
  query: "query AppRequest($request: String!) {\n  appRequest(request: $request) {\n    app_name\n    scopes\n    chooses_patient\n    patient_name\n  }\n}",
};

export const RegisterAppDocument: ApiDocument<RegisterAppMutation, RegisterAppMutationVariables> = {
  service: 'setting',
  name: 'RegisterApp',
  query: "mutation RegisterApp($input: AppInput!) {\n  registerApp(input: $input) {\n    app {\n      client_id\n    }\n    secret\n  }\n}",
};

export const UpdateAppDocument: ApiDocument<UpdateAppMutation, UpdateAppMutationVariables> = {
  service: 'setting',
  name: 'UpdateApp',
  query: "mutation UpdateApp($id: ID!, $version: Int!, $input: AppInput!) {\n  updateApp(id: $id, version: $version, input: $input) {\n    app {\n      client_id\n    }\n    secret\n  }\n}",
};

export const RotateAppSecretDocument: ApiDocument<RotateAppSecretMutation, RotateAppSecretMutationVariables> = {
  service: 'setting',
  name: 'RotateAppSecret',
  query: "mutation RotateAppSecret($id: ID!, $version: Int!) {\n  rotateAppSecret(id: $id, version: $version) {\n    app {\n      client_id\n    }\n    secret\n  }\n}",
};

export const SwitchAppDocument: ApiDocument<SwitchAppMutation, SwitchAppMutationVariables> = {
  service: 'setting',
  name: 'SwitchApp',
  query: "mutation SwitchApp($id: ID!, $version: Int!, $isActive: Boolean!) {\n  switchApp(id: $id, version: $version, is_active: $isActive) {\n    id\n  }\n}",
};

export const RevokeAppGrantDocument: ApiDocument<RevokeAppGrantMutation, RevokeAppGrantMutationVariables> = {
  service: 'setting',
  name: 'RevokeAppGrant',
  query: "mutation RevokeAppGrant($id: ID!) {\n  revokeAppGrant(id: $id) {\n    id\n  }\n}",
};

export const LaunchAppDocument: ApiDocument<LaunchAppMutation, LaunchAppMutationVariables> = {
  service: 'setting',
  name: 'LaunchApp',
  query: "mutation LaunchApp($appId: ID!, $patientId: ID!, $encounterId: ID) {\n  launchApp(app_id: $appId, patient_id: $patientId, encounter_id: $encounterId) {\n    url\n  }\n}",
};

export const AllowAppDocument: ApiDocument<AllowAppMutation, AllowAppMutationVariables> = {
  service: 'setting',
  name: 'AllowApp',
  query: "mutation AllowApp($request: String!, $scopes: [String!]!, $patientId: ID) {\n  allowApp(request: $request, scopes: $scopes, patient_id: $patientId) {\n    ticket\n  }\n}",
};
