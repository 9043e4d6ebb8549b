import type { Address, ContactPoint } from 'fhir/r4';

/** A phone number or address of the internet; empty if there is none. */
interface GivenContact extends Omit<ContactPoint, 'value'> {
  value: string | null | undefined;
}

/** Returns phone numbers and addresses that are known, in this order. */
export function telecomOf(points: readonly GivenContact[]): ContactPoint[] {
  return points.flatMap(({ value, ...point }) => (value ? { ...point, value } : []));
}

/** The lines of an address, as stored. */
export interface AddressLines {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
}

/** Returns an address with the parts that are known; null if none is. */
export function addressOf({ line1, line2, city, state, postalCode, country }: AddressLines): Address | null {
  const line = [line1, line2].filter((one) => one !== null && one !== '') as string[];
  const parts = { city, state, postalCode, country };
  const known = Object.entries(parts).filter(([, part]) => part !== null && part !== '');
  if (line.length === 0 && known.length === 0) return null;
  return { ...(line.length > 0 && { line }), ...Object.fromEntries(known) };
}
