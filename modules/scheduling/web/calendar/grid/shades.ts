import { busyWords, closedTimes, type ClosedReason } from '../../../rules/index.ts';
import type { ClinicCalendar } from '../../calendar-event.ts';
import { clinicClock } from '../../clinic-clock.ts';
import type { BusyTime } from '../../days/use-events.ts';
import type { OwnerHours } from '../../days/use-hours.ts';

/** A closed time in a day's column, behind the events; all values in percent of the column. */
export interface Shade {
  why: ClosedReason | 'busy';
  /** The label; null for ordinary hours. */
  words: string | null;
  /** Position of the label, in percent of the shade's height: at the start of the working day, not at midnight. */
  wordsTop: number;
  top: number;
  height: number;
  left: number;
  width: number;
}

interface ClosedSpan {
  from: number;
  to: number;
  why: Shade['why'];
  reason: string | null;
}

const MINUTES = 1440;

/**
 * Returns the closed times of a day (YYYY-MM-DD), in a lane for each calendar that shares the column: hours, breaks,
 * days off and external busy times. Identical times of adjacent calendars are merged.
 */
export function shadesOf(
  day: string,
  calendars: readonly ClinicCalendar[],
  hours: readonly OwnerHours[],
  busy: readonly BusyTime[],
  openMinute: number,
): Shade[] {
  const ofDay = busy.flatMap((one) => busyOn(day, one));
  const lanes = calendars.map(({ calendar_id }): ClosedSpan[] => {
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

/** Returns the calendar label of a day off. */
export function offWords(why: 'off' | 'holiday', reason: string): string {
  return why === 'holiday' ? `Holiday: ${reason}` : `Off: ${reason}`;
}

function wordsOf({ why, reason }: ClosedSpan, names: readonly string[] | null): string | null {
  if (why === 'closed' || why === 'break') return null;
  const what = why === 'busy' ? busyWords(reason ?? '') : offWords(why, reason ?? '');
  // A holiday applies to all calendars.
  return names === null || why === 'holiday'
    ? what
    : `${names.join(' and ')} ${what.slice(0, 1).toLowerCase()}${what.slice(1)}`;
}

function isSame(one: ClosedSpan, other: ClosedSpan): boolean {
  return one.from === other.from && one.to === other.to && one.why === other.why && one.reason === other.reason;
}

function busyOn(day: string, { calendar_id, source, start, end }: BusyTime): (ClosedSpan & { calendar_id: string })[] {
  const [from, to] = [clinicClock(start), clinicClock(end)];
  if (from.slice(0, 10) > day || to <= `${day} 00:00:00`) return [];
  const minutes = {
    from: from.slice(0, 10) < day ? 0 : minuteOf(from),
    to: to.slice(0, 10) > day ? MINUTES : minuteOf(to),
  };
  return [{ calendar_id, ...minutes, why: 'busy', reason: source }];
}

function minuteOf(clock: string): number {
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}
