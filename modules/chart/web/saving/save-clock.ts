const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** When to save next: the earliest wish counts, so that who types on and on does not put it off; after a failure all wishes wait. */
export function createSaveClock(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let wait = 0;
  return {
    /** In so many ms. */
    wish(delay: number): void {
      const at = performance.now() + Math.max(delay, wait);
      if (at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(ring, at - performance.now());
    },
    /** The save begins; wishes from now on are for the next one. */
    begin(): void {
      clearTimeout(timer);
      due = Infinity;
    },
    /** It failed: the next one waits, each time longer, or for as many seconds as the server says. */
    fail(seconds: number | undefined): void {
      wait = seconds !== undefined ? seconds * 1000 : Math.min(wait === 0 ? FIRST_WAIT : wait * 2, LONGEST_WAIT);
    },
    /** Nothing has to wait any more. */
    clear(): void {
      wait = 0;
      clearTimeout(timer);
      due = Infinity;
    },
    isWaiting: (): boolean => wait > 0,
  };
}
