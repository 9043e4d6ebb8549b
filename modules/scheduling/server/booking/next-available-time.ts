import { invalid, type Issue, type DomainError } from '#platform/domain-error.ts';
import type { Queryable } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  freeTimeLimits as limits,
  freeTimes,
  isTimeZone,
  toWallClock,
  type EventTimes,
  type TimeSearch,
} from '../../rules/index.ts';
import { readCalendarHours } from '../setup/calendar-hours.ts';
import { readBusyTimes } from '../setup/hours.sql.ts';

/** The search as received by the API: seconds, minutes and hours of the day. */
export interface TimeQuestion {
  start: Date;
  end: Date;
  duration: number;
  timeZone?: string | null;
  calendar_ids: readonly string[];
  eventGap?: number | null;
  days?: readonly number[] | null;
  startHour?: number | null;
  endHour?: number | null;
}

/** Returns the next future times at which all calendars are free, earliest first. */
export async function nextAvailableTimes(
  { app, actor, now }: RequestContext,
  question: TimeQuestion,
): Promise<EventTimes[] | DomainError> {
  const issues = problemsOf(question);
  if (issues.length > 0) return invalid(issues);
  const start = question.start > now ? question.start : now;
  if (start >= question.end) return [];
  return findFreeTimes(app.database.kysely, actor.clinicId, question.calendar_ids, {
    start,
    end: question.end,
    minutes: Math.ceil(question.duration / 60),
    timeZone: question.timeZone ?? actor.timeZone,
    gap: question.eventGap ?? 0,
    days: question.days ?? null,
    startMinute: (question.startHour ?? 0) * 60,
    endMinute: (question.endHour ?? 24) * 60,
  });
}

/** Returns the free times of calendars, based on hours, days off and bookings; empty if one of them is inactive. */
export async function findFreeTimes(
  db: Queryable,
  clinicId: string,
  calendarIds: readonly string[],
  search: TimeSearch,
): Promise<EventTimes[]> {
  const ids = [...new Set(calendarIds)];
  const dayOf = (date: Date) => toWallClock(date, search.timeZone).slice(0, 10);
  const [hours, busy] = await Promise.all([
    readCalendarHours(db, clinicId, ids, { from: dayOf(search.start), to: dayOf(search.end) }),
    readBusyTimes(db, clinicId, ids, search),
  ]);
  if (hours.length < ids.length) return [];
  const calendars = hours.map(({ calendar_id: id, week, time_off: off }) => ({
    week,
    off,
    booked: busy.filter(({ calendar_id }) => calendar_id === id),
  }));
  return freeTimes(calendars, search);
}

function problemsOf(question: TimeQuestion): Issue[] {
  const issues: Issue[] = [];
  const { start, end, duration, timeZone, calendar_ids: ids, eventGap: gap, days, startHour, endHour } = question;
  const check = (isValid: boolean, field: string, message: string) =>
    isValid || issues.push({ path: `input.${field}`, message });
  check(end > start, 'end', 'The end must be after the start');
  check(end.getTime() - start.getTime() <= limits.days * 86_400_000, 'end', `Search at most ${limits.days} days`);
  check(duration >= 60 && duration <= limits.minutes * 60, 'duration', 'Enter a duration from one minute to one day');
  check(timeZone == null || isTimeZone(timeZone), 'timeZone', 'Enter a time zone, e.g. America/New_York');
  check(
    ids.length >= 1 && ids.length <= limits.calendars,
    'calendar_ids',
    `Choose from 1 to ${limits.calendars} calendars`,
  );
  check(gap == null || (gap >= 0 && gap <= limits.gap), 'eventGap', `Enter from 0 to ${limits.gap} minutes`);
  check(
    days == null || (days.length <= 7 && days.every((day) => day >= 1 && day <= 7)),
    'days',
    'Choose days from 1 to 7',
  );
  check((startHour ?? 0) >= 0 && (startHour ?? 0) <= 23, 'startHour', 'Enter an hour from 0 to 23');
  check(
    (endHour ?? 24) > (startHour ?? 0) && (endHour ?? 24) <= 24,
    'endHour',
    'Enter an hour after the start hour, up to 24',
  );
  return issues;
}
