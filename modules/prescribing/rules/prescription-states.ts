/**
 * States of a prescription: not sent; waiting for the network; accepted by the network (000); confirmed by the pharmacy
 * (010); rejected; unanswered; on paper; canceled before the pharmacy received it.
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

/**
 * States of a cancellation: waiting for the network, accepted by it (000), answered by the pharmacy, rejected,
 * unanswered.
 */
export const cancelStates = ['Waiting', 'Queued', 'Approved', 'Denied', 'Failed', 'Unknown'] as const;
export type CancelState = (typeof cancelStates)[number];

/** State of a response to a pharmacy request, with the same names. */
export type ResponseState = 'Waiting' | 'Queued' | 'Confirmed' | 'Failed' | 'Unknown';

/** Dispensing reports of a pharmacy (RxFill). */
export const fillStates = ['Dispensed', 'PartiallyDispensed', 'NotDispensed', 'Transferred'] as const;
export type FillState = (typeof fillStates)[number];

/** The tabs of the order list, with the states in each. */
export const orderTabs = [
  { id: 'all', label: 'All', states: prescriptionStates },
  { id: 'not-sent', label: 'Not sent', states: ['Saved'] },
  { id: 'waiting', label: 'Waiting to send', states: ['Waiting'] },
  { id: 'sent', label: 'Sent', states: ['Queued'] },
  { id: 'delivered', label: 'Delivered', states: ['Confirmed', 'Printed'] },
  { id: 'failed', label: 'Failed', states: ['Failed', 'Unknown'] },
] as const satisfies readonly { id: string; label: string; states: readonly PrescriptionState[] }[];

/** Returns whether a prescription can still be changed, because it has not left the clinic. */
export const isEditable = (state: PrescriptionState): boolean => state === 'Saved' || state === 'Failed';

/**
 * Returns whether a pharmacy has the prescription or will receive it, so that a cancellation must reach the pharmacy or
 * withdraw the waiting message.
 */
export const isWithPharmacy = (state: PrescriptionState): boolean =>
  state === 'Waiting' || state === 'Queued' || state === 'Confirmed' || state === 'Unknown';

/**
 * Returns whether a cancellation can be requested: a pharmacy may have the prescription, and no cancellation is pending
 * or approved.
 */
export function mayCancel(state: PrescriptionState, cancelState: CancelState | null): boolean {
  return isWithPharmacy(state) && cancelState !== 'Waiting' && cancelState !== 'Queued' && cancelState !== 'Approved';
}

/** Hours after which a waiting request becomes urgent: pharmacies ask again after two days and stop after two weeks. */
export const REQUEST_HOURS = { second: 48, last: 14 * 24 } as const;
/** Hours without a response after which the outcome is unknown. */
export const UNKNOWN_AFTER_HOURS = { order: 24, cancel: 48 } as const;

/** Formats an age: `5 h`, `3 d`. */
export function ageWords(hours: number): string {
  return hours < 48 ? `${Math.max(0, Math.floor(hours))} h` : `${Math.floor(hours / 24)} d`;
}
