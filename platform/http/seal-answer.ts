import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { App } from '../app.ts';

/** Encrypts what a call answered; it opens only with the same label. */
export async function sealText({ keys }: Pick<App, 'keys'>, label: string, text: Buffer): Promise<Buffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('answers'), nonce).setAAD(Buffer.from(label));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `sealText` returned; throws if the label differs. */
export async function openText({ keys }: Pick<App, 'keys'>, label: string, sealed: Buffer): Promise<Buffer> {
  const cipher = createDecipheriv('aes-256-gcm', await keys.secret('answers'), sealed.subarray(0, 12));
  cipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]);
}
