// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

/** The stock that a patient is dispensed from: a public program's, or the clinic's including consignment stock. */
export type PatientStock = 'clinic' | 'public';

/** Why a patient may receive a public program's stock; "program" for rules other than those of VFC. */
export type ProgramEligibility = 'medicaid' | 'uninsured' | 'native' | 'underinsured' | 'program';

/** The reason that was last recorded for a patient. */
export type LastEligibility = {
  eligibility: ProgramEligibility;
  on: string;
};

export type DispenseCheck = 'alert' | 'none' | 'could_not_check';

export type DispenseSafety<Rows = object> = {
  outcome: DispenseCheck;
  alerts: Array<Answer<Rows, 'DispenseAlert', DispenseAlert>>;
  /** As sentences. */
  unchecked: Array<string>;
  /** What was checked; empty if the compendium was not queried. */
  coverage: string;
  /** Dispensing requires a reason. */
  needs_reason: boolean;
  /** Available stock of public programs, in units of the item. */
  public_stock: number;
  /** Null if the patient never received stock of a public program. */
  last_eligibility?: Answer<Rows, 'LastEligibility', LastEligibility> | null;
};

export type DispenseAlert = {
  /** allergy, interaction, duplicate or dose. */
  kind: string;
  /** severe, moderate or minor. */
  severity: string;
  title: string;
  text: string;
};

export type ItemDispenseQuantityPage<Rows = object> = {
  total_count: number;
  items: Array<Answer<Rows, 'ItemDispenseQuantity', ItemDispenseQuantity>>;
};

export type ItemDispenseQuantity = {
  product_id: string;
  item_name: string;
  /** The quantity ordered, charged, prepaid, or dispensed without an order. */
  target_dispense: number;
  dispensed: number;
  remaining: number;
  unit: string;
};

export type ConsumeRecordPage<Rows = object> = {
  total_count: number;
  records: Array<Answer<Rows, 'ConsumeRecord', ConsumeRecord<Rows>>>;
};

/** A dispensing record; negative for a return. */
export type ConsumeRecord<Rows = object> = {
  id: string;
  quantity: number;
  create_time: Date | string;
  patient_id: string;
  product_id?: string | null;
  item_id?: string | null;
  item_name: string;
  unit: string;
  is_prepaid_service: boolean;
  note_id?: string | null;
  charge_id?: string | null;
  order_id?: string | null;
  directions: string;
  reverses_id?: string | null;
  reason?: string | null;
  override_reason?: string | null;
  stock_owner: PatientStock;
  /** Null for other stock and for returns. */
  program_eligibility?: ProgramEligibility | null;
  days_supply?: number | null;
  /** Serial number of the scanned package; otherwise empty. */
  serial_number: string;
  /** The result of the safety check at that time; null if it was not checked. */
  safety_outcome?: DispenseCheck | null;
  /** The safety findings at that time. */
  safety_alerts: Array<string>;
  /** The quantity that was not returned. */
  standing: number;
  lots: Array<Answer<Rows, 'LotShare', LotShare>>;
  user_name: string;
};

export type LotShare = {
  lot_id: string;
  lot_number: string;
  expires_on?: string | null;
  location_name: string;
  quantity: number;
};

export type PreviewedLot = {
  lot_id: string;
  lot_number: string;
  expires_on?: string | null;
  location_name: string;
  quantity: number;
  /** It expires before the last day of the therapy, according to the days supply or the duration in the directions. */
  expires_in_therapy: boolean;
  /** The public program that owns the lot; empty for other lots. */
  programme: string;
};

export type DispensePrescriber = {
  id: string;
  name: string;
};

export type DispenseOrderPage<Rows = object> = {
  total_count: number;
  orders: Array<Answer<Rows, 'DispenseOrder', DispenseOrder>>;
};

