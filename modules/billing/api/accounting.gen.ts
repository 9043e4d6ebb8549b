// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type ChargeWhere = {
  patient_id?: string | null | undefined;
  encounter_id?: string | null | undefined;
  event_id?: string | null | undefined;
  provider_id?: string | null | undefined;
  state?: ChargeState | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  open_only?: boolean | null | undefined;
  /** True for drafts whose price is missing. */
  price_missing?: boolean | null | undefined;
};

export type ChargeState = 'draft' | 'posted' | 'void';

export type ChargeType = 'Procedure' | 'Product' | 'Package' | 'Subscription' | 'Fee';

export type DiscountMode = 'Amount' | 'Percent';

export type ChargeList<Rows = object> = {
  count: number;
  charges: Array<Answer<Rows, 'Charge', Charge<Rows>>>;
};

/** A charge; all amounts in cents. */
export type Charge<Rows = object> = {
  id: string;
  type: ChargeType;
  encounter_id?: string | null;
  event_id?: string | null;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  provider: Answer<Rows, 'BilledPerson', BilledPerson>;
  code_type?: string | null;
  code?: string | null;
  description: string;
  modifiers: Array<string>;
  diagnoses: Array<Answer<Rows, 'ChargeDiagnosis', ChargeDiagnosis>>;
  product?: string | null;
  quantity: number;
  price: number;
  /** True for a draft that can't be posted before a price is set; its price is 0 until then. */
  price_missing: boolean;
  /** Cents, or whole percent. */
  discount: number;
  discount_mode: DiscountMode;
  tax: number;
  amount_of_charge: number;
  dispensed_quantity: number;
  is_prepaid_service: boolean;
  date_of_charge: string;
  state: ChargeState;
  /** Neither paid nor written off; 0 for a draft. */
  open: number;
  /** Written off or adjusted; 0 for a draft. */
  written_off: number;
  void_reason?: string | null;
  version: number;
  create_time: Date | string;
};

/** A chargeable product of the price list. */
export type ChargeProduct = {
  id: string;
  name: string;
  kind: string;
  price: number;
  /** Per unit, in cents. */
  tax: number;
  /** Quantity available to dispense; null if the product is not stocked. */
  available?: number | null;
};

export type ChargeDefaults<Rows = object> = {
  /** The author of the note, the member whose calendar the event is on, or the provider of the patient's last note or visit. */
  provider_id?: string | null;
  date_of_charge?: string | null;
  diagnoses: Array<Answer<Rows, 'ChargeDiagnosis', ChargeDiagnosis>>;
};

export type UnpricedProcedure = {
  code_type: string;
  code: string;
  description: string;
};

export type BilledPerson = {
  id: string;
  name: string;
};

export type ChargeDiagnosis = {
  code: string;
  name: string;
};

export type ChargeDiagnosisInput = {
  code: string;
  name?: string | null | undefined;
};

export type ChargeInput = {
  type: ChargeType;
  encounter_id?: string | null | undefined;
  event_id?: string | null | undefined;
  patient: string;
  /** The rendering provider; by default that of the note, event or patient (`chargeDefaults`), or the caller. */
  provider?: string | null | undefined;
  code_type?: string | null | undefined;
  code?: string | null | undefined;
  description: string;
  modifiers?: Array<string> | null | undefined;
  diagnoses?: Array<ChargeDiagnosisInput> | null | undefined;
  product?: string | null | undefined;
  quantity?: number | null | undefined;
  /** In cents; defaults to the clinic's fee for the code. */
  price?: number | null | undefined;
  /** Saves the price to the fee schedule; requires the permission codes.manage. */
  save_price?: boolean | null | undefined;
  discount?: number | null | undefined;
  discount_mode?: DiscountMode | null | undefined;
  tax?: number | null | undefined;
  /** Computed if omitted; a given amount has to match. */
  amount_of_charge?: number | null | undefined;
  dispensed_quantity?: number | null | undefined;
  date_of_charge: string;
};

export type ChargeUpdate = {
  id: string;
  version: number;
  charge: ChargeInput;
};

