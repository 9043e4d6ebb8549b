import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates a placer number that is unique across clinics: SL followed by 80 random bits in 16 unambiguous letters. A
 * unique index enforces it.
 */
export function newPlacerNumber(): string {
  let text = 'SL';
  for (const byte of randomBytes(16)) text += LETTERS[byte % 32];
  return text;
}
