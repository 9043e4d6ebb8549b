import type { App } from '#platform/app.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import { checkContent, type MessageContent, messageLabel, messageLimits, readContent } from '../../rules/index.ts';
import { clinicKey } from './clinic-key.ts';
import { sealWith } from './seal-with.ts';
import { openContent, readBase64, unwrapSessionKey } from './session-key.ts';

/** Encrypted content as received by the API. */
export interface EncryptedContent {
  sessionKey: string;
  encryptedText: string;
}

/** A message decrypted for validation; its text is discarded after the call. */
export interface ReceivedContent {
  content: Buffer;
  sessionKey: Buffer;
  words: MessageContent;
}

// At most four bytes per character, plus the JSON overhead.
const MOST_BYTES = (messageLimits.subject + messageLimits.body) * 6 + 200;

/**
 * Decrypts and validates content sent by a page; BAD_USER_INPUT with the field if it was not encrypted with this
 * clinic's key for this draft.
 */
export async function receiveContent(
  app: App,
  clinicId: string,
  draftId: string,
  sent: EncryptedContent,
): Promise<ReceivedContent | DomainError> {
  const wrapped = readBase64(sent.sessionKey, 600);
  const { privateKey } = await clinicKey(app, clinicId);
  const sessionKey = wrapped === null ? null : unwrapSessionKey(privateKey, wrapped);
  if (sessionKey === null)
    return invalid([{ path: 'encryptedMessage.sessionKey', message: 'Send a key wrapped for this clinic.' }]);
  const content = readBase64(sent.encryptedText, MOST_BYTES);
  const clear = content === null ? null : openContent(sessionKey, messageLabel(draftId), content);
  const written = clear === null ? null : readContent(clear.toString('utf8'));
  if (content === null || written === null)
    return invalid([{ path: 'encryptedMessage.encryptedText', message: 'This could not be decrypted with its key.' }]);
  const checked = checkContent(written);
  if (Array.isArray(checked))
    return invalid(checked.map(({ path, message }) => ({ path: `encryptedMessage.${path}`, message })));
  return { content, sessionKey, words: checked };
}

/** Encrypts a session key for storage, bound to a label. */
export async function keepSessionKey(app: App, label: string, sessionKey: Buffer): Promise<Buffer> {
  return sealWith(await app.keys.secret('messages'), label, sessionKey);
}
