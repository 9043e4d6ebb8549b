import { Temporal } from 'temporal-polyfill';
import { toInstant, toWallClock } from '#scheduling/rules';

const TIME_ZONE = 'America/New_York';
// What happens before the clinic opens belongs to the evening before, when the last members go home.
const OPENS = '08:00:00';
const GOES_HOME = '17:45:00';

type Day = Temporal.PlainDate;

/** Returns whether a day is a federal holiday, or the weekday on which one at a weekend is observed. */
export function isFederalHoliday(day: Day): boolean {
  const isFixed = (date: Day): boolean => FIXED.includes(date.toString().slice(5));
  if (day.dayOfWeek === 5 && isFixed(day.add({ days: 1 }))) return true;
  if (day.dayOfWeek === 1 && isFixed(day.subtract({ days: 1 }))) return true;
  if (isFixed(day)) return true;
  const nth = Math.ceil(day.day / 7);
  const isLast = day.day + 7 > day.daysInMonth;
  return MOVING.some(
    ({ month, weekday, week }) =>
      day.month === month && day.dayOfWeek === weekday && (week === 'last' ? isLast : nth === week),
  );
}

// New Year, Juneteenth, Independence Day, Veterans Day and Christmas.
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];
const MOVING: readonly { month: number; weekday: number; week: number | 'last' }[] = [
  // Martin Luther King Jr. Day, Washington's Birthday, Memorial Day, Labor Day, Columbus Day, Thanksgiving.
  { month: 1, weekday: 1, week: 3 },
  { month: 2, weekday: 1, week: 3 },
  { month: 5, weekday: 1, week: 'last' },
  { month: 9, weekday: 1, week: 1 },
  { month: 10, weekday: 1, week: 2 },
  { month: 11, weekday: 4, week: 4 },
];

/** Returns whether the demo clinic is open on a day: Monday to Friday, but not on federal holidays. */
export function isOpenDay(day: Day): boolean {
  return day.dayOfWeek <= 5 && !isFederalHoliday(day);
}

/** Returns the day itself if the clinic is open, or the last open day before it. */
export function openDayUntil(day: Day): Day {
  return isOpenDay(day) ? day : openDayUntil(day.subtract({ days: 1 }));
}

/** Returns the day itself if the clinic is open, or the next open day. */
export function openDayFrom(day: Day): Day {
  return isOpenDay(day) ? day : openDayFrom(day.add({ days: 1 }));
}

/**
 * Returns a past time as the clinic's members would have acted then: the time itself while the clinic is open,
 * otherwise the end of the last open day. Today is always open. The order of times is kept.
 */
export function workTime(time: Date, now: Date): Date {
  if (time >= now) return time;
  const [day = '', clock = ''] = toWallClock(time, TIME_ZONE).split(' ');
  const isToday = day === toWallClock(now, TIME_ZONE).slice(0, 10);
  const date = Temporal.PlainDate.from(day);
  if (isToday || isOpenDay(date)) {
    if (clock >= OPENS && clock <= GOES_HOME) return time;
    if (clock > GOES_HOME) return toInstant(`${day} ${GOES_HOME}`, TIME_ZONE);
  }
  return toInstant(`${openDayUntil(date.subtract({ days: 1 })).toString()} ${GOES_HOME}`, TIME_ZONE);
}
