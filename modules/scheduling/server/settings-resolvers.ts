import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { CalendarHours, EventCategory, Resolvers } from '../api/calendar.gen.ts';
import { readCalendarHours, calendarHours } from './setup/calendar-hours.ts';
import { readWholeCategories, type WholeCategory } from './setup/categories.sql.ts';
import { eventMessages } from './reminders/event-messages.ts';
import { readHolidays } from './setup/hours.sql.ts';
import { answerAppointment, linkedAppointment } from './patient-link/linked-appointment.ts';
import { nextAvailableTimes } from './booking/next-available-time.ts';
import { readWholeResources } from './setup/resources.sql.ts';
import { deleteCategory, saveCategory } from './setup/save-category.ts';
import { deleteTimeOff, saveTimeOff, saveWeek } from './setup/save-hours.ts';
import { changeResource, createResource } from './setup/save-resource.ts';

/** Resolvers of what is set up for the calendar: kinds of events, resources, hours; and of free times and messages. */
export const setup = {
  Query: {
    event_categories: async (_parent, _args, { app, actor }) =>
      (await readWholeCategories(app.database.kysely, actor.clinicId, null)).map(shapeCategory),
    clinic_resources: (_parent, { with_inactive }, { app, actor }) =>
      readWholeResources(app.database.kysely, actor.clinicId, with_inactive ?? false),
    calendar_hours: (_parent, { calendar_ids, from, to }, ctx) => calendarHours(ctx, calendar_ids, { from, to }),
    clinic_holidays: (_parent, { from }, { app, actor }) => readHolidays(app.database.kysely, actor.clinicId, from),
    nextAvaibaleTime: async (_parent, { input }, ctx) => {
      const found = await nextAvailableTimes(ctx, input);
      if (isDomainError(found)) return found;
      return { available_times: found.map(({ start_time: start, end_time: end }) => ({ start, end })) };
    },
    linked_appointment: (_parent, { token }, ctx) => linkedAppointment(ctx, token),
    event_messages: (_parent, { event_key }, ctx) => eventMessages(ctx, event_key),
  },
  Mutation: {
    answer_appointment: (_parent, { token, answer }, ctx) => answerAppointment(ctx, token, answer),
    event_category_create: async (_parent, { input }, ctx) => shaped(await saveCategory(ctx, null, input)),
    event_category_update: async (_parent, { id, version, input }, ctx) =>
      shaped(await saveCategory(ctx, { id, version }, input)),
    event_category_delete: (_parent, { id, version }, ctx) => deleteCategory(ctx, id, version),
    event_resource_create: (_parent, { resource_name }, ctx) => createResource(ctx, resource_name),
    event_resource_update: (_parent, { id, version, ...change }, ctx) => changeResource(ctx, id, version, change),
    save_calendar_hours: async (_parent, { calendar_id, version, week }, ctx) => {
      const saved = await saveWeek(ctx, calendar_id, version, week);
      return isDomainError(saved) ? saved : hoursOf(ctx, calendar_id);
    },
    time_off_create: (_parent, { input }, ctx) => saveTimeOff(ctx, null, input),
    time_off_update: (_parent, { id, version, input }, ctx) => saveTimeOff(ctx, { id, version }, input),
    time_off_delete: (_parent, { id, version }, ctx) => deleteTimeOff(ctx, id, version),
  },
} satisfies Resolvers;

async function hoursOf({ app, actor, now }: RequestContext, id: string): Promise<CalendarHours> {
  const day = now.toISOString().slice(0, 10);
  const [hours] = await readCalendarHours(app.database.kysely, actor.clinicId, [id], { from: day, to: day });
  return hours!;
}

function shaped(category: WholeCategory | DomainError): EventCategory | DomainError {
  return isDomainError(category) ? category : shapeCategory(category);
}

/** A kind of event as the wire calls it. */
export function shapeCategory(category: WholeCategory): EventCategory {
  return {
    id: category.id,
    event_category_name: category.category_name,
    event_category_color_id: category.color,
    event_category_duration: category.duration,
    event_category_interval: category.interval_minutes,
    message_template: category.message_template,
    notifications: category.notifications,
    version: category.version,
  };
}
