import { request } from '#kit/api/request.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { eventMessages } from '../../rules/index.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import {
  CreateEventDocument,
  EditEventDocument,
  type CreateEventMutationVariables,
  type EditEventMutation,
  type EventInput,
  type EventPatch,
} from '../calendar.operations.gen.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { clinicClock } from '../clinic-clock.ts';
import { decideConflicts } from './conflict/conflict-question.ts';
import type { EditScope } from './scope-question.ts';

type Decisions = Omit<CreateEventMutationVariables, 'event_input'>;
/** Where an event begins instead of where it was wanted; nothing where it stays. */
type Instead = Pick<EventInput, 'start' | 'timezone'> | Record<string, never>;

/** Books an event or a series; asks where it overlaps others. Answers null where that was declined. Rejects with the ApiError of the server. */
export function bookEvent(input: EventInput): Promise<CalendarEvent | null> {
  return saved(async (decisions, instead) => {
    return (await request(CreateEventDocument, { event_input: { ...input, ...instead }, ...decisions })).CreateEvent;
  });
}

/** Changes an event, or as much of its series as `scope` says, likewise. Its versions are those that its author was looking at. */
export function changeEvent(
  event: Pick<CalendarEvent, 'id' | 'version' | 'series_version'>,
  patch: EventPatch,
  scope: EditScope = 'EditOneTimeEvent',
  notifyPatient = true,
): Promise<CalendarEvent | null> {
  const version = versionOf(event, scope);
  return saved(async (decisions, instead) => {
    const event_input = { ...patch, ...instead };
    const variables = {
      event_id: event.id,
      edit_type: scope,
      version,
      event_input,
      notify_patient: notifyPatient,
      ...decisions,
    };
    return (await request(EditEventDocument, variables)).EditEvent;
  });
}

/** The version that a change of that scope goes out from. */
export function versionOf(event: Pick<CalendarEvent, 'version' | 'series_version'>, scope: EditScope): number {
  const isWhole = scope === 'EditEntireRecurringEvent' || scope === 'EditRecurringEventFollowing';
  return isWhole ? (event.series_version ?? event.version) : event.version;
}

async function saved(
  save: (decisions: Decisions, instead: Instead) => Promise<EditEventMutation['EditEvent']>,
): Promise<CalendarEvent | null> {
  const accepted = new Set<string>();
  const skipped = new Set<string>();
  const moved = new Map<string, string>();
  let reason: string | null = null;
  let instead: Instead = {};
  for (;;) {
    const decisions = {
      accepted_conflicts: [...accepted],
      conflict_reason: reason,
      skipped: [...skipped],
      moved: [...moved].map(([occurrence_start, start]) => ({ occurrence_start, start })),
    };
    const answer = await save(decisions, instead);
    const { event, conflicts, occurrences, alternatives, occurrence_count, errorMessage } = answer;
    if (event !== null) return event;
    if (errorMessage !== null)
      throw new ApiError('NOT_SAVED', errorMessage, { subType: 'Z_NotificationError', title: 'Notification' });
    // Somebody may book the same time while the question is open: then it is asked again.
    const decision = await decideConflicts({ conflicts, occurrences, alternatives, count: occurrence_count });
    if (decision === null) {
      toast.info(eventMessages.declined, { id: 'event-declined' });
      return null;
    }
    if (decision.start !== undefined) {
      instead = { start: clinicClock(decision.start), timezone: clinicZone() };
      continue;
    }
    reason = decision.reason ?? reason;
    for (const start of decision.skipped) skipped.add(start);
    for (const [start, instant] of Object.entries(decision.moved)) moved.set(start, clinicClock(instant));
    const decided = (start: string) => decision.skipped.includes(start) || start in decision.moved;
    const over = occurrences.filter(({ occurrence_start: start }) => !decided(start));
    const seen = occurrences.length === 0 ? conflicts : over.flatMap((one) => one.conflicts);
    for (const conflict of seen) accepted.add(conflict.event_id);
  }
}
