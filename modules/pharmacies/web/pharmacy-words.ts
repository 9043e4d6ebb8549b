import { formatPhone } from '#kit/formats/phone.ts';
import { shownName } from '../rules/index.ts';
import type { PharmacyFieldsFragment } from './drug.operations.gen.ts';

/** A picked pharmacy. */
export type PickedPharmacy = PharmacyFieldsFragment;

/** Returns a pharmacy's name. */
export function nameOf({ OrganizationName }: PickedPharmacy): string {
  return shownName(OrganizationName);
}

/** Returns a pharmacy's address on one line. */
export function addressOf({ StandardizedAddressLine1, City, StateProvince, PostalCode }: PickedPharmacy): string {
  return `${StandardizedAddressLine1}, ${City}, ${StateProvince} ${PostalCode}`;
}

/** Formats ten digits as a US phone number. */
export function phoneOf(digits: string): string {
  return formatPhone(/^\d{10}$/.test(digits) ? `+1 ${digits}` : digits);
}

/** Returns why prescriptions can't be sent there, or null if they can. */
export function whyNot({ active, valid, newrx }: PickedPharmacy): string | null {
  if (!active) return 'Closed';
  if (!valid) return 'Not in service';
  return newrx ? null : 'No new prescriptions';
}

/** Returns what it accepts, separated by spaces. */
export function serviceOf({ ServiceLevel }: PickedPharmacy): string {
  return ServiceLevel === null || ServiceLevel === undefined || ServiceLevel === ''
    ? 'None'
    : ServiceLevel.split(',').join(', ');
}
