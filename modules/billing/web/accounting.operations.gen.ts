// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ChargeState =
  | 'draft'
  | 'posted'
  | 'void';

export type ChargeType =
  | 'Procedure'
  | 'Product'
  | 'Package'
  | 'Subscription'
  | 'Fee';

export type DiscountMode =
  | 'Amount'
  | 'Percent';

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

export type PaymentMethod =
  | 'cash'
  | 'check'
  | 'card'
  | 'terminal'
  | 'external'
  | 'prepaid'
  | 'other';

export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'succeeded'
  | 'failed'
  | 'canceled'
  | 'void';

export type PaymentWhere = {
  patient_id?: string | null | undefined;
  method?: PaymentMethod | null | undefined;
  status?: PaymentStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  unapplied_only?: boolean | null | undefined;
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

export type ChargeRefundInput = {
  client_key: string;
  charge_id: string;
  version: number;
  amount: number;
  reason_code: string;
  reason?: string | null | undefined;
  return_stock?: boolean | null | undefined;
};

export type WriteOffKind =
  | 'write_off'
  | 'adjustment';

export type WriteOffInput = {
  charge_id: string;
  /** In cents: positive for a write-off, negative for an adjustment. */
  amount: number;
  reason_code: string;
  reason?: string | null | undefined;
  kind?: WriteOffKind | null | undefined;
};

export type BalanceView =
  | 'Owing'
  | 'Credit'
  | 'All';

export type BalanceWhere = {
  view?: BalanceView | null | undefined;
  /** Cents. */
  least?: number | null | undefined;
  keyword?: string | null | undefined;
};

/** What the patient is to the guarantor. */
export type GuarantorRelationship =
  | 'Child'
  | 'Spouse'
  | 'Other';

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

export type CountedInput = {
  method: PaymentMethod;
  amount: number;
};

export type CaptureMethod =
  | 'automatic'
  | 'manual';

export type CardMethod =
  | 'card'
  | 'terminal';

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

export type CaptureInput = {
  payment_id: string;
  /** Defaults to the authorized amount. */
  amount?: number | null | undefined;
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

export type PaperKind =
  | 'superbill'
  | 'invoice'
  | 'receipt'
  | 'statement';

export type SuperbillStatus =
  | 'Draft'
  | 'Sent'
  | 'Voided';

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

export type InvoiceInput = {
  client_key: string;
  patient_id: string;
  charge_ids: Array<string>;
  recipient?: string | null | undefined;
  notes?: string | null | undefined;
  due_day?: string | null | undefined;
};

export type IntervalUnit =
  | 'week'
  | 'month'
  | 'year';

export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

export type SubscriptionMove =
  | 'pause'
  | 'resume'
  | 'cancel';

export type BillingPlanInput = {
  plan_name: string;
  amount: number;
  interval_unit: IntervalUnit;
  interval_count: number;
  trial_days: number;
};

export type SubscriptionInput = {
  client_key: string;
  patient_id: string;
  plan_id: string;
  /** From the 1st to the 28th of a month. */
  start_day: string;
  card_id?: string | null | undefined;
};

export type PaymentPlanStatus =
  | 'active'
  | 'completed'
  | 'canceled';

export type PaymentPlanInterval =
  | 'week'
  | 'month';

export type PaymentPlanPartState =
  | 'paid'
  | 'missed'
  | 'due'
  | 'coming';

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

export type ChargeFieldsFragment = { id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> };

export type PaymentFieldsFragment = { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } };

export type ChargesQueryVariables = Exact<{
  where?: ChargeWhere | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ChargesQuery = { charges: { count: number, charges: Array<{ id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> }> } };

export type ChargeDefaultsQueryVariables = Exact<{
  patient_id: string;
  encounter_id?: string | null | undefined;
  event_id?: string | null | undefined;
}>;


export type ChargeDefaultsQuery = { chargeDefaults: { provider_id: string | null, date_of_charge: string | null, diagnoses: Array<{ code: string, name: string }> } };

export type UnpricedProceduresQueryVariables = Exact<{
  encounter_id: string;
}>;


export type UnpricedProceduresQuery = { unpricedProcedures: Array<{ code_type: string, code: string, description: string }> };

export type ChargeFeeQueryVariables = Exact<{
  code_type: string;
  code: string;
  modifiers?: Array<string> | string | null | undefined;
  date_of_charge: string;
}>;


export type ChargeFeeQuery = { chargeFee: number | null };

export type PaymentsQueryVariables = Exact<{
  where?: PaymentWhere | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PaymentsQuery = { payments: { count: number, payments: Array<{ id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } }> } };

export type PaymentDetailQueryVariables = Exact<{
  id: string;
}>;


export type PaymentDetailQuery = { payment: { payment: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } }, applies: Array<{ charge_id: string, description: string, code: string | null, date_of_charge: string, amount: number }>, refunds: Array<{ id: string, amount: number, reason_code: string, reason: string, status: string, failure: string | null, made_by: string, create_time: string }> } };

