import { formatPhone } from '#kit/formats/phone.ts';
import { shownName } from '../rules/index.ts';
import type { PharmacyFieldsFragment } from './drug.operations.gen.ts';

/** A pharmacy as it is picked. */
export type PickedPharmacy = PharmacyFieldsFragment;

/** A pharmacy's name. */
export function nameOf({ OrganizationName }: PickedPharmacy): string {
  return shownName(OrganizationName);
}

/** Where it is, in one line. */
export function addressOf({ StandardizedAddressLine1, City, StateProvince, PostalCode }: PickedPharmacy): string {
  return `${StandardizedAddressLine1}, ${City}, ${StateProvince} ${PostalCode}`;
}

/** Ten digits as a telephone number is read in the United States. */
export function phoneOf(digits: string): string {
  return formatPhone(/^\d{10}$/.test(digits) ? `+1 ${digits}` : digits);
}

/** Why prescriptions can't go there; null where they can. */
export function whyNot({ active, valid, newrx }: PickedPharmacy): string | null {
  if (!active) return 'Closed';
  if (!valid) return 'Not in service';
  return newrx ? null : 'No new prescriptions';
}

/** What it takes, with spaces between the words. */
export function serviceOf({ ServiceLevel }: PickedPharmacy): string {
  return ServiceLevel === null || ServiceLevel === undefined || ServiceLevel === ''
    ? 'None'
    : ServiceLevel.split(',').join(', ');
}
