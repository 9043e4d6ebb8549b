import { formatDay, formatLongDay } from '#kit/formats/day.ts';
import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { valueText } from '../../rules/index.ts';
import type { PortalAppointment } from './portal-api.ts';

/** Formats the time of an appointment. */
export function appointmentTime({ start, end }: PortalAppointment): string {
  return `${formatLongDay(dayOf(start))}, ${formatTimeSpan(start, end)}`;
}

/** Formats an appointment on one line. */
export function appointmentText(event: PortalAppointment): string {
  return `${event.category_name}, ${appointmentTime(event)}`;
}

/** Formats a record field for its patient. */
export function fieldText(field: string, value: unknown): string {
  const text = valueText(value);
  if (field === 'date_of_birth') return formatDay(text);
  return /phone|mobile/.test(field) ? formatPhone(text) : text;
}

/** Status labels for the patient. */
export const STATUS_WORDS: Readonly<Record<string, string>> = {
  New: 'Sent',
  Pending: 'In progress',
  Approved: 'Done',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};
