import { formatDay, formatLongDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { valueText } from '../../rules/index.ts';
import type { PortalAppointment } from './portal-api.ts';

/** When an appointment is. */
export function appointmentTime({ start, end }: PortalAppointment): string {
  return `${formatLongDay(dayOf(start))}, ${formatTimeSpan(start, end)}`;
}

/** An appointment on one line. */
export function appointmentText(event: PortalAppointment): string {
  return `${event.category_name}, ${appointmentTime(event)}`;
}

/** A field of a record as its patient reads it. */
export function fieldText(field: string, value: unknown): string {
  const text = valueText(value);
  if (field === 'date_of_birth') return formatDay(text);
  return /phone|mobile/.test(field) ? formatPhone(text) : text;
}

/** What a status means to the one who asked. */
export const STATUS_WORDS: Readonly<Record<string, string>> = {
  New: 'Sent',
  Pending: 'In progress',
  Approved: 'Done',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};
