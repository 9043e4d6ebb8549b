import { Temporal } from 'temporal-polyfill';
import type { FormRules, RulesIssue, RulesResult } from '#kit/forms/form-rules.ts';
import { waitlistInput, waitlistPriorities, type WaitlistFields } from '../rules/index.ts';
import type { CalendarSetup } from '#scheduling/web';
import type { WaitingFragment } from './calendar.operations.gen.ts';

/** What the window of an entry holds: days as YYYY-MM-DD, times as HH:mm, or what was typed where it can't be read. */
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

/** When of a day somebody can come. */
export const TIMES = [
  { value: 'any', label: 'Any time', from: 0, to: 1440 },
  { value: 'morning', label: 'Mornings', from: 0, to: 720 },
  { value: 'afternoon', label: 'Afternoons', from: 720, to: 1440 },
  { value: 'own', label: 'From … to …', from: 0, to: 1440 },
] as const;

/** What is known of a new entry. */
export interface KnownEntry {
  patientId: string | null;
  categoryId: string | null;
  calendarIds: readonly string[];
  appointmentId: string | null;
}

const WEEKS = 8;

/** A new entry as the window begins with it. */
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

/** A kept entry as the window begins with it. */
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

/** The rules of the window: those by which the server checks too, told beside the fields that one types in. */
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

/** Minutes after midnight; null where a time can't be read. */
function minuteOf(clock: string): number | null {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

function clockAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
