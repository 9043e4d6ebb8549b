import type { Category } from '../../rules/index.ts';
import type { Participant } from '../writer.ts';

/** A message of which everything is known and checked: it can be handed over now or later. */
export interface ReadyMessage {
  id: string;
  conversationId: string;
  /** The category of the conversation that it begins; null for an answer. */
  begins: Category | null;
  /** It begins a conversation with the clinic as a whole. */
  toClinic: boolean;
  draftId: string;
  recipients: readonly Participant[];
  /** As the page encrypted it. */
  content: Buffer;
  /** The session key, sealed under the installation's own. */
  sealedKey: Buffer;
  wordHashes: readonly Buffer[];
  /** Of drives, what it carries. */
  entryIds: readonly string[];
  forwardOf: string | null;
  /** The patient who takes part. */
  patientId: string | null;
  /** Days after which its sender is reminded that it was not read; null for never. */
  remindDays: number | null;
  /** Nobody wrote it in that moment. */
  automatic: boolean;
}

/** What was sent. */
export interface Sent {
  conversationId: string;
  messageId: string;
  /** Whether the patient was told; null where none takes part. */
  patientTold: boolean | null;
  /** Until when it can be called back; null where it has gone. */
  releaseTime: Date | null;
  /** A patient's message went to someone else, because no member of the conversation is present. */
  isHandedOver?: boolean;
}
