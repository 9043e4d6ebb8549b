import type { AppointmentChoicesQuery } from '../calendar.operations.gen.ts';
import { clockOf, instantOf } from '#kit/formats/time.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { eventMessages, type EventStatus, type Notification } from '#scheduling/rules';
import { requestMessages, valueText } from '../../rules/index.ts';
import type { UpdateRequestMutationVariables } from '../patient_request.operations.gen.ts';

/** The available event types and calendars. */
export type Choices = AppointmentChoicesQuery['practice_info'];

/** The form values of an appointment; times as ISO instants, '' for none, or invalid input as typed. */
export type AppointmentValues = {
  title: string;
  category_id: string | null;
  status: EventStatus;
  notes: string;
  start: string;
  end: string;
  calendar_ids: string[];
  notifications: Notification[];
};

/** The event as API input. */
export type RequestedEvent = NonNullable<UpdateRequestMutationVariables['input']['event']>;

/** Returns the initial form values: the requested date and time, the type's duration, and the user's own calendar. */
export function beginAppointment(
  data: unknown,
  description: string | null,
  { event_categories, clinic_calendars }: Choices,
  viewerId: string,
): AppointmentValues {
  const wish = data as Record<string, unknown>;
  const category = event_categories.find(({ id }) => id === wish['category_id']);
  const day = valueText(wish['wished_date']);
  const start = day === '' ? '' : instantOf(day, valueText(wish['wished_time']) || '09:00');
  return {
    title: category?.event_category_name ?? '',
    category_id: category?.id ?? null,
    status: 'confirmed',
    notes: description ?? '',
    start,
    end: start === '' ? '' : endAfter(start, category?.event_category_duration ?? 30),
    calendar_ids: clinic_calendars.filter(({ user_id }) => user_id === viewerId).map(({ calendar_id }) => calendar_id),
    notifications: notificationsOf(category),
  };
}

/** Returns the default notifications of an event type. */
export function notificationsOf(category: Choices['event_categories'][number] | undefined): Notification[] {
  return [...((category?.notifications ?? []) as Notification[])];
}

/** Returns the instant that many minutes later. */
export function endAfter(start: string, minutes: number): string {
  return new Date(Date.parse(start) + minutes * 60_000).toISOString();
}

/** Validates the form with the specification's messages. */
export function checkAppointment(
  typed: AppointmentValues,
): { value: RequestedEvent } | { issues: { path: string[]; message: string }[] } {
  const issues: { path: string[]; message: string }[] = [];
  const add = (field: string, message: string) => issues.push({ path: [field], message });
  if (typed.title.trim() === '') add('title', requestMessages.title);
  if (typed.category_id === null) add('category_id', requestMessages.type);
  const [start, end] = [Date.parse(typed.start), Date.parse(typed.end)];
  if (!isInstant(typed.start)) add('start', eventMessages.times);
  if (!isInstant(typed.end)) add('end', eventMessages.times);
  else if (isInstant(typed.start) && end <= start) add('end', 'The end must be after the start');
  if (typed.calendar_ids.length === 0) add('calendar_ids', eventMessages.doctor);
  if (issues.length > 0) return { issues };
  return {
    value: {
      title: typed.title,
      category_id: typed.category_id,
      status: typed.status,
      notes: typed.notes,
      start: `${dayOf(typed.start)} ${clockOf(typed.start)}:00`,
      duration: (end - start) / 1000,
      calendar_ids: typed.calendar_ids,
      event_notifications: typed.notifications,
    },
  };
}

// Incomplete input stays in the field as typed.
const isInstant = (text: string): boolean => text.includes('T') && !Number.isNaN(Date.parse(text));
