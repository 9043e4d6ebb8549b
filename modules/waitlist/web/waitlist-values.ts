import { Temporal } from 'temporal-polyfill';
import type { FormRules, RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';
import { waitlistInput, waitlistPriorities, type WaitlistFields } from '../rules/index.ts';
import type { CalendarSetup } from '#scheduling/web';
import type { WaitingFragment } from './calendar.operations.gen.ts';

/** The form values of an entry: days as YYYY-MM-DD, times as HH:mm, or raw input if it can't be parsed. */
export type WaitlistValues = {
  patient_id: string | null;
  category_id: string | null;
  minutes: number | string | null;
  calendar_ids: string[];
  first_day: string;
  last_day: string;
  weekdays: string[];
  times: string | null;
  start_time: string;
  end_time: string;
  notice_hours: string | null;
  priority: string | null;
  note: string;
  appointment_id: string | null;
};

/** Parts of the day that can be chosen. */
export const TIMES = [
  { value: 'any', label: 'Any time', from: 0, to: 1440 },
  { value: 'morning', label: 'Mornings', from: 0, to: 720 },
  { value: 'afternoon', label: 'Afternoons', from: 720, to: 1440 },
  { value: 'own', label: 'From … to …', from: 0, to: 1440 },
] as const;

/** Initial data of a new entry. */
export interface KnownEntry {
  patientId: string | null;
  categoryId: string | null;
  calendarIds: readonly string[];
  appointmentId: string | null;
}

const WEEKS = 8;

/** Returns the initial form values of a new entry. */
export function newWaitingValues(known: KnownEntry, setup: CalendarSetup, today: string): WaitlistValues {
  const category = setup.event_categories.find(({ id }) => id === known.categoryId);
  return {
    patient_id: known.patientId,
    category_id: category?.id ?? null,
    minutes: category?.event_category_duration ?? null,
    calendar_ids: [...known.calendarIds],
    first_day: today,
    last_day: Temporal.PlainDate.from(today).add({ weeks: WEEKS }).toString(),
    weekdays: [],
    times: 'any',
    start_time: '09:00',
    end_time: '12:00',
    notice_hours: '24',
    priority: 'routine',
    note: '',
    appointment_id: known.appointmentId,
  };
}

/** Returns the form values of a stored entry. */
export function waitingValues(entry: WaitingFragment): WaitlistValues {
  const times = TIMES.find(({ from, to }) => from === entry.start_minute && to === entry.end_minute) ?? TIMES[3];
  return {
    patient_id: entry.patient.id,
    category_id: entry.category_id,
    minutes: entry.minutes,
    calendar_ids: [...entry.calendar_ids],
    first_day: entry.first_day,
    last_day: entry.last_day,
    weekdays: entry.weekdays.map(String),
    times: times.value,
    start_time: clockAt(entry.start_minute),
    end_time: clockAt(Math.min(entry.end_minute, 1439)),
    notice_hours: String(entry.notice_hours),
    priority: entry.priority,
    note: entry.note ?? '',
    appointment_id: entry.appointment_id,
  };
}

/** The form rules of the window: the server's validation rules, with errors assigned to form fields. */
export const waitingFormRules: FormRules<WaitlistValues, WaitlistFields> = {
  '~standard': { version: 1, vendor: 'salus', validate: (values) => validate(values as WaitlistValues) },
};

async function validate(values: WaitlistValues): Promise<RulesResult<WaitlistFields>> {
  const { times, start_time, end_time, weekdays, notice_hours, ...same } = values;
  const span = TIMES.find(({ value }) => value === times) ?? TIMES[0];
  const isOwn = span.value === 'own';
  const checked = await waitlistInput['~standard'].validate({
    ...same,
    weekdays: weekdays.map(Number),
    start_minute: isOwn ? minuteOf(start_time) : span.from,
    end_minute: isOwn ? minuteOf(end_time) : span.to,
    notice_hours: notice_hours === null ? null : Number(notice_hours),
    priority: waitlistPriorities.find((one) => one === values.priority) ?? null,
  });
  if (checked.issues === undefined) return { value: checked.value };
  return { issues: checked.issues.map(({ message, path }) => ({ path: [fieldOf(path)], message })) };
}

function fieldOf(path: RulesIssue['path']): string {
  const [first] = path ?? [];
  if (typeof first !== 'string') return '';
  if (first === 'start_minute') return 'start_time';
  return first === 'end_minute' ? 'end_time' : first;
}

/** Returns the minutes after midnight; null if the time can't be parsed. */
function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

function clockAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
