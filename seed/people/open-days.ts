import { Temporal } from 'temporal-polyfill';
import { isFederalHoliday, toInstant, toWallClock } from '#scheduling/rules';

const TIME_ZONE = 'America/New_York';
// What happens before the clinic opens belongs to the evening before, when the last members go home.
const OPENS = '08:00:00';
const GOES_HOME = '17:45:00';

type Day = Temporal.PlainDate;

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
