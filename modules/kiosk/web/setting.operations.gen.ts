// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KioskKind =
  | 'check_in'
  | 'display';

export type KioskState =
  | 'unpaired'
  | 'paired'
  | 'off';

export type KioskDeviceInput = {
  name: string;
  practice_id: string;
  kind: KioskKind;
};

export type KioskDevicePartsFragment = { id: string, name: string, practice_id: string, practice_name: string, kind: KioskKind, state: KioskState, seen_time: string | null, version: number };

export type KioskDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type KioskDevicesQuery = { kiosk_devices: Array<{ id: string, name: string, practice_id: string, practice_name: string, kind: KioskKind, state: KioskState, seen_time: string | null, version: number }> };

export type KioskPracticesQueryVariables = Exact<{ [key: string]: never; }>;


export type KioskPracticesQuery = { kiosk_practices: Array<{ id: string, name: string }> };

export type CreateKioskDeviceMutationVariables = Exact<{
  input: KioskDeviceInput;
}>;


export type CreateKioskDeviceMutation = { create_kiosk_device: { id: string } };

export type UpdateKioskDeviceMutationVariables = Exact<{
  id: string;
  version: number;
  input: KioskDeviceInput;
}>;


export type UpdateKioskDeviceMutation = { update_kiosk_device: { id: string } };

export type PairKioskDeviceMutationVariables = Exact<{
  id: string;
}>;


export type PairKioskDeviceMutation = { pair_kiosk_device: { code: string, link: string, expires_time: string } };

export type SwitchOffKioskDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SwitchOffKioskDeviceMutation = { switch_off_kiosk_device: { id: string } };


export const KioskDevicesDocument: ApiDocument<KioskDevicesQuery, KioskDevicesQueryVariables> = {
  service: 'setting',
  name: 'KioskDevices',
  query: "query KioskDevices {\n  kiosk_devices {\n    ...KioskDeviceParts\n  }\n}\nfragment KioskDeviceParts on KioskDevice {\n  id\n  name\n  practice_id\n  practice_name\n  kind\n  state\n  seen_time\n  version\n}",
};

export const KioskPracticesDocument: ApiDocument<KioskPracticesQuery, KioskPracticesQueryVariables> = {
  service: 'setting',
  name: 'KioskPractices',
  query: "query KioskPractices {\n  kiosk_practices {\n    id\n    name\n  }\n}",
};

export const CreateKioskDeviceDocument: ApiDocument<CreateKioskDeviceMutation, CreateKioskDeviceMutationVariables> = {
  service: 'setting',
  name: 'CreateKioskDevice',
  query: "mutation CreateKioskDevice($input: KioskDeviceInput!) {\n  create_kiosk_device(input: $input) {\n    id\n  }\n}",
};

export const UpdateKioskDeviceDocument: ApiDocument<UpdateKioskDeviceMutation, UpdateKioskDeviceMutationVariables> = {
  service: 'setting',
  name: 'UpdateKioskDevice',
  query: "mutation UpdateKioskDevice($id: ID!, $version: Int!, $input: KioskDeviceInput!) {\n  update_kiosk_device(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const PairKioskDeviceDocument: ApiDocument<PairKioskDeviceMutation, PairKioskDeviceMutationVariables> = {
  service: 'setting',
  name: 'PairKioskDevice',
  query: "mutation PairKioskDevice($id: ID!) {\n  pair_kiosk_device(id: $id) {\n    code\n    link\n    expires_time\n  }\n}",
};

export const SwitchOffKioskDeviceDocument: ApiDocument<SwitchOffKioskDeviceMutation, SwitchOffKioskDeviceMutationVariables> = {
  service: 'setting',
  name: 'SwitchOffKioskDevice',
  query: "mutation SwitchOffKioskDevice($id: ID!) {\n  switch_off_kiosk_device(id: $id) {\n    id\n  }\n}",
};
