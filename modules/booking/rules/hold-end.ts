import { openingWeek, workingTime, type DaysOff } from '#scheduling/rules';

/** The clinic's opening hours in minutes after midnight, and its holidays. */
export interface ClinicHours {
  startMinute: number;
  endMinute: number;
  off: readonly DaysOff[];
  timeZone: string;
}

const HOUR = 3_600_000;
const BEFORE = 2 * HOUR;
const LONGEST = 14 * 24 * HOUR;

/**
 * Returns when a request made now stops holding its time: after `hours` working hours of the clinic, but at most two
 * weeks, and in time before the appointment: two hours, or half of the remaining time if it is sooner.
 */
export function holdEnd(now: Date, start: Date, hours: number, clinic: ClinicHours): Date {
  const { startMinute, endMinute, off, timeZone } = clinic;
  const [at, begin] = [now.getTime(), start.getTime()];
  const last = at + LONGEST;
  const latest = Math.max(begin - BEFORE, at + (begin - at) / 2);
  const open = workingTime(
    { week: openingWeek(startMinute, endMinute), off },
    { start: now, end: new Date(last), timeZone },
  );
  let left = hours * HOUR;
  for (const { from, to } of open) {
    if (to - from >= left) return new Date(Math.min(from + left, latest));
    left -= to - from;
  }
  return new Date(Math.min(last, latest));
}