export type PostedChargeInput = {
  id: string;
  version: number;
  /** In cents; for a draft whose price is missing. */
  price?: number | null | undefined;
  /** Saves the price to the fee schedule; requires the permission codes.manage. */
  save_price?: boolean | null | undefined;
};

export type PaymentMethod = 'cash' | 'check' | 'card' | 'terminal' | 'external' | 'prepaid' | 'other';

export type PaymentStatus = 'pending' | 'authorized' | 'succeeded' | 'failed' | 'canceled' | 'void';

export type PaymentWhere = {
  patient_id?: string | null | undefined;
  method?: PaymentMethod | null | undefined;
  status?: PaymentStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  unapplied_only?: boolean | null | undefined;
};

export type PaymentList<Rows = object> = {
  count: number;
  payments: Array<Answer<Rows, 'Payment', Payment<Rows>>>;
};

/** A payment; all amounts in cents. */
export type Payment<Rows = object> = {
  id: string;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  method: PaymentMethod;
  amount: number;
  allocated: number;
  unallocated: number;
  refunded: number;
  /** The amount that can still be refunded. */
  refundable: number;
  status: PaymentStatus;
  check_number?: string | null;
  card_brand?: string | null;
  card_last4?: string | null;
  /** Deadline for capturing an authorized card payment. */
  capture_before?: Date | string | null;
  failure?: string | null;
  is_disputed: boolean;
  note: string;
  taken_by: string;
  book_day?: string | null;
  receipt_number?: number | null;
  version: number;
  create_time: Date | string;
};

export type PaymentDetail<Rows = object> = {
  payment: Answer<Rows, 'Payment', Payment<Rows>>;
  applies: Array<Answer<Rows, 'PaymentApply', PaymentApply>>;
  refunds: Array<Answer<Rows, 'Refund', Refund>>;
};

export type PaymentApply = {
  charge_id: string;
  description: string;
  code?: string | null;
  date_of_charge: string;
  amount: number;
};

export type Refund = {
  id: string;
  amount: number;
  reason_code: string;
  reason: string;
  status: string;
  failure?: string | null;
  made_by: string;
  create_time: Date | string;
};

export type ApplyInput = {
  charge_id: string;
  amount: number;
};

export type PaymentInput = {
  client_key: string;
  patient: string;
  method: PaymentMethod;
  amount: number;
  check_number?: string | null | undefined;
  note?: string | null | undefined;
  /** The charges that it pays; if omitted the oldest open ones, if empty none. */
  applies?: Array<ApplyInput> | null | undefined;
};

export type RefundInput = {
  client_key: string;
  payment_id: string;
  amount: number;
  reason_code: string;
  reason?: string | null | undefined;
};

export type ChargeRefund<Rows = object> = {
  charge: Answer<Rows, 'Charge', Charge<Rows>>;
  /** The payments that are refunded, in this order. */
  payments: Array<Answer<Rows, 'ChargeRefundPart', ChargeRefundPart>>;
  /** The highest amount, in cents. */
  refundable: number;
  /** The amount without package units that were already used. */
  suggested: number;
  balance: number;
  /** The balance once the charge is reversed and nothing is refunded yet; the refunded amount is added to it. */
  balance_before_refund: number;
  /** The dispensed quantity that can go back into stock. */
  stock_quantity: number;
};

export type ChargeRefundPart = {
  payment_id: string;
  method: PaymentMethod;
  card_last4?: string | null;
  amount: number;
};

export type ChargeRefundInput = {
  client_key: string;
  charge_id: string;
  version: number;
  amount: number;
  reason_code: string;
  reason?: string | null | undefined;
  return_stock?: boolean | null | undefined;
};

export type WriteOffKind = 'write_off' | 'adjustment';

export type WriteOffInput = {
  charge_id: string;
  /** In cents: positive for a write-off, negative for an adjustment. */
  amount: number;
  reason_code: string;
  reason?: string | null | undefined;
  kind?: WriteOffKind | null | undefined;
};

export type BalanceView = 'Owing' | 'Credit' | 'All';

export type BalanceWhere = {
  view?: BalanceView | null | undefined;
  /** Cents. */
  least?: number | null | undefined;
  keyword?: string | null | undefined;
};

