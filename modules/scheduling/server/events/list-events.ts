import { recordAccess } from '#audit/server';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readTimesElsewhere, type BusyTime } from '../booking/busy-times.sql.ts';
import { eventLimits as limits } from '../../rules/index.ts';
import { listEvents as readRange, type Along, type Event } from '../records/events.sql.ts';

/** A stretch of some calendars; `end` is not part of it. */
export interface Stretch {
  start: Date;
  end: Date;
  calendar_ids: readonly string[];
}

/**
 * The events of a stretch of up to 62 days and 50 calendars, the earliest first. Everybody who looks at a clinic's calendar in the same
 * moment is given one answer, so that the look is logged beside it, by `lookAtEvents`.
 */
export async function listEvents(
  { app, actor }: RequestContext,
  stretch: Stretch,
  along: Along,
): Promise<Event[] | DomainError> {
  const { start, end, calendar_ids: calendarIds } = stretch;
  return checkStretch(stretch) ?? readRange(app.database.kysely, actor.clinicId, { start, end, calendarIds }, along);
}

/** Logs that somebody looked at the calendar. */
export function lookAtEvents(ctx: RequestContext): Promise<void> {
  return recordAccess(ctx, { action: 'search', objectType: 'event' });
}

/** The times of such a stretch that members have given away elsewhere. */
export async function listBusyTimes(
  { app, actor }: RequestContext,
  stretch: Stretch,
): Promise<BusyTime[] | DomainError> {
  const error = checkStretch(stretch);
  return error ?? readTimesElsewhere(app.database.kysely, actor.clinicId, stretch);
}

function checkStretch({ start, end, calendar_ids: calendarIds }: Stretch): DomainError | null {
  const days = (end.getTime() - start.getTime()) / 86_400_000;
  if (days <= 0) return invalid([{ path: 'input.end', message: 'The end must be after the start' }]);
  if (days > limits.shownDays)
    return invalid([{ path: 'input.end', message: `At most ${limits.shownDays} days can be shown` }]);
  if (calendarIds.length > limits.calendars)
    return invalid([{ path: 'input.calendar_ids', message: `At most ${limits.calendars} calendars can be shown` }]);
  return null;
}
