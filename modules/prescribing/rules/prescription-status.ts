import type { CancelState, FillState, PrescriptionState, ResponseState } from './prescription-states.ts';

/** What the status of a prescription follows from: only from what the network and the pharmacy have acknowledged. */
export interface StatusFacts {
  state: PrescriptionState;
  cancel_state: CancelState | null;
  fill_state: FillState | null;
}

/** The status of a prescription, the same on every screen and paper. */
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

/** The status of a prescription. A cancellation counts once the pharmacy has agreed; what was reported of dispensing stays beside it. */
export function statusOf({ state, cancel_state: cancel, fill_state: fill }: StatusFacts): PrescriptionStatus {
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

/** What has become of a cancellation; null where none was asked for, or the status says it already. */
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

/** What has become of an answer to a pharmacy's request. */
export const responseWords = (state: ResponseState): string => RESPONSE_WORDS[state];

/** Whether the network has an answer to a pharmacy's request: only then is a decision more than ours. */
export const isAnswerSent = (state: ResponseState | null): boolean => state === 'Queued' || state === 'Confirmed';

/** The status in words, with what has become of a cancellation: `Delivered to pharmacy, cancellation denied`. */
export function statusLine(facts: StatusFacts): string {
  const cancel = cancelWords(facts);
  const word = statusWords[statusOf(facts)];
  return cancel === null ? word : `${word}, ${cancel.charAt(0).toLowerCase()}${cancel.slice(1)}`;
}

/** The code of an answer where the network has not taken a message yet, and where it was withdrawn before it was sent. */
export const WAITING = 'waiting';
export const WITHDRAWN = 'withdrawn';

/** How an answer is meant: acknowledged by the network or done, still waiting, or rejected. */
export type AnswerTone = 'success' | 'warning' | 'error';

/** How the answer with this code is shown: green only for what the network has acknowledged, or what needs none. */
export function answerTone(code: string): AnswerTone {
  if (code === '000' || code === '010' || code === WITHDRAWN) return 'success';
  return code === WAITING ? 'warning' : 'error';
}
