const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * Schedules saves: the earliest request counts, so that continuous typing doesn't postpone it; after a failure all
 * requests wait.
 */
export function createSaveClock(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let wait = 0;
  return {
    /** Requests a save in `delay` ms. */
    wish(delay: number): void {
      const at = performance.now() + Math.max(delay, wait);
      if (at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(ring, at - performance.now());
    },
    /** A save starts; later requests are for the next one. */
    begin(): void {
      clearTimeout(timer);
      due = Infinity;
    },
    /** A save failed: the next one waits, with increasing delays, or for the number of seconds given by the server. */
    fail(seconds: number | undefined): void {
      wait = seconds !== undefined ? seconds * 1000 : Math.min(wait === 0 ? FIRST_WAIT : wait * 2, LONGEST_WAIT);
    },
    /** Clears all delays and pending saves. */
    clear(): void {
      wait = 0;
      clearTimeout(timer);
      due = Infinity;
    },
    isWaiting: (): boolean => wait > 0,
  };
}
