import { shownCalendars as limits } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';

/** The calendars that are shown, of those that the clinic has: as they were left, else one's own, else the first three. */
export function chooseCalendars(
  kept: readonly string[],
  calendars: readonly ClinicCalendar[],
  userId: string,
): string[] {
  const known = calendars.map((calendar) => calendar.calendar_id);
  const still = known.filter((id) => kept.includes(id)).slice(0, limits.most);
  if (still.length >= limits.fewest) return still;
  const own = calendars.find((calendar) => calendar.user_id === userId);
  return own === undefined ? known.slice(0, 3) : [own.calendar_id];
}

/** Shows or hides one calendar; the answer is the same where it would leave none or more than eight. */
export function toggleCalendar(shown: readonly string[], id: string): readonly string[] {
  const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
  return next.length < limits.fewest || next.length > limits.most ? shown : next;
}

/**
 * Whose calendar a new event begins on: the one that was pressed, else one's own where it is shown, else the only one that is, else the
 * one that was booked on last. Where none of them is meant, or whose it is has left, none: another doctor's is chosen by nobody but the person.
 */
export function defaultCalendar(
  shown: readonly ClinicCalendar[],
  userId: string,
  { pressed, last }: { pressed?: string | undefined; last: string | null },
): string[] {
  const inUse = shown.filter((one) => one.is_active);
  const ids = inUse.map(({ calendar_id }) => calendar_id);
  const own = shown.find(({ user_id }) => user_id === userId)?.calendar_id;
  const only = ids.length === 1 ? ids[0] : undefined;
  if (pressed !== undefined) return ids.includes(pressed) ? [pressed] : [];
  const meant = own ?? only ?? (last !== null && ids.includes(last) ? last : undefined);
  return meant === undefined ? [] : [meant];
}