/** A product or service that a patient should receive. */
export type DispenseOrder = {
  id: string;
  patient_id: string;
  patient_name: string;
  product_id: string;
  product_name: string;
  product_kind: string;
  item_id?: string | null;
  unit: string;
  quantity: number;
  dispensed: number;
  note_id?: string | null;
  charge_id?: string | null;
  /** The package that it was paid with. */
  package_name?: string | null;
  is_prepaid: boolean;
  directions: string;
  expires_on?: string | null;
  /** The prescriber; null if none is on record. */
  prescriber_id?: string | null;
  prescriber_name?: string | null;
  created_by_name: string;
  create_time: Date | string;
  cancelled_time?: Date | string | null;
  cancel_reason?: string | null;
  version: number;
};

export type NoteDispensing<Rows = object> = {
  orders: Array<Answer<Rows, 'DispenseOrder', DispenseOrder>>;
  records: Array<Answer<Rows, 'ConsumeRecord', ConsumeRecord<Rows>>>;
};

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

export type QueryResolvers<Rows = object> = {
  getItemToDispenseQuantityWithTotalCount?: Field<Answer<Rows, 'ItemDispenseQuantityPage', ItemDispenseQuantityPage<Rows>>, {
    patient_id: string;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  getConsumeRecordByPatientId?: Field<Answer<Rows, 'ConsumeRecordPage', ConsumeRecordPage<Rows>>, {
    patient_id: string;
    is_prepaid_service?: boolean | null | undefined;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  undispensed?: Field<Answer<Rows, 'DispenseOrderPage', DispenseOrderPage<Rows>>, {
    patient_id?: string | null | undefined;
    note_id?: string | null | undefined;
    skip?: number | null | undefined;
    take?: number | null | undefined;
  }>;
  note_dispensing?: Field<Answer<Rows, 'NoteDispensing', NoteDispensing<Rows>>, { note_id: string }>;
  dispense_preview?: Field<Array<Answer<Rows, 'PreviewedLot', PreviewedLot>>, {
    product_id?: string | null | undefined;
    item_id?: string | null | undefined;
    quantity: number;
    location_id?: string | null | undefined;
    lot_id?: string | null | undefined;
    stock_owner?: PatientStock | null | undefined;
    days_supply?: number | null | undefined;
    directions?: string | null | undefined;
  }>;
  dispense_prescribers?: Field<Array<Answer<Rows, 'DispensePrescriber', DispensePrescriber>>>;
  dispense_safety?: Field<Answer<Rows, 'DispenseSafety', DispenseSafety<Rows>>, {
    patient_id: string;
    product_id?: string | null | undefined;
    item_id?: string | null | undefined;
    quantity: number;
    days_supply?: number | null | undefined;
  }>;
};

export type MutationResolvers<Rows = object> = {
  dispense?: Field<Answer<Rows, 'ConsumeRecord', ConsumeRecord<Rows>>, { client_key: string; input: DispenseInput }>;
  returnDispensing?: Field<Answer<Rows, 'ConsumeRecord', ConsumeRecord<Rows>>, {
    client_key: string;
    input: DispensingReturnInput;
  }>;
  orderDispensing?: Field<Array<Answer<Rows, 'DispenseOrder', DispenseOrder>>, {
    client_key: string;
    input: DispenseOrderInput;
  }>;
  cancelDispenseOrder?: Field<Answer<Rows, 'DispenseOrder', DispenseOrder>, {
    id: string;
    version: number;
    reason: string;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    LastEligibility: LastEligibility;
    DispenseSafety: DispenseSafety<Rows>;
    DispenseAlert: DispenseAlert;
    ItemDispenseQuantityPage: ItemDispenseQuantityPage<Rows>;
    ItemDispenseQuantity: ItemDispenseQuantity;
    ConsumeRecordPage: ConsumeRecordPage<Rows>;
    ConsumeRecord: ConsumeRecord<Rows>;
    LotShare: LotShare;
    PreviewedLot: PreviewedLot;
    DispensePrescriber: DispensePrescriber;
    DispenseOrderPage: DispenseOrderPage<Rows>;
    DispenseOrder: DispenseOrder;
    NoteDispensing: NoteDispensing<Rows>;
  }
>;
