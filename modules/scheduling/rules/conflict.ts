import type { EventTimes } from './wall-clock.ts';
import { isBusy, type EventStatus } from './event-status.ts';

/** What takes somebody's time. */
export interface Booking extends EventTimes {
  /** Null of an event that is not booked yet. */
  id: string | null;
  status: EventStatus;
  calendar_ids: readonly string[];
  patient_id: string | null;
  /** Rooms and devices that it needs. */
  resource_ids?: readonly string[];
}

/** A booked event that an event would overlap, and whose time would be taken twice. */
export interface Conflict<Booked extends Booking> {
  booked: Booked;
  calendar_ids: readonly string[];
  resource_ids: readonly string[];
  patient: boolean;
}

/**
 * The booked events that `event` would overlap on a calendar, for its patient or in a room, the earliest first. An event that ends
 * as the other begins does not overlap it; canceled ones and no-shows take nobody's time; an event does not stand in its own way.
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

/** Whether two stretches of time share a moment; each holds its start and not its end. */
export function overlap(one: EventTimes, other: EventTimes): boolean {
  return one.start_time < other.end_time && other.start_time < one.end_time;
}
