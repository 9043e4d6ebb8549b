import { recordAccess } from '#audit/server';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readTimesElsewhere, type BusyTime } from '../booking/busy-times.sql.ts';
import { eventLimits as limits } from '../../rules/index.ts';
import { listEvents as readRange, type RelatedData, type Event } from '../records/events.sql.ts';

/** A time range on some calendars; `end` is exclusive. */
export interface CalendarRange {
  start: Date;
  end: Date;
  calendar_ids: readonly string[];
}

/**
 * Returns the events of a range of up to 62 days and 50 calendars, earliest first. Concurrent requests for the same
 * range share one result, so the access is logged separately, by `lookAtEvents`.
 */
export async function listEvents(
  { app, actor }: RequestContext,
  stretch: CalendarRange,
  along: RelatedData,
): Promise<Event[] | DomainError> {
  const { start, end, calendar_ids: calendarIds } = stretch;
  return checkStretch(stretch) ?? readRange(app.database.kysely, actor.clinicId, { start, end, calendarIds }, along);
}

/** Logs an access to the calendar. */
export function lookAtEvents(ctx: RequestContext): Promise<void> {
  return recordAccess(ctx, { action: 'search', objectType: 'event' });
}

/** Returns the external busy times of such a range. */
export async function listBusyTimes(
  { app, actor }: RequestContext,
  stretch: CalendarRange,
): Promise<BusyTime[] | DomainError> {
  const error = checkStretch(stretch);
  return error ?? readTimesElsewhere(app.database.kysely, actor.clinicId, stretch);
}

function checkStretch({ start, end, calendar_ids: calendarIds }: CalendarRange): DomainError | null {
  const days = (end.getTime() - start.getTime()) / 86_400_000;
  if (days <= 0) return invalid([{ path: 'input.end', message: 'The end must be after the start' }]);
  if (days > limits.shownDays)
    return invalid([{ path: 'input.end', message: `At most ${limits.shownDays} days can be shown` }]);
  if (calendarIds.length > limits.calendars)
    return invalid([{ path: 'input.calendar_ids', message: `At most ${limits.calendars} calendars can be shown` }]);
  return null;
}
