export { accountForm, ADULT_AGE, isMinor } from './account-form.ts';
export { AGE_BUCKETS, ageBucket } from './ageing.ts';
export { allocate, type Apply, applyProblem, type OpenCharge } from './allocate.ts';
export { chargeAmount, discountCents, type DiscountMode, discountModes, type PricedLine } from './charge-amount.ts';
export { type ChargeFields, chargeForm, chargePrice, chargeTypes, MOST_CHARGE, MOST_DIAGNOSES } from './charge-form.ts';
export {
  cardPaymentForm,
  countedMethods,
  entryOfKind,
  type HandMethod,
  handMethods,
  kindWords,
  LEAST_CARD,
  LEAST_CARD_WORDS,
  METHOD_WORDS,
  MOST_PAYMENT,
  type PaymentFields,
  paymentForm,
  type PaymentMethod,
  paymentMethods,
  REFUND_REASONS,
  WRITE_OFF_REASONS,
} from './payment-form.ts';
export { dollars } from './dollars.ts';
export { changesFee, modifiedFee } from './modifier-fee.ts';
export {
  atMost,
  reasonForm,
  type RefundChargeFields,
  refundChargeForm,
  type RefundFields,
  refundForm,
  type WriteOffFields,
  writeOffForm,
  writeOffProblem,
} from './reason-forms.ts';
export { type SettingsFields, settingsForm } from './settings-form.ts';
export { type Claim, claimCells, claimProblems, type FormCell } from './cms1500.ts';
export { unusualDate } from './unusual-date.ts';
export { superbillForm, type SuperbillPatchFields } from './superbill-form.ts';
export {
  addDays,
  type IntervalUnit,
  intervalUnits,
  monthlyCents,
  nextPeriod,
  type PlanFields,
  planForm,
} from './plan-form.ts';
export {
  dueNow,
  LEAST_PART,
  type PartState,
  partStates,
  type PaymentPlanFields,
  paymentPlanForm,
  planIntervals,
  type PlanPart,
  planParts,
} from './payment-plan.ts';
export { earnedBy, type PackagedOrder, packageShares } from './package-share.ts';
