import { today } from '#kit/formats/day.ts';
import { can, reachOf, useSession } from '#kit/session/viewer.ts';
import { isWithinReach } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';

/**
 * Returns whether the user's permission covers an event on these calendars: if it is limited to the user's own calendar
 * or practice, the event must be there. `before` is empty for a new event.
 */
export function mayOn(
  rule: string,
  calendars: readonly ClinicCalendar[],
  before: readonly string[],
  after: readonly string[] = before,
): boolean {
  const reach = calendarsInReach(rule, calendars);
  return can(rule) && (reach === null || isWithinReach(reach, before, after));
}

/** Returns why events on these calendars are read-only for the user, who can change others; null if they are not. */
export function whyOnlyLook(calendars: readonly ClinicCalendar[], standing: readonly string[]): string | null {
  if (!can('scheduling.edit') || mayOn('scheduling.edit', calendars, standing)) return null;
  const scope = useSession.getState().viewer?.scopes?.get('scheduling.edit');
  const whose = scope === 'self' ? 'your own calendar' : 'the calendars of your practice';
  return `Your role lets you change events only on ${whose}.`;
}

/** Returns the IDs of the calendars that a rule covers; null for all. */
export function calendarsInReach(rule: string, calendars: readonly ClinicCalendar[]): ReadonlySet<string> | null {
  const users = reachOf(rule);
  if (users === null) return null;
  const own = calendars.filter(({ user_id }) => user_id !== null && users.has(user_id));
  return new Set(own.map(({ calendar_id }) => calendar_id));
}

/** Returns whether the user can book on any of the calendars; with a day, false if it is in the past. */
export function mayBook(calendars: readonly ClinicCalendar[], day?: string): boolean {
  if (day !== undefined && day < today()) return false;
  const inUse = calendars.filter((one) => one.is_active);
  return can('scheduling.create') && calendarsInReach('scheduling.create', inUse)?.size !== 0;
}
