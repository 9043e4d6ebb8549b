import type { WayElsewhere } from './controlled-elsewhere.ts';
import type { CancelState, FillState, PrescriptionState, ResponseState } from './prescription-states.ts';

/** The facts that determine the status of a prescription: only what the network and the pharmacy have acknowledged. */
export interface StatusFacts {
  state: PrescriptionState;
  cancel_state: CancelState | null;
  fill_state: FillState | null;
  /** Where a controlled substance was prescribed; null for any other drug. */
  written_in: WayElsewhere | null;
}

/** Status labels of a prescription, the same on every screen and printout. */
export const statusWords = {
  'not-sent': 'Not sent',
  waiting: 'Waiting to send',
  sent: 'Sent',
  delivered: 'Delivered to pharmacy',
  filled: 'Filled',
  'partly-filled': 'Partially filled',
  'not-filled': 'Not filled',
  transferred: 'Transferred',
  canceled: 'Canceled',
  failed: 'Failed',
  unknown: 'No answer',
  printed: 'On paper',
  elsewhere: 'In EPCS system',
} as const;

export type PrescriptionStatus = keyof typeof statusWords;

const OF_STATE: Readonly<Record<PrescriptionState, PrescriptionStatus>> = {
  Saved: 'not-sent',
  Waiting: 'waiting',
  Queued: 'sent',
  Confirmed: 'delivered',
  Failed: 'failed',
  Unknown: 'unknown',
  Printed: 'printed',
  Withdrawn: 'canceled',
};

const OF_FILL: Readonly<Record<FillState, PrescriptionStatus>> = {
  Dispensed: 'filled',
  PartiallyDispensed: 'partly-filled',
  NotDispensed: 'not-filled',
  Transferred: 'transferred',
};

/**
 * Returns the status of a prescription. A cancellation counts once the pharmacy has approved it; the dispensing report
 * stays visible next to it.
 */
export function statusOf({
  state,
  cancel_state: cancel,
  fill_state: fill,
  written_in: way,
}: StatusFacts): PrescriptionStatus {
  if (way === 'epcs') return 'elsewhere';
  if (cancel === 'Approved') return 'canceled';
  if (fill !== null && state !== 'Withdrawn' && state !== 'Failed') return OF_FILL[fill];
  return OF_STATE[state];
}

const CANCEL_WORDS: Readonly<Record<CancelState, string>> = {
  Waiting: 'Cancellation waiting to send',
  Queued: 'Cancellation sent',
  Approved: 'Cancellation approved',
  Denied: 'Cancellation denied',
  Failed: 'Cancellation failed',
  Unknown: 'Cancellation: no answer',
};

/** Returns the state of a cancellation in words, or null if none was requested or the status already says it. */
export function cancelWords({ cancel_state: cancel }: Pick<StatusFacts, 'cancel_state'>): string | null {
  return cancel === null || cancel === 'Approved' ? null : CANCEL_WORDS[cancel];
}

const RESPONSE_WORDS: Readonly<Record<ResponseState, string>> = {
  Waiting: 'Response waiting to send',
  Queued: 'Response sent',
  Confirmed: 'Response delivered to pharmacy',
  Failed: 'Response failed',
  Unknown: 'Response: no answer',
};

/** Returns the state of a response to a pharmacy request in words. */
export const responseWords = (state: ResponseState): string => RESPONSE_WORDS[state];

/** Returns whether the network has accepted a response to a pharmacy request; only then is the decision final. */
export const isAnswerSent = (state: ResponseState | null): boolean => state === 'Queued' || state === 'Confirmed';

/** Returns the status in words, with the state of a cancellation: `Delivered to pharmacy, cancellation denied`. */
export function statusLine(facts: StatusFacts): string {
  const cancel = cancelWords(facts);
  const word = statusWords[statusOf(facts)];
  return cancel === null ? word : `${word}, ${cancel.charAt(0).toLowerCase()}${cancel.slice(1)}`;
}

/**
 * Response codes for a message that the network has not accepted yet, and for one that was withdrawn before it was
 * sent.
 */
export const WAITING = 'waiting';
export const WITHDRAWN = 'withdrawn';

/** The tone of a response: acknowledged by the network or done, still waiting, or rejected. */
export type AnswerTone = 'success' | 'warning' | 'error';

/**
 * Returns the tone for a response code: green only for what the network acknowledged, or what needs no acknowledgement.
 */
export function answerTone(code: string): AnswerTone {
  if (code === '000' || code === '010' || code === WITHDRAWN) return 'success';
  return code === WAITING ? 'warning' : 'error';
}
