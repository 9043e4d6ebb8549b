// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

/** A month of a vendor's stock that the clinic keeps and pays for when it is used. */
export type VendorMonth<Rows = object> = {
  vendor_id: string;
  vendor_name: string;
  /** Its first day. */
  month: string;
  is_over: boolean;
  /** The cost of what was dispensed or used, less returns. */
  used_cents: number;
  /** The cost of what was discarded, missing in a count, or corrected. */
  lost_cents: number;
  items: Array<Answer<Rows, 'VendorMonthItem', VendorMonthItem>>;
  settlement?: Answer<Rows, 'VendorSettlement', VendorSettlement> | null;
};

export type VendorMonthItem = {
  item_name: string;
  unit: string;
  used: number;
  used_cents: number;
  lost: number;
  lost_cents: number;
};

export type VendorSettlement = {
  id: string;
  amount_cents: number;
  invoice_number: string;
  comment: string;
  settled_by_name: string;
  settled_time: Date | string;
};

export type SettlementInput = {
  amount_cents: number;
  invoice_number: string;
  /** Required if the amount is not the cost of the used stock. */
  comment?: string | null | undefined;
};

/** Why a patient may receive a public program's stock; "program" for rules other than those of VFC. */
export type ProgramEligibility = 'medicaid' | 'uninsured' | 'native' | 'underinsured' | 'program';

/** Units of an item that patients received from a public program in a month. */
export type ProgramMonth = {
  /** Its first day. */
  month: string;
  programme: string;
  item_name: string;
  unit: string;
  /** Null if it was dispensed before a reason was required. */
  eligibility?: ProgramEligibility | null;
  patients: number;
  units: number;
};

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

export type PurchaseStatus = 'Draft' | 'Ordered' | 'PartlyReceived' | 'Received' | 'Cancelled';

export type CountStatus = 'New' | 'Submitted' | 'Completed' | 'Returned' | 'Rejected' | 'Cancelled';

export type ContactWay = 'phone' | 'message' | 'letter' | 'visit';

export type AlertKind = 'low' | 'expiring_90' | 'expiring_60' | 'expiring_30' | 'expired';

/** The owner of a lot: the clinic, a public program, or a vendor who is paid for what is used (consignment). */
export type LotOwner = 'clinic' | 'public' | 'consigned';

export type ScannedStock = {
  /** Fourteen digits. */
  gtin: string;
  lot_number?: string | null;
  expires_on?: string | null;
  serial_number?: string | null;
  /** Null if no item has this code. */
  item_id?: string | null;
  item_name?: string | null;
  unit?: string | null;
  /** The scanned pack, unless it was a single unit. */
  pack_name?: string | null;
  pack_factor: number;
  /** The product that the item is sold as. */
  product_id?: string | null;
  product_name?: string | null;
  /** The lot with this number that is in stock. */
  lot_id?: string | null;
};

export type StockLot = {
  lot_id: string;
  item_id: string;
  location_id: string;
  location_name: string;
  lot_number: string;
  manufacturer: string;
  expires_on?: string | null;
  quantity: number;
  cost_cents: number;
  cost_units: number;
  /** Why it can't be dispensed. */
  held_reason?: string | null;
  /** Can be dispensed today. */
  is_usable: boolean;
  owner: LotOwner;
  /** The public program that owns it, e.g. VFC; otherwise empty. */
  programme: string;
  vendor_name?: string | null;
  received_time: Date | string;
};

