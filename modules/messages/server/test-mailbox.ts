import { webcrypto } from 'node:crypto';
import { newId } from '#platform/id.ts';
import { messageLabel, readContent, writeContent } from '../rules/index.ts';
import { clinicKey } from './crypto/clinic-key.ts';
import { encryptForClinic } from './crypto/encrypt-for-clinic.ts';
import type { ShownMessage } from './conversation/show-messages.ts';
import type { Writer } from './writer.ts';

/** A test double for a browser's mailbox, with its own non-extractable key pair. */
export interface TestMailbox {
  publicKey: string;
  /** Encrypts a message like the page, with a new draft id. */
  write(writer: Writer, body: string, subject?: string): Promise<{ draftId: string; encrypted: EncryptedContent }>;
  /** Decrypts a message that was wrapped for this browser. */
  open(message: Pick<ShownMessage, 'draft' | 'encryptedMessage'>): Promise<string>;
}

type EncryptedContent = { sessionKey: string; encryptedText: string };

/** Opens a mailbox for a browser. */
export async function openTestMailbox(): Promise<TestMailbox> {
  const pair = await webcrypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    false,
    ['encrypt', 'decrypt'],
  );
  const spki = Buffer.from(await webcrypto.subtle.exportKey('spki', pair.publicKey));
  return {
    publicKey: spki.toString('base64'),
    async write({ app, clinicId }, body, subject = 'About you') {
      const { publicKey } = await clinicKey(app, clinicId);
      const draftId = newId();
      const text = Buffer.from(writeContent({ subject, body }));
      return { draftId, encrypted: encryptForClinic(publicKey, messageLabel(draftId), text) };
    },
    async open({ draft, encryptedMessage: { sessionKey, encryptedText } }) {
      const raw = await webcrypto.subtle.decrypt(
        { name: 'RSA-OAEP' },
        pair.privateKey,
        Buffer.from(sessionKey, 'base64'),
      );
      const key = await webcrypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
      const content = Buffer.from(encryptedText, 'base64');
      const clear = await webcrypto.subtle.decrypt(
        { name: 'AES-GCM', iv: content.subarray(0, 12), additionalData: Buffer.from(messageLabel(draft)) },
        key,
        content.subarray(12),
      );
      return readContent(Buffer.from(clear).toString())!.body;
    },
  };
}
