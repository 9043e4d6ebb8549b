import { shownCalendars as limits } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';

/**
 * Returns the calendars to show, limited to existing ones: those shown last, otherwise the user's own, otherwise the
 * first three.
 */
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

/** Toggles a calendar; returns the same list if none or more than eight would be left. */
export function toggleCalendar(shown: readonly string[], id: string): readonly string[] {
  const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
  return next.length < limits.fewest || next.length > limits.most ? shown : next;
}

/**
 * Returns the calendar of a new event: the pressed one, otherwise the user's own if shown, otherwise the only one
 * shown, otherwise the one booked last. Null if none applies or its owner has left: the system never picks another
 * doctor's calendar.
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
