import { closedTimes, type ClosedWhy } from '../../../rules/index.ts';
import type { ClinicCalendar } from '../../calendar-event.ts';
import { clinicClock } from '../../clinic-clock.ts';
import type { BusyTime } from '../../days/use-events.ts';
import type { OwnerHours } from '../../days/use-hours.ts';

/** A stretch of a day's column in which nobody is booked, behind the events; all in percent of the column. */
export interface Shade {
  why: ClosedWhy | 'busy';
  /** What it says of itself; nothing of ordinary hours. */
  words: string | null;
  /** Where its words begin, in percent of its own height: by day, and not at midnight. */
  wordsTop: number;
  top: number;
  height: number;
  left: number;
  width: number;
}

interface Taken {
  from: number;
  to: number;
  why: Shade['why'];
  reason: string | null;
}

const MINUTES = 1440;

/**
 * When nobody is booked on a day, YYYY-MM-DD, in a lane for each of the calendars that share its column: hours, breaks, days off and
 * what was given away elsewhere. What is the same side by side is one.
 */
export function shadesOf(
  day: string,
  calendars: readonly ClinicCalendar[],
  hours: readonly OwnerHours[],
  busy: readonly BusyTime[],
  openMinute: number,
): Shade[] {
  const ofDay = busy.flatMap((one) => busyOn(day, one));
  const lanes = calendars.map(({ calendar_id }): Taken[] => {
    const own = hours.find((one) => one.calendar_id === calendar_id);
    const closed = own === undefined ? [] : closedTimes(own, day);
    return [...closed, ...ofDay.filter((one) => one.calendar_id === calendar_id)];
  });
  const width = 100 / Math.max(1, calendars.length);
  return lanes.flatMap((taken, lane) =>
    taken.flatMap((one): Shade[] => {
      if (lane > 0 && lanes[lane - 1]!.some((beside) => isSame(beside, one))) return [];
      let until = lane + 1;
      while (until < lanes.length && lanes[until]!.some((beside) => isSame(beside, one))) until += 1;
      const isWhole = until - lane === lanes.length;
      const name = isWhole ? null : calendars.slice(lane, until).map((calendar) => calendar.last_name);
      const lasts = one.to - one.from;
      const wordsTop = one.from < openMinute && openMinute < one.to ? ((openMinute - one.from) / lasts) * 100 : 0;
      const place = { top: (one.from / MINUTES) * 100, height: (lasts / MINUTES) * 100 };
      const lanesTaken = { left: lane * width, width: (until - lane) * width };
      return [{ why: one.why, words: wordsOf(one, name), wordsTop, ...place, ...lanesTaken }];
    }),
  );
}

/** What a day off is called on the calendar. */
export function offWords(why: 'off' | 'holiday', reason: string): string {
  return why === 'holiday' ? `Holiday: ${reason}` : `Off: ${reason}`;
}

function wordsOf({ why, reason }: Taken, names: readonly string[] | null): string | null {
  if (why === 'closed' || why === 'break') return null;
  const what = why === 'busy' ? 'Busy elsewhere' : offWords(why, reason ?? '');
  // A holiday is everybody's.
  return names === null || why === 'holiday'
    ? what
    : `${names.join(' and ')} ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`;
}

function isSame(one: Taken, other: Taken): boolean {
  return one.from === other.from && one.to === other.to && one.why === other.why && one.reason === other.reason;
}

function busyOn(day: string, { calendar_id, start, end }: BusyTime): (Taken & { calendar_id: string })[] {
  const [from, to] = [clinicClock(start), clinicClock(end)];
  if (from.slice(0, 10) > day || to <= `${day} 00:00:00`) return [];
  const minutes = {
    from: from.slice(0, 10) < day ? 0 : minuteOf(from),
    to: to.slice(0, 10) > day ? MINUTES : minuteOf(to),
  };
  return [{ calendar_id, ...minutes, why: 'busy', reason: null }];
}

function minuteOf(clock: string): number {
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}
