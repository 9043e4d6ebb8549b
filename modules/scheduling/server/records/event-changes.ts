import { eventTimes, isBusy, toWallClock, type EventPatchFields } from '../../rules/index.ts';
import type { Event } from './events.sql.ts';

/** The ids that a booking names for the first time; others were checked when they were written. */
export interface Named {
  calendar_ids: readonly string[];
  category_id?: string;
  patient_id?: string | null;
  resource_ids?: readonly string[];
}

/** The fields of an event that an edit may change, as they are kept. */
export type Editable = Pick<
  Event,
  | 'title'
  | 'status'
  | 'notes'
  | 'color'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'category_id'
  | 'patient_id'
  | 'notification_plan_id'
> & { calendar_ids: readonly string[]; resource_ids: readonly string[] };

/** What happened to an event, in one word for its subscribers. */
export type EventChange = 'created' | 'moved' | 'changed' | 'canceled' | 'checkedin' | 'deleted';

/** What an edit may change of a kept event. */
export function editableOf(event: Event): Editable {
  const {
    title,
    status,
    notes,
    color,
    start_time,
    end_time,
    time_zone,
    category_id,
    patient_id,
    notification_plan_id,
  } = event;
  const calendarIds = (event.attendees ?? []).map(({ calendar_id }) => calendar_id).sort();
  return {
    title,
    status,
    notes,
    color,
    start_time,
    end_time,
    time_zone,
    category_id,
    patient_id,
    notification_plan_id,
    calendar_ids: calendarIds,
    resource_ids: [...(event.resource_ids ?? [])].sort(),
  };
}

/** What is changed of an event; its notifications by the plan that they are kept as. */
export type EventChanges = EventPatchFields & { notification_plan_id?: string | null };

/** An event after a patch; what the patch leaves out stays. */
export function patched(before: Editable, patch: EventChanges): Editable {
  const {
    color_id,
    start: _start,
    duration: _duration,
    timezone: _zone,
    RRULE: _rule,
    RDATE: _added,
    EXDATE: _left,
    event_notifications: _notifications,
    ...same
  } = patch;
  return { ...before, ...withoutGaps({ ...same, color: color_id }), ...timesAfter(before, patch) };
}

function timesAfter(
  before: Editable,
  patch: EventPatchFields,
): Pick<Editable, 'start_time' | 'end_time' | 'time_zone'> {
  const timeZone = patch.timezone ?? before.time_zone;
  const duration = patch.duration ?? (before.end_time.getTime() - before.start_time.getTime()) / 1000;
  const stood = toWallClock(before.start_time, before.time_zone);
  const start = patch.start ?? stood;
  // The same wall clock is the same instant, also in the hour that autumn shows twice.
  if (start === stood && timeZone === before.time_zone) {
    return {
      start_time: before.start_time,
      end_time: new Date(before.start_time.getTime() + duration * 1000),
      time_zone: timeZone,
    };
  }
  return { ...eventTimes(start, duration, timeZone), time_zone: timeZone };
}

function withoutGaps<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** The ids that an edit brings in; null where it brings in none. */
export function newlyNamed(before: Editable, after: Editable): Named | null {
  const calendarIds = after.calendar_ids.filter((id) => !before.calendar_ids.includes(id));
  const category = after.category_id === before.category_id ? undefined : after.category_id;
  const patient = after.patient_id === before.patient_id ? undefined : after.patient_id;
  const rooms = after.resource_ids.filter((id) => !before.resource_ids.includes(id));
  if (calendarIds.length + rooms.length === 0 && category === undefined && patient == null) return null;
  return { calendar_ids: calendarIds, category_id: category, patient_id: patient, resource_ids: rooms };
}

/** Whether an edit takes time that the event did not take before. */
export function takesNewTime(before: Editable, after: Editable): boolean {
  if (!isBusy(after.status)) return false;
  if (!isBusy(before.status) || after.start_time < before.start_time || after.end_time > before.end_time) return true;
  const named = newlyNamed(before, after);
  return (
    named !== null && (named.calendar_ids.length > 0 || named.patient_id != null || named.resource_ids?.length !== 0)
  );
}

/** The word for an edit, from the fields that it changed. */
export function changeOf(changed: readonly string[], status: Event['status']): EventChange {
  if (changed.includes('status') && (status === 'canceled' || status === 'checkedin')) return status;
  return changed.some((field) => field === 'start_time' || field === 'end_time' || field === 'calendar_ids')
    ? 'moved'
    : 'changed';
}
