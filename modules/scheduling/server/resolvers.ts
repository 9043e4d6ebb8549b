import { isDomainError } from '#platform/domain-error.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ArgsOf } from '#platform/field.ts';
import type { EventEditType, MutationResolvers, Resolvers } from '../api/calendar.gen.ts';
import { readEventId } from '../rules/index.ts';
import { createEvent, type ConflictDecisions } from './events/create-event.ts';
import { deleteEvent } from './events/delete-event.ts';
import { editEvent } from './events/edit-event.ts';
import type { Scope } from './series/edit-series.ts';
import { resolveEvent, type RelatedData } from './records/events.sql.ts';
import { findEvent } from './events/find-event.ts';
import { listBusyTimes, listEvents } from './events/list-events.ts';
import { listPatientEvents } from './events/list-patient-events.ts';
import { recordCancelReason } from './events/record-cancel-reason.ts';
import { practiceInfo } from './practice-info.ts';
import { fields, type Rows } from './rows.ts';
import { setupMutations, setupQueries } from './settings-resolvers.ts';

/** Resolvers of the calendar service. */
export const calendar: Resolvers<Rows> = {
  Query: {
    ...setupQueries,
    schedulerUserEvents: async (_parent, { input }, ctx, info) => {
      const events = await listEvents(ctx, input, along(selectedFields(info), 'events.'));
      return isDomainError(events) ? events : { events };
    },
    busyTimes: (_parent, { input }, ctx) => listBusyTimes(ctx, input),
    searchEvent: async (_parent, { id }, ctx, info) =>
      findEvent(ctx, await keyOf(ctx, id), along(selectedFields(info), '')),
    patientEvents: (_parent, { patient_id, take }, ctx, info) =>
      listPatientEvents(ctx, patient_id, take ?? 20, along(selectedFields(info), '')),
    practice_info: (_parent, _args, ctx) => practiceInfo(ctx),
  },
  Mutation: {
    ...setupMutations,
    CreateEvent: (_parent, { event_input, ...decided }, ctx) => createEvent(ctx, event_input, decisions(decided)),
    EditEvent: async (
      _parent,
      { event_id, edit_type, occurrence_start, version, event_input, notify_patient, ...decided },
      ctx,
    ) =>
      editEvent(ctx, {
        id: await keyOf(ctx, event_id, occurrence_start),
        version,
        input: event_input,
        scope: SCOPES[edit_type],
        notifyPatient: notify_patient ?? true,
        ...decisions(decided),
      }),
    event_cancel_reason: async (_parent, { event_id, reason }, ctx) =>
      recordCancelReason(ctx, await keyOf(ctx, event_id, null), reason),
    DeleteEvent: async (_parent, { event_id, edit_type, occurrence_start, version, notify_patient }, ctx) => {
      const id = await keyOf(ctx, event_id, occurrence_start);
      return deleteEvent(ctx, id, version, SCOPES[edit_type ?? 'EditOneTimeEvent'], notify_patient ?? true);
    },
  },
  ...fields,
};

const SCOPES: Record<EventEditType, Scope> = {
  EditOneTimeEvent: 'one',
  EditRecurringEventSpecificTime: 'one',
  EditRecurringEventFollowing: 'following',
  EditEntireRecurringEvent: 'entire',
};

/** Resolves an event ID of the API to its key; an unknown ID is returned unchanged and reported as not found later. */
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
>): ConflictDecisions {
  return { accepted: accepted_conflicts ?? [], reason: conflict_reason, skipped: skipped ?? [], moved: moved ?? [] };
}

function along(fields: ReadonlySet<string>, prefix: string): RelatedData {
  return {
    attendees: fields.has(`${prefix}attendees`),
    category: fields.has(`${prefix}category`) || fields.has(`${prefix}color_id`),
    patient: fields.has(`${prefix}patient`) || fields.has(`${prefix}event_notifications`),
    resources: fields.has(`${prefix}resource_ids`),
    notifications: fields.has(`${prefix}event_notifications`),
    series: ['RRULE', 'RDATE', 'EXDATE', 'series_version'].some((field) => fields.has(`${prefix}${field}`)),
  };
}
