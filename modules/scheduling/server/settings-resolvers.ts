import { isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { MutationResolvers, QueryResolvers } from '../api/calendar.gen.ts';
import { nextAvailableTimes } from './booking/next-available-time.ts';
import { answerAppointment, linkedAppointment } from './patient-link/linked-appointment.ts';
import { eventMessages } from './reminders/event-messages.ts';
import type { Rows } from './rows.ts';
import { calendarHours, readCalendarHours } from './setup/calendar-hours.ts';
import { readWholeCategories } from './setup/categories.sql.ts';
import { readHolidays } from './setup/hours.sql.ts';
import { readResources } from './setup/resources.sql.ts';
import { chooseHolidays, readHolidayChoice } from './setup/choose-holidays.ts';
import { deleteCategory, saveCategory } from './setup/save-category.ts';
import { deleteTimeOff, saveTimeOff, saveWeek } from './setup/save-hours.ts';
import { changeResource, createResource } from './setup/save-resource.ts';

/** Queries for the calendar setup (event types, resources, hours), free times and messages. */
export const setupQueries: QueryResolvers<Rows> = {
  event_categories: (_parent, _args, ctx) => readWholeCategories(db(ctx), ctx.actor.clinicId, null),
  clinic_resources: (_parent, { with_inactive }, ctx) =>
    readResources(db(ctx), ctx.actor.clinicId, with_inactive ?? false),
  calendar_hours: (_parent, { calendar_ids, from, to }, ctx) => calendarHours(ctx, calendar_ids, { from, to }),
  clinic_holidays: (_parent, { from }, ctx) => readHolidays(db(ctx), ctx.actor.clinicId, from),
  federal_holidays: (_parent, _args, ctx) => readHolidayChoice(db(ctx), ctx.actor.clinicId),
  nextAvaibaleTime: async (_parent, { input }, ctx) => {
    const available_times = await nextAvailableTimes(ctx, input);
    return isDomainError(available_times) ? available_times : { available_times };
  },
  linked_appointment: (_parent, { token }, ctx) => linkedAppointment(ctx, token),
  event_messages: (_parent, { event_key }, ctx) => eventMessages(ctx, event_key),
};

/** Mutations for the calendar setup, and a patient's answer through their link. */
export const setupMutations: MutationResolvers<Rows> = {
  answer_appointment: (_parent, { token, answer }, ctx) => answerAppointment(ctx, token, answer),
  event_category_create: (_parent, { input }, ctx) => saveCategory(ctx, null, input),
  event_category_update: (_parent, { id, version, input }, ctx) => saveCategory(ctx, { id, version }, input),
  event_category_delete: (_parent, { id, version }, ctx) => deleteCategory(ctx, id, version),
  event_resource_create: (_parent, { resource_name }, ctx) => createResource(ctx, resource_name),
  event_resource_update: (_parent, { id, version, ...change }, ctx) => changeResource(ctx, id, version, change),
  save_calendar_hours: async (_parent, { calendar_id, version, week }, ctx) => {
    const saved = await saveWeek(ctx, calendar_id, version, week);
    if (isDomainError(saved)) return saved;
    const day = ctx.now.toISOString().slice(0, 10);
    return (await readCalendarHours(db(ctx), ctx.actor.clinicId, [calendar_id], { from: day, to: day }))[0]!;
  },
  time_off_create: (_parent, { input }, ctx) => saveTimeOff(ctx, null, input),
  time_off_update: (_parent, { id, version, input }, ctx) => saveTimeOff(ctx, { id, version }, input),
  time_off_delete: (_parent, { id, version }, ctx) => deleteTimeOff(ctx, id, version),
  federal_holidays_choose: (_parent, { version, holidays }, ctx) => chooseHolidays(ctx, version, holidays),
};
