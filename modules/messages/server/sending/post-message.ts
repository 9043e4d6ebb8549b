import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { DomainError } from '#platform/domain-error.ts';
import type { Category } from '../../rules/index.ts';
import { keepSessionKey, type Received } from '../crypto/receive-content.ts';
import { wordHashes } from '../crypto/word-hashes.ts';
import { findOwnEntries, type NamedFile } from '../drive/find-own-entries.ts';
import type { Participant, Writer } from '../writer.ts';
import { deliverMessage } from './deliver-message.ts';
import { holdMessage } from './hold-message.ts';
import { keyLabel } from '../records/key-label.ts';
import type { Sent } from './ready-message.ts';
import { unknownFile } from '../records/message-errors.ts';

/** A message whose conversation and recipients are known. */
export interface Posting {
  conversationId: string;
  /** The category of the conversation that it begins; null for an answer. */
  begins: Category | null;
  /** It begins a conversation with the clinic as a whole. */
  toClinic?: boolean | undefined;
  draftId: string;
  recipients: readonly Participant[];
  received: Received;
  files: readonly NamedFile[];
  /** What goes along of a message that is passed on. */
  entryIds?: readonly string[];
  forwardOf: string | null;
  /** The patient who takes part. */
  patientId: string | null;
  /** How it is sent, where not at once and for good. */
  how?: SendingWay | undefined;
}

/** How a message is sent. */
export interface SendingWay {
  /** Seconds in which it can be called back. */
  holdSeconds?: number | undefined;
  /** Days after which its sender is reminded that it was not read. */
  remindDays?: number | null | undefined;
}

/** Hands a message over, or keeps it for the seconds in which it can be called back. */
export async function postMessage(tx: Tx, writer: Writer, posting: Posting): Promise<Sent | DomainError> {
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
    wordHashes: await wordHashes(app, clinicId, `${received.words.subject} ${received.words.body}`),
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
