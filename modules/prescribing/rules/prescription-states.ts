/**
 * How far a prescription has come: not sent; waiting for the network to take it; taken by the network (000); with the pharmacy (010); rejected;
 * unanswered; on paper; canceled before the pharmacy had it.
 */
export const prescriptionStates = [
  'Saved',
  'Waiting',
  'Queued',
  'Confirmed',
  'Failed',
  'Unknown',
  'Printed',
  'Withdrawn',
] as const;
export type PrescriptionState = (typeof prescriptionStates)[number];

/** How far a cancellation has come: waiting for the network, taken by it (000), answered by the pharmacy, rejected, unanswered. */
export const cancelStates = ['Waiting', 'Queued', 'Approved', 'Denied', 'Failed', 'Unknown'] as const;
export type CancelState = (typeof cancelStates)[number];

/** How far an answer to a pharmacy's request has come, by the same words. */
export type ResponseState = 'Waiting' | 'Queued' | 'Confirmed' | 'Failed' | 'Unknown';

/** What a pharmacy reports of dispensing (RxFill). */
export const fillStates = ['Dispensed', 'PartiallyDispensed', 'NotDispensed', 'Transferred'] as const;
export type FillState = (typeof fillStates)[number];

/** The tabs of the order list, with the states that each holds. */
export const orderTabs = [
  { id: 'all', label: 'All', states: prescriptionStates },
  { id: 'not-sent', label: 'Not sent', states: ['Saved'] },
  { id: 'waiting', label: 'Waiting to send', states: ['Waiting'] },
  { id: 'sent', label: 'Sent', states: ['Queued'] },
  { id: 'delivered', label: 'Delivered', states: ['Confirmed', 'Printed'] },
  { id: 'failed', label: 'Failed', states: ['Failed', 'Unknown'] },
] as const satisfies readonly { id: string; label: string; states: readonly PrescriptionState[] }[];

/** Whether it can still be changed: nobody outside has it. */
export const isEditable = (state: PrescriptionState): boolean => state === 'Saved' || state === 'Failed';

/** Whether a pharmacy has it or will get it, so that canceling it has to reach the pharmacy, or the message that waits. */
export const isWithPharmacy = (state: PrescriptionState): boolean =>
  state === 'Waiting' || state === 'Queued' || state === 'Confirmed' || state === 'Unknown';

/** Whether a cancellation can be asked for: a pharmacy may have it, and none is under way or agreed to. */
export function mayCancel(state: PrescriptionState, cancelState: CancelState | null): boolean {
  return isWithPharmacy(state) && cancelState !== 'Waiting' && cancelState !== 'Queued' && cancelState !== 'Approved';
}

/** Hours after which what waits is a task that presses: pharmacies ask a second time after two days, and stop after two weeks. */
export const REQUEST_HOURS = { second: 48, last: 14 * 24 } as const;
/** Hours without an answer after which nobody knows what became of it. */
export const UNKNOWN_AFTER_HOURS = { order: 24, cancel: 48 } as const;

/** How old something is, in words: `5 h`, `3 d`. */
export function ageWords(hours: number): string {
  return hours < 48 ? `${Math.max(0, Math.floor(hours))} h` : `${Math.floor(hours / 24)} d`;
}
