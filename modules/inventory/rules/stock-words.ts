/** What a product can be. */
export const productKinds = ['drug', 'supplement', 'service', 'package', 'lab_kit'] as const;
/** What a stocked item can be. */
export const itemKinds = ['drug', 'supplement', 'lab_kit', 'general'] as const;
/** Why something came to a shelf or left it. */
export const movementKinds = [
  'initial',
  'purchase',
  'vendor_return',
  'dispense',
  'undispense',
  'use',
  'transfer_out',
  'transfer_in',
  'adjustment',
  'count',
  'disposal',
] as const;
/** Whose a lot is: the clinic's, a public programme's as VFC, or a vendor's who is paid for what was used. */
export const lotOwners = ['clinic', 'public', 'consigned'] as const;

export type ProductKind = (typeof productKinds)[number];
export type ItemKind = (typeof itemKinds)[number];
export type MovementKind = (typeof movementKinds)[number];
export type LotOwner = (typeof lotOwners)[number];
/** Whose stock a patient is given of: a public programme's, or any other. */
export type PatientStock = 'clinic' | 'public';

/** What came or went, in a word. */
export const MOVEMENT_KINDS: Readonly<Record<MovementKind, string>> = {
  initial: 'Opening stock',
  purchase: 'Received',
  vendor_return: 'Returned to vendor',
  dispense: 'Dispensed',
  undispense: 'Returned',
  use: 'Used',
  transfer_out: 'Transfer out',
  transfer_in: 'Transfer in',
  adjustment: 'Adjusted',
  count: 'Counted',
  disposal: 'Disposed of',
};
