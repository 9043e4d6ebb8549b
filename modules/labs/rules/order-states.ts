/** How far an ordered test is. */
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

/** What a person may make of a test by hand; all else comes from sending, from the laboratory or from the review. */
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

/** Whether a person may move a test from one state to the other. */
export function mayMove(from: OrderState, to: OrderState): boolean {
  return BY_HAND[from].includes(to);
}

/** Whether a test is with the laboratory: it can be changed no more, only taken back. */
export function isWithLab(state: OrderState): boolean {
  return state === 'Sent' || state === 'Collected' || state === 'Partial';
}

/** Whether something is still to be done about a test. */
export function isOpen(state: OrderState): boolean {
  return state !== 'Reviewed' && state !== 'Cancelled';
}

/** Whether the clinic can still change a test. */
export function isEditable(state: OrderState): boolean {
  return state === 'Draft' || state === 'Ready' || state === 'Error';
}

// What needs somebody comes first; then what is least far.
const ORDER: readonly OrderState[] = ['Error', 'Draft', 'Ready', 'Sent', 'Collected', 'Partial', 'Final', 'Reviewed'];

/** The state of a whole order: that of its test that is least far, Partial where some are done; Cancelled where all are. */
export function groupState(states: readonly OrderState[]): OrderState {
  const standing: readonly OrderState[] = states.filter((state) => state !== 'Cancelled');
  if (standing.length === 0) return states.length === 0 ? 'Draft' : 'Cancelled';
  const least = ORDER.find((state) => standing.includes(state))!;
  const isSome = standing.some((state) => state === 'Partial' || state === 'Final' || state === 'Reviewed');
  return isSome && (least === 'Sent' || least === 'Collected') ? 'Partial' : least;
}

/** The state of a test by what its laboratory reports now of each of its specimens; that of before where it reports nothing. */
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
