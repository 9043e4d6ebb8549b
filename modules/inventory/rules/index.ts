export { allocateLots, type Allocation, availableOf, byExpiry, isUsable, type ShelfLot } from './allocate-lots.ts';
export { amount } from './amount.ts';
export { costOf, MOST_CENTS, taxOf, type UnitCost } from './cost.ts';
export { APPROVAL_CENTS, type CountedValue, needsSecondPerson } from './count-variance.ts';
export { isRefill, needsReason } from './judge-dispensing.ts';
export { nameAllergies } from './name-allergies.ts';
export { type CountedLine, readCountSheet } from './read-count-sheet.ts';
export type { LineProblem } from './read-csv.ts';
export { hasCheckDigit, ndcsOfGtin, readGs1, readNdc, type ScannedCode } from './read-gs1.ts';
export { readItemSheet, type SheetItem } from './read-item-sheet.ts';
export {
  eligibilitiesOf,
  eligibilityProblem,
  isVfc,
  PROGRAM_ELIGIBILITIES,
  programEligibilities,
  type ProgramEligibility,
} from './program-eligibility.ts';
export { readProductSheet, type SheetProduct } from './read-product-sheet.ts';
export { isLow, type Pack, proposeOrder, type ReorderOf } from './reorder.ts';
export {
  itemForm,
  type ItemFields,
  type LocationFields,
  locationForm,
  reorderRuleForm,
  type ReorderRuleFields,
  type ProductFields,
  productForm,
  type VendorFields,
  vendorForm,
} from './setup-forms.ts';
export { settlementForm } from './settlement.ts';
export {
  adjustmentForm,
  countForm,
  disposalForm,
  disposalMethods,
  leavingForm,
  openingForm,
  type PurchaseFields,
  purchaseForm,
  recallForm,
  type ReceiptFields,
  receiptForm,
  transferForm,
} from './stock-forms.ts';
export {
  MOVEMENT_KINDS,
  type ItemKind,
  itemKinds,
  type LotOwner,
  lotOwners,
  type MovementKind,
  movementKinds,
  type PatientStock,
  type ProductKind,
  productKinds,
} from './stock-words.ts';
export { expiringIn, expiryWarning, lastTherapyDay, therapyDays } from './therapy.ts';
