import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { AlertKind, CountStatus, LotOwner, PurchaseStatus } from './inventory.operations.gen.ts';
import type { ItemKind, ProductKind } from './pricesetup.operations.gen.ts';

/** Labels of the product kinds. */
export const PRODUCT_KINDS: Readonly<Record<ProductKind, string>> = {
  drug: 'Drug',
  supplement: 'Supplement',
  service: 'Service',
  package: 'Package',
  lab_kit: 'Lab kit',
};

/** Labels of the item kinds. */
export const ITEM_KINDS: Readonly<Record<ItemKind, string>> = {
  drug: 'Drug',
  supplement: 'Supplement',
  lab_kit: 'Lab kit',
  general: 'General',
};

/** Labels of the lot owners. */
export const LOT_OWNERS: Readonly<Record<LotOwner, string>> = {
  clinic: 'Clinic',
  public: 'Public program',
  consigned: 'Vendor (consignment)',
};

export { MOVEMENT_KINDS } from '../rules/index.ts';

/** Labels and colors of the purchase order states. */
export const PURCHASE_STATES: Readonly<Record<PurchaseStatus, { label: string; tone: Tone }>> = {
  Draft: { label: 'Draft', tone: 'neutral' },
  Ordered: { label: 'Ordered', tone: 'info' },
  PartlyReceived: { label: 'Partly received', tone: 'warning' },
  Received: { label: 'Received', tone: 'success' },
  Cancelled: { label: 'Canceled', tone: 'neutral' },
};

/** Labels and colors of the count states. */
export const COUNT_STATES: Readonly<Record<CountStatus, { label: string; tone: Tone }>> = {
  New: { label: 'Counting', tone: 'info' },
  Submitted: { label: 'Pending approval', tone: 'warning' },
  Completed: { label: 'Completed', tone: 'success' },
  Returned: { label: 'Returned', tone: 'warning' },
  Rejected: { label: 'Rejected', tone: 'danger' },
  Cancelled: { label: 'Canceled', tone: 'neutral' },
};

/** Labels and colors of the alert kinds. */
export const ALERTS: Readonly<Record<AlertKind, { label: string; tone: Tone }>> = {
  low: { label: 'Low', tone: 'warning' },
  expiring_90: { label: 'Expires within 90 days', tone: 'info' },
  expiring_60: { label: 'Expires within 60 days', tone: 'info' },
  expiring_30: { label: 'Expires within 30 days', tone: 'warning' },
  expired: { label: 'Expired', tone: 'danger' },
};

/** Converts labels to select options. */
export function choicesOf<Key extends string>(words: Readonly<Record<Key, string>>): { value: Key; label: string }[] {
  return (Object.entries(words) as [Key, string][]).map(([value, label]) => ({ value, label }));
}

/** The name of a lot without a number. */
export const lotName = (number: string): string => (number === '' ? 'No lot number' : number);

/** Creates an idempotency key. */
export const newClientKey = (): string => crypto.randomUUID();
