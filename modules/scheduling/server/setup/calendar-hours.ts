import { Temporal } from 'temporal-polyfill';
import type { Queryable } from '#platform/database.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { openingWeek, type WeekSpan } from '../../rules/index.ts';
import { readTimeOff, readWeeks, type TimeOff } from './hours.sql.ts';

/** Working hours and days off of a calendar. */
export interface CalendarSchedule {
  calendar_id: string;
  has_own_hours: boolean;
  week: WeekSpan[];
  time_off: TimeOff[];
  version: number;
}

/** Returns the hours of calendars and their days off between two days; inactive calendars are omitted. */
export async function readCalendarHours(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  days: { from: string; to: string },
): Promise<CalendarSchedule[]> {
  const [clinic, weeks, off] = await Promise.all([
    readClinic(db, clinicId),
    readWeeks(db, clinicId, ids),
    readTimeOff(db, clinicId, ids, days),
  ]);
  const opening = openingWeek(clinic.day_start_minute, clinic.day_end_minute);
  return weeks.map(({ id, has_own_hours, hours_version: version, week }) => ({
    calendar_id: id,
    has_own_hours,
    week: has_own_hours ? week : opening,
    time_off: off.filter(({ calendar_id }) => calendar_id === null || calendar_id === id),
    version,
  }));
}

/** Same for an API request: at most 50 calendars and 400 days. */
export async function calendarHours(
  { app, actor }: RequestContext,
  ids: readonly string[],
  days: { from: string; to: string },
): Promise<CalendarSchedule[] | DomainError> {
  if (ids.length > 50) return invalid([{ path: 'calendar_ids', message: 'At most 50 calendars can be shown' }]);
  const length = Temporal.PlainDate.from(days.from).until(Temporal.PlainDate.from(days.to), {
    largestUnit: 'days',
  }).days;
  if (length < 0 || length > 400) return invalid([{ path: 'to', message: 'Choose a date up to 400 days later' }]);
  return readCalendarHours(app.database.kysely, actor.clinicId, ids, days);
}
