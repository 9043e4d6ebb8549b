import {
  constants,
  createDecipheriv,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto';

/** Length of a session key: AES-128. */
export const SESSION_KEY_BYTES = 16;
const NONCE = 12;
const TAG = 16;
const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

/** Unwraps a session key (RSA-OAEP with SHA-256); null unless it has 16 bytes for this key. */
export function unwrapSessionKey(privateKey: KeyObject, wrapped: Buffer): Buffer | null {
  try {
    const key = privateDecrypt({ key: privateKey, ...OAEP }, wrapped);
    return key.length === SESSION_KEY_BYTES ? key : null;
  } catch {
    return null;
  }
}

/** Wraps a session key for a reader. */
export function wrapSessionKey(reader: KeyObject, sessionKey: Buffer): Buffer {
  return publicEncrypt({ key: reader, ...OAEP }, sessionKey);
}

/** Reads a reader's public key from base64 SPKI: RSA of 2048 to 4096 bits; null for anything else. */
export function readPublicKey(text: string): { key: KeyObject; spki: Buffer } | null {
  const spki = readBase64(text, 1000);
  if (spki === null) return null;
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= 2048 && bits <= 4096 ? { key, spki } : null;
  } catch {
    return null;
  }
}

/** Decrypts AES-128-GCM content of a page: nonce, text, tag; null if key, label or bytes don't match. */
export function openContent(sessionKey: Buffer, label: string, content: Buffer): Buffer | null {
  if (content.length < NONCE + TAG) return null;
  try {
    const decipher = createDecipheriv('aes-128-gcm', sessionKey, content.subarray(0, NONCE)).setAAD(Buffer.from(label));
    decipher.setAuthTag(content.subarray(content.length - TAG));
    return Buffer.concat([decipher.update(content.subarray(NONCE, content.length - TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Decodes base64; null if invalid or longer than the limit. */
export function readBase64(text: string, mostBytes: number): Buffer | null {
  if (text.length === 0 || text.length > Math.ceil(mostBytes / 3) * 4 + 4) return null;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return Buffer.from(text, 'base64');
}
