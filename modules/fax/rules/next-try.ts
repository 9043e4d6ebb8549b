/** Why a fax did not go. `unknown`: the carrier had it, and nobody knows what became of it. */
export type FaxFailure = 'busy' | 'no_answer' | 'bad_number' | 'refused' | 'unreachable' | 'unknown';

// Minutes until the next try. A line that is busy is free again soon; a number that is none will never be one.
const PAUSES: Partial<Record<FaxFailure, readonly number[]>> = {
  busy: [2, 5, 10, 20, 40],
  no_answer: [5, 15, 30],
  unreachable: [1, 2, 5, 15, 30, 60, 120, 240],
};

/** How many minutes after the `attempts`-th try, which ended with this failure, the next one follows; null where it is the last. */
export function nextTry(failure: FaxFailure, attempts: number): number | null {
  return PAUSES[failure]?.[attempts - 1] ?? null;
}
