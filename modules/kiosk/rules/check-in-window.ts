const MINUTE_MS = 60_000;
/** How long before an appointment a patient can check in. */
export const CHECK_IN_EARLIEST_MS = 120 * MINUTE_MS;
/** How long after its start. */
export const CHECK_IN_LATEST_MS = 30 * MINUTE_MS;

/** Returns whether a patient can check in on a tablet for an appointment that starts then. */
export function canCheckIn(start: Date, now: Date): boolean {
  const ahead = start.getTime() - now.getTime();
  return ahead <= CHECK_IN_EARLIEST_MS && ahead >= -CHECK_IN_LATEST_MS;
}
