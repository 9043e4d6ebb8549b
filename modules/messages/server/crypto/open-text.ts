import { type MessageContent, messageLabel, readContent } from '../../rules/index.ts';
import { openSealed } from './seal-with.ts';
import { openContent } from './session-key.ts';

/**
 * Decrypts the stored text of a message or a note; null if it can't be decrypted. `secret` is the key of the
 * installation, `label` what the session key is bound to.
 */
export function openText(
  secret: Buffer,
  label: string,
  stored: { draft_id: string; content: Buffer; sealed_key: Buffer },
): MessageContent | null {
  const clear = openContent(
    openSealed(secret, label, stored.sealed_key),
    messageLabel(stored.draft_id),
    stored.content,
  );
  return clear === null ? null : readContent(clear.toString('utf8'));
}
