/** States of an ordered test. */
export const orderStates = [
  'Draft',
  'Ready',
  'Sent',
  'Collected',
  'Partial',
  'Final',
  'Reviewed',
  'Cancelled',
  'Error',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Transitions that a user may make by hand; all others come from sending, the laboratory or the review. */
const BY_HAND: Readonly<Record<OrderState, readonly OrderState[]>> = {
  Draft: ['Ready', 'Cancelled'],
  Ready: ['Draft', 'Cancelled'],
  Sent: ['Collected', 'Cancelled'],
  Collected: ['Cancelled'],
  Partial: ['Cancelled'],
  Final: [],
  Reviewed: [],
  Cancelled: [],
  Error: ['Ready', 'Draft', 'Cancelled'],
};

/** Returns whether a user may move a test from one state to the other. */
export function mayMove(from: OrderState, to: OrderState): boolean {
  return BY_HAND[from].includes(to);
}

/** Returns whether a test was sent to the laboratory and can only be canceled, not changed. */
export function isWithLab(state: OrderState): boolean {
  return state === 'Sent' || state === 'Collected' || state === 'Partial';
}

/** Returns whether a test is not completed yet. */
export function isOpen(state: OrderState): boolean {
  return state !== 'Reviewed' && state !== 'Cancelled';
}

/** Returns whether the clinic can still change a test. */
export function isEditable(state: OrderState): boolean {
  return state === 'Draft' || state === 'Ready' || state === 'Error';
}

// Failed tests first, then by progress.
const ORDER: readonly OrderState[] = ['Error', 'Draft', 'Ready', 'Sent', 'Collected', 'Partial', 'Final', 'Reviewed'];

/**
 * Returns the state of a whole order: that of its least advanced test, Partial if some are done, Cancelled if all are.
 */
export function groupState(states: readonly OrderState[]): OrderState {
  const standing: readonly OrderState[] = states.filter((state) => state !== 'Cancelled');
  if (standing.length === 0) return states.length === 0 ? 'Draft' : 'Cancelled';
  const least = ORDER.find((state) => standing.includes(state))!;
  const isSome = standing.some((state) => state === 'Partial' || state === 'Final' || state === 'Reviewed');
  return isSome && (least === 'Sent' || least === 'Collected') ? 'Partial' : least;
}

/**
 * Returns the state of a test from the current reports of each of its specimens, or its previous state if there are
 * none.
 */
export function stateAfterReports(
  from: OrderState,
  reports: readonly { status: 'received' | 'partial' | 'final' | 'corrected' | 'cancelled'; isReviewed: boolean }[],
): OrderState {
  if (reports.length === 0) return from;
  const open = reports.filter(({ status }) => status !== 'cancelled');
  if (open.length === 0) return 'Cancelled';
  if (open.every(({ status }) => status === 'final' || status === 'corrected'))
    return reports.every(({ isReviewed }) => isReviewed) ? 'Reviewed' : 'Final';
  if (open.some(({ status }) => status !== 'received')) return 'Partial';
  return 'Collected';
}
