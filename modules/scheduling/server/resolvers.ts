import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import { personName } from '#practice/rules';
import type { RequestContext } from '#platform/request-context.ts';
import type { ArgsOf } from '#platform/field.ts';
import type {
  Event,
  EventCategory,
  EventEditType,
  EventResult,
  MutationResolvers,
  Resolvers,
} from '../api/calendar.gen.ts';
import { occurrenceId, occurrenceStamp, readEventId, toWallClock } from '../rules/index.ts';
import type { BookingAnswer } from './booking/booking.ts';
import { createEvent, type Decided } from './events/create-event.ts';
import { deleteEvent } from './events/delete-event.ts';
import { editEvent } from './events/edit-event.ts';
import type { Scope } from './series/edit-series.ts';
import { resolveEvent, type Along, type Category, type Event as KeptEvent } from './records/events.sql.ts';
import { findEvent } from './events/find-event.ts';
import { listBusyTimes, listEvents } from './events/list-events.ts';
import { listPatientEvents } from './events/list-patient-events.ts';
import { noteCancelReason } from './events/note-cancel-reason.ts';
import { practiceInfo } from './practice-info.ts';
import { setup, shapeCategory } from './settings-resolvers.ts';

/** Resolvers of the service calendar. */
export const calendar: Resolvers = {
  Query: {
    ...setup.Query,
    schedulerUserEvents: async (_parent, { input }, ctx, info) => {
      const events = await listEvents(ctx, input, along(selectedFields(info), 'events.'));
      return isDomainError(events) ? events : { events: events.map(shape) };
    },
    busyTimes: async (_parent, { input }, ctx) => {
      const times = await listBusyTimes(ctx, input);
      return isDomainError(times)
        ? times
        : times.map(({ start_time: start, end_time: end, ...fields }) => ({ ...fields, start, end }));
    },
    searchEvent: async (_parent, { id }, ctx, info) => {
      const event = await findEvent(ctx, await keyOf(ctx, id), along(selectedFields(info), ''));
      return event === null ? null : shape(event);
    },
    patientEvents: async (_parent, { patient_id, take }, ctx, info) => {
      const events = await listPatientEvents(ctx, patient_id, take ?? 20, along(selectedFields(info), ''));
      return isDomainError(events) ? events : events.map(shape);
    },
    practice_info: async (_parent, _args, ctx) => {
      const { categories, calendars, resources, ...clinic } = await practiceInfo(ctx);
      return {
        ...clinic,
        event_categories: categories.map(shapeCategory),
        resources,
        clinic_calendars: calendars.map((calendar) => ({
          ...calendar,
          calendar_id: calendar.id,
          name: personName(calendar),
        })),
      };
    },
  },
  Mutation: {
    ...setup.Mutation,
    CreateEvent: async (_parent, { event_input, ...decided }, ctx) =>
      shapeAnswer(await createEvent(ctx, event_input, decisions(decided))),
    EditEvent: async (
      _parent,
      { event_id, edit_type, occurrence_start, version, event_input, notify_patient, ...decided },
      ctx,
    ) => {
      const id = await keyOf(ctx, event_id, occurrence_start);
      const notification = { notifyPatient: notify_patient ?? true };
      const edit = {
        id,
        version,
        input: event_input,
        scope: SCOPES[edit_type],
        ...notification,
        ...decisions(decided),
      };
      return shapeAnswer(await editEvent(ctx, edit));
    },
    event_cancel_reason: async (_parent, { event_id, reason }, ctx) =>
      noteCancelReason(ctx, await keyOf(ctx, event_id, null), reason),
    DeleteEvent: async (_parent, { event_id, edit_type, occurrence_start, version, notify_patient }, ctx) => {
      const id = await keyOf(ctx, event_id, occurrence_start);
      return deleteEvent(ctx, id, version, SCOPES[edit_type ?? 'EditOneTimeEvent'], notify_patient ?? true);
    },
  },
  Event: {
    // Reckoned only for those who ask.
    start_time_str: ({ start, timezone }) => toWallClock(new Date(start), timezone),
  },
};

const SCOPES: Record<EventEditType, Scope> = {
  EditOneTimeEvent: 'one',
  EditRecurringEventSpecificTime: 'one',
  EditRecurringEventFollowing: 'following',
  EditEntireRecurringEvent: 'entire',
};

