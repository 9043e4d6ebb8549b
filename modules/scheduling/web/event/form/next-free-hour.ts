import { Temporal } from 'temporal-polyfill';

/** The hour of a new event that nobody has chosen a time for: the next one from `now` where the day is today, else nine o'clock. */
export function nextFreeHour(day: string, now: string): { start: string; end: string } {
  const isToday = now.slice(0, 10) === day;
  const hour = isToday ? Math.min(22, Number(now.slice(11, 13)) + 1) : 9;
  return oneHour(`${day} ${String(hour).padStart(2, '0')}:00:00`);
}

/** One hour from a time on the clinic's clock, YYYY-MM-DD HH:mm:ss: how long a new event lasts. */
export function oneHour(start: string): { start: string; end: string } {
  const end = Temporal.PlainDateTime.from(start.replace(' ', 'T')).add({ hours: 1 });
  return { start, end: end.toString({ smallestUnit: 'second' }).replace('T', ' ') };
}
