/** Where a prescription stands: not sent, on its way, with the pharmacy, sent back, nobody answers, or on paper. */
export const prescriptionStates = ['Saved', 'Queued', 'Confirmed', 'Failed', 'Unknown', 'Printed'] as const;
export type PrescriptionState = (typeof prescriptionStates)[number];

/** Where a cancellation stands. */
export const cancelStates = ['Queued', 'Approved', 'Denied', 'Failed', 'Unknown'] as const;
export type CancelState = (typeof cancelStates)[number];

/** The tabs of the order list, with the states that each holds. */
export const orderTabs = [
  { id: 'all', label: 'All', states: prescriptionStates },
  { id: 'not-sent', label: 'Not sent', states: ['Saved'] },
  { id: 'sent', label: 'Sent', states: ['Queued'] },
  { id: 'delivered', label: 'Delivered', states: ['Confirmed', 'Printed'] },
  { id: 'failed', label: 'Failed', states: ['Failed', 'Unknown'] },
] as const satisfies readonly { id: string; label: string; states: readonly PrescriptionState[] }[];

/** Whether it can still be changed: nobody outside has it. */
export const isEditable = (state: PrescriptionState): boolean => state === 'Saved' || state === 'Failed';

/** Whether a pharmacy may have it, so that taking it back has to be told there. */
export const isWithPharmacy = (state: PrescriptionState): boolean =>
  state === 'Queued' || state === 'Confirmed' || state === 'Unknown';

/** Whether a cancellation can be asked for: a pharmacy may have it, and none is under way or agreed to. */
export function mayCancel(state: PrescriptionState, cancelState: CancelState | null): boolean {
  return isWithPharmacy(state) && cancelState !== 'Queued' && cancelState !== 'Approved';
}

/** Hours after which what waits is a task that presses: pharmacies ask a second time after two days, and stop after two weeks. */
export const REQUEST_HOURS = { second: 48, last: 14 * 24 } as const;
/** Hours without an answer after which nobody knows what became of it. */
export const UNKNOWN_AFTER_HOURS = { order: 24, cancel: 48 } as const;

/** How old something is, in words: `5 h`, `3 d`. */
export function ageWords(hours: number): string {
  return hours < 48 ? `${Math.max(0, Math.floor(hours))} h` : `${Math.floor(hours / 24)} d`;
}
