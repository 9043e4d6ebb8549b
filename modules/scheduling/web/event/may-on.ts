import { today } from '#kit/formats/day.ts';
import { can, reachOf, useSession } from '#kit/session/viewer.ts';
import { isWithinReach } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';

/**
 * Whether the viewer may do to an event on these calendars what the rule allows: where it is granted for one's own calendar, or those
 * of one's practice, the event has to stand there. `before` is empty for an event that is booked.
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

/** Why the viewer may look at what stands on these calendars and not change it, though they may change others; null where they may. */
export function whyOnlyLook(calendars: readonly ClinicCalendar[], standing: readonly string[]): string | null {
  if (!can('scheduling.edit') || mayOn('scheduling.edit', calendars, standing)) return null;
  const scope = useSession.getState().viewer?.scopes?.get('scheduling.edit');
  const whose = scope === 'self' ? 'your own calendar' : 'the calendars of your practice';
  return `Your role lets you change events only on ${whose}.`;
}

/** The ids of the calendars that a rule reaches; null for all of them. */
export function calendarsInReach(rule: string, calendars: readonly ClinicCalendar[]): ReadonlySet<string> | null {
  const users = reachOf(rule);
  if (users === null) return null;
  const own = calendars.filter(({ user_id }) => user_id !== null && users.has(user_id));
  return new Set(own.map(({ calendar_id }) => calendar_id));
}

/** Whether there is a calendar that the viewer may book on; with a day, whether that is offered there: on one that is over it is not. */
export function mayBook(calendars: readonly ClinicCalendar[], day?: string): boolean {
  if (day !== undefined && day < today()) return false;
  const inUse = calendars.filter((one) => one.is_active);
  return can('scheduling.create') && calendarsInReach('scheduling.create', inUse)?.size !== 0;
}