export type BalanceList<Rows = object> = {
  count: number;
  owed: number;
  credit: number;
  balances: Array<Answer<Rows, 'Balance', Balance>>;
};

/** A patient's balance by age in days; all amounts in cents. */
export type Balance = {
  patient_id: string;
  patient_name: string;
  balance: number;
  insurance_pending: number;
  days_30: number;
  days_60: number;
  days_90: number;
  older: number;
  credit: number;
  last_payment?: string | null;
  last_statement?: string | null;
  has_card: boolean;
};

export type PatientAccount<Rows = object> = {
  patient_id: string;
  patient_name: string;
  balance: number;
  credit: number;
  open_charges: Array<Answer<Rows, 'Charge', Charge<Rows>>>;
  drafts: Array<Answer<Rows, 'Charge', Charge<Rows>>>;
  entries: Array<Answer<Rows, 'LedgerEntry', LedgerEntry>>;
};

/** A ledger entry; immutable. */
export type LedgerEntry = {
  id: string;
  entry_type: string;
  description: string;
  amount: number;
  applied: number;
  charge_id?: string | null;
  payment_id?: string | null;
  reverses_id?: string | null;
  book_day: string;
  for_day?: string | null;
  reason_code?: string | null;
  reason?: string | null;
  create_time: Date | string;
};

/** What the patient is to the guarantor. */
export type GuarantorRelationship = 'Child' | 'Spouse' | 'Other';

export type AccountDetails = {
  patient_id: string;
  /** Null if the patient is responsible. */
  relationship?: GuarantorRelationship | null;
  guarantor_first_name: string;
  guarantor_last_name: string;
  guarantor_birth_day?: string | null;
  guarantor_phone?: string | null;
  guarantor_email?: string | null;
  guarantor_address_line1: string;
  guarantor_address_line2: string;
  guarantor_city: string;
  guarantor_state: string;
  guarantor_postal_code: string;
  /** When the release of information and the assignment of benefits were signed. */
  release_day?: string | null;
  assignment_day?: string | null;
  /** Why no statements are sent; empty if they are. */
  statement_hold: string;
  /** The saved card that due invoices are charged to, and the day when the patient agreed. */
  autopay_card_id?: string | null;
  autopay_consent_day?: string | null;
  /** True if the patient is under age and has no guarantor. */
  needs_guarantor: boolean;
  version: number;
};

export type AccountDetailsInput = {
  relationship?: GuarantorRelationship | null | undefined;
  guarantor_first_name?: string | null | undefined;
  guarantor_last_name?: string | null | undefined;
  guarantor_birth_day?: string | null | undefined;
  guarantor_phone?: string | null | undefined;
  guarantor_email?: string | null | undefined;
  guarantor_address_line1?: string | null | undefined;
  guarantor_address_line2?: string | null | undefined;
  guarantor_city?: string | null | undefined;
  guarantor_state?: string | null | undefined;
  guarantor_postal_code?: string | null | undefined;
  release_day?: string | null | undefined;
  assignment_day?: string | null | undefined;
  statement_hold?: string | null | undefined;
  autopay_card_id?: string | null | undefined;
  autopay_consent_day?: string | null | undefined;
};

export type DaySheet<Rows = object> = {
  day: string;
  /** The first open day. */
  open_from: string;
  is_closed: boolean;
  charged: number;
  collected: number;
  written_off: number;
  /** Write-offs and adjustments by kind. */
  adjustments: Array<Answer<Rows, 'AdjustmentSum', AdjustmentSum>>;
  lines: Array<Answer<Rows, 'DaySheetLine', DaySheetLine>>;
  /** Entries that correct a closed day. */
  late: Array<Answer<Rows, 'LateRow', LateRow>>;
  close?: Answer<Rows, 'DayClose', DayClose<Rows>> | null;
};

export type AdjustmentSum = {
  reason_code: string;
  amount: number;
};

export type DaySheetLine = {
  method: PaymentMethod;
  expected: number;
  payments: number;
  refunds: number;
};

