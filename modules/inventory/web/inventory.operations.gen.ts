// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettlementInput = {
  amount_cents: number;
  invoice_number: string;
  /** Required if the amount is not the cost of the used stock. */
  comment?: string | null | undefined;
};

/** Why a patient may receive a public program's stock; "program" for rules other than those of VFC. */
export type ProgramEligibility =
  | 'medicaid'
  | 'uninsured'
  | 'native'
  | 'underinsured'
  | 'program';

export type MovementKind =
  | 'initial'
  | 'purchase'
  | 'vendor_return'
  | 'dispense'
  | 'undispense'
  | 'use'
  | 'transfer_out'
  | 'transfer_in'
  | 'adjustment'
  | 'count'
  | 'disposal';

export type PurchaseStatus =
  | 'Draft'
  | 'Ordered'
  | 'PartlyReceived'
  | 'Received'
  | 'Cancelled';

export type CountStatus =
  | 'New'
  | 'Submitted'
  | 'Completed'
  | 'Returned'
  | 'Rejected'
  | 'Cancelled';

export type ContactWay =
  | 'phone'
  | 'message'
  | 'letter'
  | 'visit';

export type AlertKind =
  | 'low'
  | 'expiring_90'
  | 'expiring_60'
  | 'expiring_30'
  | 'expired';

/** The owner of a lot: the clinic, a public program, or a vendor who is paid for what is used (consignment). */
export type LotOwner =
  | 'clinic'
  | 'public'
  | 'consigned';

