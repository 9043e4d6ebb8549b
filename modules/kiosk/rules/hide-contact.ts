/** Returns the last four digits of a phone number, so that patients recognize it and others learn nothing. */
export function hidePhone(phone: string | null): string | null {
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  return digits.length < 4 ? null : `•••-••••`.replace(/•{4}$/, digits.slice(-4));
}

/** Returns the first letter and the domain of an email address. */
export function hideEmail(email: string | null): string | null {
  const [name, domain] = email?.split('@') ?? [];
  return name === undefined || name === '' || domain === undefined ? null : `${Array.from(name)[0]}•••@${domain}`;
}

/** Returns the house number of an address. */
export function hideAddress(address: { address_line1: string } | null | undefined): string | null {
  const line = address?.address_line1.trim() ?? '';
  return line === '' ? null : `${line.split(/\s+/)[0]!.slice(0, 6)} •••••`;
}
