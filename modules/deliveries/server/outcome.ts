import type { Content } from './content.ts';

/**
 * The outcome of an attempt: accepted; rejected, temporarily or permanently; or unknown, because the response was lost
 * after the message was sent. The code is stable and contains no user text.
 */
export type Outcome =
  | { kind: 'taken'; providerId: string | null }
  | { kind: 'later' | 'never' | 'unknown'; code: string };

/** A message for a sender. */
export interface OutgoingMessage extends Content {
  /** The same for every attempt. */
  id: string;
  clinicId: string;
  to: string;
}

/** Sends one message; returns an outcome and never throws because of the message or the network. */
export type Sender = (message: OutgoingMessage) => Promise<Outcome>;
