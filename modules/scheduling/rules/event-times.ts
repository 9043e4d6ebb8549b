import { toInstant } from './wall-clock.ts';

/** When an event begins and ends. */
export interface EventTimes {
  start_time: Date;
  end_time: Date;
}

/** The instants of an event that begins when a wall clock in `timeZone` shows `start` and lasts `duration` seconds. */
export function eventTimes(start: string, duration: number, timeZone: string): EventTimes {
  const begins = toInstant(start, timeZone);
  return { start_time: begins, end_time: new Date(begins.getTime() + duration * 1000) };
}
