import { formatClock } from '#kit/formats/time.ts';

/** Formats a minute of the day as HH:MM; the end of the day as 00:00. */
export function clockOfMinutes(minute: number): string {
  const at = minute % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** Formats a part of a day: "1:00 PM – 3:00 PM", "From 1:00 PM", "Until 10:00 AM", "All day". */
export function dayPartWords(from: number, to: number): string {
  const at = (minute: number) => formatClock(clockOfMinutes(minute));
  if (from === 0) return to === 1440 ? 'All day' : `Until ${at(to)}`;
  return to === 1440 ? `From ${at(from)}` : `${at(from)} – ${at(to)}`;
}

/** Parses HH:MM to a minute of the day, optionally with midnight as the end of the day; null if it is not valid. */
export function minutesOfClock(clock: string, isEnd: boolean): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(clock);
  if (match === null) return null;
  const minute = Number(match[1]) * 60 + Number(match[2]);
  return isEnd && minute === 0 ? 1440 : minute;
}
