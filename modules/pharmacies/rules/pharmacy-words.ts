/** Specialties that can be searched for (spec 3 §2.1). */
export const specialties = ['Retail', 'MailOrder'] as const;

export type Specialty = (typeof specialties)[number];

/** Returns the display name of a pharmacy: the first part before a caret. */
export function shownName(organizationName: string): string {
  return organizationName.split('^')[0]!.trim();
}

/** Returns the display name of a specialty: `None` for none. */
export function shownSpecialty(name: string | null): string {
  return name === null || name === '' ? 'None' : name;
}

/** Returns the five digits of a ZIP code, with or without the four-digit extension; null if invalid. */
export function readZip(text: string): string | null {
  return /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1] ?? null;
}

/**
 * Returns how far a ZIP code is from another one, by their numbers: neighboring post offices have similar numbers, but
 * this is not a distance in miles.
 */
export function zipGap(zip: string, other: string): number {
  return Math.abs(Number(zip) - Number(other.slice(0, 5))) || 0;
}

/** Returns the ten digits of a US phone number, ignoring other characters; undefined if it is not one. */
export function tenDigits(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined;
}

/**
 * Formats a pharmacy on one line for the dialog: name, address, city, state, ZIP code, number, specialty, NCPDP id
 * (spec 3 §3.9).
 */
export function pharmacyLine(pharmacy: {
  OrganizationName: string;
  StandardizedAddressLine1: string;
  City: string;
  StateProvince: string;
  PostalCode: string;
  PrimaryTelephone: string;
  DirectorySpecialtyName: string | null;
  NCPDPID: string;
}): string {
  return [
    shownName(pharmacy.OrganizationName),
    pharmacy.StandardizedAddressLine1,
    pharmacy.City,
    pharmacy.StateProvince,
    pharmacy.PostalCode,
    pharmacy.PrimaryTelephone,
    shownSpecialty(pharmacy.DirectorySpecialtyName),
    pharmacy.NCPDPID,
  ].join(', ');
}
