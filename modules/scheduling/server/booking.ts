import { patientName } from '#patients/rules';
import { invalid, type Refusal } from '#platform/refusal.ts';
import { personName } from '#practice/rules';
import { conflictsOf, type Booking } from '../rules/index.ts';
import type { BookingGround } from './booking.sql.ts';
import type { Event } from './events.sql.ts';

/** A booked event that another would overlap, told to whoever books. */
export interface ToldConflict {
  event_id: string;
  title: string;
  start: Date;
  end: Date;
  who: string;
}

/** What became of a booking: the event as it stands, or what stood in its way. */
export type BookingAnswer = { event: Event; conflicts: [] } | { event: null; conflicts: ToldConflict[] };

/** What a booking names for the first time; ids that are not among these were checked when they were written. */
export interface Named {
  calendar_ids: readonly string[];
  category_id?: string;
  patient_id?: string | null;
}

/** Refuses ids that lead nowhere in this clinic, beside their fields. */
export function refuseStrangers(ground: BookingGround, named: Named): Refusal | null {
  const issues: { path: string; message: string }[] = [];
  const active = new Set(
    ground.calendars.filter((calendar) => calendar.is_active).map((calendar) => calendar.calendar_id),
  );
  if (named.calendar_ids.some((id) => !active.has(id)))
    issues.push({ path: 'event_input.calendar_ids', message: 'One of these calendars does not exist' });
  const noCategory = ground.category === null || ground.category.is_deleted;
  if (named.category_id !== undefined && noCategory)
    issues.push({ path: 'event_input.category_id', message: 'This event type does not exist' });
  const noPatient = ground.patient === null || ground.patient.is_deleted;
  if (named.patient_id != null && noPatient)
    issues.push({ path: 'event_input.patient_id', message: 'This patient does not exist' });
  return issues.length > 0 ? invalid(issues) : null;
}

/** What stands in the way of a booking, with the names of those whose time would be taken twice. */
export function tellConflicts(event: Booking, ground: BookingGround): ToldConflict[] {
  return conflictsOf(event, ground.booked).map(({ booked, calendar_ids, patient }) => {
    const members = ground.calendars.filter((calendar) => calendar_ids.includes(calendar.calendar_id)).map(personName);
    const names = patient && ground.patient !== null ? [...members, patientName(ground.patient)] : members;
    return {
      event_id: booked.id,
      title: booked.title,
      start: booked.start_time,
      end: booked.end_time,
      who: names.join('; '),
    };
  });
}

/** Whether everything that stands in the way has been seen and accepted. */
export function areAccepted(conflicts: readonly ToldConflict[], accepted: readonly string[]): boolean {
  return conflicts.every(({ event_id }) => accepted.includes(event_id));
}

/** Whose time a booking takes: what it must hold while it looks and writes. */
export function slotsOf(plan: { calendar_ids: readonly string[]; patient_id: string | null }): string[] {
  return plan.patient_id === null ? [...plan.calendar_ids] : [...plan.calendar_ids, plan.patient_id];
}
