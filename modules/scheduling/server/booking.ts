import { patientName } from '#patients/rules';
import { invalid, type Issue, type Refusal } from '#platform/refusal.ts';
import { personName } from '#practice/rules';
import { conflictsOf, type Booking } from '../rules/index.ts';
import type { BookedEvent, BookingGround } from './booking.sql.ts';
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

/** The ids that a booking names for the first time; others were checked when they were written. */
export interface Named {
  calendar_ids: readonly string[];
  category_id?: string;
  patient_id?: string | null;
}

/** Whose time a booking takes: what it must hold while it looks and writes. */
export function slotsOf(plan: { calendar_ids: readonly string[]; patient_id: string | null }): string[] {
  return plan.patient_id === null ? [...plan.calendar_ids] : [...plan.calendar_ids, plan.patient_id];
}

/** Refuses ids that lead nowhere in this clinic, beside their fields. */
export function refuseStrangers(ground: BookingGround, named: Named): Refusal | null {
  const issues: Issue[] = [];
  const add = (field: string, message: string) => issues.push({ path: `event_input.${field}`, message });
  if (named.calendar_ids.some((id) => ground.calendars.get(id)?.is_active !== true)) {
    add('calendar_ids', 'One of these calendars does not exist');
  }
  if (named.category_id !== undefined && ground.categories.get(named.category_id)?.is_deleted !== false) {
    add('category_id', 'This event type does not exist');
  }
  if (named.patient_id != null && ground.patients.get(named.patient_id)?.is_deleted !== false) {
    add('patient_id', 'This patient does not exist');
  }
  return issues.length > 0 ? invalid(issues) : null;
}

/** What of `booked` stands in the way of a booking, with the names of those whose time would be taken twice. */
export function tellConflicts(event: Booking, booked: readonly BookedEvent[], ground: BookingGround): ToldConflict[] {
  return conflictsOf(event, booked).map((conflict) => {
    const members = conflict.calendar_ids.flatMap((id) => ground.calendars.get(id) ?? []).map(personName);
    const patient = conflict.patient && event.patient_id !== null ? ground.patients.get(event.patient_id) : undefined;
    const { id, title, start_time: start, end_time: end } = conflict.booked;
    return {
      event_id: id,
      title,
      start,
      end,
      who: [...members, ...(patient ? [patientName(patient)] : [])].join('; '),
    };
  });
}

/** Whether everything that stands in the way has been seen and accepted. */
export function areAccepted(conflicts: readonly ToldConflict[], accepted: readonly string[]): boolean {
  return conflicts.every(({ event_id }) => accepted.includes(event_id));
}
