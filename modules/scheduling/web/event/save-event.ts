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
/** The new start of an event with conflicts; empty if it stays. */
type NewStart = Pick<EventInput, 'start' | 'timezone'> | Record<string, never>;

/**
 * Books an event or series, and asks about conflicts. Returns null if the user declines. Rejects with the server's
 * ApiError.
 */
export function bookEvent(input: EventInput): Promise<CalendarEvent | null> {
  return saved(async (decisions, instead) => {
    return (await request(CreateEventDocument, { event_input: { ...input, ...instead }, ...decisions })).CreateEvent;
  });
}

/**
 * Same for changes to an event, or to part of its series according to `scope`. Its versions are those the user was
 * looking at.
 */
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

/** Returns the version that a change of that scope is based on. */
export function versionOf(event: Pick<CalendarEvent, 'version' | 'series_version'>, scope: EditScope): number {
  const isWhole = scope === 'EditEntireRecurringEvent' || scope === 'EditRecurringEventFollowing';
  return isWhole ? (event.series_version ?? event.version) : event.version;
}

async function saved(
  save: (decisions: Decisions, instead: NewStart) => Promise<EditEventMutation['EditEvent']>,
): Promise<CalendarEvent | null> {
  const accepted = new Set<string>();
  const skipped = new Set<string>();
  const moved = new Map<string, string>();
  let reason: string | null = null;
  let instead: NewStart = {};
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
    // The same time may be booked while the question is open: then it is asked again.
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