export type LateRow = {
  entry_type: string;
  amount: number;
  applied: number;
  for_day: string;
  patient_name: string;
  reason?: string | null;
};

export type DayClose<Rows = object> = {
  day: string;
  lines: Array<Answer<Rows, 'CountedLine', CountedLine>>;
  difference: number;
  reason?: string | null;
  slip_number: number;
  closed_by: string;
  closed_time: Date | string;
};

export type CountedLine = {
  method: PaymentMethod;
  expected: number;
  counted: number;
};

export type CountedInput = {
  method: PaymentMethod;
  amount: number;
};

export type BillingProof = {
  /** The discrepancy; null if there is none. */
  finding?: string | null;
  row_id?: string | null;
  entries: number;
  proved_time: Date | string;
};

export type PaymentProvider = {
  /** Null if this installation doesn't accept cards. */
  paymentPublishableKey?: string | null;
  accountId?: string | null;
  cardsReady: boolean;
};

export type PaymentKeys = {
  publishableKey?: string | null;
  accountId?: string | null;
  /** URL of the sandbox's card form; null with the processor's own. */
  sandboxUrl?: string | null;
  ready: boolean;
};

export type StripeAccount = {
  /** True if this installation has an account at the processor. */
  available: boolean;
  /** True if it is a sandbox account. */
  is_sandbox: boolean;
  account_id?: string | null;
  charges_enabled: boolean;
};

export type TerminalReader = {
  /** The card processor's id of the reader. */
  id: string;
  label: string;
  status: string;
};

export type SavedCard = {
  id: string;
  brand: string;
  last4: string;
  expires_month: number;
  expires_year: number;
};

export type CaptureMethod = 'automatic' | 'manual';

export type CardMethod = 'card' | 'terminal';

export type PaymentIntentInput = {
  client_key: string;
  patient: string;
  /** In cents; at least 50. */
  amount: number;
  method?: CardMethod | null | undefined;
  capture_method?: CaptureMethod | null | undefined;
  /** A saved card. */
  card_id?: string | null | undefined;
  save_card?: boolean | null | undefined;
  note?: string | null | undefined;
};

export type PaymentIntent<Rows = object> = {
  payment: Answer<Rows, 'Payment', Payment<Rows>>;
  /** For the processor's card form; null if nothing is left to do. */
  client_secret?: string | null;
};

export type CaptureInput = {
  payment_id: string;
  /** Defaults to the authorized amount. */
  amount?: number | null | undefined;
};

export type BillingSettings = {
  legal_name: string;
  /** The clinic's own, changed with the clinic: its tax ID, EIN or SSN, and its NPI. */
  tax_id: string;
  tax_id_kind: string;
  npi: string;
  place_of_service: string;
  accepts_assignment: boolean;
  due_days: number;
  statement_least: number;
  statement_every_days: number;
  statement_words: string;
  /** Printed for patients who prefer Spanish; empty for the English footer. */
  statement_words_es: string;
  mails_receipts: boolean;
  form_left: number;
  form_top: number;
  version: number;
};

export type BillingSettingsInput = {
  legal_name: string;
  place_of_service: string;
  accepts_assignment: boolean;
  due_days: number;
  statement_least: number;
  statement_every_days: number;
  statement_words: string;
  statement_words_es?: string | null | undefined;
  mails_receipts: boolean;
  form_left: number;
  form_top: number;
};

export type PaperKind = 'superbill' | 'invoice' | 'receipt' | 'statement';

export type SuperbillStatus = 'Draft' | 'Sent' | 'Voided';

export type Superbill<Rows = object> = {
  id: string;
  number: number;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  provider: Answer<Rows, 'BilledPerson', BilledPerson>;
  encounter_id?: string | null;
  service_day: string;
  codes: Array<string>;
  total: number;
  paid: number;
  balance: number;
  referrer_name: string;
  referrer_npi: string;
  employment: boolean;
  auto_state: string;
  other_accident: boolean;
  onset_day: string;
  prior_authorization: string;
  claim_notes: string;
  status: SuperbillStatus;
  version: number;
};

export type SuperbillInput = {
  patient_id: string;
  encounter_id?: string | null | undefined;
  charge_ids?: Array<string> | null | undefined;
};

