import type { EventTimes } from './wall-clock.ts';
import { isBusy, type EventStatus } from './event-status.ts';

/** Something that occupies calendars, a patient or resources for a time. */
export interface Booking extends EventTimes {
  /** Null for an event that is not booked yet. */
  id: string | null;
  status: EventStatus;
  calendar_ids: readonly string[];
  patient_id: string | null;
  /** Rooms and devices required by the event. */
  resource_ids?: readonly string[];
}

/** A booked event that would overlap, with the calendars, patient or resources that would be double-booked. */
export interface Conflict<Booked extends Booking> {
  booked: Booked;
  calendar_ids: readonly string[];
  resource_ids: readonly string[];
  patient: boolean;
}

/**
 * Returns the booked events that `event` would overlap on a calendar, for its patient or in a room, earliest first. An
 * event that ends when the other begins does not overlap it. Canceled events and no-shows never conflict, and an event
 * does not conflict with itself.
 */
export function conflictsOf<Booked extends Booking>(event: Booking, booked: readonly Booked[]): Conflict<Booked>[] {
  if (!isBusy(event.status)) return [];
  return booked
    .filter((other) => isBusy(other.status) && (event.id === null || other.id !== event.id) && overlap(event, other))
    .map((other) => ({
      booked: other,
      calendar_ids: event.calendar_ids.filter((id) => other.calendar_ids.includes(id)),
      resource_ids: (event.resource_ids ?? []).filter((id) => other.resource_ids?.includes(id)),
      patient: event.patient_id !== null && event.patient_id === other.patient_id,
    }))
    .filter(({ calendar_ids, resource_ids, patient }) => patient || calendar_ids.length + resource_ids.length > 0)
    .sort((one, other) => one.booked.start_time.getTime() - other.booked.start_time.getTime());
}

/** Returns whether two time ranges overlap. Starts are inclusive, ends exclusive. */
export function overlap(one: EventTimes, other: EventTimes): boolean {
  return one.start_time < other.end_time && other.start_time < one.end_time;
}
