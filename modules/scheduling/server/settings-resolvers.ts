import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { CalendarHours, EventCategory, Resolvers } from '../api/calendar.gen.ts';
import { readCalendarHours, calendarHours } from './calendar-hours.ts';
import { readWholeCategories, type WholeCategory } from './categories.sql.ts';
import { eventMessages } from './event-messages.ts';
import { readHolidays } from './hours.sql.ts';
import { answerAppointment, linkedAppointment } from './linked-appointment.ts';
import { nextAvailableTimes } from './next-available-time.ts';
import { readWholeResources } from './resources.sql.ts';
import { deleteCategory, saveCategory } from './save-category.ts';
import { deleteTimeOff, saveTimeOff, saveWeek } from './save-hours.ts';
import { changeResource, createResource } from './save-resource.ts';

/** Resolvers of what is set up for the calendar: kinds of events, resources, hours; and of free times and messages. */
export const setup = {
  Query: {
    event_categories: async (_parent, _args, { house, actor }) =>
      (await readWholeCategories(house.database.kysely, actor.clinicId, null)).map(shapeCategory),
    clinic_resources: (_parent, { with_inactive }, { house, actor }) =>
      readWholeResources(house.database.kysely, actor.clinicId, with_inactive ?? false),
    calendar_hours: (_parent, { calendar_ids, from, to }, request) =>
      calendarHours(request, calendar_ids, { from, to }),
    clinic_holidays: (_parent, { from }, { house, actor }) => readHolidays(house.database.kysely, actor.clinicId, from),
    nextAvaibaleTime: async (_parent, { input }, request) => {
      const found = await nextAvailableTimes(request, input);
      if (isRefusal(found)) return found;
      return { available_times: found.map(({ start_time: start, end_time: end }) => ({ start, end })) };
    },
    linked_appointment: (_parent, { token }, request) => linkedAppointment(request, token),
    event_messages: (_parent, { event_key }, request) => eventMessages(request, event_key),
  },
  Mutation: {
    answer_appointment: (_parent, { token, answer }, request) => answerAppointment(request, token, answer),
    event_category_create: async (_parent, { input }, request) => shaped(await saveCategory(request, null, input)),
    event_category_update: async (_parent, { id, version, input }, request) =>
      shaped(await saveCategory(request, { id, version }, input)),
    event_category_delete: (_parent, { id, version }, request) => deleteCategory(request, id, version),
    event_resource_create: (_parent, { resource_name }, request) => createResource(request, resource_name),
    event_resource_update: (_parent, { id, version, ...change }, request) =>
      changeResource(request, id, version, change),
    save_calendar_hours: async (_parent, { calendar_id, version, week }, request) => {
      const saved = await saveWeek(request, calendar_id, version, week);
      return isRefusal(saved) ? saved : hoursOf(request, calendar_id);
    },
    time_off_create: (_parent, { input }, request) => saveTimeOff(request, null, input),
    time_off_update: (_parent, { id, version, input }, request) => saveTimeOff(request, { id, version }, input),
    time_off_delete: (_parent, { id, version }, request) => deleteTimeOff(request, id, version),
  },
} satisfies Resolvers;

async function hoursOf({ house, actor, now }: Request, id: string): Promise<CalendarHours> {
  const day = now.toISOString().slice(0, 10);
  const [hours] = await readCalendarHours(house.database.kysely, actor.clinicId, [id], { from: day, to: day });
  return hours!;
}

function shaped(category: WholeCategory | Refusal): EventCategory | Refusal {
  return isRefusal(category) ? category : shapeCategory(category);
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
