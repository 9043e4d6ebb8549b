/** Kinds of products. */
export const productKinds = ['drug', 'supplement', 'service', 'package', 'lab_kit'] as const;
/** Kinds of stocked items. */
export const itemKinds = ['drug', 'supplement', 'lab_kit', 'general'] as const;
/** Kinds of stock movements. */
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
/** Lot owners: the clinic, a public program such as VFC, or a vendor who is paid for what is used (consignment). */
export const lotOwners = ['clinic', 'public', 'consigned'] as const;

export type ProductKind = (typeof productKinds)[number];
export type ItemKind = (typeof itemKinds)[number];
export type MovementKind = (typeof movementKinds)[number];
export type LotOwner = (typeof lotOwners)[number];
/** The stock that a patient is dispensed from: a public program's, or any other. */
export type PatientStock = 'clinic' | 'public';

/** Labels of the movement kinds. */
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