export type MovementFilter = {
  item_id?: string | null | undefined;
  lot_id?: string | null | undefined;
  vendor_id?: string | null | undefined;
  kinds?: Array<MovementKind> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type ReorderChoiceInput = {
  item_id: string;
  /** Null for the clinic as a whole. */
  location_id?: string | null | undefined;
};

export type PurchaseOrderInput = {
  vendor_id: string;
  comment?: string | null | undefined;
  expected_on?: string | null | undefined;
  location_id?: string | null | undefined;
  lines: Array<PurchaseLineInput>;
};

export type PurchaseLineInput = {
  item_id: string;
  pack_name: string;
  pack_factor: number;
  packs: number;
  pack_cost_cents: number;
};

export type ReceiptInput = {
  location_id: string;
  invoice_number?: string | null | undefined;
  lines: Array<ReceiptLineInput>;
};

export type ReceiptLineInput = {
  line_id: string;
  /** In units, not packs. */
  units: number;
  lot_number?: string | null | undefined;
  expires_on?: string | null | undefined;
  manufacturer?: string | null | undefined;
  /** Total cost of these units; defaults to the ordered price. */
  cost_cents?: number | null | undefined;
  /** Defaults to the clinic. */
  owner?: LotOwner | null | undefined;
  programme?: string | null | undefined;
};

export type OpeningStockInput = {
  item_id: string;
  location_id: string;
  quantity: number;
  lot_number?: string | null | undefined;
  expires_on?: string | null | undefined;
  manufacturer?: string | null | undefined;
  cost_cents?: number | null | undefined;
  reason?: string | null | undefined;
  /** Defaults to the clinic. */
  owner?: LotOwner | null | undefined;
  programme?: string | null | undefined;
};

export type StockChangeInput = {
  lot_id: string;
  location_id: string;
  /** Signed for an adjustment, otherwise the quantity that leaves. */
  quantity: number;
  reason: string;
};

export type TransferInput = {
  lot_id: string;
  location_id: string;
  to_location_id: string;
  quantity: number;
  reason?: string | null | undefined;
};

export type DisposalInput = {
  lot_id: string;
  location_id: string;
  quantity: number;
  reason: string;
  method: string;
  witness_id: string;
};

export type CountInput = {
  location_id: string;
  /** The expected quantities are hidden from the counter. */
  is_blind: boolean;
  comment?: string | null | undefined;
  /** Only these items; defaults to all stock at the location. */
  item_ids?: Array<string> | null | undefined;
};

export type RecallInput = {
  lot_ids: Array<string>;
  reason: string;
  reference?: string | null | undefined;
};

export type LotFieldsFragment = { lot_id: string, item_id: string, location_id: string, location_name: string, lot_number: string, manufacturer: string, expires_on: string | null, quantity: number, cost_cents: number, cost_units: number, held_reason: string | null, is_usable: boolean, owner: LotOwner, programme: string, vendor_name: string | null, received_time: string };

export type MovementFieldsFragment = { id: string, kind: MovementKind, create_time: string, item_id: string, item_name: string, unit: string, lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number, before: number, after: number, cost_cents: number, reason: string, method: string, invoice_number: string, user_name: string, witness_name: string | null };

export type PurchaseFieldsFragment = { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> };

export type CountLineFieldsFragment = { id: string, item_id: string, item_name: string, unit: string, lot_id: string, lot_number: string, expires_on: string | null, snapshot: number | null, expected: number | null, counted: number | null, counted_time: string | null, counted_by_name: string | null, variance: number | null, variance_cents: number | null, reason: string, version: number };

export type CountSummaryFragment = { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number };

export type RecallFieldsFragment = { id: string, reason: string, reference: string, created_by_name: string, create_time: string, closed_by_name: string | null, closed_time: string | null, disposition: string | null, lot_names: string, patient_count: number, told_count: number, on_hand: number, version: number };

export type RecallPatientFieldsFragment = { patient_id: string, patient_name: string, date_of_birth: string | null, phone: string | null, email: string | null, lots: string, quantity: number, last_time: string, told_time: string | null, told_by_name: string | null, way: ContactWay | null, comment: string | null };

export type ItemLotsQueryVariables = Exact<{
  item_id: string;
  include_empty?: boolean | null | undefined;
}>;


export type ItemLotsQuery = { item_lots: Array<{ lot_id: string, item_id: string, location_id: string, location_name: string, lot_number: string, manufacturer: string, expires_on: string | null, quantity: number, cost_cents: number, cost_units: number, held_reason: string | null, is_usable: boolean, owner: LotOwner, programme: string, vendor_name: string | null, received_time: string }> };

export type MovementsQueryVariables = Exact<{
  where: MovementFilter;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type MovementsQuery = { movements: { count: number, movements: Array<{ id: string, kind: MovementKind, create_time: string, item_id: string, item_name: string, unit: string, lot_id: string, lot_number: string, expires_on: string | null, location_name: string, quantity: number, before: number, after: number, cost_cents: number, reason: string, method: string, invoice_number: string, user_name: string, witness_name: string | null }> } };

export type ItemDispensingsQueryVariables = Exact<{
  item_id: string;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ItemDispensingsQuery = { item_dispensings: { count: number, records: Array<{ id: string, create_time: string, patient_id: string, patient_name: string, quantity: number, unit: string, lots: string, user_name: string, reason: string | null }> } };

export type ToReorderQueryVariables = Exact<{ [key: string]: never; }>;


export type ToReorderQuery = { to_reorder: Array<{ item_id: string, item_name: string, unit: string, location_id: string | null, location_name: string | null, available: number, on_order: number, drafted: number, elsewhere: number | null, reorder_level: number, target_level: number, months_of_stock: number | null, vendor_id: string | null, vendor_name: string | null, lead_time_days: number | null, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number }> };

export type ScannedQueryVariables = Exact<{
  code: string;
}>;


export type ScannedQuery = { scanned: { gtin: string, lot_number: string | null, expires_on: string | null, serial_number: string | null, item_id: string | null, item_name: string | null, unit: string | null, pack_name: string | null, pack_factor: number, product_id: string | null, product_name: string | null, lot_id: string | null } };

export type PurchaseOrdersQueryVariables = Exact<{
  statuses?: Array<PurchaseStatus> | PurchaseStatus | null | undefined;
  vendor_id?: string | null | undefined;
  item_id?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PurchaseOrdersQuery = { purchase_orders: { count: number, orders: Array<{ id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> }> } };

export type PurchaseOrderByIdQueryVariables = Exact<{
  id: string;
}>;


export type PurchaseOrderByIdQuery = { purchase_order: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type StockCountsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type StockCountsQuery = { stock_counts: { count: number, counts: Array<{ id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number }> } };

export type StockCountByIdQueryVariables = Exact<{
  id: string;
}>;


export type StockCountByIdQuery = { stock_count: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, lot_id: string, lot_number: string, expires_on: string | null, snapshot: number | null, expected: number | null, counted: number | null, counted_time: string | null, counted_by_name: string | null, variance: number | null, variance_cents: number | null, reason: string, version: number }> } };

export type RecallsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecallsQuery = { recalls: Array<{ id: string, reason: string, reference: string, created_by_name: string, create_time: string, closed_by_name: string | null, closed_time: string | null, disposition: string | null, lot_names: string, patient_count: number, told_count: number, on_hand: number, version: number, lots: Array<{ lot_id: string, item_id: string, location_id: string, location_name: string, lot_number: string, manufacturer: string, expires_on: string | null, quantity: number, cost_cents: number, cost_units: number, held_reason: string | null, is_usable: boolean, owner: LotOwner, programme: string, vendor_name: string | null, received_time: string }> }> };

export type RecallPatientsQueryVariables = Exact<{
  recall_id: string;
}>;


export type RecallPatientsQuery = { recall_patients: Array<{ patient_id: string, patient_name: string, date_of_birth: string | null, phone: string | null, email: string | null, lots: string, quantity: number, last_time: string, told_time: string | null, told_by_name: string | null, way: ContactWay | null, comment: string | null }> };

export type StockAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type StockAlertsQuery = { stock_alerts: Array<{ id: string, kind: AlertKind, item_id: string, item_name: string, lot_id: string | null, lot_number: string | null, expires_on: string | null, location_name: string | null, quantity: number, unit: string, raised_time: string }> };

export type StockWitnessesQueryVariables = Exact<{ [key: string]: never; }>;


export type StockWitnessesQuery = { stock_witnesses: Array<{ user_id: string, name: string }> };

export type AddOpeningStockMutationVariables = Exact<{
  client_key: string;
  input: OpeningStockInput;
}>;


export type AddOpeningStockMutation = { addOpeningStock: Array<string> };

export type AdjustStockMutationVariables = Exact<{
  client_key: string;
  input: StockChangeInput;
}>;


export type AdjustStockMutation = { adjustStock: Array<string> };

export type TransferStockMutationVariables = Exact<{
  client_key: string;
  input: TransferInput;
}>;


export type TransferStockMutation = { transferStock: Array<string> };

export type DisposeStockMutationVariables = Exact<{
  client_key: string;
  input: DisposalInput;
}>;


export type DisposeStockMutation = { disposeStock: Array<string> };

export type UseStockMutationVariables = Exact<{
  client_key: string;
  input: StockChangeInput;
}>;


export type UseStockMutation = { useStock: Array<string> };

export type ReturnToVendorMutationVariables = Exact<{
  client_key: string;
  input: StockChangeInput;
}>;


export type ReturnToVendorMutation = { returnToVendor: Array<string> };

export type CreatePurchaseOrderMutationVariables = Exact<{
  client_key: string;
  input: PurchaseOrderInput;
}>;


export type CreatePurchaseOrderMutation = { createPurchaseOrder: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type CreateReordersMutationVariables = Exact<{
  client_key: string;
  lines: Array<ReorderChoiceInput> | ReorderChoiceInput;
}>;


export type CreateReordersMutation = { createReorders: Array<{ id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> }> };

export type UpdatePurchaseOrderMutationVariables = Exact<{
  id: string;
  version: number;
  input: PurchaseOrderInput;
}>;


export type UpdatePurchaseOrderMutation = { updatePurchaseOrder: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type PlacePurchaseOrderMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PlacePurchaseOrderMutation = { placePurchaseOrder: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type CancelPurchaseOrderMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type CancelPurchaseOrderMutation = { cancelPurchaseOrder: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type ClosePurchaseOrderMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type ClosePurchaseOrderMutation = { closePurchaseOrder: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type ReceivePurchaseOrderMutationVariables = Exact<{
  client_key: string;
  id: string;
  input: ReceiptInput;
}>;


export type ReceivePurchaseOrderMutation = { receivePurchaseOrder: { id: string, order_number: number, vendor_id: string, vendor_name: string, status: PurchaseStatus, comment: string, expected_on: string | null, location_id: string | null, location_name: string | null, ordered_time: string | null, ordered_by_name: string | null, created_by_name: string, create_time: string, cancel_reason: string | null, total_cents: number, version: number, lines: Array<{ id: string, item_id: string, item_name: string, unit: string, has_expiration: boolean, pack_name: string, pack_factor: number, packs: number, pack_cost_cents: number, ordered_units: number, received_units: number }> } };

export type StartCountMutationVariables = Exact<{
  client_key: string;
  input: CountInput;
}>;


export type StartCountMutation = { startCount: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number } };

export type RecordCountLineMutationVariables = Exact<{
  id: string;
  version: number;
  counted: number;
  counted_time?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type RecordCountLineMutation = { recordCountLine: { id: string, item_id: string, item_name: string, unit: string, lot_id: string, lot_number: string, expires_on: string | null, snapshot: number | null, expected: number | null, counted: number | null, counted_time: string | null, counted_by_name: string | null, variance: number | null, variance_cents: number | null, reason: string, version: number } };

export type AddCountLineMutationVariables = Exact<{
  count_id: string;
  item_id: string;
  lot_number: string;
  expires_on?: string | null | undefined;
  counted: number;
}>;


export type AddCountLineMutation = { addCountLine: { id: string, item_id: string, item_name: string, unit: string, lot_id: string, lot_number: string, expires_on: string | null, snapshot: number | null, expected: number | null, counted: number | null, counted_time: string | null, counted_by_name: string | null, variance: number | null, variance_cents: number | null, reason: string, version: number } };

export type UploadCountSheetMutationVariables = Exact<{
  count_id: string;
  csv: string;
}>;


export type UploadCountSheetMutation = { uploadCountSheet: { recorded: number, problems: Array<{ line: number, message: string }> } };

export type SubmitCountMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitCountMutation = { submitCount: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number } };

export type CompleteCountMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CompleteCountMutation = { completeCount: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number } };

export type ReturnCountMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type ReturnCountMutation = { returnCount: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number } };

export type RejectCountMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type RejectCountMutation = { rejectCount: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number } };

export type CancelCountMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelCountMutation = { cancelCount: { id: string, count_number: number, location_id: string, location_name: string, status: CountStatus, is_blind: boolean, comment: string, return_reason: string | null, created_by_name: string, create_time: string, submitted_by_name: string | null, submitted_time: string | null, completed_by_name: string | null, completed_time: string | null, line_count: number, counted_count: number, variance_cents: number | null, needs_approval: boolean, version: number } };

export type RecallLotsMutationVariables = Exact<{
  client_key: string;
  input: RecallInput;
}>;


export type RecallLotsMutation = { recallLots: { id: string, reason: string, reference: string, created_by_name: string, create_time: string, closed_by_name: string | null, closed_time: string | null, disposition: string | null, lot_names: string, patient_count: number, told_count: number, on_hand: number, version: number } };

export type RecordRecallContactMutationVariables = Exact<{
  recall_id: string;
  patient_id: string;
  way: ContactWay;
  comment?: string | null | undefined;
}>;


export type RecordRecallContactMutation = { recordRecallContact: { patient_id: string, patient_name: string, date_of_birth: string | null, phone: string | null, email: string | null, lots: string, quantity: number, last_time: string, told_time: string | null, told_by_name: string | null, way: ContactWay | null, comment: string | null } };

export type CloseRecallMutationVariables = Exact<{
  id: string;
  version: number;
  disposition: string;
}>;


export type CloseRecallMutation = { closeRecall: { id: string, reason: string, reference: string, created_by_name: string, create_time: string, closed_by_name: string | null, closed_time: string | null, disposition: string | null, lot_names: string, patient_count: number, told_count: number, on_hand: number, version: number } };

export type VendorMonthFieldsFragment = { vendor_id: string, vendor_name: string, month: string, is_over: boolean, used_cents: number, lost_cents: number, items: Array<{ item_name: string, unit: string, used: number, used_cents: number, lost: number, lost_cents: number }>, settlement: { id: string, amount_cents: number, invoice_number: string, comment: string, settled_by_name: string, settled_time: string } | null };

export type VendorMonthsQueryVariables = Exact<{
  vendor_id?: string | null | undefined;
}>;


export type VendorMonthsQuery = { vendor_months: Array<{ vendor_id: string, vendor_name: string, month: string, is_over: boolean, used_cents: number, lost_cents: number, items: Array<{ item_name: string, unit: string, used: number, used_cents: number, lost: number, lost_cents: number }>, settlement: { id: string, amount_cents: number, invoice_number: string, comment: string, settled_by_name: string, settled_time: string } | null }> };

export type ProgramMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProgramMonthsQuery = { program_months: Array<{ month: string, programme: string, item_name: string, unit: string, eligibility: ProgramEligibility | null, patients: number, units: number }> };

export type SettleVendorMonthMutationVariables = Exact<{
  vendor_id: string;
  month: string;
  used_cents: number;
  input: SettlementInput;
}>;


export type SettleVendorMonthMutation = { settleVendorMonth: { vendor_id: string, vendor_name: string, month: string, is_over: boolean, used_cents: number, lost_cents: number, items: Array<{ item_name: string, unit: string, used: number, used_cents: number, lost: number, lost_cents: number }>, settlement: { id: string, amount_cents: number, invoice_number: string, comment: string, settled_by_name: string, settled_time: string } | null } };

export type ReopenVendorMonthMutationVariables = Exact<{
  vendor_id: string;
  month: string;
  reason: string;
}>;


export type ReopenVendorMonthMutation = { reopenVendorMonth: { vendor_id: string, vendor_name: string, month: string, is_over: boolean, used_cents: number, lost_cents: number, items: Array<{ item_name: string, unit: string, used: number, used_cents: number, lost: number, lost_cents: number }>, settlement: { id: string, amount_cents: number, invoice_number: string, comment: string, settled_by_name: string, settled_time: string } | null } };


export const ItemLotsDocument: ApiDocument<ItemLotsQuery, ItemLotsQueryVariables> = {
  service: 'inventory',
  name: 'ItemLots',
  query: "query ItemLots($item_id: ID!, $include_empty: Boolean) {\n  item_lots(item_id: $item_id, include_empty: $include_empty) {\n    ...LotFields\n  }\n}\nfragment LotFields on StockLot {\n  lot_id\n  item_id\n  location_id\n  location_name\n  lot_number\n  manufacturer\n  expires_on\n  quantity\n  cost_cents\n  cost_units\n  held_reason\n  is_usable\n  owner\n  programme\n  vendor_name\n  received_time\n}",
};

export const MovementsDocument: ApiDocument<MovementsQuery, MovementsQueryVariables> = {
  service: 'inventory',
  name: 'Movements',
  query: "query Movements($where: MovementFilter!, $skip: Int, $take: Int) {\n  movements(where: $where, skip: $skip, take: $take) {\n    count\n    movements {\n      ...MovementFields\n    }\n  }\n}\nfragment MovementFields on Movement {\n  id\n  kind\n  create_time\n  item_id\n  item_name\n  unit\n  lot_id\n  lot_number\n  expires_on\n  location_name\n  quantity\n  before\n  after\n  cost_cents\n  reason\n  method\n  invoice_number\n  user_name\n  witness_name\n}",
};

export const ItemDispensingsDocument: ApiDocument<ItemDispensingsQuery, ItemDispensingsQueryVariables> = {
  service: 'inventory',
  name: 'ItemDispensings',
  query: "query ItemDispensings($item_id: ID!, $skip: Int, $take: Int) {\n  item_dispensings(item_id: $item_id, skip: $skip, take: $take) {\n    count\n    records {\n      id\n      create_time\n      patient_id\n      patient_name\n      quantity\n      unit\n      lots\n      user_name\n      reason\n    }\n  }\n}",
};

export const ToReorderDocument: ApiDocument<ToReorderQuery, ToReorderQueryVariables> = {
  service: 'inventory',
  name: 'ToReorder',
  query: "query ToReorder {\n  to_reorder {\n    item_id\n    item_name\n    unit\n    location_id\n    location_name\n    available\n    on_order\n    drafted\n    elsewhere\n    reorder_level\n    target_level\n    months_of_stock\n    vendor_id\n    vendor_name\n    lead_time_days\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n  }\n}",
};

export const ScannedDocument: ApiDocument<ScannedQuery, ScannedQueryVariables> = {
  service: 'inventory',
  name: 'Scanned',
  query: "query Scanned($code: String!) {\n  scanned(code: $code) {\n    gtin\n    lot_number\n    expires_on\n    serial_number\n    item_id\n    item_name\n    unit\n    pack_name\n    pack_factor\n    product_id\n    product_name\n    lot_id\n  }\n}",
};

export const PurchaseOrdersDocument: ApiDocument<PurchaseOrdersQuery, PurchaseOrdersQueryVariables> = {
  service: 'inventory',
  name: 'PurchaseOrders',
  query: "query PurchaseOrders($statuses: [PurchaseStatus!], $vendor_id: ID, $item_id: ID, $skip: Int, $take: Int) {\n  purchase_orders(\n    statuses: $statuses\n    vendor_id: $vendor_id\n    item_id: $item_id\n    skip: $skip\n    take: $take\n  ) {\n    count\n    orders {\n      ...PurchaseFields\n    }\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const PurchaseOrderByIdDocument: ApiDocument<PurchaseOrderByIdQuery, PurchaseOrderByIdQueryVariables> = {
  service: 'inventory',
  name: 'PurchaseOrderById',
  query: "query PurchaseOrderById($id: ID!) {\n  purchase_order(id: $id) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const StockCountsDocument: ApiDocument<StockCountsQuery, StockCountsQueryVariables> = {
  service: 'inventory',
  name: 'StockCounts',
  query: "query StockCounts($skip: Int, $take: Int) {\n  stock_counts(skip: $skip, take: $take) {\n    count\n    counts {\n      ...CountSummary\n    }\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const StockCountByIdDocument: ApiDocument<StockCountByIdQuery, StockCountByIdQueryVariables> = {
  service: 'inventory',
  name: 'StockCountById',
  query: "query StockCountById($id: ID!) {\n  stock_count(id: $id) {\n    ...CountSummary\n    lines {\n      ...CountLineFields\n    }\n  }\n}\nfragment CountLineFields on CountLine {\n  id\n  item_id\n  item_name\n  unit\n  lot_id\n  lot_number\n  expires_on\n  snapshot\n  expected\n  counted\n  counted_time\n  counted_by_name\n  variance\n  variance_cents\n  reason\n  version\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const RecallsDocument: ApiDocument<RecallsQuery, RecallsQueryVariables> = {
  service: 'inventory',
  name: 'Recalls',
  query: "query Recalls {\n  recalls {\n    ...RecallFields\n    lots {\n      ...LotFields\n    }\n  }\n}\nfragment LotFields on StockLot {\n  lot_id\n  item_id\n  location_id\n  location_name\n  lot_number\n  manufacturer\n  expires_on\n  quantity\n  cost_cents\n  cost_units\n  held_reason\n  is_usable\n  owner\n  programme\n  vendor_name\n  received_time\n}\nfragment RecallFields on Recall {\n  id\n  reason\n  reference\n  created_by_name\n  create_time\n  closed_by_name\n  closed_time\n  disposition\n  lot_names\n  patient_count\n  told_count\n  on_hand\n  version\n}",
};

export const RecallPatientsDocument: ApiDocument<RecallPatientsQuery, RecallPatientsQueryVariables> = {
  service: 'inventory',
  name: 'RecallPatients',
  query: "query RecallPatients($recall_id: ID!) {\n  recall_patients(recall_id: $recall_id) {\n    ...RecallPatientFields\n  }\n}\nfragment RecallPatientFields on RecallPatient {\n  patient_id\n  patient_name\n  date_of_birth\n  phone\n  email\n  lots\n  quantity\n  last_time\n  told_time\n  told_by_name\n  way\n  comment\n}",
};

export const StockAlertsDocument: ApiDocument<StockAlertsQuery, StockAlertsQueryVariables> = {
  service: 'inventory',
  name: 'StockAlerts',
  query: "query StockAlerts {\n  stock_alerts {\n    id\n    kind\n    item_id\n    item_name\n    lot_id\n    lot_number\n    expires_on\n    location_name\n    quantity\n    unit\n    raised_time\n  }\n}",
};

export const StockWitnessesDocument: ApiDocument<StockWitnessesQuery, StockWitnessesQueryVariables> = {
  service: 'inventory',
  name: 'StockWitnesses',
  query: "query StockWitnesses {\n  stock_witnesses {\n    user_id\n    name\n  }\n}",
};

export const AddOpeningStockDocument: ApiDocument<AddOpeningStockMutation, AddOpeningStockMutationVariables> = {
  service: 'inventory',
  name: 'AddOpeningStock',
  query: "mutation AddOpeningStock($client_key: String!, $input: OpeningStockInput!) {\n  addOpeningStock(client_key: $client_key, input: $input)\n}",
};

export const AdjustStockDocument: ApiDocument<AdjustStockMutation, AdjustStockMutationVariables> = {
  service: 'inventory',
  name: 'AdjustStock',
  query: "mutation AdjustStock($client_key: String!, $input: StockChangeInput!) {\n  adjustStock(client_key: $client_key, input: $input)\n}",
};

export const TransferStockDocument: ApiDocument<TransferStockMutation, TransferStockMutationVariables> = {
  service: 'inventory',
  name: 'TransferStock',
  query: "mutation TransferStock($client_key: String!, $input: TransferInput!) {\n  transferStock(client_key: $client_key, input: $input)\n}",
};

export const DisposeStockDocument: ApiDocument<DisposeStockMutation, DisposeStockMutationVariables> = {
  service: 'inventory',
  name: 'DisposeStock',
  query: "mutation DisposeStock($client_key: String!, $input: DisposalInput!) {\n  disposeStock(client_key: $client_key, input: $input)\n}",
};

export const UseStockDocument: ApiDocument<UseStockMutation, UseStockMutationVariables> = {
  service: 'inventory',
  name: 'UseStock',
  query: "mutation UseStock($client_key: String!, $input: StockChangeInput!) {\n  useStock(client_key: $client_key, input: $input)\n}",
};

export const ReturnToVendorDocument: ApiDocument<ReturnToVendorMutation, ReturnToVendorMutationVariables> = {
  service: 'inventory',
  name: 'ReturnToVendor',
  query: "mutation ReturnToVendor($client_key: String!, $input: StockChangeInput!) {\n  returnToVendor(client_key: $client_key, input: $input)\n}",
};

export const CreatePurchaseOrderDocument: ApiDocument<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables> = {
  service: 'inventory',
  name: 'CreatePurchaseOrder',
  query: "mutation CreatePurchaseOrder($client_key: String!, $input: PurchaseOrderInput!) {\n  createPurchaseOrder(client_key: $client_key, input: $input) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const CreateReordersDocument: ApiDocument<CreateReordersMutation, CreateReordersMutationVariables> = {
  service: 'inventory',
  name: 'CreateReorders',
  query: "mutation CreateReorders($client_key: String!, $lines: [ReorderChoiceInput!]!) {\n  createReorders(client_key: $client_key, lines: $lines) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const UpdatePurchaseOrderDocument: ApiDocument<UpdatePurchaseOrderMutation, UpdatePurchaseOrderMutationVariables> = {
  service: 'inventory',
  name: 'UpdatePurchaseOrder',
  query: "mutation UpdatePurchaseOrder($id: ID!, $version: Int!, $input: PurchaseOrderInput!) {\n  updatePurchaseOrder(id: $id, version: $version, input: $input) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const PlacePurchaseOrderDocument: ApiDocument<PlacePurchaseOrderMutation, PlacePurchaseOrderMutationVariables> = {
  service: 'inventory',
  name: 'PlacePurchaseOrder',
  query: "mutation PlacePurchaseOrder($id: ID!, $version: Int!) {\n  placePurchaseOrder(id: $id, version: $version) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const CancelPurchaseOrderDocument: ApiDocument<CancelPurchaseOrderMutation, CancelPurchaseOrderMutationVariables> = {
  service: 'inventory',
  name: 'CancelPurchaseOrder',
  query: "mutation CancelPurchaseOrder($id: ID!, $version: Int!, $reason: String!) {\n  cancelPurchaseOrder(id: $id, version: $version, reason: $reason) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const ClosePurchaseOrderDocument: ApiDocument<ClosePurchaseOrderMutation, ClosePurchaseOrderMutationVariables> = {
  service: 'inventory',
  name: 'ClosePurchaseOrder',
  query: "mutation ClosePurchaseOrder($id: ID!, $version: Int!, $reason: String!) {\n  closePurchaseOrder(id: $id, version: $version, reason: $reason) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const ReceivePurchaseOrderDocument: ApiDocument<ReceivePurchaseOrderMutation, ReceivePurchaseOrderMutationVariables> = {
  service: 'inventory',
  name: 'ReceivePurchaseOrder',
  query: "mutation ReceivePurchaseOrder($client_key: String!, $id: ID!, $input: ReceiptInput!) {\n  receivePurchaseOrder(client_key: $client_key, id: $id, input: $input) {\n    ...PurchaseFields\n  }\n}\nfragment PurchaseFields on PurchaseOrder {\n  id\n  order_number\n  vendor_id\n  vendor_name\n  status\n  comment\n  expected_on\n  location_id\n  location_name\n  ordered_time\n  ordered_by_name\n  created_by_name\n  create_time\n  cancel_reason\n  total_cents\n  lines {\n    id\n    item_id\n    item_name\n    unit\n    has_expiration\n    pack_name\n    pack_factor\n    packs\n    pack_cost_cents\n    ordered_units\n    received_units\n  }\n  version\n}",
};

export const StartCountDocument: ApiDocument<StartCountMutation, StartCountMutationVariables> = {
  service: 'inventory',
  name: 'StartCount',
  query: "mutation StartCount($client_key: String!, $input: CountInput!) {\n  startCount(client_key: $client_key, input: $input) {\n    ...CountSummary\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const RecordCountLineDocument: ApiDocument<RecordCountLineMutation, RecordCountLineMutationVariables> = {
  service: 'inventory',
  name: 'RecordCountLine',
  query: "mutation RecordCountLine($id: ID!, $version: Int!, $counted: Int!, $counted_time: DateTime, $reason: String) {\n  recordCountLine(\n    id: $id\n    version: $version\n    counted: $counted\n    counted_time: $counted_time\n    reason: $reason\n  ) {\n    ...CountLineFields\n  }\n}\nfragment CountLineFields on CountLine {\n  id\n  item_id\n  item_name\n  unit\n  lot_id\n  lot_number\n  expires_on\n  snapshot\n  expected\n  counted\n  counted_time\n  counted_by_name\n  variance\n  variance_cents\n  reason\n  version\n}",
};

export const AddCountLineDocument: ApiDocument<AddCountLineMutation, AddCountLineMutationVariables> = {
  service: 'inventory',
  name: 'AddCountLine',
  query: "mutation AddCountLine($count_id: ID!, $item_id: ID!, $lot_number: String!, $expires_on: Date, $counted: Int!) {\n  addCountLine(\n    count_id: $count_id\n    item_id: $item_id\n    lot_number: $lot_number\n    expires_on: $expires_on\n    counted: $counted\n  ) {\n    ...CountLineFields\n  }\n}\nfragment CountLineFields on CountLine {\n  id\n  item_id\n  item_name\n  unit\n  lot_id\n  lot_number\n  expires_on\n  snapshot\n  expected\n  counted\n  counted_time\n  counted_by_name\n  variance\n  variance_cents\n  reason\n  version\n}",
};

export const UploadCountSheetDocument: ApiDocument<UploadCountSheetMutation, UploadCountSheetMutationVariables> = {
  service: 'inventory',
  name: 'UploadCountSheet',
  query: "mutation UploadCountSheet($count_id: ID!, $csv: String!) {\n  uploadCountSheet(count_id: $count_id, csv: $csv) {\n    recorded\n    problems {\n      line\n      message\n    }\n  }\n}",
};

export const SubmitCountDocument: ApiDocument<SubmitCountMutation, SubmitCountMutationVariables> = {
  service: 'inventory',
  name: 'SubmitCount',
  query: "mutation SubmitCount($id: ID!, $version: Int!) {\n  submitCount(id: $id, version: $version) {\n    ...CountSummary\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const CompleteCountDocument: ApiDocument<CompleteCountMutation, CompleteCountMutationVariables> = {
  service: 'inventory',
  name: 'CompleteCount',
  query: "mutation CompleteCount($id: ID!, $version: Int!) {\n  completeCount(id: $id, version: $version) {\n    ...CountSummary\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const ReturnCountDocument: ApiDocument<ReturnCountMutation, ReturnCountMutationVariables> = {
  service: 'inventory',
  name: 'ReturnCount',
  query: "mutation ReturnCount($id: ID!, $version: Int!, $reason: String!) {\n  returnCount(id: $id, version: $version, reason: $reason) {\n    ...CountSummary\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const RejectCountDocument: ApiDocument<RejectCountMutation, RejectCountMutationVariables> = {
  service: 'inventory',
  name: 'RejectCount',
  query: "mutation RejectCount($id: ID!, $version: Int!, $reason: String!) {\n  rejectCount(id: $id, version: $version, reason: $reason) {\n    ...CountSummary\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const CancelCountDocument: ApiDocument<CancelCountMutation, CancelCountMutationVariables> = {
  service: 'inventory',
  name: 'CancelCount',
  query: "mutation CancelCount($id: ID!, $version: Int!) {\n  cancelCount(id: $id, version: $version) {\n    ...CountSummary\n  }\n}\nfragment CountSummary on StockCount {\n  id\n  count_number\n  location_id\n  location_name\n  status\n  is_blind\n  comment\n  return_reason\n  created_by_name\n  create_time\n  submitted_by_name\n  submitted_time\n  completed_by_name\n  completed_time\n  line_count\n  counted_count\n  variance_cents\n  needs_approval\n  version\n}",
};

export const RecallLotsDocument: ApiDocument<RecallLotsMutation, RecallLotsMutationVariables> = {
  service: 'inventory',
  name: 'RecallLots',
  query: "mutation RecallLots($client_key: String!, $input: RecallInput!) {\n  recallLots(client_key: $client_key, input: $input) {\n    ...RecallFields\n  }\n}\nfragment RecallFields on Recall {\n  id\n  reason\n  reference\n  created_by_name\n  create_time\n  closed_by_name\n  closed_time\n  disposition\n  lot_names\n  patient_count\n  told_count\n  on_hand\n  version\n}",
};

export const RecordRecallContactDocument: ApiDocument<RecordRecallContactMutation, RecordRecallContactMutationVariables> = {
  service: 'inventory',
  name: 'RecordRecallContact',
  query: "mutation RecordRecallContact($recall_id: ID!, $patient_id: ID!, $way: ContactWay!, $comment: String) {\n  recordRecallContact(\n    recall_id: $recall_id\n    patient_id: $patient_id\n    way: $way\n    comment: $comment\n  ) {\n    ...RecallPatientFields\n  }\n}\nfragment RecallPatientFields on RecallPatient {\n  patient_id\n  patient_name\n  date_of_birth\n  phone\n  email\n  lots\n  quantity\n  last_time\n  told_time\n  told_by_name\n  way\n  comment\n}",
};

export const CloseRecallDocument: ApiDocument<CloseRecallMutation, CloseRecallMutationVariables> = {
  service: 'inventory',
  name: 'CloseRecall',
  query: "mutation CloseRecall($id: ID!, $version: Int!, $disposition: String!) {\n  closeRecall(id: $id, version: $version, disposition: $disposition) {\n    ...RecallFields\n  }\n}\nfragment RecallFields on Recall {\n  id\n  reason\n  reference\n  created_by_name\n  create_time\n  closed_by_name\n  closed_time\n  disposition\n  lot_names\n  patient_count\n  told_count\n  on_hand\n  version\n}",
};

export const VendorMonthsDocument: ApiDocument<VendorMonthsQuery, VendorMonthsQueryVariables> = {
  service: 'inventory',
  name: 'VendorMonths',
  query: "query VendorMonths($vendor_id: ID) {\n  vendor_months(vendor_id: $vendor_id) {\n    ...VendorMonthFields\n  }\n}\nfragment VendorMonthFields on VendorMonth {\n  vendor_id\n  vendor_name\n  month\n  is_over\n  used_cents\n  lost_cents\n  items {\n    item_name\n    unit\n    used\n    used_cents\n    lost\n    lost_cents\n  }\n  settlement {\n    id\n    amount_cents\n    invoice_number\n    comment\n    settled_by_name\n    settled_time\n  }\n}",
};

export const ProgramMonthsDocument: ApiDocument<ProgramMonthsQuery, ProgramMonthsQueryVariables> = {
  service: 'inventory',
  name: 'ProgramMonths',
  query: "query ProgramMonths {\n  program_months {\n    month\n    programme\n    item_name\n    unit\n    eligibility\n    patients\n    units\n  }\n}",
};

export const SettleVendorMonthDocument: ApiDocument<SettleVendorMonthMutation, SettleVendorMonthMutationVariables> = {
  service: 'inventory',
  name: 'SettleVendorMonth',
  query: "mutation SettleVendorMonth($vendor_id: ID!, $month: Date!, $used_cents: Int!, $input: SettlementInput!) {\n  settleVendorMonth(\n    vendor_id: $vendor_id\n    month: $month\n    used_cents: $used_cents\n    input: $input\n  ) {\n    ...VendorMonthFields\n  }\n}\nfragment VendorMonthFields on VendorMonth {\n  vendor_id\n  vendor_name\n  month\n  is_over\n  used_cents\n  lost_cents\n  items {\n    item_name\n    unit\n    used\n    used_cents\n    lost\n    lost_cents\n  }\n  settlement {\n    id\n    amount_cents\n    invoice_number\n    comment\n    settled_by_name\n    settled_time\n  }\n}",
};

export const ReopenVendorMonthDocument: ApiDocument<ReopenVendorMonthMutation, ReopenVendorMonthMutationVariables> = {
  service: 'inventory',
  name: 'ReopenVendorMonth',
  query: "mutation ReopenVendorMonth($vendor_id: ID!, $month: Date!, $reason: String!) {\n  reopenVendorMonth(vendor_id: $vendor_id, month: $month, reason: $reason) {\n    ...VendorMonthFields\n  }\n}\nfragment VendorMonthFields on VendorMonth {\n  vendor_id\n  vendor_name\n  month\n  is_over\n  used_cents\n  lost_cents\n  items {\n    item_name\n    unit\n    used\n    used_cents\n    lost\n    lost_cents\n  }\n  settlement {\n    id\n    amount_cents\n    invoice_number\n    comment\n    settled_by_name\n    settled_time\n  }\n}",
};
