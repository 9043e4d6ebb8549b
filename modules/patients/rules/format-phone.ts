const stored = /^\+(\d{1,3}) (\d{4,14})(?: x(\d{1,7}))?$/;

/**
 * Formats a stored phone number: "(617) 555-0143" in North America, "+44 2079460958" elsewhere, " x22" for an
 * extension; other text is returned unchanged. Every list needs this, so it avoids the phone metadata of all countries.
 */
export function formatPhone(phone: string): string {
  const [, dialCode, national = '', extension] = stored.exec(phone) ?? [];
  if (dialCode !== '1' || national.length !== 10) return phone;
  const shown = `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  return extension === undefined ? shown : `${shown} x${extension}`;
}

/**
 * Returns the searchable digits of a stored phone: without the North American dial code, with any other, without
 * extension.
 */
export function phoneDigits(phone: string): string {
  const parts = stored.exec(phone);
  if (!parts) return phone.replace(/\D/g, '');
  return parts[1] === '1' ? (parts[2] ?? '') : `${parts[1]}${parts[2]}`;
}