export type MovementFilter = {
  item_id?: string | null | undefined;
  lot_id?: string | null | undefined;
  vendor_id?: string | null | undefined;
  kinds?: Array<MovementKind> | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export type MovementPage<Rows = object> = {
  count: number;
  movements: Array<Answer<Rows, 'Movement', Movement>>;
};

export type Movement = {
  id: string;
  kind: MovementKind;
  create_time: Date | string;
  item_id: string;
  item_name: string;
  unit: string;
  lot_id: string;
  lot_number: string;
  expires_on?: string | null;
  location_name: string;
  quantity: number;
  /** The quantity of the lot at that location before and after. */
  before: number;
  after: number;
  cost_cents: number;
  reason: string;
  method: string;
  invoice_number: string;
  user_name: string;
  witness_name?: string | null;
};

export type ItemDispensingPage<Rows = object> = {
  count: number;
  records: Array<Answer<Rows, 'ItemDispensing', ItemDispensing>>;
};

export type ItemDispensing = {
  id: string;
  create_time: Date | string;
  patient_id: string;
  patient_name: string;
  quantity: number;
  unit: string;
  lots: string;
  user_name: string;
  reason?: string | null;
};

export type ReorderChoiceInput = {
  item_id: string;
  /** Null for the clinic as a whole. */
  location_id?: string | null | undefined;
};

export type ReorderLine = {
  item_id: string;
  item_name: string;
  unit: string;
  /** Null if the clinic as a whole is low. */
  location_id?: string | null;
  location_name?: string | null;
  available: number;
  on_order: number;
  /** On draft purchase orders. */
  drafted: number;
  /** Available at other locations; null for the clinic as a whole. */
  elsewhere?: number | null;
  reorder_level: number;
  target_level: number;
  months_of_stock?: number | null;
  vendor_id?: string | null;
  vendor_name?: string | null;
  lead_time_days?: number | null;
  pack_name: string;
  pack_factor: number;
  /** Number of packs to reach the target. */
  packs: number;
  pack_cost_cents: number;
};

export type PurchaseOrderPage<Rows = object> = {
  count: number;
  orders: Array<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>>;
};

export type PurchaseOrder<Rows = object> = {
  id: string;
  order_number: number;
  vendor_id: string;
  vendor_name: string;
  status: PurchaseStatus;
  comment: string;
  expected_on?: string | null;
  /** Delivery location. */
  location_id?: string | null;
  location_name?: string | null;
  ordered_time?: Date | string | null;
  ordered_by_name?: string | null;
  created_by_name: string;
  create_time: Date | string;
  cancel_reason?: string | null;
  total_cents: number;
  lines: Array<Answer<Rows, 'PurchaseLine', PurchaseLine>>;
  version: number;
};

export type PurchaseLine = {
  id: string;
  item_id: string;
  item_name: string;
  unit: string;
  has_expiration: boolean;
  pack_name: string;
  pack_factor: number;
  packs: number;
  pack_cost_cents: number;
  /** In units, like the stock. */
  ordered_units: number;
  received_units: number;
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

export type StockCountPage<Rows = object> = {
  count: number;
  counts: Array<Answer<Rows, 'StockCount', StockCount<Rows>>>;
};

export type StockCount<Rows = object> = {
  id: string;
  count_number: number;
  location_id: string;
  location_name: string;
  status: CountStatus;
  is_blind: boolean;
  comment: string;
  return_reason?: string | null;
  created_by_name: string;
  create_time: Date | string;
  submitted_by_name?: string | null;
  submitted_time?: Date | string | null;
  completed_by_name?: string | null;
  completed_time?: Date | string | null;
  line_count: number;
  counted_count: number;
  /** The sum of all absolute differences; null while hidden. */
  variance_cents?: number | null;
  /** Requires approval by someone who did not count. */
  needs_approval: boolean;
  lines: Array<Answer<Rows, 'CountLine', CountLine>>;
  version: number;
};

export type CountLine = {
  id: string;
  item_id: string;
  item_name: string;
  unit: string;
  lot_id: string;
  lot_number: string;
  expires_on?: string | null;
  /** The quantity when the count started; null while hidden. */
  snapshot?: number | null;
  /** The sum of movements until the line was counted; null while hidden. */
  expected?: number | null;
  counted?: number | null;
  counted_time?: Date | string | null;
  counted_by_name?: string | null;
  variance?: number | null;
  variance_cents?: number | null;
  reason: string;
  version: number;
};

export type CountInput = {
  location_id: string;
  /** The expected quantities are hidden from the counter. */
  is_blind: boolean;
  comment?: string | null | undefined;
  /** Only these items; defaults to all stock at the location. */
  item_ids?: Array<string> | null | undefined;
};

export type StockCountUpload<Rows = object> = {
  recorded: number;
  problems: Array<Answer<Rows, 'CountSheetProblem', CountSheetProblem>>;
};

export type CountSheetProblem = {
  line: number;
  message: string;
};

export type Recall<Rows = object> = {
  id: string;
  reason: string;
  reference: string;
  created_by_name: string;
  create_time: Date | string;
  closed_by_name?: string | null;
  closed_time?: Date | string | null;
  disposition?: string | null;
  lots: Array<Answer<Rows, 'StockLot', StockLot>>;
  lot_names: string;
  patient_count: number;
  told_count: number;
  /** Units still in stock. */
  on_hand: number;
  version: number;
};

export type RecallInput = {
  lot_ids: Array<string>;
  reason: string;
  reference?: string | null | undefined;
};

export type RecallPatient = {
  patient_id: string;
  patient_name: string;
  date_of_birth?: string | null;
  phone?: string | null;
  email?: string | null;
  lots: string;
  quantity: number;
  last_time: Date | string;
  told_time?: Date | string | null;
  told_by_name?: string | null;
  way?: ContactWay | null;
  comment?: string | null;
};

export type StockAlert = {
  id: string;
  kind: AlertKind;
  item_id: string;
  item_name: string;
  lot_id?: string | null;
  lot_number?: string | null;
  expires_on?: string | null;
  /** The low location; null for the clinic as a whole. */
  location_name?: string | null;
  quantity: number;
  unit: string;
  raised_time: Date | string;
};

export type StockWitness = {
  user_id: string;
  name: string;
};

export type QueryResolvers<Rows = object> = {
  item_lots?: Field<Array<Answer<Rows, 'StockLot', StockLot>>, {
    item_id: string;
    include_empty?: boolean | null | undefined;
  }>;
  movements?: Field<Answer<Rows, 'MovementPage', MovementPage<Rows>>, {
    where: MovementFilter;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  item_dispensings?: Field<Answer<Rows, 'ItemDispensingPage', ItemDispensingPage<Rows>>, {
    item_id: string;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  to_reorder?: Field<Array<Answer<Rows, 'ReorderLine', ReorderLine>>>;
  scanned?: Field<Answer<Rows, 'ScannedStock', ScannedStock>, { code: string }>;
  purchase_orders?: Field<Answer<Rows, 'PurchaseOrderPage', PurchaseOrderPage<Rows>>, {
    statuses?: Array<PurchaseStatus> | null | undefined;
    vendor_id?: string | null | undefined;
    item_id?: string | null | undefined;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  purchase_order?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, { id: string }>;
  stock_counts?: Field<Answer<Rows, 'StockCountPage', StockCountPage<Rows>>, {
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  stock_count?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { id: string }>;
  recalls?: Field<Array<Answer<Rows, 'Recall', Recall<Rows>>>>;
  recall_patients?: Field<Array<Answer<Rows, 'RecallPatient', RecallPatient>>, { recall_id: string }>;
  vendor_months?: Field<Array<Answer<Rows, 'VendorMonth', VendorMonth<Rows>>>, {
    vendor_id?: string | null | undefined;
  }>;
  program_months?: Field<Array<Answer<Rows, 'ProgramMonth', ProgramMonth>>>;
  stock_alerts?: Field<Array<Answer<Rows, 'StockAlert', StockAlert>>>;
  stock_witnesses?: Field<Array<Answer<Rows, 'StockWitness', StockWitness>>>;
};

export type MutationResolvers<Rows = object> = {
  addOpeningStock?: Field<Array<string>, { client_key: string; input: OpeningStockInput }>;
  adjustStock?: Field<Array<string>, { client_key: string; input: StockChangeInput }>;
  transferStock?: Field<Array<string>, { client_key: string; input: TransferInput }>;
  disposeStock?: Field<Array<string>, { client_key: string; input: DisposalInput }>;
  useStock?: Field<Array<string>, { client_key: string; input: StockChangeInput }>;
  returnToVendor?: Field<Array<string>, { client_key: string; input: StockChangeInput }>;
  createPurchaseOrder?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, {
    client_key: string;
    input: PurchaseOrderInput;
  }>;
  createReorders?: Field<Array<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>>, {
    client_key: string;
    lines: Array<ReorderChoiceInput>;
  }>;
  updatePurchaseOrder?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, {
    id: string;
    version: number;
    input: PurchaseOrderInput;
  }>;
  placePurchaseOrder?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, { id: string; version: number }>;
  cancelPurchaseOrder?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, {
    id: string;
    version: number;
    reason: string;
  }>;
  closePurchaseOrder?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, {
    id: string;
    version: number;
    reason: string;
  }>;
  receivePurchaseOrder?: Field<Answer<Rows, 'PurchaseOrder', PurchaseOrder<Rows>>, {
    client_key: string;
    id: string;
    input: ReceiptInput;
  }>;
  startCount?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { client_key: string; input: CountInput }>;
  recordCountLine?: Field<Answer<Rows, 'CountLine', CountLine>, {
    id: string;
    version: number;
    counted: number;
    counted_time?: Date | null | undefined;
    reason?: string | null | undefined;
  }>;
  addCountLine?: Field<Answer<Rows, 'CountLine', CountLine>, {
    count_id: string;
    item_id: string;
    lot_number: string;
    expires_on?: string | null | undefined;
    counted: number;
  }>;
  uploadCountSheet?: Field<Answer<Rows, 'StockCountUpload', StockCountUpload<Rows>>, {
    count_id: string;
    csv: string;
  }>;
  submitCount?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { id: string; version: number }>;
  completeCount?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { id: string; version: number }>;
  returnCount?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { id: string; version: number; reason: string }>;
  rejectCount?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { id: string; version: number; reason: string }>;
  cancelCount?: Field<Answer<Rows, 'StockCount', StockCount<Rows>>, { id: string; version: number }>;
  recallLots?: Field<Answer<Rows, 'Recall', Recall<Rows>>, { client_key: string; input: RecallInput }>;
  recordRecallContact?: Field<Answer<Rows, 'RecallPatient', RecallPatient>, {
    recall_id: string;
    patient_id: string;
    way: ContactWay;
    comment?: string | null | undefined;
  }>;
  closeRecall?: Field<Answer<Rows, 'Recall', Recall<Rows>>, { id: string; version: number; disposition: string }>;
  settleVendorMonth?: Field<Answer<Rows, 'VendorMonth', VendorMonth<Rows>>, {
    vendor_id: string;
    month: string;
    used_cents: number;
    input: SettlementInput;
  }>;
  reopenVendorMonth?: Field<Answer<Rows, 'VendorMonth', VendorMonth<Rows>>, {
    vendor_id: string;
    month: string;
    reason: string;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    VendorMonth: VendorMonth<Rows>;
    VendorMonthItem: VendorMonthItem;
    VendorSettlement: VendorSettlement;
    ProgramMonth: ProgramMonth;
    ScannedStock: ScannedStock;
    StockLot: StockLot;
    MovementPage: MovementPage<Rows>;
    Movement: Movement;
    ItemDispensingPage: ItemDispensingPage<Rows>;
    ItemDispensing: ItemDispensing;
    ReorderLine: ReorderLine;
    PurchaseOrderPage: PurchaseOrderPage<Rows>;
    PurchaseOrder: PurchaseOrder<Rows>;
    PurchaseLine: PurchaseLine;
    StockCountPage: StockCountPage<Rows>;
    StockCount: StockCount<Rows>;
    CountLine: CountLine;
    StockCountUpload: StockCountUpload<Rows>;
    CountSheetProblem: CountSheetProblem;
    Recall: Recall<Rows>;
    RecallPatient: RecallPatient;
    StockAlert: StockAlert;
    StockWitness: StockWitness;
  }
>;
