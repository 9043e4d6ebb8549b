import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { DomainError } from '#platform/domain-error.ts';
import type { Category } from '../../rules/index.ts';
import { keepSessionKey, type ReceivedContent } from '../crypto/receive-content.ts';
import { indexHashes } from '../crypto/word-hashes.ts';
import { findOwnEntries, type NamedFile } from '../drive/find-own-entries.ts';
import type { Participant, Writer } from '../writer.ts';
import { deliverMessage } from './deliver-message.ts';
import { holdMessage } from './hold-message.ts';
import { keyLabel } from '../records/key-label.ts';
import type { SendResult } from './ready-message.ts';
import { unknownFile } from '../records/message-errors.ts';

/** A message with a known conversation and recipients. */
export interface MessagePosting {
  conversationId: string;
  /** The category of a new conversation; null for a reply. */
  begins: Category | null;
  /** Starts a conversation with the clinic as a whole. */
  toClinic?: boolean | undefined;
  draftId: string;
  recipients: readonly Participant[];
  received: ReceivedContent;
  files: readonly NamedFile[];
  /** Forwarded drive entries. */
  entryIds?: readonly string[];
  forwardOf: string | null;
  /** The participating patient. */
  patientId: string | null;
  /** Sending options, if not sent immediately. */
  how?: SendingWay | undefined;
}

/** Sending options of a message. */
export interface SendingWay {
  /** Seconds in which it can be recalled. */
  holdSeconds?: number | undefined;
  /** Days after which the sender is reminded if it is unread. */
  remindDays?: number | null | undefined;
}

/** Sends a message, or holds it for the time in which it can be recalled. */
export async function postMessage(tx: Tx, writer: Writer, posting: MessagePosting): Promise<SendResult | DomainError> {
  const { app, clinicId } = writer;
  const { received, how = {} } = posting;
  const chosen = await findOwnEntries(tx, writer, posting.files);
  if (chosen === null) return unknownFile();
  const id = newId();
  const ready = {
    id,
    conversationId: posting.conversationId,
    begins: posting.begins,
    toClinic: posting.toClinic ?? false,
    draftId: posting.draftId,
    recipients: posting.recipients,
    content: received.content,
    sealedKey: await keepSessionKey(app, keyLabel(clinicId, id), received.sessionKey),
    wordHashes: await indexHashes(app, clinicId, `${received.words.subject} ${received.words.body}`),
    entryIds: [...new Set([...(posting.entryIds ?? []), ...chosen])],
    forwardOf: posting.forwardOf,
    patientId: posting.patientId,
    remindDays: how.remindDays ?? null,
    automatic: false,
  };
  const seconds = how.holdSeconds ?? 0;
  return seconds > 0 && writer.type === 'Doctor'
    ? holdMessage(tx, writer, ready, seconds)
    : deliverMessage(tx, writer, ready);
}
