/** Letters and digits that can't be confused. */
export const PAIRING_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** With 30 characters, ten of them are 49 bits: enough for a code that is valid for an hour. */
export const PAIRING_LENGTH = 10;

/** Returns a typed pairing code without spaces and dashes, or null if it can't be one. */
export function normalizePairingCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 40) return null;
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === PAIRING_LENGTH && Array.from(code).every((each) => PAIRING_ALPHABET.includes(each))
    ? code
    : null;
}
