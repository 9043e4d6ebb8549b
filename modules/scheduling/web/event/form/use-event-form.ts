import { useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { messagesByPath } from '#kit/forms/form-rules.ts';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import type { FormBase } from '#kit/forms/unsaved/use-form-draft.ts';
import { formatLongDay, today } from '#kit/formats/day.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { eventMessages } from '../../../rules/index.ts';
import { askCancel, recordReason } from '../ask-cancel.ts';
import type { CalendarEvent, WholeEvent } from '../../calendar-event.ts';
import { recordBooked } from '../../days/calendar-choices.ts';
import { changedWords, type SeenVersions } from '../changed-since.ts';
import type { EventPart } from '../event-sections.ts';
import { EventByIdDocument, type EventInput, type EventPatch } from '../../calendar.operations.gen.ts';
import {
  eventFormRules,
  durationOf,
  endAfter,
  type EventBeginning,
  type EventValues,
  eventValues,
  newEventValues,
  patchBetween,
} from './event-values.ts';
import { dropEvent, cacheEvent } from '../../days/cached-events.ts';
import { leavesFirstDay, ruleWords } from '../recurrence/recurrence-values.ts';
import { bookEvent, changeEvent } from '../save-event.ts';
import { askScope, type EditScope } from '../scope-question.ts';
import { refreshEvents } from '../../days/use-events.ts';

/** The starting point of a window: a stored event, or the prefilled data of a new one. */
export interface InitialEvent {
  event: WholeEvent | null;
  beginning: EventBeginning;
}

/** The form of an event window, and changes saved by others while it was open. */
export interface EventForm {
  form: ApiForm<EventValues>;
  /** Registry of other modules' parts. */
  parts: Map<string, EventPart>;
  theirs: OtherChanges | null;
  /** True for user input, false for a restored draft. */
  isTyped: () => boolean;
  /** Loads the other user's changes into the form. */
  takeTheirs: () => void;
  /** Saves the user's changes on top of the other user's; in fields changed by both, the user's values win. */
  saveOverTheirs: () => void;
}

/** Changes saved by another user; `words` is set if they weren't detected by a rejected save. */
interface OtherChanges {
  event: WholeEvent;
  words: string | null;
}

/** The saved state when the user began typing. */
interface DraftBase extends SeenVersions {
  values: EventValues;
}

const ONE: EditScope = 'EditOneTimeEvent';
const UNSAVED = 'Nothing was saved. What you typed is still here.';
const DRAFT_MS = 150;

/** Asks before booking on a past day, and if a series would skip its start day. */
async function confirmsStart({ recurrence, start_day: day }: EventValues): Promise<boolean> {
  if (day < today()) {
    const isConfirmed = await confirm({
      title: 'Book on a past day?',
      message: `${formatLongDay(day)} is in the past. The appointment will be recorded as if it had been scheduled.`,
      confirm: 'Book on this day',
      cancel: 'Change date',
    });
    if (!isConfirmed) return false;
  }
  if (!leavesFirstDay(recurrence, day)) return true;
  return confirm({
    title: 'Start later?',
    message: `The rule skips ${formatLongDay(day)}: ${ruleWords(recurrence, day)}. The first event is on a later day.`,
    confirm: 'Start later',
    cancel: 'Change date',
  });
}

// Also shown as notifications, as required by the specification; other errors appear beside their fields only.
const TOAST_MESSAGES: readonly string[] = [eventMessages.titleAndType, eventMessages.times, eventMessages.doctor];

/** The form of a new or existing event; the input is preserved if saving fails. */
export function useEventForm(opened: InitialEvent, draftKey: string, onSaved: () => void): EventForm {
  const [base, setBase] = useState(() => ({ values: valuesOf(opened) }));
  const [theirs, setTheirs] = useState<OtherChanges | null>(null);
  const latest = useRef<WholeEvent | null>(opened.event);
  const isTyped = useTyping();
  const [parts] = useState(() => new Map<string, EventPart>());

  const save = async (input: EventInput): Promise<void> => {
    const event = latest.current;
    const typed = [...parts.values()].filter(({ key }) => inner.inner.getValues().parts[key] !== undefined);
    checkParts(typed, inner.inner.getValues());
    let booked: CalendarEvent | null = null;
    try {
      const patch = event === null ? {} : patchBetween(base.values, inner.inner.getValues());
      const { scope, canceling } = await askFirst(event, patch, inner.inner.getValues());
      const saved =
        event === null
          ? await bookEvent(input)
          : await changeEvent(event, patch, scope, canceling?.notifyPatient ?? true);
      if (saved === null) throw declined(`${eventMessages.declined}. What you typed is still here.`);
      if (event !== null && event.id !== saved.id) dropEvent(event.id);
      cacheEvent(saved);
      if (event === null) recordBooked(input.calendar_ids);
      booked = saved;
      if (canceling !== null) await recordReason(saved.id, canceling);
      for (const { key, save } of typed) await save(inner.inner.getValues().parts[key], saved);
    } catch (error) {
      if (booked !== null) throw await halfSaved(booked, error);
      if (event !== null && hasCode(error, 'STALE_VERSION')) setTheirs(theirsOf(await newest(event.id), null));
      throw error;
    }
    refreshEvents();
    toast.success(event === null ? eventMessages.created : eventMessages.updated);
    onSaved();
  };

  /**
   * Handles a saved event with a failed section: the window continues from the saved event, so that Save retries the
   * rest.
   */
  const halfSaved = async (booked: CalendarEvent, error: unknown): Promise<ApiError> => {
    const whole = await newest(booked.id).catch(() => null);
    if (whole !== null) {
      latest.current = whole;
      setBase({ values: { ...eventValues(whole), parts: {} } });
    }
    refreshEvents();
    const why = error instanceof Error ? error.message : '';
    return new ApiError('HALF_SAVED', `The event was saved, but one section was not: ${why} Press Save to try again.`, {
      subType: 'Z_InputError',
    });
  };

  // A restored draft was typed into an older version: only its own changes are saved, and changes by others since then
  // are reported.
  const began: FormBase<DraftBase> = {
    get: () => ({
      version: latest.current?.version ?? 0,
      series_version: latest.current?.series_version ?? null,
      values: base.values,
    }),
    set: ({ values, ...seen }) => {
      if (latest.current !== null) latest.current = { ...latest.current, ...seen };
      setBase({ values });
      const words = opened.event === null ? null : changedWords(seen, opened.event);
      setTheirs(words === null ? null : theirsOf(opened.event, words));
    },
  };
  const inner = useApiForm<EventValues, EventInput>({
    rules: eventFormRules,
    initialValues: base.values,
    submit: save,
    draftKey,
    began: opened.event === null ? undefined : began,
    quiet: true,
  });
  usePreservedLength(inner, isTyped);

  const submit: ApiForm<EventValues>['submit'] = (event) => {
    void toastProblems(inner.inner.getValues());
    inner.submit(event);
  };
  return {
    form: { ...inner, submit },
    parts,
    theirs,
    isTyped,
    takeTheirs: () => {
      if (theirs === null) return;
      const values = eventValues(theirs.event);
      latest.current = theirs.event;
      setBase({ values });
      inner.inner.setInitialValues(values);
      inner.inner.reset();
      void inner.draft.forget();
      setTheirs(null);
    },
    saveOverTheirs: () => {
      latest.current = theirs?.event ?? latest.current;
      setTheirs(null);
      inner.submit();
    },
  };
}

function checkParts(typed: readonly EventPart[], { parts }: EventValues): void {
  for (const { key, check } of typed) {
    const wrong = check(parts[key]);
    if (wrong !== null) throw new ApiError('BAD_PART', wrong, { subType: 'Z_InputError' });
  }
}

/** Asks the questions that precede a save. `canceling` is null unless the save cancels the event. Throws DECLINED. */
async function askFirst(event: WholeEvent | null, patch: EventPatch, values: EventValues) {
  if (event === null) {
    if (!(await confirmsStart(values))) throw declined(UNSAVED);
    return { scope: ONE, canceling: null };
  }
  const scope = await scopeOf(event, patch);
  if (scope === null) throw declined(UNSAVED);
  if (patch.status !== 'canceled') return { scope, canceling: null };
  const canceling = await askCancel(event, scope);
  if (canceling === null) throw declined(UNSAVED);
  return { scope, canceling };
}

function declined(message: string): ApiError {
  return new ApiError('DECLINED', message, { subType: 'Z_InputError' });
}

/** Asks for the scope of a change to a series; null if the user cancels. */
async function scopeOf(event: WholeEvent, patch: EventPatch): Promise<EditScope | null> {
  if (event.recurring_event_id === null || event.RRULE === null || Object.keys(patch).length === 0) return ONE;
  return askScope({ title: 'Change the series', command: 'Save', danger: false, one: patch.RRULE === undefined });
}

/**
 * Returns a function that is false for a moment after the window opens, while a draft may be restored, so that restored
 * values trigger no side effects.
 */
function useTyping(): () => boolean {
  const typing = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => (typing.current = true), DRAFT_MS);
    return () => clearTimeout(timer);
  }, []);
  return () => typing.current;
}

/** Moves the end with the start, so that an event keeps its length; editing the end changes the length. */
function usePreservedLength({ inner }: ApiForm<EventValues>, isTyped: () => boolean): void {
  const length = useRef(durationOf(inner.getValues()) ?? 3600);
  const follow = (): void => {
    if (!isTyped()) return;
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

async function toastProblems(values: EventValues): Promise<void> {
  const { issues } = await eventFormRules['~standard'].validate(values);
  for (const message of new Set(Object.values(messagesByPath(issues ?? [])))) {
    if (TOAST_MESSAGES.includes(message)) toast.warning(message, { id: message });
  }
}

function valuesOf({ event, beginning }: InitialEvent): EventValues {
  return event === null ? newEventValues(beginning) : eventValues(event);
}

function theirsOf(event: WholeEvent | null, words: string | null): OtherChanges | null {
  return event === null ? null : { event, words };
}

async function newest(id: string): Promise<WholeEvent | null> {
  return (await request(EventByIdDocument, { id })).searchEvent;
}
