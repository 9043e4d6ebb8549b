import { Temporal } from 'temporal-polyfill';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { type EventStatus, type Notification, eventInput, isWallClock } from '../../../rules/index.ts';
import type { WholeEvent } from '../../calendar-event.ts';
import type { EventPatch, EventInput } from '../../calendar.operations.gen.ts';
import { clinicClock, clinicInstant } from '../../clinic-clock.ts';
import { type RecurrenceValues, recurrenceValues, ruleOf, recurrenceProblem } from '../recurrence/recurrence-values.ts';
import type { FormRules, RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';

/**
 * The event window's form values: days as YYYY-MM-DD and times as HH:mm, '' if empty, or the raw input if it can't be
 * parsed.
 */
export type EventValues = {
  title: string;
  category_id: string | null;
  status: EventStatus;
  patient_id: string | null;
  start_day: string;
  start_time: string;
  end_day: string;
  end_time: string;
  calendar_ids: string[];
  notes: string;
  resource_ids: string[];
  recurrence: RecurrenceValues;
  /** The patient's notifications. */
  notifications: Notification[];
  /** Values of other modules' sections, by key. */
  parts: Record<string, unknown>;
};

/** Prefilled data of a new event. Times are on the clinic's clock, YYYY-MM-DD HH:mm:ss. */
export interface EventBeginning {
  start: string;
  end: string;
  calendarIds: readonly string[];
  patientId?: string | null;
  categoryId?: string | null;
  title?: string;
}

/** Returns the initial form values of a new event. */
export function newEventValues(begun: EventBeginning): EventValues {
  const { start, end, calendarIds, patientId, categoryId, title } = begun;
  const nothing = {
    title: title ?? '',
    category_id: categoryId ?? null,
    status: 'confirmed',
    patient_id: patientId ?? null,
    notes: '',
  } as const;
  const recurrence = recurrenceValues(start.slice(0, 10), null);
  const times = { ...clockValues('start', start), ...clockValues('end', end) };
  return {
    ...nothing,
    ...times,
    calendar_ids: [...calendarIds],
    resource_ids: [],
    recurrence,
    notifications: [],
    parts: {},
  };
}

/** Returns the initial form values of a stored event. */
export function eventValues(event: WholeEvent): EventValues {
  return {
    title: event.title,
    category_id: event.category_id,
    status: event.status,
    patient_id: event.patient?.id ?? null,
    ...clockValues('start', clinicClock(event.start)),
    ...clockValues('end', clinicClock(event.end)),
    calendar_ids: event.attendees.map(({ calendar_id }) => calendar_id),
    notes: event.notes ?? '',
    resource_ids: [...event.resource_ids],
    recurrence: recurrenceValues(clinicClock(event.start).slice(0, 10), event.RRULE),
    notifications: event.event_notifications as Notification[],
    parts: {},
  };
}

/**
 * Returns the wall-clock start or end, YYYY-MM-DD HH:mm:ss; '' if day or time is missing, an invalid string if they
 * can't be parsed.
 */
export function clockOf(values: EventValues, edge: 'start' | 'end'): string {
  const [day, time] = [values[`${edge}_day`], values[`${edge}_time`]];
  return day === '' || time === '' ? '' : `${day} ${time}:00`;
}

/** Returns the seconds from start to end; null if either is missing or can't be parsed. */
export function durationOf(values: EventValues): number | null {
  try {
    const [start, end] = [clinicInstant(clockOf(values, 'start')), clinicInstant(clockOf(values, 'end'))];
    return (Date.parse(end) - Date.parse(start)) / 1000;
  } catch {
    return null;
  }
}

/**
 * Returns the end of an event that begins as in these values and lasts that many seconds; null if the start can't be
 * parsed.
 */
export function endAfter(values: EventValues, seconds: number): Pick<EventValues, 'end_day' | 'end_time'> | null {
  try {
    const start = Temporal.PlainDateTime.from(clockOf(values, 'start').replace(' ', 'T'));
    return clockValues('end', start.add({ seconds }).toString({ smallestUnit: 'second' }).replace('T', ' '));
  } catch {
    return null;
  }
}

/** Returns the user's changes as a patch. It contains only changed fields, so that it merges with changes of others. */
export function patchBetween(before: EventValues, after: EventValues): EventPatch {
  const patch: EventPatch = {};
  if (after.title !== before.title) patch.title = after.title;
  if (after.status !== before.status) patch.status = after.status;
  if (after.category_id !== before.category_id) patch.category_id = after.category_id;
  if (after.patient_id !== before.patient_id) patch.patient_id = after.patient_id;
  if (after.notes !== before.notes) patch.notes = after.notes;
  if ([...after.calendar_ids].sort().join() !== [...before.calendar_ids].sort().join())
    patch.calendar_ids = after.calendar_ids;
  if ([...after.resource_ids].sort().join() !== [...before.resource_ids].sort().join())
    patch.resource_ids = after.resource_ids;
  // Sent only if it was edited: an unedited rule moves automatically with its start.
  if (JSON.stringify(after.recurrence) !== JSON.stringify(before.recurrence))
    patch.RRULE = ruleOf(after.recurrence, after.start_day);
  if (JSON.stringify(after.notifications) !== JSON.stringify(before.notifications))
    patch.event_notifications = after.notifications;
  const moved = (['start', 'end'] as const).some((edge) => clockOf(before, edge) !== clockOf(after, edge));
  if (moved)
    Object.assign(patch, { start: clockOf(after, 'start'), duration: durationOf(after), timezone: clinicZone() });
  return patch;
}

function clockValues<Edge extends 'start' | 'end'>(
  edge: Edge,
  clock: string,
): Record<`${Edge}_day` | `${Edge}_time`, string> {
  return { [`${edge}_day`]: clock.slice(0, 10), [`${edge}_time`]: clock.slice(11, 16) } as Record<
    `${Edge}_day` | `${Edge}_time`,
    string
  >;
}

const UNREADABLE = 'Enter a date as MM/DD/YYYY and a time, e.g. 9:30 AM';

/** The form rules of the event window: the server's validation rules, with errors assigned to form fields. */
export const eventFormRules: FormRules<EventValues, EventInput> = {
  '~standard': { version: 1, vendor: 'salus', validate: (values) => validate(values as EventValues) },
};

async function validate(values: EventValues): Promise<RulesResult<EventInput>> {
  const { title, category_id, status, patient_id, calendar_ids, notes, resource_ids } = values;
  const start = clockOf(values, 'start');
  const input = {
    title,
    category_id,
    status,
    patient_id,
    calendar_ids,
    notes,
    resource_ids,
    RRULE: ruleOf(values.recurrence, values.start_day),
    start,
    duration: durationOf(values),
    timezone: clinicZone(),
    event_notifications: values.notifications,
  };
  const problem = recurrenceProblem(values.recurrence);
  if (problem !== null) return { issues: [{ path: ['recurrence'], message: problem }] };
  const checked = await eventInput['~standard'].validate(input);
  if (checked.issues === undefined) {
    const { RDATE: _added, EXDATE: _left, ...fields } = checked.value;
    return { value: { ...fields, status } };
  }
  return { issues: checked.issues.flatMap(({ message, path }) => placed(values, fieldOf(path), message)) };
}

function fieldOf(path: RulesIssue['path']): string {
  const [first] = path ?? [];
  return typeof first === 'string' ? first : '';
}

/** Maps errors on `start` and `duration` to the window's fields. */
function placed(values: EventValues, path: string, message: string): RulesIssue[] {
  if (path === 'RRULE') return [{ path: ['recurrence'], message }];
  if (path !== 'start' && path !== 'duration') return [{ path: [path], message }];
  const edge = path === 'start' ? 'start' : 'end';
  const clock = clockOf(values, edge);
  if (clock === '') return [{ path: [values[`${edge}_day`] === '' ? `${edge}_day` : `${edge}_time`], message }];
  if (!isWallClock(clock))
    return [
      {
        path: [/^\d{4}-\d{2}-\d{2}$/.test(values[`${edge}_day`]) ? `${edge}_time` : `${edge}_day`],
        message: UNREADABLE,
      },
    ];
  // If the duration is unknown, a filled-in end is not an error.
  if (edge === 'end' && durationOf(values) === null) return [];
  return [{ path: [`${edge}_time`], message }];
}
