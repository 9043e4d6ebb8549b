import { Temporal } from 'temporal-polyfill';

/** Returns the default hour of a new event: the next full hour from `now` if the day is today, otherwise 9 AM. */
export function nextFreeHour(day: string, now: string): { start: string; end: string } {
  const isToday = now.slice(0, 10) === day;
  const hour = isToday ? Math.min(22, Number(now.slice(11, 13)) + 1) : 9;
  return oneHour(`${day} ${String(hour).padStart(2, '0')}:00:00`);
}

/** Returns the hour from a wall-clock time, YYYY-MM-DD HH:mm:ss: the default length of a new event. */
export function oneHour(start: string): { start: string; end: string } {
  const end = Temporal.PlainDateTime.from(start.replace(' ', 'T')).add({ hours: 1 });
  return { start, end: end.toString({ smallestUnit: 'second' }).replace('T', ' ') };
}