export type SuperbillPatch = {
  referrer_name: string;
  referrer_npi: string;
  employment: boolean;
  auto_state: string;
  other_accident: boolean;
  onset_day: string;
  prior_authorization: string;
  claim_notes: string;
};

export type Invoice<Rows = object> = {
  id: string;
  number: number;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  recipient: string;
  due_day: string;
  notes: string;
  total: number;
  open: number;
  /** Not Yet Paid, Partly paid, Paid, Overdue or Void. */
  status: string;
  mailed: boolean;
  version: number;
  create_time: Date | string;
};

export type InvoiceInput = {
  client_key: string;
  patient_id: string;
  charge_ids: Array<string>;
  recipient?: string | null | undefined;
  notes?: string | null | undefined;
  due_day?: string | null | undefined;
};

export type Receipt<Rows = object> = {
  id: string;
  number: number;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  amount: number;
  method: PaymentMethod;
  card_last4?: string | null;
  is_refund: boolean;
  mailed: boolean;
  create_time: Date | string;
};

export type Statement<Rows = object> = {
  id: string;
  number: number;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  issue_day: string;
  due_day: string;
  /** 1 first, 2 past due, 3 final. */
  notice: number;
  balance: number;
  mailed: boolean;
};

export type StatementRunPreview = {
  count: number;
  total: number;
  /** Statements that were neither emailed nor printed, of recipients without an email address. */
  to_print: number;
};

export type IntervalUnit = 'week' | 'month' | 'year';

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';

export type SubscriptionMove = 'pause' | 'resume' | 'cancel';

export type BillingPlan = {
  id: string;
  plan_name: string;
  amount: number;
  interval_unit: IntervalUnit;
  interval_count: number;
  trial_days: number;
  /** Number of the plan's price version. */
  number: number;
  is_active: boolean;
  enrolled: number;
  version: number;
};

export type BillingPlanInput = {
  plan_name: string;
  amount: number;
  interval_unit: IntervalUnit;
  interval_count: number;
  trial_days: number;
};

export type BilledSubscription<Rows = object> = {
  id: string;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  plan_id: string;
  plan_name: string;
  amount: number;
  interval_unit: IntervalUnit;
  interval_count: number;
  status: SubscriptionStatus;
  next_day: string;
  /** The card that is charged automatically; null if each period is invoiced. */
  card_last4?: string | null;
  retry_day?: string | null;
  version: number;
};

export type SubscriptionInput = {
  client_key: string;
  patient_id: string;
  plan_id: string;
  /** From the 1st to the 28th of a month. */
  start_day: string;
  card_id?: string | null | undefined;
};

export type PaymentPlanStatus = 'active' | 'completed' | 'canceled';

export type PaymentPlanInterval = 'week' | 'month';

export type PaymentPlanPartState = 'paid' | 'missed' | 'due' | 'coming';

/** An agreement to pay open charges in installments; all amounts in cents. */
export type PaymentPlan<Rows = object> = {
  id: string;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  total: number;
  /** The open amount of its charges, according to the ledger. */
  open: number;
  interval_unit: PaymentPlanInterval;
  interval_count: number;
  /** The card that is charged automatically; null if the patient is reminded. */
  card_id?: string | null;
  card_last4?: string | null;
  status: PaymentPlanStatus;
  parts: Array<Answer<Rows, 'PaymentPlanPart', PaymentPlanPart>>;
  /** Due by today and not paid. */
  due_now: number;
  /** Number of missed installments. */
  missed: number;
  /** Due date of the next unpaid installment; null if there is none. */
  next_day?: string | null;
  next_amount?: number | null;
  /** Why the card was declined, and when it is retried. */
  failure?: string | null;
  retry_day?: string | null;
  cancel_reason?: string | null;
  version: number;
  created_by: string;
  create_time: Date | string;
};

export type PaymentPlanPart = {
  number: number;
  due_day: string;
  amount: number;
  paid: number;
  state: PaymentPlanPartState;
};

