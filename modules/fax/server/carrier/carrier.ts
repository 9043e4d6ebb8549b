import type { WorkOwner } from '#platform/work/run-work.ts';
import type { FaxFailure } from '../../rules/index.ts';

/** A fax for a carrier, with numbers as dialed. */
export interface OutgoingFax {
  to: string;
  /** The clinic's own number as shown to the recipient; null if there is none. */
  from: string | null;
  /** The recipient's name, for the carrier's own page. */
  toName: string;
  pdf: Buffer;
}

/** The result of submitting a fax: the carrier's id, or why it was rejected. */
export type SubmitResult = { id: string } | { failure: FaxFailure; problem: string };

/** The progress of a fax at the carrier. */
export type Progress =
  | { state: 'under way' }
  | { state: 'sent' }
  | { state: 'failed'; failure: FaxFailure; problem: string };

/** A received fax. */
export interface IncomingFax {
  id: string;
  from: string;
  /** The dialed number. */
  to: string;
  time: Date;
}

/** A service that sends and receives faxes for the clinic. */
export interface Carrier {
  send(fax: OutgoingFax): Promise<SubmitResult>;
  progressOf(id: string): Promise<Progress>;
  /** Lists faxes received since an instant; a day of overlap is harmless. */
  listIncoming(since: Date): Promise<IncomingFax[]>;
  /** Downloads one of them as a PDF. */
  fetchIncoming(id: string): Promise<Buffer>;
}

/** Timeout of a call to a carrier. */
export const CARRIER_MS = 30_000;
/** The owner under which a carrier's responses are read. */
export const OF_CARRIER: WorkOwner = { clinicId: 'fax carrier', userId: null };

/** Maps a carrier's error message to a failure. */
export function failureOf(words: string): FaxFailure {
  const text = words.toLowerCase();
  if (text.includes('busy')) return 'busy';
  if (/no answer|no response|timeout|timed out/.test(text)) return 'no_answer';
  if (/invalid|bad number|not in service|no fax machine|wrong number|not a fax|human/.test(text)) return 'bad_number';
  return 'refused';
}
