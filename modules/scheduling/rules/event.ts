import * as z from 'zod/mini';
import { eventStatuses } from './event-status.ts';
import { readRule, recurrenceLimits, writeRule } from './recurrence-rule.ts';
import { notificationsInput } from './notification.ts';
import { isTimeZone, isWallClock } from './wall-clock.ts';

const DAY = 86_400;

/** Limits for events and calendar queries; lengths in characters, durations in seconds. */
export const eventLimits = {
  title: 200,
  notes: 10_000,
  calendars: 50,
  resources: 20,
  reason: 500,
  shortest: 60,
  longest: 14 * DAY,
  firstYear: 1900,
  lastYear: 2200,
  shownDays: 62,
  patientEvents: 100,
} as const;

/** Number of calendars that one view can show. */
export const shownCalendars = { fewest: 1, most: 8 } as const;

/** Validation messages for events, verbatim from the specification. */
export const eventMessages = {
  titleAndType: 'Title and Event Type are required for new event.',
  times: 'Start Time and End Time are required for new event.',
  doctor: 'You must assign the event to at least one doctor',
  conflictTitle: 'Time Conflict',
  conflict: 'This event has a time conflict with others. Are you sure to create this event?',
  declined: 'Create event canceled',
  reason: 'Enter a reason for booking a time that is already taken.',
  created: 'Event created',
  updated: 'Event updated',
} as const;

const COLOUR = /^#[0-9a-f]{6}$/i;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const controlsButBreaks = /[^\P{Cc}\n\t]/gu;

const missing = (message: string) => ({ error: () => message });

const title = z.pipe(
  z.string(missing(eventMessages.titleAndType)),
  cleaned(
    (raw) => raw.normalize('NFC').replaceAll(controls, ' ').replaceAll(/ {2,}/g, ' ').trim(),
    (text) => {
      if (text === '') return eventMessages.titleAndType;
      return tooLong(text, eventLimits.title) ? `The title can have at most ${eventLimits.title} characters` : null;
    },
  ),
);

const notes = z.pipe(
  z.nullable(z.string(missing('Notes must be text'))),
  z.pipe(
    cleaned(
      (raw: string | null) =>
        (raw ?? '').normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(controlsButBreaks, '').trim(),
      (text) => (tooLong(text, eventLimits.notes) ? 'Notes can have at most 10,000 characters' : null),
    ),
    z.transform((text: string) => (text === '' ? null : text)),
  ),
);

const colour = z.nullable(
  z.pipe(
    z.string().check(z.regex(COLOUR, 'Enter a color, e.g. #1f77b4')),
    z.transform((text: string) => text.toLowerCase()),
  ),
);

const start = z
  .string(missing(eventMessages.times))
  .check(z.refine((text) => text !== '', { error: eventMessages.times, abort: true }))
  .check(z.refine(isWallClock, { error: 'Enter a date and time, e.g. 2026-11-23 09:30:00', abort: true }))
  .check(
    z.refine(
      (text) => Number(text.slice(0, 4)) >= eventLimits.firstYear && Number(text.slice(0, 4)) <= eventLimits.lastYear,
      `Enter a date from ${eventLimits.firstYear} to ${eventLimits.lastYear}`,
    ),
  );

const duration = z.int(missing(eventMessages.times)).check(
  z.refine((seconds) => seconds > 0, { error: 'The end must be after the start', abort: true }),
  z.refine((seconds) => seconds >= eventLimits.shortest, 'An event must last at least one minute'),
  z.refine((seconds) => seconds <= eventLimits.longest, 'An event can last at most 14 days'),
);

const timeZone = z
  .string(missing('Enter a time zone'))
  .check(z.refine(isTimeZone, 'Enter a time zone, e.g. America/New_York'));

const calendars = z.pipe(
  z
    .array(z.string(), missing(eventMessages.doctor))
    .check(
      z.minLength(1, eventMessages.doctor),
      z.maxLength(eventLimits.calendars, `An event can be on at most ${eventLimits.calendars} calendars`),
    ),
  z.transform((ids: string[]) => [...new Set(ids)].sort()),
);

const resources = z.pipe(
  z
    .array(z.string(), 'Send a list of resources')
    .check(z.maxLength(eventLimits.resources, `An event can use at most ${eventLimits.resources} resources`)),
  z.transform((ids: string[]) => [...new Set(ids)].sort()),
);

const rule = z.nullable(
  z.pipe(
    z.string('Enter a recurrence rule').check(z.maxLength(500, 'This recurrence rule is too long')),
    cleaned(
      (raw) => {
        const read = readRule(raw);
        return typeof read === 'string' ? raw : writeRule(read);
      },
      (text) => {
        const read = readRule(text);
        return typeof read === 'string' ? read : null;
      },
    ),
  ),
);

const dates = z
  .array(z.date('Enter a date and time'))
  .check(z.maxLength(recurrenceLimits.dates, `At most ${recurrenceLimits.dates} dates can be added or skipped`));

const fields = {
  title,
  status: z.enum(eventStatuses, 'Choose an event status'),
  notes,
  color_id: colour,
  start,
  duration,
  timezone: timeZone,
  category_id: z.string(missing(eventMessages.titleAndType)).check(z.minLength(1, eventMessages.titleAndType)),
  calendar_ids: calendars,
  patient_id: z.nullable(z.string()),
  resource_ids: resources,
  RRULE: rule,
  RDATE: dates,
  EXDATE: dates,
  event_notifications: notificationsInput,
};

/**
 * Input of `CreateEvent` and of the new-event form. Text is trimmed, empty notes become null, and calendars are sorted.
 */
export const eventInput = z.object({
  ...fields,
  status: z.optional(z.nullable(fields.status)),
  notes: z.optional(notes),
  color_id: z.optional(colour),
  timezone: z.optional(z.nullable(timeZone)),
  patient_id: z.optional(fields.patient_id),
  resource_ids: z.optional(z.nullable(resources)),
  RRULE: z.optional(rule),
  RDATE: z.optional(z.nullable(dates)),
  EXDATE: z.optional(z.nullable(dates)),
  event_notifications: z.optional(z.nullable(notificationsInput)),
});

/** Input of `EditEvent`. Omitted fields stay undefined; null clears notes, color and patient. */
export const eventPatch = z.partial(z.object(fields));

/** A validated new event. */
export type EventFields = z.output<typeof eventInput>;
/** Validated changes to an event. */
export type EventPatchFields = z.output<typeof eventPatch>;

function cleaned<Raw>(clean: (raw: Raw) => string, problemOf: (text: string) => string | null) {
  return z.transform((raw: Raw, context): string => {
    const text = clean(raw);
    const problem = problemOf(text);
    if (problem === null) return text;
    context.issues.push({ code: 'custom', message: problem, input: raw });
    return z.NEVER;
  });
}

// Counts characters, not UTF-16 code units: users count an emoji as one.
function tooLong(text: string, limit: number): boolean {
  return text.length > limit && Array.from(text).length > limit;
}
