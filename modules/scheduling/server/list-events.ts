import { recordAccess } from '#audit/server';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { readTimesElsewhere, type BusyTime } from './busy-times.sql.ts';
import { eventLimits as limits } from '../rules/index.ts';
import { listEvents as readRange, type Along, type Event } from './events.sql.ts';

/** A stretch of some calendars; `end` is not part of it. */
export interface Stretch {
  start: Date;
  end: Date;
  calendar_ids: readonly string[];
}

/** The events of a stretch of up to 62 days and 50 calendars, the earliest first. The look is logged. */
export async function listEvents(request: Request, stretch: Stretch, along: Along): Promise<Event[] | Refusal> {
  const refusal = checkStretch(stretch);
  if (isRefusal(refusal)) return refusal;
  const { start, end, calendar_ids: calendarIds } = stretch;
  const [events] = await Promise.all([
    readRange(request.house.database.kysely, request.actor.clinicId, { start, end, calendarIds }, along),
    recordAccess(request, { action: 'search', objectType: 'event' }),
  ]);
  return events;
}

/** The times of such a stretch that members have given away elsewhere. */
export async function listBusyTimes({ house, actor }: Request, stretch: Stretch): Promise<BusyTime[] | Refusal> {
  const refusal = checkStretch(stretch);
  return refusal ?? readTimesElsewhere(house.database.kysely, actor.clinicId, stretch);
}

function checkStretch({ start, end, calendar_ids: calendarIds }: Stretch): Refusal | null {
  const days = (end.getTime() - start.getTime()) / 86_400_000;
  if (days <= 0) return invalid([{ path: 'input.end', message: 'The end must be after the start' }]);
  if (days > limits.shownDays)
    return invalid([{ path: 'input.end', message: `At most ${limits.shownDays} days can be shown` }]);
  if (calendarIds.length > limits.calendars)
    return invalid([{ path: 'input.calendar_ids', message: `At most ${limits.calendars} calendars can be shown` }]);
  return null;
}
