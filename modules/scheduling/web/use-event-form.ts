import { useRef, useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { messagesByPath } from '#kit/forms/form-rules.ts';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { eventMessages } from '../rules/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { EventByIdDocument, type EventInput } from './calendar.operations.gen.ts';
import { eventFormRules } from './event-form-rules.ts';
import { durationOf, endAfter, type EventValues, eventValues, newEventValues, patchBetween } from './event-values.ts';
import { holdEvent, holdNewEvent } from './held-events.ts';
import type { OpenedEvent } from './open-event.ts';
import { bookEvent, changeEvent } from './save-event.ts';
import { refreshEvents } from './use-events.ts';

/** The form of an event window, and what somebody else saved while it was open. */
export interface EventForm {
  form: ApiForm<EventValues>;
  theirs: CalendarEvent | null;
  /** Puts what the other saved into the form. */
  takeTheirs: () => void;
  /** Saves what was changed here beside, and where it is the same field over, what the other saved. */
  saveOverTheirs: () => void;
}

// Told as notifications too, as the specification wants it; other problems stand beside their fields only.
const TOLD: readonly string[] = [eventMessages.titleAndType, eventMessages.times, eventMessages.doctor];

/** Fills the window of a new or a kept event and saves it; nothing that was typed is lost where that fails. */
export function useEventForm(opened: OpenedEvent, onSaved: () => void): EventForm {
  const [base, setBase] = useState(() => ({ event: opened.event, values: beginningOf(opened) }));
  const [theirs, setTheirs] = useState<CalendarEvent | null>(null);
  const latest = useRef<CalendarEvent | null>(opened.event);

  const save = async (input: EventInput): Promise<void> => {
    const event = latest.current;
    try {
      const saved =
        event === null
          ? await bookEvent(input)
          : await changeEvent(event.id, event.version, patchBetween(base.values, inner.inner.getValues()));
      if (saved === null)
        throw new ApiError('DECLINED', `${eventMessages.declined}. What you typed is still here.`, {
          subType: 'Z_InputError',
        });
      if (event === null) holdNewEvent(saved);
      else holdEvent(saved.id, () => saved);
    } catch (error) {
      if (event !== null && hasCode(error, 'STALE_VERSION')) setTheirs(await newest(event.id));
      throw error;
    }
    refreshEvents();
    toast.success(event === null ? eventMessages.created : eventMessages.updated);
    onSaved();
  };

  const inner = useApiForm<EventValues, EventInput>({
    rules: eventFormRules,
    initialValues: base.values,
    submit: save,
    quiet: true,
  });
  useKeptLength(inner);

  const submit: ApiForm<EventValues>['submit'] = (event) => {
    void tellProblems(inner.inner.getValues());
    inner.submit(event);
  };
  return {
    form: { ...inner, submit },
    theirs,
    takeTheirs: () => {
      if (theirs === null) return;
      const values = eventValues(theirs);
      latest.current = theirs;
      setBase({ event: theirs, values });
      inner.inner.setInitialValues(values);
      inner.inner.reset();
      setTheirs(null);
    },
    saveOverTheirs: () => {
      latest.current = theirs;
      setTheirs(null);
      inner.submit();
    },
  };
}

/** Moves the end with the begin, so that an event keeps its length; what is typed at the end gives it a new one. */
function useKeptLength({ inner }: ApiForm<EventValues>): void {
  const length = useRef(durationOf(inner.getValues()) ?? 3600);
  const follow = (): void => {
    const end = endAfter(inner.getValues(), length.current);
    if (end === null) return;
    inner.setFieldValue('end_day', end.end_day);
    inner.setFieldValue('end_time', end.end_time);
  };
  const learn = (): void => {
    const seconds = durationOf(inner.getValues());
    if (seconds !== null && seconds > 0) length.current = seconds;
  };
  inner.watch('start_day', follow);
  inner.watch('start_time', follow);
  inner.watch('end_day', learn);
  inner.watch('end_time', learn);
}

async function tellProblems(values: EventValues): Promise<void> {
  const { issues } = await eventFormRules['~standard'].validate(values);
  for (const message of new Set(Object.values(messagesByPath(issues ?? [])))) {
    if (TOLD.includes(message)) toast.warning(message, { id: message });
  }
}

function beginningOf({ event, beginning }: OpenedEvent): EventValues {
  return event === null ? newEventValues(beginning) : eventValues(event);
}

async function newest(id: string): Promise<CalendarEvent | null> {
  return (await request(EventByIdDocument, { id })).searchEvent;
}