/** The key of the event that an id of the wire calls; an id that leads nowhere stays as it is, and is told as gone. */
async function keyOf(ctx: RequestContext, id: string, start?: Date | null): Promise<string> {
  const called = readEventId(id);
  const target = { id: called.id, start: called.start ?? start ?? null };
  const { app, actor, now } = ctx;
  return (await resolveEvent(app.database.kysely, actor.clinicId, target, now)) ?? called.id;
}

function decisions({
  accepted_conflicts,
  conflict_reason,
  skipped,
  moved,
}: Pick<
  ArgsOf<MutationResolvers['CreateEvent']>,
  'accepted_conflicts' | 'conflict_reason' | 'skipped' | 'moved'
>): Decided {
  return { accepted: accepted_conflicts ?? [], reason: conflict_reason, skipped: skipped ?? [], moved: moved ?? [] };
}

function along(fields: ReadonlySet<string>, prefix: string): Along {
  return {
    attendees: fields.has(`${prefix}attendees`),
    category: fields.has(`${prefix}category`) || fields.has(`${prefix}color_id`),
    patient: fields.has(`${prefix}patient`) || fields.has(`${prefix}event_notifications`),
    resources: fields.has(`${prefix}resource_ids`),
    notifications: fields.has(`${prefix}event_notifications`),
    series: ['RRULE', 'RDATE', 'EXDATE', 'series_version'].some((field) => fields.has(`${prefix}${field}`)),
  };
}

function shapeAnswer(answer: BookingAnswer | DomainError): EventResult | DomainError {
  if (isDomainError(answer)) return answer;
  const { event, conflicts, occurrences = [], alternatives = [], count = 1 } = answer;
  return {
    event: event === null ? null : shape(event),
    conflicts,
    alternatives: [...alternatives],
    occurrences: occurrences.map((one) => ({
      ...one,
      alternatives: [...one.alternatives],
      alternative: one.alternatives[0] ?? null,
    })),
    occurrence_count: count,
  };
}

const ANSWER_ICONS: Record<string, string> = { confirmed: 'patient-confirmed', cancel_asked: 'patient-cancels' };

function iconOf({ status, patient_response, patient_response_start, start_time }: KeptEvent): string | null {
  const isAnswered = patient_response !== null && patient_response_start?.getTime() === start_time.getTime();
  if (isAnswered && (status === 'pending' || status === 'confirmed')) return ANSWER_ICONS[patient_response] ?? null;
  return status === 'confirmed' ? null : status;
}

function shape(event: KeptEvent): Event {
  const { series_id: series, replaced_start: at } = event;
  return {
    id: series === null || at === null ? event.id : occurrenceId(series, at),
    event_key: event.id,
    title: event.title,
    status: event.status,
    notes: event.notes,
    color_id: event.color ?? event.category?.color,
    start: event.start_time,
    end: event.end_time,
    duration: (event.end_time.getTime() - event.start_time.getTime()) / 1000,
    timezone: event.time_zone,
    category_id: event.category_id,
    category: event.category === undefined ? null : shapeBrief(event.category),
    attendees: (event.attendees ?? []).map(({ calendar_id, first_name, last_name }) => ({
      calendar_id,
      user: { first_name, last_name },
    })),
    patient: event.patient == null ? null : { ...event.patient, user_patient_id: String(event.patient.record_number) },
    resource_ids: event.resource_ids ?? [],
    RRULE: event.series?.rrule ?? null,
    RDATE: (event.series?.rdates ?? []).map((date) => new Date(date)),
    EXDATE: (event.series?.exdates ?? []).map((date) => new Date(date)),
    recurring_event_id: series,
    idOccurrenceStart: at === null ? null : occurrenceStamp(at),
    occurrenceStart: at ?? event.start_time,
    conflict_reason: event.conflict_reason,
    series_version: event.series?.version ?? null,
    event_notifications: (event.notifications ?? []).map((one) => ({
      ...one,
      email_mobile: (one.notification_method === 'email' ? event.patient?.email : event.patient?.mobile) ?? null,
    })),
    patient_response:
      event.patient_response_start?.getTime() === event.start_time.getTime() ? event.patient_response : null,
    icon: iconOf(event),
    create_time: event.created_time,
    update_time: event.updated_time,
    version: event.version,
  };
}

/** As far as an event tells of its category. */
function shapeBrief(category: Category): EventCategory {
  return {
    id: category.id,
    event_category_name: category.category_name,
    event_category_color_id: category.color,
    event_category_duration: category.duration,
    event_category_interval: null,
    message_template: null,
    notifications: [],
    version: 0,
  };
}
