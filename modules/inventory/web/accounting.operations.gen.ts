// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The stock that a patient is dispensed from: a public program's, or the clinic's including consignment stock. */
export type PatientStock =
  | 'clinic'
  | 'public';

/** Why a patient may receive a public program's stock; "program" for rules other than those of VFC. */
export type ProgramEligibility =
  | 'medicaid'
  | 'uninsured'
  | 'native'
  | 'underinsured'
  | 'program';

export type DispenseCheck =
  | 'alert'
  | 'none'
  | 'could_not_check';

export type DispenseInput = {
  patient_id: string;
  product_id?: string | null | undefined;
  item_id?: string | null | undefined;
  quantity: number;
  order_id?: string | null | undefined;
  note_id?: string | null | undefined;
  location_id?: string | null | undefined;
  lot_id?: string | null | undefined;
  directions?: string | null | undefined;
  override_reason?: string | null | undefined;
  /** Defaults to the clinic's. */
  stock_owner?: PatientStock | null | undefined;
  /** Required for a public program's stock. */
  program_eligibility?: ProgramEligibility | null | undefined;
  /** Days supply, used to check the dose. */
  days_supply?: number | null | undefined;
  serial_number?: string | null | undefined;
  /** The prescriber: defaults to the order's, or else to the caller if they can prescribe. */
  prescriber_id?: string | null | undefined;
};

export type DispensingReturnInput = {
  dispensing_id: string;
  /** Defaults to the quantity that was not returned. */
  quantity?: number | null | undefined;
  reason: string;
  /** The product goes back into stock; otherwise it is discarded. */
  to_stock: boolean;
  lot_id?: string | null | undefined;
};

export type DispenseOrderInput = {
  patient_id: string;
  product_id: string;
  quantity: number;
  note_id?: string | null | undefined;
  directions?: string | null | undefined;
  /** Prepaid, and dispensed over time. */
  is_prepaid?: boolean | null | undefined;
  prescriber_id?: string | null | undefined;
};

export type RecordFieldsFragment = { id: string, quantity: number, create_time: string, patient_id: string, product_id: string | null, item_id: string | null, item_name: string, unit: string, is_prepaid_service: boolean, note_id: string | null, order_id: string | null, directions: string, reverses_id: string | null, reason: string | null, override_reason: string | null, stock_owner: PatientStock, program_eligibility: ProgramEligibility | null, days_supply: number | null, serial_number: string, safety_outcome: DispenseCheck | null, safety_alerts: Array<string>, standing: number, user_name: string, lots: Array<{ lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number }> };

export type DispenseOrderFieldsFragment = { id: string, patient_id: string, patient_name: string, product_id: string, product_name: string, product_kind: string, item_id: string | null, unit: string, quantity: number, dispensed: number, note_id: string | null, charge_id: string | null, package_name: string | null, is_prepaid: boolean, directions: string, expires_on: string | null, prescriber_id: string | null, prescriber_name: string | null, created_by_name: string, create_time: string, cancelled_time: string | null, cancel_reason: string | null, version: number };

