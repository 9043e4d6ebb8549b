/** The specialties that a search narrows to (spec 3 §2.1). */
export const specialties = ['Retail', 'MailOrder'] as const;

/** One of them. */
export type Specialty = (typeof specialties)[number];

/** A pharmacy's name as it is shown: the first of the parts between carets. */
export function shownName(organizationName: string): string {
  return organizationName.split('^')[0]!.trim();
}

/** A specialty as it is shown: `None` for none. */
export function shownSpecialty(name: string | null): string {
  return name === null || name === '' ? 'None' : name;
}

/** Five digits of a ZIP code, with or without the four behind; null where it is none. */
export function readZip(text: string): string | null {
  return /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(text)?.[1] ?? null;
}

/** Ten digits of a telephone in the United States, whatever stands around them; undefined where it is none. */
export function tenDigits(phone: string | null | undefined): string | undefined {
  const digits = (phone ?? '').replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** A pharmacy in one line, as the dialog shows it: name, address, city, state, ZIP code, number, specialty, NCPDP id (spec 3 §3.9). */
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
