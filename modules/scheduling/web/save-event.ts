import { request } from '#kit/api/request.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { eventMessages } from '../rules/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import {
  CreateEventDocument,
  EditEventDocument,
  type EditEventMutation,
  type EventInput,
  type EventPatch,
} from './calendar.operations.gen.ts';
import { acceptConflicts } from './conflict-question.ts';

/** Books an event; asks where it overlaps others. Answers null where that was declined. Rejects with the ApiError of the server. */
export function bookEvent(input: EventInput): Promise<CalendarEvent | null> {
  return saved(async (accepted) => {
    const { CreateEvent } = await request(CreateEventDocument, { event_input: input, accepted_conflicts: accepted });
    return CreateEvent;
  });
}

/** Changes an event likewise. `version` is the one that its author was looking at. */
export function changeEvent(id: string, version: number, patch: EventPatch): Promise<CalendarEvent | null> {
  return saved(async (accepted) => {
    const variables = { event_id: id, version, event_input: patch, accepted_conflicts: accepted };
    return (await request(EditEventDocument, variables)).EditEvent;
  });
}

async function saved(
  save: (accepted: string[]) => Promise<EditEventMutation['EditEvent']>,
): Promise<CalendarEvent | null> {
  const accepted = new Set<string>();
  for (;;) {
    const { event, conflicts, errorMessage } = await save([...accepted]);
    if (event !== null) return event;
    if (errorMessage !== null)
      throw new ApiError('NOT_SAVED', errorMessage, { subType: 'Z_NotificationError', title: 'Notification' });
    // Somebody may book the same time while the question is open: then it is asked again.
    if (!(await acceptConflicts(conflicts))) {
      toast.info(eventMessages.declined, { id: 'event-declined' });
      return null;
    }
    for (const conflict of conflicts) accepted.add(conflict.event_id);
  }
}
