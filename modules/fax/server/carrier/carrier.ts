import type { WorkOwner } from '#platform/work/run-work.ts';
import type { FaxFailure } from '../../rules/index.ts';

/** A fax for a carrier: numbers as they are dialled. */
export interface OutgoingFax {
  to: string;
  /** The clinic's own number, which the other side sees; null where it has none. */
  from: string | null;
  /** Who it is for, for the carrier's own page. */
  toName: string;
  pdf: Buffer;
}

/** What became of handing a fax over: the carrier's id of it, or why it did not take it. */
export type Handed = { id: string } | { failure: FaxFailure; problem: string };

/** How far a fax has come that the carrier has. */
export type Progress =
  | { state: 'under way' }
  | { state: 'sent' }
  | { state: 'failed'; failure: FaxFailure; problem: string };

/** A fax that came in. */
export interface IncomingFax {
  id: string;
  from: string;
  /** The number that was dialled. */
  to: string;
  time: Date;
}

/** Whoever sends and receives faxes for the clinic. */
export interface Carrier {
  send(fax: OutgoingFax): Promise<Handed>;
  progressOf(id: string): Promise<Progress>;
  /** What came in since an instant, a day of overlap does no harm. */
  listIncoming(since: Date): Promise<IncomingFax[]>;
  /** One of them as PDF. */
  fetchIncoming(id: string): Promise<Buffer>;
}

/** How long one call to a carrier may take. */
export const CARRIER_MS = 30_000;
/** For whom the answers of a carrier are read. */
export const OF_CARRIER: WorkOwner = { clinicId: 'fax carrier', userId: null };

/** A failure by what a carrier wrote about a call that did not go through. */
export function failureOf(words: string): FaxFailure {
  const text = words.toLowerCase();
  if (text.includes('busy')) return 'busy';
  if (/no answer|no response|timeout|timed out/.test(text)) return 'no_answer';
  if (/invalid|bad number|not in service|no fax machine|wrong number|not a fax|human/.test(text)) return 'bad_number';
  return 'refused';
}
