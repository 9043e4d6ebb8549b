import { createHash, randomBytes } from 'node:crypto';

const CLINIC = 16;
const SECRET = 24;

/**
 * Returns the token of an offer's link, consisting of the clinic and 192 random bits, and its hash; only the hash is
 * stored.
 */
export function newOfferToken(clinicId: string): { token: string; hash: Buffer } {
  const clinic = Buffer.from(clinicId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([clinic, randomBytes(SECRET)]).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Parses a token; null if it is malformed. */
export function readOfferToken(token: string): { clinicId: string; hash: Buffer } | null {
  if (!/^[A-Za-z0-9_-]{54}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== CLINIC + SECRET) return null;
  const hex = bytes.subarray(0, CLINIC).toString('hex');
  const clinicId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { clinicId, hash: hashOf(bytes.toString('base64url')) };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(`waiting-offer\n${token}`).digest();
}
