const zip = /^(\d{5})(?:[- ]?(\d{4}))?$/;
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]) ?-?(\d[ABCEGHJ-NPRSTV-Z]\d)$/i;

/**
 * Normalizes a postal code to the format of `country` (two letters): "02139", "02139-1234", "K1A 0B1"; in other
 * countries as typed. Null if it is not valid there.
 */
export function normalizePostalCode(text: string, country: string): string | null {
  const typed = text.trim();
  if (country === 'US') {
    const parts = zip.exec(typed);
    if (!parts) return null;
    return parts[2] === undefined ? (parts[1] ?? null) : `${parts[1]}-${parts[2]}`;
  }
  if (country === 'CA') {
    const parts = canadian.exec(typed);
    return parts ? `${parts[1]} ${parts[2]}`.toUpperCase() : null;
  }
  return typed.length > 0 && typed.length <= 20 ? typed : null;
}

/** Restores leading zeros that a spreadsheet removed from a ZIP code ("2139" → "02139", "21391234" → "02139-1234"). */
export function padZip(text: string): string {
  const digits = text.trim();
  if (/^\d{3,4}$/.test(digits)) return digits.padStart(5, '0');
  const long = /^(\d{3,5})-?(\d{4})$/.exec(digits);
  return long ? `${(long[1] ?? '').padStart(5, '0')}-${long[2]}` : digits;
}
