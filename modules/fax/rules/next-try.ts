/** Why a fax failed. `unknown`: the carrier had it, and the outcome is unknown. */
export type FaxFailure = 'busy' | 'no_answer' | 'bad_number' | 'refused' | 'unreachable' | 'unknown';

// Minutes until the next attempt. A busy line is free again soon; a wrong number stays wrong.
const PAUSES: Partial<Record<FaxFailure, readonly number[]>> = {
  busy: [2, 5, 10, 20, 40],
  no_answer: [5, 15, 30],
  unreachable: [1, 2, 5, 15, 30, 60, 120, 240],
};

/**
 * Returns the minutes until the next attempt after the `attempts`-th one failed this way, or null if it was the last.
 */
export function nextTry(failure: FaxFailure, attempts: number): number | null {
  return PAUSES[failure]?.[attempts - 1] ?? null;
}
