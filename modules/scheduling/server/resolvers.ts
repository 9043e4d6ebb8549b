import { isRefusal, type Refusal } from '#platform/refusal.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import { personName } from '#practice/rules';
import type { Event, EventCategory, EventResult, Resolvers } from '../api/calendar.gen.ts';
import { toWallClock } from '../rules/index.ts';
import type { BookingAnswer } from './booking.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { editEvent } from './edit-event.ts';
import type { Along, Category, Event as KeptEvent } from './events.sql.ts';
import { findEvent } from './find-event.ts';
import { listEvents } from './list-events.ts';
import { listPatientEvents } from './list-patient-events.ts';
import { practiceInfo } from './practice-info.ts';

/** Resolvers of the service calendar. */
export const calendar: Resolvers = {
  Query: {
    schedulerUserEvents: async (_parent, { input }, request, info) => {
      const events = await listEvents(request, input, along(selectedFields(info), 'events.'));
      return isRefusal(events) ? events : { events: events.map(shape) };
    },
    searchEvent: async (_parent, { id }, request, info) => {
      const event = await findEvent(request, id, along(selectedFields(info), ''));
      return event === null ? null : shape(event);
    },
    patientEvents: async (_parent, { patient_id, take }, request, info) => {
      const events = await listPatientEvents(request, patient_id, take ?? 20, along(selectedFields(info), ''));
      return isRefusal(events) ? events : events.map(shape);
    },
    practice_info: async (_parent, _args, request) => {
      const { categories, calendars, ...clinic } = await practiceInfo(request);
      return {
        ...clinic,
        event_categories: categories.map(shapeCategory),
        clinic_calendars: calendars.map((kept) => ({ ...kept, calendar_id: kept.id, name: personName(kept) })),
      };
    },
  },
  Mutation: {
    CreateEvent: async (_parent, { event_input, accepted_conflicts }, request) =>
      shapeAnswer(await createEvent(request, event_input, accepted_conflicts ?? [])),
    EditEvent: async (_parent, { event_id, version, event_input, accepted_conflicts }, request) =>
      shapeAnswer(
        await editEvent(request, { id: event_id, version, input: event_input, accepted: accepted_conflicts ?? [] }),
      ),
    DeleteEvent: (_parent, { event_id, version }, request) => deleteEvent(request, event_id, version),
  },
  Event: {
    // Reckoned only for those who ask.
    start_time_str: ({ start, timezone }) => toWallClock(new Date(start), timezone),
  },
};

function along(fields: ReadonlySet<string>, prefix: string): Along {
  return {
    attendees: fields.has(`${prefix}attendees`),
    category: fields.has(`${prefix}category`) || fields.has(`${prefix}color_id`),
    patient: fields.has(`${prefix}patient`),
  };
}

function shapeAnswer(answer: BookingAnswer | Refusal): EventResult | Refusal {
  if (isRefusal(answer)) return answer;
  return { event: answer.event === null ? null : shape(answer.event), conflicts: answer.conflicts };
}

function shape(event: KeptEvent): Event {
  return {
    id: event.id,
    title: event.title,
    status: event.status,
    notes: event.notes,
    color_id: event.color ?? event.category?.color,
    start: event.start_time,
    end: event.end_time,
    start_time_str: '',
    duration: (event.end_time.getTime() - event.start_time.getTime()) / 1000,
    timezone: event.time_zone,
    category_id: event.category_id,
    category: event.category === undefined ? null : shapeCategory(event.category),
    attendees: (event.attendees ?? []).map(({ calendar_id, first_name, last_name }) => ({
      calendar_id,
      user: { first_name, last_name },
    })),
    patient: event.patient == null ? null : { ...event.patient, user_patient_id: String(event.patient.record_number) },
    occurrenceStart: event.start_time,
    create_time: event.created_time,
    update_time: event.updated_time,
    version: event.version,
  };
}

function shapeCategory(category: Category): EventCategory {
  return {
    id: category.id,
    event_category_name: category.category_name,
    event_category_color_id: category.color,
    event_category_duration: category.duration,
  };
}
