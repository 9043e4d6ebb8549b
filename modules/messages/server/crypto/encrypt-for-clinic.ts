import { createCipheriv, createPublicKey, randomBytes } from 'node:crypto';
import { SESSION_KEY_BYTES, wrapSessionKey } from './session-key.ts';

/**
 * Encrypts like a page does before it sends, for the demo clinic and tests: a fresh session key, AES-128-GCM, RSA-OAEP.
 */
export function encryptForClinic(
  publicKey: Buffer,
  label: string,
  bytes: Uint8Array,
): { sessionKey: string; encryptedText: string } {
  const key = randomBytes(SESSION_KEY_BYTES);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce).setAAD(Buffer.from(label));
  const content = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  const wrapped = wrapSessionKey(createPublicKey({ key: publicKey, format: 'der', type: 'spki' }), key);
  return { sessionKey: wrapped.toString('base64'), encryptedText: content.toString('base64') };
}
