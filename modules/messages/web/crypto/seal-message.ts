import { t } from '#kit/language/use-language.ts';
import { fileLabel, type MessageContent, messageLabel, readContent, writeContent } from '../../rules/index.ts';
import { browserPair } from './browser-pair.ts';
import { fromBase64, openBytes, sealBytes, toBase64 } from './seal-bytes.ts';

/** A message as sent to the server. */
export interface EncryptedMessage {
  publicKey: string;
  sessionKey: string;
  encryptedText: string;
}

/** Encrypts a message with its draft id. */
export async function sealMessage(
  clinicKey: string,
  draft: string,
  content: MessageContent,
): Promise<EncryptedMessage> {
  const [{ publicKey }, { sessionKey, bytes }] = await Promise.all([
    browserPair(),
    sealBytes(clinicKey, messageLabel(draft), new TextEncoder().encode(writeContent(content))),
  ]);
  return { publicKey, sessionKey, encryptedText: toBase64(bytes) };
}

/** Decrypts a message that was wrapped for this browser; rejects if it was wrapped for another one, or altered. */
export async function openMessage(
  draft: string,
  { sessionKey, encryptedText }: Pick<EncryptedMessage, 'sessionKey' | 'encryptedText'>,
): Promise<MessageContent> {
  const { privateKey } = await browserPair();
  const clear = await openBytes(privateKey, messageLabel(draft), sessionKey, fromBase64(encryptedText));
  const content = readContent(new TextDecoder().decode(clear));
  if (content === null) throw new Error('This is not a valid message.');
  return content;
}

/** Decrypts a message, or returns an explanation if it can't be decrypted. */
export async function openOrExplain(
  draft: string,
  encrypted: Pick<EncryptedMessage, 'sessionKey' | 'encryptedText'>,
): Promise<MessageContent> {
  return openMessage(draft, encrypted).catch(() => ({
    subject: t('This message could not be decrypted'),
    body: t('It was changed, or it was encrypted for another browser. Reload the page.'),
  }));
}

/** Encrypts a file with its upload id. */
export async function sealFile(clinicKey: string, uploadId: string, file: Blob) {
  return sealBytes(clinicKey, fileLabel(uploadId), new Uint8Array(await file.arrayBuffer()));
}

/** Decrypts a file that was wrapped for this browser. */
export async function openFile(
  uploadId: string,
  sessionKey: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { privateKey } = await browserPair();
  return openBytes(privateKey, fileLabel(uploadId), sessionKey, bytes);
}