export type ItemQuantitiesQueryVariables = Exact<{
  patient_id: string;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ItemQuantitiesQuery = { getItemToDispenseQuantityWithTotalCount: { total_count: number, items: Array<{ product_id: string, item_name: string, target_dispense: number, dispensed: number, remaining: number, unit: string }> } };

export type ConsumeRecordsQueryVariables = Exact<{
  patient_id: string;
  is_prepaid_service?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ConsumeRecordsQuery = { getConsumeRecordByPatientId: { total_count: number, records: Array<{ id: string, quantity: number, create_time: string, patient_id: string, product_id: string | null, item_id: string | null, item_name: string, unit: string, is_prepaid_service: boolean, note_id: string | null, order_id: string | null, directions: string, reverses_id: string | null, reason: string | null, override_reason: string | null, stock_owner: PatientStock, program_eligibility: ProgramEligibility | null, days_supply: number | null, serial_number: string, safety_outcome: DispenseCheck | null, safety_alerts: Array<string>, standing: number, user_name: string, lots: Array<{ lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number }> }> } };

export type UndispensedQueryVariables = Exact<{
  patient_id?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type UndispensedQuery = { undispensed: { total_count: number, orders: Array<{ id: string, patient_id: string, patient_name: string, product_id: string, product_name: string, product_kind: string, item_id: string | null, unit: string, quantity: number, dispensed: number, note_id: string | null, charge_id: string | null, package_name: string | null, is_prepaid: boolean, directions: string, expires_on: string | null, prescriber_id: string | null, prescriber_name: string | null, created_by_name: string, create_time: string, cancelled_time: string | null, cancel_reason: string | null, version: number }> } };

export type NoteDispensingQueryVariables = Exact<{
  note_id: string;
}>;


export type NoteDispensingQuery = { note_dispensing: { orders: Array<{ id: string, patient_id: string, patient_name: string, product_id: string, product_name: string, product_kind: string, item_id: string | null, unit: string, quantity: number, dispensed: number, note_id: string | null, charge_id: string | null, package_name: string | null, is_prepaid: boolean, directions: string, expires_on: string | null, prescriber_id: string | null, prescriber_name: string | null, created_by_name: string, create_time: string, cancelled_time: string | null, cancel_reason: string | null, version: number }>, records: Array<{ id: string, quantity: number, create_time: string, patient_id: string, product_id: string | null, item_id: string | null, item_name: string, unit: string, is_prepaid_service: boolean, note_id: string | null, order_id: string | null, directions: string, reverses_id: string | null, reason: string | null, override_reason: string | null, stock_owner: PatientStock, program_eligibility: ProgramEligibility | null, days_supply: number | null, serial_number: string, safety_outcome: DispenseCheck | null, safety_alerts: Array<string>, standing: number, user_name: string, lots: Array<{ lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number }> }> } };

export type DispenseSafetyQueryVariables = Exact<{
  patient_id: string;
  product_id?: string | null | undefined;
  quantity: number;
  days_supply?: number | null | undefined;
}>;


export type DispenseSafetyQuery = { dispense_safety: { outcome: DispenseCheck, unchecked: Array<string>, coverage: string, needs_reason: boolean, public_stock: number, alerts: Array<{ kind: string, severity: string, title: string, text: string }>, last_eligibility: { eligibility: ProgramEligibility, on: string } | null } };

export type DispensePrescribersQueryVariables = Exact<{ [key: string]: never; }>;


export type DispensePrescribersQuery = { dispense_prescribers: Array<{ id: string, name: string }> };

export type DispensePreviewQueryVariables = Exact<{
  product_id?: string | null | undefined;
  quantity: number;
  lot_id?: string | null | undefined;
  stock_owner?: PatientStock | null | undefined;
  days_supply?: number | null | undefined;
  directions?: string | null | undefined;
}>;


export type DispensePreviewQuery = { dispense_preview: Array<{ expires_in_therapy: boolean, programme: string, lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number }> };

export type DispenseMutationVariables = Exact<{
  client_key: string;
  input: DispenseInput;
}>;


export type DispenseMutation = { dispense: { id: string, quantity: number, create_time: string, patient_id: string, product_id: string | null, item_id: string | null, item_name: string, unit: string, is_prepaid_service: boolean, note_id: string | null, order_id: string | null, directions: string, reverses_id: string | null, reason: string | null, override_reason: string | null, stock_owner: PatientStock, program_eligibility: ProgramEligibility | null, days_supply: number | null, serial_number: string, safety_outcome: DispenseCheck | null, safety_alerts: Array<string>, standing: number, user_name: string, lots: Array<{ lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number }> } };

export type ReturnDispensingMutationVariables = Exact<{
  client_key: string;
  input: DispensingReturnInput;
}>;


export type ReturnDispensingMutation = { returnDispensing: { id: string, quantity: number, create_time: string, patient_id: string, product_id: string | null, item_id: string | null, item_name: string, unit: string, is_prepaid_service: boolean, note_id: string | null, order_id: string | null, directions: string, reverses_id: string | null, reason: string | null, override_reason: string | null, stock_owner: PatientStock, program_eligibility: ProgramEligibility | null, days_supply: number | null, serial_number: string, safety_outcome: DispenseCheck | null, safety_alerts: Array<string>, standing: number, user_name: string, lots: Array<{ lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number }> } };

export type OrderDispensingMutationVariables = Exact<{
  client_key: string;
  input: DispenseOrderInput;
}>;


export type OrderDispensingMutation = { orderDispensing: Array<{ id: string, patient_id: string, patient_name: string, product_id: string, product_name: string, product_kind: string, item_id: string | null, unit: string, quantity: number, dispensed: number, note_id: string | null, charge_id: string | null, package_name: string | null, is_prepaid: boolean, directions: string, expires_on: string | null, prescriber_id: string | null, prescriber_name: string | null, created_by_name: string, create_time: string, cancelled_time: string | null, cancel_reason: string | null, version: number }> };

export type CancelDispenseOrderMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type CancelDispenseOrderMutation = { cancelDispenseOrder: { id: string, patient_id: string, patient_name: string, product_id: string, product_name: string, product_kind: string, item_id: string | null, unit: string, quantity: number, dispensed: number, note_id: string | null, charge_id: string | null, package_name: string | null, is_prepaid: boolean, directions: string, expires_on: string | null, prescriber_id: string | null, prescriber_name: string | null, created_by_name: string, create_time: string, cancelled_time: string | null, cancel_reason: string | null, version: number } };


export const ItemQuantitiesDocument: ApiDocument<ItemQuantitiesQuery, ItemQuantitiesQueryVariables> = {
  service: 'accounting',
  name: 'ItemQuantities',
  query: "query ItemQuantities($patient_id: ID!, $skip: Int, $take: Int) {\n  getItemToDispenseQuantityWithTotalCount(\n    patient_id: $patient_id\n    skip: $skip\n    take: $take\n  ) {\n    total_count\n    items {\n      product_id\n      item_name\n      target_dispense\n      dispensed\n      remaining\n      unit\n    }\n  }\n}",
};

export const ConsumeRecordsDocument: ApiDocument<ConsumeRecordsQuery, ConsumeRecordsQueryVariables> = {
  service: 'accounting',
  name: 'ConsumeRecords',
  query: "query ConsumeRecords($patient_id: ID!, $is_prepaid_service: Boolean, $skip: Int, $take: Int) {\n  getConsumeRecordByPatientId(\n    patient_id: $patient_id\n    is_prepaid_service: $is_prepaid_service\n    skip: $skip\n    take: $take\n  ) {\n    total_count\n    records {\n      ...RecordFields\n    }\n  }\n}\nfragment RecordFields on ConsumeRecord {\n  id\n  quantity\n  create_time\n  patient_id\n  product_id\n  item_id\n  item_name\n  unit\n  is_prepaid_service\n  note_id\n  order_id\n  directions\n  reverses_id\n  reason\n  override_reason\n  stock_owner\n  program_eligibility\n  days_supply\n  serial_number\n  safety_outcome\n  safety_alerts\n  standing\n  lots {\n    lot_id\n    lot_number\n    expires_on\n    location_name\n    quantity\n  }\n  user_name\n}",
};

export const UndispensedDocument: ApiDocument<UndispensedQuery, UndispensedQueryVariables> = {
  service: 'accounting',
  name: 'Undispensed',
  query: "query Undispensed($patient_id: ID, $skip: Int, $take: Int) {\n  undispensed(patient_id: $patient_id, skip: $skip, take: $take) {\n    total_count\n    orders {\n      ...DispenseOrderFields\n    }\n  }\n}\nfragment DispenseOrderFields on DispenseOrder {\n  id\n  patient_id\n  patient_name\n  product_id\n  product_name\n  product_kind\n  item_id\n  unit\n  quantity\n  dispensed\n  note_id\n  charge_id\n  package_name\n  is_prepaid\n  directions\n  expires_on\n  prescriber_id\n  prescriber_name\n  created_by_name\n  create_time\n  cancelled_time\n  cancel_reason\n  version\n}",
};

export const NoteDispensingDocument: ApiDocument<NoteDispensingQuery, NoteDispensingQueryVariables> = {
  service: 'accounting',
  name: 'NoteDispensing',
  query: "query NoteDispensing($note_id: ID!) {\n  note_dispensing(note_id: $note_id) {\n    orders {\n      ...DispenseOrderFields\n    }\n    records {\n      ...RecordFields\n    }\n  }\n}\nfragment RecordFields on ConsumeRecord {\n  id\n  quantity\n  create_time\n  patient_id\n  product_id\n  item_id\n  item_name\n  unit\n  is_prepaid_service\n  note_id\n  order_id\n  directions\n  reverses_id\n  reason\n  override_reason\n  stock_owner\n  program_eligibility\n  days_supply\n  serial_number\n  safety_outcome\n  safety_alerts\n  standing\n  lots {\n    lot_id\n    lot_number\n    expires_on\n    location_name\n    quantity\n  }\n  user_name\n}\nfragment DispenseOrderFields on DispenseOrder {\n  id\n  patient_id\n  patient_name\n  product_id\n  product_name\n  product_kind\n  item_id\n  unit\n  quantity\n  dispensed\n  note_id\n  charge_id\n  package_name\n  is_prepaid\n  directions\n  expires_on\n  prescriber_id\n  prescriber_name\n  created_by_name\n  create_time\n  cancelled_time\n  cancel_reason\n  version\n}",
};

export const DispenseSafetyDocument: ApiDocument<DispenseSafetyQuery, DispenseSafetyQueryVariables> = {
  service: 'accounting',
  name: 'DispenseSafety',
  query: "query DispenseSafety($patient_id: ID!, $product_id: ID, $quantity: Int!, $days_supply: Int) {\n  dispense_safety(\n    patient_id: $patient_id\n    product_id: $product_id\n    quantity: $quantity\n    days_supply: $days_supply\n  ) {\n    outcome\n    alerts {\n      kind\n      severity\n      title\n      text\n    }\n    unchecked\n    coverage\n    needs_reason\n    public_stock\n    last_eligibility {\n      eligibility\n      on\n    }\n  }\n}",
};

export const DispensePrescribersDocument: ApiDocument<DispensePrescribersQuery, DispensePrescribersQueryVariables> = {
  service: 'accounting',
  name: 'DispensePrescribers',
  query: "query DispensePrescribers {\n  dispense_prescribers {\n    id\n    name\n  }\n}",
};

export const DispensePreviewDocument: ApiDocument<DispensePreviewQuery, DispensePreviewQueryVariables> = {
  service: 'accounting',
  name: 'DispensePreview',
  query: "query DispensePreview($product_id: ID, $quantity: Int!, $lot_id: ID, $stock_owner: PatientStock, $days_supply: Int, $directions: String) {\n  dispense_preview(\n    product_id: $product_id\n    quantity: $quantity\n    lot_id: $lot_id\n    stock_owner: $stock_owner\n    days_supply: $days_supply\n    directions: $directions\n  ) {\n    expires_in_therapy\n    programme\n    lot_id\n    lot_number\n    expires_on\n    location_name\n    quantity\n  }\n}",
};

export const DispenseDocument: ApiDocument<DispenseMutation, DispenseMutationVariables> = {
  service: 'accounting',
  name: 'Dispense',
  query: "mutation Dispense($client_key: String!, $input: DispenseInput!) {\n  dispense(client_key: $client_key, input: $input) {\n    ...RecordFields\n  }\n}\nfragment RecordFields on ConsumeRecord {\n  id\n  quantity\n  create_time\n  patient_id\n  product_id\n  item_id\n  item_name\n  unit\n  is_prepaid_service\n  note_id\n  order_id\n  directions\n  reverses_id\n  reason\n  override_reason\n  stock_owner\n  program_eligibility\n  days_supply\n  serial_number\n  safety_outcome\n  safety_alerts\n  standing\n  lots {\n    lot_id\n    lot_number\n    expires_on\n    location_name\n    quantity\n  }\n  user_name\n}",
};

export const ReturnDispensingDocument: ApiDocument<ReturnDispensingMutation, ReturnDispensingMutationVariables> = {
  service: 'accounting',
  name: 'ReturnDispensing',
  query: "mutation ReturnDispensing($client_key: String!, $input: DispensingReturnInput!) {\n  returnDispensing(client_key: $client_key, input: $input) {\n    ...RecordFields\n  }\n}\nfragment RecordFields on ConsumeRecord {\n  id\n  quantity\n  create_time\n  patient_id\n  product_id\n  item_id\n  item_name\n  unit\n  is_prepaid_service\n  note_id\n  order_id\n  directions\n  reverses_id\n  reason\n  override_reason\n  stock_owner\n  program_eligibility\n  days_supply\n  serial_number\n  safety_outcome\n  safety_alerts\n  standing\n  lots {\n    lot_id\n    lot_number\n    expires_on\n    location_name\n    quantity\n  }\n  user_name\n}",
};

export const OrderDispensingDocument: ApiDocument<OrderDispensingMutation, OrderDispensingMutationVariables> = {
  service: 'accounting',
  name: 'OrderDispensing',
  query: "mutation OrderDispensing($client_key: String!, $input: DispenseOrderInput!) {\n  orderDispensing(client_key: $client_key, input: $input) {\n    ...DispenseOrderFields\n  }\n}\nfragment DispenseOrderFields on DispenseOrder {\n  id\n  patient_id\n  patient_name\n  product_id\n  product_name\n  product_kind\n  item_id\n  unit\n  quantity\n  dispensed\n  note_id\n  charge_id\n  package_name\n  is_prepaid\n  directions\n  expires_on\n  prescriber_id\n  prescriber_name\n  created_by_name\n  create_time\n  cancelled_time\n  cancel_reason\n  version\n}",
};

export const CancelDispenseOrderDocument: ApiDocument<CancelDispenseOrderMutation, CancelDispenseOrderMutationVariables> = {
  service: 'accounting',
  name: 'CancelDispenseOrder',
  query: "mutation CancelDispenseOrder($id: ID!, $version: Int!, $reason: String!) {\n  cancelDispenseOrder(id: $id, version: $version, reason: $reason) {\n    ...DispenseOrderFields\n  }\n}\nfragment DispenseOrderFields on DispenseOrder {\n  id\n  patient_id\n  patient_name\n  product_id\n  product_name\n  product_kind\n  item_id\n  unit\n  quantity\n  dispensed\n  note_id\n  charge_id\n  package_name\n  is_prepaid\n  directions\n  expires_on\n  prescriber_id\n  prescriber_name\n  created_by_name\n  create_time\n  cancelled_time\n  cancel_reason\n  version\n}",
};
