import type { Content } from './content.ts';

/**
 * How a try to hand a message over ended: it was taken; it was clearly not, for a reason that passes or for one that stays; or nobody
 * knows, because the answer got lost after the message had gone. The code is stable and holds nothing that somebody wrote.
 */
export type Outcome =
  | { kind: 'taken'; providerId: string | null }
  | { kind: 'later' | 'never' | 'unknown'; code: string };

/** A message as a sender is given it. */
export interface Outgoing extends Content {
  /** The same at every try. */
  id: string;
  clinicId: string;
  to: string;
}

/** Hands one message over; it answers an outcome and throws nothing that is the message's or the network's error. */
export type Sender = (message: Outgoing) => Promise<Outcome>;
