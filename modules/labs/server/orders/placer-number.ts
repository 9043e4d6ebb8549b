import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that no order of any clinic has had: 80 random bits in 16 letters that nobody mistakes, behind SL. A unique index stands behind it. */
export function newPlacerNumber(): string {
  let text = 'SL';
  for (const byte of randomBytes(16)) text += LETTERS[byte % 32];
  return text;
}