export type BalancesQueryVariables = Exact<{
  where?: BalanceWhere | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type BalancesQuery = { balances: { count: number, owed: number, credit: number, balances: Array<{ patient_id: string, patient_name: string, balance: number, insurance_pending: number, days_30: number, days_60: number, days_90: number, older: number, credit: number, last_payment: string | null, last_statement: string | null, has_card: boolean }> } };

export type PatientAccountQueryVariables = Exact<{
  patient_id: string;
}>;


export type PatientAccountQuery = { patientAccount: { patient_id: string, patient_name: string, balance: number, credit: number, open_charges: Array<{ id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> }>, drafts: Array<{ id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> }>, entries: Array<{ id: string, entry_type: string, description: string, amount: number, applied: number, charge_id: string | null, payment_id: string | null, reverses_id: string | null, book_day: string, for_day: string | null, reason_code: string | null, reason: string | null, create_time: string }> } };

export type ChargeRefundQueryVariables = Exact<{
  charge_id: string;
}>;


export type ChargeRefundQuery = { chargeRefund: { refundable: number, suggested: number, balance: number, balance_before_refund: number, stock_quantity: number, charge: { id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> }, payments: Array<{ payment_id: string, method: PaymentMethod, card_last4: string | null, amount: number }> } };

export type DaySheetQueryVariables = Exact<{
  day?: string | null | undefined;
}>;


export type DaySheetQuery = { daySheet: { day: string, open_from: string, is_closed: boolean, charged: number, collected: number, written_off: number, adjustments: Array<{ reason_code: string, amount: number }>, lines: Array<{ method: PaymentMethod, expected: number, payments: number, refunds: number }>, late: Array<{ entry_type: string, amount: number, applied: number, for_day: string, patient_name: string, reason: string | null }>, close: { day: string, difference: number, reason: string | null, slip_number: number, closed_by: string, closed_time: string, lines: Array<{ method: PaymentMethod, expected: number, counted: number }> } | null }, lastProof: { finding: string | null, row_id: string | null, entries: number, proved_time: string } | null };

export type CreateMultipleChargesMutationVariables = Exact<{
  client_key: string;
  charges: Array<ChargeInput> | ChargeInput;
  post?: boolean | null | undefined;
  confirm_dates?: boolean | null | undefined;
}>;


export type CreateMultipleChargesMutation = { createMultipleCharges: Array<{ id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> }> };

export type UpdateMultipleChargesMutationVariables = Exact<{
  charges: Array<ChargeUpdate> | ChargeUpdate;
  confirm_dates?: boolean | null | undefined;
}>;


export type UpdateMultipleChargesMutation = { updateMultipleCharges: Array<{ id: string, type: ChargeType, encounter_id: string | null, event_id: string | null, code_type: string | null, code: string | null, description: string, modifiers: Array<string>, product: string | null, quantity: number, price: number, price_missing: boolean, discount: number, discount_mode: DiscountMode, tax: number, amount_of_charge: number, dispensed_quantity: number, date_of_charge: string, state: ChargeState, open: number, written_off: number, void_reason: string | null, version: number, patient: { id: string, name: string }, provider: { id: string, name: string }, diagnoses: Array<{ code: string, name: string }> }> };

export type DeleteChargeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteChargeMutation = { deleteCharge: boolean };

export type PostChargesMutationVariables = Exact<{
  charges: Array<PostedChargeInput> | PostedChargeInput;
}>;


export type PostChargesMutation = { postCharges: Array<{ id: string }> };

export type ReverseChargeMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
  return_stock?: boolean | null | undefined;
}>;


export type ReverseChargeMutation = { reverseCharge: { id: string } };

export type TakePaymentMutationVariables = Exact<{
  input: PaymentInput;
}>;


export type TakePaymentMutation = { takePayment: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } } };

export type ApplyPaymentMutationVariables = Exact<{
  id: string;
  applies: Array<ApplyInput> | ApplyInput;
}>;


export type ApplyPaymentMutation = { applyPayment: { id: string } };

export type ApplyCreditsMutationVariables = Exact<{
  patient_id: string;
}>;


export type ApplyCreditsMutation = { applyCredits: number };

export type VoidPaymentMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type VoidPaymentMutation = { voidPayment: { id: string } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundInput;
}>;


export type RefundPaymentMutation = { refundPayment: { id: string } };

export type RefundChargeMutationVariables = Exact<{
  input: ChargeRefundInput;
}>;


export type RefundChargeMutation = { refundCharge: { id: string } };

export type WriteOffChargeMutationVariables = Exact<{
  input: WriteOffInput;
}>;


export type WriteOffChargeMutation = { writeOffCharge: { id: string } };

export type CloseDayMutationVariables = Exact<{
  day: string;
  counted: Array<CountedInput> | CountedInput;
  reason?: string | null | undefined;
}>;


export type CloseDayMutation = { closeDay: { day: string, slip_number: number } };

export type ProveAccountsMutationVariables = Exact<{ [key: string]: never; }>;


export type ProveAccountsMutation = { proveAccounts: { finding: string | null, entries: number } };

export type PaymentKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentKeysQuery = { getPaymentKeys: { publishableKey: string | null, accountId: string | null, sandboxUrl: string | null, ready: boolean } };

export type TerminalReadersQueryVariables = Exact<{ [key: string]: never; }>;


export type TerminalReadersQuery = { terminalReaders: Array<{ id: string, label: string, status: string }> };

export type SavedCardsQueryVariables = Exact<{
  patient_id: string;
}>;


export type SavedCardsQuery = { savedCards: Array<{ id: string, brand: string, last4: string, expires_month: number, expires_year: number }> };

export type StripeAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type StripeAccountQuery = { stripeAccount: { available: boolean, is_sandbox: boolean, account_id: string | null, charges_enabled: boolean } };

export type BillingSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingSettingsQuery = { billingSettings: { legal_name: string, tax_id: string, tax_id_kind: string, npi: string, place_of_service: string, accepts_assignment: boolean, due_days: number, statement_least: number, statement_every_days: number, statement_words: string, statement_words_es: string, mails_receipts: boolean, form_left: number, form_top: number, version: number } };

export type UpdateBillingSettingsMutationVariables = Exact<{
  version: number;
  input: BillingSettingsInput;
}>;


export type UpdateBillingSettingsMutation = { updateBillingSettings: { version: number } };

export type BindStripeAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type BindStripeAccountMutation = { bindStripeAccount: string };

export type CreatePaymentIntentMutationVariables = Exact<{
  input: PaymentIntentInput;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: { client_secret: string | null, payment: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } } } };

export type CreatePaymentIntentPlusMultipleAppliesMutationVariables = Exact<{
  input: PaymentIntentInput;
  applies: Array<ApplyInput> | ApplyInput;
}>;


export type CreatePaymentIntentPlusMultipleAppliesMutation = { createPaymentIntentPlusMultipleApplies: { client_secret: string | null, payment: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } } } };

export type CapturePaymentIntentMutationVariables = Exact<{
  data: CaptureInput;
}>;


export type CapturePaymentIntentMutation = { capturePaymentIntent: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } } };

export type CancelPaymentIntentMutationVariables = Exact<{
  payment_id: string;
}>;


export type CancelPaymentIntentMutation = { cancelPaymentIntent: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } } };

export type RefreshPaymentMutationVariables = Exact<{
  payment_id: string;
}>;


export type RefreshPaymentMutation = { refreshPayment: { id: string, method: PaymentMethod, amount: number, allocated: number, unallocated: number, refunded: number, refundable: number, status: PaymentStatus, check_number: string | null, card_brand: string | null, card_last4: string | null, capture_before: string | null, failure: string | null, is_disputed: boolean, note: string, taken_by: string, book_day: string | null, receipt_number: number | null, version: number, create_time: string, patient: { id: string, name: string } } };

export type StartReaderMutationVariables = Exact<{
  reader_id: string;
  payment_id: string;
}>;


export type StartReaderMutation = { startReader: boolean };

export type CancelReaderMutationVariables = Exact<{
  reader_id: string;
}>;


export type CancelReaderMutation = { cancelReader: boolean };

export type ForgetCardMutationVariables = Exact<{
  id: string;
}>;


export type ForgetCardMutation = { forgetCard: boolean };