export type PaymentPlanInput = {
  client_key: string;
  patient_id: string;
  /** From 2 to 60 installments. */
  count: number;
  interval_unit: PaymentPlanInterval;
  interval_count: number;
  first_day: string;
  card_id?: string | null | undefined;
};

export type UnpostedCharges<Rows = object> = {
  count: number;
  total: number;
  notes: Array<Answer<Rows, 'UnpostedNote', UnpostedNote<Rows>>>;
};

/** The draft charges of a signed note. */
export type UnpostedNote<Rows = object> = {
  note_id: string;
  patient: Answer<Rows, 'BilledPerson', BilledPerson>;
  provider: string;
  service_date: string;
  signed_time: Date | string;
  count: number;
  total: number;
};

export type QueryResolvers<Rows = object> = {
  charges?: Field<Answer<Rows, 'ChargeList', ChargeList<Rows>>, {
    where?: ChargeWhere | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  chargeFee?: Field<number | null, {
    code_type: string;
    code: string;
    modifiers?: Array<string> | null | undefined;
    date_of_charge: string;
  }>;
  chargeProducts?: Field<Array<Answer<Rows, 'ChargeProduct', ChargeProduct>>, { search: string | null }>;
  payments?: Field<Answer<Rows, 'PaymentList', PaymentList<Rows>>, {
    where?: PaymentWhere | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  payment?: Field<Answer<Rows, 'PaymentDetail', PaymentDetail<Rows>>, { id: string }>;
  chargeRefund?: Field<Answer<Rows, 'ChargeRefund', ChargeRefund<Rows>>, { charge_id: string }>;
  balances?: Field<Answer<Rows, 'BalanceList', BalanceList<Rows>>, {
    where?: BalanceWhere | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  patientAccount?: Field<Answer<Rows, 'PatientAccount', PatientAccount<Rows>>, {
    patient_id: string;
    skip: number | null;
    take: number | null;
  }>;
  accountDetails?: Field<Answer<Rows, 'AccountDetails', AccountDetails>, { patient_id: string }>;
  daySheet?: Field<Answer<Rows, 'DaySheet', DaySheet<Rows>>, { day?: string | null | undefined }>;
  dayCloses?: Field<Array<Answer<Rows, 'DayClose', DayClose<Rows>>>>;
  provider?: Field<Answer<Rows, 'PaymentProvider', PaymentProvider>>;
  getPaymentKeys?: Field<Answer<Rows, 'PaymentKeys', PaymentKeys>>;
  stripeAccount?: Field<Answer<Rows, 'StripeAccount', StripeAccount>>;
  chargeDefaults?: Field<Answer<Rows, 'ChargeDefaults', ChargeDefaults<Rows>>, {
    patient_id: string;
    encounter_id?: string | null | undefined;
    event_id?: string | null | undefined;
  }>;
  unpricedProcedures?: Field<Array<Answer<Rows, 'UnpricedProcedure', UnpricedProcedure>>, { encounter_id: string }>;
  terminalReaders?: Field<Array<Answer<Rows, 'TerminalReader', TerminalReader>>>;
  savedCards?: Field<Array<Answer<Rows, 'SavedCard', SavedCard>>, { patient_id: string }>;
  billingSettings?: Field<Answer<Rows, 'BillingSettings', BillingSettings>>;
  superbills?: Field<Array<Answer<Rows, 'Superbill', Superbill<Rows>>>, {
    patient_id?: string | null | undefined;
    status?: SuperbillStatus | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  cms1500Questions?: Field<Array<string>, { id: string }>;
  checkCms1500?: Field<Array<string>, { id: string }>;
  invoices?: Field<Array<Answer<Rows, 'Invoice', Invoice<Rows>>>, {
    patient_id?: string | null | undefined;
    open_only: boolean | null;
    skip: number | null;
    take: number | null;
  }>;
  receipts?: Field<Array<Answer<Rows, 'Receipt', Receipt<Rows>>>, {
    patient_id?: string | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  statements?: Field<Array<Answer<Rows, 'Statement', Statement<Rows>>>, {
    patient_id?: string | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  statementRunPreview?: Field<Answer<Rows, 'StatementRunPreview', StatementRunPreview>>;
  billingPlans?: Field<Array<Answer<Rows, 'BillingPlan', BillingPlan>>>;
  subscriptions?: Field<Array<Answer<Rows, 'BilledSubscription', BilledSubscription<Rows>>>, {
    patient_id?: string | null | undefined;
    status?: SubscriptionStatus | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  paymentPlans?: Field<Array<Answer<Rows, 'PaymentPlan', PaymentPlan<Rows>>>, {
    patient_id?: string | null | undefined;
    status?: PaymentPlanStatus | null | undefined;
    skip: number | null;
    take: number | null;
  }>;
  unpostedCharges?: Field<Answer<Rows, 'UnpostedCharges', UnpostedCharges<Rows>>, { take: number | null }>;
  lastProof?: Field<Answer<Rows, 'BillingProof', BillingProof> | null>;
};

export type MutationResolvers<Rows = object> = {
  createMultipleCharges?: Field<Array<Answer<Rows, 'Charge', Charge<Rows>>>, {
    client_key: string;
    charges: Array<ChargeInput>;
    post: boolean | null;
    confirm_dates: boolean | null;
  }>;
  updateMultipleCharges?: Field<Array<Answer<Rows, 'Charge', Charge<Rows>>>, {
    charges: Array<ChargeUpdate>;
    confirm_dates: boolean | null;
  }>;
  deleteCharge?: Field<boolean, { id: string }>;
  postCharges?: Field<Array<Answer<Rows, 'Charge', Charge<Rows>>>, { charges: Array<PostedChargeInput> }>;
  reverseCharge?: Field<Answer<Rows, 'Charge', Charge<Rows>>, {
    id: string;
    version: number;
    reason: string;
    return_stock: boolean | null;
  }>;
  takePayment?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { input: PaymentInput }>;
  applyPayment?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { id: string; applies: Array<ApplyInput> }>;
  applyCredits?: Field<number, { patient_id: string }>;
  voidPayment?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { id: string; version: number; reason: string }>;
  refundPayment?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { input: RefundInput }>;
  refundCharge?: Field<Answer<Rows, 'Charge', Charge<Rows>>, { input: ChargeRefundInput }>;
  writeOffCharge?: Field<Answer<Rows, 'Charge', Charge<Rows>>, { input: WriteOffInput }>;
  reverseWriteOff?: Field<Answer<Rows, 'Charge', Charge<Rows>>, { charge_id: string; reason: string }>;
  updateAccountDetails?: Field<Answer<Rows, 'AccountDetails', AccountDetails>, {
    patient_id: string;
    version: number;
    input: AccountDetailsInput;
  }>;
  closeDay?: Field<Answer<Rows, 'DayClose', DayClose<Rows>>, {
    day: string;
    counted: Array<CountedInput>;
    reason?: string | null | undefined;
  }>;
  getTerminalConnectionToken?: Field<string>;
  createPaymentIntent?: Field<Answer<Rows, 'PaymentIntent', PaymentIntent<Rows>>, { input: PaymentIntentInput }>;
  createPaymentIntentPlusMultipleApplies?: Field<Answer<Rows, 'PaymentIntent', PaymentIntent<Rows>>, {
    input: PaymentIntentInput;
    applies: Array<ApplyInput>;
  }>;
  capturePaymentIntent?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { data: CaptureInput }>;
  cancelPaymentIntent?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { payment_id: string }>;
  refreshPayment?: Field<Answer<Rows, 'Payment', Payment<Rows>>, { payment_id: string }>;
  startReader?: Field<boolean, { reader_id: string; payment_id: string }>;
  cancelReader?: Field<boolean, { reader_id: string }>;
  forgetCard?: Field<boolean, { id: string }>;
  bindStripeAccount?: Field<string>;
  updateBillingSettings?: Field<Answer<Rows, 'BillingSettings', BillingSettings>, {
    version: number;
    input: BillingSettingsInput;
  }>;
  createSuperbill?: Field<Answer<Rows, 'Superbill', Superbill<Rows>>, { client_key: string; input: SuperbillInput }>;
  updateSuperbill?: Field<Answer<Rows, 'Superbill', Superbill<Rows>>, {
    id: string;
    version: number;
    input: SuperbillPatch;
  }>;
  voidSuperbill?: Field<Answer<Rows, 'Superbill', Superbill<Rows>>, { id: string; version: number; reason: string }>;
  createInvoice?: Field<Answer<Rows, 'Invoice', Invoice<Rows>>, { input: InvoiceInput }>;
  voidInvoice?: Field<Answer<Rows, 'Invoice', Invoice<Rows>>, { id: string; version: number; reason: string }>;
  runStatements?: Field<number, { client_key: string }>;
  createStatement?: Field<string, { patient_id: string }>;
  mailPaper?: Field<boolean, { kind: PaperKind; id: string }>;
  createBillingPlan?: Field<Answer<Rows, 'BillingPlan', BillingPlan>, { input: BillingPlanInput }>;
  updateBillingPlan?: Field<Answer<Rows, 'BillingPlan', BillingPlan>, {
    id: string;
    version: number;
    is_active: boolean | null;
    input: BillingPlanInput;
  }>;
  createSubscription?: Field<Answer<Rows, 'BilledSubscription', BilledSubscription<Rows>>, {
    input: SubscriptionInput;
  }>;
  moveSubscription?: Field<Answer<Rows, 'BilledSubscription', BilledSubscription<Rows>>, {
    id: string;
    version: number;
    move: SubscriptionMove;
  }>;
  createPaymentPlan?: Field<Answer<Rows, 'PaymentPlan', PaymentPlan<Rows>>, { input: PaymentPlanInput }>;
  changePaymentPlanCard?: Field<Answer<Rows, 'PaymentPlan', PaymentPlan<Rows>>, {
    id: string;
    version: number;
    card_id?: string | null | undefined;
  }>;
  cancelPaymentPlan?: Field<Answer<Rows, 'PaymentPlan', PaymentPlan<Rows>>, {
    id: string;
    version: number;
    reason: string;
  }>;
  proveAccounts?: Field<Answer<Rows, 'BillingProof', BillingProof>>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    ChargeList: ChargeList<Rows>;
    Charge: Charge<Rows>;
    ChargeProduct: ChargeProduct;
    ChargeDefaults: ChargeDefaults<Rows>;
    UnpricedProcedure: UnpricedProcedure;
    BilledPerson: BilledPerson;
    ChargeDiagnosis: ChargeDiagnosis;
    PaymentList: PaymentList<Rows>;
    Payment: Payment<Rows>;
    PaymentDetail: PaymentDetail<Rows>;
    PaymentApply: PaymentApply;
    Refund: Refund;
    ChargeRefund: ChargeRefund<Rows>;
    ChargeRefundPart: ChargeRefundPart;
    BalanceList: BalanceList<Rows>;
    Balance: Balance;
    PatientAccount: PatientAccount<Rows>;
    LedgerEntry: LedgerEntry;
    AccountDetails: AccountDetails;
    DaySheet: DaySheet<Rows>;
    AdjustmentSum: AdjustmentSum;
    DaySheetLine: DaySheetLine;
    LateRow: LateRow;
    DayClose: DayClose<Rows>;
    CountedLine: CountedLine;
    BillingProof: BillingProof;
    PaymentProvider: PaymentProvider;
    PaymentKeys: PaymentKeys;
    StripeAccount: StripeAccount;
    TerminalReader: TerminalReader;
    SavedCard: SavedCard;
    PaymentIntent: PaymentIntent<Rows>;
    BillingSettings: BillingSettings;
    Superbill: Superbill<Rows>;
    Invoice: Invoice<Rows>;
    Receipt: Receipt<Rows>;
    Statement: Statement<Rows>;
    StatementRunPreview: StatementRunPreview;
    BillingPlan: BillingPlan;
    BilledSubscription: BilledSubscription<Rows>;
    PaymentPlan: PaymentPlan<Rows>;
    PaymentPlanPart: PaymentPlanPart;
    UnpostedCharges: UnpostedCharges<Rows>;
    UnpostedNote: UnpostedNote<Rows>;
  }
>;
