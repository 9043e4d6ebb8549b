const stored = /^\+(\d{1,3}) (\d{4,14})(?: x(\d{1,7}))?$/;

/**
 * A stored phone number for the screen: "(617) 555-0143" in North America, "+44 2079460958" from elsewhere, " x22" for an
 * extension; what is no number is shown as it is. Every list needs it, so it does without the tables of all countries.
 */
export function formatPhone(phone: string): string {
  const [, dialCode, national = '', extension] = stored.exec(phone) ?? [];
  if (dialCode !== '1' || national.length !== 10) return phone;
  const shown = `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  return extension === undefined ? shown : `${shown} x${extension}`;
}

/** The digits that a stored phone is searched by: without the dial code of North America, with any other, no extension. */
export function phoneDigits(phone: string): string {
  const parts = stored.exec(phone);
  if (!parts) return phone.replace(/\D/g, '');
  return parts[1] === '1' ? (parts[2] ?? '') : `${parts[1]}${parts[2]}`;
}