export type SuperbillFieldsFragment = { id: string, number: number, service_day: string, codes: Array<string>, total: number, paid: number, balance: number, referrer_name: string, referrer_npi: string, employment: boolean, auto_state: string, other_accident: boolean, onset_day: string, prior_authorization: string, claim_notes: string, status: SuperbillStatus, version: number, patient: { id: string, name: string }, provider: { id: string, name: string } };

export type SuperbillsQueryVariables = Exact<{
  patient_id?: string | null | undefined;
  status?: SuperbillStatus | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type SuperbillsQuery = { superbills: Array<{ id: string, number: number, service_day: string, codes: Array<string>, total: number, paid: number, balance: number, referrer_name: string, referrer_npi: string, employment: boolean, auto_state: string, other_accident: boolean, onset_day: string, prior_authorization: string, claim_notes: string, status: SuperbillStatus, version: number, patient: { id: string, name: string }, provider: { id: string, name: string } }> };

export type CheckCms1500QueryVariables = Exact<{
  id: string;
}>;


export type CheckCms1500Query = { checkCms1500: Array<string>, cms1500Questions: Array<string> };

export type InvoicesQueryVariables = Exact<{
  open_only?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type InvoicesQuery = { invoices: Array<{ id: string, number: number, recipient: string, due_day: string, total: number, open: number, status: string, mailed: boolean, version: number, create_time: string, patient: { id: string, name: string } }> };

export type ReceiptsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type ReceiptsQuery = { receipts: Array<{ id: string, number: number, amount: number, method: PaymentMethod, card_last4: string | null, is_refund: boolean, mailed: boolean, create_time: string, patient: { id: string, name: string } }> };

export type StatementsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type StatementsQuery = { statements: Array<{ id: string, number: number, issue_day: string, due_day: string, notice: number, balance: number, mailed: boolean, patient: { id: string, name: string } }>, statementRunPreview: { count: number, total: number, to_print: number } };

export type CreateSuperbillMutationVariables = Exact<{
  client_key: string;
  input: SuperbillInput;
}>;


export type CreateSuperbillMutation = { createSuperbill: { id: string, number: number } };

export type UpdateSuperbillMutationVariables = Exact<{
  id: string;
  version: number;
  input: SuperbillPatch;
}>;


export type UpdateSuperbillMutation = { updateSuperbill: { id: string } };

export type VoidSuperbillMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type VoidSuperbillMutation = { voidSuperbill: { id: string } };

export type CreateInvoiceMutationVariables = Exact<{
  input: InvoiceInput;
}>;


export type CreateInvoiceMutation = { createInvoice: { id: string, number: number } };

export type VoidInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type VoidInvoiceMutation = { voidInvoice: { id: string } };

export type RunStatementsMutationVariables = Exact<{
  client_key: string;
}>;


export type RunStatementsMutation = { runStatements: number };

export type CreateStatementMutationVariables = Exact<{
  patient_id: string;
}>;


export type CreateStatementMutation = { createStatement: string };

export type MailPaperMutationVariables = Exact<{
  kind: PaperKind;
  id: string;
}>;


export type MailPaperMutation = { mailPaper: boolean };

export type ChargeProductsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ChargeProductsQuery = { chargeProducts: Array<{ id: string, name: string, kind: string, price: number, tax: number, available: number | null }> };

export type BillingPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingPlansQuery = { billingPlans: Array<{ id: string, plan_name: string, amount: number, interval_unit: IntervalUnit, interval_count: number, trial_days: number, number: number, is_active: boolean, enrolled: number, version: number }> };

export type SubscriptionsQueryVariables = Exact<{
  status?: SubscriptionStatus | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type SubscriptionsQuery = { subscriptions: Array<{ id: string, plan_name: string, amount: number, interval_unit: IntervalUnit, interval_count: number, status: SubscriptionStatus, next_day: string, card_last4: string | null, retry_day: string | null, version: number, patient: { id: string, name: string } }> };

export type CreateBillingPlanMutationVariables = Exact<{
  input: BillingPlanInput;
}>;


export type CreateBillingPlanMutation = { createBillingPlan: { id: string } };

export type UpdateBillingPlanMutationVariables = Exact<{
  id: string;
  version: number;
  is_active?: boolean | null | undefined;
  input: BillingPlanInput;
}>;


export type UpdateBillingPlanMutation = { updateBillingPlan: { id: string } };

export type CreateSubscriptionMutationVariables = Exact<{
  input: SubscriptionInput;
}>;


export type CreateSubscriptionMutation = { createSubscription: { id: string } };

export type MoveSubscriptionMutationVariables = Exact<{
  id: string;
  version: number;
  move: SubscriptionMove;
}>;


export type MoveSubscriptionMutation = { moveSubscription: { id: string } };

export type PaymentPlanFieldsFragment = { id: string, total: number, open: number, interval_unit: PaymentPlanInterval, interval_count: number, card_id: string | null, card_last4: string | null, status: PaymentPlanStatus, due_now: number, missed: number, next_day: string | null, next_amount: number | null, failure: string | null, retry_day: string | null, cancel_reason: string | null, version: number, created_by: string, create_time: string, patient: { id: string, name: string }, parts: Array<{ number: number, due_day: string, amount: number, paid: number, state: PaymentPlanPartState }> };

export type PaymentPlansQueryVariables = Exact<{
  patient_id?: string | null | undefined;
  status?: PaymentPlanStatus | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PaymentPlansQuery = { paymentPlans: Array<{ id: string, total: number, open: number, interval_unit: PaymentPlanInterval, interval_count: number, card_id: string | null, card_last4: string | null, status: PaymentPlanStatus, due_now: number, missed: number, next_day: string | null, next_amount: number | null, failure: string | null, retry_day: string | null, cancel_reason: string | null, version: number, created_by: string, create_time: string, patient: { id: string, name: string }, parts: Array<{ number: number, due_day: string, amount: number, paid: number, state: PaymentPlanPartState }> }> };

export type CreatePaymentPlanMutationVariables = Exact<{
  input: PaymentPlanInput;
}>;


export type CreatePaymentPlanMutation = { createPaymentPlan: { id: string } };

export type ChangePaymentPlanCardMutationVariables = Exact<{
  id: string;
  version: number;
  card_id?: string | null | undefined;
}>;


export type ChangePaymentPlanCardMutation = { changePaymentPlanCard: { id: string } };

export type CancelPaymentPlanMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type CancelPaymentPlanMutation = { cancelPaymentPlan: { id: string } };

export type UnpostedChargesQueryVariables = Exact<{
  take?: number | null | undefined;
}>;


export type UnpostedChargesQuery = { unpostedCharges: { count: number, total: number, notes: Array<{ note_id: string, provider: string, service_date: string, signed_time: string, count: number, total: number, patient: { id: string, name: string } }> } };

export type ReverseWriteOffMutationVariables = Exact<{
  charge_id: string;
  reason: string;
}>;


export type ReverseWriteOffMutation = { reverseWriteOff: { id: string } };

export type AccountDetailsFieldsFragment = { patient_id: string, relationship: GuarantorRelationship | null, guarantor_first_name: string, guarantor_last_name: string, guarantor_birth_day: string | null, guarantor_phone: string | null, guarantor_email: string | null, guarantor_address_line1: string, guarantor_address_line2: string, guarantor_city: string, guarantor_state: string, guarantor_postal_code: string, release_day: string | null, assignment_day: string | null, statement_hold: string, autopay_card_id: string | null, autopay_consent_day: string | null, needs_guarantor: boolean, version: number };

export type AccountDetailsQueryVariables = Exact<{
  patient_id: string;
}>;


export type AccountDetailsQuery = { accountDetails: { patient_id: string, relationship: GuarantorRelationship | null, guarantor_first_name: string, guarantor_last_name: string, guarantor_birth_day: string | null, guarantor_phone: string | null, guarantor_email: string | null, guarantor_address_line1: string, guarantor_address_line2: string, guarantor_city: string, guarantor_state: string, guarantor_postal_code: string, release_day: string | null, assignment_day: string | null, statement_hold: string, autopay_card_id: string | null, autopay_consent_day: string | null, needs_guarantor: boolean, version: number } };

export type UpdateAccountDetailsMutationVariables = Exact<{
  patient_id: string;
  version: number;
  input: AccountDetailsInput;
}>;


export type UpdateAccountDetailsMutation = { updateAccountDetails: { version: number } };


export const ChargesDocument: ApiDocument<ChargesQuery, ChargesQueryVariables> = {
  service: 'accounting',
  name: 'Charges',
  query: "query Charges($where: ChargeWhere, $skip: Int, $take: Int) {\n  charges(where: $where, skip: $skip, take: $take) {\n    count\n    charges {\n      ...ChargeFields\n    }\n  }\n}\nfragment ChargeFields on Charge {\n  id\n  type\n  encounter_id\n  event_id\n  patient {\n    id\n    name\n  }\n  provider {\n    id\n    name\n  }\n  code_type\n  code\n  description\n  modifiers\n  diagnoses {\n    code\n    name\n  }\n  product\n  quantity\n  price\n  price_missing\n  discount\n  discount_mode\n  tax\n  amount_of_charge\n  dispensed_quantity\n  date_of_charge\n  state\n  open\n  written_off\n  void_reason\n  version\n}",
};

export const ChargeDefaultsDocument: ApiDocument<ChargeDefaultsQuery, ChargeDefaultsQueryVariables> = {
  service: 'accounting',
  name: 'ChargeDefaults',
  query: "query ChargeDefaults($patient_id: ID!, $encounter_id: ID, $event_id: ID) {\n  chargeDefaults(\n    patient_id: $patient_id\n    encounter_id: $encounter_id\n    event_id: $event_id\n  ) {\n    provider_id\n    date_of_charge\n    diagnoses {\n      code\n      name\n    }\n  }\n}",
};

export const UnpricedProceduresDocument: ApiDocument<UnpricedProceduresQuery, UnpricedProceduresQueryVariables> = {
  service: 'accounting',
  name: 'UnpricedProcedures',
  query: "query UnpricedProcedures($encounter_id: ID!) {\n  unpricedProcedures(encounter_id: $encounter_id) {\n    code_type\n    code\n    description\n  }\n}",
};

export const ChargeFeeDocument: ApiDocument<ChargeFeeQuery, ChargeFeeQueryVariables> = {
  service: 'accounting',
  name: 'ChargeFee',
  query: "query ChargeFee($code_type: String!, $code: String!, $modifiers: [String!], $date_of_charge: Date!) {\n  chargeFee(\n    code_type: $code_type\n    code: $code\n    modifiers: $modifiers\n    date_of_charge: $date_of_charge\n  )\n}",
};

export const PaymentsDocument: ApiDocument<PaymentsQuery, PaymentsQueryVariables> = {
  service: 'accounting',
  name: 'Payments',
  query: "query Payments($where: PaymentWhere, $skip: Int, $take: Int) {\n  payments(where: $where, skip: $skip, take: $take) {\n    count\n    payments {\n      ...PaymentFields\n    }\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const PaymentDetailDocument: ApiDocument<PaymentDetailQuery, PaymentDetailQueryVariables> = {
  service: 'accounting',
  name: 'PaymentDetail',
  query: "query PaymentDetail($id: ID!) {\n  payment(id: $id) {\n    payment {\n      ...PaymentFields\n    }\n    applies {\n      charge_id\n      description\n      code\n      date_of_charge\n      amount\n    }\n    refunds {\n      id\n      amount\n      reason_code\n      reason\n      status\n      failure\n      made_by\n      create_time\n    }\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const BalancesDocument: ApiDocument<BalancesQuery, BalancesQueryVariables> = {
  service: 'accounting',
  name: 'Balances',
  query: "query Balances($where: BalanceWhere, $skip: Int, $take: Int) {\n  balances(where: $where, skip: $skip, take: $take) {\n    count\n    owed\n    credit\n    balances {\n      patient_id\n      patient_name\n      balance\n      insurance_pending\n      days_30\n      days_60\n      days_90\n      older\n      credit\n      last_payment\n      last_statement\n      has_card\n    }\n  }\n}",
};

export const PatientAccountDocument: ApiDocument<PatientAccountQuery, PatientAccountQueryVariables> = {
  service: 'accounting',
  name: 'PatientAccount',
  query: "query PatientAccount($patient_id: ID!) {\n  patientAccount(patient_id: $patient_id) {\n    patient_id\n    patient_name\n    balance\n    credit\n    open_charges {\n      ...ChargeFields\n    }\n    drafts {\n      ...ChargeFields\n    }\n    entries {\n      id\n      entry_type\n      description\n      amount\n      applied\n      charge_id\n      payment_id\n      reverses_id\n      book_day\n      for_day\n      reason_code\n      reason\n      create_time\n    }\n  }\n}\nfragment ChargeFields on Charge {\n  id\n  type\n  encounter_id\n  event_id\n  patient {\n    id\n    name\n  }\n  provider {\n    id\n    name\n  }\n  code_type\n  code\n  description\n  modifiers\n  diagnoses {\n    code\n    name\n  }\n  product\n  quantity\n  price\n  price_missing\n  discount\n  discount_mode\n  tax\n  amount_of_charge\n  dispensed_quantity\n  date_of_charge\n  state\n  open\n  written_off\n  void_reason\n  version\n}",
};

export const ChargeRefundDocument: ApiDocument<ChargeRefundQuery, ChargeRefundQueryVariables> = {
  service: 'accounting',
  name: 'ChargeRefund',
  query: "query ChargeRefund($charge_id: ID!) {\n  chargeRefund(charge_id: $charge_id) {\n    charge {\n      ...ChargeFields\n    }\n    payments {\n      payment_id\n      method\n      card_last4\n      amount\n    }\n    refundable\n    suggested\n    balance\n    balance_before_refund\n    stock_quantity\n  }\n}\nfragment ChargeFields on Charge {\n  id\n  type\n  encounter_id\n  event_id\n  patient {\n    id\n    name\n  }\n  provider {\n    id\n    name\n  }\n  code_type\n  code\n  description\n  modifiers\n  diagnoses {\n    code\n    name\n  }\n  product\n  quantity\n  price\n  price_missing\n  discount\n  discount_mode\n  tax\n  amount_of_charge\n  dispensed_quantity\n  date_of_charge\n  state\n  open\n  written_off\n  void_reason\n  version\n}",
};

export const DaySheetDocument: ApiDocument<DaySheetQuery, DaySheetQueryVariables> = {
  service: 'accounting',
  name: 'DaySheet',
  query: "query DaySheet($day: Date) {\n  daySheet(day: $day) {\n    day\n    open_from\n    is_closed\n    charged\n    collected\n    written_off\n    adjustments {\n      reason_code\n      amount\n    }\n    lines {\n      method\n      expected\n      payments\n      refunds\n    }\n    late {\n      entry_type\n      amount\n      applied\n      for_day\n      patient_name\n      reason\n    }\n    close {\n      day\n      lines {\n        method\n        expected\n        counted\n      }\n      difference\n      reason\n      slip_number\n      closed_by\n      closed_time\n    }\n  }\n  lastProof {\n    finding\n    row_id\n    entries\n    proved_time\n  }\n}",
};

export const CreateMultipleChargesDocument: ApiDocument<CreateMultipleChargesMutation, CreateMultipleChargesMutationVariables> = {
  service: 'accounting',
  name: 'CreateMultipleCharges',
  query: "mutation CreateMultipleCharges($client_key: String!, $charges: [ChargeInput!]!, $post: Boolean, $confirm_dates: Boolean) {\n  createMultipleCharges(\n    client_key: $client_key\n    charges: $charges\n    post: $post\n    confirm_dates: $confirm_dates\n  ) {\n    ...ChargeFields\n  }\n}\nfragment ChargeFields on Charge {\n  id\n  type\n  encounter_id\n  event_id\n  patient {\n    id\n    name\n  }\n  provider {\n    id\n    name\n  }\n  code_type\n  code\n  description\n  modifiers\n  diagnoses {\n    code\n    name\n  }\n  product\n  quantity\n  price\n  price_missing\n  discount\n  discount_mode\n  tax\n  amount_of_charge\n  dispensed_quantity\n  date_of_charge\n  state\n  open\n  written_off\n  void_reason\n  version\n}",
};

export const UpdateMultipleChargesDocument: ApiDocument<UpdateMultipleChargesMutation, UpdateMultipleChargesMutationVariables> = {
  service: 'accounting',
  name: 'UpdateMultipleCharges',
  query: "mutation UpdateMultipleCharges($charges: [ChargeUpdate!]!, $confirm_dates: Boolean) {\n  updateMultipleCharges(charges: $charges, confirm_dates: $confirm_dates) {\n    ...ChargeFields\n  }\n}\nfragment ChargeFields on Charge {\n  id\n  type\n  encounter_id\n  event_id\n  patient {\n    id\n    name\n  }\n  provider {\n    id\n    name\n  }\n  code_type\n  code\n  description\n  modifiers\n  diagnoses {\n    code\n    name\n  }\n  product\n  quantity\n  price\n  price_missing\n  discount\n  discount_mode\n  tax\n  amount_of_charge\n  dispensed_quantity\n  date_of_charge\n  state\n  open\n  written_off\n  void_reason\n  version\n}",
};

export const DeleteChargeDocument: ApiDocument<DeleteChargeMutation, DeleteChargeMutationVariables> = {
  service: 'accounting',
  name: 'DeleteCharge',
  query: "mutation DeleteCharge($id: ID!) {\n  deleteCharge(id: $id)\n}",
};

export const PostChargesDocument: ApiDocument<PostChargesMutation, PostChargesMutationVariables> = {
  service: 'accounting',
  name: 'PostCharges',
  query: "mutation PostCharges($charges: [PostedChargeInput!]!) {\n  postCharges(charges: $charges) {\n    id\n  }\n}",
};

export const ReverseChargeDocument: ApiDocument<ReverseChargeMutation, ReverseChargeMutationVariables> = {
  service: 'accounting',
  name: 'ReverseCharge',
  query: "mutation ReverseCharge($id: ID!, $version: Int!, $reason: String!, $return_stock: Boolean) {\n  reverseCharge(\n    id: $id\n    version: $version\n    reason: $reason\n    return_stock: $return_stock\n  ) {\n    id\n  }\n}",
};

export const TakePaymentDocument: ApiDocument<TakePaymentMutation, TakePaymentMutationVariables> = {
  service: 'accounting',
  name: 'TakePayment',
  query: "mutation TakePayment($input: PaymentInput!) {\n  takePayment(input: $input) {\n    ...PaymentFields\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const ApplyPaymentDocument: ApiDocument<ApplyPaymentMutation, ApplyPaymentMutationVariables> = {
  service: 'accounting',
  name: 'ApplyPayment',
  query: "mutation ApplyPayment($id: ID!, $applies: [ApplyInput!]!) {\n  applyPayment(id: $id, applies: $applies) {\n    id\n  }\n}",
};

export const ApplyCreditsDocument: ApiDocument<ApplyCreditsMutation, ApplyCreditsMutationVariables> = {
  service: 'accounting',
  name: 'ApplyCredits',
  query: "mutation ApplyCredits($patient_id: ID!) {\n  applyCredits(patient_id: $patient_id)\n}",
};

export const VoidPaymentDocument: ApiDocument<VoidPaymentMutation, VoidPaymentMutationVariables> = {
  service: 'accounting',
  name: 'VoidPayment',
  query: "mutation VoidPayment($id: ID!, $version: Int!, $reason: String!) {\n  voidPayment(id: $id, version: $version, reason: $reason) {\n    id\n  }\n}",
};

export const RefundPaymentDocument: ApiDocument<RefundPaymentMutation, RefundPaymentMutationVariables> = {
  service: 'accounting',
  name: 'RefundPayment',
  query: "mutation RefundPayment($input: RefundInput!) {\n  refundPayment(input: $input) {\n    id\n  }\n}",
};

export const RefundChargeDocument: ApiDocument<RefundChargeMutation, RefundChargeMutationVariables> = {
  service: 'accounting',
  name: 'RefundCharge',
  query: "mutation RefundCharge($input: ChargeRefundInput!) {\n  refundCharge(input: $input) {\n    id\n  }\n}",
};

export const WriteOffChargeDocument: ApiDocument<WriteOffChargeMutation, WriteOffChargeMutationVariables> = {
  service: 'accounting',
  name: 'WriteOffCharge',
  query: "mutation WriteOffCharge($input: WriteOffInput!) {\n  writeOffCharge(input: $input) {\n    id\n  }\n}",
};

export const CloseDayDocument: ApiDocument<CloseDayMutation, CloseDayMutationVariables> = {
  service: 'accounting',
  name: 'CloseDay',
  query: "mutation CloseDay($day: Date!, $counted: [CountedInput!]!, $reason: String) {\n  closeDay(day: $day, counted: $counted, reason: $reason) {\n    day\n    slip_number\n  }\n}",
};

export const ProveAccountsDocument: ApiDocument<ProveAccountsMutation, ProveAccountsMutationVariables> = {
  service: 'accounting',
  name: 'ProveAccounts',
  query: "mutation ProveAccounts {\n  proveAccounts {\n    finding\n    entries\n  }\n}",
};

export const PaymentKeysDocument: ApiDocument<PaymentKeysQuery, PaymentKeysQueryVariables> = {
  service: 'accounting',
  name: 'PaymentKeys',
  query: "query PaymentKeys {\n  getPaymentKeys {\n    publishableKey\n    accountId\n    sandboxUrl\n    ready\n  }\n}",
};

export const TerminalReadersDocument: ApiDocument<TerminalReadersQuery, TerminalReadersQueryVariables> = {
  service: 'accounting',
  name: 'TerminalReaders',
  query: "query TerminalReaders {\n  terminalReaders {\n    id\n    label\n    status\n  }\n}",
};

export const SavedCardsDocument: ApiDocument<SavedCardsQuery, SavedCardsQueryVariables> = {
  service: 'accounting',
  name: 'SavedCards',
  query: "query SavedCards($patient_id: ID!) {\n  savedCards(patient_id: $patient_id) {\n    id\n    brand\n    last4\n    expires_month\n    expires_year\n  }\n}",
};

export const StripeAccountDocument: ApiDocument<StripeAccountQuery, StripeAccountQueryVariables> = {
  service: 'accounting',
  name: 'StripeAccount',
  query: "query StripeAccount {\n  stripeAccount {\n    available\n    is_sandbox\n    account_id\n    charges_enabled\n  }\n}",
};

export const BillingSettingsDocument: ApiDocument<BillingSettingsQuery, BillingSettingsQueryVariables> = {
  service: 'accounting',
  name: 'BillingSettings',
  query: "query BillingSettings {\n  billingSettings {\n    legal_name\n    tax_id\n    tax_id_kind\n    npi\n    place_of_service\n    accepts_assignment\n    due_days\n    statement_least\n    statement_every_days\n    statement_words\n    statement_words_es\n    mails_receipts\n    form_left\n    form_top\n    version\n  }\n}",
};

export const UpdateBillingSettingsDocument: ApiDocument<UpdateBillingSettingsMutation, UpdateBillingSettingsMutationVariables> = {
  service: 'accounting',
  name: 'UpdateBillingSettings',
  query: "mutation UpdateBillingSettings($version: Int!, $input: BillingSettingsInput!) {\n  updateBillingSettings(version: $version, input: $input) {\n    version\n  }\n}",
};

export const BindStripeAccountDocument: ApiDocument<BindStripeAccountMutation, BindStripeAccountMutationVariables> = {
  service: 'accounting',
  name: 'BindStripeAccount',
  query: "mutation BindStripeAccount {\n  bindStripeAccount\n}",
};

export const CreatePaymentIntentDocument: ApiDocument<CreatePaymentIntentMutation, CreatePaymentIntentMutationVariables> = {
  service: 'accounting',
  name: 'CreatePaymentIntent',
  query: "mutation CreatePaymentIntent($input: PaymentIntentInput!) {\n  createPaymentIntent(input: $input) {\n    client_secret\n    payment {\n      ...PaymentFields\n    }\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const CreatePaymentIntentPlusMultipleAppliesDocument: ApiDocument<CreatePaymentIntentPlusMultipleAppliesMutation, CreatePaymentIntentPlusMultipleAppliesMutationVariables> = {
  service: 'accounting',
  name: 'CreatePaymentIntentPlusMultipleApplies',
  query: "mutation CreatePaymentIntentPlusMultipleApplies($input: PaymentIntentInput!, $applies: [ApplyInput!]!) {\n  createPaymentIntentPlusMultipleApplies(input: $input, applies: $applies) {\n    client_secret\n    payment {\n      ...PaymentFields\n    }\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const CapturePaymentIntentDocument: ApiDocument<CapturePaymentIntentMutation, CapturePaymentIntentMutationVariables> = {
  service: 'accounting',
  name: 'CapturePaymentIntent',
  query: "mutation CapturePaymentIntent($data: CaptureInput!) {\n  capturePaymentIntent(data: $data) {\n    ...PaymentFields\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const CancelPaymentIntentDocument: ApiDocument<CancelPaymentIntentMutation, CancelPaymentIntentMutationVariables> = {
  service: 'accounting',
  name: 'CancelPaymentIntent',
  query: "mutation CancelPaymentIntent($payment_id: ID!) {\n  cancelPaymentIntent(payment_id: $payment_id) {\n    ...PaymentFields\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const RefreshPaymentDocument: ApiDocument<RefreshPaymentMutation, RefreshPaymentMutationVariables> = {
  service: 'accounting',
  name: 'RefreshPayment',
  query: "mutation RefreshPayment($payment_id: ID!) {\n  refreshPayment(payment_id: $payment_id) {\n    ...PaymentFields\n  }\n}\nfragment PaymentFields on Payment {\n  id\n  patient {\n    id\n    name\n  }\n  method\n  amount\n  allocated\n  unallocated\n  refunded\n  refundable\n  status\n  check_number\n  card_brand\n  card_last4\n  capture_before\n  failure\n  is_disputed\n  note\n  taken_by\n  book_day\n  receipt_number\n  version\n  create_time\n}",
};

export const StartReaderDocument: ApiDocument<StartReaderMutation, StartReaderMutationVariables> = {
  service: 'accounting',
  name: 'StartReader',
  query: "mutation StartReader($reader_id: String!, $payment_id: ID!) {\n  startReader(reader_id: $reader_id, payment_id: $payment_id)\n}",
};

export const CancelReaderDocument: ApiDocument<CancelReaderMutation, CancelReaderMutationVariables> = {
  service: 'accounting',
  name: 'CancelReader',
  query: "mutation CancelReader($reader_id: String!) {\n  cancelReader(reader_id: $reader_id)\n}",
};

export const ForgetCardDocument: ApiDocument<ForgetCardMutation, ForgetCardMutationVariables> = {
  service: 'accounting',
  name: 'ForgetCard',
  query: "mutation ForgetCard($id: ID!) {\n  forgetCard(id: $id)\n}",
};

export const SuperbillsDocument: ApiDocument<SuperbillsQuery, SuperbillsQueryVariables> = {
  service: 'accounting',
  name: 'Superbills',
  query: "query Superbills($patient_id: ID, $status: SuperbillStatus, $skip: Int, $take: Int) {\n  superbills(patient_id: $patient_id, status: $status, skip: $skip, take: $take) {\n    ...SuperbillFields\n  }\n}\nfragment SuperbillFields on Superbill {\n  id\n  number\n  patient {\n    id\n    name\n  }\n  provider {\n    id\n    name\n  }\n  service_day\n  codes\n  total\n  paid\n  balance\n  referrer_name\n  referrer_npi\n  employment\n  auto_state\n  other_accident\n  onset_day\n  prior_authorization\n  claim_notes\n  status\n  version\n}",
};

export const CheckCms1500Document: ApiDocument<CheckCms1500Query, CheckCms1500QueryVariables> = {
  service: 'accounting',
  name: 'CheckCms1500',
  query: "query CheckCms1500($id: ID!) {\n  checkCms1500(id: $id)\n  cms1500Questions(id: $id)\n}",
};

export const InvoicesDocument: ApiDocument<InvoicesQuery, InvoicesQueryVariables> = {
  service: 'accounting',
  name: 'Invoices',
  query: "query Invoices($open_only: Boolean, $skip: Int, $take: Int) {\n  invoices(open_only: $open_only, skip: $skip, take: $take) {\n    id\n    number\n    patient {\n      id\n      name\n    }\n    recipient\n    due_day\n    total\n    open\n    status\n    mailed\n    version\n    create_time\n  }\n}",
};

export const ReceiptsDocument: ApiDocument<ReceiptsQuery, ReceiptsQueryVariables> = {
  service: 'accounting',
  name: 'Receipts',
  query: "query Receipts($skip: Int, $take: Int) {\n  receipts(skip: $skip, take: $take) {\n    id\n    number\n    patient {\n      id\n      name\n    }\n    amount\n    method\n    card_last4\n    is_refund\n    mailed\n    create_time\n  }\n}",
};

export const StatementsDocument: ApiDocument<StatementsQuery, StatementsQueryVariables> = {
  service: 'accounting',
  name: 'Statements',
  query: "query Statements($skip: Int, $take: Int) {\n  statements(skip: $skip, take: $take) {\n    id\n    number\n    patient {\n      id\n      name\n    }\n    issue_day\n    due_day\n    notice\n    balance\n    mailed\n  }\n  statementRunPreview {\n    count\n    total\n    to_print\n  }\n}",
};

export const CreateSuperbillDocument: ApiDocument<CreateSuperbillMutation, CreateSuperbillMutationVariables> = {
  service: 'accounting',
  name: 'CreateSuperbill',
  query: "mutation CreateSuperbill($client_key: String!, $input: SuperbillInput!) {\n  createSuperbill(client_key: $client_key, input: $input) {\n    id\n    number\n  }\n}",
};

export const UpdateSuperbillDocument: ApiDocument<UpdateSuperbillMutation, UpdateSuperbillMutationVariables> = {
  service: 'accounting',
  name: 'UpdateSuperbill',
  query: "mutation UpdateSuperbill($id: ID!, $version: Int!, $input: SuperbillPatch!) {\n  updateSuperbill(id: $id, version: $version, input: $input) {\n    id\n  }\n}",
};

export const VoidSuperbillDocument: ApiDocument<VoidSuperbillMutation, VoidSuperbillMutationVariables> = {
  service: 'accounting',
  name: 'VoidSuperbill',
  query: "mutation VoidSuperbill($id: ID!, $version: Int!, $reason: String!) {\n  voidSuperbill(id: $id, version: $version, reason: $reason) {\n    id\n  }\n}",
};

export const CreateInvoiceDocument: ApiDocument<CreateInvoiceMutation, CreateInvoiceMutationVariables> = {
  service: 'accounting',
  name: 'CreateInvoice',
  query: "mutation CreateInvoice($input: InvoiceInput!) {\n  createInvoice(input: $input) {\n    id\n    number\n  }\n}",
};

export const VoidInvoiceDocument: ApiDocument<VoidInvoiceMutation, VoidInvoiceMutationVariables> = {
  service: 'accounting',
  name: 'VoidInvoice',
  query: "mutation VoidInvoice($id: ID!, $version: Int!, $reason: String!) {\n  voidInvoice(id: $id, version: $version, reason: $reason) {\n    id\n  }\n}",
};

export const RunStatementsDocument: ApiDocument<RunStatementsMutation, RunStatementsMutationVariables> = {
  service: 'accounting',
  name: 'RunStatements',
  query: "mutation RunStatements($client_key: String!) {\n  runStatements(client_key: $client_key)\n}",
};

export const CreateStatementDocument: ApiDocument<CreateStatementMutation, CreateStatementMutationVariables> = {
  service: 'accounting',
  name: 'CreateStatement',
  query: "mutation CreateStatement($patient_id: ID!) {\n  createStatement(patient_id: $patient_id)\n}",
};

export const MailPaperDocument: ApiDocument<MailPaperMutation, MailPaperMutationVariables> = {
  service: 'accounting',
  name: 'MailPaper',
  query: "mutation MailPaper($kind: PaperKind!, $id: ID!) {\n  mailPaper(kind: $kind, id: $id)\n}",
};

export const ChargeProductsDocument: ApiDocument<ChargeProductsQuery, ChargeProductsQueryVariables> = {
  service: 'accounting',
  name: 'ChargeProducts',
  query: "query ChargeProducts($search: String) {\n  chargeProducts(search: $search) {\n    id\n    name\n    kind\n    price\n    tax\n    available\n  }\n}",
};

export const BillingPlansDocument: ApiDocument<BillingPlansQuery, BillingPlansQueryVariables> = {
  service: 'accounting',
  name: 'BillingPlans',
  query: "query BillingPlans {\n  billingPlans {\n    id\n    plan_name\n    amount\n    interval_unit\n    interval_count\n    trial_days\n    number\n    is_active\n    enrolled\n    version\n  }\n}",
};

export const SubscriptionsDocument: ApiDocument<SubscriptionsQuery, SubscriptionsQueryVariables> = {
  service: 'accounting',
  name: 'Subscriptions',
  query: "query Subscriptions($status: SubscriptionStatus, $skip: Int, $take: Int) {\n  subscriptions(status: $status, skip: $skip, take: $take) {\n    id\n    patient {\n      id\n      name\n    }\n    plan_name\n    amount\n    interval_unit\n    interval_count\n    status\n    next_day\n    card_last4\n    retry_day\n    version\n  }\n}",
};

export const CreateBillingPlanDocument: ApiDocument<CreateBillingPlanMutation, CreateBillingPlanMutationVariables> = {
  service: 'accounting',
  name: 'CreateBillingPlan',
  query: "mutation CreateBillingPlan($input: BillingPlanInput!) {\n  createBillingPlan(input: $input) {\n    id\n  }\n}",
};

export const UpdateBillingPlanDocument: ApiDocument<UpdateBillingPlanMutation, UpdateBillingPlanMutationVariables> = {
  service: 'accounting',
  name: 'UpdateBillingPlan',
  query: "mutation UpdateBillingPlan($id: ID!, $version: Int!, $is_active: Boolean, $input: BillingPlanInput!) {\n  updateBillingPlan(\n    id: $id\n    version: $version\n    is_active: $is_active\n    input: $input\n  ) {\n    id\n  }\n}",
};

export const CreateSubscriptionDocument: ApiDocument<CreateSubscriptionMutation, CreateSubscriptionMutationVariables> = {
  service: 'accounting',
  name: 'CreateSubscription',
  query: "mutation CreateSubscription($input: SubscriptionInput!) {\n  createSubscription(input: $input) {\n    id\n  }\n}",
};

export const MoveSubscriptionDocument: ApiDocument<MoveSubscriptionMutation, MoveSubscriptionMutationVariables> = {
  service: 'accounting',
  name: 'MoveSubscription',
  query: "mutation MoveSubscription($id: ID!, $version: Int!, $move: SubscriptionMove!) {\n  moveSubscription(id: $id, version: $version, move: $move) {\n    id\n  }\n}",
};

export const PaymentPlansDocument: ApiDocument<PaymentPlansQuery, PaymentPlansQueryVariables> = {
  service: 'accounting',
  name: 'PaymentPlans',
  query: "query PaymentPlans($patient_id: ID, $status: PaymentPlanStatus, $skip: Int, $take: Int) {\n  paymentPlans(patient_id: $patient_id, status: $status, skip: $skip, take: $take) {\n    ...PaymentPlanFields\n  }\n}\nfragment PaymentPlanFields on PaymentPlan {\n  id\n  patient {\n    id\n    name\n  }\n  total\n  open\n  interval_unit\n  interval_count\n  card_id\n  card_last4\n  status\n  parts {\n    number\n    due_day\n    amount\n    paid\n    state\n  }\n  due_now\n  missed\n  next_day\n  next_amount\n  failure\n  retry_day\n  cancel_reason\n  version\n  created_by\n  create_time\n}",
};

export const CreatePaymentPlanDocument: ApiDocument<CreatePaymentPlanMutation, CreatePaymentPlanMutationVariables> = {
  service: 'accounting',
  name: 'CreatePaymentPlan',
  query: "mutation CreatePaymentPlan($input: PaymentPlanInput!) {\n  createPaymentPlan(input: $input) {\n    id\n  }\n}",
};

export const ChangePaymentPlanCardDocument: ApiDocument<ChangePaymentPlanCardMutation, ChangePaymentPlanCardMutationVariables> = {
  service: 'accounting',
  name: 'ChangePaymentPlanCard',
  query: "mutation ChangePaymentPlanCard($id: ID!, $version: Int!, $card_id: ID) {\n  changePaymentPlanCard(id: $id, version: $version, card_id: $card_id) {\n    id\n  }\n}",
};

export const CancelPaymentPlanDocument: ApiDocument<CancelPaymentPlanMutation, CancelPaymentPlanMutationVariables> = {
  service: 'accounting',
  name: 'CancelPaymentPlan',
  query: "mutation CancelPaymentPlan($id: ID!, $version: Int!, $reason: String!) {\n  cancelPaymentPlan(id: $id, version: $version, reason: $reason) {\n    id\n  }\n}",
};

export const UnpostedChargesDocument: ApiDocument<UnpostedChargesQuery, UnpostedChargesQueryVariables> = {
  service: 'accounting',
  name: 'UnpostedCharges',
  query: "query UnpostedCharges($take: Int) {\n  unpostedCharges(take: $take) {\n    count\n    total\n    notes {\n      note_id\n      patient {\n        id\n        name\n      }\n      provider\n      service_date\n      signed_time\n      count\n      total\n    }\n  }\n}",
};

export const ReverseWriteOffDocument: ApiDocument<ReverseWriteOffMutation, ReverseWriteOffMutationVariables> = {
  service: 'accounting',
  name: 'ReverseWriteOff',
  query: "mutation ReverseWriteOff($charge_id: ID!, $reason: String!) {\n  reverseWriteOff(charge_id: $charge_id, reason: $reason) {\n    id\n  }\n}",
};

export const AccountDetailsDocument: ApiDocument<AccountDetailsQuery, AccountDetailsQueryVariables> = {
  service: 'accounting',
  name: 'AccountDetails',
  query: "query AccountDetails($patient_id: ID!) {\n  accountDetails(patient_id: $patient_id) {\n    ...AccountDetailsFields\n  }\n}\nfragment AccountDetailsFields on AccountDetails {\n  patient_id\n  relationship\n  guarantor_first_name\n  guarantor_last_name\n  guarantor_birth_day\n  guarantor_phone\n  guarantor_email\n  guarantor_address_line1\n  guarantor_address_line2\n  guarantor_city\n  guarantor_state\n  guarantor_postal_code\n  release_day\n  assignment_day\n  statement_hold\n  autopay_card_id\n  autopay_consent_day\n  needs_guarantor\n  version\n}",
};

export const UpdateAccountDetailsDocument: ApiDocument<UpdateAccountDetailsMutation, UpdateAccountDetailsMutationVariables> = {
  service: 'accounting',
  name: 'UpdateAccountDetails',
  query: "mutation UpdateAccountDetails($patient_id: ID!, $version: Int!, $input: AccountDetailsInput!) {\n  updateAccountDetails(patient_id: $patient_id, version: $version, input: $input) {\n    version\n  }\n}",
};
