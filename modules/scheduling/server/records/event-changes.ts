import { eventTimes, isBusy, toWallClock, type EventPatchFields } from '../../rules/index.ts';
import type { Event } from './events.sql.ts';

/** IDs that a booking adds; existing ones were checked when they were written. */
export interface AddedIds {
  calendar_ids: readonly string[];
  category_id?: string;
  patient_id?: string | null;
  resource_ids?: readonly string[];
}

/** The stored fields of an event that an edit can change. */
export type EditableFields = Pick<
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

/** The kind of change to an event, for subscribers. */
export type EventChange = 'created' | 'moved' | 'changed' | 'canceled' | 'checkedin' | 'deleted';

/** Returns the editable fields of a stored event. */
export function editableOf(event: Event): EditableFields {
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

/** Changes to an event; notifications are given by the ID of the stored plan. */
export type EventChanges = EventPatchFields & { notification_plan_id?: string | null };

/** Applies a patch to an event; omitted fields stay. */
export function patched(before: EditableFields, patch: EventChanges): EditableFields {
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
  before: EditableFields,
  patch: EventPatchFields,
): Pick<EditableFields, 'start_time' | 'end_time' | 'time_zone'> {
  const timeZone = patch.timezone ?? before.time_zone;
  const duration = patch.duration ?? (before.end_time.getTime() - before.start_time.getTime()) / 1000;
  const stood = toWallClock(before.start_time, before.time_zone);
  const start = patch.start ?? stood;
  // The same wall-clock time is the same instant, even in the repeated hour in fall.
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

/** Returns the IDs that an edit adds; null if there are none. */
export function newlyNamed(before: EditableFields, after: EditableFields): AddedIds | null {
  const calendarIds = after.calendar_ids.filter((id) => !before.calendar_ids.includes(id));
  const category = after.category_id === before.category_id ? undefined : after.category_id;
  const patient = after.patient_id === before.patient_id ? undefined : after.patient_id;
  const rooms = after.resource_ids.filter((id) => !before.resource_ids.includes(id));
  if (calendarIds.length + rooms.length === 0 && category === undefined && patient == null) return null;
  return { calendar_ids: calendarIds, category_id: category, patient_id: patient, resource_ids: rooms };
}

/** Returns whether an edit occupies time that the event did not occupy before. */
export function takesNewTime(before: EditableFields, after: EditableFields): boolean {
  if (!isBusy(after.status)) return false;
  if (!isBusy(before.status) || after.start_time < before.start_time || after.end_time > before.end_time) return true;
  const named = newlyNamed(before, after);
  return (
    named !== null && (named.calendar_ids.length > 0 || named.patient_id != null || named.resource_ids?.length !== 0)
  );
}

/** Returns the kind of change from the changed fields. */
export function changeOf(changed: readonly string[], status: Event['status']): EventChange {
  if (changed.includes('status') && (status === 'canceled' || status === 'checkedin')) return status;
  return changed.some((field) => field === 'start_time' || field === 'end_time' || field === 'calendar_ids')
    ? 'moved'
    : 'changed';
}
