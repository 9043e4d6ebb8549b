import type { Category } from '../../rules/index.ts';
import type { Participant } from '../writer.ts';

/** A validated message that can be sent now or later. */
export interface ReadyMessage {
  id: string;
  conversationId: string;
  /** The category of a new conversation; null for a reply. */
  begins: Category | null;
  /** Starts a conversation with the clinic as a whole. */
  toClinic: boolean;
  draftId: string;
  recipients: readonly Participant[];
  /** As encrypted by the page. */
  content: Buffer;
  /** The session key, encrypted with the installation's key. */
  sealedKey: Buffer;
  wordHashes: readonly Buffer[];
  /** Attached drive entries. */
  entryIds: readonly string[];
  forwardOf: string | null;
  /** The participating patient. */
  patientId: string | null;
  /** Days after which the sender is reminded if it is unread; null for never. */
  remindDays: number | null;
  /** Sent automatically. */
  automatic: boolean;
}

/** The result of sending. */
export interface SendResult {
  conversationId: string;
  messageId: string;
  /** True if the patient was notified; null if no patient participates. */
  patientTold: boolean | null;
  /** Deadline for recalling it; null if it was sent. */
  releaseTime: Date | null;
  /** A patient's message was sent to another member, because no member of the conversation is present. */
  isHandedOver?: boolean;
}
