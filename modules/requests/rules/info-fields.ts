/** The patient fields that a request can change, with their labels, in display order. */
export const INFO_FIELDS = {
  first_name: 'First Name',
  middle_name: 'Middle Name',
  last_name: 'Last Name',
  date_of_birth: 'Date of birth',
  gender: 'Gender',
  gender_at_birth: 'Gender at birth',
  mobile: 'Mobile',
  home_phone: 'Home phone',
  work_phone: 'Work phone',
  email: 'Email',
  emergency_contact_name: 'Emergency contact',
  emergency_contact_phone: 'Emergency phone',
  race: 'Race',
  ethnicity: 'Ethnicity',
  mailing_address: 'Address',
} as const;

/** The name of such a field. */
export type InfoField = keyof typeof INFO_FIELDS;

/** Returns whether a text is the name of such a field. */
export function isInfoField(name: string): name is InfoField {
  return Object.hasOwn(INFO_FIELDS, name);
}

/** The lines of an address. */
export interface AddressLines {
  address_line1: string;
  address_line2: string | null;
  city: string;
  state_or_provice: string;
  postal_code: string;
  country: string;
}

/** Formats an address on one line; empty for none. */
export function addressText(address: AddressLines | null | undefined): string {
  if (address == null) return '';
  const { address_line1, address_line2, city, state_or_provice, postal_code, country } = address;
  const place = `${city}, ${state_or_provice} ${postal_code}`;
  return [address_line1, address_line2, place, country === 'US' ? null : country].filter(Boolean).join(', ');
}

/** Returns whether two values of a field are equal; addresses are compared by their lines. */
export function sameValue(one: unknown, other: unknown): boolean {
  return valueText(one) === valueText(other);
}

/** Returns the text of a field's value; empty for none. */
export function valueText(value: unknown): string {
  if (value == null) return '';
  if (typeof value === 'object') return addressText(value as AddressLines);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
