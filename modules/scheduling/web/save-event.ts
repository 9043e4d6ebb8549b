import { request } from '#kit/api/request.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { eventMessages } from '../rules/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import {
  CreateEventDocument,
  EditEventDocument,
  type CreateEventMutationVariables,
  type EditEventMutation,
  type EventInput,
  type EventPatch,
} from './calendar.operations.gen.ts';
import { clinicClock } from './clinic-clock.ts';
import { decideConflicts } from './conflict-question.ts';
import type { EditScope } from './scope-question.ts';

type Decisions = Omit<CreateEventMutationVariables, 'event_input'>;

/** Books an event or a series; asks where it overlaps others. Answers null where that was declined. Rejects with the ApiError of the server. */
export function bookEvent(input: EventInput): Promise<CalendarEvent | null> {
  return saved(async (decisions) => {
    return (await request(CreateEventDocument, { event_input: input, ...decisions })).CreateEvent;
  });
}

/** Changes an event, or as much of its series as `scope` says, likewise. Its versions are those that its author was looking at. */
export function changeEvent(
  event: Pick<CalendarEvent, 'id' | 'version' | 'series_version'>,
  patch: EventPatch,
  scope: EditScope = 'EditOneTimeEvent',
): Promise<CalendarEvent | null> {
  const version = versionOf(event, scope);
  return saved(async (decisions) => {
    const variables = { event_id: event.id, edit_type: scope, version, event_input: patch, ...decisions };
    return (await request(EditEventDocument, variables)).EditEvent;
  });
}

/** The version that a change of that scope goes out from. */
export function versionOf(event: Pick<CalendarEvent, 'version' | 'series_version'>, scope: EditScope): number {
  const isWhole = scope === 'EditEntireRecurringEvent' || scope === 'EditRecurringEventFollowing';
  return isWhole ? (event.series_version ?? event.version) : event.version;
}

async function saved(
  save: (decisions: Decisions) => Promise<EditEventMutation['EditEvent']>,
): Promise<CalendarEvent | null> {
  const accepted = new Set<string>();
  const skipped = new Set<string>();
  const moved = new Map<string, string>();
  let reason: string | null = null;
  for (;;) {
    const { event, conflicts, occurrences, occurrence_count, errorMessage } = await save({
      accepted_conflicts: [...accepted],
      conflict_reason: reason,
      skipped: [...skipped],
      moved: [...moved].map(([occurrence_start, start]) => ({ occurrence_start, start })),
    });
    if (event !== null) return event;
    if (errorMessage !== null)
      throw new ApiError('NOT_SAVED', errorMessage, { subType: 'Z_NotificationError', title: 'Notification' });
    // Somebody may book the same time while the question is open: then it is asked again.
    const decision = await decideConflicts({ conflicts, occurrences, count: occurrence_count });
    if (decision === null) {
      toast.info(eventMessages.declined, { id: 'event-declined' });
      return null;
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
